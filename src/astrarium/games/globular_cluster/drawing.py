"""The table as lines of styled text for a terminal."""

from astrarium.core.game import Line, View


def draw(view: View) -> list[Line]:
    """stub"""
    return []
