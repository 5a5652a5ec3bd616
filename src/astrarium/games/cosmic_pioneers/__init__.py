"""Cosmic Pioneers, by Jake Clancey: starship captains settle a ring of dangerous planets in twelve rounds."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.errors import BadOption
from astrarium.core.game import FIRST_PLAYER, LUCK, Game, Option, Value, first_player, first_player_option
from astrarium.games.cosmic_pioneers.clauses import CATALOGUE, clause
from astrarium.games.cosmic_pioneers.components import tables
from astrarium.games.cosmic_pioneers.components.constants import FILES, MAX_SEATS, MIN_SEATS
from astrarium.games.cosmic_pioneers.learning import slots
from astrarium.games.cosmic_pioneers.position import CosmicPosition, open_match, restore
from astrarium.games.cosmic_pioneers.rules import actions
from astrarium.games.cosmic_pioneers.rules.state import round_number
from astrarium.games.cosmic_pioneers.screen import view_types
from astrarium.games.cosmic_pioneers.screen.gallery import gallery
from astrarium.games.cosmic_pioneers.screen.ledger import CosmicLedger
from astrarium.games.cosmic_pioneers.screen.preview import preview
from astrarium.games.cosmic_pioneers.screen.refusals import refusal_facts
from astrarium.games.cosmic_pioneers.screen.terminal import draw
from astrarium.games.cosmic_pioneers.screen.view import renew, view

EDITION: Final = 2
ABOUT: Final = (
    "Each player commands a colony ship that reaches the Tau Ceti system through the Jumpgate. Land colonists"
    " on its eleven planets, hold the green slots against rivals and natives, and become supreme commander."
)

# The theme, the number of players, and the options of a match.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-THEME-01"),
    clause("C-THEME-02"),
    clause("C-THEME-03"),
    clause("C-THEME-04"),
    clause("C-THEME-05"),
    clause("C-THEME-06"),
    clause("C-NOTE-29"),
    clause("C-GAP-01"),
    clause("C-GAP-16"),
    clause("C-GAP-23"),
    clause("C-GAP-56"),
    clause("C-OPT-01"),
    clause("C-OPT-02"),
)


def _options() -> dict[str, Option]:
    """Return the options of a match."""
    constants = tables.COMPONENTS.constants
    species = Option(
        LUCK, (LUCK, *tables.ALIENS.species), "species of an alien card of the set-up, to fix it"
    )
    return {
        "events": Option(constants.events[0], tuple(constants.events), "in which rounds an event is drawn"),
        "start": Option(constants.starts[0], tuple(constants.starts), "what everybody starts with"),
        "scenario": Option(LUCK, (LUCK, *tables.SCENARIOS.names), "the scenario, to fix it"),
        "species_1": species,
        "species_2": species,
        "stay": Option(False, (False, True), "whether a ship may remain where it is instead of moving"),
        FIRST_PLAYER: first_player_option(MAX_SEATS),
    }


def _adjust(asked: Mapping[str, Value], chosen: dict[str, Value]) -> dict[str, Value]:  # noqa: ARG001
    """Raise BadOption if both alien cards are fixed to one species. C-SETUP-05"""
    if chosen["species_1"] == chosen["species_2"] != LUCK:
        raise BadOption("the options species_1 and species_2 must name different species (C-SETUP-05)")
    return chosen


def _open(seats: int, options: dict[str, Value]) -> CosmicPosition:
    """Return the opening position for 2, 3 or 4 players."""
    constants = tables.COMPONENTS.constants
    position = CosmicPosition(seats)
    position.events = constants.events.index(str(options["events"]))
    position.start = constants.starts.index(str(options["start"]))
    position.stay = int(bool(options["stay"]))
    if options["scenario"] != LUCK:
        position.scenario = tables.SCENARIOS.names.index(str(options["scenario"]))
    for name in ("species_1", "species_2"):
        if options[name] != LUCK:
            position.species += BITS[tables.ALIENS.species.index(str(options[name]))]
    return open_match(position, first_player(seats, options))


FILES.check_read()

GAME: Final = Game(
    name="cosmic-pioneers",
    title="Cosmic Pioneers",
    edition=EDITION,
    about=ABOUT,
    seats=range(MIN_SEATS, MAX_SEATS + 1),
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
    ledger=CosmicLedger(),
    gallery=gallery,
    preview=preview,
    refusal_facts=refusal_facts,
    pack=FILES.pack,
)
