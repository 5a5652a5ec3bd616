"""The ladder: bots that play against their neighbours, in a file of results that grows, and their ratings.

The file has one line of JSON for each match. A rung is a pair of neighbouring bots; called again, the
ladder plays the matches that a rung lacks, with new seeds, so bots can be added at any time.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from astrarium.bots.arena import Execution, Outcome, Plan, make_plan, play
from astrarium.bots.crashes import CrashLog
from astrarium.core.errors import BadRecord
from astrarium.core.game import Game
from astrarium.lab.ratings import RatedMatch, Ratings, rate

MATCHES: Final = {2: 600, 3: 200, 4: 200}
"""Matches of a rung by number of seats."""
SAVED_AT_ONCE: Final = 20
"""Matches between two writes to the file."""
OnMatches = Callable[[str, int, int], None]
"""Called with the bots of a rung, its matches so far and all of them."""


@dataclass(frozen=True)
class LadderMatch:
    """A match on the ladder: what was played, and the result by seat."""

    game: str
    edition: int
    seats: int
    seed: int
    match: int
    bots: list[str]
    scores: list[int]
    places: list[int]

    @property
    def rated(self) -> RatedMatch:
        """The match as the ratings need it."""
        return RatedMatch(tuple(self.bots), tuple(self.places))


class Ladder:
    """The results of one game and number of seats, in a file that may have others, too."""

    def __init__(self, game: Game, seats: int, file: Path) -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.matches = [match for match in read_matches(file) if self._belongs(match)]

    def _belongs(self, match: LadderMatch) -> bool:
        return (match.game, match.edition, match.seats) == (self.game.name, self.game.edition, self.seats)

    def rung(self, pair: Sequence[str]) -> list[LadderMatch]:
        """Return the matches in which exactly the bots of `pair` played."""
        return [match for match in self.matches if set(match.bots) == set(pair)]

    def climb(
        self, bots: Sequence[str], matches: int, seed: int, workers: int | None, notice: OnMatches
    ) -> None:
        """Play until every pair of neighbours in `bots` has `matches` matches."""
        for pair in pairwise(bots):
            self._play_rung(pair, matches, seed, workers, notice)

    def _play_rung(
        self, pair: tuple[str, str], matches: int, seed: int, workers: int | None, notice: OnMatches
    ) -> None:
        plan = make_plan(self.game, pair, self.seats, seed, {})
        done = {match.match for match in self.rung(pair) if match.seed == seed}
        lacking = matches - len(self.rung(pair))
        if lacking <= 0:
            return
        first = max(done, default=-1) + 1
        numbers = range(first, first + lacking)
        execution = Execution(workers, on_crash=CrashLog(seed).add)
        fresh: list[LadderMatch] = []
        for _, outcome in execution.distribute(partial(play, plan), numbers):
            fresh.append(self._entry(plan, outcome))
            notice(" : ".join(pair), len(self.rung(pair)) + len(fresh), matches)
            if len(fresh) >= SAVED_AT_ONCE:
                self._save(fresh)
                fresh = []
        self._save(fresh)

    def _entry(self, plan: Plan, outcome: Outcome) -> LadderMatch:
        bots = [plan.bots[plan.bot_at(outcome.match, seat)] for seat in range(plan.seats)]
        return LadderMatch(
            self.game.name,
            self.game.edition,
            self.seats,
            plan.seed,
            outcome.match,
            bots,
            list(outcome.scores),
            list(outcome.places),
        )

    def _save(self, fresh: list[LadderMatch]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(asdict(match)) + "\n" for match in fresh)
        self.matches += fresh

    def ratings(self) -> Ratings:
        """Return the ratings of all bots that have played."""
        return rate([match.rated for match in self.matches])

    def to_dict(self) -> dict[str, Any]:
        """Return the ratings as JSON values."""
        found = self.ratings()
        return {
            "game": self.game.name,
            "seats": self.seats,
            "matches": len(self.matches),
            "bots": [
                {name: round(value, 1) if isinstance(value, float) else value for name, value in each.items()}
                for each in map(asdict, found.bots)
            ],
            "seat_effects": [round(effect, 1) for effect in found.seats[self.seats]],
        }


def read_matches(file: Path) -> Iterator[LadderMatch]:
    """Yield the matches of a ladder's file; a missing file has none."""
    if not file.exists():
        return
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        try:
            yield LadderMatch(**json.loads(line))
        except (TypeError, ValueError):
            raise BadRecord(f"{file}, line {number}: this is not a match of a ladder") from None
