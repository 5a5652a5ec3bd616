"""The position as plain data for screens."""

from astrarium.core.game import View
from astrarium.core.state import State


def view(state: State) -> View:
    """stub"""
    return {}
