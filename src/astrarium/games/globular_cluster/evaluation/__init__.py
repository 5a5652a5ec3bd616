"""Heuristic evaluation of positions for bots."""
