"""Heuristic value of a position for bots."""
