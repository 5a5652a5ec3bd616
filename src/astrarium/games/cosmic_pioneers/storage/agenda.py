"""What may wait on the agenda of a stored position.

The agenda is read from its bottom to the step on top: the private functions take the place where a group of
steps begins, and tell where the group ends.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.cosmic_pioneers.components.constants import (
    COLONISTS_EACH,
    COLOUR_COUNT,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import (
    COMMANDER_ROOM,
    MOST_ROUNDS,
    OFFERED,
    REROLLS,
    SERVICES_AT,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    AT_JUMPGATE,
    AT_STATION,
    COLONIST_SERVICE,
    CRASH,
    DICE_COUNT,
    DISCARD_SERVICE,
    DRAW_EVENT,
    GAIN_COLONISTS,
    INCOME_SERVICE,
    JETTISON,
    LEVEL_SERVICE,
    RAISE_LEVEL,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    CARD_COUNT,
    CARD_EFFECTS,
    EFFECT_KIND,
    EFFECT_N,
    EFFECT_PICK,
    FIGHT_WON,
    HAS_STATION,
    MOMENT_COUNT,
    ROUND_END,
    ROUND_START,
    SETUP_EFFECTS,
    TRIGGER_ROUNDS,
    TRIGGERED,
)
from astrarium.games.cosmic_pioneers.rules.rerolling import die_of
from astrarium.games.cosmic_pioneers.rules.setup import DRAWN_SPECIES, LAY_PLACES, species_drawn
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    ADVENTURE_STEP,
    ATTACK_STEP,
    BOMB_STEP,
    BUY_STEP,
    COMMANDER,
    COMMANDER_STEP,
    COUNT_STEP,
    CRASH_STEP,
    DEFENCE_STEP,
    DEPLOY_STEP,
    DISCARD_STEP,
    EFFECT_STEP,
    EMBARK_STEP,
    END_STEP,
    EVENT_STEP,
    FACE_STEP,
    FIGHT_STEP,
    FIRST_CHANCE_STEP,
    FIRST_GOODS,
    FIRST_STEP,
    HEXES_STEP,
    HIT_STEP,
    INCOME_STEP,
    JETTISON_STEP,
    JUMPGATE,
    LAY_STEP,
    LEVEL_STEP,
    MOVE_STEP,
    NONE,
    OUTCOME_STEP,
    PICK_STEP,
    PLANET_STEP,
    RAISE_STEP,
    REROLL_STEP,
    RESERVE,
    RESULT_STEP,
    SCENARIO_STEP,
    SHIP,
    SHIPS_STEP,
    SLOT_STEP,
    SPAWN_STEP,
    SPECIES_STEP,
    START_STEP,
    STATION,
    TARGET_STEP,
    TRANSFER_STEP,
    TURN_STEP,
    USED,
    VICTIM_STEP,
    WRECK_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import STOP_COUNT, STOP_ROOM

AGAIN: Final[i64] = 1  # the argument of a die that is rolled again


def spawning(s: CosmicState) -> i64:
    """The event card that is being resolved, NONE without one."""
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == SPAWN_STEP:
            return s.agenda[at + 2]
    return NONE


def check_agenda(s: CosmicState) -> None:
    """The steps are such as come about, in an order in which they come about; one that asks is on top."""
    end = len(s.agenda)
    if end == 0:
        within(s.round, 1, MOST_ROUNDS)
        within(s.turn, NONE, NONE)
        return
    must(s.step() >= FIRST_CHANCE_STEP, "stops where nobody is asked")
    bottom = s.agenda[0]
    if bottom == END_STEP:
        within(s.round, 1, MOST_ROUNDS)
        last = _check_round(s, _expect(s, 0, END_STEP, s.first, NONE))
    else:
        within(s.round, 0, 0)
        within(s.turn, NONE, NONE)
        last = _check_setup(s, bottom)
    must(last == end, "has a step out of its phase")


def _is_at(s: CosmicState, at: i64, step: i64) -> bool:
    """Whether a step stands at a place of the agenda."""
    return at < len(s.agenda) and s.agenda[at] == step


def _expect(s: CosmicState, at: i64, step: i64, seat: i64, argument: i64) -> i64:
    """Exactly this step stands here."""
    must(_is_at(s, at, step), "has steps in an order that does not come about")
    within(s.agenda[at + 1], seat, seat)
    within(s.agenda[at + 2], argument, argument)
    return at + FRAME


def _allow(s: CosmicState, at: i64, step: i64, seat: i64, argument: i64) -> i64:
    """This step may stand here."""
    if _is_at(s, at, step):
        return _expect(s, at, step, seat, argument)
    return at


def _seat(s: CosmicState, place: i64) -> i64:
    """The seat at a place in turn order."""
    return (s.first + place) % s.seats


def _check_setup(s: CosmicState, bottom: i64) -> i64:
    """From what comes last in a part of the set-up back to its beginning."""
    if bottom == FIRST_STEP:
        return _expect(s, 0, FIRST_STEP, NONE, NONE)
    if bottom == HEXES_STEP:
        return _check_choosing(s, _expect(s, 0, HEXES_STEP, NONE, NONE))
    if bottom == SHIPS_STEP:
        return _check_laying(s, _expect(s, 0, SHIPS_STEP, NONE, NONE))
    return _check_list(s, _expect(s, 0, START_STEP, NONE, NONE), s.first, SETUP_EFFECTS[s.scenario])


def _check_choosing(s: CosmicState, at: i64) -> i64:
    """Commanders, then free levels, then the draws."""
    if s.scenario == NONE:
        at = _expect(s, at, SCENARIO_STEP, NONE, NONE)
    for _ in range(DRAWN_SPECIES - species_drawn(s)):
        at = _expect(s, at, SPECIES_STEP, NONE, NONE)
    at = _check_everybody(s, at, LEVEL_STEP)
    if _is_at(s, at, COMMANDER_STEP):
        within(s.waits(LEVEL_STEP, ANY_SEAT), s.seats, s.seats)
    return _check_everybody(s, at, COMMANDER_STEP)


def _check_everybody(s: CosmicState, at: i64, step: i64) -> i64:
    """A step for each seat in turn order, those that come first having taken theirs."""
    for back in range(s.seats):
        at = _allow(s, at, step, _seat(s, s.seats - 1 - back), NONE)
    return at


def _check_laying(s: CosmicState, at: i64) -> i64:
    """Planets are drawn, then laid, the last player first."""
    places = LAY_PLACES - HAS_STATION[s.scenario]
    laid = places
    for back in range(places):
        if _is_at(s, at, LAY_STEP):
            turns = places - 1 - back
            at = _expect(s, at, LAY_STEP, _seat(s, s.seats - 1 - turns % s.seats), NONE)
            laid -= 1
    for back in range(COLOUR_COUNT):
        while _is_at(s, at, PLANET_STEP) and s.agenda[at + 2] == COLOUR_COUNT - 1 - back:
            within(laid, 0, 0)
            at = _expect(s, at, PLANET_STEP, NONE, COLOUR_COUNT - 1 - back)
    return at


def _triggered(s: CosmicState, moment: i64) -> vec[i64]:
    """What the scenario does at a moment of this round."""
    row = s.scenario * MOMENT_COUNT + moment
    found = vec[i64](capacity=4)
    for number in range(len(TRIGGERED[row])):
        if TRIGGER_ROUNDS[row][number] & BITS[s.round] != 0:
            found = append(found, TRIGGERED[row][number])
    return found


def _check_round(s: CosmicState, at: i64) -> i64:
    """From the end of the round back to its beginning."""
    if s.waits(TURN_STEP, ANY_SEAT) < s.seats:
        within(s.turn, 0, s.seats - 1)
        if (
            s.waits(BOMB_STEP, ANY_SEAT) + s.waits(TARGET_STEP, ANY_SEAT) + s.waits(VICTIM_STEP, ANY_SEAT)
            == 0
        ):
            return _check_list(s, at, s.first, _triggered(s, ROUND_END))
    at = _check_effects(s, at, s.first, _triggered(s, ROUND_END))
    at = _check_everybody(s, at, TURN_STEP)
    if s.waits(TURN_STEP, ANY_SEAT) < s.seats:
        return _check_turn(s, at, s.turn)
    within(s.turn, NONE, NONE)
    effects = _triggered(s, ROUND_START)
    last = _check_effects(s, at, s.first, effects)
    if _is_at(s, last, EVENT_STEP) or _is_at(s, last, SPAWN_STEP):
        return _check_event(s, last, s.first)
    return _check_list(s, at, s.first, effects)


def _check_turn(s: CosmicState, at: i64, seat: i64) -> i64:
    """From phase 5 back to phase 2."""
    if _is_at(s, at, VICTIM_STEP):
        return _expect(s, at, VICTIM_STEP, seat, NONE)
    if _is_at(s, at, TARGET_STEP):
        return _check_bombing(s, _expect(s, at, TARGET_STEP, seat, NONE), seat)
    at = _expect(s, at, BOMB_STEP, seat, NONE)
    if at == len(s.agenda):
        return at
    if not _is_at(s, at, DEPLOY_STEP):
        return _check_deployment(s, at, seat)
    at = _expect(s, at, DEPLOY_STEP, seat, NONE)
    if _is_at(s, at, ADVENTURE_STEP):
        return _check_fight(s, _expect(s, at, ADVENTURE_STEP, seat, NONE), seat)
    return _check_adventure(s, at, seat)


def _check_dice(s: CosmicState, at: i64, seat: i64, step: i64) -> i64:
    """A die that is rolled, or may be rolled again, or is."""
    last = _check_reroll(s, at, seat, step)
    if last == at and _is_at(s, at, step) and s.agenda[at + 2] == AGAIN:
        return _expect(s, at, step, seat, AGAIN)
    return _allow(s, last, step, seat, NONE)


def _check_bombing(s: CosmicState, at: i64, seat: i64) -> i64:
    """Phase 5: the Hit Die, then the number."""
    at = _check_dice(s, at, seat, COUNT_STEP)
    return _check_dice(s, at, seat, HIT_STEP)


def _check_deployment(s: CosmicState, at: i64, seat: i64) -> i64:
    """Loading and unloading; under them what is served on the Trade Station."""
    sector = s.sector[s.get(seat, SHIP)]
    if sector == STATION:
        services = SERVICES_AT[s.scenario + 1]
        at = _check_stop(s, at, seat, services, AT_STATION)
    else:
        must(sector >= 0, "unloads a ship where no planet is")
    if at == len(s.agenda):
        return at
    at = _expect(s, at, TRANSFER_STEP, seat, NONE)
    if at < len(s.agenda):
        at = _expect(s, at, SLOT_STEP, seat, within(s.agenda[at + 2], 0, FIRST_GOODS - 1))
    return at


def _check_stop(s: CosmicState, at: i64, seat: i64, services: i64, stop: i64) -> i64:
    """The steps of the Jumpgate that are served at a stop, from the last one on."""
    if services & COLONIST_SERVICE != 0:
        at = _expect(s, at, EMBARK_STEP, seat, NONE)
    offered = OFFERED[(s.scenario + 1) * STOP_COUNT + stop]
    if offered > 0 and _is_at(s, at, BUY_STEP):
        taken = stop * STOP_ROOM + offered
        if at + FRAME == len(s.agenda):
            taken = within(s.agenda[at + 2], stop * STOP_ROOM + 1, taken)
        at = _expect(s, at, BUY_STEP, seat, taken)
    if services & LEVEL_SERVICE != 0:
        at = _allow(s, at, RAISE_STEP, seat, NONE)
    if services & INCOME_SERVICE != 0:
        at = _allow(s, at, INCOME_STEP, seat, NONE)
    if services & DISCARD_SERVICE != 0:
        at = _allow(s, at, DISCARD_STEP, seat, NONE)
    return at


def _check_adventure(s: CosmicState, at: i64, seat: i64) -> i64:
    """Phase 3: the die, what it brought, or the steps of the Jumpgate."""
    sector = s.sector[s.get(seat, SHIP)]
    if _is_at(s, at, RESULT_STEP):
        must(sector >= 0, "has an adventure where no planet is")
        return _check_dice(s, _expect(s, at, RESULT_STEP, seat, NONE), seat, FACE_STEP)
    if _is_at(s, at, EMBARK_STEP):
        must(sector == JUMPGATE, "takes the steps of the Jumpgate elsewhere")
        every = COLONIST_SERVICE | LEVEL_SERVICE | INCOME_SERVICE | DISCARD_SERVICE
        return _check_stop(s, at, seat, every, AT_JUMPGATE)
    if _is_at(s, at, ABOARD_STEP):
        return _check_aboard(s, at, seat)
    if _is_at(s, at, CRASH_STEP) or _is_at(s, at, WRECK_STEP):
        return _expect(s, at, s.agenda[at], seat, NONE)
    return _check_event(s, at, seat)


def _check_fight(s: CosmicState, at: i64, seat: i64) -> i64:
    """Phase 2: movement, the fight, and what it leads to."""
    if _is_at(s, at, FIGHT_STEP):
        return _allow(s, _expect(s, at, FIGHT_STEP, seat, NONE), MOVE_STEP, seat, NONE)
    if not _is_at(s, at, OUTCOME_STEP):
        must(at < len(s.agenda), "stops where nobody is asked")
        winner = within(s.agenda[at + 1], 0, s.seats - 1)
        effects = _triggered(s, FIGHT_WON)
        last = _check_effects(s, at, winner, effects)
        if _is_at(s, last, CRASH_STEP) or _is_at(s, last, WRECK_STEP):
            return _expect(s, last, s.agenda[last], within(s.agenda[last + 1], 0, s.seats - 1), NONE)
        return _check_list(s, at, winner, effects)
    return _check_combat(s, _expect(s, at, OUTCOME_STEP, seat, NONE), seat, within(s.rival, 0, s.seats - 1))


def _check_combat(s: CosmicState, at: i64, seat: i64, rival: i64) -> i64:
    """The attacker's die, the defender's, then the re-rolls, the attacker's first."""
    at = _check_reroll(s, at, rival, DEFENCE_STEP)
    at = _check_reroll(s, at, seat, ATTACK_STEP)
    below = s.agenda[at - 1]
    if _is_at(s, at, DEFENCE_STEP) and s.agenda[at + 2] == NONE:
        return _allow(s, _expect(s, at, DEFENCE_STEP, rival, NONE), ATTACK_STEP, seat, NONE)
    if _is_at(s, at, ATTACK_STEP) and below != ATTACK_STEP:
        return _expect(s, at, ATTACK_STEP, seat, AGAIN)
    if _is_at(s, at, DEFENCE_STEP) and below == NONE:
        return _expect(s, at, DEFENCE_STEP, rival, AGAIN)
    return at


def _check_reroll(s: CosmicState, at: i64, seat: i64, step: i64) -> i64:
    """A seat may roll a die again, if its talent has a use left."""
    if not _is_at(s, at, REROLL_STEP) or s.agenda[at + 2] != step:
        return at
    row = ((s.scenario + 1) * COMMANDER_ROOM + s.get(seat, COMMANDER) + 1) * DICE_COUNT
    must(s.get(seat, USED + die_of(step)) < REROLLS[row + die_of(step)], "has a re-roll too many")
    return _expect(s, at, REROLL_STEP, seat, step)


def _check_effects(s: CosmicState, at: i64, actor: i64, effects: vec[i64]) -> i64:
    """Effects of a list that are all still to come, from the last one on; there may be fewer."""
    for back in range(len(effects)):
        at = _allow(s, at, EFFECT_STEP, actor, effects[len(effects) - 1 - back])
    return at


def _check_list(s: CosmicState, at: i64, actor: i64, effects: vec[i64]) -> i64:
    """The effects of a list that are still to come, and what the one before them has set off."""
    left = len(effects) - 1
    while left >= 0 and _is_at(s, at, EFFECT_STEP):
        at = _expect(s, at, EFFECT_STEP, actor, effects[left])
        left -= 1
    if left >= 0 and at < len(s.agenda):
        return _check_effect(s, at, actor, effects[left])
    return at


def _check_effect(s: CosmicState, at: i64, actor: i64, effect: i64) -> i64:
    """What an effect has set off."""
    kind = EFFECT_KIND[effect]
    if kind == GAIN_COLONISTS:
        return _check_aboard(s, at, actor)
    if kind == DRAW_EVENT:
        return _check_event(s, at, actor)
    if kind == CRASH:
        return _check_crashes(s, at)
    if kind == JETTISON:
        return _check_seats(s, at, JETTISON_STEP, EFFECT_N[effect])
    if kind == RAISE_LEVEL:
        return _check_seats(s, at, LEVEL_STEP, NONE)
    must(EFFECT_PICK[effect] > 0, "has a step out of its phase")
    return _expect(s, at, PICK_STEP, actor, effect)


def _check_aboard(s: CosmicState, at: i64, actor: i64) -> i64:
    """Colonists of the reserve may go aboard."""
    number = within(s.step_argument(), 1, COLONISTS_EACH)
    within(s.get(actor, RESERVE), number, COLONISTS_EACH)
    return _expect(s, at, ABOARD_STEP, actor, number)


def _check_event(s: CosmicState, at: i64, actor: i64) -> i64:
    """An event card is drawn, or being resolved; no card draws another."""
    if not _is_at(s, at, SPAWN_STEP):
        return _expect(s, at, EVENT_STEP, actor, NONE)
    card = within(s.agenda[at + 2], 0, CARD_COUNT - 1)
    return _check_list(s, _expect(s, at, SPAWN_STEP, actor, card), actor, CARD_EFFECTS[card])


def _check_crashes(s: CosmicState, at: i64) -> i64:
    """Ships that are to crash-land, and one that is being unloaded."""
    at = _check_seats(s, at, CRASH_STEP, NONE)
    if _is_at(s, at, WRECK_STEP):
        at = _expect(s, at, WRECK_STEP, within(s.agenda[at + 1], 0, s.seats - 1), NONE)
    return at


def _check_seats(s: CosmicState, at: i64, step: i64, argument: i64) -> i64:
    """A step for some seats, each once; of what the one on top is to do, a part may be done."""
    while _is_at(s, at, step):
        seat = within(s.agenda[at + 1], 0, s.seats - 1)
        within(s.waits(step, seat), 1, 1)
        if at + FRAME == len(s.agenda) and argument > 1:
            within(s.agenda[at + 2], 1, argument)
            return at + FRAME
        at = _expect(s, at, step, seat, argument)
    return at
