"""How promising a position is, for bots."""
