"""The column beside the map: dice, tracks, gyrodynes, offer, goals, and the surroundings of the ship."""

from typing import Final

from astrarium.core.game import Line
from astrarium.games.pulsar2849.components.origins import origin_mark
from astrarium.games.pulsar2849.screen.view_types import (
    GiftView,
    GoalView,
    LocationView,
    MarkerView,
    PulsarTableView,
    SystemView,
    TransmitterView,
)
from astrarium.terminal import BRASS, COLOUR_STYLES, FAINT, PLAIN, SEAT_STYLES, SHAPES, STRONG, flow, shape

PANEL: Final = 36
SIZES: Final = ["small", "medium", "large"]
COUNTER_NAMES: Final = {
    "stations": "stations",
    "blue_stations": "blue stations",
    "lifeless_stations": "lifeless st.",
    "rings": "pulsars",
    "gyrodynes_on_board": "gyrodynes",
    "spinning": "spinning",
    "spinning_sizes": "sizes spinning",
    "transmitters_online": "online",
    "links": "links",
    "longest_array": "in one array",
    "patents": "technologies",
    "patents_end": "end techn.",
    "awards": "awards",
    "modifiers": "modifiers",
}
TOKEN_NAMES: Final = {"pm1": "±1", "plus2": "+2"}


def panel(table: PulsarTableView) -> list[Line]:
    """Draw the column beside the map."""
    lines = [*_dice(table), *_tracks(table), *_gyrodynes(table), *_offer(table), *_goals(table)]
    return [*lines, *_near(table)]


def head(text: str, rest: str = "") -> Line:
    """Draw the title of a part of the table."""
    return [(text, f"bold {BRASS}"), (rest, FAINT)]


def _dice(table: PulsarTableView) -> list[Line]:
    """Draw the dice left on the board, with the distance each would move a marker."""
    dice, steps, median = table["dice"], table["steps"], table["median"]
    where = ""
    if median is not None:
        value = median["value"]
        where = f"between {value - 1} and {value}" if median["between"] else f"on {value}"
    lines: list[Line] = [head("DICE", f"  median {where}" if where else "  not rolled yet")]
    lines.append([(" value " + "".join(f"{value:>4}" for value in dice), FAINT)])
    lines.append([(" dice  " + "".join(f"{count or '-':>4}" for count in dice.values()), STRONG)])
    if steps:
        moves = [f"←{-by}" if by < 0 else f"{by}→" if by else "=" for by in steps.values()]
        lines.append([(" moves " + "".join(f"{move:>4}" for move in moves), PLAIN)])
    return lines


def _tracks(table: PulsarTableView) -> list[Line]:
    lines: list[Line] = [head("TRACKS", "  ahead first, with spaces")]
    for track, markers in table["tracks"].items():
        line: Line = [(f" {track:<12}", PLAIN)]
        for marker in markers:
            line += [(" ", PLAIN), *_marker(marker)]
        lines.append(line)
    order: Line = [(f" {'turn order':<12}", PLAIN)]
    for seat in table["order"]:
        order += [(" ", PLAIN), shape(seat)]
    return [*lines, order]


def _marker(marker: MarkerView) -> Line:
    seat = marker["seat"]
    lost = f"(-{marker['penalty']})" if marker["penalty"] else ""
    return [(f"{SHAPES[seat]}{marker['space']}", SEAT_STYLES[seat]), (lost, PLAIN)]


def _gyrodynes(table: PulsarTableView) -> list[Line]:
    row = f"  VP +{table['row_value']} this round" if table["row_value"] is not None else ""
    lines: list[Line] = [head("GYRODYNES", row)]
    lines.append([("          take ready VP left awards", FAINT)])
    for token, size in table["gyrodynes"].items():
        number = int(token.removeprefix("gyro-"))
        awards = " ".join(str(award) for award in size["awards"]) or "-"
        row = f"{size['take']:4}{size['finish']:6}{size['points']:3}{size['left']:5} {awards:>6}"
        lines.append([(f" {number} {SIZES[number - 1]:<8}", PLAIN), (row, PLAIN)])
    return lines


def _offer(table: PulsarTableView) -> list[Line]:
    pile = table["pile"]
    lines: list[Line] = [head("OFFER", f"  letter {pile['letter']}, {pile['left']} more in the pile")]
    for tile in table["offer"]:
        if tile is not None:
            parts: list[Line] = [[(costs(tile), PLAIN), (f" ends {ends(tile)}", PLAIN)]]
            parts.append([(tile["text"], FAINT)])
            title = f" {tile['transmitter']} {tile['title']}{origin_mark(tile['transmitter'])}"
            lines += flow([(title, STRONG)], parts, PANEL, 3)
    return lines


def costs(tile: TransmitterView) -> str:
    """Return the costs of a transmitter, those paid in brackets."""
    return "costs " + " ".join(
        f"({cost['cost']})" if cost["paid"] else str(cost["cost"]) for cost in tile["costs"]
    )


def ends(tile: TransmitterView) -> str:
    """Return the pips of the half dice as they lie."""
    both = [tile["left"], tile["right"]]
    pips = ["x" if end["pips"] is None else str(end["pips"]) for end in both]
    return "|".join(reversed(pips) if tile["flipped"] else pips)


def _goals(table: PulsarTableView) -> list[Line]:
    lines: list[Line] = [head("GOALS", "  VP + cubes:VP for sale")]
    for goal in table["goals"]:
        if goal is not None:
            lines += _goal(goal)
    return lines


def _goal(goal: GoalView) -> list[Line]:
    """Draw a goal: its value, the seats that meet it, and for each need the figures of all seats."""
    bonuses = " ".join(f"{bonus['cubes']}:{bonus['points']}" for bonus in goal["bonuses"])
    worth = f" {goal['points']} VP" + (f" + {bonuses}" if bonuses else "")
    title: Line = [(f" {goal['title']}{origin_mark(goal['goal'])}", STRONG), (worth, FAINT)]
    for seat, met in enumerate(goal["met"]):
        if met or goal["counted"][seat]:
            title += [(f" {SHAPES[seat]}", SEAT_STYLES[seat]), ("✓" * (met + goal["counted"][seat]), STRONG)]
    lines = flow(title, [], PANEL, 2)
    for need in goal["needs"]:
        line: Line = [("  ", PLAIN)]
        for seat, have in enumerate(need["have"]):
            line.append((f"{SHAPES[seat]}{have} ", SEAT_STYLES[seat]))
        lines.append([*line, (f"of {need['least']} {COUNTER_NAMES[need['counter']]}", PLAIN)])
    return lines


def _near(table: PulsarTableView) -> list[Line]:
    """Describe the location of the ship of the seat asked, and what lies one segment away."""
    seat = table["asked"]
    ship = table["players"][seat]["ship"] if seat is not None else None
    if seat is None or ship is None:
        return []
    here = table["locations"][ship]
    start: Line = [("SHIP ", f"bold {BRASS}"), shape(seat), (f" at {ship}: {what(here)}", PLAIN)]
    lines = flow(start, [], PANEL, 6)
    for other in here["neighbours"]:
        place = table["locations"][other]
        style = COLOUR_STYLES[place["colour"]] if place["colour"] is not None else PLAIN
        twice = " (two segments)" if here["neighbours"][other] > 1 else ""
        lines += flow([(f" {other:<4}", STRONG)], [[(what(place) + twice, style)]], PANEL, 6)
    return lines


def what(place: LocationView) -> str:
    """Describe a location."""
    dead = ", dead end" if place["dead_end"] else ""
    if place["system"] is not None:
        return system_words(place["system"]) + dead
    if place["pulsar"] is not None:
        owner, gyrodyne = place["pulsar"]["owner"], place["pulsar"]["gyrodyne"]
        if owner is None:
            return f"pulsar, unclaimed{dead}"
        size = SIZES[int(gyrodyne.removeprefix("gyro-")) - 1] if gyrodyne is not None else "no"
        spinning = ", spinning" if place["pulsar"]["spinning"] else ""
        return f"pulsar of {SHAPES[owner]}, {size} gyrodyne{spinning}{dead}"
    return f"{place['colour']} gate" if place["colour"] is not None else "entry gate"


def system_words(system: SystemView) -> str:
    """Describe free planets, stations and the pictured bonus of a system."""
    if system["tile"] is None:
        return "system, face down"
    free = ", ".join(f"{count} {planet}" for planet, count in system["free"].items() if count)
    stations = "".join(SHAPES[seat] for seat, planet in enumerate(system["stations"]) if planet is not None)
    gifts = " + ".join(_gift(gift) for gift in system["bonus"])
    return f"system, free {free or 'nothing'}{f', stations {stations}' if stations else ''}, bonus {gifts}"


def _gift(gift: GiftView) -> str:
    """Describe a part of a pictured bonus."""
    if gift["kind"] == "bonus_die":
        return f"die {gift['number']}"
    if gift["kind"] == "gyrodyne":
        return "gyrodyne " + "/".join(size.removeprefix("gyro-") for size in gift["sizes"])
    if gift["token"] is not None:
        times = f"{gift['number']}x " if gift["number"] > 1 else ""
        return times + TOKEN_NAMES[gift["token"]]
    return f"{gift['number']} {gift['kind'].rstrip('s') if gift['number'] == 1 else gift['kind']}"
