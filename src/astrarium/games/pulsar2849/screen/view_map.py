"""The star map in play as plain data: every location, what lies there and its neighbours."""

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.components import Entry
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets
from astrarium.games.pulsar2849.screen.view_seats import seat_or_none
from astrarium.games.pulsar2849.screen.view_types import GiftView, LocationView, PulsarView, SystemView


def locations(s: PulsarState) -> dict[str, LocationView]:
    """Return all locations of the map in play, by name."""
    first = starmap.FIRST_NODE[s.star_map]
    spots = starmap.MAPS[s.star_map].spots
    return {starmap.NODE_NAMES[first + at]: _location(s, first + at, spots[at]) for at in range(len(spots))}


def _location(s: PulsarState, node: i64, spot: tuple[int, int]) -> LocationView:
    neighbours: dict[str, int] = {}
    for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
        name = starmap.NODE_NAMES[starmap.WAY_END[way]]
        neighbours[name] = neighbours.get(name, 0) + 1
    kind = starmap.NODE_KIND[node]
    return {
        "kind": starmap.NODE_KINDS[kind],
        "colour": constants.COLOURS[starmap.NODE_COLOUR[node]] if starmap.NODE_COLOUR[node] >= 0 else None,
        "x": spot[0],
        "y": spot[1],
        "dead_end": starmap.DEAD_END[node] == 1,
        "neighbours": neighbours,
        "ships": ships_at(s, node),
        "system": _system(s, starmap.SYSTEM_NUMBER[node]) if kind == starmap.SYSTEM else None,
        "pulsar": _pulsar(s, node) if kind == starmap.PULSAR else None,
    }


def ships_at(s: PulsarState, node: i64) -> list[int]:
    """Return the seats whose ships are at a location."""
    return [seat for seat in range(s.seats) if s.get(seat, columns.SHIP) == node]


def _system(s: PulsarState, system: i64) -> SystemView:
    tile = s.system_tile[system]
    stations: list[str | None] = []
    for seat in range(s.seats):
        kind = s.station[system * codes.SEAT_ROOM + seat]
        stations.append(schema.PLANETS[kind - 1] if kind > 0 else None)
    face_up = tile != starmap.NONE
    printed = [planet.word("kind") for planet in planets_of(tile)] if face_up else []
    opened = {
        planet: tables.OPEN_PLANETS[(tile * 5 + s.seats) * 2 + kind] if face_up else 0
        for kind, planet in enumerate(schema.PLANETS)
    }
    return {
        "tile": tables.CARD_NAMES[tables.FIRST_SYSTEM + tile] if face_up else None,
        "open": opened,
        "closed": {planet: printed.count(planet) - opened[planet] for planet in schema.PLANETS},
        "free": {planet: free_planets(s, system, kind) for kind, planet in enumerate(schema.PLANETS)},
        "stations": stations,
        "bonus": gifts_of(tables.FIRST_SYSTEM + tile) if face_up else [],
    }


def planets_of(tile: i64) -> list[Entry]:
    """Return the planets printed on a system tile."""
    return tables.CARDS.entries[tables.FIRST_SYSTEM + tile].entries("planets")


def gifts_of(card: i64) -> list[GiftView]:
    """Return what a tile pictures as its bonus."""
    gifts: list[GiftView] = []
    for effect in range(
        tables.EFFECT_START[card * 4 + schema.NOW], tables.EFFECT_START[card * 4 + schema.NOW + 1]
    ):
        kind, first = tables.EFFECT_KIND[effect], tables.EFFECT_A[effect]
        sizes: list[str] = []
        token: str | None = None
        number: int = first
        if kind == schema.GYRODYNE:
            sizes = [
                constants.GYRODYNES.names[size] for size in range(constants.SIZES) if first & BITS[size] != 0
            ]
            number = 1
        elif kind == schema.MODIFIER:
            token = schema.TOKENS[first]
            number = tables.EFFECT_B[effect]
        gifts.append({"kind": schema.KINDS[kind], "number": number, "sizes": sizes, "token": token})
    return gifts


def _pulsar(s: PulsarState, node: i64) -> PulsarView:
    pulsar = starmap.PULSAR_NUMBER[node]
    gyrodyne = s.gyro[pulsar]
    return {
        "owner": seat_or_none(s.ring[pulsar]),
        "gyrodyne": constants.GYRODYNES.names[(gyrodyne - 1) % codes.SPIN] if gyrodyne > 0 else None,
        "spinning": gyrodyne > codes.SPIN,
        "isolated": starmap.ISOLATED[node] == 1,
    }
