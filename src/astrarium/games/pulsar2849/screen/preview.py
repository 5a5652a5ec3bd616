"""Draw the star map in outline, for previews of links."""

from typing import Final, cast

from astrarium.core.game import View
from astrarium.games.pulsar2849.screen.view_types import LocationView, PulsarTableView

ACROSS: Final = 86  # units per ten percent of the map
DOWN: Final = 57
RAYS: Final = '<path d="M0-20 4-4 20 0 4 4 0 20-4 4-20 0-4-4Z" class="pulsar"/>'


def preview(view: View) -> str:
    """Return the star map as SVG around the origin."""
    locations = cast(PulsarTableView, view)["locations"]
    segments = "".join(
        f"M{_x(here)} {_y(here)}L{_x(locations[name])} {_y(locations[name])}"
        for here in locations.values()
        for name in here["neighbours"]
    )
    drawn = "".join(
        f'<g transform="translate({_x(here)} {_y(here)})">{_location(here)}</g>'
        for here in locations.values()
    )
    return f'<path d="{segments}" class="line"/>{drawn}'


def _x(here: LocationView) -> int:
    return (here["x"] - 50) * ACROSS // 10


def _y(here: LocationView) -> int:
    return (here["y"] - 50) * DOWN // 10


def _location(here: LocationView) -> str:
    """Return a location with its stations, ring and ships."""
    system, pulsar = here["system"], here["pulsar"]
    parts = [f'<circle r="8" class="{here["colour"] or "faint"}"/>']
    if system is not None:
        parts = [f'<circle r="20" class="{"brass" if system["tile"] else "veiled"}"/>']
        owners = [seat for seat, planet in enumerate(system["stations"]) if planet is not None]
        parts += [f'<use href="#seat-{seat}" x="{24 * at - 12}" y="24"/>' for at, seat in enumerate(owners)]
    elif pulsar is not None:
        parts = [RAYS]
        if pulsar["owner"] is not None:
            parts.append(f'<circle r="22" class="ring-{pulsar["owner"]}"/>')
    parts += [f'<use href="#seat-{seat}" x="{22 * at}" y="-20"/>' for at, seat in enumerate(here["ships"])]
    return "".join(parts)
