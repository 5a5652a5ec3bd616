"""Cosmic Pioneers: turns in which the best action is certain, and what the heuristic must know."""

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
    moor,
    phase,
    row,
    set_level,
    set_own,
    settle_row,
    table,
)
from tests.table import tell

THINKERS = ["greedy", "mcts:150"]
PLAIN = ("okoro", "lindqvist", "amari", "fraser")


def answer(text: str, state: CosmicPosition) -> str:
    return GAME.space.text(parse(text, 1).choose(state))


def end_of_phase(text: str, state: CosmicPosition) -> None:
    """Apply the choices of a bot until the bombardment of its turn, or the end of the round."""
    bot = parse(text, 1)
    seat = state.actor
    while state.actor == seat and state.step() != steps.BOMB:
        state.apply(bot.choose(state))


@pytest.mark.parametrize("bot", THINKERS)
def test_everything_is_landed_in_the_last_turn(bot: str) -> None:
    state = table(2, commanders=PLAIN, round_number=permanent_effects.MOST_ROUNDS)
    load(state, 0, "colonist", "colonist")
    phase(state, steps.DEPLOY, 0, "r10")
    end_of_phase(bot, state)
    assert row(state, "r10") == "AA...."


@pytest.mark.parametrize("bot", THINKERS)
def test_a_flag_is_taken(bot: str) -> None:
    """One colonist is missing on the planet ahead, and without it the rival wins."""
    state = table(2, commanders=PLAIN, round_number=permanent_effects.MOST_ROUNDS)
    settle_row(state, "r10", "AAA")
    settle_row(state, "r3", "BB")
    settle_row(state, "r7", "BB")
    settle_row(state, "r4", "BB")
    load(state, 0, "colonist")
    moor(state, 0, "r9")
    assert answer(bot, state) == "move r10"


def test_an_empty_ship_returns_to_the_jumpgate_and_is_filled() -> None:
    state = table(2, commanders=PLAIN, round_number=4)
    settle_row(state, "r1", "AA")
    moor(state, 0, "r1")
    assert answer("greedy", state) == "move r0"
    tell(GAME, state, "move r0")
    assert answer("greedy", state) == "embark 2"


@pytest.mark.parametrize("bot", THINKERS)
def test_levels_are_bought_early_and_not_late(bot: str) -> None:
    answers = []
    for round_number in (2, permanent_effects.MOST_ROUNDS):
        state = table(2, commanders=PLAIN, round_number=round_number)
        set_own(state, 0, columns.CREDITS, 300)
        phase(state, steps.ADVENTURE, 0, "r0")
        answers.append(answer(bot, state).split()[0])
    assert answers[0] == "raise"
    assert answers[1] != "raise"


@pytest.mark.parametrize("bot", THINKERS)
def test_own_planets_are_not_bombed(bot: str) -> None:
    state = table(2, commanders=PLAIN, round_number=permanent_effects.MOST_ROUNDS)
    settle_row(state, "r10", "AAAA")
    phase(state, steps.BOMB, 0, "r10")
    assert answer(bot, state) == "pass"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_rival_flag_is_bombed(bot: str) -> None:
    """Bombs 3: colonists are hit for sure."""
    state = table(2, commanders=PLAIN, round_number=permanent_effects.MOST_ROUNDS)
    set_level(state, 0, "bombs", 3)
    settle_row(state, "r10", "BBBB")
    phase(state, steps.BOMB, 0, "r10")
    assert answer(bot, state) == "bomb"


@pytest.mark.parametrize("bot", THINKERS)
def test_goods_are_delivered(bot: str) -> None:
    """Two deliveries win against two colonists; they have to be made in the right order."""
    state = table(2, "cross-trade", commanders=PLAIN, round_number=permanent_effects.MOST_ROUNDS)
    settle_row(state, "r9", "BB")
    load(state, 0, "red", "blue")
    phase(state, steps.DEPLOY, 0, "r11")
    end_of_phase(bot, state)
    assert hold(state, 0) == []
    assert state.get(0, columns.CREDITS) == 600


def test_goods_with_a_buyer_near_by_are_taken_along() -> None:
    state = table(2, "cross-trade", commanders=PLAIN, round_number=6)
    lay_goods(state, "r10", "blue")
    phase(state, steps.DEPLOY, 0, "r10")
    assert answer("greedy", state) == "take blue"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_bad_roll_is_repeated_and_a_good_one_kept(bot: str) -> None:
    answers = []
    for face in (2, 6):
        state = table(2, commanders=("amari", "okoro"), round_number=5)
        settle_row(state, "r2", "AA")
        load(state, 0, "colonist")
        phase(state, steps.ADVENTURE, 0, "r2")
        tell(GAME, state, f"roll {face}")
        answers.append(answer(bot, state))
    assert answers == ["reroll", "pass"]


@pytest.mark.parametrize("bot", THINKERS)
def test_a_lost_fight_is_rolled_again(bot: str) -> None:
    answers = []
    for mine, theirs in ((1, 6), (6, 5)):
        state = table(2, "battle-royale", commanders=("lindqvist", "okoro"), round_number=5)
        moor(state, 1, "r10")
        phase(state, steps.FIGHT, 0, "r10")
        tell(GAME, state, f"roll {mine}", f"roll {theirs}")
        if state.actor == 0:
            answers.append(answer(bot, state))
    assert answers == ["reroll", "pass"]


@pytest.mark.parametrize("bot", THINKERS)
def test_slots_of_choice_are_the_green_ones(bot: str) -> None:
    """Two colonists and two gaps with a plain slot between them."""
    state = table(2, commanders=("fraser", "okoro"), round_number=permanent_effects.MOST_ROUNDS)
    load(state, 0, "colonist", "colonist")
    phase(state, steps.DEPLOY, 0, "r2")
    end_of_phase(bot, state)
    assert row(state, "r2") == "A.A.."


def test_own_pieces_are_not_bombed_by_choice() -> None:
    """The victims are chosen later, but there must be some."""
    state = table(2, commanders=("okoro", "amari"), round_number=6)
    settle_row(state, "r10", "AAAA")
    phase(state, steps.BOMB, 0, "r10")
    before = state.heuristic(0)
    tell(GAME, state, "bomb", "hit colonist")
    assert state.actor == 0
    assert state.heuristic(0) < before - 100


def test_the_first_of_two_planets_picked_is_not_the_own_one() -> None:
    state = table(2, commanders=PLAIN, round_number=6)
    for sector, letters in (("r3", "AAAA.s"), ("r7", "BBB.s"), ("r11", "B......s")):
        settle_row(state, sector, letters)
    draw_card(state, "slime-smother")
    assert answer("greedy", state) == "pick r7"


def test_a_flag_is_worth_more_than_its_colonists() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AA")
    before = state.heuristic(0)
    settle_row(state, "r5", "AAA")
    assert state.heuristic(0) > before + 200


def test_an_alien_on_a_green_slot_is_a_threat() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AA")
    before = state.heuristic(0)
    settle_row(state, "r5", "AAl")
    assert state.heuristic(0) < before


def test_a_rival_that_draws_level_hurts() -> None:
    state = table(2, round_number=6)
    settle_row(state, "r5", "AAAB")
    before = state.heuristic(0)
    settle_row(state, "r5", "AABB")
    assert state.heuristic(0) < before - 200


@pytest.mark.parametrize("scenario", tables.SCENARIOS.names)
def test_at_the_end_only_points_count(scenario: str) -> None:
    state = table(3, scenario, round_number=permanent_effects.MOST_ROUNDS)
    settle_row(state, "r9", "AAAA")
    settle_row(state, "r5", "BCB")
    set_own(state, 2, columns.CREDITS, 1300)
    phase(state, steps.BOMB, 0, "r9")
    if state.actor == 0:
        tell(GAME, state, "pass")
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
