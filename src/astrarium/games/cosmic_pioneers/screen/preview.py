"""Draw the ring in outline, for previews of links."""

from typing import Final, cast

from astrarium.core.game import View
from astrarium.games.cosmic_pioneers.screen.view_types import CosmicTableView, SectorView

RADIUS: Final = 205
SHIPS: Final = 268
FACES: Final = {
    "jumpgate": '<circle r="34" class="gate"/>',
    "station": '<rect x="-22" y="-22" width="44" height="44" rx="8" class="brass"/>',
    "belt": '<path d="M-30 8-12-10 4 6 20-12 32 6" class="line"/>',
    "ruin": '<path d="M-24 20-24-14 0 4 0-22 24 20Z" class="ore"/>',
    "free": '<circle r="4" class="faint"/>',
}


def preview(view: View) -> str:
    """Return the ring as SVG around the origin, the Jumpgate at noon."""
    sectors = cast(CosmicTableView, view)["sectors"]
    orbit = f'<circle r="{RADIUS}" class="line"/>'
    return orbit + "".join(_sector(sector, 360 * at // len(sectors)) for at, sector in enumerate(sectors))


def _sector(sector: SectorView, angle: int) -> str:
    """Return a sector with its colonists and ships; `angle` is in degrees clockwise from noon."""
    planet = sector["planet"]
    face = FACES[sector["kind"]] if planet is None else f'<circle r="40" class="{planet["colour"]}"/>'
    if sector["controller"] is not None:
        face += f'<circle r="46" class="ring-{sector["controller"]}"/>'
    owners = [slot["seat"] for slot in sector["slots"] if slot["seat"] is not None]
    across = 18 * (len(owners) - 1)
    marks = "".join(
        f'<use href="#seat-{seat}" transform="translate({36 * at - across} 0) scale(.8)"/>'
        for at, seat in enumerate(owners)
    )
    ships = "".join(
        f'<use href="#seat-{ship["seat"]}" {_at(SHIPS, angle + 7 * number)}/>'
        for number, ship in enumerate(sector["ships"])
    )
    return f"<g {_at(RADIUS, angle)}>{face}{marks}</g>{ships}"


def _at(radius: int, angle: int) -> str:
    """Return the attribute that moves a drawing to a place on a circle, upright."""
    return f'transform="rotate({angle}) translate(0 {-radius}) rotate({-angle})"'
