"""Pulsar 2849, by Vladimír Suchý: dice, pulsars and a race for energy, eight rounds long."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from astrarium.core.errors import BadOption
from astrarium.core.game import FIRST_PLAYER, LUCK, Game, Option, Value, first_player, first_player_option
from astrarium.games.pulsar2849.clauses import CATALOGUE, clause
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.learning import slots
from astrarium.games.pulsar2849.position import PulsarPosition, new_position, open_match, restore
from astrarium.games.pulsar2849.rules import actions, codes, columns
from astrarium.games.pulsar2849.rules.state import round_number
from astrarium.games.pulsar2849.screen import view_types
from astrarium.games.pulsar2849.screen.gallery import gallery
from astrarium.games.pulsar2849.screen.ledger import PulsarLedger
from astrarium.games.pulsar2849.screen.preview import preview
from astrarium.games.pulsar2849.screen.reach import reach
from astrarium.games.pulsar2849.screen.refusals import refusal_facts
from astrarium.games.pulsar2849.screen.terminal import draw
from astrarium.games.pulsar2849.screen.view import renew, view

EDITION: Final = 1
ABOUT: Final = (
    "Humankind harnesses the energy of pulsars. Each player leads a corporation: survey ships explore a star"
    " cluster, gyrodynes spin around pulsars, transmitters carry the energy home, and every die can be used"
    " for only one of these."
)


# Clauses of the options.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-GEN-01"),
    clause("P-SETUP-02"),
    clause("P-SETUP-10"),
    clause("P-SETUP-12"),
    clause("P-SETUP-23"),
    clause("P-SETUP-G5"),
    clause("P-VAR-01"),
    clause("P-VAR-04"),
    clause("P-VAR-05"),
    clause("P-VAR-06"),
    clause("P-VAR-G2"),
    clause("P-VAR-G3"),
    clause("P-VAR-G6"),
)


def _options() -> dict[str, Option]:
    """Return the options of a match."""
    options = {
        "map": Option(
            starmap.MAP_NAMES[0], tuple(starmap.MAP_NAMES), "side of the star map; the second has dead ends"
        ),
        "hq": Option(True, (True, False), "whether every player has an HQ with special projects"),
        "even_start": Option(False, (False, True), "whether most dice of round 1 are set evenly"),
        "first_game": Option(
            False, (False, True), "the set for a first game: fixes map, boards and goals, no HQs"
        ),
        "stations": Option(
            codes.STATION_RULES[0],
            tuple(codes.STATION_RULES),
            "whether a flight must place the stations it can",
        ),
        "dice": Option(
            codes.DICE_RULES[0], tuple(codes.DICE_RULES), "whether a turn may end with silver dice unused"
        ),
        FIRST_PLAYER: first_player_option(constants.MAX_SEATS),
    }
    for category in range(tables.CATEGORIES):
        boards = [
            name for number, name in enumerate(tables.BOARDS) if tables.BOARD_CATEGORY[number] == category
        ]
        options[f"board_{category + 1}"] = Option(LUCK, (LUCK, *boards), "technology board, to fix it")
    for place in range(constants.GOALS_IN_GAME):
        options[f"goal_{place + 1}"] = Option(LUCK, (LUCK, *constants.GOALS.names), "goal, to fix it")
    for seat in range(constants.MAX_SEATS):
        boards = [f"hq-{name}" for name in tables.HQ_BOARDS]
        options[f"hq_{seat}"] = Option(LUCK, (LUCK, *boards), "HQ board of this seat, to fix it")
    return options


def _first_game() -> dict[str, Value]:
    """Return the options that a first game fixes. P-SETUP-02, P-SETUP-10, P-SETUP-12, P-SETUP-23"""
    table = constants.CONSTANTS.entry("first_game")
    fixed: dict[str, Value] = {"map": table.word("map", starmap.MAP_NAMES), "hq": table.flag("hq")}
    for category, board in enumerate(table.words("technologies", tables.BOARDS)):
        fixed[f"board_{category + 1}"] = board
    suns = [name for name, sun in zip(constants.GOALS.names, constants.GOALS.suns, strict=True) if sun]
    for place, goal in enumerate(suns):
        fixed[f"goal_{place + 1}"] = goal
    return fixed


FIRST_GAME: Final = _first_game()


def _adjust(asked: Mapping[str, Value], chosen: dict[str, Value]) -> dict[str, Value]:
    """Apply the options that fix others, and raise if options contradict each other. P-VAR-G2"""
    if chosen["first_game"]:
        for name, value in FIRST_GAME.items():
            if name in asked and asked[name] != value:
                raise BadOption(f"a first game fixes the option {name}: leave it out (P-VAR-G2)")
            chosen[name] = value
    goals = {f"goal_{place + 1}": chosen[f"goal_{place + 1}"] for place in range(constants.GOALS_IN_GAME)}
    _check_different({name: _goal_tile(goal) for name, goal in goals.items() if goal != LUCK})
    hqs = {f"hq_{seat}": str(chosen[f"hq_{seat}"]) for seat in range(constants.MAX_SEATS)}
    fixed = {name: board for name, board in hqs.items() if board != LUCK}
    _check_different(fixed)
    if fixed and not chosen["hq"]:
        raise BadOption(f"the option {min(fixed)} needs HQs, and the option hq is off")
    return chosen


def _goal_tile(name: Value) -> str:
    return str(constants.GOALS.tiles[constants.GOALS.names.index(str(name))])


def _check_different(pieces: Mapping[str, str]) -> None:
    for name, piece in pieces.items():
        for other, its in pieces.items():
            if name < other and piece == its:
                raise BadOption(f"the options {name} and {other} ask for the same piece")


def _check_seats(seats: int, options: Mapping[str, Value]) -> None:
    """Raise if an HQ is fixed for a seat that the match does not have."""
    for seat in range(seats, constants.MAX_SEATS):
        if options[f"hq_{seat}"] != LUCK:
            raise BadOption(f"the option hq_{seat} needs a seat {seat}, and the match has {seats} seats")


def _variants(options: Mapping[str, Value]) -> int:
    """Return the variants chosen, as bits."""
    variants = 0
    if options["even_start"]:
        variants |= codes.EVEN_START
    if options["stations"] == codes.STATION_RULES[1]:
        variants |= codes.OPTIONAL_STATIONS
    if options["dice"] == codes.DICE_RULES[1]:
        variants |= codes.MUST_USE_DICE
    return variants


def _open(seats: int, options: dict[str, Value]) -> PulsarPosition:
    """Open a match for 2, 3 or 4 players, with what the options fix."""
    _check_seats(seats, options)
    position = new_position(
        seats,
        starmap.MAP_NAMES.index(str(options["map"])),
        int(bool(options["hq"])),
        _variants(options),
    )
    for category in range(tables.CATEGORIES):
        board = options[f"board_{category + 1}"]
        if board != LUCK:
            position.set_board(category, tables.BOARDS.index(str(board)))
    for place in range(constants.GOALS_IN_GAME):
        goal = options[f"goal_{place + 1}"]
        if goal != LUCK:
            position.set_goal(place, constants.GOALS.names.index(str(goal)))
    for seat in range(seats):
        hq = options[f"hq_{seat}"]
        if hq != LUCK:
            position.put(seat, columns.HQ, tables.HQ_BOARDS.index(str(hq).removeprefix("hq-")))
    return open_match(position, first_player(seats, options))


constants.FILES.check_read()

GAME: Final = Game(
    name="pulsar2849",
    title="Pulsar 2849",
    edition=EDITION,
    about=ABOUT,
    seats=range(constants.MIN_SEATS, constants.MAX_SEATS + 1),
    options=_options(),
    space=actions.SPACE,
    catalogue=CATALOGUE,
    opening=_open,
    restore=restore,
    viewer=view,
    renewer=renew,
    view_types=view_types,
    drawing=draw,
    feature_names=slots.NAMES,
    folder=str(Path(__file__).parent),
    feature_bounds=slots.BOUNDS,
    rounds=round_number,
    adjust=_adjust,
    ledger=PulsarLedger(),
    gallery=gallery,
    preview=preview,
    pack=constants.FILES.pack,
    reach=reach,
    refusal_facts=refusal_facts,
)
