"""Colour, shape and name of seats; readers can rely on any one of the three."""

from rich.text import Text

from astrarium.terminal import SEAT_NAMES, SEAT_STYLES, SHAPES


def seat_name(seat: int) -> str:
    """Return the name of a seat."""
    return SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else f"Seat {seat}"


def seat_shape(seat: int) -> str:
    """Return the shape of a seat, one character."""
    return SHAPES[seat % len(SHAPES)]


def seat_style(seat: int) -> str:
    """Return the text style of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def seat_text(seat: int) -> Text:
    """Return shape and name of a seat, in its style."""
    return Text(f"{seat_shape(seat)} {seat_name(seat)}", style=seat_style(seat))
