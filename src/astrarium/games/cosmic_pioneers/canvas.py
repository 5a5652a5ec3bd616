"""What drawings are made of: styles, signs, and text that flows over lines."""

from typing import Final

from astrarium.core.game import Line

SEAT_NAMES: Final = ["Vermilion", "Blue", "Green", "Yellow"]
SHAPES: Final = "▲●■◆"
SEAT_STYLES: Final = ["bold #e8663d", "bold #56b4e9", "bold #2fb58a", "bold #f0d442"]
PLAIN: Final = ""
FAINT: Final = "dim"
STRONG: Final = "bold"
BRASS: Final = "#c9983f"
DANGER: Final = "#d9705f"
# Middle tones: to be read on dark and on light.
COLOUR_STYLES: Final = {"red": "#d9605a", "blue": "#5b8fd6", "green": "#46aa62", "yellow": "#c2a02c"}
SPECIES_STYLES: Final = {"lizard": "#d9605a", "squid": "#5b8fd6", "slime": "#46aa62", "worm": "#c2a02c"}
LETTERS: Final = {
    "red": "R",
    "blue": "B",
    "green": "G",
    "yellow": "Y",
    "lizard": "L",
    "squid": "Q",
    "slime": "S",
    "worm": "W",
}
TOTAL: Final = 80
EMPTY_SLOT: Final = "·"
CHOICE: Final = "▸"
SIGNS: Final = {"crash": "X", "draw_event": "!"}


def length(line: Line) -> int:
    """How many characters a line has."""
    return sum(len(text) for text, _ in line)


def shape(seat: int) -> tuple[str, str]:
    """The sign of a seat."""
    return SHAPES[seat], SEAT_STYLES[seat]


def name(seat: int) -> tuple[str, str]:
    """A seat by shape and name."""
    return f"{SHAPES[seat]} {SEAT_NAMES[seat]}", SEAT_STYLES[seat]


def head(text: str, rest: str = "") -> Line:
    """The title of a part of the table."""
    return [(text, f"bold {BRASS}"), (rest, FAINT)]


def fill(line: Line, width: int) -> Line:
    """A line with blanks up to a width."""
    return [*line, (" " * (width - length(line)), PLAIN)]


def slot_row(green: list[int], signs: Line) -> Line:
    """Slots from the left with the signs of who stands there; green ones are in brackets."""
    line: Line = []
    for number, sign in enumerate(signs, 1):
        line += [(_edge(number - 1 in green, number in green), FAINT), sign]
    return [*line, (_edge(len(signs) in green, False), FAINT)]


def _edge(left: bool, right: bool) -> str:
    """What stands between two slots, by whether they are green."""
    if left:
        return "|" if right else "]"
    return "[" if right else " "


def slot_sign(seat: int | None, species: str | None) -> tuple[str, str]:
    """Who stands on a slot: a shape, the letter of a species, or a dot."""
    if seat is not None:
        return shape(seat)
    return (LETTERS[species], SPECIES_STYLES[species]) if species is not None else (EMPTY_SLOT, FAINT)


def face_code(kind: str, number: int) -> tuple[str, str]:
    """A face of an adventure in three characters at most."""
    if kind in SIGNS:
        return SIGNS[kind], DANGER
    style = PLAIN if number > 0 else DANGER
    return (f"{number // 100:+d}$" if kind.endswith("credits") else f"{number:+d}"), style


def strip(faces: list[tuple[str, int]]) -> Line:
    """The faces 2 to 6 of an adventure, given all six; face 1 is the same everywhere."""
    line: Line = []
    for kind, number in faces[1:]:
        line += [(" " if line else "", PLAIN), face_code(kind, number)]
    return line


def flow(start: Line, parts: list[Line], width: int, indent: int) -> list[Line]:
    """Parts one after the other, on as many lines as they need; a part is broken only if it must be."""
    lines = [start]
    for part in parts:
        if length(lines[-1]) > indent and length(lines[-1]) + 2 + length(part) > width:
            lines.append([(" " * indent, PLAIN)])
        lines[-1] = [*lines[-1], ("  " if length(lines[-1]) > indent else "", PLAIN), *part]
    return [line for one in lines for line in wrap(one, width, indent)]


def wrap(line: Line, width: int, indent: int) -> list[Line]:
    """A line, broken between words if it is too long."""
    if length(line) <= width:
        return [line]
    lines: list[Line] = [[]]
    for text, style in line:
        for number, word in enumerate(text.split(" ")):
            piece = f" {word}" if number else word
            if length(lines[-1]) + len(piece) > width:
                lines.append([(" " * indent, PLAIN), (piece.lstrip(), style)])
            else:
                lines[-1].append((piece, style))
    return lines


def joined(line: Line) -> Line:
    """Neighbouring segments of one style as one, without blanks at the end."""
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
