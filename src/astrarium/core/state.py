"""Base class of all game states: the contract of a position, the agenda and the feature layout."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
FRAME: Final[i64] = 3  # numbers per frame of the agenda
ANY_SEAT: Final[i64] = -1
NOTHING: Final[vec[i64]] = vec[i64]()
NO_BYTES: Final[vec[u8]] = vec[u8]()
EVERYTHING: Final[i64] = -1  # a mask with every bit set
OFFSET_ZERO: Final = vec[i64]([0])
FIRST_SEAT_BIT: Final[i64] = 32  # lower bits of `changed` are shared blocks
PART_ROOM: Final[i64] = 7  # bits of `changed` per seat block
SEAT_ROOM: Final = 4  # maximum number of per-seat feature blocks
EVERY_PART: Final[i64] = 2**PART_ROOM - 1  # mask of all parts of a seat block


def seat_bits(part: int) -> vec[i64]:
    """Return, by seat, the `changed` bit of the part `part` of its feature block."""
    return vec[i64]([2 ** (FIRST_SEAT_BIT + seat * PART_ROOM + part) for seat in range(SEAT_ROOM)])


@final
class Layout:
    """Feature offsets: viewer-independent seat blocks first, then shared blocks.

    Seat blocks have `seat_size` features each and are ordered clockwise from the viewer; `parts` are the
    offsets of parts inside a seat block. `blocks` are the offsets of the shared blocks; block 0 changes often
    and is always encoded. `seated` is a mask of the shared blocks that depend on the viewer; block 0 may be
    missing in it.
    """

    __slots__ = ("blocks", "parts", "seat_size", "seated")

    def __init__(self, blocks: vec[i64], seat_size: i64, parts: vec[i64], seated: i64) -> None:
        self.blocks: vec[i64] = blocks
        self.seat_size: i64 = seat_size
        self.parts: vec[i64] = parts
        self.seated: i64 = seated


ONE_BLOCK: Final = Layout(OFFSET_ZERO, 0, OFFSET_ZERO, 0)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of a match: public knowledge only, changed in place by `apply`.

    `moves` holds the legal actions in ascending order, `odds` their weights if chance is the actor. Both are
    replaced, never changed in place, so clones may share them.

    The agenda is a stack of frames (step, seat, argument) still to be carried out, the next one on top.
    While `notes` is a list, rules append (seat, clause, amount) for every point gained or lost. While
    `sources` is a list too, they append the number of the card or tile that brought it, -1 without one.

    Features are encoded in blocks. `changed` is a mask of the shared blocks, and of the parts of seat blocks,
    that changed since `mark_seen`; views use it too. Block 0 needs no bit, since it is always encoded.
    `clone()` returns with every bit set.
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
        """Return the legal actions, ascending; empty only when the match is over."""
        return list(self.moves)

    def weights(self) -> list[int]:
        """Return the weights of the legal actions if chance is the actor, otherwise an empty list."""
        return list(self.odds)

    def scores(self) -> list[int]:
        """Return the points by seat."""
        return [self.score(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Return the place by seat: 1 is best; ties share a place unless the rules break them."""
        return list(self.places())

    def key(self) -> bytes:
        """Return bytes that are equal if and only if the positions are equal."""
        return self.to_bytes()

    def apply(self, action: i64) -> None:
        """Apply a legal action in place. Warning: legality is not checked here; `Game.action` checks."""
        raise NotImplementedError

    def barred(self, action: i64) -> i64:
        """Return ALLOWED (0) if `action` is legal, otherwise the number of the clause that forbids it."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy of the position, which takes no notes."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Serialise the whole position; `Game.restore` reads it."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Return the current points of `seat`."""
        raise NotImplementedError

    def projected(self, seat: i64) -> i64:
        """Return the points of `seat` if the match ended here: its points and what final scoring adds now.

        No turn, production or chance event follows. It equals the score when the match is over.
        """
        return self.score(seat)

    def heuristic(self, seat: i64) -> i64:
        """Estimate the value of the position for `seat`, in hundredths of a point."""
        return self.score(seat) * 100

    def features(self, seat: i64) -> vec[i64]:
        """Return all features of the position for the viewer `seat`."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """Return the offsets of the feature blocks."""
        return ONE_BLOCK

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:  # noqa: ARG002
        """Encode shared block 0 and the shared blocks in the mask `blocks` for the viewer `seat`.

        `at` is the index of the first feature in `out`. The encoded ranges of `out` must be zeroed: zeros may
        be skipped.
        """
        for number in self.features(seat):
            out[at] = i16(number)
            at += 1

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        """Encode the parts in the mask `parts` of the block of `seat`, which begins at `at` and is zeroed."""

    def places(self) -> vec[i64]:
        """Return the place by seat; equal scores share a place unless a game overrides this."""
        places = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            place: i64 = 1
            for other in range(self.seats):
                if self.score(other) > self.score(seat):
                    place += 1
            places = append(places, place)
        return places

    def mark_seen(self) -> None:
        """Clear `changed`; an observer calls this when it has encoded the position."""
        self.changed = 0

    def copy_core(self, other: "State") -> None:
        """Copy actor, moves, odds and agenda from `other`."""
        self.actor = other.actor
        self.moves = other.moves
        self.odds = other.odds
        self.agenda = other.agenda[:]

    def ask(self, actor: i64, moves: vec[i64], odds: vec[i64]) -> None:
        """Set the actor (a seat, CHANCE or OVER), its legal actions and, for CHANCE, their weights."""
        self.actor = actor
        self.moves = moves
        self.odds = odds

    def note(self, seat: i64, clause: i64, amount: i64, source: i64 = -1) -> None:
        """Record why `seat` gains or loses `amount` points, if notes are taken."""
        notes = self.notes
        if notes is not None:
            notes.append((seat, clause, amount))
            sources = self.sources
            if sources is not None:
                sources.append(source)

    def push(self, step: i64, seat: i64, argument: i64) -> None:
        """Push a step onto the agenda."""
        self.agenda = append(append(append(self.agenda, step), seat), argument)

    def drop(self) -> None:
        """Pop the top step of the agenda."""
        agenda, _argument = pop(self.agenda)
        agenda, _seat = pop(agenda)
        self.agenda, _step = pop(agenda)

    def step(self) -> i64:
        """Return the top step of the agenda, -1 if the agenda is empty."""
        size = len(self.agenda)
        if size == 0:
            return -1
        return self.agenda[size - FRAME]

    def step_seat(self) -> i64:
        """Return the seat of the top step; the agenda must not be empty."""
        return self.agenda[len(self.agenda) - 2]

    def step_argument(self) -> i64:
        """Return the argument of the top step; the agenda must not be empty."""
        return self.agenda[len(self.agenda) - 1]

    def waits(self, step: i64, seat: i64) -> i64:
        """Count the frames of `step` on the agenda that belong to `seat`; ANY_SEAT counts all seats."""
        count: i64 = 0
        for at in range(0, len(self.agenda), FRAME):
            if self.agenda[at] == step and seat in (self.agenda[at + 1], ANY_SEAT):
                count += 1
        return count
