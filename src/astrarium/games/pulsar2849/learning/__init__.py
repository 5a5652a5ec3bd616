"""The feature encoder: a position as small integers for learning."""
