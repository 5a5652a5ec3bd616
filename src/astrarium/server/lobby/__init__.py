"""Everything about matches except their moves: creation, seats, invitations."""
