"""Balance of a game: seats, cards and sources of points over many matches of a bot against itself."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, pstdev
from typing import Final

from astrarium.bots.arena import Execution, Progress, interval, make_plan, play_all
from astrarium.bots.crashes import CrashLog
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.ledger import Ledger
from astrarium.lab.breakdown import FINAL, MatchBreakdown, play
from astrarium.lab.statistics import Lift, lift, win_share

MIN_GAINS: Final = 30
"""Number of gains below which the figures of a card are marked as unreliable."""
Row = dict[str, object]


@dataclass
class CardFigures:
    """Wins of the seats that gained a card and of those that did not, over the matches with it in play."""

    card: str
    group: str
    points: int = 0
    having: list[list[float]] = field(default_factory=list)
    lacking: list[list[float]] = field(default_factory=list)

    def add(self, breakdown: MatchBreakdown) -> None:
        """Add a match in which the card was in play."""
        having: list[float] = []
        lacking: list[float] = []
        for seat, cards in enumerate(breakdown.gained):
            (having if self.card in cards else lacking).append(breakdown.outcome.win(seat))
            self.points += breakdown.brought.get((seat, self.card), 0)
        self.having.append(having)
        self.lacking.append(lacking)

    @property
    def gained(self) -> int:
        """Number of seats that gained the card."""
        return sum(map(len, self.having))

    @property
    def seats(self) -> int:
        """Number of seats in all matches with the card in play."""
        return self.gained + sum(map(len, self.lacking))

    @property
    def few(self) -> bool:
        """Whether the card was gained too rarely for reliable figures."""
        return self.gained < MIN_GAINS

    def lift(self) -> Lift | None:
        """Return the lift of the card (see `statistics.lift`)."""
        return lift(self.having, self.lacking)

    def to_dict(self) -> Row:
        """Return the figures as JSON values."""
        difference = self.lift()
        wins, wins_low, wins_high = win_share(self.having) or (None, None, None)
        return {
            "card": self.card,
            "group": self.group,
            "matches": len(self.having),
            "gained": self.gained,
            "share": round(self.gained / self.seats, 6),
            "mean_points": round(self.points / self.gained, 6) if self.gained else None,
            "wins": None if wins is None else round(wins, 6),
            "wins_low": None if wins_low is None else round(wins_low, 6),
            "wins_high": None if wins_high is None else round(wins_high, 6),
            "lift": None if difference is None else round(difference.points, 4),
            "low": None if difference is None else round(difference.low, 4),
            "high": None if difference is None else round(difference.high, 4),
            "few": self.few,
        }


@dataclass(frozen=True)
class Balance:
    """Breakdowns of the matches of a bot against itself."""

    game: Game
    bot: str
    seats: int
    seed: int
    options: Mapping[str, Value]
    breakdowns: Sequence[MatchBreakdown]
    crashes: int = 0  # workers that crashed; their matches were played again

    def cards(self) -> list[CardFigures]:
        """Return all cards by descending lift: reliable ones first, those without a lift last."""
        return sorted(count_cards(self.game.ledger, self.breakdowns), key=_by_lift)

    def to_dict(self) -> Row:
        """Return the figures as JSON values."""
        return {
            "game": self.game.name,
            "pack": self.game.pack_line or None,
            "bot": self.bot,
            "seats": self.seats,
            "matches": len(self.breakdowns),
            "seed": self.seed,
            "options": dict(self.options),
            "scores": score_spread(self.breakdowns),
            "places": [place_row(self.breakdowns, place) for place in range(self.seats)],
            "sources": source_rows(self.breakdowns),
            "cards": [figures.to_dict() for figures in self.cards()],
            "crashes": self.crashes,
        }


def balance(  # noqa: PLR0913
    game_name: str,
    bot: str = "mcts:60",
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play matches of a bot against itself on all seats and return their breakdowns.

    All seeds are derived from `seed` and the match number, so the result does not depend on `workers` (None:
    one process per processor). Crashed workers are logged, counted and replaced.
    """
    game = REGISTRY.find(game_name)
    plan = make_plan(game, [bot], seats, seed, options or {})
    crashes = CrashLog(seed)
    breakdowns = play_all(play, plan, matches, Execution(workers, progress, on_crash=crashes.add))
    return Balance(game, bot, plan.seats, seed, plan.options, breakdowns, crashes.count)


def count_cards(ledger: Ledger, breakdowns: Sequence[MatchBreakdown]) -> list[CardFigures]:
    """Return the figures of each card that was in play, by name."""
    figures: dict[str, CardFigures] = {}
    for breakdown in breakdowns:
        for card in sorted(breakdown.in_play):
            if card not in figures:
                figures[card] = CardFigures(card, ledger.group(card))
            figures[card].add(breakdown)
    return [figures[card] for card in sorted(figures)]


def _by_lift(figures: CardFigures) -> tuple[bool, bool, float, str]:
    difference = figures.lift()
    return difference is None, figures.few, 0.0 if difference is None else -difference.points, figures.card


def score_spread(breakdowns: Sequence[MatchBreakdown]) -> Row:
    """Return the distribution of the scores of all seats of all matches."""
    scores = [score for breakdown in breakdowns for score in breakdown.outcome.scores]
    return {
        "mean": round(fmean(scores), 6),
        "deviation": round(pstdev(scores), 6),
        "least": min(scores),
        "median": float(median(scores)),
        "most": max(scores),
        "mean_of_winners": round(fmean(max(breakdown.outcome.scores) for breakdown in breakdowns), 6),
    }


def place_row(breakdowns: Sequence[MatchBreakdown], place: int) -> Row:
    """Return the win share, its 95 % interval and the mean score at `place` of the starting turn order."""
    wins = [breakdown.outcome.win(breakdown.order[place]) for breakdown in breakdowns]
    scores = [breakdown.outcome.scores[breakdown.order[place]] for breakdown in breakdowns]
    low, high = interval([[win] for win in wins])
    return {
        "place": place + 1,
        "wins": round(sum(wins), 6),
        "share": round(fmean(wins), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_score": round(fmean(scores), 6),
    }


def source_rows(breakdowns: Sequence[MatchBreakdown]) -> list[Row]:
    """Return the points per seat and match by category, the largest first, and by round."""
    sums: dict[str, Counter[int]] = {}
    for breakdown in breakdowns:
        for (_, category, number), amount in breakdown.earned.items():
            sums.setdefault(category, Counter())[number] += amount
    seats = sum(len(breakdown.gained) for breakdown in breakdowns)
    total = sum(map(Counter.total, sums.values()))
    rounds = sorted({number for by_round in sums.values() for number in by_round})
    return [
        {
            "category": category,
            "mean_points": round(sums[category].total() / seats, 6),
            "share": round(sums[category].total() / total, 6) if total else 0.0,
            "rounds": {_round_name(number): round(sums[category][number] / seats, 6) for number in rounds},
        }
        for category in sorted(sums, key=lambda name: (-sums[name].total(), name))
    ]


def _round_name(number: int) -> str:
    return "final" if number == FINAL else str(number)
