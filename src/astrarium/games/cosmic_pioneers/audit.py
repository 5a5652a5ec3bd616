"""stub"""

from astrarium.games.cosmic_pioneers.state import CosmicState


def audit(s: CosmicState) -> None:
    pass
