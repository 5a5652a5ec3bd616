"""The position in numbers for learning."""
