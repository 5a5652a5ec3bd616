"""A whole game in one file: dig ice out of a comet, and stop before it quakes.

Importing this module registers the game: `astrarium.game("comet")`. The large games have these parts in files
of their own and are compiled; this one is interpreted, which is enough while a game is developed.
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.clauses import ALLOWED, Catalogue
from astrarium.core.codec import Reader, put_all
from astrarium.core.errors import BadBytes
from astrarium.core.game import REGISTRY, Game, Option, Value, View
from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.core.state import CHANCE, NOTHING, OVER, State

CATALOGUE: Final = Catalogue("""
- **X-DIG-01** On your turn you dig: a block is drawn from the comet. Ice goes into your hold. [ours]
- **X-DIG-02** A quake ends your turn, and your hold is lost. [ours]
- **X-BANK-01** Instead you may bank your hold, if there is ice in it; that ends your turn. [ours]
- **X-SCORE-01** Each block of ice banked is a point. [ours]
- **X-END-01** When the comet is used up the match ends; the hold of the seat on turn is banked. [ours]
""")
DIG_01, DIG_02, BANK_01, SCORE_01, END_01 = (CATALOGUE.number(name) for name in CATALOGUE.ids)

BLOCK: Final = Domain("block", ["ice", "quake"])
SPACE: Final = ActionSpace(Kind("dig"), Kind("bank"), Kind("block", ("block", BLOCK), chance=True))
DIG, BANK, ICE = SPACE.first["dig"], SPACE.first["bank"], SPACE.first["block"]
ACT_STEP, DRAW_STEP = 0, 1  # a seat decides; chance draws a block for it


class CometState(State):
    """A position of Comet: blocks left, ice banked by seat, and the hold of the seat on turn."""

    def __init__(self, seats: int, blocks: Bag) -> None:
        super().__init__(seats)
        self.blocks = blocks
        self.banked = [0] * seats
        self.hold = 0

    def clone(self) -> "CometState":
        twin = CometState(int(self.seats), self.blocks.clone())
        twin.copy_core(self)
        twin.banked, twin.hold = self.banked[:], self.hold
        return twin

    def score(self, seat: i64) -> i64:
        return self.banked[seat]

    def heuristic(self, seat: i64) -> i64:
        """Count the hold half, since it may still be lost."""
        held = self.hold if self.step() >= 0 and self.step_seat() == seat else 0
        return 100 * self.banked[seat] + 50 * held

    def features(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.banked[seat], self.hold, self.blocks.left])

    def to_bytes(self) -> bytes:
        out = BytesWriter()
        for numbers in (vec[i64](self.banked), vec[i64]([self.hold]), self.blocks.counts, self.agenda):
            put_all(out, numbers)
        return out.getvalue()

    def barred(self, action: i64) -> i64:
        if self.actor == OVER:
            return END_01
        if action in self.moves:
            return ALLOWED
        return BANK_01 if action == BANK and self.actor != CHANCE else DIG_01

    def apply(self, action: i64) -> None:
        seat = self.step_seat()
        self.drop()
        if action == DIG:
            self.push(DRAW_STEP, seat, 0)
        elif action == BANK:
            self._bank(seat)
        else:  # X-DIG-01, X-DIG-02
            self.blocks.take(action - ICE)
            self.hold = self.hold + 1 if action == ICE else 0
            self.push(ACT_STEP, seat if action == ICE else (seat + 1) % self.seats, 0)
        self.settle()

    def _bank(self, seat: i64) -> None:
        """Bank the hold of `seat` and pass the turn (X-BANK-01, X-SCORE-01)."""
        if self.hold:
            self.note(seat, SCORE_01, self.hold)
        self.banked[seat] += self.hold
        self.hold = 0
        self.push(ACT_STEP, (seat + 1) % self.seats, 0)

    def settle(self) -> None:
        """Set the actor and its legal actions (X-END-01)."""
        if self.blocks.left == 0 and len(self.agenda) > 0:
            self._bank(self.step_seat())
            self.agenda = NOTHING
        self.actor, self.moves, self.odds = OVER, NOTHING, NOTHING
        if self.step() == ACT_STEP:
            self.actor, self.moves = self.step_seat(), vec[i64]([DIG, BANK] if self.hold else [DIG])
        elif self.step() == DRAW_STEP:
            self.actor, self.moves, self.odds = CHANCE, self.blocks.outcomes(ICE), self.blocks.odds()


def start(seats: int, options: dict[str, Value]) -> CometState:
    state = CometState(seats, Bag(vec[i64]([int(options["ice"]), 6])))
    state.push(ACT_STEP, 0, 0)
    state.settle()
    return state


def restore(data: bytes) -> CometState:
    source = Reader(data)
    banked, hold, blocks = source.take_all(-1), source.take_all(1)[0], source.take_all(2)
    if len(banked) not in GAME.seats:
        raise BadBytes(f"the stored state has {len(banked)} seats")
    state = CometState(len(banked), Bag(blocks))
    state.banked, state.hold, state.agenda = list(banked), int(hold), source.take_all(-1)
    source.finish()
    state.settle()
    return state


def view(state: State) -> View:
    assert isinstance(state, CometState)
    return {"left": list(state.blocks.counts), "hold": state.hold, "banked": list(state.banked)}


GAME: Final = Game(
    name="comet",
    title="Comet",
    edition=1,
    about="Dig ice out of a comet, and stop before it quakes.",
    seats=range(2, 5),
    options={"ice": Option(18, (12, 18, 24), "blocks of ice in the comet")},
    space=SPACE,
    catalogue=CATALOGUE,
    opening=start,
    restore=restore,
    viewer=view,
    drawing=lambda seen: [[(f"{name}: {value}", "")] for name, value in seen.items()],
    feature_names=("banked", "hold", "blocks left"),
    folder=__file__.rsplit("/", 1)[0],
)
REGISTRY.add(GAME.name, lambda: GAME)
