"""Features of positions for machine learning."""
