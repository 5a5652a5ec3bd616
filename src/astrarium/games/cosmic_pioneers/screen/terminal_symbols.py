"""Signs of the drawing: letters of colours and species, slots, faces of an adventure."""

from typing import Final

from astrarium.core.game import Line
from astrarium.terminal import BRASS, COLOUR_STYLES, FAINT, PLAIN, length, shape

DANGER: Final = "#d9705f"
SPECIES_STYLES: Final = {
    "lizard": COLOUR_STYLES["red"],
    "squid": COLOUR_STYLES["blue"],
    "slime": COLOUR_STYLES["green"],
    "worm": COLOUR_STYLES["yellow"],
}
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


def head(text: str, rest: str = "") -> Line:
    """Return the title of a part of the table."""
    return [(text, f"bold {BRASS}"), (rest, FAINT)]


def fill(line: Line, width: int) -> Line:
    """Return a line with blanks up to a width."""
    return [*line, (" " * (width - length(line)), PLAIN)]


def slot_row(green: list[int], signs: Line) -> Line:
    """Return the slots from the left with the signs of their pieces; green ones are in brackets."""
    line: Line = []
    for number, sign in enumerate(signs, 1):
        line += [(_edge(number - 1 in green, number in green), FAINT), sign]
    return [*line, (_edge(len(signs) in green, False), FAINT)]


def _edge(left: bool, right: bool) -> str:
    """Return the sign between two slots, by whether they are green."""
    if left:
        return "|" if right else "]"
    return "[" if right else " "


def slot_sign(seat: int | None, species: str | None) -> tuple[str, str]:
    """Return the sign of a piece on a slot: a shape, the letter of a species, or a dot."""
    if seat is not None:
        return shape(seat)
    return (LETTERS[species], SPECIES_STYLES[species]) if species is not None else (EMPTY_SLOT, FAINT)


def face_code(kind: str, number: int) -> tuple[str, str]:
    """Return a face of an adventure in three characters at most."""
    if kind in SIGNS:
        return SIGNS[kind], DANGER
    style = PLAIN if number > 0 else DANGER
    return (f"{number // 100:+d}$" if kind.endswith("credits") else f"{number:+d}"), style


def strip(faces: list[tuple[str, int]]) -> Line:
    """Return the faces 2 to 6 of an adventure, given all six; face 1 is always an event."""
    line: Line = []
    for kind, number in faces[1:]:
        line += [(" " if line else "", PLAIN), face_code(kind, number)]
    return line
