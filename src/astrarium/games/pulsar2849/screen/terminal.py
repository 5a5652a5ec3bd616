"""The table as lines of styled text for a terminal, from the view alone.

The star map stands on the left; dice, tracks, offer and goals beside it; technologies and players below.
Colours repeat what shapes and words say.
"""

from typing import Final, cast

from astrarium.core.game import Line, View
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.components.origins import origin_mark
from astrarium.games.pulsar2849.screen.terminal_map import LEGEND, SHIP_MARK, SPIN_MARK, WIDTH, MapDrawing
from astrarium.games.pulsar2849.screen.terminal_panel import PANEL, costs, ends, head, panel
from astrarium.games.pulsar2849.screen.view_types import (
    AbilitiesView,
    PulsarPlayerView,
    PulsarTableView,
    TechnologyView,
)
from astrarium.terminal import BRASS, FAINT, PLAIN, STRONG, flow, joined, length, seat_name, shape

GAP: Final = 2
TOTAL: Final = WIDTH + GAP + PANEL
ORDINALS: Final = ["1st", "2nd", "3rd", "4th"]
ASKED: Final = {
    "order": "the turn order is drawn by lot",
    "goal": "a goal is drawn",
    "board": "a technology board is drawn",
    "hq": "draws an HQ",
    "offer": "a transmitter is revealed",
    "enter": "chooses an entry gate",
    "side": "chooses a side of the HQ",
    "roll": "the dice are rolled",
    "draft": "drafts a die",
    "act": "acts",
    "flight": "flies on",
    "discover": "turns up a system",
    "land": "may treat a system flown through as the end",
    "through": "may place a station in a system flown through",
    "ending": "may place a station where the flight ended",
    "passing": "may claim a pulsar flown through",
    "claim": "may claim the pulsar",
    "run": "may score a Gate Run",
    "bonus": "takes the pictured bonus or an exploration tile",
    "explore": "draws an exploration tile",
    "gain": "takes a gyrodyne",
    "isolated": "may claim an isolated pulsar",
    "spin": "finishes a gyrodyne",
    "jump": "puts the ship on a system",
    "remote": "places a station anywhere",
    "shift": "moves a marker to the left",
    "join": "places the transmitter",
    "link-die": "may take the die of a link",
    "buy": "may buy VP",
    "meet": "names a goal that counts as met",
    "goal-bonus": "may buy a bonus of a goal",
}
ACTION_NAMES: Final = {
    "fly": "flights",
    "modifier": "modifiers",
    "take_gyrodyne": "taking",
    "finish_gyrodyne": "finishing",
    "transmitter": "transmitters",
    "patent": "patents",
    "project": "projects",
}
EVENT_NAMES: Final = {
    "patent": "patent",
    "reveal": "system revealed",
    "station": "station",
    "end_bonus": "bonus at the end",
    "claim_by_ship": "pulsar claimed",
    "develop": "pulsar developed",
    "take_gyrodyne": "gyrodyne taken",
    "finish_gyrodyne": "gyrodyne finished",
    "transmitter_die": "transmitter die",
    "transmitter_online": "transmitter online",
    "link": "link",
}
GAIN_NAMES: Final = {"vp": "VP", "cubes": "cubes", "pm1": "±1", "plus2": "+2"}


def draw(view: View) -> list[Line]:
    """Draw the whole table."""
    table = cast(PulsarTableView, view)
    gap: Line = []
    lines = [_header(table), *_beside(MapDrawing(table).lines(), panel(table))]
    lines += [[(text, FAINT)] for text in LEGEND]
    lines += [gap, *_technologies(table), gap]
    for player in _by_order(table):
        lines += _player(table, player)
    return [joined(line) for line in lines]


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    """Join two blocks of lines as columns."""
    height = max(len(left), len(right))
    left = left + [[] for _ in range(height - len(left))]
    right = right + [[] for _ in range(height - len(right))]
    return [
        [*one, (" " * (WIDTH + GAP - length(one)), PLAIN), *other] if other else one
        for one, other in zip(left, right, strict=True)
    ]


def _by_order(table: PulsarTableView) -> list[PulsarPlayerView]:
    """Return the players in turn order."""
    order = list(dict.fromkeys(table["order"])) or list(range(table["seats"]))
    return [table["players"][seat] for seat in order]


def _header(table: PulsarTableView) -> Line:
    """Draw the round, the seat that is asked, and the question."""
    if table["actor"] == "over":
        return [(" The match is over", STRONG), *_winners(table["players"])]
    line: Line = [(f" Round {table['round']} of {table['rounds']}   ", STRONG)]
    asked = table["asked"]
    if asked is not None:
        line += [seat_name(asked), (" ", PLAIN)]
    line.append((ASKED.get(table["step"], ""), PLAIN))
    subject = " ".join(part for part in [table["about"], table["title"]] if part)
    if subject:
        line.append((f": {subject}", BRASS))
    if table["price"]:
        line.append((f" ({table['price']} cubes for {table['worth']} VP)", PLAIN))
    if table["left"]:
        line.append((f"   {_left(table['step'], table['left'])}", STRONG))
    if table["due"]:
        line.append((f"   a {table['due'].replace(' ', ' or ')} gate is due", BRASS))
    return line


def _left(step: str, left: int) -> str:
    what = {"flight": "segment", "roll": "roll", "draft": "draft", "buy": "time"}.get(step, "die")
    plural = {"die": "dice"}.get(what, f"{what}s")
    prefix = "at most " if step == "buy" else ""
    return f"{prefix}{left} {what if left == 1 else plural}{'' if step == 'buy' else ' left'}"


def _winners(players: list[PulsarPlayerView]) -> Line:
    best = [player["seat"] for player in players if player["place"] == 1]
    line: Line = []
    for seat in best:
        line += [("   " if not line else " and ", PLAIN), seat_name(seat)]
    return [*line, (" wins" if len(best) == 1 else " share the victory", PLAIN)]


def _technologies(table: PulsarTableView) -> list[Line]:
    """Draw the technologies: those that can be patented with their texts, the others by name."""
    lines: list[Line] = [
        head("TECHNOLOGIES", "  round, value for each spinning gyrodyne; die, name; icons and locks")
    ]
    taken: list[Line] = []
    later: list[Line] = []
    for board in table["boards"]:
        for row in board["rows"] if board is not None else []:
            value = "median" if row["value"] is None else f"+{row['value']}"
            margin = f"{'▸' if row['current'] else ' '}{row['round']} {value:<6} "
            for technology in row["technologies"]:
                if technology["available"]:
                    lines += _technology(margin, technology)
                    margin = " " * len(margin)
                elif row["reached"]:
                    taken.append(_brief(technology))
                else:
                    later.append([(f"r{row['round']} {value} ", FAINT), *_brief(technology)])
    if taken:
        lines += flow([(" taken: ", FAINT)], taken, TOTAL, 8)
    return lines + (flow([(" later: ", FAINT)], later, TOTAL, 8) if later else [])


def _technology(margin: str, technology: TechnologyView) -> list[Line]:
    start: Line = [(margin, FAINT), *_icons(technology), (" " * (7 - length(_icons(technology))), PLAIN)]
    start += [(f"{technology['technology']:<8}", PLAIN), (f"{technology['cost']} ", STRONG)]
    title = technology["title"] + origin_mark(technology["technology"])
    parts: list[Line] = [[(title, STRONG), (f": {technology['text']}", PLAIN)]]
    return flow(start, parts, TOTAL, 27)


def _icons(technology: TechnologyView) -> Line:
    """Draw the seats on the icons and on the lock."""
    line: Line = []
    for seat in technology["icons"]:
        line += [("[", FAINT), shape(seat) if seat is not None else (" ", PLAIN), ("]", FAINT)]
    if technology["locked"]:
        lock = technology["lock"]
        line += [("{", FAINT), shape(lock) if lock is not None else (" ", PLAIN), ("}", FAINT)]
    return line


def _brief(technology: TechnologyView) -> Line:
    name = technology["technology"]
    line: Line = [(f"{name} {technology['cost']} {technology['title']}{origin_mark(name)}", FAINT)]
    owners = [seat for seat in [*technology["icons"], technology["lock"]] if seat is not None]
    return [*line, *([(" ", PLAIN)] if owners else []), *[shape(seat) for seat in owners]]


def _player(table: PulsarTableView, player: PulsarPlayerView) -> list[Line]:
    """Draw a player's area: figures first, then everything else."""
    seat = player["seat"]
    pointer = "▸" if seat == table["asked"] else " "
    title, style = seat_name(seat)
    start: Line = [(pointer, BRASS), (f"{title:<12}", style), (f"{player['points']:3} VP", STRONG)]
    start.append((f" {ORDINALS[player['place'] - 1]}", FAINT))
    parts = _figures(table, player) + _possessions(table, player) + _arrays(player)
    return flow(start, parts + _abilities(player["abilities"]) + _hq(table, player), TOTAL, 14)


def _figures(table: PulsarTableView, player: PulsarPlayerView) -> list[Line]:
    dice = " ".join(str(value) for value in player["dice"]) or "none"
    bonus = table["bonus"]
    if table["turn"] == player["seat"] and bonus["value"] is not None:
        dice += f" b{bonus['value']}" + (" (to be used)" if bonus["duty"] else "")
    stations = player["stations"]
    extra = f"+{stations['extra']}" if stations["extra"] else ""
    area = " ".join(
        " ".join([token.removeprefix("gyro-")] * count)
        for token, count in player["gyrodynes"].items()
        if count
    )
    parts: list[Line] = [[("dice ", FAINT), (dice, STRONG)]]
    for label, value in [
        ("cubes", str(player["cubes"])),
        ("±1", f"x{player['pm1']}"),
        ("+2", f"x{player['plus2']}"),
        ("ship", f"{SHIP_MARK}{player['ship'] or '-'}"),
        ("rings left", str(player["rings_left"])),
        ("to place", area or "-"),
        ("stations", f"{stations['blue']}b {stations['lifeless']}l{extra} = {stations['points']} VP"),
    ]:
        parts.append([(f"{label} ", FAINT), (value, PLAIN)])
    return parts


def _arrays(player: PulsarPlayerView) -> list[Line]:
    """Draw the transmitters, joined ones in one chain; those online with a tick."""
    parts: list[Line] = []
    for array in player["arrays"]:
        chain = " — ".join(
            f"{tile['transmitter']}{'✓' if tile['online'] else ' ' + costs(tile)} <{ends(tile)}>"
            for tile in array
        )
        parts.append([("transmitter " if len(array) == 1 else "array ", FAINT), (chain, PLAIN)])
    return parts


def _possessions(table: PulsarTableView, player: PulsarPlayerView) -> list[Line]:
    """Draw pulsars with their gyrodynes, awards and technologies."""
    pulsars = []
    for ring in player["rings"]:
        pulsar = table["locations"][ring]["pulsar"]
        gyrodyne = pulsar["gyrodyne"] if pulsar is not None else None
        spinning = SPIN_MARK if pulsar is not None and pulsar["spinning"] else ""
        pulsars.append(
            ring + (f":{gyrodyne.removeprefix('gyro-')}{spinning}" if gyrodyne is not None else "")
        )
    parts: list[Line] = []
    if pulsars:
        parts.append([("pulsars ", FAINT), (" ".join(pulsars), PLAIN)])
    if player["awards"]:
        parts.append([("awards ", FAINT), (str(player["awards"]), PLAIN)])
    if player["technologies"]:
        parts.append([("technologies ", FAINT), (" ".join(player["technologies"]), PLAIN)])
    return parts


def _abilities(abilities: AbilitiesView) -> list[Line]:
    """Describe what lasting cards allow."""
    said = [
        f"free {_amounts(changes)} for {ACTION_NAMES[action]}"
        for action, changes in abilities["free"].items()
    ]
    both = sorted(set(abilities["gate_minus1"]) & set(abilities["gate_plus1"]))
    for colours, amount in [
        (both, "±1"),
        ([colour for colour in abilities["gate_minus1"] if colour not in both], "-1"),
        ([colour for colour in abilities["gate_plus1"] if colour not in both], "+1"),
    ]:
        if colours:
            said.append(f"free {amount} for flights over a {' or '.join(colours)} gate")
    if abilities["zeros"]:
        said.append("0 pays for " + ", ".join(ACTION_NAMES[action] for action in abilities["zeros"]))
    if abilities["claim_passing"]:
        said.append("claims in passing")
    if abilities["land_passing"]:
        said.append("a system flown through may be the end")
    for event, gains in abilities["triggers"].items():
        got = ", ".join(
            f"{count} {'cube' if gain == 'cubes' and count == 1 else GAIN_NAMES[gain]}"
            for gain, count in gains.items()
        )
        said.append(f"{EVENT_NAMES[event]}: {got}")
    if abilities["copy_price"] != constants.COPY_PRICE:
        said.append(f"copies for {abilities['copy_price']}")
    return [[(text, FAINT)] for text in said]


def _amounts(changes: list[str]) -> str:
    return "±1" if len(changes) > 1 else {"minus1": "-1", "plus1": "+1"}[changes[0]]


def _hq(table: PulsarTableView, player: PulsarPlayerView) -> list[Line]:
    """Draw projects done and Gate Runs open; what can be done next with its text for the seat in turn."""
    hq = player["hq"]
    if hq is None:
        return []
    done = " ".join(project["project"].split("-")[-1] for project in hq["projects"] if project["done"])
    parts: list[Line] = [[(f"{hq['title'] or hq['board']} ", STRONG), ("done ", FAINT), (done or "-", PLAIN)]]
    for project in hq["projects"]:
        if project["available"]:
            text = f": {project['text']}" if player["seat"] == table["turn"] else ""
            name = project["project"]
            title = f"{name} {project['cost']} {project['title']}{origin_mark(name)}"
            parts.append([(title, PLAIN), (text, FAINT)])
    for run in hq["runs"]:
        text = f"{run['run']}: {run['points']} VP for each {run['colour']} gate"
        parts += [[("Gate Run ", BRASS), (text, PLAIN)]]
    return parts
