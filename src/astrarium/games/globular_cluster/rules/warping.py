"""Warp stations: building and using them (catalogue section 12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components.grid import HOME
from astrarium.games.globular_cluster.components.tables import (
    EMPTY,
    HABITABLE,
    RESOURCE,
    STATION_PRICE,
    STATIONS,
    WARP_PRICE,
)
from astrarium.games.globular_cluster.rules.actions import (
    BUILD,
    FROM_HOME,
    FROM_STATION,
    PIECES,
    warp_action,
)
from astrarium.games.globular_cluster.rules.moving import has_piece, shift
from astrarium.games.globular_cluster.rules.state import NONE, PIECES_BLOCK, GlobularState

TURN_04: Final = clause("G-TURN-04")
WARP_01: Final = clause("G-WARP-01")
WARP_02: Final = clause("G-WARP-02")
WARP_04: Final = clause("G-WARP-04")
WARP_06: Final = clause("G-WARP-06")
WARP_07: Final = clause("G-WARP-07")
WARP_09: Final = clause("G-WARP-09")
WARP_12: Final = clause("G-WARP-12")
NOTE_10: Final = clause("G-NOTE-10")
GAP_28: Final = clause("G-GAP-28")


def first_site(seat: i64) -> i64:
    """Where the stations of a seat begin in `sites`; unbuilt ones come first."""
    return seat * STATIONS


def owns_station(s: GlobularState, cell: i64) -> bool:
    """Whether the seat on turn has a station at a place."""
    site = first_site(s.turn)
    own = False
    for number in range(STATIONS):
        own = own or s.sites[site + number] == cell
    return own


def barred_build(s: GlobularState, cell: i64) -> i64:
    """A station on a null tile or a mined-out resource tile.

    G-WARP-01, G-WARP-02, G-WARP-04, G-WARP-06, G-WARP-12, G-THEME-05; G-WARP-03, G-WARP-10, G-GAP-29: no
    matter who stands there, or nobody.
    """
    kind = s.kind(cell)
    if kind == HABITABLE:
        return WARP_12
    if kind not in (EMPTY, RESOURCE):
        return WARP_01
    if kind == RESOURCE and s.pennies[cell] > 0:
        return WARP_02
    if s.station_owner(cell) != NONE:
        return WARP_04
    if s.sites[first_site(s.turn)] != NONE:
        return WARP_06
    return TURN_04 if s.points < STATION_PRICE else ALLOWED


def legal_builds(s: GlobularState, found: vec[i64]) -> vec[i64]:
    """All places where the seat on turn may build a station. G-DATA-10"""
    if s.points < STATION_PRICE or s.sites[first_site(s.turn)] != NONE:
        return found
    for cell in s.placed:
        if barred_build(s, cell) == 0:
            found = append(found, BUILD + cell)
    return found


def do_build(s: GlobularState, cell: i64) -> None:
    """Pay and lay the saucer; it stays for good. G-WARP-05, G-WARP-11, G-GAP-15"""
    s.points -= STATION_PRICE
    s.changed |= PIECES_BLOCK[s.turn]
    site = first_site(s.turn)
    last = site + STATIONS - 1
    while site < last and s.sites[site + 1] < cell:
        s.sites[site] = s.sites[site + 1]
        site += 1
    s.sites[site] = cell


def warp_origin(s: GlobularState, source: i64, to: i64) -> i64:
    """The place a warp begins: the arrival tile, or the own station that is not the goal. G-GAP-28"""
    if source == FROM_HOME:
        return HOME
    site = first_site(s.turn)
    for number in range(STATIONS):
        if s.sites[site + number] != to and s.sites[site + number] != NONE:
            return s.sites[site + number]
    return NONE


def barred_warp(s: GlobularState, piece: i64, source: i64, to: i64) -> i64:
    """A piece goes from the arrival tile or an own station straight to an own station.

    G-WARP-07, G-WARP-08, G-WARP-09, G-WARP-13, G-GAP-28, G-GAP-15; G-NOTE-10: never back to the arrival tile,
    as no station can be there.
    """
    if to == HOME:
        return NOTE_10
    if not owns_station(s, to):
        return WARP_07 if s.station_owner(to) == NONE else WARP_09
    return barred_departure(s, piece, warp_origin(s, source, to))


def barred_departure(s: GlobularState, piece: i64, origin: i64) -> i64:
    """The piece must be where the warp begins, and the points must pay for it. G-GAP-28, G-TURN-04"""
    if origin == NONE or not has_piece(s, s.turn, piece, origin):
        return GAP_28
    return TURN_04 if s.points < WARP_PRICE else ALLOWED


def legal_warps(s: GlobularState, found: vec[i64]) -> vec[i64]:
    """All warps of the seat on turn, from the arrival tile and between the own stations."""
    site = first_site(s.turn)
    if s.points < WARP_PRICE or s.sites[site + STATIONS - 1] == NONE:
        return found
    several = s.sites[site + STATIONS - 2] != NONE
    for piece in range(PIECES):
        if has_piece(s, s.turn, piece, HOME):
            found = _legal_jumps(s, piece, FROM_HOME, found)
        if several:
            found = _legal_jumps(s, piece, FROM_STATION, found)
    return found


def _legal_jumps(s: GlobularState, piece: i64, source: i64, found: vec[i64]) -> vec[i64]:
    site = first_site(s.turn)
    for number in range(STATIONS):
        to = s.sites[site + number]
        if to != NONE and barred_departure(s, piece, warp_origin(s, source, to)) == ALLOWED:
            found = append(found, warp_action(piece, source, to))
    return found


def do_warp(s: GlobularState, piece: i64, source: i64, to: i64) -> None:
    """Pay and jump. G-WARP-07, G-WARP-08, G-TURN-06"""
    s.points -= WARP_PRICE
    shift(s, s.turn, piece, warp_origin(s, source, to), to)
