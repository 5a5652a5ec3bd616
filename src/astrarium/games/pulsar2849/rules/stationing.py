"""Stations on planets, compulsory and optional ones (catalogue sections 6.2 and 11)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.state import NOTHING
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, codes, steps
from astrarium.games.pulsar2849.rules.acting import PulsarDecision
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.state import PulsarState

STN_04: Final = clause("P-STN-04")
STN_06: Final = clause("P-STN-06")
STN_G2: Final = clause("P-STN-G2")


def free_planets(s: PulsarState, system: i64, kind: i64) -> i64:
    """Count the free planets of a kind in a system; 0 if it is face down."""
    tile = s.system_tile[system]
    if tile == starmap.NONE:
        return 0
    free = tables.OPEN_PLANETS[(tile * 5 + s.seats) * 2 + kind]
    stations, first = s.station, system * codes.SEAT_ROOM
    for place in range(first, first + s.seats):
        if stations[place] == kind + 1:
            free -= 1
    return free


def has_station(s: PulsarState, seat: i64, system: i64) -> bool:
    """Return whether a seat has a station in a system."""
    return s.station_of(seat, system) != 0


def place_station(s: PulsarState, seat: i64, node: i64, kind: i64) -> None:
    """Put a station on a planet of a kind; a dead end gives an exploration tile, after all else."""
    s.put_station(seat, starmap.SYSTEM_NUMBER[node], kind)
    if starmap.DEAD_END[node] == 1:
        s.push(steps.EXPLORE, seat, starmap.NONE)
    trigger(s, seat, schema.ON_STATION)


def station_kind(s: PulsarState, seat: i64, node: i64, first: i64) -> i64:
    """Return the kind of planet that a flight stations in a system, `first` preferred; NONE if none."""
    system = starmap.SYSTEM_NUMBER[node]
    if has_station(s, seat, system):
        return starmap.NONE
    if free_planets(s, system, first) > 0:
        return first
    other = schema.BLUE + schema.LIFELESS - first
    return other if free_planets(s, system, other) > 0 else starmap.NONE


def settle_end(s: PulsarState, seat: i64, node: i64) -> None:
    """Station the system where the flight ends: a blue planet first, with its bonus, else a lifeless one."""
    kind = station_kind(s, seat, node, schema.BLUE)
    if kind != starmap.NONE:
        place_station(s, seat, node, kind)
    if kind == schema.BLUE:
        s.push(steps.BONUS, seat, s.system_tile[starmap.SYSTEM_NUMBER[node]])


class StationOnFlight(PulsarDecision):
    """A flight places a station in a system, on a planet of the kind `first` if one is free, else on another.

    As a variant the seat may leave it out, except in a system that it named as the end. The argument is the
    location.
    """

    clauses: ClassVar[tuple[i64, ...]] = (
        clause("P-STN-01"),
        clause("P-STN-02"),
        clause("P-STN-10"),
        clause("P-STN-G3"),
        clause("P-STN-G8"),
        clause("P-STN-G13"),
        clause("P-VAR-G4"),
    )
    first: i64 = schema.BLUE

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        if (
            s.variants & codes.OPTIONAL_STATIONS == 0
            or starmap.NODE_KIND[argument] != starmap.SYSTEM
            or argument == s.landing
        ):
            return NOTHING
        kind = station_kind(s, seat, argument, self.first)
        return (
            NOTHING
            if kind == starmap.NONE
            else vec[i64]([actions.SETTLE_ACTION[argument] + kind, actions.PASS])
        )

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.SETTLE_KIND or actions.SLOT_1[action] != argument:
            return self.rule
        kind = actions.SLOT_2[action]
        if station_kind(s, seat, argument, self.first) == kind:
            return ALLOWED
        if kind == self.first:
            return STN_G2
        return STN_06 if self.first == schema.BLUE else STN_04

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        if action == actions.PASS:
            s.drop()
        else:
            self.skip(s, seat, argument)


@final
class StationInPassing(StationOnFlight):
    """A system flown through: a lifeless planet first, else a blue one.

    A system that the seat named as the end is settled like the end.
    """

    clauses: ClassVar = (clause("P-STN-03"), clause("P-STN-G1"), clause("P-STN-G11"))
    first = schema.LIFELESS

    def skip(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        if argument == s.landing:
            settle_end(s, seat, argument)
            return
        kind = station_kind(s, seat, argument, schema.LIFELESS)
        if kind != starmap.NONE:
            place_station(s, seat, argument, kind)


@final
class ReachEnd(StationOnFlight):
    """The end of a flight: a system gets a station, a blue planet first; a pulsar may be claimed."""

    clauses: ClassVar = (
        clause("P-FLY-G8"),
        clause("P-STN-05"),
        clause("P-PUL-01"),
        clause("P-PUL-02"),
        clause("P-PUL-G6"),
    )

    def skip(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        if starmap.NODE_KIND[argument] == starmap.SYSTEM:
            settle_end(s, seat, argument)
        elif starmap.NODE_KIND[argument] == starmap.PULSAR:
            s.push(steps.CLAIM, seat, argument)
