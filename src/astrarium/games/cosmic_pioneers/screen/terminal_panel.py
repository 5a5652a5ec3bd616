"""Texts around the ring: its middle, facts for the present step, the scenario, and the players."""

from typing import Final

from astrarium.core.game import Line
from astrarium.games.cosmic_pioneers.components.origins import origin_mark
from astrarium.games.cosmic_pioneers.screen.terminal_symbols import (
    CHOICE,
    DANGER,
    LETTERS,
    SPECIES_STYLES,
    TOTAL,
    fill,
    head,
    slot_row,
    slot_sign,
    strip,
)
from astrarium.games.cosmic_pioneers.screen.view_types import (
    CosmicPlayerView,
    CosmicTableView,
    DeckCardView,
    EffectView,
    FighterView,
    FightView,
    PlanetView,
    SectorView,
)
from astrarium.terminal import (
    BRASS,
    COLOUR_STYLES,
    FAINT,
    PLAIN,
    SHAPES,
    STRONG,
    flow,
    seat_name,
    shape,
    wrap,
)

COLUMNS: Final = (
    f"{'points':>13}{'credits':>8}{'income':>7}{'reserve':>9}  weapons  {'cargo':<7}  {'bombs':<8}  range"
)
BOMB_SIGNS: Final = ["one", "D6", "D6 any"]
ORDINALS: Final = ["1st", "2nd", "3rd", "4th"]
COUNTER_NAMES: Final = {
    "fights_won": "fights won",
    "deliveries": "deliveries",
    "aliens_killed": "aliens killed",
    "neighbour_pairs": "pairs",
    "colours_controlled": "colours",
}
SHORT_UNITS: Final = {"credits": "cr", "colonists": "col"}
CHOOSING: Final = ["move", "crash"]


def middle(table: CosmicTableView) -> list[Line]:
    """Return the middle of the ring: round, scenario, deck, stocks, dice and event card."""
    scenario, deck, stock = table["scenario"], table["deck"], table["stock"]
    title = "not yet drawn"
    if scenario is not None:
        title = scenario["title"] + origin_mark(scenario["scenario"])
    lines: list[Line] = [[(" scenario     ", FAINT), (title, STRONG)], _rounds(table)]
    lines.append([(" aliens left  ", FAINT), *_by_species(stock["aliens"])])
    lines.append([(" goods left   ", FAINT), *_by_colour(stock["goods"])])
    if table["pool"] or table["belts"]:
        lines.append([(" alien cards  ", FAINT), (", ".join(table["species"]), PLAIN)])
    else:
        discards = sum(card["discarded"] for card in deck["cards"])
        lines.append([(" event deck   ", FAINT), (f"{deck['left']} and {discards} discarded", PLAIN)])
    first = table["first"]
    lines.append([(" first player ", FAINT), seat_name(first) if first is not None else ("-", PLAIN)])
    return [*lines, _to_come(table), *_under_way(table)]


def _to_come(table: CosmicTableView) -> Line:
    """Return the seats that still have a turn in this round."""
    seats = [step["seat"] for step in table["upcoming"] if step["step"] == "turn"]
    line: Line = [(" turns ahead  ", FAINT)]
    for seat in seats:
        line += [shape(seat), (" ", PLAIN)] if seat is not None else []
    return line if seats else []


def _rounds(table: CosmicTableView) -> Line:
    """Return the round counter: `!` for a space that draws an event, the present one in brackets."""
    line: Line = [(" rounds       ", FAINT)]
    for number, draws in enumerate(table["draws"], 1):
        mark = "!" if draws else "-"
        line.append((f"[{mark}]", STRONG) if number == table["round"] else (mark, FAINT))
    return line


def _by_species(counts: dict[str, int]) -> Line:
    return [(f"{LETTERS[species]}{count} ", SPECIES_STYLES[species]) for species, count in counts.items()]


def _by_colour(counts: dict[str, int]) -> Line:
    return [(f"{LETTERS[colour]}{count} ", COLOUR_STYLES[colour]) for colour, count in counts.items()]


def _under_way(table: CosmicTableView) -> list[Line]:
    """Return the dice on the table and the event card."""
    dice, card = table["dice"], table["deck"]["current"]
    lines: list[Line] = []
    if card is not None:
        lines.append([(" event        ", FAINT), (card["title"] + origin_mark(card["card"]), STRONG)])
    if dice["fight"] is not None:
        lines.append(_fight(dice["fight"]))
    if dice["die"] is not None:
        lines.append([(" die          ", FAINT), (f"{dice['die']}: {_brought(table, dice['die'])}", STRONG)])
    if dice["hit"] is not None or dice["kills"] is not None:
        text = f" {dice['kills'] or '?'} {dice['hit'] or 'life form'}{'s' if dice['kills'] != 1 else ''}"
        lines.append([(" bombs on    ", FAINT), (text, STRONG)])
    return lines


def _brought(table: CosmicTableView, die: int) -> str:
    """Return the effect of an adventure where the ship of the asked seat is."""
    found = [sector["planet"] for sector in table["sectors"] if sector["sector"] == table["sector"]]
    return found[0]["faces"][die - 1]["words"] if found and found[0] is not None else ""


def _fight(fight: FightView) -> Line:
    line: Line = [(" fight ", FAINT), *_fighter(fight["attacker"]), (" : ", FAINT)]
    return [*line, *_fighter(fight["defender"]), ("  ties ", FAINT), shape(fight["ties"])]


def _fighter(fighter: FighterView) -> Line:
    """Return the shape, the die and the total of a fighter."""
    die = "?" if fighter["die"] is None else str(fighter["die"])
    total = "" if fighter["total"] is None else f"={fighter['total']}"
    return [shape(fighter["seat"]), (f" {die}+{fighter['weapons']}{total}", STRONG)]


def rules(table: CosmicTableView) -> list[Line]:
    """Return the event card and the scenario in words."""
    lines: list[Line] = []
    card, scenario = table["deck"]["current"], table["scenario"]
    if card is not None:
        title = card["title"].upper() + origin_mark(card["card"])
        lines += wrap([*head(f" {title}"), (f"  {card['text']}", PLAIN)], TOTAL, 2)
    if scenario is not None:
        said = " ".join(scenario["rules"] or [scenario["text"]])
        title = scenario["title"].upper() + origin_mark(scenario["scenario"])
        line: Line = [*head(f" {title}"), (f"  {said}", PLAIN)]
        if scenario["end"]:
            line.append((f" {scenario['end']}", STRONG))
        lines += wrap(line, TOTAL, 2)
    return lines


def events(table: CosmicTableView) -> list[Line]:
    """Return the event cards that may still come, by species."""
    deck = table["deck"]
    lines: list[Line] = []
    for species, left in deck["species"].items():
        if left:
            cards = [
                f"{card['title']}{origin_mark(card['card'])} {card['unseen']}"
                for card in deck["cards"]
                if _may_come(card, species)
            ]
            start: Line = [(f"  {left} {species}", SPECIES_STYLES[species])]
            lines.append([*fill(start, 12), (", ".join(cards), FAINT)])
    title = "cards left in the deck" if deck["known"] else "cards left in the deck, and which they may be"
    return [head(" EVENTS", f"  {title}"), *lines] if lines else []


def _may_come(card: DeckCardView, species: str) -> bool:
    return card["species"] == species and card["unseen"] > 0


def needed(table: CosmicTableView) -> list[Line]:
    """Return the facts for the present step: destinations, the pool, commanders, or levels."""
    if table["step"] in CHOOSING:
        return _destinations(table)
    if table["step"] == "commander":
        return _commanders(table)
    if table["step"] in ("level", "raise"):
        return _attributes(table)
    return _pool(table) if table["pool"] or table["belts"] else []


def _attributes(table: CosmicTableView) -> list[Line]:
    """Return the figures of each level; those of the asked seat are marked."""
    lines: list[Line] = [head(" LEVELS", "  what they give; yours are marked")]
    asked = table["asked"]
    for attribute, words in table["attributes"].items():
        line: Line = [(f"  {attribute:<8}", STRONG)]
        for level, text in enumerate(words, 1):
            mine = asked is not None and table["players"][asked]["levels"][attribute]["level"] == level
            mark = CHOICE if mine else " "
            line += [
                (f"{mark}{level} ", BRASS if mine else FAINT),
                (f"{text:<20}", STRONG if mine else PLAIN),
            ]
        lines.append(line)
    return lines


def _destinations(table: CosmicTableView) -> list[Line]:
    """Return the destinations of the ship, the rivals there, and the effects of the die."""
    lines: list[Line] = []
    for sector in table["sectors"]:
        if sector["sector"] in table["choices"]:
            line: Line = [(CHOICE, BRASS), (f"{sector['sector']:<4}", STRONG), *_place(sector)]
            line += fill(_rivals(table, sector), 5)
            planet = sector["planet"]
            lines.append([*line, *(_faces(planet) if planet is not None else _stop(table, sector))])
    if table["step"] == "crash":
        return [head(" CRASH SITES", "  and what an adventure there brings"), *lines]
    return [head(" ADVENTURES", "  who would be fought there, and what the die brings"), *lines]


def _stop(table: CosmicTableView, sector: SectorView) -> Line:
    """Return what a stop at the Jumpgate or the Trade Station brings."""
    asked = table["asked"]
    if sector["kind"] == "jumpgate" and asked is not None:
        income = table["players"][asked]["income"]
        return [(f"{income} credits, then levels and colonists; no fight", PLAIN)]
    return [("no adventure, no fight", PLAIN)]


def _place(sector: SectorView) -> Line:
    planet = sector["planet"]
    style = COLOUR_STYLES[planet["colour"]] if planet is not None else PLAIN
    return [(f"{sector['title'].removeprefix('Trade '):<10}", style)]


def _rivals(table: CosmicTableView, sector: SectorView) -> Line:
    """Return the ships that would be fought by a move."""
    if table["step"] != "move" or sector["planet"] is None:
        return []
    return [
        shape(ship["seat"])
        for ship in sector["ships"]
        if not ship["crashed"] and ship["seat"] != table["asked"]
    ]


def _faces(planet: PlanetView) -> Line:
    line: Line = []
    for number, face in enumerate(planet["faces"], 1):
        line += [(f"{number} ", FAINT), (f"{_short(face):<8}", DANGER if _is_bad(face) else PLAIN)]
    return line


def _short(face: EffectView) -> str:
    unit = face["kind"].rpartition("_")[2]
    return f"{face['number']:+d} {SHORT_UNITS[unit]}" if unit in SHORT_UNITS else face["words"]


def _is_bad(face: EffectView) -> bool:
    return face["number"] < 0 or face["kind"] in ("crash", "draw_event")


def _pool(table: CosmicTableView) -> list[Line]:
    """Return the planets still to be laid."""
    belts = f"  and {table['belts']} belt{'' if table['belts'] == 1 else 's'}" if table["belts"] else ""
    lines: list[Line] = [head(" POOL", f"  planets still to be laid{belts}")]
    for planet in table["pool"]:
        style = COLOUR_STYLES[planet["colour"]]
        name = planet["planet"] + origin_mark(planet["planet"])
        line: Line = [(f" {name:<12}", style), (f"{LETTERS[planet['colour']]} ", style)]
        line += fill(slot_row(planet["green"], [slot_sign(None, None)] * planet["slots"]), 19)
        lines.append([*line, *strip([(face["kind"], face["number"]) for face in planet["faces"]])])
    return lines


def _commanders(table: CosmicTableView) -> list[Line]:
    lines: list[Line] = [head(" COMMANDERS", "  talents, and the phase in which they work")]
    for commander in table["commanders"]:
        taken = commander["seat"] is not None
        sign = shape(commander["seat"]) if commander["seat"] is not None else (CHOICE, BRASS)
        name = commander["title"] + origin_mark(commander["commander"])
        line: Line = [sign, (f"{name:<12}", FAINT if taken else STRONG)]
        talent = f"{commander['talent']} ({commander['phase']}): {commander['text']}"
        lines += wrap([*line, (talent, FAINT if taken else PLAIN)], TOTAL, 13)
    return lines


def players(table: CosmicTableView) -> list[Line]:
    """Return all players in turn order: a line of figures, then their other things."""
    first = table["first"] or 0
    order = [table["players"][(first + number) % table["seats"]] for number in range(table["seats"])]
    lines: list[Line] = [head(" PLAYERS", COLUMNS)]
    for owner in order:
        lines += [_figures(table, owner), *_things(table, owner)]
    return lines


def _figures(table: CosmicTableView, owner: CosmicPlayerView) -> Line:
    """Return points, money, colonists and levels in columns."""
    seat = owner["seat"]
    title, style = seat_name(seat)
    line: Line = [(CHOICE if seat == table["asked"] else " ", BRASS), (f"{title:<12}", style)]
    line.append((f"{owner['standing']['total']:4} {ORDINALS[owner['place'] - 1]}", STRONG))
    line.append((f"{owner['credits']:8}{owner['income']:7}{owner['reserve']:9}", PLAIN))
    levels = owner["levels"]
    for attribute, width, gives in [
        ("weapons", 7, f"+{levels['weapons']['number']}"),
        ("cargo", 7, f"{owner['aboard']}/{owner['capacity']}"),
        ("bombs", 8, BOMB_SIGNS[levels["bombs"]["level"] - 1]),
        ("engines", 4, f"→{levels['engines']['number']}"),
    ]:
        sign = f"{levels[attribute]['level']} {gives}"
        line.append((f"  {sign:<{width}}", PLAIN))
    return line


def _things(table: CosmicTableView, owner: CosmicPlayerView) -> list[Line]:
    """Return commander, ship, cargo, planets, and the sources of points."""
    parts: list[Line] = []
    commander = owner["commander"]
    if commander is not None:
        uses = "".join(f" ({talent['left']} left)" for talent in owner["rerolls"])
        parts.append([(commander["title"], STRONG), (f" {commander['talent']}{uses}", FAINT)])
    parts += [_fact("ship", f"{owner['ship'] or '-'}{' crashed' if owner['crashed'] else ''}")]
    hold = _fact("hold", _hold(owner))
    parts += [[*hold, (" can take aliens", FAINT)] if owner["aliens"] else hold]
    parts += [_fact("controls", " ".join(owner["planets"]) or "-")]
    scenario = table["scenario"]
    for counter in scenario["counters"] if scenario is not None else []:
        parts.append(_fact(COUNTER_NAMES[counter], str(owner["counters"][counter])))
    return flow([("   ", PLAIN)], [*parts, *_points(owner)], TOTAL, 3)


def _fact(label: str, value: str) -> Line:
    return [(f"{label} ", FAINT), (value, PLAIN)]


def _points(owner: CosmicPlayerView) -> list[Line]:
    """Return the sources of points."""
    score = owner["standing"]
    parts = [("colonists", score["colonists"]), ("planets", score["planets"])]
    parts += [("credits", score["credits"]), ("scenario", score["scenario"])]
    said = ", ".join(f"{label} {points}" for label, points in parts if points)
    return [_fact("points for", said)] if said else []


def _hold(owner: CosmicPlayerView) -> str:
    """Return the cargo: colonists as shapes, aliens and goods as letters."""
    signs = [SHAPES[owner["seat"]] * owner["hold"]["colonist"]]
    for piece, count in owner["hold"].items():
        if piece != "colonist" and count:
            goods = "goods " if piece in COLOUR_STYLES else ""
            signs.append(f"{goods}{LETTERS[piece] * count}")
    return " ".join(sign for sign in signs if sign) or "empty"
