"""What every state of every game can do, and the agenda of steps still to be taken."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
FRAME: Final[i64] = 3
ANY_SEAT: Final[i64] = -1
NOTHING: Final = vec[i64]()
EVERYTHING: Final[i64] = -1  # all bits
FROM_THE_START: Final = vec[i64]([0])
FIRST_SEAT_BIT: Final[i64] = 32
PART_ROOM: Final[i64] = 7
SEAT_ROOM: Final = 4  # so many seats may have blocks of features
EVERY_PART: Final[i64] = 2**PART_ROOM - 1


def seat_bits(part: int) -> vec[i64]:
    """By seat: the bit of a part of its block of features."""
    return vec[i64]([2 ** (FIRST_SEAT_BIT + seat * PART_ROOM + part) for seat in range(SEAT_ROOM)])


@final
class Layout:
    """Where the blocks of features lie: those of the seats, which are the same whoever looks, then others.

    `seat_size` is how many features the block of a seat has; these blocks are clockwise from whoever looks.
    In them parts begin at `parts`, after them blocks at `blocks`, of which the first changes often. Those in
    `seated`, as bits, read otherwise when another seat looks; the first may be missing there.
    """

    __slots__ = ("blocks", "parts", "seat_size", "seated")

    def __init__(self, blocks: vec[i64], seat_size: i64, parts: vec[i64], seated: i64) -> None:
        self.blocks: vec[i64] = blocks
        self.seat_size: i64 = seat_size
        self.parts: vec[i64] = parts
        self.seated: i64 = seated


ONE_BLOCK: Final = Layout(FROM_THE_START, 0, FROM_THE_START, 0)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a match: public knowledge only, changed in place by `apply`.

    `moves` always holds the legal actions of the position in ascending order, `odds` their weights while
    chance is to act. Both are replaced, never changed in place, so clones may share them.

    The agenda is a stack of frames (step, seat, argument): what has still to happen, the next thing on top.
    While `notes` is a list, rules append (seat, clause, amount) for every point gained or lost; while
    `sources` is a list too, the number of the card or tile that brought it, -1 if none did.

    Features are written in blocks. `changed` has a bit for each block, and for each part of a seat's block,
    that is no longer as it was when somebody who watches the match set it to 0; the one that changes often
    may lack its bit. A clone has all.
    """

    __slots__ = ("actor", "agenda", "changed", "moves", "notes", "odds", "seats", "sources")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        self.moves: vec[i64] = NOTHING
        self.odds: vec[i64] = NOTHING
        self.agenda: vec[i64] = NOTHING
        self.changed: i64 = EVERYTHING
        self.notes: list[tuple[int, int, int]] | None = None
        self.sources: list[int] | None = None

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the match is over."""
        return list(self.moves)

    def weights(self) -> list[int]:
        """The weights of the legal actions while chance is to act, else nothing."""
        return list(self.odds)

    def scores(self) -> list[int]:
        """Points by seat."""
        return [self.score(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Place by seat: 1 is best, shared places where the rules share them."""
        return list(self.places())

    def key(self) -> bytes:
        """Equal keys if and only if the positions are the same."""
        return self.to_bytes()

    def apply(self, action: i64) -> None:
        """Play a legal action; whoever calls has made sure of that."""
        raise NotImplementedError

    def barred(self, action: i64) -> i64:
        """0 if the action is legal, else the number of the clause that forbids it."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An equal position with a life of its own; it takes no notes."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The whole position; the game's `restore` reads it."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        raise NotImplementedError

    def heuristic(self, seat: i64) -> i64:
        """How promising the position is for a seat, in hundredths of a point."""
        return self.score(seat) * 100

    def features(self, seat: i64) -> vec[i64]:
        """The position in numbers, from a seat's point of view."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """Where the blocks of features lie."""
        return ONE_BLOCK

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:  # noqa: ARG002
        """Write the first block after those of the seats, and some others, over zeros.

        `at` is where the first feature of all belongs. Where there are many, only those not 0 are written.
        """
        for number in self.features(seat):
            out[at] = i16(number)
            at += 1

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        """Write some parts of the block of a seat over zeros; the block begins at `at`."""

    def places(self) -> vec[i64]:
        """Place by seat; equal scores share a place unless a game says otherwise."""
        places = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            place: i64 = 1
            for other in range(self.seats):
                if self.score(other) > self.score(seat):
                    place += 1
            places = append(places, place)
        return places

    def copy_core(self, other: "State") -> None:
        """Take over what `other` has of the fields of this class."""
        self.actor = other.actor
        self.moves = other.moves
        self.odds = other.odds
        self.agenda = other.agenda[:]

    def ask(self, actor: i64, moves: vec[i64], odds: vec[i64]) -> None:
        """Somebody is to act: a seat, CHANCE with odds, or nobody any more (OVER)."""
        self.actor = actor
        self.moves = moves
        self.odds = odds

    def note(self, seat: i64, clause: i64, amount: i64, source: i64 = -1) -> None:
        """Write down why a seat gains or loses points, if somebody listens."""
        notes = self.notes
        if notes is not None:
            notes.append((seat, clause, amount))
            sources = self.sources
            if sources is not None:
                sources.append(source)

    def push(self, step: i64, seat: i64, argument: i64) -> None:
        """Put a step on top of the agenda."""
        self.agenda = append(append(append(self.agenda, step), seat), argument)

    def drop(self) -> None:
        """Take the top step off the agenda."""
        agenda, _argument = pop(self.agenda)
        agenda, _seat = pop(agenda)
        self.agenda, _step = pop(agenda)

    def step(self) -> i64:
        """The step on top of the agenda, -1 if there is none."""
        size = len(self.agenda)
        if size == 0:
            return -1
        return self.agenda[size - FRAME]

    def step_seat(self) -> i64:
        """The seat of the step on top."""
        return self.agenda[len(self.agenda) - 2]

    def step_argument(self) -> i64:
        """The argument of the step on top."""
        return self.agenda[len(self.agenda) - 1]

    def waits(self, step: i64, seat: i64) -> i64:
        """How many such steps of a seat are on the agenda; ANY_SEAT is -1."""
        times: i64 = 0
        for at in range(0, len(self.agenda), FRAME):
            if self.agenda[at] == step and seat in (self.agenda[at + 1], ANY_SEAT):
                times += 1
        return times
