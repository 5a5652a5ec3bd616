"""A toy game: seats race along a track with a die, and sometimes have to give a step away.

It has everything the core knows of: chance with weights, an agenda, options of all three types, notes,
clauses, bytes. Its state is an interpreted subclass of `State`, whether the core is compiled or not.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import Catalogue
from astrarium.core.codec import Reader, put, put_all
from astrarium.core.errors import BadBytes
from astrarium.core.game import REGISTRY, Game, Line, Option, Value, View
from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.core.state import CHANCE, NOTHING, OVER, State

RULES: Final = """# The race

- **T-TURN-01** On a turn the die is rolled. [toy]
- **T-WALK-01** A seat walks **at most** as far as the die shows. [toy]
- **T-REST-01** A seat may rest instead. [toy]
- **T-GIFT-01** Who walks three steps gives one of them to another seat. [toy]
- **T-END-01** The match ends when a seat reaches the goal, or after ten rounds. [toy]
- **T-SCORE-01** Every step is a point. [toy]
"""
CATALOGUE: Final = Catalogue(RULES)
TURN_01: Final = CATALOGUE.number("T-TURN-01")
WALK_01: Final = CATALOGUE.number("T-WALK-01")
REST_01: Final = CATALOGUE.number("T-REST-01")
GIFT_01: Final = CATALOGUE.number("T-GIFT-01")
END_01: Final = CATALOGUE.number("T-END-01")
SCORE_01: Final = CATALOGUE.number("T-SCORE-01")

STEPS: Final = Domain("number of steps", ["1", "2", "3"])
SEAT: Final = Domain("seat", ["s0", "s1", "s2"])
SPACE: Final = ActionSpace(
    Kind("walk", ("steps", STEPS)),
    Kind("rest"),
    Kind("give", ("from", SEAT), ("to", SEAT), where=lambda row: row[0] != row[1]),
    Kind("roll", ("face", STEPS), chance=True),
)
WALK: Final = SPACE.first["walk"]
REST: Final = SPACE.first["rest"]
GIVE: Final = SPACE.first["give"]
ROLL: Final = SPACE.first["roll"]

ROLL_STEP: Final = 0
WALK_STEP: Final = 1
GIVE_STEP: Final = 2
MAX_ROUNDS: Final = 10
MAX_EVENTS: Final = 3 * 3 * MAX_ROUNDS  # three seats, three events a turn


class RaceState(State):
    """A position of the race."""

    __slots__ = ("gifts", "goal", "loaded", "rounds", "spots")

    def __init__(self, seats: int, goal: int, gifts: bool, loaded: bool) -> None:
        super().__init__(seats)
        self.goal = goal
        self.gifts = gifts
        self.loaded = loaded
        self.rounds = 0
        self.spots = [0] * seats

    def clone(self) -> "RaceState":
        twin = RaceState(int(self.seats), self.goal, self.gifts, self.loaded)
        twin.copy_core(self)
        twin.rounds = self.rounds
        twin.spots = self.spots[:]
        return twin

    def score(self, seat: i64) -> i64:
        return self.spots[seat]

    def features(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.spots[seat], max(self.spots), self.rounds])

    def to_bytes(self) -> bytes:
        out = BytesWriter()
        for number in (self.seats, self.goal, int(self.gifts), int(self.loaded), self.rounds):
            put(out, number)
        put_all(out, vec[i64](self.spots))
        put_all(out, self.agenda)
        return out.getvalue()

    def barred(self, action: i64) -> i64:
        if self.actor == OVER:
            return END_01
        if action in self.moves:
            return 0
        if action < REST:
            return WALK_01
        return REST_01 if action == REST else GIFT_01 if action < ROLL else TURN_01

    def apply(self, action: i64) -> None:
        seat = self.step_seat()
        self.drop()
        if action >= ROLL:
            self.push(WALK_STEP, seat, action - ROLL + 1)
        elif action >= GIVE:
            self._gain(seat, -1)
            self._gain(SPACE.slot(action, 1), 1)
        elif action < REST:
            self._gain(seat, action - WALK + 1)
            if action == WALK + 2 and self.gifts:
                self.push(GIVE_STEP, seat, 0)
        self.settle()

    def _gain(self, seat: i64, amount: i64) -> None:
        self.spots[seat] += amount
        self.note(seat, SCORE_01, amount)

    def settle(self) -> None:
        """Set the legal actions of the actor."""
        step = self.step()
        if step < 0:
            self._plan()
        elif step == ROLL_STEP:
            self._ask(CHANCE, vec[i64]([ROLL, ROLL + 1, ROLL + 2]))
            self.odds = vec[i64]([3, 2, 1] if self.loaded else [1, 1, 1])
        elif step == WALK_STEP:
            self._ask(self.step_seat(), vec[i64]([*range(WALK, WALK + self.step_argument()), REST]))
        else:
            giver = self.step_seat()
            gifts = vec[i64]()
            for action in range(GIVE, ROLL):
                if SPACE.slot(action, 0) == giver and SPACE.slot(action, 1) < self.seats:
                    gifts = append(gifts, action)
            self._ask(giver, gifts)

    def _ask(self, actor: i64, moves: vec[i64]) -> None:
        self.actor, self.moves, self.odds = actor, moves, NOTHING

    def _plan(self) -> None:
        if max(self.spots) >= self.goal or self.rounds == MAX_ROUNDS:
            self._ask(OVER, NOTHING)
            return
        self.rounds += 1
        for seat in reversed(range(int(self.seats))):
            self.push(ROLL_STEP, seat, 0)
        self.settle()


def _open(seats: int, options: dict[str, Value]) -> State:
    goal = options["goal"]
    assert isinstance(goal, int)
    state = RaceState(seats, goal, options["gifts"] is True, options["die"] == "loaded")
    state.settle()
    return state


def restore(data: bytes) -> State:
    """Return the position that `to_bytes` wrote."""
    source = Reader(data)
    seats = source.take()
    if not 2 <= seats <= 3:
        raise BadBytes(f"the stored state has {seats} seats")
    state = RaceState(int(seats), int(source.take()), source.take() == 1, source.take() == 1)
    state.rounds = int(source.take())
    state.spots = [int(spot) for spot in source.take_all(seats)]
    state.agenda = source.take_all(-1)
    source.finish()
    state.settle()
    return state


def view(state: State) -> View:
    """Return the position as plain data."""
    assert isinstance(state, RaceState)
    return {"spots": state.spots[:], "round": state.rounds}


def draw(seen: View) -> list[Line]:
    """Return the position as lines of text."""
    return [[(f"round {seen['round']}", "bold"), (str(seen["spots"]), "")]]


RACE: Final = Game(
    name="race",
    title="The Race",
    edition=3,
    about="A toy.",
    seats=range(2, 4),
    options={
        "goal": Option(6, (6, 12), "how far it is"),
        "gifts": Option(True, (True, False), "whether three steps cost a gift"),
        "die": Option("fair", ("fair", "loaded"), "which die is rolled"),
    },
    space=SPACE,
    catalogue=CATALOGUE,
    opening=_open,
    restore=restore,
    viewer=view,
    drawing=draw,
    feature_names=("own spot", "leading spot", "round"),
    folder="",
)


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """Register a game within a block: records find their games by name."""
    REGISTRY.add(game.name, lambda: game)
    try:
        yield game
    finally:
        del REGISTRY._loaders[game.name]
        REGISTRY._games.pop(game.name, None)


def race(**options: Value) -> RaceState:
    """Return the opening position for two seats with `options`."""
    state = RACE.start(2, options)
    assert isinstance(state, RaceState)
    return state


def play(state: State, moves: str) -> State:
    """Play moves separated by commas; raise if one is illegal."""
    for text in re.split(r"\s*,\s*", moves):
        state.apply(RACE.action(state, text))
    return state
