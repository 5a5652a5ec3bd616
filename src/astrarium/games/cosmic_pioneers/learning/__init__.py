"""Features of a position for learning."""
