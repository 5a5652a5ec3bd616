"""How balanced a game is: seats, cards and sources of points over many matches of a bot against itself."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, pstdev
from typing import Final

from astrarium.bots.arena import Progress, interval, make_plan, play_all
from astrarium.bots.crashes import CrashLog
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.ledger import Ledger
from astrarium.lab.breakdown import FINAL, MatchBreakdown, play
from astrarium.lab.statistics import Lift, lift, win_share

ENOUGH: Final = 30
"""With fewer gains than this, figures about a card say little."""
Row = dict[str, object]


@dataclass
class CardFigures:
    """A card in the matches in which it was in play: the wins of those who gained it and of the others."""

    card: str
    group: str
    points: int = 0
    having: list[list[float]] = field(default_factory=list)
    lacking: list[list[float]] = field(default_factory=list)

    def add(self, account: MatchBreakdown) -> None:
        """One more match with the card in play."""
        having: list[float] = []
        lacking: list[float] = []
        for seat, cards in enumerate(account.gained):
            (having if self.card in cards else lacking).append(account.outcome.win(seat))
            self.points += account.brought.get((seat, self.card), 0)
        self.having.append(having)
        self.lacking.append(lacking)

    @property
    def gained(self) -> int:
        """The seats that gained it."""
        return sum(map(len, self.having))

    @property
    def seats(self) -> int:
        """The seats that could have gained it."""
        return self.gained + sum(map(len, self.lacking))

    @property
    def few(self) -> bool:
        """Whether it was gained too seldom to say much."""
        return self.gained < ENOUGH

    def lift(self) -> Lift | None:
        """See `lab.lift`."""
        return lift(self.having, self.lacking)

    def to_dict(self) -> Row:
        """The figures, ready for JSON."""
        found = self.lift()
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
            "lift": None if found is None else round(found.points, 4),
            "low": None if found is None else round(found.low, 4),
            "high": None if found is None else round(found.high, 4),
            "few": self.few,
        }


@dataclass(frozen=True)
class Balance:
    """All matches of a bot against itself, broken down."""

    game: Game
    bot: str
    seats: int
    seed: int
    options: Mapping[str, Value]
    accounts: Sequence[MatchBreakdown]
    crashes: int = 0  # workers that died; their matches were played again

    def cards(self) -> list[CardFigures]:
        """Every card that was in play, by lift: those gained often enough first, those without one last."""
        return sorted(count_cards(self.game.ledger, self.accounts), key=_by_lift)

    def to_dict(self) -> Row:
        """The figures, ready for JSON."""
        return {
            "game": self.game.name,
            "pack": self.game.pack_line or None,
            "bot": self.bot,
            "seats": self.seats,
            "matches": len(self.accounts),
            "seed": self.seed,
            "options": dict(self.options),
            "scores": score_spread(self.accounts),
            "places": [place_row(self.accounts, place) for place in range(self.seats)],
            "sources": source_rows(self.accounts),
            "cards": [figures.to_dict() for figures in self.cards()],
            "crashes": self.crashes,
        }


def balance(
    game_name: str,
    bot: str = "greedy",
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Let a bot play against itself on all seats, and break the matches down.

    All seeds follow from `seed` and the number of the match, so the result is the same for any number of
    worker processes (None: as many as processors). Crashed workers are logged, counted and replaced.
    """
    game = REGISTRY.find(game_name)
    plan = make_plan(game, [bot], seats, seed, options or {})
    crashes = CrashLog(seed)
    accounts = play_all(play, plan, matches, workers, progress, on_crash=crashes.add)
    return Balance(game, bot, plan.seats, seed, plan.options, accounts, crashes.count)


def count_cards(ledger: Ledger, accounts: Sequence[MatchBreakdown]) -> list[CardFigures]:
    """The figures of every card that was in play, by name."""
    found: dict[str, CardFigures] = {}
    for account in accounts:
        for card in sorted(account.in_play):
            if card not in found:
                found[card] = CardFigures(card, ledger.group(card))
            found[card].add(account)
    return [found[card] for card in sorted(found)]


def _by_lift(figures: CardFigures) -> tuple[bool, bool, float, str]:
    found = figures.lift()
    return found is None, figures.few, 0.0 if found is None else -found.points, figures.card


def score_spread(accounts: Sequence[MatchBreakdown]) -> Row:
    """The scores of all seats of all matches."""
    scores = [score for account in accounts for score in account.outcome.scores]
    return {
        "mean": round(fmean(scores), 6),
        "deviation": round(pstdev(scores), 6),
        "least": min(scores),
        "median": float(median(scores)),
        "most": max(scores),
        "mean_of_winners": round(fmean(max(account.outcome.scores) for account in accounts), 6),
    }


def place_row(accounts: Sequence[MatchBreakdown], place: int) -> Row:
    """Whoever has a place in the starting turn order: win share with a 95 % interval, and mean score."""
    wins = [account.outcome.win(account.order[place]) for account in accounts]
    low, high = interval([[win] for win in wins])
    return {
        "place": place + 1,
        "wins": round(sum(wins), 6),
        "share": round(fmean(wins), 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_score": round(fmean(account.outcome.scores[account.order[place]] for account in accounts), 6),
    }


def source_rows(accounts: Sequence[MatchBreakdown]) -> list[Row]:
    """Points per seat and match by category, the largest first, and by the round in which they came."""
    sums: dict[str, Counter[int]] = {}
    for account in accounts:
        for (_, category, when), amount in account.earned.items():
            sums.setdefault(category, Counter())[when] += amount
    count = sum(len(account.gained) for account in accounts)
    whole = sum(map(Counter.total, sums.values()))
    rounds = sorted({when for by_round in sums.values() for when in by_round})
    return [
        {
            "category": category,
            "mean_points": round(sums[category].total() / count, 6),
            "share": round(sums[category].total() / whole, 6) if whole else 0.0,
            "rounds": {_round_name(when): round(sums[category][when] / count, 6) for when in rounds},
        }
        for category in sorted(sums, key=lambda name: (-sums[name].total(), name))
    ]


def _round_name(when: int) -> str:
    return "final" if when == FINAL else str(when)
