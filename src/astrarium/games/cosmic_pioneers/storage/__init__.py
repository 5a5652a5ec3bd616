"""Validation of stored positions."""
