"""Stations on planets (P-STN), as compulsory and as optional ones (catalogue sections 6.2 and 11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.schema import BLUE, LIFELESS, ON_STATION
from astrarium.games.pulsar2849.components.starmap import DEAD_END, NODE_KIND, NONE, SYSTEM, SYSTEM_NUMBER
from astrarium.games.pulsar2849.components.tables import OPEN_PLANETS
from astrarium.games.pulsar2849.rules.actions import PASS, SETTLE_ACTION
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.state import (
    BLUE_STATIONS,
    BONUS_STEP,
    ENDING_STEP,
    EXPLORE_STEP,
    MAP_BLOCK,
    OPTIONAL_STATIONS,
    SEAT_ROOM,
    PulsarState,
)

ACT_G8: Final = clause("P-ACT-G8")
STN_04: Final = clause("P-STN-04")
STN_06: Final = clause("P-STN-06")
STN_G2: Final = clause("P-STN-G2")


def free_planets(s: PulsarState, system: i64, kind: i64) -> i64:
    """Free planets of a kind in a face-up system. P-STN-01, P-STN-G2, P-STN-G3, P-END-G5"""
    tile = s.system_tile[system]
    if tile == NONE:
        return 0
    free = OPEN_PLANETS[(tile * 5 + s.seats) * 2 + kind]
    stations, first = s.station, system * SEAT_ROOM
    for place in range(first, first + s.seats):
        if stations[place] == kind + 1:
            free -= 1
    return free


def has_station(s: PulsarState, seat: i64, system: i64) -> bool:
    """Whether a seat has a station in a system. P-STN-02"""
    return s.station[system * SEAT_ROOM + seat] != 0


def place_station(s: PulsarState, seat: i64, node: i64, kind: i64) -> None:
    """Put a station on a planet of a kind; a dead end gives an exploration tile, after all else.

    P-STN-10, P-STN-G8, P-STN-G13
    """
    s.changed |= MAP_BLOCK
    s.station[SYSTEM_NUMBER[node] * SEAT_ROOM + seat] = kind + 1
    s.add(seat, BLUE_STATIONS + kind, 1)
    if DEAD_END[node] == 1:
        s.push(EXPLORE_STEP, seat, NONE)
    trigger(s, seat, ON_STATION)


def station_kind(s: PulsarState, seat: i64, node: i64, first: i64) -> i64:
    """The kind of planet a flight stations in a system, kind `first` before the other; NONE if none.

    P-STN-02, P-STN-04, P-STN-06, P-STN-G11
    """
    system = SYSTEM_NUMBER[node]
    if has_station(s, seat, system):
        return NONE
    if free_planets(s, system, first) > 0:
        return first
    other = BLUE + LIFELESS - first
    return other if free_planets(s, system, other) > 0 else NONE


def settle_through(s: PulsarState, seat: i64, node: i64) -> None:
    """A system flown through: a lifeless planet first, else a blue one.

    P-STN-03, P-STN-04, P-STN-G1, P-STN-G11
    """
    s.drop()
    if node == s.landing:
        settle_end(s, seat, node)
        return
    kind = station_kind(s, seat, node, LIFELESS)
    if kind != NONE:
        place_station(s, seat, node, kind)


def settle_end(s: PulsarState, seat: i64, node: i64) -> None:
    """A system where the flight ends: a blue planet first, with its bonus, else a lifeless one.

    P-STN-05, P-STN-06, P-STN-07, P-STN-G1, P-STN-G11, P-STN-G13
    """
    kind = station_kind(s, seat, node, BLUE)
    if kind != NONE:
        place_station(s, seat, node, kind)
    if kind == BLUE:
        s.push(BONUS_STEP, seat, s.system_tile[SYSTEM_NUMBER[node]])


def first_kind(s: PulsarState) -> i64:
    """The kind of planet that comes first in the present step of a flight. P-STN-04, P-STN-06"""
    return BLUE if s.step() == ENDING_STEP else LIFELESS


def asks_station(s: PulsarState, seat: i64, node: i64) -> bool:
    """Whether the seat is asked about its station; one named as the end is stationed at once. P-VAR-G4"""
    if s.variants & OPTIONAL_STATIONS == 0 or NODE_KIND[node] != SYSTEM or node == s.landing:
        return False
    return station_kind(s, seat, node, first_kind(s)) != NONE


def barred_station(s: PulsarState, seat: i64, node: i64, kind: i64) -> i64:
    """The planet a flight stations in the system asked about. P-STN-04, P-STN-06, P-STN-G2, P-VAR-G4"""
    if node != s.step_argument():
        return ACT_G8
    first = first_kind(s)
    if station_kind(s, seat, node, first) == kind:
        return ALLOWED
    if kind == first:
        return STN_G2
    return STN_06 if first == BLUE else STN_04


def legal_station(s: PulsarState, seat: i64, node: i64) -> vec[i64]:
    """To place the station of a flight, or not. P-VAR-G4"""
    return vec[i64]([SETTLE_ACTION[node] + station_kind(s, seat, node, first_kind(s)), PASS])
