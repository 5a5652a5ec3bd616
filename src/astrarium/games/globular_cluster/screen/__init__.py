"""Output for players: views for browsers, text for terminals, the gallery, the score breakdown."""
