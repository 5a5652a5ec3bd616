"""The course of the match: turns, scoring rounds, the end (catalogue sections 5, 13 and 15)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import CHANCE, NOTHING, OVER
from astrarium.games.globular_cluster.components.grid import CELLS
from astrarium.games.globular_cluster.components.tables import (
    ACTION_POINTS,
    FACE_TYPE,
    PLAIN_CLOSING_ROUNDS,
    SCORING_CLOSING_ROUNDS,
    SUPERNOVA,
    TILE_KIND,
)
from astrarium.games.globular_cluster.rules.actions import DRAW, END, PLACE, ROLL, START, TICK
from astrarium.games.globular_cluster.rules.mining import legal_mines
from astrarium.games.globular_cluster.rules.moving import legal_moves
from astrarium.games.globular_cluster.rules.placing import (
    do_place,
    do_tick,
    legal_place,
    legal_tick,
    lose_tile,
    take_from_stack,
)
from astrarium.games.globular_cluster.rules.scoring import score_seat
from astrarium.games.globular_cluster.rules.settling import legal_improvements, legal_openings
from astrarium.games.globular_cluster.rules.state import (
    ACT_STEP,
    DRAW_STEP,
    DRAWING,
    NONE,
    PLACE_STEP,
    PLACING,
    PLAIN,
    ROLL_STEP,
    SCORING,
    START_STEP,
    TICK_STEP,
    TURN_STEP,
    GlobularState,
)
from astrarium.games.globular_cluster.rules.trading import legal_trades
from astrarium.games.globular_cluster.rules.warping import legal_builds, legal_warps

SUPERNOVA_TILE: Final[i64] = list(TILE_KIND).index(SUPERNOVA)
FACES_EVEN: Final = vec[i64]([1] * len(FACE_TYPE))
ROLLS: Final = vec[i64]([ROLL + face for face in range(len(FACE_TYPE))])


def settle(s: GlobularState) -> None:
    """Carry out whatever needs no decision, then list the actions of whoever is to decide.

    G-GAP-22: a compulsory choice with one option is not asked; chance always is.
    """
    while not _next_decision(s):
        pass


def _next_decision(s: GlobularState) -> bool:
    """Whether the step on top of the agenda asks somebody; if not, it has been carried out."""
    step = s.step()
    if step == ACT_STEP:
        return _ask_act(s)
    if step == PLACE_STEP:
        return _ask_place(s, s.step_argument())
    if step == TICK_STEP:
        return _ask_tick(s, s.step_argument())
    if step == DRAW_STEP:
        return _ask_chance(s, s.bag.outcomes(DRAW), s.bag.odds())
    if step == ROLL_STEP:
        return _ask_chance(s, ROLLS, FACES_EVEN)
    if step == START_STEP:
        return _ask_chance(s, vec[i64]([START + seat for seat in range(s.seats)]), vec[i64]([1] * s.seats))
    if step == TURN_STEP:
        begin_turn(s)
        return False
    return _plan_turns(s)


def _ask(s: GlobularState, found: vec[i64]) -> bool:
    s.ask(s.turn, found, NOTHING)
    return True


def _ask_chance(s: GlobularState, outcomes: vec[i64], odds: vec[i64]) -> bool:
    s.ask(CHANCE, outcomes, odds)
    return True


def _ask_place(s: GlobularState, tile: i64) -> bool:
    """D-03 of the catalogue. G-GAP-08, G-GAP-22, G-GAP-26"""
    found = legal_place(s, tile)
    if len(found) > 1:
        return _ask(s, found)
    if len(found) == 1:
        do_place(s, tile, found[0] - PLACE)
    else:
        lose_tile(s)
    return False


def _ask_tick(s: GlobularState, cell: i64) -> bool:
    """D-04 of the catalogue. G-GAP-22"""
    found = legal_tick(s, cell)
    if len(found) > 1:
        return _ask(s, found)
    do_tick(s, cell, found[0] - TICK)
    return False


def _ask_act(s: GlobularState) -> bool:
    """D-05 of the catalogue. G-GAP-19, G-GAP-22: a turn in which only ending is left ends by itself."""
    found = legal_act(s)
    if len(found) > 1:
        return _ask(s, found)
    finish_turn(s)
    return False


def occupied(s: GlobularState) -> vec[i64]:
    """The places where the seat on turn has a piece, ascending."""
    found = vec[i64](capacity=16)
    first = s.turn * CELLS
    leader = s.leader[s.turn]
    members = s.members
    for cell in s.placed:
        if members[first + cell] > 0 or cell == leader:
            found = append(found, cell)
    return found


def legal_act(s: GlobularState) -> vec[i64]:
    """All that action points can be spent on, and ending the turn. G-TURN-04, G-GAP-06, G-GAP-19"""
    found = vec[i64](capacity=48)
    if s.points > 0:
        cells = occupied(s)
        found = legal_moves(s, cells, found)
        found = legal_warps(s, found)
        found = legal_mines(s, cells, found)
        found = legal_trades(s, found)
        found = legal_improvements(s, cells, found)
        found = legal_openings(s, cells, found)
        found = legal_builds(s, found)
    return append(found, END)


def do_start(s: GlobularState, seat: i64) -> None:
    """The starter is known. G-TURN-01, G-GAP-05"""
    s.drop()
    s.turn = seat
    s.push(TURN_STEP, seat, DRAWING)


def begin_turn(s: GlobularState) -> None:
    """Ten fresh action points and fresh limits, after the tile has been dealt with.

    G-TURN-02, G-TURN-03, G-GAP-20, G-NOVA-03, G-NOVA-04, G-NOVA-05, G-NOVA-06, G-NOVA-07
    """
    seat = s.step_seat()
    kind = s.step_argument()
    s.drop()
    s.turn = seat
    s.points = ACTION_POINTS
    s.mined_at = NONE
    s.mined = 0
    s.improved = NOTHING
    s.push(ACT_STEP, seat, kind)
    if kind == DRAWING:
        s.push(DRAW_STEP, seat, NONE)
    elif kind == PLACING:
        s.push(PLACE_STEP, seat, SUPERNOVA_TILE)


def finish_turn(s: GlobularState) -> None:
    """Unspent points are lost; in a scoring turn the seat scores.

    G-GAP-06, G-GAP-19, G-GAP-30, G-NOVA-03, G-NOVA-04, G-NOVA-09
    """
    kind = s.step_argument()
    s.drop()
    s.points = 0
    if kind == SCORING:
        score_seat(s, s.turn)


def do_draw(s: GlobularState, tile: i64) -> None:
    """A tile is drawn: it is placed at once, or it is a supernova. G-TURN-02, G-TILE-06"""
    s.drop()
    take_from_stack(s, tile)
    if TILE_KIND[tile] == SUPERNOVA:
        _begin_scoring_round(s)
    else:
        s.push(PLACE_STEP, s.turn, tile)


def _begin_scoring_round(s: GlobularState) -> None:
    """The tile is set aside; everybody has a scoring turn from the drawer on; then the drawer places it.

    G-NOVA-01, G-NOVA-02, G-NOVA-04, G-NOVA-06, G-NOVA-08, G-NOVA-10, G-NOTE-11
    """
    s.drop()
    s.push(TURN_STEP, s.turn, PLACING)
    _push_round(s, s.turn, SCORING)


def _push_round(s: GlobularState, first: i64, kind: i64) -> None:
    """A turn of a kind for every seat, clockwise from the first. G-TURN-01"""
    for back in range(s.seats):
        s.push(TURN_STEP, (first + s.seats - 1 - back) % s.seats, kind)


def _plan_turns(s: GlobularState) -> bool:
    """The agenda is empty: the next player draws; after the last tile come the closing turns, then the end.

    G-TURN-01, G-END-01, G-END-02, G-END-04, G-END-05, G-END-06, G-NOTE-14
    """
    following = (s.turn + 1) % s.seats
    if s.bag.left > 0:
        s.push(TURN_STEP, following, DRAWING)
        return False
    if s.closing == 0:
        s.closing = 1
        for _ in range(SCORING_CLOSING_ROUNDS):
            _push_round(s, following, SCORING)
        for _ in range(PLAIN_CLOSING_ROUNDS):
            _push_round(s, following, PLAIN)
        return False
    s.ask(OVER, NOTHING, NOTHING)
    return True
