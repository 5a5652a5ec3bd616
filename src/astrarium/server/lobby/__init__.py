"""Everything about matches but their moves: creating, seats, invitations."""
