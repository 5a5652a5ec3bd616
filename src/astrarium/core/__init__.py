"""The ground all games stand on: it knows no game and does no I/O."""
