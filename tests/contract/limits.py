"""Upper bounds of turns and matches of each game; a registered game without an entry fails the contract."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from astrarium.core.state import State
from astrarium.games.cosmic_pioneers.components.tables import (
    SCENARIOS,
)
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.pulsar2849.rules import steps


class Turns(Protocol):
    """Counts the turns of a match from what happens in it."""

    count: int
    skipped: bool

    def see(self, state: State, text: str) -> None:
        """Count turns; called before the action `text` is applied to `state`."""


class GlobularTurns:
    """A turn begins with a draw, with another seat, or with fresh action points.

    A seat without any piece on the board may have nothing to do: its turn then passes unseen.
    """

    def __init__(self) -> None:
        self.count = 0
        self.skipped = False
        self._seat = -1
        self._points = 0
        self._fresh = False

    def see(self, state: State, text: str) -> None:
        assert isinstance(state, GlobularPosition)
        if text.startswith("draw"):
            self._fresh = True
            return
        if state.actor < 0:
            return
        if self._fresh or state.actor != self._seat or state.points > self._points:
            self.count += 1
        self._seat, self._points, self._fresh = int(state.actor), int(state.points), text == "end"
        cells = len(state.tile)
        for seat in range(state.seats):
            members = sum(list(state.members)[seat * cells : (seat + 1) * cells])
            self.skipped = self.skipped or (members == 0 and state.leader[seat] < 0)


class PulsarTurns:
    """A turn starts when a seat may use its dice and ends when it says so; no seat is ever skipped.

    What is decided between two turns (drafts, purchases, final scoring) counts as part of the earlier one.
    """

    def __init__(self) -> None:
        self.count = 0
        self.skipped = False
        self._open = False

    def see(self, state: State, text: str) -> None:
        if state.step() == steps.ACT and not self._open:
            self.count += 1
            self._open = True
        if text == "end":
            self._open = False


class CosmicTurns:
    """Every seat has a turn in every round; a scenario with an ending of its own may have fewer rounds.

    What is decided before the first turn, and between two rounds, counts as part of the turn before.
    """

    def __init__(self) -> None:
        self.count = 0
        self.skipped = False
        self._turn = (0, -1)

    def see(self, state: State, text: str) -> None:  # noqa: ARG002
        assert isinstance(state, CosmicState)
        turn = (int(state.round), int(state.turn))
        if state.turn >= 0 and turn != self._turn:
            self.count += 1
            self._turn = turn
        self.skipped = state.scenario >= 0 and len(SCENARIOS.ending[state.scenario]) > 0


@dataclass(frozen=True)
class ContractLimits:
    """Bounds that follow from the rules of a game."""

    decisions: int  # decisions in one turn, and until the next one
    luck: int  # chance events in one turn
    turns: dict[int, int]  # exact number of turns by number of seats
    counter: Callable[[], Turns]

    def events(self, seats: int) -> int:
        """Return the maximum number of events of a match, including the choice of the first player."""
        return 1 + self.turns[seats] * (self.decisions + self.luck)


LIMITS: Final = {
    # The longest turn: a move, a fight with its crash and four pieces to land, the adventure with an event
    # that lets four ships crash, eight slots to load, four pieces to unload on slots of choice, a bombardment
    # with six victims. The set-up has 23 decisions and 16 draws. C-END-01 gives the turns.
    "cosmic-pioneers": ContractLimits(
        decisions=64, luck=20, turns={2: 24, 3: 36, 4: 48}, counter=CosmicTurns
    ),
    # A place, an orientation, ten actions of one point; a tile and two dice. G-END-05 gives the turns.
    "globular-cluster": ContractLimits(
        decisions=12, luck=3, turns={2: 36, 3: 39, 4: 44}, counter=GlobularTurns
    ),
    # At most four dice a turn (two drafted, one of a card, one bonus die), each at most a launch, eight
    # segments, eight stations and seven choices at their end; six pulsars to develop, a copied die, the end:
    # 104. Then at most eight drafts, two purchases for each of twelve cards that sell, three goals with two
    # bonuses for each of four seats. A die turns up at most eight systems and four exploration tiles; nine
    # dice and three transmitters are for the next round. Each seat has a turn in each of eight rounds.
    "pulsar2849": ContractLimits(decisions=160, luck=60, turns={2: 16, 3: 24, 4: 32}, counter=PulsarTurns),
}
