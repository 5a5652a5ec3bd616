"""stub"""

from astrarium.core.game import View
from astrarium.core.state import State


def view(state: State) -> View:
    return {}
