"""The star map drawn with characters, from the coordinates of its locations.

Names keep their places whatever happens on the map; what lies at a location is written beside its name. Dots
join locations a segment apart: colons where there are two segments, larger dots where the flight went.
"""

from itertools import pairwise
from typing import Final, final

from astrarium.core.game import Line
from astrarium.games.pulsar2849.screen.view_types import LocationView, PulsarTableView, PulsarView, SystemView
from astrarium.terminal import (
    BRASS,
    COLOUR_STYLES,
    FAINT,
    PLAIN,
    SEAT_STYLES,
    SHAPES,
    STRONG,
    Canvas,
    length,
    shape,
)

WIDTH: Final = 80
HEIGHT: Final = 34
LEFTMOST: Final = 5  # coordinates of the edges
RIGHTMOST: Final = 95
UPPERMOST: Final = 5
LOWERMOST: Final = 95

SYSTEM_STYLE: Final = "bold #7fa6e8"
PULSAR_STYLE: Final = "bold #c9983f"
PULSAR_MARK: Final = "✶"
ISOLATED_MARK: Final = "✩"
SPIN_MARK: Final = "↻"
SHIP_MARK: Final = "»"
LEGEND: Final = [
    (
        " [n9?] system face down  [n9] 1b2l▲ free blue and lifeless planets, stations  ! dead end  >n1 entry"
        "  »▲ ship"
    ),
    (
        " ✶ pulsar  ✩ isolated  ✶n5▲2↻ claimed, gyrodyne of size 2, spinning  Gn4 green, O orange, M magenta"
        " gate: type n4"
    ),
    " ✧ our own design, not a component of the published game",
]

Spot = tuple[int, int]
KIND_ORDER: Final = ["system", "pulsar", "entry", "gate"]
# Offsets of a name whose own spot is taken, the nearest first.
NUDGES: Final = sorted(
    [(across, down) for across in range(-7, 8) for down in range(-2, 3)],
    key=lambda nudge: (abs(nudge[0]) + 3 * abs(nudge[1]), nudge),
)


def label(name: str, place: LocationView) -> Line:
    """Return the name of a location with the sign of its kind."""
    dead = "!" if place["dead_end"] else ""
    if place["system"] is not None:
        hidden = "?" if place["system"]["tile"] is None else ""
        return [(f"[{name}{hidden}{dead}]", SYSTEM_STYLE if not hidden else "#7fa6e8")]
    if place["pulsar"] is not None:
        mark = ISOLATED_MARK if place["pulsar"]["isolated"] else PULSAR_MARK
        return [(f"{mark}{name}{dead}", PULSAR_STYLE)]
    colour = place["colour"]
    if colour is None:
        return [(f">{name}", FAINT)]
    letter = "" if name.startswith(colour[0]) else colour[0].upper()
    return [(letter, f"bold {COLOUR_STYLES[colour]}"), (name, COLOUR_STYLES[colour])]


def contents(place: LocationView) -> Line:
    """Return what lies at a location: planets and stations, ring and gyrodyne, ships."""
    line: Line = []
    if place["system"] is not None:
        line += _planets(place["system"])
    if place["pulsar"] is not None:
        line += _claim(place["pulsar"])
    if place["ships"]:
        line += [(SHIP_MARK, STRONG), *[shape(seat) for seat in place["ships"]]]
    return line


def _planets(system: SystemView) -> Line:
    line: Line = []
    free = "".join(f"{count}{planet[0]}" for planet, count in system["free"].items() if count)
    if system["tile"] is not None:
        line.append((free or "full", PLAIN if free else FAINT))
    return line + [shape(seat) for seat, planet in enumerate(system["stations"]) if planet is not None]


def _claim(pulsar: PulsarView) -> Line:
    owner, gyrodyne = pulsar["owner"], pulsar["gyrodyne"]
    if owner is None:
        return []
    size = gyrodyne.removeprefix("gyro-") if gyrodyne is not None else ""
    return [(SHAPES[owner] + size + (SPIN_MARK if pulsar["spinning"] else ""), SEAT_STYLES[owner])]


@final
class MapDrawing:
    """The drawing of a view's map on a canvas."""

    def __init__(self, table: PulsarTableView) -> None:
        self.places: Final = table["locations"]
        self.canvas: Final = Canvas(WIDTH, HEIGHT)
        self.spots: Final[dict[str, Spot]] = {}
        flight = table["flight"]
        path = [flight["start"], *flight["path"]] if flight is not None else []
        self.flown: Final = [{one, other} for one, other in pairwise(path)]

    def lines(self) -> list[Line]:
        """Return the drawn map."""
        for kind in KIND_ORDER:
            for name, place in self.places.items():
                if place["kind"] == kind:
                    self._find_spot(name, place)
        for name, place in self.places.items():
            self._draw_segments(name, place)
        for name, place in self.places.items():
            self._draw_label(name, place)
        for name, place in self.places.items():
            self._draw_contents(name, place)
        return self.canvas.lines()

    def _find_spot(self, name: str, place: LocationView) -> None:
        """Return the free place nearest to the location's own, with room for the widest form of its name."""
        size = len(name) + (2 if place["dead_end"] else 1) + (2 if place["kind"] == "system" else 0)
        across = (place["x"] - LEFTMOST) * WIDTH // (RIGHTMOST - LEFTMOST) - size // 2
        down = (place["y"] - UPPERMOST) * HEIGHT // (LOWERMOST - UPPERMOST)
        for x, y in NUDGES:
            if self.canvas.fits(across + x, down + y, size):
                self.spots[name] = (across + x, down + y)
                self.canvas.claim(across + x, down + y, size)
                return
        raise ValueError(f"the map has no room for {name}")

    def _middle(self, name: str) -> Spot:
        x, y = self.spots[name]
        return x + (len(name) + 1) // 2, y

    def _draw_segments(self, name: str, place: LocationView) -> None:
        for other, number in place["neighbours"].items():
            x, y = self._middle(name)
            end_x, end_y = self._middle(other)
            steps = max(abs(end_x - x), abs(end_y - y), 1)
            mark, style = (":" if number > 1 else "·"), FAINT
            if {name, other} in self.flown:
                mark, style = "•", BRASS
            for step in range(1, steps):
                across = x + _part(end_x - x, step, steps)
                down = y + _part(end_y - y, step, steps)
                if not self.canvas.taken[down][across]:
                    self.canvas.put(across, down, mark, style)

    def _draw_label(self, name: str, place: LocationView) -> None:
        x, y = self.spots[name]
        self.canvas.put_line(x, y, label(name, place))

    def _draw_contents(self, name: str, place: LocationView) -> None:
        """Draw the contents of a location beside its name, or above or below it if there is room."""
        line = contents(place)
        size, (x, y) = length(line), self.spots[name]
        if not size:
            return
        name_size = length(label(name, place))
        beside = [(x + name_size, y), (x - size, y)]
        around = [(x, y + 1), (x + 1 - size // 2, y + 1), (x, y - 1), (x + 1 - size // 2, y - 1)]
        for across, down in around + beside if place["kind"] == "system" else beside + around:
            if self._has_room(across, down, size, x, y):
                self.canvas.claim(across, down, size)
                self.canvas.put_line(across, down, line)
                return
        self.canvas.put_line(min(x + name_size, WIDTH - size), y, line)

    def _has_room(self, x: int, y: int, size: int, own_x: int, own_y: int) -> bool:
        """Return whether contents fit: away from other names, though close to their own."""
        if y != own_y:
            return self.canvas.fits(x, y, size)
        if not self.canvas.fits(x, y, size, 0):
            return False
        beyond = x + size if x > own_x else x - 1
        return not 0 <= beyond < WIDTH or not self.canvas.taken[y][beyond]


def _part(whole: int, step: int, steps: int) -> int:
    """Return a part of a distance, rounded to the nearest integer."""
    return (2 * whole * step + steps) // (2 * steps)
