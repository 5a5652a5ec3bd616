"""Tables and random play: every game, every seat count, every value of every option.

An option is a *rule* (a side of the map, a variant) or, if it is left to luck by default, a *draw*: it only
fixes what chance would deal anyway. Rules are tried at every seat count; draws are many, so a table fixes one
of each at once, until every value of every draw has been at some table.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, product
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium.core.dealer import pick, total
from astrarium.core.errors import BadOption
from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from tests.contract.limits import LIMITS

COMPILED: Final = astrarium.compiled()
MATCHES: Final = 12 if COMPILED else 4  # of each table and property
# A game with many tables is played less often at each of them.
MATCHES_OF: Final = {"cosmic-pioneers": 4 if COMPILED else 1, "pulsar2849": 2 if COMPILED else 1}
LUCK: Final = "random"  # the default of options that are draws


@dataclass(frozen=True, repr=False)
class Table:
    """A game with seats and options chosen."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    name: str = ""

    def start(self) -> State:
        """The opening position."""
        return self.game.start(self.seats, dict(self.options))

    @property
    def label(self) -> str:
        """Seats and options, as a file name."""
        if self.name:
            return f"{self.seats}-{self.name}"
        words = [f"{name}-{self.game.options[name].text(value)}" for name, value in self.options]
        return "-".join([str(self.seats), *words]).replace("_", "-")

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.label}"


def rules_of(game: Game) -> list[str]:
    """The options that change the rules."""
    return [name for name, option in game.options.items() if option.default != LUCK]


def tables_of(game: Game) -> list[Table]:
    """Every seat count with the defaults and with every other value of each rule in turn; then the draws."""
    rules = [
        Table(game, seats, options)
        for seats in game.seats
        for options in [
            (),
            *(
                ((name, value),)
                for name in rules_of(game)
                for value in game.options[name].choices
                if value != game.options[name].default
            ),
        ]
    ]
    return [*rules, *draws_of(game)]


def draws_of(game: Game) -> list[Table]:
    """Tables that fix draws, as many at once as go together, the seat counts taking turns."""
    left = {
        name: [value for value in option.choices if value != LUCK]
        for name, option in game.options.items()
        if option.default == LUCK
    }
    tables: list[Table] = []
    for number in count():
        if not any(left.values()):
            break
        seats = game.seats[-1 - number % len(game.seats)]
        fixed: dict[str, Value] = {}
        for name, values in left.items():
            value = next((value for value in values if goes(game, seats, {**fixed, name: value})), None)
            if value is not None:
                fixed[name] = value
                values.remove(value)
        tables.append(Table(game, seats, tuple(fixed.items()), f"draws-{number + 1}"))
    return tables


def goes(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Whether options can be chosen together."""
    try:
        game.start(seats, options)
    except BadOption:
        return False
    return True


def combinations(game: Game, seats: int) -> list[Table]:
    """All combinations of the rules that go together."""
    names = rules_of(game)
    values = product(*(game.options[name].choices for name in names))
    chosen = [dict(zip(names, these, strict=True)) for these in values]
    return [Table(game, seats, tuple(options.items())) for options in chosen if goes(game, seats, options)]


GAMES: Final = [astrarium.game(name) for name in astrarium.games()]
TABLES: Final = [table for game in GAMES for table in tables_of(game)]
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table: Final = pytest.mark.parametrize("table", TABLES, ids=str)


def matches(test: Callable[[Table, int], None]) -> Callable[[Table], None]:
    """Run a test on several seeds; interpreted play is slow, so there fewer.

    The first seeds of hypothesis are the simple ones, so those of different tables are shifted.
    """

    def several(table: Table) -> None:
        shift = TABLES.index(table)

        @settings(max_examples=MATCHES_OF.get(table.game.name, MATCHES))
        @given(seed=st.integers(0, 2**32 - 1))
        def once(seed: int) -> None:
            test(table, seed + shift)

        once()

    return several


class RandomPlayer:
    """Plays all sides at random from a seed.

    With an even seed every legal action is equally likely; with an odd one first every kind, then every
    action of it, so that kinds with few actions come up often.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.space = game.space
        self.rng = Rng(seed)
        self.by_kind = seed % 2 == 1

    def choose(self, state: State) -> int:
        """A legal action."""
        if state.actor == CHANCE:
            return int(state.moves[pick(state.odds, self.rng.below(total(state.odds)))])
        actions = state.legal()
        if self.by_kind:
            kinds = [int(self.space.kind_of[action]) for action in actions]
            known = sorted(set(kinds))
            kind = known[self.rng.below(len(known))]
            actions = [action for action, its in zip(actions, kinds, strict=True) if its == kind]
        return actions[self.rng.below(len(actions))]


def walk(table: Table, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a match with the action that will be played there; the last comes with -1."""
    state = table.start()
    player = RandomPlayer(table.game, seed)
    for _ in range(LIMITS[table.game.name].events(table.seats) + 1):
        if state.actor == OVER:
            yield state, -1
            return
        action = player.choose(state)
        yield state, action
        state.apply(action)
    raise AssertionError(f"{table}, seed {seed}: the match does not end")


def some(table: Table, seed: int, every: int) -> Iterator[State]:
    """Clones of every so-manieth position, and of the last one."""
    for number, (state, action) in enumerate(walk(table, seed)):
        if number % every == 0 or action < 0:
            yield state.clone()


def record(table: Table, seed: int) -> tuple[Record, State]:
    """A whole match as a record, and its last position."""
    events: list[Event] = []
    state = table.start()
    for state, action in walk(table, seed):
        if action >= 0:
            events.append(Event(int(state.actor), table.game.space.text(action)))
    return Record(table.game.name, table.seats, dict(table.options), events, seed=str(seed)), state
