"""The rules of Cosmic Pioneers."""
