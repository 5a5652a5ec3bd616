"""Draw the icons of the pages as PNG: `python -m tools.icons` writes them beside `icon.svg`."""

from pathlib import Path
from typing import Final

import resvg_py

FOLDER: Final = Path(__file__).parents[1] / "web/public"
SKY: Final = "#0b1022"
WHOLE: Final = 'viewBox="0 0 64 64"'
WIDER: Final = 'viewBox="-8 -8 80 80"'  # keeps the drawing inside the circle to which a device may cut it


def draw(size: int, box: str = WHOLE, background: str | None = None) -> bytes:
    """Return the icon as a PNG of `size` pixels."""
    svg = (FOLDER / "icon.svg").read_text("utf-8").replace(WHOLE, box)
    return resvg_py.svg_to_bytes(
        svg_string=svg, width=size, height=size, background=background, skip_system_fonts=True
    )


def icons() -> dict[str, bytes]:
    """Return the content of all icons by file name; those of devices that cut corners are opaque."""
    return {
        "icon-180.png": draw(180, background=SKY),
        "icon-192.png": draw(192),
        "icon-512.png": draw(512),
        "icon-maskable.png": draw(512, WIDER, SKY),
    }


if __name__ == "__main__":
    for name, content in icons().items():
        (FOLDER / name).write_bytes(content)
