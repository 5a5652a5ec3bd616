"""Encode a position as plain data for screens, independent of the viewer; see `view_types`."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import View
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, blocks, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.adventuring import max_aboard
from astrarium.games.cosmic_pioneers.rules.ending import END_TESTS
from astrarium.games.cosmic_pioneers.rules.moving import distance, reach
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import STOP_COUNT, STOP_ROOM, max_embarked
from astrarium.games.cosmic_pioneers.screen.view_ring import (
    current_card,
    deck_view,
    dice_view,
    hit_die_view,
    kind_at,
    rivals,
    seat_or_none,
    sector_view,
    sectors_view,
    ships_at,
    stock_view,
    who_stands,
)
from astrarium.games.cosmic_pioneers.screen.view_seats import (
    attribute_words,
    chosen,
    commander_view,
    place_of,
    planet_view,
    player_view,
    scenario_view,
)
from astrarium.games.cosmic_pioneers.screen.view_types import (
    CommanderView,
    CosmicPlayerView,
    CosmicPromptView,
    CosmicStepView,
    CosmicTableView,
    ScenarioGoalView,
    SectorView,
)

REROLLED: Final = {steps.FACE: "adventure", steps.ATTACK: "combat", steps.DEFENCE: "combat"}


def view(state: State) -> View:
    """Return the position as plain data, ready for JSON; raise TypeError for another game."""
    return {**table(_own(state))}


def table(s: CosmicState) -> CosmicTableView:
    """Return the view of a position as a typed dictionary."""
    players = [player_view(s, seat) for seat in range(s.seats)]
    return _table(s, sectors_view(s), players)


def renew(previous: View, state: State) -> View:
    """Return the view of `state`; what did not change since `previous` is shared with it."""
    s = _own(state)
    sectors, players = previous["sectors"], previous["players"]
    assert isinstance(sectors, list)
    assert isinstance(players, list)
    return {**_table(s, _renewed_sectors(sectors, s), _renewed_players(players, s))}


def _own(state: State) -> CosmicState:
    if not isinstance(state, CosmicState):
        raise TypeError(f"a view of Cosmic Pioneers was asked of a {type(state).__name__}")
    return state


def _renewed_sectors(sectors: list[SectorView], s: CosmicState) -> list[SectorView]:
    if s.changed & blocks.GOODS != 0:
        return sectors_view(s)
    renewed = sectors.copy()
    for place in range(constants.SECTORS):
        ships = ships_at(s, place)
        if s.changed & blocks.PLACE[place] != 0 or ships != sectors[place]["ships"]:
            renewed[place] = sector_view(s, place)
    return renewed


def _renewed_players(players: list[CosmicPlayerView], s: CosmicState) -> list[CosmicPlayerView]:
    renewed = players.copy()
    for seat in range(s.seats):
        own = blocks.OWN[seat] | blocks.SCORE[seat] | blocks.SHIP[seat] | blocks.RING[seat]
        if s.changed & (own | blocks.TABLE) != 0 or players[seat]["place"] != place_of(s, seat):
            renewed[seat] = player_view(s, seat)
    return renewed


def _table(s: CosmicState, sectors: list[SectorView], players: list[CosmicPlayerView]) -> CosmicTableView:
    """Return the typed view with the given large parts."""
    names = _names(s)
    return {
        **_prompt(s),
        "draws": [
            constants.SPACE_DRAWS[s.events * constants.SPACES + number] == 1
            for number in range(_last_round(s))
        ],
        "sectors": sectors,
        "choices": list(names["sector"]),
        "picked": [f"r{place}" for place in range(constants.SECTORS) if s.picks >> place & 1],
        "pool": [planet_view(planet) for planet in range(len(tables.PLANETS.names)) if s.pool >> planet & 1],
        "belts": s.belts,
        "species": chosen(tables.ALIENS.species, s.species),
        "commanders": _commanders(s),
        "attributes": {
            name: [attribute_words(s, attribute, level + 1) for level in range(constants.LEVELS)]
            for attribute, name in enumerate(actions.ATTRIBUTE.tokens)
        },
        "figures": _figures(s),
        "alien_level": pieces.table_figure(s, schema.ALIEN_CARGO_LEVEL),
        "scenario": scenario_view(s.scenario) if s.scenario != codes.NONE else None,
        "goal": _goal(s),
        "odds": _odds(s),
        "hit_die": hit_die_view(),
        "deck": deck_view(s),
        "stock": stock_view(s),
        "dice": dice_view(s),
        "names": names,
        "upcoming": _upcoming(s),
        "players": players,
    }


def _prompt(s: CosmicState) -> CosmicPromptView:
    """Return the facts of the present step."""
    step = s.step()
    seat: i64 = s.step_seat() if step != codes.NONE else codes.NONE
    argument: i64 = s.step_argument() if step != codes.NONE else codes.NONE
    at_sector = seat != codes.NONE and codes.UNLAID not in s.sector
    outcome, amount = _outcome(s, step, argument)
    total, against = _totals(s, seat)
    counted, counted_points = _counted(s)
    return {
        "seats": s.seats,
        "options": _chosen(s),
        "round": s.round,
        "last_round": _last_round(s),
        "actor": _actor(s),
        "step": steps.NAMES[step] if step != codes.NONE else "over",
        "turn": seat_or_none(s.turn),
        "asked": seat_or_none(seat),
        "first": seat_or_none(s.first),
        "sector": f"r{s.ship(seat)}" if at_sector else "",
        "place": kind_at(s, s.ship(seat)) if at_sector else "",
        "about": about(s, step, argument) if step != codes.NONE else "",
        "left": _left(s, step, seat, argument),
        "due": max(pieces.aboard(s, seat) - pieces.capacity(s, seat), 0) if at_sector else 0,
        "stay": int(step == steps.MOVE and actions.MOVE + s.ship(seat) in s.moves),
        "credits": s.get(seat, columns.CREDITS) if seat != codes.NONE else 0,
        "price": _price(s, step, seat, argument),
        "level": s.get(seat, columns.BOMBS) if seat != codes.NONE else 0,
        "outcome": outcome,
        "amount": amount,
        "rolled": s.rival_die if step == steps.REROLL and argument == steps.DEFENCE else s.die,
        "total": total,
        "against": against,
        "colonist_points": pieces.table_figure(s, schema.POINTS_PER_COLONIST),
        "planet_points": pieces.table_figure(s, schema.POINTS_PER_PLANET),
        "point_credits": pieces.table_figure(s, schema.CREDITS_PER_POINT),
        "counted": counted,
        "counted_points": counted_points,
    }


def _chosen(s: CosmicState) -> dict[str, str]:
    """Return the options that change rules."""
    return {
        "events": tables.COMPONENTS.constants.events[s.events],
        "start": tables.COMPONENTS.constants.starts[s.start],
        "stay": "on" if s.stay == 1 else "off",
    }


def _counted(s: CosmicState) -> tuple[str, int]:
    """Return what the scenario scores besides and the points for each; nothing if it does not."""
    lines = tables.SCENARIOS.scoring[s.scenario] if s.scenario != codes.NONE else []
    return (schema.COUNTERS[lines[0].get("per")], lines[0].get("points")) if lines else ("", 0)


def _actor(s: CosmicState) -> int | str:
    if s.actor == CHANCE:
        return "chance"
    return "over" if s.actor == OVER else s.actor


def _last_round(s: CosmicState) -> int:
    return pieces.table_figure(s, schema.LAST_ROUND)


def about(s: CosmicState, step: i64, argument: i64) -> str:
    """Return what a step is about: a card, scenario, colour, die, piece or life form; empty if nothing."""
    if step == steps.SPAWN:
        return tables.ALIENS.cards[argument]
    if step in (steps.EFFECT, steps.PICK):
        card = tables.EFFECT_CARD[argument]
        return tables.ALIENS.cards[card] if card != codes.NONE else tables.SCENARIOS.names[s.scenario]
    if step == steps.PLANET:
        return constants.COLOURS[argument]
    if step == steps.REROLL:
        return REROLLED.get(argument, "bombs")
    if step == steps.SLOT:
        return actions.PIECE.tokens[argument]
    if step == steps.VICTIM:
        return schema.LIVES[s.target]
    card = current_card(s) if step == steps.JETTISON else codes.NONE
    return tables.ALIENS.cards[card] if card != codes.NONE else ""


def _outcome(s: CosmicState, step: i64, argument: i64) -> tuple[str, int]:
    """Return the effect, and its number, that a die would bring or that planets are picked for."""
    if step == steps.PICK:
        return schema.KINDS[tables.EFFECT_KIND[argument]], tables.EFFECT_N[argument]
    if step == steps.REROLL and argument == steps.FACE:
        return face_at(s, s.step_seat(), s.die)
    return "", 0


def face_at(s: CosmicState, seat: i64, die: i64) -> tuple[str, int]:
    """Return the effect of a die, and its number, at the planet where a seat's ship is."""
    effect = tables.PLANET_FACES[s.sector[s.ship(seat)] * constants.FACES + die - 1]
    return schema.KINDS[tables.EFFECT_KIND[effect]], tables.EFFECT_N[effect]


def _totals(s: CosmicState, seat: i64) -> tuple[int, int]:
    """Return both totals of a fight, first that of the asked seat; 0 while a die is not rolled."""
    fight = dice_view(s)["fight"]
    if fight is None:
        return 0, 0
    attacker, defender = fight["attacker"]["total"] or 0, fight["defender"]["total"] or 0
    return (attacker, defender) if seat == s.turn else (defender, attacker)


def _left(s: CosmicState, step: i64, seat: i64, argument: i64) -> int:
    """Return how many pieces, planets or sectors the present step still allows."""
    if step == steps.LAY:
        return s.belts + sum(s.pool >> planet & 1 for planet in range(len(tables.PLANETS.names)))
    if step == steps.PICK:
        return tables.EFFECT_PICK[argument] - sum(s.picks >> place & 1 for place in range(constants.SECTORS))
    if step == steps.JETTISON:
        return argument
    if step == steps.WRECK:
        return pieces.free_slots(s, s.ship(seat))
    if step == steps.MOVE:
        return reach(s, seat)
    if step == steps.ABOARD:
        return max_aboard(s, seat, argument)
    if step == steps.BUY:
        return argument % STOP_ROOM
    if step == steps.EMBARK:
        return max_embarked(s, seat)
    if step == steps.TRANSFER:
        return pieces.room(s, seat)
    return s.die if step in (steps.TARGET, steps.VICTIM) else 0


def _price(s: CosmicState, step: i64, seat: i64, argument: i64) -> int:
    """Return the price of a level or a goods token in the present step."""
    if step == steps.RAISE:
        return pieces.figure(s, seat, schema.LEVEL_PRICE)
    if step == steps.BUY:
        return permanent_effects.OFFER_PRICE[(s.scenario + 1) * STOP_COUNT + argument // STOP_ROOM]
    return 0


def _names(s: CosmicState) -> dict[str, dict[str, dict[str, str | int]]]:
    """Return the meaning of the sectors, slots and dice that the legal actions name."""
    found: dict[str, dict[str, dict[str, str | int]]] = {"sector": {}, "slot": {}, "value": {}}
    seat: i64 = s.step_seat() if len(s.agenda) > 0 else codes.NONE
    for action in s.moves:
        targets = actions.SPACE.targets(action)
        if "sector" in targets:
            place = int(targets["sector"].removeprefix("r"))
            found["sector"][targets["sector"]] = {"place": kind_at(s, place)}
            if s.step() == steps.MOVE:
                found["sector"][targets["sector"]]["steps"] = distance(s.ship(seat), place)
        if "slot" in targets:
            who = s.at(s.ship(seat), int(targets["slot"]) - 1)
            found["slot"][targets["slot"]] = {"occupant": who_stands(who)}
        if "value" in targets and s.step() == steps.FACE:
            outcome, amount = face_at(s, seat, int(targets["value"]))
            found["value"][targets["value"]] = {"outcome": outcome, "amount": amount}
    found["sector"] = {
        f"r{at}": found["sector"][f"r{at}"] for at in range(constants.SECTORS) if f"r{at}" in found["sector"]
    }
    return found


def _figures(s: CosmicState) -> dict[str, list[int]]:
    """Return the figures of all levels of the attributes in this match."""
    return {
        "weapons": [*constants.WEAPONS_ADD],
        "cargo": [*constants.CARGO_SLOTS],
        "bombs": [constants.FACES if rolled else 1 for rolled in constants.BOMBS_ROLLED],
        "engines": [sectors + pieces.table_figure(s, schema.ENGINE_RANGE) for sectors in constants.RANGE],
    }


def _goal(s: CosmicState) -> ScenarioGoalView | None:
    """Return the special end of the scenario and the count reached; None without one."""
    endings = tables.SCENARIOS.ending[s.scenario] if s.scenario != codes.NONE else []
    if not endings:
        return None
    test = endings[0].get("test")
    return {
        "test": schema.END_TESTS[test],
        "number": endings[0].get("n"),
        "reached": END_TESTS[test].reached(s),
    }


def _odds(s: CosmicState) -> dict[str, dict[str, int]]:
    """Return the fights that the present moves would bring, by sector."""
    if s.actor < 0 or s.step() not in (steps.MOVE, steps.FIGHT):
        return {}
    seat: i64 = s.step_seat()
    places = _names(s)["sector"] if s.step() == steps.MOVE else [f"r{s.ship(seat)}"]
    fights = {name: rivals(s, seat, int(name.removeprefix("r"))) for name in places}
    return {name: found for name, found in fights.items() if found}


def _commanders(s: CosmicState) -> list[CommanderView]:
    """Return all commanders with their seats."""
    owners = {s.get(seat, columns.COMMANDER): seat for seat in range(s.seats)}
    return [
        commander_view(commander, owners.get(commander)) for commander in range(len(tables.COMMANDERS.names))
    ]


def _upcoming(s: CosmicState) -> list[CosmicStepView]:
    """Return the agenda without the present step, the next step first."""
    found: list[CosmicStepView] = []
    for at in range(len(s.agenda) - 2 * FRAME, -1, -FRAME):
        step, seat, argument = s.agenda[at], s.agenda[at + 1], s.agenda[at + 2]
        found.append(
            {"step": steps.NAMES[step], "seat": seat_or_none(seat), "about": about(s, step, argument)}
        )
    return found
