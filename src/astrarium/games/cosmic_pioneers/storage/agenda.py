"""Validation of the agenda of a stored position.

The agenda is read from its bottom to the step on top. The private functions check a group of steps: they
take the index `at` where it begins and return the index where it ends.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.effects import EFFECTS
from astrarium.games.cosmic_pioneers.rules.rerolling import die_of
from astrarium.games.cosmic_pioneers.rules.setup import DRAWN_SPECIES, LAY_PLACES, species_drawn
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import STOP_COUNT, STOP_ROOM

AGAIN: Final[i64] = 1  # the argument of a die that is rolled again


def spawning(s: CosmicState) -> i64:
    """Return the event card that is being resolved; NONE without one."""
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == steps.SPAWN:
            return s.agenda[at + 2]
    return codes.NONE


def check_agenda(s: CosmicState) -> None:
    """Raise BadBytes unless the steps can follow each other in a match and the top one asks."""
    end = len(s.agenda)
    if end == 0:
        within(s.round, 1, permanent_effects.MAX_ROUNDS)
        within(s.turn, codes.NONE, codes.NONE)
        return
    must(s.step() >= steps.FIRST_CHANCE, "stops where nobody is asked")
    bottom = s.agenda[0]
    if bottom == steps.END:
        within(s.round, 1, permanent_effects.MAX_ROUNDS)
        last = _check_round(s, _expect(s, 0, steps.END, s.first, codes.NONE))
    else:
        within(s.round, 0, 0)
        within(s.turn, codes.NONE, codes.NONE)
        last = _check_setup(s, bottom)
    must(last == end, "has a step out of its phase")


def _is_at(s: CosmicState, at: i64, step: i64) -> bool:
    """Return whether a step stands at an index of the agenda."""
    return at < len(s.agenda) and s.agenda[at] == step


def _expect(s: CosmicState, at: i64, step: i64, seat: i64, argument: i64) -> i64:
    """Check that exactly this step stands at `at`."""
    must(_is_at(s, at, step), "has steps in an order that does not come about")
    within(s.agenda[at + 1], seat, seat)
    within(s.agenda[at + 2], argument, argument)
    return at + FRAME


def _allow(s: CosmicState, at: i64, step: i64, seat: i64, argument: i64) -> i64:
    """Check the step at `at` if it is this one."""
    if _is_at(s, at, step):
        return _expect(s, at, step, seat, argument)
    return at


def _seat(s: CosmicState, place: i64) -> i64:
    """Return the seat at a place in turn order."""
    return (s.first + place) % s.seats


def _check_setup(s: CosmicState, bottom: i64) -> i64:
    """Check a part of the set-up, from its last step back to its beginning."""
    if bottom == steps.FIRST:
        return _expect(s, 0, steps.FIRST, codes.NONE, codes.NONE)
    if bottom == steps.HEXES:
        return _check_choosing(s, _expect(s, 0, steps.HEXES, codes.NONE, codes.NONE))
    if bottom == steps.SHIPS:
        return _check_laying(s, _expect(s, 0, steps.SHIPS, codes.NONE, codes.NONE))
    return _check_list(
        s, _expect(s, 0, steps.START, codes.NONE, codes.NONE), s.first, tables.SETUP_EFFECTS[s.scenario]
    )


def _check_choosing(s: CosmicState, at: i64) -> i64:
    """Check commanders, then free levels, then the draws."""
    if s.scenario == codes.NONE:
        at = _expect(s, at, steps.SCENARIO, codes.NONE, codes.NONE)
    for _ in range(DRAWN_SPECIES - species_drawn(s)):
        at = _expect(s, at, steps.SPECIES, codes.NONE, codes.NONE)
    at = _check_each_seat(s, at, steps.LEVEL)
    if _is_at(s, at, steps.COMMANDER):
        within(s.waits(steps.LEVEL, ANY_SEAT), s.seats, s.seats)
    return _check_each_seat(s, at, steps.COMMANDER)


def _check_each_seat(s: CosmicState, at: i64, step: i64) -> i64:
    """Check a step for each seat in turn order; seats that come first may have taken theirs."""
    for back in range(s.seats):
        at = _allow(s, at, step, _seat(s, s.seats - 1 - back), codes.NONE)
    return at


def _check_laying(s: CosmicState, at: i64) -> i64:
    """Check that planets are drawn, then laid, the last player first."""
    places = LAY_PLACES - tables.HAS_STATION[s.scenario]
    laid = places
    for back in range(places):
        if _is_at(s, at, steps.LAY):
            turns = places - 1 - back
            at = _expect(s, at, steps.LAY, _seat(s, s.seats - 1 - turns % s.seats), codes.NONE)
            laid -= 1
    for back in range(constants.COLOUR_COUNT):
        while _is_at(s, at, steps.PLANET) and s.agenda[at + 2] == constants.COLOUR_COUNT - 1 - back:
            within(laid, 0, 0)
            at = _expect(s, at, steps.PLANET, codes.NONE, constants.COLOUR_COUNT - 1 - back)
    return at


def _triggered(s: CosmicState, moment: i64) -> vec[i64]:
    """Return the effects that the scenario has at a moment of this round."""
    row = s.scenario * tables.MOMENT_COUNT + moment
    found = vec[i64](capacity=4)
    for number in range(len(tables.TRIGGERED[row])):
        if tables.TRIGGER_ROUNDS[row][number] & BITS[s.round] != 0:
            found = append(found, tables.TRIGGERED[row][number])
    return found


def _check_round(s: CosmicState, at: i64) -> i64:
    """Check a round from its end back to its beginning."""
    if s.waits(steps.TURN, ANY_SEAT) < s.seats:
        within(s.turn, 0, s.seats - 1)
        if (
            s.waits(steps.BOMB, ANY_SEAT) + s.waits(steps.TARGET, ANY_SEAT) + s.waits(steps.VICTIM, ANY_SEAT)
            == 0
        ):
            return _check_list(s, at, s.first, _triggered(s, tables.ROUND_END))
    at = _check_effects(s, at, s.first, _triggered(s, tables.ROUND_END))
    at = _check_each_seat(s, at, steps.TURN)
    if s.waits(steps.TURN, ANY_SEAT) < s.seats:
        return _check_turn(s, at, s.turn)
    within(s.turn, codes.NONE, codes.NONE)
    effects = _triggered(s, tables.ROUND_START)
    last = _check_effects(s, at, s.first, effects)
    if _is_at(s, last, steps.EVENT) or _is_at(s, last, steps.SPAWN):
        return _check_event(s, last, s.first)
    return _check_list(s, at, s.first, effects)


def _check_turn(s: CosmicState, at: i64, seat: i64) -> i64:
    """Check a turn from phase 5 back to phase 2."""
    if _is_at(s, at, steps.VICTIM):
        return _expect(s, at, steps.VICTIM, seat, codes.NONE)
    if _is_at(s, at, steps.TARGET):
        return _check_bombing(s, _expect(s, at, steps.TARGET, seat, codes.NONE), seat)
    at = _expect(s, at, steps.BOMB, seat, codes.NONE)
    if at == len(s.agenda):
        return at
    if not _is_at(s, at, steps.DEPLOY):
        return _check_deployment(s, at, seat)
    at = _expect(s, at, steps.DEPLOY, seat, codes.NONE)
    if _is_at(s, at, steps.ADVENTURE):
        return _check_fight(s, _expect(s, at, steps.ADVENTURE, seat, codes.NONE), seat)
    return _check_adventure(s, at, seat)


def _check_dice(s: CosmicState, at: i64, seat: i64, step: i64) -> i64:
    """Check a roll, an offered re-roll, or the re-roll itself."""
    last = _check_reroll(s, at, seat, step)
    if last == at and _is_at(s, at, step) and s.agenda[at + 2] == AGAIN:
        return _expect(s, at, step, seat, AGAIN)
    return _allow(s, last, step, seat, codes.NONE)


def _check_bombing(s: CosmicState, at: i64, seat: i64) -> i64:
    """Check phase 5: the Hit Die, then the number."""
    at = _check_dice(s, at, seat, steps.COUNT)
    return _check_dice(s, at, seat, steps.HIT)


def _check_deployment(s: CosmicState, at: i64, seat: i64) -> i64:
    """Check loading and unloading, and under them the services of the Trade Station."""
    sector = s.sector[s.ship(seat)]
    if sector == codes.STATION:
        services = permanent_effects.SERVICES_AT[s.scenario + 1]
        at = _check_stop(s, at, seat, services, schema.AT_STATION)
    else:
        must(sector >= 0, "unloads a ship where no planet is")
    if at == len(s.agenda):
        return at
    at = _expect(s, at, steps.TRANSFER, seat, codes.NONE)
    if at < len(s.agenda):
        at = _expect(s, at, steps.SLOT, seat, within(s.agenda[at + 2], 0, codes.FIRST_GOODS - 1))
    return at


def _check_stop(s: CosmicState, at: i64, seat: i64, services: i64, stop: i64) -> i64:
    """Check the steps of the Jumpgate that are served at a stop, from the last one on."""
    if services & schema.COLONIST_SERVICE != 0:
        at = _expect(s, at, steps.EMBARK, seat, codes.NONE)
    offered = permanent_effects.OFFERED[(s.scenario + 1) * STOP_COUNT + stop]
    if offered > 0 and _is_at(s, at, steps.BUY):
        taken = stop * STOP_ROOM + offered
        if at + FRAME == len(s.agenda):
            taken = within(s.agenda[at + 2], stop * STOP_ROOM + 1, taken)
        at = _expect(s, at, steps.BUY, seat, taken)
    if services & schema.LEVEL_SERVICE != 0:
        at = _allow(s, at, steps.RAISE, seat, codes.NONE)
    if services & schema.INCOME_SERVICE != 0:
        at = _allow(s, at, steps.INCOME, seat, codes.NONE)
    if services & schema.DISCARD_SERVICE != 0:
        at = _allow(s, at, steps.DISCARD, seat, codes.NONE)
    return at


def _check_adventure(s: CosmicState, at: i64, seat: i64) -> i64:
    """Check phase 3: the die, its effect, or the steps of the Jumpgate."""
    sector = s.sector[s.ship(seat)]
    if _is_at(s, at, steps.RESULT):
        must(sector >= 0, "has an adventure where no planet is")
        return _check_dice(s, _expect(s, at, steps.RESULT, seat, codes.NONE), seat, steps.FACE)
    if _is_at(s, at, steps.EMBARK):
        must(sector == codes.JUMPGATE, "takes the steps of the Jumpgate elsewhere")
        every = (
            schema.COLONIST_SERVICE | schema.LEVEL_SERVICE | schema.INCOME_SERVICE | schema.DISCARD_SERVICE
        )
        return _check_stop(s, at, seat, every, schema.AT_JUMPGATE)
    if _is_at(s, at, steps.ABOARD):
        return _check_aboard(s, at, seat)
    if _is_at(s, at, steps.CRASH) or _is_at(s, at, steps.WRECK):
        return _expect(s, at, s.agenda[at], seat, codes.NONE)
    return _check_event(s, at, seat)


def _check_fight(s: CosmicState, at: i64, seat: i64) -> i64:
    """Check phase 2: movement, the fight, and its consequences."""
    if _is_at(s, at, steps.FIGHT):
        return _allow(s, _expect(s, at, steps.FIGHT, seat, codes.NONE), steps.MOVE, seat, codes.NONE)
    if not _is_at(s, at, steps.OUTCOME):
        must(at < len(s.agenda), "stops where nobody is asked")
        winner = within(s.agenda[at + 1], 0, s.seats - 1)
        effects = _triggered(s, tables.FIGHT_WON)
        last = _check_effects(s, at, winner, effects)
        if _is_at(s, last, steps.CRASH) or _is_at(s, last, steps.WRECK):
            return _expect(s, last, s.agenda[last], within(s.agenda[last + 1], 0, s.seats - 1), codes.NONE)
        return _check_list(s, at, winner, effects)
    return _check_combat(
        s, _expect(s, at, steps.OUTCOME, seat, codes.NONE), seat, within(s.rival, 0, s.seats - 1)
    )


def _check_combat(s: CosmicState, at: i64, seat: i64, rival: i64) -> i64:
    """Check the attacker's die, the defender's, then the re-rolls, the attacker's first."""
    at = _check_reroll(s, at, rival, steps.DEFENCE)
    at = _check_reroll(s, at, seat, steps.ATTACK)
    below = s.agenda[at - 1]
    if _is_at(s, at, steps.DEFENCE) and s.agenda[at + 2] == codes.NONE:
        return _allow(s, _expect(s, at, steps.DEFENCE, rival, codes.NONE), steps.ATTACK, seat, codes.NONE)
    if _is_at(s, at, steps.ATTACK) and below != steps.ATTACK:
        return _expect(s, at, steps.ATTACK, seat, AGAIN)
    if _is_at(s, at, steps.DEFENCE) and below == codes.NONE:
        return _expect(s, at, steps.DEFENCE, rival, AGAIN)
    return at


def _check_reroll(s: CosmicState, at: i64, seat: i64, step: i64) -> i64:
    """Check an offered re-roll: the talent must have a use left."""
    if not _is_at(s, at, steps.REROLL) or s.agenda[at + 2] != step:
        return at
    row = (
        (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
    ) * schema.DICE_COUNT
    must(
        s.get(seat, columns.USED + die_of(step)) < permanent_effects.REROLLS[row + die_of(step)],
        "has a re-roll too many",
    )
    return _expect(s, at, steps.REROLL, seat, step)


def _check_effects(s: CosmicState, at: i64, actor: i64, effects: vec[i64]) -> i64:
    """Check the effects of a list that are still to come, from the last one on; there may be fewer."""
    for back in range(len(effects)):
        at = _allow(s, at, steps.EFFECT, actor, effects[len(effects) - 1 - back])
    return at


def _check_list(s: CosmicState, at: i64, actor: i64, effects: vec[i64]) -> i64:
    """Check the effects of a list that are still to come, and the steps of the one before them."""
    left = len(effects) - 1
    while left >= 0 and _is_at(s, at, steps.EFFECT):
        at = _expect(s, at, steps.EFFECT, actor, effects[left])
        left -= 1
    if left >= 0 and at < len(s.agenda):
        return _check_effect(s, at, actor, effects[left])
    return at


def _check_effect(s: CosmicState, at: i64, actor: i64, effect: i64) -> i64:
    """Check the steps that an effect has put on the agenda."""
    asks = EFFECTS[tables.EFFECT_KIND[effect]].asks
    if asks == steps.ABOARD:
        return _check_aboard(s, at, actor)
    if asks == steps.EVENT:
        return _check_event(s, at, actor)
    if asks == steps.CRASH:
        return _check_crashes(s, at)
    if asks == steps.JETTISON:
        return _check_seats(s, at, steps.JETTISON, tables.EFFECT_N[effect])
    if asks == steps.LEVEL:
        return _check_seats(s, at, steps.LEVEL, codes.NONE)
    must(tables.EFFECT_PICK[effect] > 0, "has a step out of its phase")
    return _expect(s, at, steps.PICK, actor, effect)


def _check_aboard(s: CosmicState, at: i64, actor: i64) -> i64:
    """Check that colonists of the reserve may go aboard."""
    number = within(s.step_argument(), 1, constants.COLONISTS_EACH)
    within(s.get(actor, columns.RESERVE), number, constants.COLONISTS_EACH)
    return _expect(s, at, steps.ABOARD, actor, number)


def _check_event(s: CosmicState, at: i64, actor: i64) -> i64:
    """Check that an event card is drawn or being resolved; no card draws another."""
    if not _is_at(s, at, steps.SPAWN):
        return _expect(s, at, steps.EVENT, actor, codes.NONE)
    card = within(s.agenda[at + 2], 0, tables.CARD_COUNT - 1)
    return _check_list(s, _expect(s, at, steps.SPAWN, actor, card), actor, tables.CARD_EFFECTS[card])


def _check_crashes(s: CosmicState, at: i64) -> i64:
    """Check ships that are to crash-land, and one that is being unloaded."""
    at = _check_seats(s, at, steps.CRASH, codes.NONE)
    if _is_at(s, at, steps.WRECK):
        at = _expect(s, at, steps.WRECK, within(s.agenda[at + 1], 0, s.seats - 1), codes.NONE)
    return at


def _check_seats(s: CosmicState, at: i64, step: i64, argument: i64) -> i64:
    """Check a step for one or more seats, each once; the one on top may be done in part."""
    while _is_at(s, at, step):
        seat = within(s.agenda[at + 1], 0, s.seats - 1)
        within(s.waits(step, seat), 1, 1)
        if at + FRAME == len(s.agenda) and argument > 1:
            within(s.agenda[at + 2], 1, argument)
            return at + FRAME
        at = _expect(s, at, step, seat, argument)
    return at
