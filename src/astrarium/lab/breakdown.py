"""What is kept of a match when it is broken down: who won, who gained which card, where points came from."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from astrarium.bots.arena import Outcome, Plan, outcome, seat_bots
from astrarium.core.game import REGISTRY, Game
from astrarium.core.match import Match, Observer
from astrarium.core.state import State

START: Final = "start"
BEFORE: Final = 0
FINAL: Final = 1_000_000
"""Instead of the number of a round: before the first, and after the last."""


@dataclass(frozen=True)
class MatchBreakdown:
    """A match, broken down."""

    outcome: Outcome
    order: tuple[int, ...]  # the seats in the turn order of the start
    in_play: frozenset[str]
    gained: tuple[frozenset[str], ...]  # cards by seat
    brought: dict[tuple[int, str], int]  # points by seat and card
    earned: dict[tuple[int, str, int], int]  # points by seat, category and round


class BreakdownObserver(Observer):
    """Reads the notes of a match while it is played."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.order: list[int] = []
        self.round = BEFORE
        self.read = 0
        self.brought: Counter[tuple[int, str]] = Counter()
        self.earned: Counter[tuple[int, str, int]] = Counter()

    def started(self, match: Match) -> None:
        match.state.notes = []
        match.state.sources = []
        self._look(match.state)

    def played(self, match: Match, _actor: int, _action: int) -> None:
        notes, sources = match.state.notes or [], match.state.sources or []
        for number in range(self.read, len(notes)):
            self._enter(notes[number], sources[number])
        self.read = len(notes)
        self._look(match.state)

    def _look(self, state: State) -> None:
        """The turn order is that before the first decision; notes belong to the round they began in."""
        if not self.order and state.actor >= 0:
            self.order = self.game.ledger.order(state)
        self.round = self.game.ledger.round_number(state)

    def _enter(self, note: tuple[int, int, int], source: int) -> None:
        seat, number, amount = note
        ledger, clause = self.game.ledger, self.game.catalogue.id(number)
        card = ledger.card(source)
        if card is not None:
            self.brought[seat, card] += amount
        when = FINAL if ledger.is_final(clause, source) else self.round
        self.earned[seat, ledger.category(clause, source), when] += amount

    def account(self, number: int, state: State) -> MatchBreakdown:
        """The match, which is over; points without a note are those a seat began with."""
        ledger, seats = self.game.ledger, range(state.seats)
        noted: Counter[int] = Counter()
        for seat, _, amount in state.notes or []:
            noted[seat] += amount
        for seat, score in enumerate(state.scores()):
            if score != noted[seat]:
                self.earned[seat, START, BEFORE] += score - noted[seat]
        return MatchBreakdown(
            outcome(number, state),
            tuple(self.order),
            frozenset(ledger.in_play(state)),
            tuple(frozenset(ledger.gained(state, seat)) for seat in seats),
            dict(self.brought),
            dict(self.earned),
        )


def play(plan: Plan, number: int) -> MatchBreakdown:
    """One match of a plan, by its number."""
    scribe = BreakdownObserver(REGISTRY.find(plan.game))
    return scribe.account(number, seat_bots(plan, number, [scribe]).run())
