"""stub"""

from astrarium.core.game import Line, View


def draw(view: View) -> list[Line]:
    return []
