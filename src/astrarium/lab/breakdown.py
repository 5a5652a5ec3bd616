"""The breakdown of a match: its outcome, the cards each seat gained, and the sources of points."""

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
"""BEFORE and FINAL take the place of a round number: before the first round, and the final scoring."""


@dataclass(frozen=True)
class MatchBreakdown:
    """Cards and points of a finished match."""

    outcome: Outcome
    order: tuple[int, ...]  # the seats in the starting turn order
    in_play: frozenset[str]
    gained: tuple[frozenset[str], ...]  # cards by seat
    brought: dict[tuple[int, str], int]  # points by seat and card
    earned: dict[tuple[int, str, int], int]  # points by seat, category and round


class BreakdownObserver(Observer):
    """Collects the score notes of a match while it is played."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.order: list[int] = []
        self.round = BEFORE
        self.notes_read = 0
        self.brought: Counter[tuple[int, str]] = Counter()
        self.earned: Counter[tuple[int, str, int]] = Counter()

    def started(self, match: Match) -> None:
        match.state.notes = []
        match.state.sources = []
        self._update_round(match.state)

    def played(self, match: Match, _actor: int, _action: int) -> None:
        notes, sources = match.state.notes or [], match.state.sources or []
        for index in range(self.notes_read, len(notes)):
            self._add_note(notes[index], sources[index])
        self.notes_read = len(notes)
        self._update_round(match.state)

    def _update_round(self, state: State) -> None:
        """Store the round, to which the notes of the next event belong, and the starting turn order."""
        if not self.order and state.actor >= 0:
            self.order = self.game.ledger.order(state)
        self.round = self.game.ledger.round_number(state)

    def _add_note(self, note: tuple[int, int, int], source: int) -> None:
        seat, clause_number, amount = note
        ledger, clause = self.game.ledger, self.game.catalogue.id(clause_number)
        card = ledger.card(source)
        if card is not None:
            self.brought[seat, card] += amount
        number = FINAL if ledger.is_final(clause, source) else self.round
        self.earned[seat, ledger.category(clause, source), number] += amount

    def breakdown(self, match: int, state: State) -> MatchBreakdown:
        """Return the breakdown of match number `match` from its final `state`.

        Points without a note are those a seat started with.
        """
        ledger, seats = self.game.ledger, range(state.seats)
        noted: Counter[int] = Counter()
        for seat, _, amount in state.notes or []:
            noted[seat] += amount
        for seat, score in enumerate(state.scores()):
            if score != noted[seat]:
                self.earned[seat, START, BEFORE] += score - noted[seat]
        return MatchBreakdown(
            outcome(match, state),
            tuple(self.order),
            frozenset(ledger.in_play(state)),
            tuple(frozenset(ledger.gained(state, seat)) for seat in seats),
            dict(self.brought),
            dict(self.earned),
        )


def play(plan: Plan, match: int) -> MatchBreakdown:
    """Play match number `match` of a plan and return its breakdown."""
    observer = BreakdownObserver(REGISTRY.find(plan.game))
    return observer.breakdown(match, seat_bots(plan, match, [observer]).run())
