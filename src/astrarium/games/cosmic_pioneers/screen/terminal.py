"""The table as lines of styled text for a terminal, from the view alone.

The ring stands on top with round, deck and stocks in its middle. Below it are rules, facts for the present
step, and the players. Colours repeat what shapes, letters and words say.
"""

from typing import Final, cast

from astrarium.core.game import Line, View
from astrarium.games.cosmic_pioneers.screen.terminal_panel import events, middle, needed, players, rules
from astrarium.games.cosmic_pioneers.screen.terminal_ring import LEGEND, ring
from astrarium.games.cosmic_pioneers.screen.view_types import CosmicPlayerView, CosmicTableView
from astrarium.terminal import FAINT, PLAIN, STRONG, joined, seat_name

ASKED: Final = {
    "first": "the first player is drawn by lot",
    "species": "an alien card is drawn",
    "scenario": "the scenario is drawn",
    "planet": "a planet comes into the pool",
    "event": "draws an event card",
    "attack": "rolls to attack",
    "defence": "rolls to defend",
    "face": "rolls for the adventure",
    "hit": "rolls the Hit Die",
    "count": "rolls for the number of victims",
    "commander": "chooses a commander",
    "level": "raises an attribute",
    "lay": "lays a planet or belt",
    "pick": "picks a planet",
    "jettison": "throws cargo overboard",
    "crash": "crash-lands",
    "wreck": "unloads the crashed ship",
    "move": "flies",
    "fight": "chooses an opponent",
    "reroll": "may roll again",
    "aboard": "may take colonists aboard",
    "discard": "may discard cargo",
    "raise": "may buy levels",
    "buy": "may take goods",
    "embark": "may load colonists",
    "transfer": "may load and unload",
    "slot": "chooses a slot",
    "bomb": "may bomb",
    "target": "chooses what to bomb",
    "victim": "chooses a victim",
}
LIMITS: Final = {
    "move": "up to {} sectors",
    "lay": "{} still to be laid",
    "pick": "{} still to be picked",
    "jettison": "{} to go",
    "wreck": "{} slots free",
    "aboard": "up to {}",
    "buy": "up to {}",
    "embark": "up to {}",
    "transfer": "room for {}",
    "target": "{} will be killed",
    "victim": "{} to go",
}


def draw(view: View) -> list[Line]:
    """Return the lines of the whole table."""
    table = cast(CosmicTableView, view)
    lines = [_header(table)]
    if any(sector["kind"] != "free" for sector in table["sectors"]):
        lines += [*ring(table, middle(table)), *[[(f" {text}", FAINT)] for text in LEGEND]]
    lines += [*rules(table), *events(table), *needed(table), *players(table)]
    return [joined(line) for line in lines]


def _header(table: CosmicTableView) -> Line:
    """Return the round, the seat that is asked, and the question."""
    if table["actor"] == "over":
        return [(" The match is over", STRONG), *_winners(table["players"])]
    now = f"Round {table['round']} of {table['last_round']}" if table["round"] else "Set-up"
    line: Line = [(f" {now}   ", STRONG)]
    if table["asked"] is not None:
        line += [seat_name(table["asked"]), (" ", PLAIN)]
    line.append((ASKED[table["step"]], PLAIN))
    if table["due"]:
        line.append((f": {table['due']} must leave", STRONG))
    elif table["step"] in LIMITS:
        line.append((f": {LIMITS[table['step']].format(table['left'])}", PLAIN))
    return line


def _winners(players: list[CosmicPlayerView]) -> Line:
    best = [owner["seat"] for owner in players if owner["place"] == 1]
    line: Line = []
    for seat in best:
        line += [("   " if not line else " and ", PLAIN), seat_name(seat)]
    return [*line, (" wins" if len(best) == 1 else " share the victory", PLAIN)]
