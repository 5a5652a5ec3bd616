"""Warp stations: building and using them (catalogue section 12)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.moving import has_piece, shift
from astrarium.games.globular_cluster.rules.state import GlobularState

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
    """Return the index of the first station of `seat` in `sites`; unbuilt ones come first."""
    return seat * tables.STATIONS


def owns_station(s: GlobularState, cell: i64) -> bool:
    """Return whether the seat on turn has a station at `cell`."""
    site = first_site(s.turn)
    own = False
    for number in range(tables.STATIONS):
        own = own or s.sites[site + number] == cell
    return own


def warp_origin(s: GlobularState, source: i64, to: i64) -> i64:
    """Return where a warp to `to` begins: the arrival tile or the other own station, NONE without one."""
    if source == actions.FROM_HOME:
        return grid.HOME
    site = first_site(s.turn)
    for number in range(tables.STATIONS):
        if s.sites[site + number] != to and s.sites[site + number] != grid.NONE:
            return s.sites[site + number]
    return grid.NONE


def barred_departure(s: GlobularState, piece: i64, origin: i64) -> i64:
    """Return the clause that forbids `piece` to warp from `origin`, ALLOWED if none does."""
    if origin == grid.NONE or not has_piece(s, s.turn, piece, origin):
        return GAP_28
    return TURN_04 if s.points < tables.WARP_PRICE else ALLOWED


def _warps_from_home(piece: i64, one: i64, other: i64, found: vec[i64]) -> vec[i64]:
    """Return `found` with the warps of `piece` from the arrival tile to the built stations appended."""
    if one != grid.NONE:
        found = append(found, actions.warp_action(piece, actions.FROM_HOME, one))
    return append(found, actions.warp_action(piece, actions.FROM_HOME, other))


def _warps_between_stations(s: GlobularState, piece: i64, one: i64, other: i64, found: vec[i64]) -> vec[i64]:
    """Return `found` with the legal warps of `piece` between the stations `one` and `other` appended."""
    if has_piece(s, s.turn, piece, other):
        found = append(found, actions.warp_action(piece, actions.FROM_STATION, one))
    if has_piece(s, s.turn, piece, one):
        found = append(found, actions.warp_action(piece, actions.FROM_STATION, other))
    return found


@final
class Warp(TurnAction):
    """Warp a piece from the arrival tile or an own station to an own station at any distance."""

    clauses: ClassVar = (clause("G-WARP-08"), clause("G-WARP-13"), clause("G-GAP-15"))

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        site = first_site(s.turn)
        one, other = s.sites[site], s.sites[site + 1]  # ascending, an unbuilt station first
        if s.points < tables.WARP_PRICE or other == grid.NONE:
            return found
        for piece in range(actions.PIECES):
            if has_piece(s, s.turn, piece, grid.HOME):
                found = _warps_from_home(piece, one, other, found)
            if one != grid.NONE:
                found = _warps_between_stations(s, piece, one, other, found)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        to = actions.THIRD_SLOT[action]
        if to == grid.HOME:
            return NOTE_10
        if not owns_station(s, to):
            return WARP_07 if s.station_owner(to) == grid.NONE else WARP_09
        return barred_departure(
            s, actions.FIRST_SLOT[action], warp_origin(s, actions.SECOND_SLOT[action], to)
        )

    def do(self, s: GlobularState, action: i64) -> None:
        to = actions.THIRD_SLOT[action]
        s.points -= tables.WARP_PRICE
        shift(s, s.turn, actions.FIRST_SLOT[action], warp_origin(s, actions.SECOND_SLOT[action], to), to)


def _barred_build(s: GlobularState, cell: i64) -> i64:
    """Return the clause that forbids the seat on turn to build a station at `cell`, else ALLOWED."""
    kind = s.kind(cell)
    if kind == tables.HABITABLE:
        return WARP_12
    if kind not in (tables.EMPTY, tables.RESOURCE):
        return WARP_01
    if kind == tables.RESOURCE and s.pennies[cell] > 0:
        return WARP_02
    if s.station_owner(cell) != grid.NONE:
        return WARP_04
    if s.sites[first_site(s.turn)] != grid.NONE:
        return WARP_06
    return TURN_04 if s.points < tables.STATION_PRICE else ALLOWED


@final
class BuildStation(TurnAction):
    """Build a station on a null tile or a mined-out resource tile, with or without a piece there."""

    clauses: ClassVar = (
        clause("G-WARP-03"),
        clause("G-WARP-05"),
        clause("G-WARP-10"),
        clause("G-WARP-11"),
        clause("G-THEME-05"),
        clause("G-DATA-10"),
        clause("G-GAP-29"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.points < tables.STATION_PRICE or s.sites[first_site(s.turn)] != grid.NONE:
            return found
        for cell in s.placed:
            if _barred_build(s, cell) == ALLOWED:
                found = append(found, actions.BUILD + cell)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_build(s, actions.FIRST_SLOT[action])

    def do(self, s: GlobularState, action: i64) -> None:
        s.points -= tables.STATION_PRICE
        s.add_station(s.turn, actions.FIRST_SLOT[action])
