"""The components of the game: TOML files, and the tables the rules use."""
