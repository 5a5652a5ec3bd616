"""Action space: everything a player or chance can do.

Sectors are `r0` (the Jumpgate) to `r11`, clockwise; slots are numbered from the left; pieces of cargo are
`colonist`, the species, and goods by colour.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.games.cosmic_pioneers.components import constants, schema, tables

BELT_HEX: Final[i64] = tables.PLANET_COUNT
MAX_RAISED: Final[i64] = constants.LEVELS - 1
MAX_ABOARD: Final[i64] = constants.CARGO_SLOTS[constants.LEVELS - 1]

COMMANDER: Final[Domain] = Domain("commander", tables.COMMANDERS.names)
ATTRIBUTE: Final[Domain] = Domain("attribute", tables.COMPONENTS.constants.attributes)
RAISED: Final[Domain] = Domain("number of levels", [str(number + 1) for number in range(MAX_RAISED)])
HEX: Final[Domain] = Domain("planet or belt", [*tables.PLANETS.names, "belt"])
SECTOR: Final[Domain] = Domain("sector", [f"r{place}" for place in range(constants.SECTORS)])
SEAT: Final[Domain] = Domain("seat", [f"s{seat}" for seat in range(constants.MAX_SEATS)])
PIECE: Final[Domain] = Domain("piece of cargo", constants.PIECES)
LIFE: Final[Domain] = Domain("life form", constants.PIECES[:5])
COLOUR: Final[Domain] = Domain("colour of goods", constants.COLOURS)
SLOT: Final[Domain] = Domain("slot", [str(slot + 1) for slot in range(constants.SLOT_ROOM)])
COUNT: Final[Domain] = Domain("number of colonists", [str(number + 1) for number in range(MAX_ABOARD)])
TARGET: Final[Domain] = Domain("kind of life form", schema.LIVES)
SPECIES: Final[Domain] = Domain("species", tables.ALIENS.species)
SCENARIO: Final[Domain] = Domain("scenario", tables.SCENARIOS.names)
PLANET: Final[Domain] = Domain("planet", tables.PLANETS.names)
CARD: Final[Domain] = Domain("event card", tables.ALIENS.cards)
VALUE: Final[Domain] = Domain("die value", [str(value + 1) for value in range(constants.FACES)])

SPACE: Final[ActionSpace] = ActionSpace(
    Kind("commander", ("commander", COMMANDER)),
    Kind("raise", ("attribute", ATTRIBUTE), ("levels", RAISED)),
    Kind("lay", ("hex", HEX), ("sector", SECTOR), where=lambda f: f[1] != 0, never="C-SETUP-09"),
    Kind("pick", ("sector", SECTOR), where=lambda f: f[0] != 0, never="C-SECT-01"),
    Kind("jettison", ("piece", PIECE)),
    Kind("crash", ("sector", SECTOR), where=lambda f: f[0] != 0, never="C-CRASH-02"),
    Kind("land", ("life", LIFE)),
    Kind("move", ("sector", SECTOR)),
    Kind("fight", ("seat", SEAT)),
    Kind("reroll"),
    Kind("aboard", ("number", COUNT)),
    Kind("discard", ("piece", PIECE)),
    Kind("buy", ("colour", COLOUR)),
    Kind("embark", ("number", COUNT)),
    Kind("load", ("slot", SLOT)),
    Kind("take", ("colour", COLOUR)),
    Kind("unload", ("piece", PIECE)),
    Kind("slot", ("slot", SLOT)),
    Kind("bomb"),
    Kind("target", ("target", TARGET)),
    Kind("victim", ("slot", SLOT)),
    Kind("pass"),
    Kind("first", ("seat", SEAT), chance=True),
    Kind("species", ("species", SPECIES), chance=True),
    Kind("scenario", ("scenario", SCENARIO), chance=True),
    Kind("planet", ("planet", PLANET), chance=True),
    Kind("event", ("card", CARD), chance=True),
    Kind("roll", ("value", VALUE), chance=True),
    Kind("hit", ("target", TARGET), chance=True),
    pack=constants.FILES.pack_line,
)

KIND_NAMES: Final[list[str]] = [kind.name for kind in SPACE.kinds]
COMMANDER_KIND: Final[i64] = 0
RAISE_KIND: Final[i64] = 1
LAY_KIND: Final[i64] = 2
PICK_KIND: Final[i64] = 3
JETTISON_KIND: Final[i64] = 4
CRASH_KIND: Final[i64] = 5
LAND_KIND: Final[i64] = 6
MOVE_KIND: Final[i64] = 7
FIGHT_KIND: Final[i64] = 8
REROLL_KIND: Final[i64] = 9
ABOARD_KIND: Final[i64] = 10
DISCARD_KIND: Final[i64] = 11
BUY_KIND: Final[i64] = 12
EMBARK_KIND: Final[i64] = 13
LOAD_KIND: Final[i64] = 14
TAKE_KIND: Final[i64] = 15
UNLOAD_KIND: Final[i64] = 16
SLOT_KIND: Final[i64] = 17
BOMB_KIND: Final[i64] = 18
TARGET_KIND: Final[i64] = 19
VICTIM_KIND: Final[i64] = 20
PASS_KIND: Final[i64] = 21
FIRST_KIND: Final[i64] = 22
SPECIES_KIND: Final[i64] = 23
SCENARIO_KIND: Final[i64] = 24
PLANET_KIND: Final[i64] = 25
EVENT_KIND: Final[i64] = 26
ROLL_KIND: Final[i64] = 27
HIT_KIND: Final[i64] = 28

COMMANDER_ACTION: Final[i64] = SPACE.first["commander"]
RAISE: Final[i64] = SPACE.first["raise"]
LAY: Final[i64] = SPACE.first["lay"]
PICK: Final[i64] = SPACE.first["pick"]
JETTISON: Final[i64] = SPACE.first["jettison"]
CRASH: Final[i64] = SPACE.first["crash"]
LAND: Final[i64] = SPACE.first["land"]
MOVE: Final[i64] = SPACE.first["move"]
FIGHT: Final[i64] = SPACE.first["fight"]
REROLL: Final[i64] = SPACE.first["reroll"]
ABOARD: Final[i64] = SPACE.first["aboard"]
DISCARD: Final[i64] = SPACE.first["discard"]
BUY: Final[i64] = SPACE.first["buy"]
EMBARK: Final[i64] = SPACE.first["embark"]
LOAD: Final[i64] = SPACE.first["load"]
TAKE: Final[i64] = SPACE.first["take"]
UNLOAD: Final[i64] = SPACE.first["unload"]
SLOT_ACTION: Final[i64] = SPACE.first["slot"]
BOMB: Final[i64] = SPACE.first["bomb"]
TARGET_ACTION: Final[i64] = SPACE.first["target"]
VICTIM: Final[i64] = SPACE.first["victim"]
PASS: Final[i64] = SPACE.first["pass"]
FIRST: Final[i64] = SPACE.first["first"]
SPECIES_ACTION: Final[i64] = SPACE.first["species"]
SCENARIO_ACTION: Final[i64] = SPACE.first["scenario"]
PLANET_ACTION: Final[i64] = SPACE.first["planet"]
EVENT: Final[i64] = SPACE.first["event"]
ROLL: Final[i64] = SPACE.first["roll"]
HIT: Final[i64] = SPACE.first["hit"]

KIND_OF: Final[vec[i64]] = SPACE.kind_of
SLOT_1: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 0) for action in range(SPACE.size)])
SLOT_2: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 1) for action in range(SPACE.size)])
