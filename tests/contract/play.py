"""Tables and random play: every game, every seat count, every value of every option."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium.core.dealer import pick, total
from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from tests.contract.limits import LIMITS

COMPILED: Final = astrarium.compiled()
MATCHES: Final = 12 if COMPILED else 4  # of each table and property


@dataclass(frozen=True, repr=False)
class Table:
    """A game with seats and options chosen."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def start(self) -> State:
        """The opening position."""
        return self.game.start(self.seats, dict(self.options))

    @property
    def label(self) -> str:
        """Seats and options, as a file name."""
        words = [f"{name}-{self.game.options[name].text(value)}" for name, value in self.options]
        return "-".join([str(self.seats), *words]).replace("_", "-")

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.label}"


def tables_of(game: Game) -> list[Table]:
    """Every seat count with the defaults, and with every other value of each option in turn."""
    return [
        Table(game, seats, options)
        for seats in game.seats
        for options in [
            (),
            *(
                ((name, value),)
                for name, option in game.options.items()
                for value in option.choices
                if value != option.default
            ),
        ]
    ]


GAMES: Final = [astrarium.game(name) for name in astrarium.games()]
TABLES: Final = [table for game in GAMES for table in tables_of(game)]
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table: Final = pytest.mark.parametrize("table", TABLES, ids=str)


def matches(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test on several seeds; interpreted play is slow, so there fewer."""
    return settings(max_examples=MATCHES)(given(seed=st.integers(0, 2**32 - 1))(test))


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
