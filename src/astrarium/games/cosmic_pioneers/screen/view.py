"""Encode a position as plain data for screens, independent of the viewer; see `view_types`."""

from typing import Final, cast

from mypy_extensions import i64

from astrarium.core.game import View
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.cosmic_pioneers.components.constants import (
    BOMBS_ROLLED,
    CARGO_SLOTS,
    COLOURS,
    FACES,
    LEVELS,
    RANGE,
    SECTORS,
    SPACE_DRAWS,
    SPACES,
    WEAPONS_ADD,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import OFFER_PRICE
from astrarium.games.cosmic_pioneers.components.schema import (
    ALIEN_CARGO_LEVEL,
    COUNTERS,
    CREDITS_PER_POINT,
    END_TESTS,
    ENGINE_RANGE,
    KINDS,
    LAST_ROUND,
    LEVEL_PRICE,
    LIVES,
    POINTS_PER_COLONIST,
    POINTS_PER_PLANET,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    ALIENS,
    COMMANDERS,
    COMPONENTS,
    EFFECT_CARD,
    EFFECT_KIND,
    EFFECT_N,
    EFFECT_PICK,
    PLANET_FACES,
    PLANETS,
    SCENARIOS,
)
from astrarium.games.cosmic_pioneers.rules.actions import ATTRIBUTE, MOVE, PIECE, SPACE
from astrarium.games.cosmic_pioneers.rules.adventuring import most_aboard
from astrarium.games.cosmic_pioneers.rules.moving import distance, reach
from astrarium.games.cosmic_pioneers.rules.pieces import (
    aboard,
    capacity,
    controlled_by,
    figure,
    free_slots,
    room,
    table_figure,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    ATTACK_STEP,
    BOMBS,
    BUY_STEP,
    COMMANDER,
    CREDITS,
    DEFENCE_STEP,
    EFFECT_STEP,
    EMBARK_STEP,
    FACE_STEP,
    FIGHT_STEP,
    FIGHTS,
    JETTISON_STEP,
    LAY_STEP,
    MOVE_STEP,
    NONE,
    PICK_STEP,
    PLANET_STEP,
    RAISE_STEP,
    REROLL_STEP,
    SHIP,
    SLOT_STEP,
    SPAWN_STEP,
    STEP_NAMES,
    TARGET_STEP,
    TRANSFER_STEP,
    UNLAID,
    VICTIM_STEP,
    WRECK_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import STOP_COUNT, STOP_ROOM, most_embarked
from astrarium.games.cosmic_pioneers.screen.view_ring import (
    current_card,
    deck_view,
    dice_view,
    hit_die_view,
    kind_at,
    rivals,
    seat_or_none,
    sectors_view,
    stock_view,
    who_stands,
)
from astrarium.games.cosmic_pioneers.screen.view_seats import (
    attribute_words,
    chosen,
    commander_view,
    planet_view,
    player_view,
    scenario_view,
)
from astrarium.games.cosmic_pioneers.screen.view_types import (
    CommanderView,
    CosmicPromptView,
    CosmicStepView,
    CosmicTableView,
    ScenarioGoalView,
)

REROLLED: Final = {FACE_STEP: "adventure", ATTACK_STEP: "combat", DEFENCE_STEP: "combat"}


def view(state: State) -> View:
    """The position as plain data, ready for JSON."""
    if not isinstance(state, CosmicState):
        raise TypeError(f"a view of Cosmic Pioneers was asked of a {type(state).__name__}")
    return cast(View, table(state))


def table(s: CosmicState) -> CosmicTableView:
    """The same with its type."""
    names = _names(s)
    return {
        **_prompt(s),
        "draws": [SPACE_DRAWS[s.events * SPACES + number] == 1 for number in range(_last_round(s))],
        "sectors": sectors_view(s),
        "choices": list(names["sector"]),
        "picked": [f"r{place}" for place in range(SECTORS) if s.picks >> place & 1],
        "pool": [planet_view(planet) for planet in range(len(PLANETS.names)) if s.pool >> planet & 1],
        "belts": s.belts,
        "species": chosen(ALIENS.species, s.species),
        "commanders": _commanders(s),
        "attributes": {
            name: [attribute_words(s, attribute, level + 1) for level in range(LEVELS)]
            for attribute, name in enumerate(ATTRIBUTE.tokens)
        },
        "figures": _figures(s),
        "alien_level": table_figure(s, ALIEN_CARGO_LEVEL),
        "scenario": scenario_view(s.scenario) if s.scenario != NONE else None,
        "goal": _goal(s),
        "odds": _odds(s),
        "hit_die": hit_die_view(),
        "deck": deck_view(s),
        "stock": stock_view(s),
        "dice": dice_view(s),
        "names": names,
        "upcoming": _upcoming(s),
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def _prompt(s: CosmicState) -> CosmicPromptView:
    """The plain facts of the present step."""
    step = s.step()
    seat: i64 = s.step_seat() if step != NONE else NONE
    argument: i64 = s.step_argument() if step != NONE else NONE
    at_sector = seat != NONE and UNLAID not in s.sector
    outcome, amount = _outcome(s, step, argument)
    total, against = _totals(s, seat)
    counted, counted_points = _counted(s)
    return {
        "seats": s.seats,
        "options": _chosen(s),
        "round": s.round,
        "last_round": _last_round(s),
        "actor": _actor(s),
        "step": STEP_NAMES[step] if step != NONE else "over",
        "turn": seat_or_none(s.turn),
        "asked": seat_or_none(seat),
        "first": seat_or_none(s.first),
        "sector": f"r{s.get(seat, SHIP)}" if at_sector else "",
        "place": kind_at(s, s.get(seat, SHIP)) if at_sector else "",
        "about": about(s, step, argument) if step != NONE else "",
        "left": _left(s, step, seat, argument),
        "due": max(aboard(s, seat) - capacity(s, seat), 0) if at_sector else 0,
        "stay": int(step == MOVE_STEP and MOVE + s.get(seat, SHIP) in s.moves),
        "credits": s.get(seat, CREDITS) if seat != NONE else 0,
        "price": _price(s, step, seat, argument),
        "level": s.get(seat, BOMBS) if seat != NONE else 0,
        "outcome": outcome,
        "amount": amount,
        "rolled": s.rival_die if step == REROLL_STEP and argument == DEFENCE_STEP else s.die,
        "total": total,
        "against": against,
        "colonist_points": table_figure(s, POINTS_PER_COLONIST),
        "planet_points": table_figure(s, POINTS_PER_PLANET),
        "point_credits": table_figure(s, CREDITS_PER_POINT),
        "counted": counted,
        "counted_points": counted_points,
    }


def _chosen(s: CosmicState) -> dict[str, str]:
    """The options that change rules."""
    constants = COMPONENTS.constants
    return {
        "events": constants.events[s.events],
        "start": constants.starts[s.start],
        "stay": "on" if s.stay == 1 else "off",
    }


def _counted(s: CosmicState) -> tuple[str, int]:
    """Return what the scenario scores besides and the points for each; nothing if it does not."""
    lines = SCENARIOS.scoring[s.scenario] if s.scenario != NONE else []
    return (COUNTERS[lines[0].get("per")], lines[0].get("points")) if lines else ("", 0)


def _actor(s: CosmicState) -> int | str:
    if s.actor == CHANCE:
        return "chance"
    return "over" if s.actor == OVER else s.actor


def _last_round(s: CosmicState) -> int:
    return table_figure(s, LAST_ROUND)


def about(s: CosmicState, step: i64, argument: i64) -> str:
    """What a step is about: a card, scenario, colour, die, piece or life form; empty if nothing."""
    if step == SPAWN_STEP:
        return ALIENS.cards[argument]
    if step in (EFFECT_STEP, PICK_STEP):
        card = EFFECT_CARD[argument]
        return ALIENS.cards[card] if card != NONE else SCENARIOS.names[s.scenario]
    if step == PLANET_STEP:
        return COLOURS[argument]
    if step == REROLL_STEP:
        return REROLLED.get(argument, "bombs")
    if step == SLOT_STEP:
        return PIECE.tokens[argument]
    if step == VICTIM_STEP:
        return LIVES[s.target]
    card = current_card(s) if step == JETTISON_STEP else NONE
    return ALIENS.cards[card] if card != NONE else ""


def _outcome(s: CosmicState, step: i64, argument: i64) -> tuple[str, int]:
    """The effect that a die would bring, or that planets are picked for, and how much of it."""
    if step == PICK_STEP:
        return KINDS[EFFECT_KIND[argument]], EFFECT_N[argument]
    if step == REROLL_STEP and argument == FACE_STEP:
        return face_at(s, s.step_seat(), s.die)
    return "", 0


def face_at(s: CosmicState, seat: i64, die: i64) -> tuple[str, int]:
    """What a die brings at the planet where a seat's ship is."""
    effect = PLANET_FACES[s.sector[s.get(seat, SHIP)] * FACES + die - 1]
    return KINDS[EFFECT_KIND[effect]], EFFECT_N[effect]


def _totals(s: CosmicState, seat: i64) -> tuple[int, int]:
    """Both totals of the fight under way, that of the seat asked first; 0 while a die is not rolled."""
    fight = dice_view(s)["fight"]
    if fight is None:
        return 0, 0
    attacker, defender = fight["attacker"]["total"] or 0, fight["defender"]["total"] or 0
    return (attacker, defender) if seat == s.turn else (defender, attacker)


def _left(s: CosmicState, step: i64, seat: i64, argument: i64) -> int:
    """How much the present step may still bring."""
    if step == LAY_STEP:
        return s.belts + sum(s.pool >> planet & 1 for planet in range(len(PLANETS.names)))
    if step == PICK_STEP:
        return EFFECT_PICK[argument] - sum(s.picks >> place & 1 for place in range(SECTORS))
    if step == JETTISON_STEP:
        return argument
    if step == WRECK_STEP:
        return free_slots(s, s.get(seat, SHIP))
    if step == MOVE_STEP:
        return reach(s, seat)
    if step == ABOARD_STEP:
        return most_aboard(s, seat, argument)
    if step == BUY_STEP:
        return argument % STOP_ROOM
    if step == EMBARK_STEP:
        return most_embarked(s, seat)
    if step == TRANSFER_STEP:
        return room(s, seat)
    return s.die if step in (TARGET_STEP, VICTIM_STEP) else 0


def _price(s: CosmicState, step: i64, seat: i64, argument: i64) -> int:
    """What a level or a goods token costs now."""
    if step == RAISE_STEP:
        return figure(s, seat, LEVEL_PRICE)
    if step == BUY_STEP:
        return OFFER_PRICE[(s.scenario + 1) * STOP_COUNT + argument // STOP_ROOM]
    return 0


def _names(s: CosmicState) -> dict[str, dict[str, dict[str, str | int]]]:
    """What lies at the sectors, stands on the slots and comes with the dice that the present moves name."""
    found: dict[str, dict[str, dict[str, str | int]]] = {"sector": {}, "slot": {}, "value": {}}
    seat: i64 = s.step_seat() if len(s.agenda) > 0 else NONE
    for action in s.moves:
        targets = SPACE.targets(action)
        if "sector" in targets:
            place = int(targets["sector"].removeprefix("r"))
            found["sector"][targets["sector"]] = {"place": kind_at(s, place)}
            if s.step() == MOVE_STEP:
                found["sector"][targets["sector"]]["steps"] = distance(s.get(seat, SHIP), place)
        if "slot" in targets:
            who = s.at(s.get(seat, SHIP), int(targets["slot"]) - 1)
            found["slot"][targets["slot"]] = {"occupant": who_stands(who)}
        if "value" in targets and s.step() == FACE_STEP:
            outcome, amount = face_at(s, seat, int(targets["value"]))
            found["value"][targets["value"]] = {"outcome": outcome, "amount": amount}
    found["sector"] = {
        f"r{at}": found["sector"][f"r{at}"] for at in range(SECTORS) if f"r{at}" in found["sector"]
    }
    return found


def _figures(s: CosmicState) -> dict[str, list[int]]:
    """What the levels of the attributes give in this match, as numbers. C-CMD-02"""
    return {
        "weapons": [*WEAPONS_ADD],
        "cargo": [*CARGO_SLOTS],
        "bombs": [FACES if rolled else 1 for rolled in BOMBS_ROLLED],
        "engines": [sectors + table_figure(s, ENGINE_RANGE) for sectors in RANGE],
    }


def _goal(s: CosmicState) -> ScenarioGoalView | None:
    """The special end of the scenario, and how near the match is to it. C-END-02"""
    endings = SCENARIOS.ending[s.scenario] if s.scenario != NONE else []
    if not endings:
        return None
    test = END_TESTS[endings[0].get("test")]
    reached = {
        "fights_won": max(s.get(seat, FIGHTS) for seat in range(s.seats)),
        "planets_controlled": max(controlled_by(s, seat) for seat in range(s.seats)),
        "planets_left": sum(what >= 0 for what in s.sector),
    }
    return {"test": test, "number": endings[0].get("n"), "reached": reached[test]}


def _odds(s: CosmicState) -> dict[str, dict[str, int]]:
    """Fights that the present moves would bring."""
    if s.actor < 0 or s.step() not in (MOVE_STEP, FIGHT_STEP):
        return {}
    seat: i64 = s.step_seat()
    places = _names(s)["sector"] if s.step() == MOVE_STEP else [f"r{s.get(seat, SHIP)}"]
    fights = {name: rivals(s, seat, int(name.removeprefix("r"))) for name in places}
    return {name: found for name, found in fights.items() if found}


def _commanders(s: CosmicState) -> list[CommanderView]:
    """All commanders, and who has them."""
    owners = {s.get(seat, COMMANDER): seat for seat in range(s.seats)}
    return [commander_view(commander, owners.get(commander)) for commander in range(len(COMMANDERS.names))]


def _upcoming(s: CosmicState) -> list[CosmicStepView]:
    """The agenda, the next step first; the present one is not in it."""
    steps: list[CosmicStepView] = []
    for at in range(len(s.agenda) - 2 * FRAME, -1, -FRAME):
        step, seat, argument = s.agenda[at], s.agenda[at + 1], s.agenda[at + 2]
        steps.append(
            {"step": STEP_NAMES[step], "seat": seat_or_none(seat), "about": about(s, step, argument)}
        )
    return steps
