"""How seats look: a colour, a shape and a name, so that none of the three is needed alone."""

from rich.text import Text

from astrarium.terminal import SEAT_NAMES, SEAT_STYLES, SHAPES


def seat_name(seat: int) -> str:
    """The name of a seat."""
    return SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else f"Seat {seat}"


def seat_shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]


def seat_style(seat: int) -> str:
    """The style of a seat's text."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def seat_text(seat: int) -> Text:
    """Shape and name in the colour of a seat."""
    return Text(f"{seat_shape(seat)} {seat_name(seat)}", style=seat_style(seat))
