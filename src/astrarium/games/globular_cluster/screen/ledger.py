"""Where points come from: systems and crystals."""

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
    """There are no cards, and scoring rounds come when a supernova does."""

    def order(self, state: State) -> list[int]:
        assert isinstance(state, GlobularState)
        return [int((state.turn + place) % state.seats) for place in range(state.seats)]

    def category(self, clause: str, _source: int) -> str:
        return BY_CLAUSE[clause]
