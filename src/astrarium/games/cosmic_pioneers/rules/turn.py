"""What the step on top of the agenda asks of whom, and what each action does.

A decision with a single option is carried out without asking; chance is always asked. C-GAP-59
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.state import CHANCE, NOTHING, OVER
from astrarium.games.cosmic_pioneers.components.constants import (
    FACES,
    HIT_ODDS,
)
from astrarium.games.cosmic_pioneers.rules.actions import (
    ABOARD_KIND,
    BOMB_KIND,
    BUY_KIND,
    COMMANDER_KIND,
    CRASH_KIND,
    DISCARD_KIND,
    EMBARK_KIND,
    EVENT_KIND,
    FIGHT_KIND,
    FIRST_KIND,
    HIT,
    HIT_KIND,
    JETTISON_KIND,
    KIND_OF,
    LAND_KIND,
    LAY_KIND,
    LOAD_KIND,
    MOVE_KIND,
    PASS_KIND,
    PICK_KIND,
    PLANET_KIND,
    RAISE_KIND,
    REROLL_KIND,
    ROLL,
    ROLL_KIND,
    SCENARIO_KIND,
    SLOT_1,
    SLOT_2,
    SLOT_KIND,
    SPECIES_KIND,
    TAKE_KIND,
    TARGET_KIND,
    UNLOAD_KIND,
    VICTIM_KIND,
)
from astrarium.games.cosmic_pioneers.rules.adventuring import (
    begin_adventure,
    do_aboard,
    legal_aboard,
    resolve_adventure,
)
from astrarium.games.cosmic_pioneers.rules.blocks import FIGURE_BLOCKS, TABLE_BLOCK
from astrarium.games.cosmic_pioneers.rules.bombing import (
    do_bomb,
    do_target,
    do_victim,
    kill_in_order,
    legal_bomb,
    legal_target,
    legal_victim,
)
from astrarium.games.cosmic_pioneers.rules.crashing import (
    crash_on_the_spot,
    do_crash,
    do_land,
    finish_crash,
    legal_crash,
    legal_land,
)
from astrarium.games.cosmic_pioneers.rules.deploying import (
    begin_deployment,
    do_load,
    do_slot,
    do_take,
    do_unload,
    legal_slot,
    legal_transfer,
)
from astrarium.games.cosmic_pioneers.rules.effects import (
    carry_out,
    do_pick,
    legal_pick,
)
from astrarium.games.cosmic_pioneers.rules.events import (
    cards_left,
    do_event,
    event_odds,
    event_outcomes,
    shuffle_discards,
    spawn,
)
from astrarium.games.cosmic_pioneers.rules.fighting import decide_fight, do_fight, legal_fight
from astrarium.games.cosmic_pioneers.rules.jettisoning import do_jettison, legal_jettison
from astrarium.games.cosmic_pioneers.rules.moving import do_move, legal_move
from astrarium.games.cosmic_pioneers.rules.rerolling import REROLL_MOVES, do_reroll
from astrarium.games.cosmic_pioneers.rules.rounds import begin_round, begin_turn, end_round
from astrarium.games.cosmic_pioneers.rules.setup import (
    do_first,
    do_lay,
    firsts,
    give_start,
    lay_first_hexes,
    legal_commander,
    legal_lay,
    place_ships,
    planets_left,
    scenarios,
    species_left,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    ADVENTURE_STEP,
    BOMB_STEP,
    BUY_STEP,
    COMMANDER,
    CRASH_STEP,
    DEFENCE_STEP,
    DEPLOY_STEP,
    DISCARD_STEP,
    EFFECT_STEP,
    EMBARK_STEP,
    END_STEP,
    EVENT_STEP,
    FIGHT_STEP,
    FIRST_CHANCE_STEP,
    FIRST_DECISION_STEP,
    FIRST_STEP,
    HEXES_STEP,
    HIT_STEP,
    INCOME_STEP,
    JETTISON_STEP,
    LAY_STEP,
    LEVEL_STEP,
    MOVE_STEP,
    NONE,
    OUTCOME_STEP,
    PICK_STEP,
    PLANET_STEP,
    RAISE_STEP,
    REROLL_STEP,
    RESULT_STEP,
    ROUND_STEP,
    SCENARIO_STEP,
    SHIPS_STEP,
    SLOT_STEP,
    SPAWN_STEP,
    SPECIES_STEP,
    START_STEP,
    TARGET_STEP,
    TRANSFER_STEP,
    TURN_STEP,
    VICTIM_STEP,
    WRECK_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import (
    do_buy,
    do_discard,
    do_level,
    do_raise,
    embark,
    legal_buy,
    legal_discard,
    legal_embark,
    legal_level,
    legal_raise,
    take_income,
)

ROLLS: Final = vec[i64]([ROLL + face for face in range(FACES)])
ROLL_ODDS: Final = vec[i64]([1] * FACES)
HITS: Final = vec[i64]([HIT, HIT + 1])
EVEN_ODDS: Final = [vec[i64]([1] * count) for count in range(32)]


def settle(s: CosmicState) -> None:
    """Carry on until somebody has to decide, chance has to act, or the game is over."""
    while not _is_asked(s):
        pass


def _is_asked(s: CosmicState) -> bool:
    """Whether the step on top asks somebody; if not, it has been carried out."""
    step = s.step()
    if step >= FIRST_DECISION_STEP:
        return _ask_seat(s, step, s.step_seat())
    if step >= FIRST_CHANCE_STEP:
        _ask_chance(s, step)
        return True
    if step == NONE:
        s.ask(OVER, NOTHING, NOTHING)
        return True
    _carry_on(s, step, s.step_seat())
    return False


def _ask_seat(s: CosmicState, step: i64, seat: i64) -> bool:
    """C-GAP-59: asked only if there is something to choose."""
    found = _options(s, step, seat)
    if len(found) > 1:
        s.ask(seat, found, NOTHING)
        return True
    if len(found) == 1:
        perform(s, found[0])
    else:
        _skip(s, step, seat)
    return False


def _carry_on(s: CosmicState, step: i64, seat: i64) -> None:
    """Carry out a step that asks nobody."""
    if step == EFFECT_STEP:
        carry_out(s, seat, s.step_argument())
    elif step == ADVENTURE_STEP:
        begin_adventure(s, seat)
    elif step == RESULT_STEP:
        resolve_adventure(s, seat)
    elif step == DEPLOY_STEP:
        begin_deployment(s, seat)
    elif step == TURN_STEP:
        begin_turn(s, seat)
    elif step == SPAWN_STEP:
        spawn(s, s.step_argument())
    elif step == OUTCOME_STEP:
        decide_fight(s, seat)
    elif step == INCOME_STEP:
        take_income(s, seat)
    else:
        _carry_on_round(s, step)


def _carry_on_round(s: CosmicState, step: i64) -> None:
    if step == ROUND_STEP:
        begin_round(s)
    elif step == END_STEP:
        end_round(s)
    elif step == HEXES_STEP:
        lay_first_hexes(s)
    elif step == SHIPS_STEP:
        place_ships(s)
    elif step == START_STEP:
        give_start(s)


def _ask_chance(s: CosmicState, step: i64) -> None:
    """Chance acts, even with a single outcome. C-GAP-59"""
    if step == EVENT_STEP:
        if cards_left(s) == 0:
            shuffle_discards(s)
        s.ask(CHANCE, event_outcomes(s), event_odds(s))
    elif step == HIT_STEP:
        s.ask(CHANCE, HITS, HIT_ODDS)
    elif step == FIRST_STEP:
        _ask_evenly(s, firsts(s))
    elif step == SPECIES_STEP:
        _ask_evenly(s, species_left(s))
    elif step == SCENARIO_STEP:
        _ask_evenly(s, scenarios())
    elif step == PLANET_STEP:
        _ask_evenly(s, planets_left(s, s.step_argument()))
    else:
        s.ask(CHANCE, ROLLS, ROLL_ODDS)


def _ask_evenly(s: CosmicState, outcomes: vec[i64]) -> None:
    s.ask(CHANCE, outcomes, EVEN_ODDS[len(outcomes)])


def _options(s: CosmicState, step: i64, seat: i64) -> vec[i64]:
    """What a seat can choose in a step, ascending."""
    if step == MOVE_STEP:
        return legal_move(s, seat)
    if step == FIGHT_STEP:
        return legal_fight(s, seat)
    if step == TRANSFER_STEP:
        return legal_transfer(s, seat)
    if step == BOMB_STEP:
        return legal_bomb(s, seat)
    if step == DISCARD_STEP:
        return legal_discard(s, seat)
    if step == RAISE_STEP:
        return legal_raise(s, seat)
    if step == EMBARK_STEP:
        return legal_embark(s, seat)
    if step == CRASH_STEP:
        return legal_crash(s, seat)
    if step == WRECK_STEP:
        return legal_land(s, seat)
    if step == ABOARD_STEP:
        return legal_aboard(s, seat)
    return _rarer_options(s, step, seat)


def _rarer_options(s: CosmicState, step: i64, seat: i64) -> vec[i64]:
    if step == LAY_STEP:
        return legal_lay(s)
    if step == SLOT_STEP:
        return legal_slot(s, seat)
    if step == VICTIM_STEP:
        return legal_victim(s, seat)
    if step == TARGET_STEP:
        return legal_target(s, seat)
    if step == BUY_STEP:
        return legal_buy(s, seat)
    if step == JETTISON_STEP:
        return legal_jettison(s, seat)
    if step == PICK_STEP:
        return legal_pick(s, s.step_argument())
    if step == REROLL_STEP:
        return REROLL_MOVES
    if step == LEVEL_STEP:
        return legal_level(s, seat)
    return legal_commander(s)


def _skip(s: CosmicState, step: i64, seat: i64) -> None:
    """Nothing can be chosen in this step: what happens instead."""
    if step == CRASH_STEP:
        crash_on_the_spot(s, seat)
    elif step == WRECK_STEP:
        finish_crash(s, seat)
    elif step == VICTIM_STEP:
        kill_in_order(s, seat)
    else:
        s.drop()


def perform(s: CosmicState, action: i64) -> None:
    """Do what a legal action says; what follows from it is on the agenda."""
    kind = KIND_OF[action]
    seat = s.step_seat()
    first = SLOT_1[action]
    if kind == PASS_KIND:
        _do_pass(s)
    elif kind == MOVE_KIND:
        do_move(s, seat, first)
    elif kind == ROLL_KIND:
        _do_roll(s, first + 1)
    elif kind == LOAD_KIND:
        do_load(s, seat, first)
    elif kind == UNLOAD_KIND:
        do_unload(s, seat, first)
    elif kind == EVENT_KIND:
        do_event(s, seat, first)
    elif kind == LAY_KIND:
        do_lay(s, first, SLOT_2[action])
    elif kind == FIGHT_KIND:
        do_fight(s, seat, first)
    elif kind == RAISE_KIND:
        _do_raise(s, seat, first, SLOT_2[action] + 1)
    else:
        _perform_rarer(s, kind, seat, first)


def _perform_rarer(s: CosmicState, kind: i64, seat: i64, first: i64) -> None:
    if kind == CRASH_KIND:
        do_crash(s, seat, first)
    elif kind == LAND_KIND:
        do_land(s, seat, first)
    elif kind == BOMB_KIND:
        do_bomb(s, seat)
    elif kind == HIT_KIND:
        s.drop()
        s.target = first
    elif kind == EMBARK_KIND:
        s.drop()
        embark(s, seat, first + 1)
    elif kind == TAKE_KIND:
        do_take(s, seat, first)
    elif kind == DISCARD_KIND:
        do_discard(s, seat, first)
    elif kind == SLOT_KIND:
        do_slot(s, seat, first)
    elif kind == TARGET_KIND:
        do_target(s, first)
    elif kind == VICTIM_KIND:
        do_victim(s, seat, first)
    else:
        _perform_rarest(s, kind, seat, first)


def _perform_rarest(s: CosmicState, kind: i64, seat: i64, first: i64) -> None:
    if kind == ABOARD_KIND:
        do_aboard(s, seat, first + 1)
    elif kind == BUY_KIND:
        do_buy(s, seat, first)
    elif kind == JETTISON_KIND:
        do_jettison(s, seat, first)
    elif kind == PICK_KIND:
        do_pick(s, s.step_argument(), first)
    elif kind == REROLL_KIND:
        do_reroll(s, seat)
    else:
        _perform_setup(s, kind, seat, first)


def _perform_setup(s: CosmicState, kind: i64, seat: i64, first: i64) -> None:
    if kind == FIRST_KIND:
        do_first(s, first)
        return
    s.drop()
    if kind == COMMANDER_KIND:
        s.put(seat, COMMANDER, first)
    elif kind == SPECIES_KIND:
        s.species += BITS[first]
        s.changed |= TABLE_BLOCK
    elif kind == SCENARIO_KIND:
        s.scenario = first
        s.changed |= FIGURE_BLOCKS
    elif kind == PLANET_KIND:
        s.pool += BITS[first]
        s.changed |= TABLE_BLOCK


def _do_pass(s: CosmicState) -> None:
    """Declining, or being done. C-JUMP-01, C-GAP-32"""
    s.drop()
    s.stage = 0
    s.transfer = NONE


def _do_roll(s: CosmicState, value: i64) -> None:
    """A die shows its value. C-COMBAT-04, C-ADV-02, C-BOMB-04"""
    step = s.step()
    s.drop()
    if step == DEFENCE_STEP:
        s.rival_die = value
    else:
        s.die = value


def _do_raise(s: CosmicState, seat: i64, attribute: i64, levels: i64) -> None:
    if s.step() == LEVEL_STEP:
        do_level(s, seat, attribute)
    else:
        do_raise(s, seat, attribute, levels)
