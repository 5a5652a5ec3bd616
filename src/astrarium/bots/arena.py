"""Duels: many matches of bots against bots, and confidence intervals of the result."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol, TypeVar

from astrarium import bots as _bots
from astrarium.bots.crashes import CrashLog, OnCrash, log_crash
from astrarium.bots.processes import in_processes
from astrarium.core.dealer import Dealer
from astrarium.core.errors import BadOption
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.match import Match, Observer
from astrarium.core.record import check_pack
from astrarium.core.state import State

Z95: Final = 1.959964
Progress = Callable[[int, int], None]
Result = TypeVar("Result")


class Distributor(Protocol):
    """Function that distributes jobs over workers, such as `in_processes`."""

    def __call__(
        self, work: Callable[[int], Result], jobs: Sequence[int], workers: int | None, *, on_crash: OnCrash
    ) -> Iterator[tuple[int, Result]]:
        """Yield each job with its result, in any order; call `on_crash` for each crashed worker."""


@dataclass(frozen=True)
class Execution:
    """Where matches are played and what is reported meanwhile.

    `workers` is the number of processes (None: one per processor), `progress` is called with the number of
    matches played and of all matches.
    """

    workers: int | None = None
    progress: Progress | None = None
    spread: Distributor = in_processes
    on_crash: OnCrash = log_crash

    def distribute(self, work: Callable[[int], Result], jobs: Sequence[int]) -> Iterator[tuple[int, Result]]:
        """Yield each job with its result, in any order."""
        return self.spread(work, jobs, self.workers, on_crash=self.on_crash)


@dataclass(frozen=True)
class Plan:
    """Description of a duel from which a worker can play any match by its number.

    A deal is a group of matches with the same dealer's seed, one for each rotation of the bots.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: Mapping[str, Value]
    pack: str = ""  # of the process that made the plan

    def deal(self, match: int) -> int:
        """Return the number of the deal that `match` belongs to."""
        return match // len(self.bots)

    def bot_at(self, match: int, seat: int) -> int:
        """Return the index of the bot at `seat`; bots rotate by one seat from match to match."""
        return (seat + match) % len(self.bots)

    def dealer_seed(self, match: int) -> int:
        """Return the seed of the dealer, which depends only on the deal of `match`."""
        return (self.seed << 40) | (self.deal(match) << 8)

    def bot_seed(self, match: int, seat: int) -> int:
        """Return the seed of the bot at `seat`, different for each seat and match."""
        return (self.seed << 40) | (match << 8) | (seat + 1)


@dataclass(frozen=True)
class Outcome:
    """Scores and places of a finished match, by seat."""

    match: int
    scores: tuple[int, ...]
    places: tuple[int, ...]

    def win(self, seat: int) -> float:
        """Return 1 for a victory of `seat`, 1/k for one shared by k seats, otherwise 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass
class BotStanding:
    """Results of a bot; each seat it plays in a match is one appearance."""

    bot: str
    wins: float = 0.0
    score: int = 0
    place: int = 0
    deals: dict[int, list[float]] = field(default_factory=dict)

    def add(self, deal: int, win: float, score: int, place: int) -> None:
        """Add an appearance."""
        self.wins += win
        self.score += score
        self.place += place
        self.deals.setdefault(deal, []).append(win)

    @property
    def matches(self) -> int:
        """Number of appearances."""
        return sum(len(wins) for wins in self.deals.values())

    @property
    def share(self) -> float:
        """Wins per appearance."""
        return self.wins / self.matches

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share (see the function `interval`)."""
        return interval(list(self.deals.values()))

    def to_dict(self) -> dict[str, object]:
        """Return the figures as JSON values."""
        low, high = self.interval()
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "mean_score": round(self.score / self.matches, 6),
            "mean_place": round(self.place / self.matches, 6),
        }


@dataclass(frozen=True)
class Duel:
    """The result of many matches; `bots` are in the order of the call."""

    game: str
    seats: int
    matches: int
    bots: tuple[BotStanding, ...]
    crashes: int = 0  # workers that crashed; their matches were played again
    pack: str = ""

    def to_dict(self) -> dict[str, object]:
        """Return the figures as JSON values."""
        return {
            "game": self.game,
            "pack": self.pack or None,
            "seats": self.seats,
            "matches": self.matches,
            "bots": [standing.to_dict() for standing in self.bots],
            "crashes": self.crashes,
        }


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of the share of wins, given the wins of each deal.

    It is Wilson's interval for the effective sample size, since matches of one deal share their chance
    events. That size lies between the number of deals and the number of appearances. Shared wins vary less
    than whole ones, so the interval is slightly too wide.
    """
    count = sum(len(wins) for wins in deals)
    share = sum(sum(wins) for wins in deals) / count
    return wilson(share, _effective_size(deals, share, count))


def wilson(share: float, size: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share observed in `size` independent appearances."""
    middle = share + Z95 * Z95 / (2 * size)
    half_width = Z95 * math.sqrt(share * (1 - share) / size + Z95 * Z95 / (4 * size * size))
    scale = 1 + Z95 * Z95 / size
    low, high = (middle - half_width) / scale, (middle + half_width) / scale
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # rounding must not exclude the share


def _effective_size(deals: Sequence[Sequence[float]], share: float, count: int) -> float:
    """Return the number of independent appearances with the variance of the deals."""
    clusters = len(deals)
    if clusters < 2:
        return clusters
    squares = sum((sum(wins) - share * len(wins)) ** 2 for wins in deals)
    variance = squares / count**2 * clusters / (clusters - 1)
    if variance == 0:
        return count
    return min(count, max(clusters, share * (1 - share) / variance))


def duel(  # noqa: PLR0913
    game_name: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    spread: Distributor = in_processes,
) -> Duel:
    """Play matches between bots with rotated seats and return their results.

    Each dealer's seed is played once per bot, so that every bot plays every seat with the same seed. If
    `matches` is a multiple of the number of bots, neither chance nor seats favour a bot. With more seats than
    bots, the bots repeat around the table. All seeds are derived from `seed` and the match number, so the
    result does not depend on `workers` and `spread`. Crashed workers are logged, counted and replaced.
    """
    plan = make_plan(REGISTRY.find(game_name), bots, seats, seed, options or {})
    crashes = CrashLog(seed)
    outcomes = play_all(play, plan, matches, Execution(workers, progress, spread, crashes.add))
    return tally(plan, outcomes, crashes.count)


def make_plan(
    game: Game, bots: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Value]
) -> Plan:
    """Return a plan; raise if a bot, the seats or an option do not exist."""
    if not bots:
        raise BadOption("a match needs at least one bot")
    for text in bots:
        _bots.parse(text, engines=True)
    count = max(len(bots), game.seats.start) if seats is None else seats
    if count < len(bots):
        raise BadOption(f"{len(bots)} bots need at least {len(bots)} seats, not {count}")
    game.start(count, options)  # raises for invalid seats and options
    return Plan(game.name, tuple(bots), count, seed, dict(options), game.pack_line)


def play_all(
    play_one: Callable[[Plan, int], Result],
    plan: Plan,
    matches: int,
    execution: Execution,
) -> list[Result]:
    """Call `play_one(plan, match)` for each match in workers; return the results by match number.

    `play_one` must be picklable.
    """
    if matches < 1:
        raise BadOption(f"at least 1 match must be played, not {matches}")
    results: dict[int, Result] = {}
    for match, result in execution.distribute(partial(play_one, plan), range(matches)):
        results[match] = result
        if execution.progress is not None:
            execution.progress(len(results), matches)
    return [results[match] for match in range(matches)]


def play(plan: Plan, match: int) -> Outcome:
    """Play match number `match` of a plan and return its outcome."""
    return outcome(match, seat_bots(plan, match).run())


def seat_bots(plan: Plan, match: int, observers: Sequence[Observer] = ()) -> Match:
    """Return match number `match` of a plan with its bots and dealer, before the first event."""
    choosers = [
        _bots.parse(plan.bots[plan.bot_at(match, seat)], plan.bot_seed(match, seat), engines=True)
        for seat in range(plan.seats)
    ]
    dealer = Dealer(plan.dealer_seed(match))
    game = REGISTRY.find(plan.game)
    check_pack(game, plan.pack, "the match")
    return Match(game, choosers, dealer, plan.options, observers)


def outcome(match: int, state: State) -> Outcome:
    """Return the outcome of match number `match` from its final `state`."""
    return Outcome(match, tuple(state.scores()), tuple(state.ranking()))


def tally(plan: Plan, outcomes: Sequence[Outcome], crashes: int = 0) -> Duel:
    """Return the result of a plan from the outcomes of its matches; `crashes` counts crashed workers."""
    standings = tuple(BotStanding(text) for text in plan.bots)
    for result in outcomes:
        for seat in range(plan.seats):
            standing = standings[plan.bot_at(result.match, seat)]
            deal = plan.deal(result.match)
            standing.add(deal, result.win(seat), result.scores[seat], result.places[seat])
    return Duel(plan.game, plan.seats, len(outcomes), standings, crashes, plan.pack)
