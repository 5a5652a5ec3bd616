"""A position with the rules attached: what an action does, what forbids it, what it is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.clauses import ALLOWED
from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components.tables import LEAST_SEATS, MOST_SEATS
from astrarium.games.globular_cluster.evaluation.heuristic import evaluate
from astrarium.games.globular_cluster.learning.encode import LAYOUT, ZEROS, encode, encode_seat
from astrarium.games.globular_cluster.rules.actions import (
    BUILD_KIND,
    DRAW_KIND,
    END_KIND,
    FIRST_SLOT,
    IMPROVE_KIND,
    KIND_OF,
    MINE_KIND,
    MOVE,
    MOVE_KIND,
    MOVE_SIDE,
    OPEN_KIND,
    PLACE_KIND,
    ROLL_KIND,
    SECOND_SLOT,
    START_KIND,
    THIRD_SLOT,
    TICK_KIND,
    TRADE_KIND,
    WARP_KIND,
)
from astrarium.games.globular_cluster.rules.mining import barred_mine, do_mine, do_roll
from astrarium.games.globular_cluster.rules.moving import barred_move, do_move
from astrarium.games.globular_cluster.rules.placing import barred_place, barred_tick, do_place, do_tick
from astrarium.games.globular_cluster.rules.settling import barred_improve, barred_open, do_improve, do_open
from astrarium.games.globular_cluster.rules.setup import set_up
from astrarium.games.globular_cluster.rules.state import (
    ACT_STEP,
    DRAW_STEP,
    NONE,
    PLACE_STEP,
    START_STEP,
    TICK_STEP,
    GlobularState,
)
from astrarium.games.globular_cluster.rules.trading import barred_trade, do_trade
from astrarium.games.globular_cluster.rules.turn import do_draw, do_start, finish_turn, settle
from astrarium.games.globular_cluster.rules.warping import barred_build, barred_warp, do_build, do_warp
from astrarium.games.globular_cluster.storage.validation import validate

TURN_01: Final = clause("G-TURN-01")
TURN_02: Final = clause("G-TURN-02")
SETUP_28: Final = clause("G-SETUP-28")
MINE_07: Final = clause("G-MINE-07")
GAP_23: Final = clause("G-GAP-23")
END_02: Final = clause("G-END-02")


@final
@mypyc_attr(acyclic=True)
class GlobularPosition(GlobularState):
    """Globular Cluster being played."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "GlobularPosition":
        twin = GlobularPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        """G-END-03, G-GAP-16: the highest total wins, equal ones share their place."""
        return self.vp[seat]

    def heuristic(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return widened(encoded(self, seat, ZEROS))

    def layout(self) -> Layout:
        return LAYOUT

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
        encode(self, seat, out, at, blocks)

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        encode_seat(self, seat, out, at, parts)

    def apply(self, action: i64) -> None:
        kind = KIND_OF[action]
        first = FIRST_SLOT[action]
        if kind == MOVE_KIND:
            do_move(self, first, SECOND_SLOT[action], MOVE_SIDE[action - MOVE])
        elif kind == END_KIND:
            finish_turn(self)
        elif kind == PLACE_KIND:
            do_place(self, self.step_argument(), first)
        elif kind == TICK_KIND:
            do_tick(self, self.step_argument(), first)
        elif kind == DRAW_KIND:
            do_draw(self, first)
        else:
            self._apply_rarer(kind, action)
        settle(self)

    def _apply_rarer(self, kind: i64, action: i64) -> None:
        first = FIRST_SLOT[action]
        if kind == IMPROVE_KIND:
            do_improve(self, first)
        elif kind == MINE_KIND:
            do_mine(self, first)
        elif kind == ROLL_KIND:
            do_roll(self, first)
        elif kind == BUILD_KIND:
            do_build(self, first)
        elif kind == WARP_KIND:
            do_warp(self, first, SECOND_SLOT[action], THIRD_SLOT[action])
        elif kind == TRADE_KIND:
            do_trade(self, first, SECOND_SLOT[action], THIRD_SLOT[action])
        elif kind == OPEN_KIND:
            do_open(self, first)
        elif kind == START_KIND:
            do_start(self, first)

    def barred(self, action: i64) -> i64:
        if self.actor == OVER:
            return END_02
        kind = KIND_OF[action]
        first = FIRST_SLOT[action]
        step = self.step()
        if step == PLACE_STEP:
            return barred_place(self, self.step_argument(), first) if kind == PLACE_KIND else TURN_02
        if step == TICK_STEP:
            return barred_tick(self, self.step_argument(), first) if kind == TICK_KIND else GAP_23
        if step == ACT_STEP:
            return self._barred_act(kind, action)
        if action in self.moves:
            return ALLOWED
        return _barred_by_chance(step, kind)

    def _barred_act(self, kind: i64, action: i64) -> i64:
        """G-GAP-19: ending is always possible here; all else has its own conditions."""
        first, second, third = FIRST_SLOT[action], SECOND_SLOT[action], THIRD_SLOT[action]
        if kind == MOVE_KIND:
            return barred_move(self, first, second, MOVE_SIDE[action - MOVE])
        if kind == WARP_KIND:
            return barred_warp(self, first, second, third)
        if kind == MINE_KIND:
            return barred_mine(self, first)
        if kind == TRADE_KIND:
            return barred_trade(self, first, second, third)
        if kind == IMPROVE_KIND:
            return barred_improve(self, first)
        if kind == OPEN_KIND:
            return barred_open(self, first)
        if kind == BUILD_KIND:
            return barred_build(self, first)
        return ALLOWED if kind == END_KIND else TURN_02


def _barred_by_chance(step: i64, kind: i64) -> i64:
    """Chance is to act, and not in this way. G-TURN-01, G-TURN-02, G-SETUP-28, G-MINE-07"""
    if step == START_STEP:
        return TURN_01
    if step == DRAW_STEP:
        return SETUP_28 if kind == DRAW_KIND else TURN_02
    return MINE_07


def open_match(seats: i64, reading: i64, at_least: i64, first: i64) -> GlobularPosition:
    """The position before the first event; a first player of NONE is drawn. G-OPT-03"""
    position = GlobularPosition(seats)
    set_up(position, reading, at_least)
    if first != NONE:
        do_start(position, first)
    settle(position)
    return position


def restore(data: bytes) -> GlobularPosition:
    """The position that `to_bytes` wrote."""
    source = Reader(data)
    seats = source.take()
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = GlobularPosition(seats)
    position.read(source)
    validate(position)
    if not _settles(position) or position.to_bytes() != data:
        raise BadBytes("the stored state is no position of a match")
    return position


def _settles(position: GlobularPosition) -> bool:
    """Whether a position read from bytes can be played on."""
    try:
        settle(position)
    except IndexError:
        return False
    return position.actor == OVER or len(position.moves) > 0
