"""Globular Cluster, by Michael and Stephen Schoessow: rival expeditions explore a star cluster."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from astrarium.core.game import FIRST_PLAYER, Game, Option, Value, first_player, first_player_option
from astrarium.games.globular_cluster.clauses import CATALOGUE, clause
from astrarium.games.globular_cluster.components import tables
from astrarium.games.globular_cluster.learning.encode import BOUNDS, NAMES
from astrarium.games.globular_cluster.position import GlobularPosition, open_match, restore
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.screen import view_types
from astrarium.games.globular_cluster.screen.facts import facts
from astrarium.games.globular_cluster.screen.gallery import gallery
from astrarium.games.globular_cluster.screen.ledger import GlobularLedger
from astrarium.games.globular_cluster.screen.preview import preview
from astrarium.games.globular_cluster.screen.reach import reach
from astrarium.games.globular_cluster.screen.refusals import refusal_facts
from astrarium.games.globular_cluster.screen.terminal import draw
from astrarium.games.globular_cluster.screen.view import renew, view

# Clauses of the theme, the number of players and the options.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-THEME-01"),
    clause("G-THEME-02"),
    clause("G-THEME-03"),
    clause("G-THEME-04"),
    clause("G-THEME-06"),
    clause("G-COMP-01"),
    clause("G-OPT-01"),
    clause("G-OPT-03"),
)


EDITION: Final = 2


def _about() -> str:
    """Return the theme and the designers, as shown to players."""
    return (
        "Stronger warp engines have opened the old star clusters beside a long-settled galaxy. Each player"
        " leads the expedition of one conglomerate and looks for the few worlds fit to settle, for crystals"
        " to mine and for sites of warp stations."
        " A game by Michael Schoessow and Stephen Schoessow, after Tikal."
    )


def _options() -> dict[str, Option]:
    """Return the options of a match: default, choices and description by name."""
    return {
        "borders": Option(
            tables.BORDERS[0],
            tuple(tables.BORDERS),
            "which ticks count between diagonal neighbours: the whole side, or its half",
        ),
        "value_limits": Option(
            tables.VALUE_LIMIT_READINGS[0],
            tuple(tables.VALUE_LIMIT_READINGS),
            "whether a limit counts tiles of exactly its value or of at least that",
        ),
        FIRST_PLAYER: first_player_option(tables.MAX_SEATS),
    }


def _open(seats: int, options: dict[str, Value]) -> GlobularPosition:
    """Return the opening position for the chosen options."""
    reading = tables.BORDERS.index(str(options["borders"]))
    at_least = tables.VALUE_LIMIT_READINGS.index(str(options["value_limits"]))
    return open_match(seats, reading, at_least, first_player(seats, options))


tables.FILES.check_read()

GAME: Final = Game(
    name="globular-cluster",
    title="Globular Cluster",
    edition=EDITION,
    about=_about(),
    seats=range(tables.MIN_SEATS, tables.MAX_SEATS + 1),
    options=_options(),
    space=actions.SPACE,
    catalogue=CATALOGUE,
    opening=_open,
    restore=restore,
    viewer=view,
    view_types=view_types,
    drawing=draw,
    feature_names=NAMES,
    folder=str(Path(__file__).parent),
    feature_bounds=BOUNDS,
    own_facts=facts,
    renewer=renew,
    ledger=GlobularLedger(),
    gallery=gallery,
    preview=preview,
    reach=reach,
    refusal_facts=refusal_facts,
)
