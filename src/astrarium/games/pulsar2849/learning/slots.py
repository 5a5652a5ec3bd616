"""Feature slots: their names and their bounds.

Seats are named "own", then clockwise "next1" to "next3"; locations, systems, pulsars and segments by their
number on the map in play, technologies and transmitters by their names. The slots of absent things stay 0.
Numbers without a natural bound are clipped at a high one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.slots import Slots, flags, of_seat, repeated, viewpoints
from astrarium.core.state import Layout
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, blocks, steps

SEATS: Final[list[str]] = viewpoints(constants.MAX_SEATS)
STEPS: Final[list[str]] = [*steps.NAMES, "over"]
SIZE_NAMES: Final[list[str]] = constants.GYRODYNES.names
VALUES: Final[list[str]] = [str(value) for value in range(1, 7)]
GAIN_NAMES: Final[list[str]] = ["vp", "cubes", "pm1", "plus2"]
PROJECT_SLOTS: Final[list[str]] = ["b1", "b2", "b3", "m1", "m2", "u1", "u2", "top"]
MAX_DICE: Final[i64] = max(constants.SILVER_DICE)
MAX_POINTS: Final = 400
MAX_PIECES: Final = 99
MAX_GAIN: Final = 20
MAX_PRICE: Final = 9
MAX_COUNT: Final = 30
NODES: Final[int] = max(len(star_map.names) for star_map in starmap.MAPS)
SEGMENTS: Final[int] = max(len(star_map.segments) for star_map in starmap.MAPS)


def _step_slots() -> Slots:
    """Return the slots of the present step. `sale` is what is sold, `paid` the cost a claim covers."""
    slots: Slots = [
        *flags("step", STEPS),
        ("rolls-left", MAX_DICE),
        ("segments-left", constants.HIGHEST_DIE),
    ]
    slots += flags("due", constants.COLOURS) + flags("allowed", [*SIZE_NAMES, *schema.PLANETS])
    slots += [("sale.price", MAX_PRICE), ("sale.worth", MAX_GAIN), ("sale.lots", MAX_PRICE)]
    slots += [("shift.steps", constants.SPACES), *flags("shift", ["initiative", "engineering"])]
    slots += flags("bonus-of", list(actions.SYSTEM_TILE.tokens)) + flags("about", tables.TILE_NAMES)
    return [*slots, *flags("paid", ["1", "2", "3"]), *flags("about-goal", _places())]


def _places() -> list[str]:
    return [str(place + 1) for place in range(constants.GOALS_IN_GAME)]


def _table_slots() -> Slots:
    """Return the slots of round, options, dice and the action in progress."""
    slots: Slots = [("round", constants.ROUNDS), ("map-b", 1), ("hq", 1), ("even-start", 1), *_step_slots()]
    slots += [("median", 12), *[(f"dice.{value}", MAX_DICE) for value in VALUES]]
    return [*slots, *flags("bonus", VALUES), ("bonus-had", 1), ("duty", 1)]


def _supply_slots() -> Slots:
    """Return the slots of boards, goals, and everything common that seldom changes."""
    slots: Slots = [
        (f"stack.{size}", int(constants.GYRODYNE_COPIES[at])) for at, size in enumerate(SIZE_NAMES)
    ]
    slots += [(f"awarded.{size}", constants.AWARD_COUNT) for size in SIZE_NAMES]
    slots += flags("letter", tables.LETTERS)
    slots += [
        (f"unseen.{name}", int(tables.DESIGN_COPIES[at])) for at, name in enumerate(actions.DESIGN.tokens)
    ]
    slots += [
        (f"offer.{name}", int(tables.DESIGN_COPIES[at])) for at, name in enumerate(actions.DESIGN.tokens)
    ]
    slots += [
        (f"pile.{name}", int(tables.EXPLORATION_COPIES[at]))
        for at, name in enumerate(actions.EXPLORATION.tokens)
    ]
    slots += [
        (f"discard.{name}", int(tables.EXPLORATION_COPIES[at]))
        for at, name in enumerate(actions.EXPLORATION.tokens)
    ]
    slots += flags("face-down", list(actions.SYSTEM_TILE.tokens)) + flags("board", tables.BOARDS)
    slots += [(f"row{number}", 9) for number in range(1, constants.ROUNDS + 1)]
    slots += flags("median-row", [str(number) for number in range(1, constants.ROUNDS + 1)])
    for place in _places():
        slots += flags(f"goal{place}", constants.GOALS.names)
    return slots


def _means_slots() -> Slots:
    """Return the slots of what one seat can spend, and of its points."""
    slots: Slots = [
        ("present", 1),
        ("points", MAX_POINTS),
        ("cubes", MAX_PIECES),
        ("pm1", MAX_PIECES),
        ("plus2", MAX_PIECES),
        ("count.modifiers", MAX_PIECES),
    ]
    slots += [(f"area.{size}", MAX_COUNT) for size in SIZE_NAMES]
    return slots + [(f"dice.{value}", MAX_DICE) for value in VALUES]


def _standing_slots() -> Slots:
    """Return the slots of a seat's places among the others. They count from 1, ahead."""
    slots: Slots = [("place", constants.MAX_SEATS)]
    for marker in actions.MARKERS[:4]:
        slots += [(f"{marker}.space", constants.SPACES), (f"{marker}.place", constants.MAX_SEATS)]
    return [*slots, ("rocket", constants.MAX_SEATS), ("rocket-2", constants.MAX_SEATS)]


def _ability_slots() -> Slots:
    """Return the slots of what the lasting cards of one seat allow."""
    slots: Slots = []
    for action in schema.ACTIONS:
        slots += flags(f"free.{action}", ["minus1", "plus1"])
    slots += (
        flags("gate-minus1", constants.COLOURS)
        + flags("gate-plus1", constants.COLOURS)
        + flags("zero", schema.ACTIONS)
    )
    slots += [("copy-price", MAX_PRICE), ("claim-passing", 1), ("land-passing", 1)]
    for event in schema.EVENTS:
        slots += [(f"when.{event}.{gain}", MAX_GAIN) for gain in GAIN_NAMES]
    return slots


def _holding_slots() -> Slots:
    """Return the slots of what one seat has built; `runs` are Gate Runs not yet scored."""
    slots: Slots = [(f"on-board.{size}", constants.RINGS) for size in SIZE_NAMES]
    slots += [(f"spinning.{size}", constants.RINGS) for size in SIZE_NAMES]
    slots += [("rings-left", constants.RINGS), ("extra", MAX_COUNT)]
    slots += [(f"count.{counter}", MAX_PIECES) for counter in constants.COUNTERS if counter != "modifiers"]
    slots += flags("first-award", SIZE_NAMES)
    slots += flags("hq", [name.removeprefix("hq-") for name in actions.HQ.tokens]) + flags(
        "face", tables.FACES
    )
    slots += flags("done", PROJECT_SLOTS) + flags("runs", list(actions.RUN.tokens))
    return slots + flags("counted", _places())


def _token_slots() -> Slots:
    """Return the slots of the cards, tiles and locations that hold a piece of one seat."""
    slots: Slots = [(f"{tech}.owner", 1) for tech in actions.TECH.tokens]
    slots += [(f"{tile}.owner", 1) for tile in tables.TILE_NAMES]
    slots += [
        (f"{system}.{planet}", 1)
        for planet in schema.PLANETS
        for system in _numbered("system", starmap.SYSTEMS)
    ]
    return slots + [(f"{pulsar}.ring", 1) for pulsar in _numbered("pulsar", starmap.PULSARS)]


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}{number}" for number in range(count)]


MEANS_SLOTS: Final[list[tuple[str, int]]] = _means_slots()
SHIP_SLOTS: Final[Slots] = [(f"{location}.ship", 1) for location in _numbered("location", NODES)]
STANDING_SLOTS: Final[list[tuple[str, int]]] = _standing_slots()
ABILITY_SLOTS: Final[list[tuple[str, int]]] = _ability_slots()
HOLDING_SLOTS: Final[list[tuple[str, int]]] = _holding_slots()
TOKEN_SLOTS: Final[list[tuple[str, int]]] = _token_slots()
TABLE_SLOTS: Final[list[tuple[str, int]]] = _table_slots()
# Slots of each seat: its part in the agenda.
TURN_SLOTS: Final[Slots] = [("asked", 1), ("turn", 1), ("drafts-left", 2), ("turn-to-come", 1)]
SUPPLY_SLOTS: Final[list[tuple[str, int]]] = _supply_slots()
# Slots of each transmitter: costs paid, pips at its joints.
TILE_SLOTS: Final[Slots] = [
    *flags("paid", ["1", "2", "3"]),
    ("online", 1),
    ("left.joined", 1),
    ("left.pips", 6),
    ("right.joined", 1),
    ("right.pips", 6),
]
# Slots of each location: visits by the present flight, and whether it is treated as the end.
PLACE_SLOTS: Final[Slots] = [("visited", constants.HIGHEST_DIE), ("landing", 1)]
SYSTEM_SLOTS: Final[Slots] = [
    *flags("tile", list(actions.SYSTEM_TILE.tokens)),
    *[(f"free.{planet}", constants.MAX_SEATS) for planet in schema.PLANETS],
]
PULSAR_SLOTS: Final[Slots] = [*flags("gyrodyne", SIZE_NAMES), ("spinning", 1)]


def _seat_block(seat: str) -> Slots:
    """Return the parts of the viewer-independent block of a seat."""
    slots = repeated([seat], MEANS_SLOTS) + of_seat(seat, SHIP_SLOTS)
    slots += repeated([seat], ABILITY_SLOTS + HOLDING_SLOTS)
    return slots + of_seat(seat, TOKEN_SLOTS)


SLOTS: Final[Slots] = [
    *(slot for seat in SEATS for slot in _seat_block(seat)),
    *TABLE_SLOTS,
    *repeated(SEATS, TURN_SLOTS),
    *[(f"{location}.about", 1) for location in _numbered("location", NODES)],  # what the step is about
    *repeated(SEATS, STANDING_SLOTS),
    *repeated(_numbered("location", NODES), PLACE_SLOTS),
    *[(f"segment{number}.used", 1) for number in range(SEGMENTS)],
    *SUPPLY_SLOTS,
    *[(f"{tech}.open", 2) for tech in actions.TECH.tokens],  # how many of its icons are free in this round
    *repeated(tables.TILE_NAMES, TILE_SLOTS),
    *repeated(_numbered("system", starmap.SYSTEMS), SYSTEM_SLOTS),
    *repeated(_numbered("pulsar", starmap.PULSARS), PULSAR_SLOTS),
]
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in SLOTS)
BOUNDS: Final[tuple[tuple[int, int], ...]] = tuple((0, most) for _, most in SLOTS)
ZERO_SLOTS: Final[vec[i16]] = vec[i16]([i16(0)] * len(SLOTS))

# Offsets of the parts of a seat block.
FIRST_ABILITY: Final[i64] = len(MEANS_SLOTS) + len(SHIP_SLOTS)
FIRST_HOLDING: Final[i64] = FIRST_ABILITY + len(ABILITY_SLOTS)
PARTS: Final[vec[i64]] = vec[i64]([0, FIRST_ABILITY, FIRST_HOLDING])

SEAT_SIZE: Final[i64] = FIRST_HOLDING + len(HOLDING_SLOTS) + len(TOKEN_SLOTS)
TURN_SIZE: Final[i64] = len(TURN_SLOTS)
STANDING_SIZE: Final[i64] = len(STANDING_SLOTS)
TILE_SIZE: Final[i64] = len(TILE_SLOTS)
PLACE_SIZE: Final[i64] = len(PLACE_SLOTS)
SYSTEM_SIZE: Final[i64] = len(SYSTEM_SLOTS)
PULSAR_SIZE: Final[i64] = len(PULSAR_SLOTS)
FIRST_OF_TABLE: Final[i64] = constants.MAX_SEATS * SEAT_SIZE
FIRST_TURN: Final[i64] = FIRST_OF_TABLE + len(TABLE_SLOTS)
FIRST_ABOUT: Final[i64] = FIRST_TURN + constants.MAX_SEATS * TURN_SIZE
FIRST_STANDING: Final[i64] = FIRST_ABOUT + NODES
FIRST_PLACE: Final[i64] = FIRST_STANDING + constants.MAX_SEATS * STANDING_SIZE
FIRST_SEGMENT: Final[i64] = FIRST_PLACE + NODES * PLACE_SIZE
FIRST_OF_SUPPLY: Final[i64] = FIRST_SEGMENT + SEGMENTS
FIRST_TECH: Final[i64] = FIRST_OF_SUPPLY + len(SUPPLY_SLOTS)
FIRST_TILE_SLOT: Final[i64] = FIRST_TECH + len(actions.TECH.tokens)
FIRST_SYSTEM_SLOT: Final[i64] = FIRST_TILE_SLOT + len(tables.TILE_NAMES) * TILE_SIZE
FIRST_PULSAR: Final[i64] = FIRST_SYSTEM_SLOT + starmap.SYSTEMS * SYSTEM_SIZE
# Offsets of the shared blocks.
BLOCKS: Final[vec[i64]] = vec[i64](
    [
        FIRST_OF_TABLE,
        FIRST_STANDING,
        FIRST_PLACE,
        FIRST_OF_SUPPLY,
        FIRST_TECH,
        FIRST_TILE_SLOT,
        FIRST_SYSTEM_SLOT,
    ]
)
LAYOUT: Final[Layout] = Layout(BLOCKS, SEAT_SIZE, PARTS, blocks.STANDINGS)
