"""Positions as text and as images, drawn from the lines of the terminal."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from astrarium.core.game import Game
from astrarium.core.state import State

BACKGROUND: Final = (16, 20, 31)
FOREGROUND: Final = (222, 226, 235)
DIM_FACTOR: Final = 0.55
FONT_SIZE: Final = 15
LINE_SPACING: Final = 1.25
PADDING: Final = 12


def text(game: Game, state: State) -> str:
    """Return the position as plain text."""
    return "\n".join("".join(part for part, _ in line).rstrip() for line in game.draw(state)) + "\n"


def image(game: Game, state: State) -> NDArray[np.uint8]:
    """Return the position as an image: an array of height x width x RGB."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(_font_file(), FONT_SIZE)
    lines = game.draw(state)
    letter_width, line_height = font.getlength("M"), int(FONT_SIZE * LINE_SPACING)
    columns = max((sum(len(part) for part, _ in line) for line in lines), default=0)
    size = int(columns * letter_width) + 2 * PADDING, len(lines) * line_height + 2 * PADDING
    canvas = Image.new("RGB", size, BACKGROUND)
    draw = ImageDraw.Draw(canvas)
    for row, line in enumerate(lines):
        x = float(PADDING)
        for part, style in line:
            draw.text((x, PADDING + row * line_height), part, fill=colour(style), font=font)
            x += len(part) * letter_width
    return np.asarray(canvas, np.uint8).copy()


@lru_cache
def colour(style: str) -> tuple[int, int, int]:
    """Return the RGB colour of a style such as `bold #e8663d` or `dim`."""
    from rich.style import Style

    parsed = Style.parse(style)
    red, green, blue = parsed.color.get_truecolor() if parsed.color else FOREGROUND
    factor = DIM_FACTOR if parsed.dim else 1.0
    return int(red * factor), int(green * factor), int(blue * factor)


def _font_file() -> str:
    """Return the path of a monospaced font with box-drawing characters; Matplotlib brings one."""
    import matplotlib as mpl

    return str(Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf"))
