"""The possessions of a seat as plain data: pieces, abilities, transmitters in arrays, technologies, HQ."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, codes, columns
from astrarium.games.pulsar2849.rules.counting import count, opposite, stations
from astrarium.games.pulsar2849.rules.researching import PLACE, barred_work, free_icon, is_available
from astrarium.games.pulsar2849.rules.scoring import station_points
from astrarium.games.pulsar2849.rules.state import PulsarState
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
FACE_TITLES: Final = [face.word("name") for face in constants.read_file("hq.toml").entries("face")]


def seat_or_none(seat: i64) -> int | None:
    """Return a seat, or None where the position has NONE."""
    return seat if seat != starmap.NONE else None


def name_of(card: i64) -> str:
    """Return the token of a card."""
    return tables.CARD_NAMES[card]


def player(s: PulsarState, seat: i64, place: int) -> PulsarPlayerView:
    """Return everything a seat has."""
    ship = s.get(seat, columns.SHIP)
    nodes = starmap.PULSAR_NODES[s.star_map]
    return {
        "seat": seat,
        "points": s.get(seat, columns.POINTS),
        "place": place,
        "dice": _dice(s, seat),
        "cubes": s.get(seat, columns.CUBES),
        "pm1": s.get(seat, columns.PM1),
        "plus2": s.get(seat, columns.PLUS2),
        "ship": starmap.NODE_NAMES[ship] if ship != starmap.NONE else None,
        "gyrodynes": _by_size(s, seat, columns.AREA),
        "on_board": _by_size(s, seat, columns.ON_BOARD),
        "spinning": _by_size(s, seat, columns.SPINNING),
        "rings": [
            starmap.NODE_NAMES[nodes[pulsar]] for pulsar in range(starmap.PULSARS) if s.ring[pulsar] == seat
        ],
        "rings_left": s.get(seat, columns.RINGS_LEFT),
        "awards": s.get(seat, columns.AWARDS),
        "stations": _stations(s, seat),
        "abilities": _abilities(s, seat),
        "arrays": _arrays(s, seat),
        "technologies": [
            tables.CARD_NAMES[s.patents[at + 1]]
            for at in range(0, len(s.patents), 2)
            if s.patents[at] == seat
        ],
        "hq": _hq(s, seat),
        "counters": {counter: count(s, seat, number) for number, counter in enumerate(constants.COUNTERS)},
    }


def _dice(s: PulsarState, seat: i64) -> list[int]:
    """Return the silver dice of a seat, ascending."""
    dice: list[int] = []
    for value in range(1, constants.FACES + 1):
        dice += [value] * s.hand[seat * codes.DICE_SPACES + value]
    return dice


def _by_size(s: PulsarState, seat: i64, what: i64) -> dict[str, int]:
    return {constants.GYRODYNES.names[size]: s.get(seat, what + size) for size in range(constants.SIZES)}


def _stations(s: PulsarState, seat: i64) -> StationsView:
    extra = s.get(seat, columns.EXTRA)
    points = station_points(stations(s, seat) + extra)
    return {
        "blue": s.get(seat, columns.BLUE_STATIONS),
        "lifeless": s.get(seat, columns.LIFELESS_STATIONS),
        "extra": extra,
        "points": points,
        "more": station_points(stations(s, seat) + extra + 1) - points,
    }


def _abilities(s: PulsarState, seat: i64) -> AbilitiesView:
    shifts, zeros = s.get(seat, columns.SHIFTS), s.get(seat, columns.ZEROS)
    free: dict[str, list[str]] = {}
    for number, action in enumerate(schema.ACTIONS):
        changes = [name for up, name in enumerate(["minus1", "plus1"]) if shifts & BITS[number * 2 + up] != 0]
        if changes:
            free[action] = changes
    return {
        "free": free,
        "gate_minus1": _colours(s.get(seat, columns.GATE_MINUS)),
        "gate_plus1": _colours(s.get(seat, columns.GATE_PLUS)),
        "zeros": [action for number, action in enumerate(schema.ACTIONS) if zeros & BITS[number] != 0],
        "copy_price": s.get(seat, columns.COPY_PRICE),
        "claim_passing": s.get(seat, columns.CLAIM_PASSING) == 1,
        "land_passing": s.get(seat, columns.LAND_PASSING) == 1,
        "triggers": _triggers(s, seat),
    }


def _colours(colours: i64) -> list[str]:
    return [name for colour, name in enumerate(constants.COLOURS) if colours & BITS[colour] != 0]


def _triggers(s: PulsarState, seat: i64) -> dict[str, dict[str, int]]:
    """Return what each event gives to a seat."""
    found: dict[str, dict[str, int]] = {}
    for number, event in enumerate(schema.EVENTS):
        first = s.gains_at(seat, number)
        gains = {
            name: s.triggers[first + at] for at, name in enumerate(GAIN_NAMES) if s.triggers[first + at] > 0
        }
        if gains:
            found[event] = gains
    return found


def transmitter(s: PulsarState, tile: i64, flipped: bool) -> TransmitterView:
    """Return a transmitter tile, wherever it lies."""
    title, text = tables.CARDS.titles[tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile]]
    costs: list[CostView] = [
        {"cost": cost_of(tile, place), "paid": is_paid(s, tile, place)}
        for place in range(tables.MAX_COSTS)
        if cost_of(tile, place) > 0
    ]
    return {
        "transmitter": tables.TILE_NAMES[tile],
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
        "pips": pips if pips != tables.NO_HALF else None,
        "joined": f"{tables.TILE_NAMES[other // 2]} {ENDS[other % 2]}" if other != starmap.NONE else None,
    }


def _arrays(s: PulsarState, seat: i64) -> list[list[TransmitterView]]:
    """Return the arrays of a seat, each from one end to the other, the older first."""
    arrays: list[list[TransmitterView]] = []
    seen: list[int] = []
    for tile in range(tables.TILES):
        if s.tile_owner[tile] == seat and tile not in seen:
            array = _array(s, tile)
            seen += [joint // 2 for joint in array]
            arrays.append([transmitter(s, joint // 2, joint % 2 == 1) for joint in array])
    return arrays


def _array(s: PulsarState, tile: i64) -> list[int]:
    """Return all tiles joined to `tile`, from left to right, as tile * 2 + the end that lies to the left."""
    first: i64 = tile * 2
    while s.link[first] != starmap.NONE:
        first = opposite(s.link[first])
    array: list[int] = [first]
    while s.link[opposite(first)] != starmap.NONE:
        first = s.link[opposite(first)]
        array.append(first)
    return array


def board(s: PulsarState, number: i64) -> BoardView:
    """Return a technology board by rows."""
    rows: list[RowView] = []
    for tech in tables.BOARD_TECHS[number]:
        turn = tables.TECH_ROUND[tech]
        if not rows or rows[-1]["round"] != turn:
            value = tables.ROW_VALUE[number * 9 + turn]
            rows.append(
                {
                    "round": turn,
                    "value": value if value != starmap.NONE else None,
                    "current": turn == s.round,
                    "reached": turn <= s.round,
                    "technologies": [],
                }
            )
        rows[-1]["technologies"].append(_technology(s, tech))
    return {"board": tables.BOARDS[number], "rows": rows}


def _technology(s: PulsarState, tech: i64) -> TechnologyView:
    title, text = tables.CARDS.titles[tech]
    slots, first = tables.TECH_SLOTS[tech], PLACE[tech] * 2
    icons: list[int | None] = [seat_or_none(s.icon[first + number]) for number in range(slots)]
    return {
        "technology": tables.CARD_NAMES[tech],
        "title": title,
        "text": text,
        "kind": tables.CARDS.entries[tech].word("kind"),
        "cost": tables.TECH_COST[tech],
        "slots": slots,
        "icons": icons,
        "lock": seat_or_none(s.icon[first + 1]) if slots == 1 else None,
        "locked": slots == 1,
        "available": is_available(s, tech) and free_icon(s, tech) != starmap.NONE,
    }


def _hq(s: PulsarState, seat: i64) -> HqView | None:
    hq, face = s.get(seat, columns.HQ), s.get(seat, columns.FACE)
    if hq == starmap.NONE:
        return None
    chosen = face != starmap.NONE
    return {
        "board": actions.HQ.tokens[hq],
        "face": tables.FACES[face] if chosen else None,
        "title": FACE_TITLES[face] if chosen else "",
        "projects": _projects(s, seat, face) if chosen else [],
        "runs": [_run(run) for run in range(tables.RUNS) if s.get(seat, columns.OPEN_RUNS) & BITS[run] != 0],
        "sides": [] if chosen else [_side(s, seat, hq * 2 + side) for side in range(2)],
    }


def _side(s: PulsarState, seat: i64, face: i64) -> SideView:
    return {"face": tables.FACES[face], "title": FACE_TITLES[face], "projects": _projects(s, seat, face)}


def _projects(s: PulsarState, seat: i64, face: i64) -> list[ProjectView]:
    first = face * tables.PROJECTS_PER_FACE
    return [_project(s, seat, first + at) for at in range(tables.PROJECTS_PER_FACE)]


def _project(s: PulsarState, seat: i64, project: i64) -> ProjectView:
    title, text = tables.CARDS.titles[tables.FIRST_PROJECT + project]
    first = project // tables.PROJECTS_PER_FACE * tables.PROJECTS_PER_FACE
    needs = [
        tables.CARD_NAMES[tables.FIRST_PROJECT + first + at]
        for at in range(tables.PROJECTS_PER_FACE)
        if tables.PROJECT_NEEDS[project] & BITS[at] != 0
    ]
    return {
        "project": tables.CARD_NAMES[tables.FIRST_PROJECT + project],
        "title": title,
        "text": text,
        "cost": tables.PROJECT_COST[project],
        "needs": needs,
        "done": s.get(seat, columns.DONE) & BITS[project - first] != 0,
        "available": barred_work(s, seat, project) == ALLOWED,
    }


def _run(run: i64) -> RunView:
    effect = tables.RUN_EFFECTS[run]
    colour = tables.EFFECT_A[effect]
    return {
        "run": tables.CARD_NAMES[tables.EFFECT_CARD[effect]],
        "colour": constants.COLOURS[colour] if colour != schema.ANY_COLOUR else "any",
        "points": tables.EFFECT_B[effect],
    }
