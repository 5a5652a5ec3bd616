"""Draw the board in outline, for previews of links."""

from typing import Final, cast

from astrarium.core.game import View
from astrarium.games.globular_cluster.screen.view_types import GlobularTableView, TileView

WIDTH: Final = 880
HEIGHT: Final = 560
FACES: Final = {
    "mits": '<rect x="-26" y="-26" width="52" height="52" rx="10" class="brass"/>',
    "supernova": '<path d="M0-40 9-9 40 0 9 9 0 40-9 9-40 0-9-9Z" class="nova"/>',
    "resource": '<path d="M-14 30-30 0-6-36 12-12 30-20 24 30Z" class="ore"/>',
    "empty": '<circle r="3" class="faint"/>',
}


def preview(view: View) -> str:
    """Return the board as SVG around the origin, in a box of WIDTH x HEIGHT; few tiles do not fill it."""
    tiles = cast(GlobularTableView, view)["board"].values()
    left, right = min(tile["h"] for tile in tiles), max(tile["h"] for tile in tiles) + 2
    top, bottom = min(tile["r"] for tile in tiles), max(tile["r"] for tile in tiles) + 1
    width, height = max(WIDTH, 50 * (right - left)), max(HEIGHT, 100 * (bottom - top))
    drawn = "".join(
        f'<g transform="translate({50 * tile["h"] + 50} {100 * tile["r"] + 50})">{_tile(tile)}</g>'
        for tile in tiles
    )
    box = f"{25 * (left + right) - width // 2} {50 * (top + bottom) - height // 2} {width} {height}"
    place = f'x="{-WIDTH // 2}" y="{-HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg {place} viewBox="{box}">{drawn}</svg>'


def _tile(tile: TileView) -> str:
    """Return a tile of 100 x 100 around the origin with its station and pieces."""
    face = FACES.get(tile["kind"], f'<circle r="30" class="{tile["colour"]}"/>')
    parts = ['<rect x="-48" y="-48" width="96" height="96" rx="8" class="tile"/>', face]
    if tile["station"] is not None:
        parts.append(f'<circle r="38" class="ring-{tile["station"]}"/>')
    seats = [seat for seat, count in enumerate(tile["members"]) if count or seat in tile["leaders"]]
    parts += [f'<use href="#seat-{seat}" x="{26 * at - 32}" y="34"/>' for at, seat in enumerate(seats)]
    return "".join(parts)
