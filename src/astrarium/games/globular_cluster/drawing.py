"""The table as lines of styled text for a terminal, from the view alone.

Every tile is a box of the brick pattern: its place, what it is, who is there. A gap in the line between two
tiles shows what crossing costs; a heavy line cannot be crossed. Colours only repeat what shapes and words say.
"""

from typing import Final, cast, final

from astrarium.core.game import Line, View
from astrarium.games.globular_cluster.data import ACTION_POINTS, CACHE_LABELS, CACHE_TOKENS
from astrarium.games.globular_cluster.grid import CELL_NAMES, PLACES
from astrarium.games.globular_cluster.view import GroupView, PlayerView, TableView, TileView, TurnView

SHAPES: Final = "▲●■◆"
SEAT_STYLES: Final = ["bold #e8663d", "bold #56b4e9", "bold #2fb58a", "bold #f0d442"]
LEADER: Final = "★"
STATION: Final = "◎"
OPENED: Final = "⚑"
LEADING: Final = "›"
CACHE: Final = "◊"
TICKS: Final = {"tl": "◤", "tr": "◥", "br": "◢", "bl": "◣"}

PLAIN: Final = ""
FAINT: Final = "dim"
STRONG: Final = "bold"
BRASS: Final = "#e3b968"
COLOUR_NAMES: Final = {"red": "RD", "black": "BK", "blue": "BL", "green": "GR"}
COLOUR_STYLES: Final = {"RD": "#ff8b7a", "BK": "#b99be8", "BL": "#7fa8ff", "GR": "#7fcf8a"}

HALF: Final = 6  # columns of half a tile, its left edge included
INSIDE: Final = 2 * HALF - 1
HEIGHT: Final = 4  # lines of a row, its upper edge included
MARGIN_HEIGHT: Final = 1  # lines of a row without tiles
LEFT: Final = 1  # columns left of the board

NOTHING: Final = 0
OUTLINE: Final = 1
WALL: Final = 2
DOOR: Final = 3  # and the price on top of it
# Where edges meet: by the weight of the edge up, right, down and left, the last fastest.
JOINTS: Final = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)


def draw(view: View) -> list[Line]:
    """The whole table."""
    table = cast(TableView, view)
    lines = [_turn_line(table), _empty()]
    lines += Board(table).lines()
    lines += [_legend(), _empty()]
    lines += _players(table)
    lines.append(_empty())
    lines += _stack(table)
    lines += _upcoming(table["upcoming"])
    return lines


def _empty() -> Line:
    return []


@final
class Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.marks: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text; what is outside is cut off."""
        marks, styles = self.marks[y], self.styles[y]
        for at, mark in enumerate(text, x):
            if 0 <= at < len(marks):
                marks[at] = mark
                styles[at] = style

    def put_line(self, x: int, y: int, line: Line) -> None:
        """Write segments one after the other."""
        for text, style in line:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> list[Line]:
        """The lines as segments of equal style, without blanks at the end."""
        return [_segments(marks, styles) for marks, styles in zip(self.marks, self.styles, strict=True)]


def _segments(marks: list[str], styles: list[str]) -> Line:
    line: Line = []
    end = len("".join(marks).rstrip())
    start = 0
    for at in range(1, end + 1):
        if at == end or styles[at] != styles[start]:
            line.append(("".join(marks[start:at]), styles[start]))
            start = at
    return line if end else []


@final
class Board:
    """The tiles and the places around them, on a canvas."""

    def __init__(self, table: TableView) -> None:
        self.tiles: Final = {(tile["h"], tile["r"]): tile for tile in table["board"].values()}
        self.names: Final = dict(zip(PLACES, CELL_NAMES, strict=True))
        self.free: Final = [PLACES[CELL_NAMES.index(name)] for name in table["free"]]
        self.choosing: Final = table["step"] == "place"
        spots = [*self.tiles, *self.free]
        self.left: Final = min(h for h, _ in spots)
        self.right: Final = max(h for h, _ in spots) + 2
        self.top: Final = min(r for _, r in spots)
        self.bottom: Final = max(r for _, r in spots)
        self.first: Final = table["extent"]["top"]
        self.last: Final = table["extent"]["bottom"]
        height = self.y(self.bottom) + (HEIGHT if self.bottom == self.last else 1) + 1
        self.canvas: Final = Canvas(LEFT + (self.right - self.left) * HALF + 1, height)

    def x(self, h: int) -> int:
        """The column of the left edge of a place."""
        return LEFT + (h - self.left) * HALF

    def y(self, r: int) -> int:
        """The line of the upper edge of a row; rows above and below the tiles are low."""
        above = MARGIN_HEIGHT * (self.first - self.top)
        return above + HEIGHT * (min(r, self.last + 1) - self.first) if r >= self.first else r - self.top - 1

    def lines(self) -> list[Line]:
        """The board drawn."""
        for h, r in self.free:
            self._draw_free(h, r)
        for r in range(self.first, self.last + 2):
            for h in range(self.left, self.right + 1):
                self._draw_edges(h, r)
        for spot, tile in self.tiles.items():
            self._draw_tile(spot, tile)
        return self.canvas.lines()

    def _draw_free(self, h: int, r: int) -> None:
        low = r < self.first or r > self.last
        name = self.names[h, r]
        text = f"· {name} ·" if self.choosing else name
        style = BRASS if self.choosing else FAINT
        self.canvas.put(self.x(h) + 1, self.y(r) + (1 if low else 2), text.center(INSIDE).rstrip(), style)

    def cover(self, h: int, r: int) -> tuple[int, int] | None:
        """The place of the tile over the half tile right of h in a row, if there is one."""
        start = h if (h + r) % 2 == 0 else h - 1
        return (start, r) if (start, r) in self.tiles else None

    def edge(self, one: tuple[int, int] | None, other: tuple[int, int] | None) -> int:
        """What separates two neighbouring places: NOTHING, OUTLINE, WALL, or DOOR and the price."""
        if one is None or other is None:
            return OUTLINE if one != other else NOTHING
        if one == other:
            return NOTHING
        price = self.tiles[one]["borders"][self.names[other]]
        return DOOR + price if price else WALL

    def upright(self, h: int, r: int) -> int:
        """The edge at h in a row."""
        return self.edge(self.cover(h - 1, r), self.cover(h, r))

    def level(self, h: int, r: int) -> int:
        """The edge above a row, right of h."""
        return self.edge(self.cover(h, r - 1), self.cover(h, r))

    def _draw_edges(self, h: int, r: int) -> None:
        x, y = self.x(h), self.y(r)
        level, upright = self.level(h, r), self.upright(h, r)
        around = (self.upright(h, r - 1), level, upright, self.level(h - 1, r))
        joint = 0
        for edge in around:
            joint = joint * 3 + (OUTLINE if edge >= DOOR else edge)
        if joint:
            self.canvas.put(x, y, JOINTS[joint], PLAIN if WALL in around else FAINT)
        if level:
            self._draw_level(x + 1, y, level)
        if upright and r <= self.last:
            self._draw_upright(x, y + 1, upright)

    def _draw_level(self, x: int, y: int, edge: int) -> None:
        if edge < DOOR:
            self.canvas.put(x, y, ("━" if edge == WALL else "─") * (HALF - 1), PLAIN if edge == WALL else FAINT)
            return
        self.canvas.put(x, y, "─   ─", FAINT)
        self.canvas.put(x + 2, y, str(edge - DOOR), BRASS)

    def _draw_upright(self, x: int, y: int, edge: int) -> None:
        for line in range(HEIGHT - 1):
            self.canvas.put(x, y + line, "┃" if edge == WALL else "│", PLAIN if edge == WALL else FAINT)
        if edge >= DOOR:
            self.canvas.put(x, y + 1, str(edge - DOOR), BRASS)

    def _draw_tile(self, spot: tuple[int, int], tile: TileView) -> None:
        x, y = self.x(spot[0]) + 1, self.y(spot[1]) + 1
        canvas = self.canvas
        canvas.put(x + 1, y, self.names[spot], FAINT)
        what, style = _what(tile)
        canvas.put(x + INSIDE - 1 - len(what), y, what, style)
        canvas.put_line(x + 1, y + 1, _detail(tile))
        mark = _mark(tile)
        canvas.put_line(x + INSIDE - 1 - _length(mark), y + 1, mark)
        self._draw_pieces(x + 1, y + 1, tile)
        tick = tile["tick"]
        if tick is not None:
            across = 0 if tick.endswith("l") else INSIDE - 1
            canvas.put(x + across, y + (0 if tick.startswith("t") else 2), TICKS[tick], BRASS)

    def _draw_pieces(self, x: int, y: int, tile: TileView) -> None:
        """On the last line of a tile; what does not fit there goes on the line above."""
        groups = [_pieces(tile, seat) for seat in range(len(tile["members"])) if _present(tile, seat)]
        lower = len(groups)
        while _length(_join(groups[:lower])) > INSIDE - 2:
            lower -= 1
        first = 0 if tile["kind"] == "mits" else _length(_detail(tile)) + 1
        if tile["kind"] == "mits" and lower < len(groups):
            lower = 2
            self.canvas.put_line(x, y, _join(groups[:lower]))
            self.canvas.put_line(x, y + 1, _join(groups[lower:]))
            return
        self.canvas.put_line(x, y + 1, _join(groups[:lower]))
        self.canvas.put_line(x + first, y, _join(groups[lower:]))


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _join(groups: list[Line]) -> Line:
    """Pieces of several seats, apart from each other if there is room."""
    close = [segment for group in groups for segment in group]
    wide: Line = []
    for group in groups:
        wide += [(" ", PLAIN), *group] if wide else group
    return wide if _length(wide) <= INSIDE - 2 else close


def _what(tile: TileView) -> tuple[str, str]:
    """What a tile is, in its upper right corner."""
    kind = tile["kind"]
    if kind == "mits":
        return "MITS", STRONG
    if kind == "supernova":
        return "✺", BRASS
    if kind == "empty":
        return "null", FAINT
    short = COLOUR_NAMES[tile["colour"] or ""]
    value = tile["value"] if tile["value"] is not None else tile["number"]
    return f"{short} {value}", f"bold {COLOUR_STYLES[short]}"


def _detail(tile: TileView) -> Line:
    """How the value of a system came about, or what is left to mine."""
    pennies = tile["pennies"]
    if tile["kind"] == "supernova":
        return [("SUPERNOVA", f"bold {COLOUR_STYLES['RD']}")]
    if tile["kind"] == "resource":
        return [(CACHE * pennies, COLOUR_STYLES["BK"]), ("·" * (tile["number"] - pennies), FAINT)]
    if tile["kind"] == "habitable" and pennies:
        return [(f"{tile['number']}+{pennies}", FAINT)]
    return []


def _mark(tile: TileView) -> Line:
    """A station, an opened system, or who would score a system."""
    if tile["station"] is not None:
        return [(STATION, PLAIN), seat_mark(tile["station"])]
    if tile["opener"] is not None:
        return [(OPENED, PLAIN), seat_mark(tile["opener"])]
    if tile["kind"] == "habitable" and tile["majority"] is not None:
        return [(LEADING, PLAIN), seat_mark(tile["majority"])]
    return []


def seat_mark(seat: int) -> tuple[str, str]:
    """The shape of a seat in its colour."""
    return SHAPES[seat], SEAT_STYLES[seat]


def _present(tile: TileView, seat: int) -> bool:
    return tile["members"][seat] > 0 or seat in tile["leaders"]


def _pieces(tile: TileView, seat: int) -> Line:
    members = tile["members"][seat]
    text = SHAPES[seat] + (str(members) if members else "") + (LEADER if seat in tile["leaders"] else "")
    return [(text, SEAT_STYLES[seat])]


def _turn_line(table: TableView) -> Line:
    turn = table["turn"]
    if table["actor"] == "over":
        best = [player["seat"] for player in table["players"] if player["place"] == 1]
        return [(" The match is over. ", STRONG), *_seats(best), (" wins" if len(best) == 1 else " share the win", "")]
    if turn is None:
        return [(" A starter is being drawn", STRONG)]
    line: Line = [(" ", PLAIN), *_seats([turn]), (f"  {table['kind']} turn, {ASKED[table['step']]}   ", PLAIN)]
    points = table["points"]
    line += [("▰" * points, BRASS), ("▱" * (ACTION_POINTS - points), FAINT), (f" {points} AP", STRONG)]
    if table["in_hand"] is not None:
        line += [("   in hand ", PLAIN), _tile_name(table["in_hand"])]
    if table["aside"] is not None:
        line += [("   set aside ", PLAIN), _tile_name(table["aside"])]
    return line


ASKED: Final = {
    "start": "start",
    "turn": "begin",
    "draw": "a tile is drawn",
    "place": "place the tile",
    "tick": "turn the tile",
    "act": "act",
    "roll": "the die is rolled",
}


def _seats(seats: list[int]) -> Line:
    line: Line = []
    for seat in seats:
        line += [(" ", PLAIN)] if line else []
        line.append((f"{SHAPES[seat]} s{seat}", SEAT_STYLES[seat]))
    return line


def _tile_name(tile: str) -> tuple[str, str]:
    if tile == "red-a":
        return "supernova", f"bold {COLOUR_STYLES['RD']}"
    colour, value = tile.split("-")
    short = COLOUR_NAMES[colour]
    return (f"{short} null" if value == "n" else f"{short} {value.upper()}"), COLOUR_STYLES[short]


def _legend() -> Line:
    text = f" ◤ tick  {LEADER} leader  {STATION} station  {OPENED} opened  {LEADING} majority  {CACHE} cache"
    return [(text + "  ─ 2 ─ price  ━━━ closed", FAINT)]


def _players(table: TableView) -> list[Line]:
    labels = "".join(label.rjust(5) for label in CACHE_LABELS)
    head = f"          VP  place   home  out  leader  stations  opened {labels}  worth"
    return [[(head, FAINT)]] + [_player(player, table["turn"]) for player in table["players"]]


def _player(player: PlayerView, turn: int | None) -> Line:
    seat = player["seat"]
    stations = " ".join(player["stations"] + ["-"] * player["stations_left"])
    cells = [
        str(player["points"]).rjust(6),
        str(player["place"]).rjust(7),
        str(player["home"]).rjust(7),
        str(player["members"] - player["home"]).rjust(5),
        (player["leader"] or "-").rjust(8),
        stations.rjust(10),
        (player["opened"] or "-").rjust(8),
        " ",
    ]
    cells += [(str(player["caches"][token]) if player["caches"][token] else "·").rjust(5) for token in CACHE_TOKENS]
    cells.append(str(player["crystals"]).rjust(7))
    pointer = ("▸" if seat == turn else " ", BRASS)
    return [pointer, (" ", PLAIN), *_seats([seat]), (cells[0], STRONG), ("".join(cells[1:]), PLAIN)]


def _stack(table: TableView) -> list[Line]:
    gone = f", {table['gone']} gone" if table["gone"] else ""
    lines: list[Line] = [[(f" Stack: {table['stack_left']} tiles{gone}", PLAIN)]]
    return lines + [_group(group) for group in table["stack"] if group["left"]]


def _group(group: GroupView) -> Line:
    line: Line = [(f"   group {group['group']}, {group['left']} left ".ljust(20), FAINT)]
    for tile, count in group["tiles"].items():
        line += [("  ", PLAIN), _tile_name(tile)]
        if count > 1:
            line.append((f" x{count}", PLAIN))
    return line


def _upcoming(turns: list[TurnView]) -> list[Line]:
    if not turns:
        return []
    line: Line = [(" Then", PLAIN)]
    for turn in turns:
        line += [("  ", PLAIN), seat_mark(turn["seat"]), (f" {turn['kind']}", PLAIN)]
    return [line]
