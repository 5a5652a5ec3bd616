"""Matches stepped in compiled code, one or many side by side: what all environments for learning stand on.

Luck is dealt inside, and so are the choices of bots: between two calls every match waits for a decision from
outside, or is over.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from astrarium.bots.agent import Agent
from astrarium.core.dealer import Dealer
from astrarium.core.errors import IllegalAction
from astrarium.core.features import seats_between
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import (
    CHANCE,
    EVERY_PART,
    EVERYTHING,
    FIRST_SEAT_BIT,
    OVER,
    PART_ROOM,
    State,
)

RANK: Final[i64] = 0
MARGIN: Final[i64] = 1
NOBODY: Final[i64] = -1
FIRST_BLOCK: Final[i64] = 1  # as a bit
EVERY_BLOCK: Final[i64] = 2**FIRST_SEAT_BIT - 1  # but those of the seats
LOW_SEED: Final = 0xFFFF_FFFF_FFFF_FFFF
SEED_BITS: Final = 64

Seating = Callable[[int, int, int], list[Agent | None]]
"""From a row, the number of a match in it and its seed: who sits where, None where the choice is ours."""


def match_seed(seed: int, number: int) -> int:
    """The seed of a row's match by its number; the first one has the seed of the row."""
    return (seed & LOW_SEED) | (number << SEED_BITS)


def mask_of(state: State, decisions: i64) -> vec[u8]:
    """1 for every legal decision, 0 for all others; nothing is legal while nobody has to decide."""
    out = vec[u8]([u8(0)] * decisions)
    if state.actor >= 0:
        for action in state.moves:
            out[action] = 1
    return out


def zeros(count: i64) -> vec[i16]:
    """So many zeros."""
    return vec[i16]([i16(0)] * count)


def utilities(places: vec[i64]) -> vec[float]:
    """By seat: 1 for the first place, -1 for the last, evenly between; a shared place is worth the mean."""
    seats = len(places)
    out = vec[float](capacity=seats)
    for seat in range(seats):
        sharing: i64 = 0
        for other in range(seats):
            if places[other] == places[seat]:
                sharing += 1
        middle = float(places[seat] - 1) + float(sharing - 1) / 2.0
        out = append(out, 1.0 - 2.0 * middle / float(seats - 1) if seats > 1 else 0.0)
    return out


def margins(state: State) -> vec[float]:
    """By seat: its points less those of its best rival."""
    out = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        best: i64 = 0
        known = False
        for other in range(state.seats):
            if other != seat and (not known or state.score(other) > best):
                best = state.score(other)
                known = True
        out = append(out, float(state.score(seat) - best))
    return out


@final
class MatchRunner:
    """A match on its way: a position in which somebody outside has to decide, or which is over."""

    __slots__ = ("agents", "dealer", "paid", "reward", "rewarded", "state")

    def __init__(self, opening: State, seed: int, agents: list[Agent | None], rewarded: i64) -> None:
        self.state: State = opening.clone()
        self.dealer: Dealer = Dealer(seed)
        self.agents: list[Agent | None] = agents
        self.rewarded: i64 = rewarded
        self.paid: vec[float] = vec[float]([0.0] * opening.seats)
        self.reward: vec[float] = vec[float]([0.0] * opening.seats)
        self.go_on()

    def allows(self, action: i64) -> bool:
        """Whether an action is legal here."""
        return self.state.actor >= 0 and action in self.state.moves

    def step(self, action: i64) -> None:
        """Play a legal decision, and go on to the next one that is ours; `reward` tells what it brought."""
        self.state.apply(action)
        self.go_on()
        self.pay()

    def go_on(self) -> None:
        """Let luck and bots decide until it is our turn, or the match is over."""
        state = self.state
        while True:
            actor = state.actor
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(self.dealer.choose(state))
                continue
            agent = self.agents[actor]
            if agent is None:
                return
            action: i64 = agent.choose(state)
            if action not in state.moves:
                raise IllegalAction(f"the bot {agent.name} plays {action}, which is no legal action")
            state.apply(action)

    def pay(self) -> None:
        """What every seat gets for the events since the last payment."""
        state, reward = self.state, self.reward
        if self.rewarded == RANK:
            if state.actor == OVER:
                self.reward = utilities(state.places())
            return
        now, before = margins(state), self.paid
        for seat in range(state.seats):
            reward[seat] = now[seat] - before[seat]
        self.paid = now


def cut(starts: vec[i64], width: i64) -> vec[vec[i16]]:
    """Zeros of that width in pieces that begin there."""
    pieces = vec[vec[i16]](capacity=len(starts))
    for number in range(len(starts)):
        end = starts[number + 1] if number + 1 < len(starts) else width
        pieces = append(pieces, zeros(end - starts[number]))
    return pieces


def wipe(above: vec[vec[i16]], number: i64, empty: vec[vec[i16]], stale: i64) -> None:
    """Lay zeros over some of the pieces of a row, given as bits; `number` rows of such pieces come before."""
    first: i64 = number * len(empty)
    piece: i64 = 0
    while stale != 0 and piece < len(empty):
        if stale & 1 != 0:
            extend(above[first + piece], empty[piece])
        stale >>= 1
        piece += 1


@final
class ObservationBuffer:
    """Observations below each other, in memory that stays where it is.

    A row keeps what it showed, so that only the blocks of features that differ are written anew; when another
    seat looks, those of the seats move on around the table. A vec that has room for more grows in place:
    laying a block at the end of all that is above it is a copy of memory, without a loop.
    """

    def __init__(self, count: i64, width: i64, opening: State) -> None:
        layout = opening.layout()
        size = layout.seat_size
        self.width: i64 = width
        self.seats: i64 = opening.seats if size > 0 else 0
        self.seat_size: i64 = size
        self.seated: i64 = layout.seated
        self.viewer: vec[i64] = vec[i64]([NOBODY] * count)
        self.empty_blocks: vec[vec[i16]] = cut(layout.blocks, width)
        self.empty_parts: vec[vec[i16]] = cut(layout.parts, size)
        self.above_blocks: vec[vec[i16]] = vec[vec[i16]]()
        self.above_parts: vec[vec[i16]] = vec[vec[i16]]()
        self.numbers: vec[i16] = vec[i16](capacity=count * width)
        absent = zeros(layout.blocks[0] - self.seats * size)
        for _ in range(count):
            for _ in range(self.seats):
                for part in self.empty_parts:
                    self.above_parts = append(self.above_parts, self.numbers)
                    self.numbers = extend(self.numbers, part)
            self.numbers = extend(self.numbers, absent)
            for block in self.empty_blocks:
                self.above_blocks = append(self.above_blocks, self.numbers)
                self.numbers = extend(self.numbers, block)

    def show(self, row: i64, state: State, seat: i64) -> None:
        """Write into a row what a seat sees of a match that nobody watches any longer."""
        state.changed = EVERYTHING
        self.follow(row, state, seat)

    def follow(self, row: i64, state: State, seat: i64) -> None:
        """The same in a row that shows the positions of a match one after the other, from its first on."""
        stale = state.changed | FIRST_BLOCK
        if seat != self.viewer[row]:
            self.turn(row, seat)
            stale |= self.seated
        self.write(row, state, seat, stale)
        self.write_seats(row, state, seat, stale)
        state.changed = 0

    def turn(self, row: i64, seat: i64) -> None:
        """Another seat looks: the blocks of the seats move on, so that its own is the first."""
        seats, size, at = self.seats, self.seat_size, row * self.width
        if self.viewer[row] != NOBODY and seats > 0:
            passed = seats_between(seats, self.viewer[row], seat)
            middle = at + passed * size
            front, back = self.numbers[at:middle], self.numbers[middle : at + seats * size]
            parts: i64 = len(self.empty_parts)
            extend(self.above_parts[row * seats * parts], back)
            extend(self.above_parts[(row * seats + seats - passed) * parts], front)
        self.viewer[row] = seat

    def write(self, row: i64, state: State, seat: i64, blocks: i64) -> None:
        """Some blocks, not those of the seats."""
        wipe(self.above_blocks, row, self.empty_blocks, blocks & EVERY_BLOCK)
        state.encode(seat, self.numbers, row * self.width, blocks)

    def write_seats(self, row: i64, state: State, seat: i64, blocks: i64) -> None:
        """Some parts of the blocks of the seats."""
        seats = self.seats
        rest = blocks >> FIRST_SEAT_BIT
        for owner in range(seats):
            parts = rest & EVERY_PART
            if parts != 0:
                self.write_seat(row, state, owner, seats_between(seats, seat, owner), parts)
            rest >>= PART_ROOM

    def write_seat(self, row: i64, state: State, owner: i64, back: i64, parts: i64) -> None:
        """Some parts of the block of a seat, which is the so-manyth."""
        wipe(self.above_parts, row * self.seats + back, self.empty_parts, parts)
        state.encode_seat(owner, self.numbers, row * self.width + back * self.seat_size, parts)


@final
class Batch:
    """Many matches of one game, each waiting for a decision of its own; whichever ends begins anew.

    The arrays are filled in place by `step`. Those with a number for each seat (`reward`, `score`, `place`)
    have all seats of a row side by side; `score` and `place` are those of the row's last match that ended.
    """

    def __init__(
        self,
        opening: State,
        count: i64,
        decisions: i64,
        rewarded: i64,
        seating: Seating,
        keep_last: bool,
    ) -> None:
        width: i64 = len(opening.features(0))
        self.opening: State = opening
        self.count: i64 = count
        self.decisions: i64 = decisions
        self.width: i64 = width
        self.rewarded: i64 = rewarded
        self.seating: Seating = seating
        self.keep_last: bool = keep_last
        self.seeds: list[int] = []
        self.numbers: list[int] = []
        self.courses: list[MatchRunner] = []
        self.shown: list[vec[i64]] = [vec[i64]()] * count
        self.actor: vec[i64] = vec[i64]([0] * count)
        self.mask: vec[u8] = vec[u8]([u8(0)] * (count * decisions))
        self.seen: ObservationBuffer = ObservationBuffer(count, width, opening)
        self.last: ObservationBuffer = ObservationBuffer(count if keep_last else 0, width, opening)
        self.reward: vec[float] = vec[float]([0.0] * (count * opening.seats))
        self.score: vec[i64] = vec[i64]([0] * (count * opening.seats))
        self.place: vec[i64] = vec[i64]([0] * (count * opening.seats))
        self.done: vec[u8] = vec[u8]([u8(0)] * count)

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin all matches anew, the first of each row with the row's seed."""
        self.seeds = list(seeds)
        self.numbers = [0] * self.count
        self.courses = [self.begin(row) for row in range(self.count)]
        for row in range(self.count):
            self.done[row] = 0
            for seat in range(self.opening.seats):
                self.reward[row * self.opening.seats + seat] = 0.0
            self.show(row)

    def begin(self, row: int) -> MatchRunner:
        """The next match of a row."""
        while True:
            seed = match_seed(self.seeds[row], self.numbers[row])
            agents = self.seating(row, self.numbers[row], seed)
            course = MatchRunner(self.opening, seed, agents, self.rewarded)
            self.numbers[row] += 1
            if course.state.actor != OVER:
                return course

    def check(self, actions: vec[i64]) -> None:
        """Complain about the first action that is not legal in its row, before anything is played."""
        if len(actions) != self.count:
            raise IllegalAction(f"{self.count} rows need {self.count} actions, not {len(actions)}")
        mask, decisions = self.mask, self.decisions
        for row in range(self.count):
            action = actions[row]
            if not 0 <= action < decisions or mask[row * decisions + action] == 0:
                raise IllegalAction(f"row {row}: {action} is no legal action for seat {self.actor[row]}")

    def step(self, actions: vec[i64]) -> None:
        """Play one legal decision in every row."""
        self.check(actions)
        for row in range(self.count):
            self.step_row(row, actions[row])

    def step_row(self, row: i64, action: i64) -> None:
        """Play a decision in a row and show what it led to; a match that ends is followed by another."""
        course = self.courses[row]
        course.step(action)
        over = course.state.actor == OVER
        if over or self.done[row] == 1 or self.rewarded != RANK:
            self.give(row, course.reward)
        self.done[row] = 1 if over else 0
        if over:
            self.finish(row, course)
            self.courses[row] = self.begin(row)
        self.show(row)

    def give(self, row: i64, given: vec[float]) -> None:
        """Show what the last step of a row brought."""
        first = row * self.opening.seats
        for seat in range(self.opening.seats):
            self.reward[first + seat] = given[seat]

    def finish(self, row: i64, course: MatchRunner) -> None:
        """Keep how a match ended."""
        state, at = course.state, row * self.opening.seats
        places = state.places()
        for seat in range(state.seats):
            self.score[at + seat] = state.score(seat)
            self.place[at + seat] = places[seat]
        if self.keep_last:
            self.last.show(row, state, self.actor[row])

    def show(self, row: i64) -> None:
        """Actor, mask and observation of a row."""
        state, mask = self.courses[row].state, self.mask
        at = row * self.decisions
        for action in self.shown[row]:
            mask[at + action] = 0
        moves = state.moves
        for action in moves:
            mask[at + action] = 1
        self.shown[row] = moves
        self.actor[row] = state.actor
        self.seen.follow(row, state, state.actor)

    def sample(self, rng: Rng) -> vec[i64]:
        """A legal action for every row, all equally likely."""
        actions = vec[i64](capacity=self.count)
        for course in self.courses:
            actions = append(actions, random_action(course.state, rng))
        return actions
