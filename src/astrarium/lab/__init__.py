"""The laboratory: what many matches tell about a game."""
