"""Foundation of all games: independent of any single game, without I/O."""
