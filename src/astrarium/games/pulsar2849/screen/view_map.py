"""The star map in play as plain data: every location, what lies there and where one can fly from it."""

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.components import Entry
from astrarium.games.pulsar2849.components.constants import COLOURS, GYRODYNES, SIZES
from astrarium.games.pulsar2849.components.schema import (
    GYRODYNE,
    KINDS,
    MODIFIER,
    NOW,
    PLANETS,
    TOKENS,
)
from astrarium.games.pulsar2849.components.starmap import (
    DEAD_END,
    FIRST_NODE,
    ISOLATED,
    MAPS,
    NODE_COLOUR,
    NODE_KIND,
    NODE_KINDS,
    NODE_NAMES,
    NONE,
    PULSAR,
    PULSAR_NUMBER,
    SYSTEM,
    SYSTEM_NUMBER,
    WAY_END,
    WAY_START,
)
from astrarium.games.pulsar2849.components.tables import (
    CARD_NAMES,
    CARDS,
    EFFECT_A,
    EFFECT_B,
    EFFECT_KIND,
    EFFECT_START,
    FIRST_SYSTEM,
    OPEN_PLANETS,
)
from astrarium.games.pulsar2849.rules.state import SEAT_ROOM, SHIP, SPIN, PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets
from astrarium.games.pulsar2849.screen.view_seats import seat_or_none
from astrarium.games.pulsar2849.screen.view_types import GiftView, LocationView, PulsarView, SystemView


def locations(s: PulsarState) -> dict[str, LocationView]:
    """All locations of the map in play, by name."""
    first = FIRST_NODE[s.star_map]
    spots = MAPS[s.star_map].spots
    return {NODE_NAMES[first + at]: _location(s, first + at, spots[at]) for at in range(len(spots))}


def _location(s: PulsarState, node: i64, spot: tuple[int, int]) -> LocationView:
    neighbours: dict[str, int] = {}
    for way in range(WAY_START[node], WAY_START[node + 1]):
        name = NODE_NAMES[WAY_END[way]]
        neighbours[name] = neighbours.get(name, 0) + 1
    kind = NODE_KIND[node]
    ships: list[int] = [seat for seat in range(s.seats) if s.get(seat, SHIP) == node]
    return {
        "kind": NODE_KINDS[kind],
        "colour": COLOURS[NODE_COLOUR[node]] if NODE_COLOUR[node] >= 0 else None,
        "x": spot[0],
        "y": spot[1],
        "dead_end": DEAD_END[node] == 1,
        "neighbours": neighbours,
        "ships": ships,
        "system": _system(s, SYSTEM_NUMBER[node]) if kind == SYSTEM else None,
        "pulsar": _pulsar(s, node) if kind == PULSAR else None,
    }


def _system(s: PulsarState, system: i64) -> SystemView:
    tile = s.system_tile[system]
    stations: list[str | None] = []
    for seat in range(s.seats):
        kind = s.station[system * SEAT_ROOM + seat]
        stations.append(PLANETS[kind - 1] if kind > 0 else None)
    face_up = tile != NONE
    printed = [planet.word("kind") for planet in planets_of(tile)] if face_up else []
    opened = {
        planet: OPEN_PLANETS[(tile * 5 + s.seats) * 2 + kind] if face_up else 0
        for kind, planet in enumerate(PLANETS)
    }
    return {
        "tile": CARD_NAMES[FIRST_SYSTEM + tile] if face_up else None,
        "open": opened,
        "closed": {planet: printed.count(planet) - opened[planet] for planet in PLANETS},
        "free": {planet: free_planets(s, system, kind) for kind, planet in enumerate(PLANETS)},
        "stations": stations,
        "bonus": gifts_of(FIRST_SYSTEM + tile) if face_up else [],
    }


def planets_of(tile: i64) -> list[Entry]:
    """The planets printed on a system tile."""
    return CARDS.entries[FIRST_SYSTEM + tile].entries("planets")


def gifts_of(card: i64) -> list[GiftView]:
    """What a tile pictures as its bonus."""
    gifts: list[GiftView] = []
    for effect in range(EFFECT_START[card * 4 + NOW], EFFECT_START[card * 4 + NOW + 1]):
        kind, first = EFFECT_KIND[effect], EFFECT_A[effect]
        sizes: list[str] = []
        token: str | None = None
        number: int = first
        if kind == GYRODYNE:
            sizes = [GYRODYNES.names[size] for size in range(SIZES) if first & BITS[size] != 0]
            number = 1
        elif kind == MODIFIER:
            token = TOKENS[first]
            number = EFFECT_B[effect]
        gifts.append({"kind": KINDS[kind], "number": number, "sizes": sizes, "token": token})
    return gifts


def _pulsar(s: PulsarState, node: i64) -> PulsarView:
    pulsar = PULSAR_NUMBER[node]
    gyrodyne = s.gyro[pulsar]
    return {
        "owner": seat_or_none(s.ring[pulsar]),
        "gyrodyne": GYRODYNES.names[(gyrodyne - 1) % SPIN] if gyrodyne > 0 else None,
        "spinning": gyrodyne > SPIN,
        "isolated": ISOLATED[node] == 1,
    }
