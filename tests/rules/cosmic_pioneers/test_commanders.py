"""Commander mats: attributes by level, cargo slots, talents (catalogue section 5)."""

import random

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    begin,
    hold,
    lay_goods,
    load,
    money,
    phase,
    place_ship,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

PLAIN = ("amari", "okoro", "fraser", "lindqvist")


def fight(state: CosmicPosition, attacker: int, mine: int, theirs: int) -> int:
    """Make `attacker` fight the only other ship at r1; return the winner, -1 if a seat is asked first."""
    phase(state, steps.FIGHT, attacker, "r1")
    apply(GAME, state, f"roll {mine}", f"roll {theirs}")
    return winner(state)


def winner(state: CosmicPosition) -> int:
    """Return the seat that has won a fight; -1 without one."""
    won = [seat for seat in range(state.seats) if state.get(seat, columns.FIGHTS) > 0]
    return won[0] if won else -1


def duel(
    weapons: tuple[int, int], commanders: tuple[str, ...] = PLAIN, scenario: str = "cosmic-pioneers"
) -> CosmicPosition:
    """Return a position with seats 0 and 1 at Ravan (r1), at these Weapons levels."""
    state = table(2, scenario, commanders=commanders)
    for seat in range(2):
        set_level(state, seat, "weapons", weapons[seat])
        place_ship(state, seat, "r1")
    return state


def bombing(level: int, planet: str, commander: str = "amari") -> CosmicPosition:
    """Return a position with seat 0 at Tidewell (r2, seven slots), about to bomb it."""
    ring = (
        "ravan",
        "tidewell",
        "sump",
        "barrow",
        "maul",
        "drift",
        "bracken",
        "ochre",
        "ember",
        "halcyon",
        "fenholm",
    )
    others = [name for name in tables.COMMANDERS.names if name != commander]
    state = table(ring=ring, commanders=(commander, *others))
    set_level(state, 0, "bombs", level)
    settle_row(state, "r2", planet)
    phase(state, steps.BOMB, 0, "r2")
    apply(GAME, state, "bomb")
    return state


# The mat


@pytest.mark.rule("C-CMD-01")
@pytest.mark.rule("C-NOTE-01")
@pytest.mark.rule("C-GAP-09")
def test_a_commander_has_four_attributes_of_three_levels_and_a_talent() -> None:
    assert tables.COMPONENTS.constants.attributes == ["weapons", "cargo", "bombs", "engines"]
    assert (constants.LEVELS, tables.COMPONENTS.constants.start_level) == (3, 1)
    assert all(talent for _, talent in tables.COMMANDERS.titles)
    assert all(tables.COMMANDERS.talents)


@pytest.mark.rule("C-GAP-09")
@pytest.mark.parametrize("attribute", ["weapons", "cargo", "bombs", "engines"])
def test_no_attribute_goes_above_level_3(attribute: str) -> None:
    state = table()
    set_own(state, 0, columns.CREDITS, 5000)
    phase(state, steps.ADVENTURE, 0, "r0")
    assert legal(GAME, state, "raise")[:2] == ["raise weapons 1", "raise weapons 2"]
    assert refused(GAME, state, f"raise {attribute} 2") == ""
    set_level(state, 0, attribute, 2)
    assert refused(GAME, state, f"raise {attribute} 1") == ""
    assert refused(GAME, state, f"raise {attribute} 2") == "C-NOTE-21"
    set_level(state, 0, attribute, 3)
    assert refused(GAME, state, f"raise {attribute} 1") == "C-NOTE-21"


# Weapons


@pytest.mark.rule("C-CMD-02")
@pytest.mark.rule("C-CMD-03")
@pytest.mark.rule("C-GAP-07")
@pytest.mark.rule("C-NOTE-06")
@pytest.mark.parametrize(
    ("weapons", "dice", "won"),
    [
        ((1, 1), (4, 4), 1),  # +0 : +0
        ((2, 1), (4, 4), 0),  # +1 : +0
        ((2, 1), (3, 4), 1),
        ((3, 1), (3, 4), 0),  # +2 : +0
        ((3, 1), (2, 4), 1),
        ((3, 2), (4, 4), 0),  # +2 : +1
        ((3, 2), (3, 4), 1),
        ((1, 3), (6, 4), 1),
        ((1, 3), (6, 3), 0),
    ],
)
def test_the_weapons_level_is_added_to_the_die(
    weapons: tuple[int, int], dice: tuple[int, int], won: int
) -> None:
    assert fight(duel(weapons), 0, *dice) == won


# Cargo


@pytest.mark.rule("C-CMD-04")
@pytest.mark.rule("C-CMD-05")
@pytest.mark.rule("C-CMD-06")
@pytest.mark.rule("C-CMD-13")
@pytest.mark.parametrize(("level", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_cargo_slots_by_level(level: int, slots: int) -> None:
    state = table()
    set_level(state, 0, "cargo", level)
    phase(state, steps.ADVENTURE, 0, "r0")
    assert legal(GAME, state, "embark") == [f"embark {number}" for number in range(1, slots + 1)]


@pytest.mark.rule("C-CMD-04")
@pytest.mark.rule("C-CMD-05")
@pytest.mark.rule("C-CMD-06")
@pytest.mark.rule("C-CMD-13")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_colonists_and_goods_at_any_level_aliens_at_level_3(level: int) -> None:
    state = table()
    set_level(state, 0, "cargo", level)
    settle_row(state, "r2", "Aq")
    lay_goods(state, "r2", "red")
    phase(state, steps.DEPLOY, 0, "r2")
    assert refused(GAME, state, "load 2") == ("" if level == 3 else "C-GAP-37")
    apply(GAME, state, "load 1", "take red")
    assert hold(state, 0) == ["colonist", "red"]


@pytest.mark.rule("C-GAP-10")
@pytest.mark.rule("C-CMD-13")
@pytest.mark.parametrize("piece", ["colonist", "lizard", "red"])
def test_each_piece_fills_one_cargo_slot(piece: str) -> None:
    state = table()
    set_level(state, 0, "cargo", 3)
    load(state, 0, piece, piece, "blue")
    phase(state, steps.ADVENTURE, 0, "r0")
    apply(GAME, state, "pass")
    assert legal(GAME, state, "embark") == ["embark 1"]


# Bombs


@pytest.mark.rule("C-CMD-02")
@pytest.mark.rule("C-CMD-07")
def test_bombs_1_one_life_form_of_the_kind_on_the_hit_die() -> None:
    state = bombing(1, "ABqqB")
    assert legal(GAME, state) == ["hit colonist", "hit alien"]
    apply(GAME, state, "hit colonist")
    assert row(state, "r2") == "ABqq..."
    state = bombing(1, "ABqqB")
    apply(GAME, state, "hit alien")
    assert row(state, "r2") == "AB.qB.."


@pytest.mark.rule("C-CMD-02")
@pytest.mark.rule("C-CMD-08")
def test_bombs_2_as_many_of_the_kind_as_the_die_shows() -> None:
    state = bombing(2, "ABqqB")
    apply(GAME, state, "hit colonist", "roll 2")
    assert row(state, "r2") == "A.qq..."
    state = bombing(2, "ABqqB")
    apply(GAME, state, "hit alien", "roll 6")
    assert row(state, "r2") == "AB..B.."


@pytest.mark.rule("C-CMD-02")
@pytest.mark.rule("C-CMD-09")
@pytest.mark.rule("C-NOTE-07")
@pytest.mark.parametrize(
    ("die", "kind", "left"),
    [
        (1, "colonist", "ABqq..."),
        (2, "alien", "AB..B.."),
        (2, "colonist", "A.qq..."),
        (6, "alien", "AB..B.."),
        (6, "colonist", "..qq..."),
    ],
)
def test_bombs_3_the_number_rolled_of_the_kind_chosen_as_far_as_possible(
    die: int, kind: str, left: str
) -> None:
    state = bombing(3, "ABqqB")
    apply(GAME, state, f"roll {die}")
    assert legal(GAME, state) == ["target colonist", "target alien"]  # neither both nor none
    apply(GAME, state, f"target {kind}")
    assert row(state, "r2") == left


@pytest.mark.rule("C-NOTE-07")
def test_the_killing_cannot_be_stopped_early_nor_by_a_talent() -> None:
    state = bombing(3, "ABqqB", "okoro")
    apply(GAME, state, "roll 2", "target colonist", "victim 1")
    assert refused(GAME, state, "pass") != ""
    assert legal(GAME, state) == ["victim 2", "victim 5"]
    apply(GAME, state, "victim 2")
    assert row(state, "r2") == "..qqB.."


# Engines


@pytest.mark.rule("C-CMD-02")
@pytest.mark.rule("C-CMD-10")
@pytest.mark.rule("C-GAP-08")
@pytest.mark.parametrize(("level", "sectors"), [(1, 2), (2, 3), (3, 4)])
def test_the_engines_level_is_the_largest_move(level: int, sectors: int) -> None:
    state = table()
    set_level(state, 0, "engines", level)
    place_ship(state, 0, "r5")
    reach = [place for place in range(5 - sectors, 6 + sectors) if place != 5]
    assert legal(GAME, state) == [f"move r{place}" for place in reach]
    assert refused(GAME, state, f"move r{6 + sectors}") == "C-MOVE-01"


# Talents


@pytest.mark.rule("C-CMD-11")
def test_talents_at_a_table_differ() -> None:
    kinds = [[(effect.kind, effect.numbers) for effect in talent] for talent in tables.COMMANDERS.talents]
    assert all(kinds.count(talent) == 1 for talent in kinds)
    state = GAME.start(2)
    apply(GAME, state, "first s0", "commander fraser")
    assert refused(GAME, state, "commander fraser") == "C-GAP-17"


@pytest.mark.rule("C-CMD-12")
@pytest.mark.rule("C-GAP-11")
def test_fraser_lands_where_he_likes_in_phase_4_and_not_in_a_crash() -> None:
    state = table(commanders=("fraser", "okoro", "amari"))
    load(state, 0, "colonist")
    phase(state, steps.DEPLOY, 0, "r2")
    apply(GAME, state, "unload colonist", "slot 4")
    assert row(state, "r2") == "...A."
    state = table(commanders=("fraser", "okoro", "amari"))
    load(state, 0, "colonist")
    place_ship(state, 0, "r2")
    begin(state, steps.CRASH, 0)
    apply(GAME, state, "crash r3")
    assert row(state, "r3") == "A....."


@pytest.mark.rule("C-CMD-12")
@pytest.mark.rule("C-GAP-11")
def test_okoro_chooses_victims_in_phase_5_and_not_in_an_adventure() -> None:
    state = bombing(1, "AB", "okoro")
    apply(GAME, state, "hit colonist")
    assert legal(GAME, state) == ["victim 1", "victim 2"]
    state = table(commanders=("okoro", "fraser", "amari"))
    settle_row(state, "r1", "ABB")
    phase(state, steps.ADVENTURE, 0, "r1")
    apply(GAME, state, "roll 3")
    assert row(state, "r1") == "A..."


@pytest.mark.rule("C-CMD-12")
@pytest.mark.rule("C-GAP-11")
def test_lindqvist_rolls_no_adventure_again_and_amari_no_fight() -> None:
    state = table(commanders=("lindqvist", "amari", "okoro"))
    phase(state, steps.ADVENTURE, 0, "r1")
    apply(GAME, state, "roll 6")
    assert money(state, 0) == 100
    assert fight(duel((1, 1), ("amari", "okoro")), 0, 1, 6) == 1


# Conflicts and levels


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-53")
def test_a_talent_goes_before_the_rules() -> None:
    assert fight(duel((1, 1), ("amari", "okoro")), 0, 3, 3) == 1  # the defender wins a tie
    state = duel((1, 1), ("lindqvist", "amari"))
    fight(state, 0, 3, 3)
    apply(GAME, state, "pass")  # no re-roll
    assert winner(state) == 0


@pytest.mark.rule("C-GAP-53")
def test_a_scenario_goes_before_the_rules_and_before_a_talent() -> None:
    assert fight(duel((1, 1), ("amari", "okoro"), "battle-royale"), 0, 3, 3) == 0
    state = table(scenario="first-flag", commanders=("okoro", "amari", "fraser"), round_number=3)
    settle_row(state, "r1", "ABB")
    phase(state, steps.BOMB, 0, "r1")
    assert (state.round, legal(GAME, state, "bomb")) == (4, [])  # a truce, whatever Okoro can do
    state = table(scenario="first-flag", commanders=("okoro", "amari", "fraser"), round_number=4)
    settle_row(state, "r1", "ABB")
    phase(state, steps.BOMB, 0, "r1")
    assert legal(GAME, state) == ["bomb", "pass"]


@pytest.mark.rule("C-GAP-54")
def test_aliens_above_the_level_stay_aboard_and_no_more_are_loaded() -> None:
    state = table()
    load(state, 0, "squid")
    settle_row(state, "r2", "q")
    phase(state, steps.DEPLOY, 0, "r2")
    assert legal(GAME, state) == ["unload squid", "pass"]
    apply(GAME, state, "pass")
    assert hold(state, 0) == ["squid"]
    phase(state, steps.MOVE, 0)
    apply(GAME, state, "move r3")
    assert (ship(state, 0), hold(state, 0)) == ("r3", ["squid"])


@pytest.mark.rule("C-GAP-54")
def test_levels_never_fall() -> None:
    state = GAME.start(4)
    assert isinstance(state, CosmicPosition)
    dealer, player = Dealer(3), random.Random(3)
    levels = [1] * 4 * constants.ATTRIBUTES
    while state.actor != OVER:
        now = [
            int(state.get(seat, columns.LEVEL + number))
            for seat in range(4)
            for number in range(constants.ATTRIBUTES)
        ]
        assert all(new >= old for new, old in zip(now, levels, strict=True))
        levels = now
        state.apply(dealer.choose(state) if state.actor == CHANCE else player.choice(state.legal()))
    assert max(levels) > 1
