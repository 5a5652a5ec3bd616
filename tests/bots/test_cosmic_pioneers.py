"""Cosmic Pioneers: positions with one clearly best action, and values of the heuristic.

Strings such as "AA.l" are the slots of a planet, in the letters of `settle_row`.
"""

import pytest

from astrarium.bots import parse
from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER
from astrarium.games.cosmic_pioneers.components import permanent_effects, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    draw_card,
    hold,
    lay_goods,
    load,
    phase,
    place_ship,
    row,
    set_level,
    set_own,
    settle_row,
    table,
)
from tests.table import apply

BOTS = ["greedy", "mcts-heuristic:150"]
COMMANDERS = ("okoro", "lindqvist", "amari", "fraser")  # with two seats no talent changes the best action


def choice(bot: str, state: CosmicPosition) -> str:
    """Return the action that `bot` chooses, as text."""
    return GAME.space.text(parse(bot, 1).choose(state))


def finish_phase(name: str, state: CosmicPosition) -> None:
    """Play the turn of the bot `name` up to its bombardment or its end."""
    bot = parse(name, 1)
    seat = state.actor
    while state.actor == seat and state.step() != steps.BOMB:
        state.apply(bot.choose(state))


@pytest.mark.parametrize("bot", BOTS)
def test_all_cargo_is_landed_in_the_last_turn(bot: str) -> None:
    state = table(2, commanders=COMMANDERS, round_number=permanent_effects.MAX_ROUNDS)
    load(state, 0, "colonist", "colonist")
    phase(state, steps.DEPLOY, 0, "r10")
    finish_phase(bot, state)
    assert row(state, "r10") == "AA...."


@pytest.mark.parametrize("bot", BOTS)
def test_a_flag_is_taken(bot: str) -> None:
    """Seat 0 wins only if the colonist aboard lands on r10, the next planet."""
    state = table(2, commanders=COMMANDERS, round_number=permanent_effects.MAX_ROUNDS)
    settle_row(state, "r10", "AAA")
    settle_row(state, "r3", "BB")
    settle_row(state, "r7", "BB")
    settle_row(state, "r4", "BB")
    load(state, 0, "colonist")
    place_ship(state, 0, "r9")
    assert choice(bot, state) == "move r10"


def test_an_empty_ship_returns_to_the_jumpgate_and_is_filled() -> None:
    state = table(2, commanders=COMMANDERS, round_number=4)
    settle_row(state, "r1", "AA")
    place_ship(state, 0, "r1")
    assert choice("greedy", state) == "move r0"
    apply(GAME, state, "move r0")
    assert choice("greedy", state) == "embark 2"


@pytest.mark.parametrize("bot", BOTS)
def test_levels_are_bought_early_and_not_late(bot: str) -> None:
    choices = []
    for round_number in (2, permanent_effects.MAX_ROUNDS):
        state = table(2, commanders=COMMANDERS, round_number=round_number)
        set_own(state, 0, columns.CREDITS, 300)
        phase(state, steps.ADVENTURE, 0, "r0")
        choices.append(choice(bot, state).split()[0])
    assert choices[0] == "raise"
    assert choices[1] != "raise"


@pytest.mark.parametrize("bot", BOTS)
def test_own_planets_are_not_bombed(bot: str) -> None:
    state = table(2, commanders=COMMANDERS, round_number=permanent_effects.MAX_ROUNDS)
    settle_row(state, "r10", "AAAA")
    phase(state, steps.BOMB, 0, "r10")
    assert choice(bot, state) == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_a_rival_flag_is_bombed(bot: str) -> None:
    """A bomb of level 3 always hits colonists."""
    state = table(2, commanders=COMMANDERS, round_number=permanent_effects.MAX_ROUNDS)
    set_level(state, 0, "bombs", 3)
    settle_row(state, "r10", "BBBB")
    phase(state, steps.BOMB, 0, "r10")
    assert choice(bot, state) == "bomb"


@pytest.mark.parametrize("bot", BOTS)
def test_goods_are_delivered(bot: str) -> None:
    """Two deliveries beat two colonists of the rival, but only in the right order."""
    state = table(2, "cross-trade", commanders=COMMANDERS, round_number=permanent_effects.MAX_ROUNDS)
    settle_row(state, "r9", "BB")
    load(state, 0, "red", "blue")
    phase(state, steps.DEPLOY, 0, "r11")
    finish_phase(bot, state)
    assert hold(state, 0) == []
    assert state.get(0, columns.CREDITS) == 600


def test_goods_with_a_buyer_near_by_are_taken_along() -> None:
    state = table(2, "cross-trade", commanders=COMMANDERS, round_number=6)
    lay_goods(state, "r10", "blue")
    phase(state, steps.DEPLOY, 0, "r10")
    assert choice("greedy", state) == "take blue"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bad_roll_is_rerolled_and_a_good_one_kept(bot: str) -> None:
    choices = []
    for face in (2, 6):
        state = table(2, commanders=("amari", "okoro"), round_number=5)
        settle_row(state, "r2", "AA")
        load(state, 0, "colonist")
        phase(state, steps.ADVENTURE, 0, "r2")
        apply(GAME, state, f"roll {face}")
        choices.append(choice(bot, state))
    assert choices == ["reroll", "pass"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_lost_fight_is_rerolled(bot: str) -> None:
    choices = []
    for mine, theirs in ((1, 6), (6, 5)):
        state = table(2, "battle-royale", commanders=("lindqvist", "okoro"), round_number=5)
        place_ship(state, 1, "r10")
        phase(state, steps.FIGHT, 0, "r10")
        apply(GAME, state, f"roll {mine}", f"roll {theirs}")
        if state.actor == 0:
            choices.append(choice(bot, state))
    assert choices == ["reroll", "pass"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_commander_who_chooses_slots_takes_the_green_ones(bot: str) -> None:
    """A plain slot lies between the two green slots, and two colonists are aboard."""
    state = table(2, commanders=("fraser", "okoro"), round_number=permanent_effects.MAX_ROUNDS)
    load(state, 0, "colonist", "colonist")
    phase(state, steps.DEPLOY, 0, "r2")
    finish_phase(bot, state)
    assert row(state, "r2") == "A.A.."


def test_the_heuristic_subtracts_own_pieces_that_a_bomb_will_kill() -> None:
    """The victims are not chosen yet, but all candidates belong to seat 0."""
    state = table(2, commanders=("okoro", "amari"), round_number=6)
    settle_row(state, "r10", "AAAA")
    phase(state, steps.BOMB, 0, "r10")
    before = state.heuristic(0)
    apply(GAME, state, "bomb", "hit colonist")
    assert state.actor == 0
    assert state.heuristic(0) < before - 100


def test_the_first_of_two_planets_picked_is_one_of_the_rival() -> None:
    state = table(2, commanders=COMMANDERS, round_number=6)
    for sector, letters in (("r3", "AAAA.s"), ("r7", "BBB.s"), ("r11", "B......s")):
        settle_row(state, sector, letters)
    draw_card(state, "slime-smother")
    assert choice("greedy", state) == "pick r7"


def test_a_flag_is_worth_more_than_its_colonists() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AA")
    before = state.heuristic(0)
    settle_row(state, "r5", "AAA")
    assert state.heuristic(0) > before + 200


def test_an_alien_on_a_green_slot_lowers_the_heuristic() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AA")
    before = state.heuristic(0)
    settle_row(state, "r5", "AAl")
    assert state.heuristic(0) < before


def test_an_alien_is_better_on_a_plain_slot_than_on_a_green_one() -> None:
    """It could be carried off, but then the green slot would still be empty."""
    state = table(2, commanders=("fraser", "okoro"), round_number=6)
    set_level(state, 0, "cargo", 3)
    settle_row(state, "r5", "AA.l")
    before = state.heuristic(0)
    settle_row(state, "r5", "AAl")
    assert state.heuristic(0) < before


def test_a_rival_that_draws_level_lowers_the_heuristic() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AAAB")
    before = state.heuristic(0)
    settle_row(state, "r5", "AABB")
    assert state.heuristic(0) < before - 200


@pytest.mark.parametrize("scenario", tables.SCENARIOS.names)
def test_at_the_end_the_heuristic_is_the_score(scenario: str) -> None:
    state = table(3, scenario, round_number=permanent_effects.MAX_ROUNDS)
    settle_row(state, "r9", "AAAA")
    settle_row(state, "r5", "BCB")
    set_own(state, 2, columns.CREDITS, 1300)
    phase(state, steps.BOMB, 0, "r9")
    if state.actor == 0:
        apply(GAME, state, "pass")
    assert state.actor == OVER
    assert [state.heuristic(seat) for seat in range(3)] == [points * 100 for points in state.scores()]


def test_cargo_is_not_moved_back_and_forth() -> None:
    transfers = deployments = 0
    for seed in range(3):
        state, dealer, bot = GAME.start(2), Dealer(seed), parse("greedy", seed)
        while state.actor != OVER:
            action = dealer.choose(state) if state.actor == CHANCE else bot.choose(state)
            if GAME.space.text(action).split()[0] in ("load", "take", "unload"):
                assert isinstance(state, CosmicPosition)
                transfers += 1
                deployments += state.stage == 0
            state.apply(action)
    assert deployments > 20
    assert transfers < 4 * deployments
