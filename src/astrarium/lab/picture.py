"""A position as text and as an image, drawn from the same lines as the terminal's."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from astrarium.core.game import Game
from astrarium.core.state import State

PAPER: Final = (16, 20, 31)
INK: Final = (222, 226, 235)
DIM: Final = 0.55
SIZE: Final = 15
LEADING: Final = 1.25
EDGE: Final = 12


def text(game: Game, state: State) -> str:
    """The position as plain text."""
    return "\n".join("".join(part for part, _ in line).rstrip() for line in game.draw(state)) + "\n"


def image(game: Game, state: State) -> NDArray[np.uint8]:
    """The position as an image: height, width and three colours of eight bits."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(_font_file(), SIZE)
    lines = game.draw(state)
    step, height = font.getlength("M"), int(SIZE * LEADING)
    columns = max((sum(len(part) for part, _ in line) for line in lines), default=0)
    sheet = Image.new("RGB", (int(columns * step) + 2 * EDGE, len(lines) * height + 2 * EDGE), PAPER)
    pen = ImageDraw.Draw(sheet)
    for row, line in enumerate(lines):
        at = float(EDGE)
        for part, style in line:
            pen.text((at, EDGE + row * height), part, fill=colour(style), font=font)
            at += len(part) * step
    return np.asarray(sheet, np.uint8).copy()


@lru_cache
def colour(style: str) -> tuple[int, int, int]:
    """The colour of a style such as `bold #e8663d` or `dim`."""
    from rich.style import Style

    parsed = Style.parse(style)
    red, green, blue = parsed.color.get_truecolor() if parsed.color else INK
    faint = DIM if parsed.dim else 1.0
    return int(red * faint), int(green * faint), int(blue * faint)


def _font_file() -> str:
    """A font with letters of one width and with frames: the one that comes with Matplotlib."""
    import matplotlib as mpl

    return str(Path(mpl.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf"))
