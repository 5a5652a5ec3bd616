"""The ring as a square of cells around the middle of the table, clockwise from the upper left corner."""

from typing import Final

from astrarium.core.game import Line
from astrarium.games.cosmic_pioneers.components.origins import origin_mark
from astrarium.games.cosmic_pioneers.screen.terminal_symbols import (
    CHOICE,
    LETTERS,
    fill,
    slot_row,
    slot_sign,
    strip,
)
from astrarium.games.cosmic_pioneers.screen.view_types import CosmicTableView, SectorView, ShipView
from astrarium.terminal import BRASS, COLOUR_STYLES, FAINT, PLAIN, STRONG, shape

CELL: Final = 18
CELL_LINES: Final = 4
MIDDLE: Final = 2 * CELL + 1
MIDDLE_LINES: Final = 2 * CELL_LINES + 1
WIDTH: Final = 4 * CELL + 5
TOP: Final = [0, 1, 2, 3]
SIDES: Final = [(11, 4), (10, 5)]
BOTTOM: Final = [9, 8, 7, 6]
PICKED: Final = "✓"
UPRIGHT: Final = "»"
CRASHED: Final = "x"
NOTES: Final = {
    "jumpgate": ["income, levels,", "colonists"],
    "station": ["no adventure"],
    "belt": ["pass, never stop"],
    "ruin": ["pass, never stop"],
    "free": ["free"],
}
LEGEND: Final = [
    "▸ choice  [·] green slot  L lizard Q squid S slime W worm  »▲ ship  x▲ crashed",
    "2R goods  ▲ at the right: control  strip: dice 2-6, X crash +1 colonist +1$ 100",
    "✧ our own design, not a component of the published game",
]


def ring(table: CosmicTableView, middle: list[Line]) -> list[Line]:
    """Return the whole ring, with lines of text in its middle."""
    cells = [_cell(table, sector) for sector in table["sectors"]]
    middle = [*middle, *[[] for _ in range(MIDDLE_LINES - len(middle))]]
    lines = [_border("┌┬┬┬┐"), *_row([cells[place] for place in TOP]), _border("├┼┴┼┤")]
    for number, (left, right) in enumerate(SIDES):
        first = number * (CELL_LINES + 1)
        lines += _row([cells[left], middle[first : first + CELL_LINES], cells[right]])
        if number == 0:
            lines.append(_divider(middle[CELL_LINES]))
    return [*lines, _border("├┼┬┼┤"), *_row([cells[place] for place in BOTTOM]), _border("└┴┴┴┘")]


def _border(corners: str) -> Line:
    return [(("─" * CELL).join(corners), FAINT)]


def _divider(text: Line) -> Line:
    """Return the border between the cells of the sides, with a line of the middle."""
    edge = f"{'─' * CELL}"
    return [(f"├{edge}┤", FAINT), *fill(text, MIDDLE), (f"├{edge}┤", FAINT)]


def _row(parts: list[list[Line]]) -> list[Line]:
    """Return cells side by side; with three parts the second is the middle."""
    lines: list[Line] = []
    for number in range(CELL_LINES):
        line: Line = [("│", FAINT)]
        for place, part in enumerate(parts):
            width = MIDDLE if len(parts) == 3 and place == 1 else CELL
            line += [*fill(part[number], width), ("│", FAINT)]
        lines.append(line)
    return lines


def _cell(table: CosmicTableView, sector: SectorView) -> list[Line]:
    """Return a sector: its name, slots, adventure, and the pieces there."""
    planet = sector["planet"]
    lines = [_title(table, sector)]
    if planet is not None:
        signs = [slot_sign(slot["seat"], slot["species"]) for slot in sector["slots"]]
        faces = [(face["kind"], face["number"]) for face in planet["faces"]]
        lines += [[(" ", PLAIN), *slot_row(planet["green"], signs)], [(" ", PLAIN), *strip(faces)]]
    else:
        lines += [[(f" {note}", FAINT)] for note in NOTES[sector["kind"]]]
    lines += [[] for _ in range(CELL_LINES - 1 - len(lines))]
    return [*lines, _visitors(sector)]


def _title(table: CosmicTableView, sector: SectorView) -> Line:
    mark = PICKED if sector["sector"] in table["picked"] else " "
    if sector["sector"] in table["choices"]:
        mark = CHOICE
    line: Line = [(mark, BRASS), (f"{sector['sector']} ", STRONG)]
    planet = sector["planet"]
    if planet is None:
        return [*line, (sector["title"], STRONG if sector["kind"] in ("jumpgate", "station") else FAINT)]
    style = COLOUR_STYLES[planet["colour"]]
    line += [(planet["title"], style), (origin_mark(planet["planet"]).strip(), FAINT)]
    line.append((f" {LETTERS[planet['colour']]}", style))
    if sector["controller"] is None:
        return line
    return [*fill(line, CELL - 1), shape(sector["controller"])]


def _visitors(sector: SectorView) -> Line:
    """Return the ships and goods at a sector."""
    line: Line = [(" ", PLAIN)]
    for ship in sector["ships"]:
        line += ship_sign(ship)
    goods = "".join(f"{number}{LETTERS[colour]}" for colour, number in sector["goods"].items() if number)
    return [*line, (f" {goods}" if goods and sector["ships"] else goods, STRONG)]


def ship_sign(ship: ShipView) -> Line:
    """Return the sign of a ship, with a cross if it is crashed."""
    return [(CRASHED if ship["crashed"] else UPRIGHT, PLAIN), shape(ship["seat"])]
