# ruff: noqa: ARG002  (all points are counted at the end, whatever they are for)
"""Breakdown of a finished match: commanders, scenario, and the sources of points."""

from typing import Final, final

from astrarium.core.ledger import Ledger
from astrarium.core.state import State
from astrarium.games.cosmic_pioneers.components import schema, tables
from astrarium.games.cosmic_pioneers.rules import columns
from astrarium.games.cosmic_pioneers.rules.scoring import FIRST_COMMANDER_SOURCE, FIRST_COUNTED
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

BY_CLAUSE: Final = {"C-SCORE-01": "colonists", "C-SCORE-02": "planets", "C-SCORE-03": "credits"}
BY_SCENARIO: Final = "C-SETUP-15"


@final
class CosmicLedger(Ledger):
    """The ledger of Cosmic Pioneers. Cards are commanders; the scenario is shared by all seats."""

    def order(self, state: State) -> list[int]:
        """Return the seats in turn order of round 1; since then the token has passed on once a round."""
        s = _cosmic(state)
        first = (s.first - s.round + 1) % s.seats
        return [int((first + steps) % s.seats) for steps in range(s.seats)]

    def round_number(self, state: State) -> int:
        return int(_cosmic(state).round)

    def in_play(self, state: State) -> list[str]:
        s = _cosmic(state)
        return [tables.COMMANDERS.names[s.get(seat, columns.COMMANDER)] for seat in range(s.seats)]

    def gained(self, state: State, seat: int) -> list[str]:
        return [tables.COMMANDERS.names[_cosmic(state).get(seat, columns.COMMANDER)]]

    def group(self, card: str) -> str:
        return "scenario" if card in tables.SCENARIOS.names else "commander"

    def card(self, source: int) -> str | None:
        return self.component(source) if source >= FIRST_COMMANDER_SOURCE else None

    def component(self, source: int) -> str:
        if source >= FIRST_COMMANDER_SOURCE:
            return tables.COMMANDERS.names[source - FIRST_COMMANDER_SOURCE]
        return tables.SCENARIOS.names[source % int(tables.SCENARIO_COUNT)] if source >= 0 else ""

    def name_id(self, component: str) -> str:
        return f"{self.group(component)}-{component}"

    def category(self, clause: str, source: int) -> str:
        if clause == BY_SCENARIO:
            return schema.COUNTERS[(source - int(FIRST_COUNTED)) // int(tables.SCENARIO_COUNT)].replace(
                "_", " "
            )
        return BY_CLAUSE[clause]

    def is_final(self, clause: str, source: int) -> bool:
        return True


def _cosmic(state: State) -> CosmicState:
    assert isinstance(state, CosmicState)
    return state
