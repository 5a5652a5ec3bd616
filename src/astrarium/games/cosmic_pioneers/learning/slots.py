"""Slots of the features: names and bounds.

Seats are named "own", then clockwise "next1" to "next3"; sectors by their place on the ring, "r0" being the
Jumpgate. The slots of absent things stay 0. Credits count in hundreds; numbers without a natural bound are
capped.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.core.slots import Slots, flags, of_seat, repeated, viewpoints
from astrarium.core.state import Layout
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import blocks, codes, steps

SEATS: Final[list[str]] = viewpoints(constants.MAX_SEATS)
STEPS: Final[list[str]] = [*steps.NAMES, "over"]
SPECIES: Final[list[str]] = tables.ALIENS.species
HUNDRED: Final[i64] = 100
MAX_HUNDREDS: Final = 99
MAX_POINTS: Final = 200
MAX_COUNT: Final = 30
MAX_RANGE: Final[int] = int(constants.SECTORS) // 2
FACE_NAMES: Final[list[str]] = [str(face) for face in range(1, constants.FACES + 1)]


def _step_slots() -> Slots:
    """Return the slots of the present step and its subject: a number to choose, a piece, a colour, an effect.

    `again` is the die that may be rolled again. `stage` counts the transfers made, or is the least next pick.
    `transfer` is the last transfer plus 1.
    """
    slots: Slots = [*flags("step", STEPS), ("number", MAX_COUNT), *flags("about", constants.PIECES)]
    slots += (
        flags("colour", constants.COLOURS) + flags("effect", schema.AT_ONCE) + flags("again", schema.DICE)
    )
    slots += flags("die", FACE_NAMES) + flags("rival-die", FACE_NAMES) + flags("target", schema.LIVES)
    return [*slots, ("stage", int(codes.MAX_TRANSFERS)), ("transfer", int(codes.LAST_TRANSFER) + 1)]


def _table_slots() -> Slots:
    """Return the slots of round, options, scenario, and hexes left to lay."""
    slots: Slots = [
        ("round", int(permanent_effects.MAX_ROUNDS)),
        ("rounds-left", int(permanent_effects.MAX_ROUNDS)),
    ]
    slots += flags("events", tables.COMPONENTS.constants.events) + flags(
        "start", tables.COMPONENTS.constants.starts
    )
    slots += flags("scenario", tables.SCENARIOS.names) + flags("drawn", SPECIES)
    return [*slots, *flags("pool", tables.PLANETS.names), ("belts-left", MAX_COUNT)]


def _stock_slots() -> Slots:
    """Return the slots of aliens in the supply and goods beside the scenario card."""
    slots = [(f"supply.{name}", int(tables.MEEPLES[at])) for at, name in enumerate(SPECIES)]
    return slots + [(f"beside.{colour}", int(constants.GOODS_EACH)) for colour in constants.COLOURS]


def _deck_slots() -> Slots:
    """Return the slots of the event deck."""
    slots: Slots = [*((f"deck.{name}", MAX_COUNT) for name in SPECIES), ("deck-known", 1)]
    slots += [(f"unseen.{card}", int(tables.CARD_COPIES[at])) for at, card in enumerate(tables.ALIENS.cards)]
    return slots + [
        (f"discarded.{card}", int(tables.CARD_COPIES[at])) for at, card in enumerate(tables.ALIENS.cards)
    ]


def _own_slots() -> Slots:
    """Return the slots of the possessions of one seat; `used` are its re-rolls by die."""
    slots: Slots = [("present", 1), ("points", MAX_POINTS), *flags("commander", tables.COMMANDERS.names)]
    slots += [(attribute, int(constants.LEVELS)) for attribute in tables.COMPONENTS.constants.attributes]
    slots += [("range", MAX_RANGE), ("room", MAX_COUNT), ("crashed", 1), ("credits", MAX_HUNDREDS)]
    slots += [
        ("reserve", int(constants.COLONISTS_EACH)),
        *[(f"hold.{piece}", MAX_COUNT) for piece in constants.PIECES],
    ]
    return slots + [(f"used.{die}", MAX_COUNT) for die in schema.DICE]


def _score_slots() -> Slots:
    """Return the slots of what would score now for one seat; `standing` is the sum."""
    slots: Slots = [("standing", MAX_POINTS), ("colonists", int(constants.COLONISTS_EACH))]
    slots += [("controlled", int(constants.SECTORS))]
    return slots + [(f"count.{counter}", MAX_COUNT) for counter in schema.COUNTERS]


def _ring_slots() -> Slots:
    """Return the slots of one seat on one sector."""
    slots: Slots = [("control", 1), ("colonists", int(constants.SLOT_ROOM))]
    return slots + [(f"slot{slot}", 1) for slot in range(1, constants.SLOT_ROOM + 1)]


def _sector_slots() -> Slots:
    """Return the slots of one sector: its hex, and the slots of a planet."""
    slots: Slots = [
        *flags("is", ["jumpgate", "station", "belt", "ruin"]),
        *flags("planet", tables.PLANETS.names),
    ]
    slots += flags("native", SPECIES)
    slots += [
        ("aliens", int(constants.SLOT_ROOM)),
        ("free", int(constants.SLOT_ROOM)),
        ("green-missing", int(constants.SLOT_ROOM)),
    ]
    for slot in range(1, constants.SLOT_ROOM + 1):
        slots += flags(f"slot{slot}", ["there", "green", *SPECIES])
    return slots


def _seat_block(seat: str) -> Slots:
    """Return all slots of a seat."""
    own = repeated([seat], [*OWN_SLOTS, *SCORE_SLOTS])
    ring = repeated(PLACES, [("ship", 1)]) + repeated(PLACES, RING_SLOTS)
    return own + of_seat(seat, ring)


PLACES: Final[list[str]] = [f"r{place}" for place in range(constants.SECTORS)]
OWN_SLOTS: Final[list[tuple[str, int]]] = _own_slots()
SCORE_SLOTS: Final[list[tuple[str, int]]] = _score_slots()
RING_SLOTS: Final[list[tuple[str, int]]] = _ring_slots()
STEP_SLOTS: Final[list[tuple[str, int]]] = _step_slots()
# By seat: roles in the present step.
TURN_SLOTS: Final[Slots] = [(name, 1) for name in ("asked", "turn", "turn-to-come", "first", "defender")]
# By place: planets that an effect may act on.
PLACE_SLOTS: Final[Slots] = [("candidate", 1), ("picked", 1)]
RANK_SLOTS: Final[Slots] = [("place", int(constants.MAX_SEATS))]
TABLE_SLOTS: Final[list[tuple[str, int]]] = _table_slots()
STOCK_SLOTS: Final[list[tuple[str, int]]] = _stock_slots()
DECK_SLOTS: Final[list[tuple[str, int]]] = _deck_slots()
GOODS_SLOTS: Final[Slots] = [(f"goods.{colour}", int(constants.GOODS_EACH)) for colour in constants.COLOURS]
SECTOR_SLOTS: Final[list[tuple[str, int]]] = _sector_slots()
SLOTS: Final[Slots] = [
    *[slot for seat in SEATS for slot in _seat_block(seat)],
    *STEP_SLOTS,
    *repeated(SEATS, TURN_SLOTS),
    *repeated(PLACES, PLACE_SLOTS),
    *repeated(SEATS, RANK_SLOTS),
    *TABLE_SLOTS,
    *STOCK_SLOTS,
    *DECK_SLOTS,
    *repeated(PLACES, GOODS_SLOTS),
    *repeated(PLACES, SECTOR_SLOTS),
]
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in SLOTS)
BOUNDS: Final[tuple[tuple[int, int], ...]] = tuple((0, most) for _, most in SLOTS)
ZERO_SLOTS: Final[vec[i16]] = vec[i16]([i16(0)] * len(SLOTS))

# Offsets in the block of a seat.
FIRST_SCORE: Final[i64] = len(OWN_SLOTS)
FIRST_SHIP: Final[i64] = FIRST_SCORE + len(SCORE_SLOTS)
FIRST_OF_RING: Final[i64] = FIRST_SHIP + constants.SECTORS
RING_SIZE: Final[i64] = len(RING_SLOTS)
SEAT_SIZE: Final[i64] = FIRST_OF_RING + constants.SECTORS * RING_SIZE
PARTS: Final[vec[i64]] = vec[i64]([0, FIRST_SCORE, FIRST_SHIP, FIRST_OF_RING])

SECTOR_SIZE: Final[i64] = len(SECTOR_SLOTS)
TURN_SIZE: Final[i64] = len(TURN_SLOTS)
PLACE_SIZE: Final[i64] = len(PLACE_SLOTS)
FIRST_OF_STEP: Final[i64] = constants.MAX_SEATS * SEAT_SIZE
FIRST_TURN: Final[i64] = FIRST_OF_STEP + len(STEP_SLOTS)
FIRST_PLACE: Final[i64] = FIRST_TURN + constants.MAX_SEATS * TURN_SIZE
FIRST_RANK: Final[i64] = FIRST_PLACE + constants.SECTORS * PLACE_SIZE
FIRST_OF_TABLE: Final[i64] = FIRST_RANK + constants.MAX_SEATS
FIRST_STOCK: Final[i64] = FIRST_OF_TABLE + len(TABLE_SLOTS)
FIRST_OF_DECK: Final[i64] = FIRST_STOCK + len(STOCK_SLOTS)
FIRST_GOODS_SLOT: Final[i64] = FIRST_OF_DECK + len(DECK_SLOTS)
FIRST_SECTOR: Final[i64] = FIRST_GOODS_SLOT + constants.SECTORS * len(GOODS_SLOTS)


def _blocks() -> vec[i64]:
    """Return the offsets of the shared blocks; each sector is one."""
    firsts = vec[i64](
        [FIRST_OF_STEP, FIRST_RANK, FIRST_OF_TABLE, FIRST_STOCK, FIRST_OF_DECK, FIRST_GOODS_SLOT]
    )
    for place in range(constants.SECTORS):
        firsts = append(firsts, FIRST_SECTOR + place * SECTOR_SIZE)
    return firsts


LAYOUT: Final[Layout] = Layout(_blocks(), SEAT_SIZE, PARTS, blocks.RANKS)
