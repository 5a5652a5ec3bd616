"""How seats look: a colour, a shape and a name, so that none of the three is needed alone."""

from rich.text import Text

NAMES = ("Vermilion", "Blue", "Green", "Yellow")
SHAPES = ("▲", "●", "■", "◆")
STYLES = ("bold #e8663d", "bold #56b4e9", "bold #2fb58a", "bold #f0d442")


def seat_name(seat: int) -> str:
    """The name of a seat."""
    return NAMES[seat] if seat < len(NAMES) else f"Seat {seat}"


def seat_shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def seat_style(seat: int) -> str:
    """The style of a seat's text."""
    return STYLES[seat % len(STYLES)]


def seat_text(seat: int) -> Text:
    """Shape and name in the colour of a seat."""
    return Text(f"{seat_shape(seat)} {seat_name(seat)}", style=seat_style(seat))
