"""Draw a view as lines of styled text for a terminal.

Each tile is a box of the brick pattern with its place, kind and pieces. A gap in the edge between two tiles
holds the price of crossing; a heavy edge cannot be crossed. Colours only repeat what shapes and words say.
"""

from typing import Final, cast, final

from astrarium.core.game import Line, View
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.screen.view_types import (
    GlobularPlayerView,
    GlobularTableView,
    GroupView,
    TileView,
    TurnView,
)
from astrarium.terminal import (
    BRASS,
    FAINT,
    PLAIN,
    SEAT_STYLES,
    SHAPES,
    STRONG,
    Canvas,
    length,
    seat_name,
    shape,
)

Spot = tuple[int, int]

LEADER: Final = "★"
STATION: Final = "◎"
OPENED: Final = "⚑"
LEADING: Final = "»"
CACHE: Final = "◊"
TICKS: Final = {"tl": "◤", "tr": "◥", "br": "◢", "bl": "◣"}
PIECES: Final = f"{LEADER} leader  {STATION} station  {OPENED} opened  {LEADING} majority"
LEGEND: Final = (
    f" ◤ tick  {PIECES}  {CACHE} cache  2 price  ━ closed",
    " BL GR world with its value  BK ore system with its caches",
)
ASKED: Final = {
    "start": "begins",
    "turn": "begins",
    "draw": "draws a tile",
    "place": "places a tile",
    "tick": "turns the tile",
    "act": "acts",
    "roll": "rolls the die",
}

# Middle tones, legible on dark and on light backgrounds.
COLOUR_NAMES: Final = {"red": "RD", "black": "BK", "blue": "BL", "green": "GR"}
COLOUR_STYLES: Final = {"RD": "#e0604f", "BK": "#9f7ddb", "BL": "#5f90f0", "GR": "#46aa62"}

HALF: Final = 6  # columns of half a tile, its left edge included
INSIDE: Final = 2 * HALF - 1
TEXT: Final = INSIDE - 2  # the outer columns are for ticks
HEIGHT: Final = 4  # lines of a row, its upper edge included
LEFT: Final = 1  # columns left of the board

NOTHING: Final = 0
OUTLINE: Final = 1
WALL: Final = 2
DOOR: Final = 3  # an open border; its price is added
# Where edges meet: in base 3, the NOTHING, OUTLINE or WALL of the edges up, right, down and left.
JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


def draw(view: View) -> list[Line]:
    """Return the lines of turn, board, players, stack, turns to come and legend."""
    table = cast(GlobularTableView, view)
    gap: Line = []
    lines = [_turn(table), _limits(table), *BoardDrawing(table).lines(), gap, *_players(table), gap]
    return [*lines, *_stack(table), *_upcoming(table["upcoming"]), gap, *[[(line, FAINT)] for line in LEGEND]]


@final
class BoardDrawing:
    """Draws the tiles and the free places around them on a canvas."""

    def __init__(self, table: GlobularTableView) -> None:
        self.tiles: Final[dict[Spot, TileView]] = {(t["h"], t["r"]): t for t in table["board"].values()}
        self.names: Final[dict[Spot, str]] = dict(zip(grid.PLACES, grid.CELL_NAMES, strict=True))
        self.free: Final[list[Spot]] = [spot for spot in grid.PLACES if self.names[spot] in table["free"]]
        self.choosing: Final = table["step"] == "place"
        self.turning: Final = table["turning"]
        spots = [*self.tiles, *self.free]
        self.left: Final = min(h for h, _ in spots)
        self.right: Final = max(h for h, _ in spots) + 2
        self.first: Final = table["extent"]["top"]
        self.last: Final = table["extent"]["bottom"]
        self.above: Final = int(min(r for _, r in spots) < self.first)
        below = int(max(r for _, r in spots) > self.last)
        height = self.y(self.last + 1) + 1 + below
        self.canvas: Final = Canvas(LEFT + (self.right - self.left) * HALF + 1, height)

    def x(self, h: int) -> int:
        """Return the column of the left edge of a place."""
        return LEFT + (h - self.left) * HALF

    def y(self, r: int) -> int:
        """Return the line of the upper edge of row `r`; a free row above the tiles takes one line."""
        return self.above + HEIGHT * (r - self.first) if r >= self.first else -1

    def lines(self) -> list[Line]:
        """Draw the board and return its lines."""
        for spot in self.free:
            self._draw_free(spot)
        for r in range(self.first, self.last + 2):
            for h in range(self.left, self.right + 1):
                self._draw_edges(h, r)
        for spot, tile in self.tiles.items():
            self._draw_tile(spot, tile)
        return self.canvas.lines()

    def _draw_free(self, spot: Spot) -> None:
        h, r = spot
        y = self.y(r) + (2 if self.first <= r <= self.last else 1)
        name = self.names[spot]
        text = f"· {name} ·" if self.choosing else name
        x = self.x(h) + HALF - len(text) // 2
        self.canvas.put(x, y, text, BRASS if self.choosing else FAINT)

    def cover(self, h: int, r: int) -> Spot | None:
        """Return the place of the tile that covers the half tile right of `h` in row `r`, None if empty."""
        spot = (h if (h + r) % 2 == 0 else h - 1, r)
        return spot if spot in self.tiles else None

    def edge(self, one: Spot | None, other: Spot | None) -> int:
        """Return the edge between two neighbouring places: NOTHING, OUTLINE, WALL, or DOOR plus the price."""
        if one == other:
            return NOTHING
        if one is None or other is None or self.turning in (self.names[one], self.names[other]):
            return OUTLINE
        price = self.tiles[one]["borders"][self.names[other]]
        return DOOR + price if price else WALL

    def vertical(self, h: int, r: int) -> int:
        """Return the vertical edge at `h` in row `r`."""
        return self.edge(self.cover(h - 1, r), self.cover(h, r))

    def horizontal(self, h: int, r: int) -> int:
        """Return the horizontal edge above row `r`, right of `h`."""
        return self.edge(self.cover(h, r - 1), self.cover(h, r))

    def _draw_edges(self, h: int, r: int) -> None:
        """Draw the upper left corner of a half tile, and the edges right of and below that corner."""
        x, y = self.x(h), self.y(r)
        horizontal, vertical = self.horizontal(h, r), self.vertical(h, r)
        around = (self.vertical(h, r - 1), horizontal, vertical, self.horizontal(h - 1, r))
        joint = 0
        for edge in around:
            joint = joint * 3 + (OUTLINE if edge >= DOOR else edge)
        if joint:
            self.canvas.put(x, y, JOINTS[joint], PLAIN if WALL in around else FAINT)
        if horizontal:
            self._draw_horizontal(x + 1, y, horizontal)
        if vertical:
            self._draw_vertical(x, y + 1, vertical)

    def _draw_horizontal(self, x: int, y: int, edge: int) -> None:
        if edge == WALL:
            self.canvas.put(x, y, "━━━━━", PLAIN)
        elif edge == OUTLINE:
            self.canvas.put(x, y, "─────", FAINT)
        else:
            self.canvas.put(x, y, "─   ─", FAINT)
            self.canvas.put(x + 2, y, str(edge - DOOR), BRASS)

    def _draw_vertical(self, x: int, y: int, edge: int) -> None:
        for line in range(HEIGHT - 1):
            self.canvas.put(x, y + line, "┃" if edge == WALL else "│", PLAIN if edge == WALL else FAINT)
        if edge >= DOOR:
            self.canvas.put(x, y + 1, str(edge - DOOR), BRASS)

    def _draw_tile(self, spot: Spot, tile: TileView) -> None:
        """Draw place and kind above, detail and mark in the middle, pieces below, the tick in its corner."""
        x, y = self.x(spot[0]) + 2, self.y(spot[1]) + 1
        name, tick = self.names[spot], tile["tick"] or ""
        kind, style = _kind(tile)
        self.canvas.put(x + int(tick == "tl"), y, name, FAINT)
        self.canvas.put(x + TEXT - len(kind) - int(tick == "tr"), y, kind, style)
        detail: Line = [("tick ?", BRASS)] if name == self.turning else _detail(tile)
        mark = _mark(tile)
        self.canvas.put_line(x, y + 1, detail, TEXT)
        self.canvas.put_line(x + TEXT - length(mark), y + 1, mark, TEXT)
        self._draw_pieces(x, y + 1, tile, length(detail), length(mark))
        if tick:
            across = x - 1 if tick.endswith("l") else x + TEXT
            self.canvas.put(across, y if tick.startswith("t") else y + 2, TICKS[tick], BRASS)

    def _draw_pieces(self, x: int, y: int, tile: TileView, before: int, after: int) -> None:
        """Draw the pieces on the last line of a tile; those that do not fit go between detail and mark."""
        groups = [_pieces(tile, seat) for seat in range(len(tile["members"])) if _present(tile, seat)]
        above, room = 0, TEXT - before - after
        while length(_join(groups[above:], 0)) > TEXT:
            above += 1
        self.canvas.put_line(x + before, y, _join(groups[:above], room), room)
        self.canvas.put_line(x + int(tile["tick"] == "bl"), y + 1, _join(groups[above:], TEXT), TEXT)


def _join(groups: list[Line], room: int) -> Line:
    """Return `groups` as one line, separated by spaces if that is at most `room` wide."""
    close: Line = []
    wide: Line = []
    for group in groups:
        wide += [(" ", PLAIN), *group] if wide else group
        close += group
    return wide if length(wide) <= room else close


def _kind(tile: TileView) -> tuple[str, str]:
    """Return the kind of a tile and its style, with the current value of a system or the number of a mine."""
    if tile["kind"] == "mits":
        return "start", STRONG
    if tile["kind"] == "supernova":
        return "✺", BRASS
    if tile["kind"] == "empty":
        return "empty", FAINT
    short = COLOUR_NAMES[tile["colour"] or ""]
    return f"{short} {tile['value'] or tile['number']}", f"bold {COLOUR_STYLES[short]}"


def _detail(tile: TileView) -> Line:
    """Return the sum that makes the value of a system, or the caches left and mined of a resource tile."""
    pennies = tile["pennies"]
    if tile["kind"] == "supernova":
        return [("SUPERNOVA", f"bold {COLOUR_STYLES['RD']}")]
    if tile["kind"] == "resource":
        return [(CACHE * pennies, COLOUR_STYLES["BK"]), ("·" * (tile["number"] - pennies), FAINT)]
    return [(f"{tile['number']}+{pennies}", FAINT)] if pennies else []


def _mark(tile: TileView) -> Line:
    """Return the owner of a station, the opener of a system, or the seat with its majority; else nothing."""
    if tile["station"] is not None:
        return [(STATION, PLAIN), shape(tile["station"])]
    if tile["opener"] is not None:
        return [(OPENED, PLAIN), shape(tile["opener"])]
    if tile["kind"] == "habitable" and tile["majority"] is not None:
        return [(LEADING, PLAIN), shape(tile["majority"])]
    return []


def _present(tile: TileView, seat: int) -> bool:
    """Return whether `seat` has a piece on a tile."""
    return tile["members"][seat] > 0 or seat in tile["leaders"]


def _pieces(tile: TileView, seat: int) -> Line:
    """Return the shape of `seat` with the number of its members and its leader on a tile."""
    members = str(tile["members"][seat] or "")
    leader = LEADER if seat in tile["leaders"] else ""
    return [(SHAPES[seat] + members + leader, SEAT_STYLES[seat])]


def _turn(table: GlobularTableView) -> Line:
    """Return the headline: the seat on turn, its step, its action points and the tiles in hand or aside."""
    turn, points = table["turn"], table["points"]
    if table["actor"] == "over":
        return [(" The match is over", STRONG), *_winners(table["players"])]
    if turn is None:
        return [(" A lot decides who begins", STRONG)]
    line: Line = [(" ", PLAIN), seat_name(turn), (f" {ASKED[table['step']]}   ", PLAIN)]
    line += [("▰" * points, BRASS), ("▱" * (tables.ACTION_POINTS - points), FAINT), (f" {points} AP", STRONG)]
    for label, tile in (("in hand", table["in_hand"]), ("set aside", table["aside"])):
        if tile is not None:
            line += [(f"   {label} ", PLAIN), _tile_name(tile)]
    return [*line, (f"   {table['kind']} turn", FAINT)]


def _limits(table: GlobularTableView) -> Line:
    """Return the mining and improvements that count towards the limits of this turn; else an empty line."""
    if table["turn"] is None:
        return []
    done = [f"mined at {table['mined_at']}: {table['mined']}"] if table["mined_at"] is not None else []
    if table["improved"]:
        done.append(
            "improved: " + ", ".join(f"{place} +{count}" for place, count in table["improved"].items())
        )
    return [("   ".join(["", *done]), FAINT)] if done else []


def _winners(players: list[GlobularPlayerView]) -> Line:
    """Return the part of the headline that names the winners."""
    best = [player["seat"] for player in players if player["place"] == 1]
    line: Line = []
    for seat in best:
        line += [("   " if not line else " and ", PLAIN), seat_name(seat)]
    return [*line, (" wins" if len(best) == 1 else " share the victory", PLAIN)]


def _tile_name(tile: str) -> tuple[str, str]:
    """Return the name of a tile as on the board, and its style; an empty system has no colour."""
    colour, value = tile.split("-")
    short = COLOUR_NAMES[colour]
    if tile == "red-a":
        return "supernova", f"bold {COLOUR_STYLES[short]}"
    return ("empty", PLAIN) if value == "n" else (f"{short} {value.replace('a', '1')}", COLOUR_STYLES[short])


def _players(table: GlobularTableView) -> list[Line]:
    """Return the table of players: a header and a row for each seat."""
    caches = "".join(label.rjust(4) for label in tables.CACHE_LABELS)
    head = f"{'':13}  VP rank home out leader stations opened {caches} worth"
    return [[(head, FAINT)]] + [_player(player, table["turn"]) for player in table["players"]]


def _player(player: GlobularPlayerView, turn: int | None) -> Line:
    seat, away = player["seat"], player["members"] - player["home"]
    sites = " ".join(player["stations"] + ["-"] * player["stations_left"])
    row = f"{player['place']:5}{player['home']:5}{away:4}{player['leader'] or '-':>7}{sites:>9}"
    row += f"{player['opened'] or '-':>7} "
    row += "".join(f"{player['caches'][token] or '-':>4}" for token in tables.CACHE_TOKENS)
    pointer = ("▸ " if seat == turn else "  ", BRASS)
    title, style = seat_name(seat)
    return [
        pointer,
        (title.ljust(11), style),
        (f"{player['points']:4}", STRONG),
        (f"{row}{player['crystals']:6}", ""),
    ]


def _stack(table: GlobularTableView) -> list[Line]:
    """Return the lines of the stack: its size, then the unseen tiles of each group in order of drawing."""
    if not table["stack_left"]:
        return [[(" The stack is empty", FAINT)]]
    gone = f", {table['gone']} out of the game" if table["gone"] else ""
    lines: list[Line] = [[(f" Stack {table['stack_left']}{gone}", STRONG)]]
    return lines + [_group(group) for group in table["stack"] if group["left"]]


def _group(group: GroupView) -> Line:
    """Return the line of a group of the stack: number, tiles left and copies by name."""
    counts: dict[tuple[str, str], int] = {}
    for tile, count in group["tiles"].items():
        name = _tile_name(tile)
        counts[name] = counts.get(name, 0) + count
    line: Line = [(f"   group {group['group']}, {group['left']} left".ljust(19), FAINT)]
    for name, count in counts.items():
        line += [("  ", PLAIN), name, (f" x{count}" if count > 1 else "", FAINT)]
    return line


def _upcoming(turns: list[TurnView]) -> list[Line]:
    """Return a line with the turns to come, none if there are none."""
    line: Line = [(" Then ", STRONG)]
    for turn in turns:
        line += [("  ", PLAIN), shape(turn["seat"]), (f" {turn['kind']}", PLAIN)]
    return [line] if turns else []
