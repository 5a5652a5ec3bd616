"""Categories of points for the score breakdown: systems and crystals."""

from typing import Final, final

from astrarium.core.ledger import Ledger
from astrarium.core.state import State
from astrarium.games.globular_cluster.rules.state import GlobularState

BY_CLAUSE: Final = {
    "G-SCORE-02": "systems",
    "G-SCORE-05": "systems",
    "G-SCORE-06": "crystals",
    "G-SCORE-07": "crystals",
    "G-SCORE-08": "crystals",
}


@final
class GlobularLedger(Ledger):
    """Order of play and categories of points; this game has neither cards nor numbered rounds."""

    def order(self, state: State) -> list[int]:
        assert isinstance(state, GlobularState)
        return [int((state.turn + place) % state.seats) for place in range(state.seats)]

    def category(self, clause: str, _source: int) -> str:
        return BY_CLAUSE[clause]
