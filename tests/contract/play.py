"""Tables and random play: every game, every seat count, every value of every option.

An option is a *rule* (a side of the map, a variant) or, if it is left to luck by default, a *draw*: it only
fixes what chance would deal anyway. Rules are tried at every seat count; draws are many, so a table fixes one
of each at once, until every value of every draw has been at some table. The first player is tried at every
seat count too. A random table has any options that go together.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium.core.dealer import pick, total
from astrarium.core.errors import BadOption
from astrarium.core.game import FIRST_PLAYER, LUCK, Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from tests.contract.limits import LIMITS

COMPILED: Final = astrarium.compiled()
MATCHES: Final = 12 if COMPILED else 4  # of each table and property
# A game with many tables is played less often at each of them.
MATCHES_OF: Final = {"cosmic-pioneers": 4 if COMPILED else 1, "pulsar2849": 2 if COMPILED else 1}
# Their tables come after all others, so that the golden records of those keep their seeds.
LATER: Final = ("stations", "dice", "stay")
FIRST_PLAYERS: Final = ((2, "1"), (3, "2"), (4, "0"), (4, "3"))  # seats, first player


@dataclass(frozen=True, repr=False)
class ContractTable:
    """A game with seats and options chosen."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    name: str = ""

    def start(self) -> State:
        """Return the opening position."""
        return self.game.start(self.seats, dict(self.options))

    @property
    def label(self) -> str:
        """Return the seats and options as a file name."""
        if self.name:
            return f"{self.seats}-{self.name}"
        words = [f"{name}-{self.game.options[name].text(value)}" for name, value in self.options]
        return "-".join([str(self.seats), *words]).replace("_", "-")

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.label}"


def rules_of(game: Game) -> list[str]:
    """Return the options that change the rules."""
    return [name for name, option in game.options.items() if option.default != LUCK]


def tables_of(game: Game) -> list[ContractTable]:
    """Return tables for every seat count and every value of each option."""
    names = rules_of(game)
    usual = [name for name in names if name not in LATER]
    later = [name for name in names if name in LATER]
    rules = [
        ContractTable(game, seats, options)
        for seats in game.seats
        for options in [(), *changes_of(game, usual)]
    ]
    late_rules = [
        ContractTable(game, seats, options) for seats in game.seats for options in changes_of(game, later)
    ]
    firsts = [ContractTable(game, seats, ((FIRST_PLAYER, first),)) for seats, first in FIRST_PLAYERS]
    return [*rules, *draws_of(game), *late_rules, *firsts]


def changes_of(game: Game, names: Iterable[str]) -> list[tuple[tuple[str, Value]]]:
    """Return every value except the default of each option in `names`."""
    return [
        ((name, value),)
        for name in names
        for value in game.options[name].choices
        if value != game.options[name].default
    ]


def draws_of(game: Game) -> list[ContractTable]:
    """Return tables that fix draws, as many at once as are compatible, with rotating seat counts."""
    left = {
        name: [value for value in option.choices if value != LUCK]
        for name, option in game.options.items()
        if option.default == LUCK and name != FIRST_PLAYER
    }
    tables: list[ContractTable] = []
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
        tables.append(ContractTable(game, seats, tuple(fixed.items()), f"draws-{number + 1}"))
    return tables


def goes(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Return whether the options can be chosen together."""
    try:
        game.start(seats, options)
    except BadOption:
        return False
    return True


def any_table(game: Game, rng: Rng) -> ContractTable:
    """Return a random table: any value or none for each option, as far as they are compatible."""
    seats = game.seats[rng.below(len(game.seats))]
    names = list(game.options)
    wishes: list[tuple[str, Value]] = []
    while names:
        name = names.pop(rng.below(len(names)))
        choices = game.options[name].choices
        if rng.below(2) == 1:
            wishes.append((name, choices[rng.below(len(choices))]))
    return ContractTable(game, seats, tuple(granted(game, seats, wishes).items()))


def granted(game: Game, seats: int, wishes: Iterable[tuple[str, Value]]) -> dict[str, Value]:
    """Return the options, in their order, that are compatible with those before."""
    options: dict[str, Value] = {}
    for name, value in wishes:
        if goes(game, seats, {**options, name: value}):
            options[name] = value
    return options


GAMES: Final = [astrarium.game(name) for name in astrarium.games()]
TABLES: Final = [table for game in GAMES for table in tables_of(game)]
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table: Final = pytest.mark.parametrize("table", TABLES, ids=str)


def matches(test: Callable[[ContractTable, int], None]) -> Callable[[ContractTable], None]:
    """Run a test on several seeds; interpreted play is slow, so there fewer.

    The first seeds of hypothesis are the simple ones, so those of different tables are shifted.
    """

    def several(table: ContractTable) -> None:
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
        """Return a legal action."""
        if state.actor == CHANCE:
            return int(state.moves[pick(state.odds, self.rng.below(total(state.odds)))])
        actions = state.legal()
        if self.by_kind:
            kinds = [int(self.space.kind_of[action]) for action in actions]
            known = sorted(set(kinds))
            kind = known[self.rng.below(len(known))]
            actions = [action for action, its in zip(actions, kinds, strict=True) if its == kind]
        return actions[self.rng.below(len(actions))]


def walk(table: ContractTable, seed: int) -> Iterator[tuple[State, int]]:
    """Yield each position of a match with the next action; the last one with -1."""
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


def some(table: ContractTable, seed: int, every: int) -> Iterator[State]:
    """Yield clones of every `every`-th position and of the last one."""
    for number, (state, action) in enumerate(walk(table, seed)):
        if number % every == 0 or action < 0:
            yield state.clone()


def record(table: ContractTable, seed: int) -> tuple[Record, State]:
    """Return the record of a whole match and its last position."""
    events: list[Event] = []
    state = table.start()
    for state, action in walk(table, seed):
        if action >= 0:
            events.append(Event(int(state.actor), table.game.space.text(action)))
    return Record(table.game.name, table.seats, dict(table.options), events, seed=str(seed)), state
