"""Drawing for terminals: names, shapes and colours of seats, a canvas, and line wrapping."""

from typing import Final, final

from astrarium.core.game import Line

SEAT_NAMES: Final = ["Vermilion", "Blue", "Green", "Yellow"]
SHAPES: Final = "▲●■◆"
SEAT_STYLES: Final = ["bold #e8663d", "bold #56b4e9", "bold #2fb58a", "bold #f0d442"]
PLAIN: Final = ""
FAINT: Final = "dim"
STRONG: Final = "bold"
BRASS: Final = "#c9983f"
# Medium tones, legible on dark and on light backgrounds.
COLOUR_STYLES: Final = {
    "red": "#d9605a",
    "blue": "#5b8fd6",
    "green": "#46aa62",
    "yellow": "#c2a02c",
    "orange": "#d08a2e",
    "magenta": "#c76bc7",
}


@final
class Canvas:
    """A grid of styled characters; `taken` marks cells reserved for labels."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.marks: Final = [[" "] * width for _ in range(height)]
        self.styles: Final = [[PLAIN] * width for _ in range(height)]
        self.taken: Final = [[False] * width for _ in range(height)]

    def fits(self, x: int, y: int, size: int, room: int = 1) -> bool:
        """Return whether `size` cells from (x, y), and `room` cells at both ends, are free."""
        if not (0 <= y < self.height and x >= 0 and x + size <= self.width):
            return False
        return not any(self.taken[y][max(x - room, 0) : x + size + room])

    def claim(self, x: int, y: int, size: int) -> None:
        """Reserve `size` cells from (x, y) for a label."""
        for at in range(x, x + size):
            self.taken[y][at] = True

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write `text` from (x, y) on."""
        for at, mark in enumerate(text, x):
            self.marks[y][at] = mark
            self.styles[y][at] = style

    def put_line(self, x: int, y: int, line: Line, room: int | None = None) -> None:
        """Write the segments of `line`, cut off after `room` cells, by default at the edge."""
        end = self.width if room is None else x + room
        for text, style in line:
            self.put(x, y, text[: max(end - x, 0)], style)
            x += len(text)

    def lines(self) -> list[Line]:
        """Return the lines as segments of equal style, without trailing spaces."""
        return [_segments(marks, styles) for marks, styles in zip(self.marks, self.styles, strict=True)]


def _segments(marks: list[str], styles: list[str]) -> Line:
    line: Line = []
    start, end = 0, len("".join(marks).rstrip())
    for at in range(1, end + 1):
        if at == end or styles[at] != styles[start]:
            line.append(("".join(marks[start:at]), styles[start]))
            start = at
    return line


def length(line: Line) -> int:
    """Return the number of characters of a line."""
    return sum(len(text) for text, _ in line)


def shape(seat: int) -> tuple[str, str]:
    """Return the shape of a seat with its style."""
    return SHAPES[seat], SEAT_STYLES[seat]


def seat_name(seat: int) -> tuple[str, str]:
    """Return shape and name of a seat with its style."""
    return f"{SHAPES[seat]} {SEAT_NAMES[seat]}", SEAT_STYLES[seat]


def flow(start: Line, parts: list[Line], width: int, indent: int) -> list[Line]:
    """Lay out `parts` after `start` on lines of `width`; break a part only if it is wider than a line."""
    lines = [start]
    for part in parts:
        if length(lines[-1]) > indent and length(lines[-1]) + 2 + length(part) > width:
            lines.append([(" " * indent, PLAIN)])
        lines[-1] = [*lines[-1], ("  " if length(lines[-1]) > indent else "", PLAIN), *part]
    return [line for one in lines for line in wrap(one, width, indent)]


def wrap(line: Line, width: int, indent: int) -> list[Line]:
    """Break a line between words if it is longer than `width`; later lines are indented."""
    if length(line) <= width:
        return [line]
    lines: list[Line] = [[]]
    for text, style in line:
        for number, word in enumerate(text.split(" ")):
            piece = f" {word}" if number else word
            if length(lines[-1]) + len(piece.rstrip()) > width:
                lines.append([(" " * indent, PLAIN), (piece.lstrip(), style)])
            else:
                lines[-1].append((piece, style))
    return [joined(one) for one in lines]


def joined(line: Line) -> Line:
    """Merge adjacent segments of equal style and strip trailing spaces."""
    found: Line = []
    for text, style in line:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + text, style)
        elif text:
            found.append((text, style))
    while found and not found[-1][0].rstrip():
        found.pop()
    if found:
        found[-1] = (found[-1][0].rstrip(), found[-1][1])
    return found
