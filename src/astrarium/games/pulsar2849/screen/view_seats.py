"""What a seat has, as plain data: pieces, abilities, transmitters in arrays, technologies, HQ."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.components.constants import COLOURS, COUNTERS, GYRODYNES, SIZES, read_file
from astrarium.games.pulsar2849.components.constants import FACES as DIE_FACES
from astrarium.games.pulsar2849.components.schema import (
    ACTIONS,
    ANY_COLOUR,
    EVENTS,
)
from astrarium.games.pulsar2849.components.starmap import NODE_NAMES, NONE, PULSAR_NODES, PULSARS
from astrarium.games.pulsar2849.components.tables import (
    BOARD_TECHS,
    BOARDS,
    CARD_NAMES,
    CARDS,
    EFFECT_A,
    EFFECT_B,
    EFFECT_CARD,
    FACES,
    FIRST_PROJECT,
    FIRST_TRANSMITTER,
    MOST_COSTS,
    NO_HALF,
    PROJECT_COST,
    PROJECT_NEEDS,
    PROJECTS_PER_FACE,
    ROW_VALUE,
    RUN_EFFECTS,
    RUNS,
    TECH_COST,
    TECH_ROUND,
    TECH_SLOTS,
    TILE_DESIGN,
    TILE_NAMES,
    TILES,
)
from astrarium.games.pulsar2849.rules.actions import HQ as HQ_NAMES
from astrarium.games.pulsar2849.rules.counting import count, opposite, stations
from astrarium.games.pulsar2849.rules.researching import PLACE, barred_work, free_icon, is_available
from astrarium.games.pulsar2849.rules.scoring import station_points
from astrarium.games.pulsar2849.rules.state import (
    AREA,
    AWARDS,
    BLUE_STATIONS,
    CLAIM_PASSING,
    COPY_PRICE,
    CUBES,
    DICE_SPACES,
    DONE,
    EXTRA,
    FACE,
    GAINS,
    GATE_MINUS,
    GATE_PLUS,
    HQ,
    LAND_PASSING,
    LIFELESS_STATIONS,
    ON_BOARD,
    OPEN_RUNS,
    PLUS2,
    PM1,
    POINTS,
    RINGS_LEFT,
    SHIFTS,
    SHIP,
    SPINNING,
    ZEROS,
    PulsarState,
)
from astrarium.games.pulsar2849.rules.transmitting import cost_of, half, is_paid
from astrarium.games.pulsar2849.screen.view_types import (
    AbilitiesView,
    BoardView,
    CostView,
    EndView,
    HqView,
    ProjectView,
    PulsarPlayerView,
    RowView,
    RunView,
    SideView,
    StationsView,
    TechnologyView,
    TransmitterView,
)

GAIN_NAMES: Final = ["vp", "cubes", "pm1", "plus2"]
ENDS: Final = ["left", "right"]
FACE_TITLES: Final = [face.word("name") for face in read_file("hq.toml").entries("face")]


def seat_or_none(seat: i64) -> int | None:
    """A seat, or None where the position has NONE."""
    return seat if seat != NONE else None


def name_of(card: i64) -> str:
    """The token of a card."""
    return CARD_NAMES[card]


def player(s: PulsarState, seat: i64, place: int) -> PulsarPlayerView:
    """Everything a seat has."""
    ship = s.get(seat, SHIP)
    nodes = PULSAR_NODES[s.star_map]
    return {
        "seat": seat,
        "points": s.get(seat, POINTS),
        "place": place,
        "dice": _dice(s, seat),
        "cubes": s.get(seat, CUBES),
        "pm1": s.get(seat, PM1),
        "plus2": s.get(seat, PLUS2),
        "ship": NODE_NAMES[ship] if ship != NONE else None,
        "gyrodynes": _by_size(s, seat, AREA),
        "on_board": _by_size(s, seat, ON_BOARD),
        "spinning": _by_size(s, seat, SPINNING),
        "rings": [NODE_NAMES[nodes[pulsar]] for pulsar in range(PULSARS) if s.ring[pulsar] == seat],
        "rings_left": s.get(seat, RINGS_LEFT),
        "awards": s.get(seat, AWARDS),
        "stations": _stations(s, seat),
        "abilities": _abilities(s, seat),
        "arrays": _arrays(s, seat),
        "technologies": [
            CARD_NAMES[s.patents[at + 1]] for at in range(0, len(s.patents), 2) if s.patents[at] == seat
        ],
        "hq": _hq(s, seat),
        "counters": {counter: count(s, seat, number) for number, counter in enumerate(COUNTERS)},
    }


def _dice(s: PulsarState, seat: i64) -> list[int]:
    """The silver dice of a seat, ascending."""
    dice: list[int] = []
    for value in range(1, DIE_FACES + 1):
        dice += [value] * s.hand[seat * DICE_SPACES + value]
    return dice


def _by_size(s: PulsarState, seat: i64, what: i64) -> dict[str, int]:
    return {GYRODYNES.names[size]: s.get(seat, what + size) for size in range(SIZES)}


def _stations(s: PulsarState, seat: i64) -> StationsView:
    extra = s.get(seat, EXTRA)
    points = station_points(stations(s, seat) + extra)
    return {
        "blue": s.get(seat, BLUE_STATIONS),
        "lifeless": s.get(seat, LIFELESS_STATIONS),
        "extra": extra,
        "points": points,
        "more": station_points(stations(s, seat) + extra + 1) - points,
    }


def _abilities(s: PulsarState, seat: i64) -> AbilitiesView:
    shifts, zeros = s.get(seat, SHIFTS), s.get(seat, ZEROS)
    free: dict[str, list[str]] = {}
    for number, action in enumerate(ACTIONS):
        changes = [name for up, name in enumerate(["minus1", "plus1"]) if shifts & BITS[number * 2 + up] != 0]
        if changes:
            free[action] = changes
    return {
        "free": free,
        "gate_minus1": _colours(s.get(seat, GATE_MINUS)),
        "gate_plus1": _colours(s.get(seat, GATE_PLUS)),
        "zeros": [action for number, action in enumerate(ACTIONS) if zeros & BITS[number] != 0],
        "copy_price": s.get(seat, COPY_PRICE),
        "claim_passing": s.get(seat, CLAIM_PASSING) == 1,
        "land_passing": s.get(seat, LAND_PASSING) == 1,
        "triggers": _triggers(s, seat),
    }


def _colours(colours: i64) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if colours & BITS[colour] != 0]


def _triggers(s: PulsarState, seat: i64) -> dict[str, dict[str, int]]:
    """What each event gives to a seat."""
    found: dict[str, dict[str, int]] = {}
    for number, event in enumerate(EVENTS):
        first = (seat * len(EVENTS) + number) * GAINS
        gains = {
            name: s.triggers[first + at] for at, name in enumerate(GAIN_NAMES) if s.triggers[first + at] > 0
        }
        if gains:
            found[event] = gains
    return found


def transmitter(s: PulsarState, tile: i64, flipped: bool) -> TransmitterView:
    """A transmitter tile, wherever it lies."""
    title, text = CARDS.titles[FIRST_TRANSMITTER + TILE_DESIGN[tile]]
    costs: list[CostView] = [
        {"cost": cost_of(tile, place), "paid": is_paid(s, tile, place)}
        for place in range(MOST_COSTS)
        if cost_of(tile, place) > 0
    ]
    return {
        "transmitter": TILE_NAMES[tile],
        "title": title,
        "text": text,
        "costs": costs,
        "online": s.is_online(tile),
        "left": _end(s, tile, 0),
        "right": _end(s, tile, 1),
        "flipped": flipped,
    }


def _end(s: PulsarState, tile: i64, end: i64) -> EndView:
    pips, other = half(tile, end), s.link[tile * 2 + end]
    return {
        "pips": pips if pips != NO_HALF else None,
        "joined": f"{TILE_NAMES[other // 2]} {ENDS[other % 2]}" if other != NONE else None,
    }


def _arrays(s: PulsarState, seat: i64) -> list[list[TransmitterView]]:
    """The arrays of a seat, each from one end to the other, the older first."""
    arrays: list[list[TransmitterView]] = []
    seen: list[int] = []
    for tile in range(TILES):
        if s.tile_owner[tile] == seat and tile not in seen:
            array = _array(s, tile)
            seen += [joint // 2 for joint in array]
            arrays.append([transmitter(s, joint // 2, joint % 2 == 1) for joint in array])
    return arrays


def _array(s: PulsarState, tile: i64) -> list[int]:
    """All tiles joined to one, from left to right, each as tile * 2 + its end that lies to the left."""
    first: i64 = tile * 2
    while s.link[first] != NONE:
        first = opposite(s.link[first])
    array: list[int] = [first]
    while s.link[opposite(first)] != NONE:
        first = s.link[opposite(first)]
        array.append(first)
    return array


def board(s: PulsarState, number: i64) -> BoardView:
    """A technology board by rows."""
    rows: list[RowView] = []
    for tech in BOARD_TECHS[number]:
        turn = TECH_ROUND[tech]
        if not rows or rows[-1]["round"] != turn:
            value = ROW_VALUE[number * 9 + turn]
            rows.append(
                {
                    "round": turn,
                    "value": value if value != NONE else None,
                    "current": turn == s.round,
                    "reached": turn <= s.round,
                    "technologies": [],
                }
            )
        rows[-1]["technologies"].append(_technology(s, tech))
    return {"board": BOARDS[number], "rows": rows}


def _technology(s: PulsarState, tech: i64) -> TechnologyView:
    title, text = CARDS.titles[tech]
    slots, first = TECH_SLOTS[tech], PLACE[tech] * 2
    icons: list[int | None] = [seat_or_none(s.icon[first + number]) for number in range(slots)]
    return {
        "technology": CARD_NAMES[tech],
        "title": title,
        "text": text,
        "kind": CARDS.entries[tech].word("kind"),
        "cost": TECH_COST[tech],
        "slots": slots,
        "icons": icons,
        "lock": seat_or_none(s.icon[first + 1]) if slots == 1 else None,
        "locked": slots == 1,
        "available": is_available(s, tech) and free_icon(s, tech) != NONE,
    }


def _hq(s: PulsarState, seat: i64) -> HqView | None:
    hq, face = s.get(seat, HQ), s.get(seat, FACE)
    if hq == NONE:
        return None
    chosen = face != NONE
    return {
        "board": HQ_NAMES.tokens[hq],
        "face": FACES[face] if chosen else None,
        "title": FACE_TITLES[face] if chosen else "",
        "projects": _projects(s, seat, face) if chosen else [],
        "runs": [_run(run) for run in range(RUNS) if s.get(seat, OPEN_RUNS) & BITS[run] != 0],
        "sides": [] if chosen else [_side(s, seat, hq * 2 + side) for side in range(2)],
    }


def _side(s: PulsarState, seat: i64, face: i64) -> SideView:
    return {"face": FACES[face], "title": FACE_TITLES[face], "projects": _projects(s, seat, face)}


def _projects(s: PulsarState, seat: i64, face: i64) -> list[ProjectView]:
    first = face * PROJECTS_PER_FACE
    return [_project(s, seat, first + at) for at in range(PROJECTS_PER_FACE)]


def _project(s: PulsarState, seat: i64, project: i64) -> ProjectView:
    title, text = CARDS.titles[FIRST_PROJECT + project]
    first = project // PROJECTS_PER_FACE * PROJECTS_PER_FACE
    needs = [
        CARD_NAMES[FIRST_PROJECT + first + at]
        for at in range(PROJECTS_PER_FACE)
        if PROJECT_NEEDS[project] & BITS[at] != 0
    ]
    return {
        "project": CARD_NAMES[FIRST_PROJECT + project],
        "title": title,
        "text": text,
        "cost": PROJECT_COST[project],
        "needs": needs,
        "done": s.get(seat, DONE) & BITS[project - first] != 0,
        "available": barred_work(s, seat, project) == ALLOWED,
    }


def _run(run: i64) -> RunView:
    effect = RUN_EFFECTS[run]
    colour = EFFECT_A[effect]
    return {
        "run": CARD_NAMES[EFFECT_CARD[effect]],
        "colour": COLOURS[colour] if colour != ANY_COLOUR else "any",
        "points": EFFECT_B[effect],
    }
