"""Order of rounds and turns, and the end of a round (catalogue sections 7 and 8)."""

from random import Random
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium import CHANCE
from astrarium.core.dealer import Dealer
from astrarium.core.game import Value
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    draw_card,
    hold,
    lay_goods,
    load,
    money,
    phase,
    place_ship,
    refresh,
    row,
    set_level,
    settle_row,
    ship,
    stack_deck,
    table,
)
from tests.table import apply, legal, over, refused


class Moment(NamedTuple):
    """An action of a match, and when it happened."""

    round: int
    turn: int  # seat on turn, NONE between turns
    first: int
    seat: int  # seat of the step
    step: int
    again: bool  # whether a die is rolled again
    text: str


def chronicle(seats: int, seed: int = 1, **options: Value) -> list[Moment]:
    """Play a whole match of the base game at random and return its moments."""
    state = GAME.start(seats, {"scenario": "cosmic-pioneers", **options})
    assert isinstance(state, CosmicPosition)
    dealer, random, found = Dealer(seed), Random(seed), list[Moment]()
    while not over(state):
        action = dealer.choose(state) if state.actor == CHANCE else random.choice(state.legal())
        found.append(
            Moment(
                int(state.round),
                int(state.turn),
                int(state.first),
                int(state.step_seat()),
                int(state.step()),
                state.step_argument() == 1,
                GAME.space.text(action),
            )
        )
        state.apply(action)
    return [moment for moment in found if moment.round > 0]


def moves(found: list[Moment], number: int) -> list[int]:
    """Return the seats that moved in a round, in order."""
    return [moment.seat for moment in found if moment.round == number and moment.text.startswith("move")]


def new_round(s: CosmicPosition, number: int = 1, first: int = 0) -> None:
    """Begin a round."""
    s.agenda = vec[i64]()
    s.round = number - 1
    s.first = first
    s.turn = codes.NONE
    s.push(steps.ROUND, codes.NONE, codes.NONE)
    refresh(s)


def kinds(s: CosmicPosition) -> list[str]:
    return list(dict.fromkeys(text.split()[0] for text in legal(GAME, s)))


QUIET_TURNS = (("move r1", "roll 6"), ("move r11", "roll 4"), ("move r10", "roll 4"))


@pytest.mark.rule("C-ROUND-01")
@pytest.mark.rule("C-NOTE-09")
@pytest.mark.rule("C-EVENT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_round_begins_with_one_event_drawn_by_the_first_player(seats: int) -> None:
    found = chronicle(seats)
    for number in range(1, 13):
        inside = [moment for moment in found if moment.round == number]
        before = [moment for moment in inside if moment.turn == codes.NONE]
        drawn = [moment for moment in before if moment.text.startswith("event")]
        assert inside[0] == before[0] == drawn[0]
        assert [moment.seat for moment in drawn] == [inside[0].first]


@pytest.mark.rule("C-ROUND-02")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    s = table(commanders=("amari", "okoro", "fraser"))
    place_ship(s, 1, "r2")
    load(s, 0, "colonist")
    assert kinds(s) == ["move"]
    apply(GAME, s, "move r2")
    assert s.step() == steps.ATTACK
    apply(GAME, s, "roll 6", "roll 1", "crash r1")
    assert (s.step(), s.actor) == (steps.FACE, CHANCE)
    apply(GAME, s, "roll 5", "pass")
    assert kinds(s) == ["load", "unload", "pass"]
    apply(GAME, s, "unload colonist", "pass")
    assert kinds(s) == ["bomb", "pass"]
    apply(GAME, s, "pass")
    assert (s.round, kinds(s)) == (2, ["event"])
    assert row(s, "r2") == "AAA.."


@pytest.mark.rule("C-ROUND-02")
@pytest.mark.parametrize(
    "text", ["fight s1", "bomb", "load 1", "unload colonist", "crash r1", "reroll", "roll 6", "land colonist"]
)
def test_nothing_comes_before_the_move(text: str) -> None:
    s = table()
    assert refused(GAME, s, text) == "C-ROUND-02"


@pytest.mark.rule("C-ROUND-02")
def test_the_move_is_over_when_the_other_phases_come() -> None:
    s = table()
    settle_row(s, "r1", "A...")
    phase(s, steps.DEPLOY, 0, "r1")
    assert refused(GAME, s, "move r2") == "C-ROUND-02"
    phase(s, steps.BOMB, 0, "r1")
    assert refused(GAME, s, "move r2") == refused(GAME, s, "load 1") == "C-ROUND-02"


@pytest.mark.rule("C-ROUND-02")
def test_phases_of_a_random_match_never_go_back() -> None:
    order = {"move": 2, "fight": 2, "aboard": 3, "discard": 3, "raise": 3, "embark": 3}
    order |= {"load": 4, "take": 4, "unload": 4, "slot": 4, "bomb": 5, "hit": 5, "target": 5, "victim": 5}
    reached: tuple[int, int, int] = (0, codes.NONE, 0)
    for moment in chronicle(3, seed=4):
        if moment.turn != codes.NONE and moment.text.split()[0] in order:
            now = (moment.round, moment.turn, order[moment.text.split()[0]])
            assert now[:2] != reached[:2] or now[2] >= reached[2]
            assert now[:2] == reached[:2] or now[2] == 2
            reached = now


@pytest.mark.rule("C-GAP-50")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_turn_of_a_random_match_has_two_adventures(seed: int) -> None:
    adventures = [
        (moment.round, moment.turn)
        for moment in chronicle(4, seed)
        if moment.step == steps.FACE and not moment.again
    ]
    assert len(adventures) == len(set(adventures)) > 24


@pytest.mark.rule("C-ROUND-03")
@pytest.mark.rule("C-ENDR-02")
def test_the_token_passes_to_the_left_once_the_last_player_has_acted() -> None:
    s = table(seats=3)
    new_round(s, number=3, first=2)
    apply(GAME, s, "event worm-opened-vein")
    for seat, quiet in zip([2, 0, 1], QUIET_TURNS, strict=True):
        assert (s.actor, s.round, s.first) == (seat, 3, 2)
        apply(GAME, s, *quiet)
    assert (s.actor, s.round, s.first) == (CHANCE, 4, 0)


@pytest.mark.rule("C-ENDR-02")
@pytest.mark.rule("C-GAP-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_player_who_changes_every_round(seats: int) -> None:
    found = chronicle(seats)
    start = found[0].first
    for number in range(1, 13):
        first = (start + number - 1) % seats
        assert {moment.first for moment in found if moment.round == number} == {first}
        assert moves(found, number) == [(first + offset) % seats for offset in range(seats)]


@pytest.mark.rule("C-NOTE-10")
@pytest.mark.rule("C-ENDR-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds_are_twelve_turns_for_each_seat(seats: int) -> None:
    found = chronicle(seats, seed=2)
    assert found[-1].round == 12
    turns = [moment.seat for moment in found if moment.text.startswith("move")]
    assert [turns.count(seat) for seat in range(seats)] == [12] * seats


@pytest.mark.rule("C-ENDR-01")
def test_the_game_is_over_after_the_last_turn_of_round_twelve() -> None:
    s = table(seats=2)
    new_round(s, number=12, first=1)
    apply(GAME, s, "event worm-opened-vein", *QUIET_TURNS[0])
    assert not over(s)
    apply(GAME, s, *QUIET_TURNS[1])
    assert over(s)
    assert refused(GAME, s, "move r2") == "C-END-01"


@pytest.mark.rule("C-ENDR-02")
def test_round_eleven_is_followed_by_round_twelve() -> None:
    s = table(round_number=11)
    apply(GAME, s, *QUIET_TURNS[0])
    assert (over(s), s.round, s.first) == (False, 12, 1)


@pytest.mark.rule("C-EVENT-01")
@pytest.mark.rule("C-EVENT-02")
def test_the_counter_starts_on_the_first_space_and_moves_on_by_one() -> None:
    found = chronicle(3)
    assert found[0].round == 1
    rounds = list(dict.fromkeys(moment.round for moment in found))
    assert rounds == list(range(1, 13))


@pytest.mark.rule("C-EVENT-04")
def test_a_space_without_an_alien_draws_no_card() -> None:
    s = table(events="even-rounds")
    new_round(s, number=3)
    assert (s.round, s.actor, kinds(s)) == (3, 0, ["move"])
    new_round(s, number=4)
    assert (s.round, s.actor, kinds(s)) == (4, CHANCE, ["event"])


@pytest.mark.rule("C-GAP-23")
@pytest.mark.rule("C-CHECK-27")
@pytest.mark.parametrize(
    ("events", "rounds"), [("every-round", range(1, 13)), ("even-rounds", range(2, 13, 2))]
)
def test_in_which_rounds_phase_one_draws_a_card(events: str, rounds: range) -> None:
    found = chronicle(2, events=events)
    drawn = [
        moment.round for moment in found if moment.turn == codes.NONE and moment.text.startswith("event")
    ]
    assert drawn == list(rounds)


@pytest.mark.rule("C-GAP-23")
def test_every_round_is_the_default() -> None:
    assert GAME.options["events"].default == "every-round"
    assert GAME.options["events"].choices == ("every-round", "even-rounds")


@pytest.mark.rule("C-GAP-60")
def test_effects_of_the_start_of_a_round_come_after_the_event() -> None:
    s = table(seats=2, scenario="overgrown")
    settle_row(s, "r1", "A")
    new_round(s, number=5)
    assert row(s, "r2") == "....."
    apply(GAME, s, "event lizard-night-raid")
    assert row(s, "r1") == "A.ll"
    assert (row(s, "r2"), s.actor, kinds(s)) == ("....q", 0, ["move"])


@pytest.mark.rule("C-GAP-60")
@pytest.mark.parametrize("number", [4, 6])
def test_effects_of_the_start_of_a_round_come_in_their_rounds_only(number: int) -> None:
    s = table(seats=2, scenario="overgrown")
    new_round(s, number=number)
    apply(GAME, s, "event lizard-night-raid")
    assert (row(s, "r1"), row(s, "r2")) == ("...l", ".....")


@pytest.mark.rule("C-GAP-60")
def test_effects_of_the_end_of_a_round_come_after_the_last_turn_and_before_the_next_event() -> None:
    s = table(seats=2, scenario="gold-rush")
    settle_row(s, "r5", "BBB")
    new_round(s, number=2)
    apply(GAME, s, "event worm-opened-vein", *QUIET_TURNS[0], "move r11")
    assert money(s, 1) == 0
    apply(GAME, s, "roll 4")
    assert money(s, 1) == 100 + 100
    assert (s.round, kinds(s)) == (3, ["event"])
    apply(GAME, s, "event lizard-ambush", "move r10", "roll 4", "move r11", "roll 4")
    assert (s.round, money(s, 1)) == (4, 100 + 100 + 100)


@pytest.mark.rule("C-GAP-60")
def test_the_first_player_of_the_round_acts_at_its_end() -> None:
    s = table(seats=2, scenario="falling-sky")
    settle_row(s, "r5", "BBB")
    new_round(s, number=4, first=1)
    apply(GAME, s, "event worm-opened-vein", *QUIET_TURNS[0], *QUIET_TURNS[1])
    assert (s.actor, s.round, s.first) == (1, 4, 1)
    assert legal(GAME, s) == [f"pick r{place}" for place in range(1, 12) if place != 5]
    apply(GAME, s, "pick r8")
    assert s.slots(8) == 0
    assert (s.actor, s.round, s.first) == (CHANCE, 5, 0)


@pytest.mark.rule("C-GAP-60")
def test_the_end_of_the_game_is_tested_after_the_effects_of_the_round_and_before_the_token_passes() -> None:
    s = table(seats=2, scenario="falling-sky", ring=("ravan", "belt", "belt", "belt", *RING[4:]))
    new_round(s, number=11)
    apply(GAME, s, "event worm-opened-vein", *QUIET_TURNS[0], *QUIET_TURNS[1])
    assert (over(s), s.actor) == (False, 0)
    apply(GAME, s, "pick r10")
    assert (over(s), s.first, s.round) == (True, 0, 11)


@pytest.mark.rule("C-GAP-59")
def test_a_compulsory_choice_with_one_option_is_not_asked() -> None:
    s = table()
    place_ship(s, 1, "r1")
    apply(GAME, s, "move r1")
    assert s.step() == steps.ATTACK
    apply(GAME, s, "roll 6", "roll 1")
    assert ship(s, 1) == "(r2)"
    assert s.step() == steps.FACE


@pytest.mark.rule("C-GAP-59")
def test_an_optional_choice_is_asked_whenever_there_is_something_besides_declining() -> None:
    s = table()
    settle_row(s, "r2", "B")
    phase(s, steps.BOMB, 0, "r2")
    assert legal(GAME, s) == ["bomb", "pass"]
    s = table()
    phase(s, steps.BOMB, 0, "r2")
    assert (s.round, kinds(s)) == (2, ["event"])


@pytest.mark.rule("C-GAP-59")
def test_chance_is_recorded_even_with_a_single_outcome() -> None:
    s = table()
    stack_deck(s, "worm-surfacing")
    new_round(s, number=2)
    assert s.actor == CHANCE
    assert legal(GAME, s) == ["event worm-surfacing"]


@pytest.mark.rule("C-GAP-87")
def test_planets_are_picked_clockwise_from_the_jumpgate_only() -> None:
    s = table()
    for sector in ("r2", "r3", "r7", "r9"):
        settle_row(s, sector, "A" + "." * (s.slots(int(sector[1:])) - 2) + "s")
    draw_card(s, "slime-smother")
    assert legal(GAME, s) == ["pick r2", "pick r3", "pick r7"]
    assert refused(GAME, s, "pick r9") == "C-GAP-87"
    apply(GAME, s, "pick r3")
    assert legal(GAME, s) == ["pick r7", "pick r9"]
    assert refused(GAME, s, "pick r2") == refused(GAME, s, "pick r3") == "C-GAP-87"


@pytest.mark.rule("C-GAP-87")
def test_pieces_go_overboard_by_kind_upwards() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "squid", "worm", "green")
    place_ship(s, 0, "r1")
    draw_card(s, "lizard-ambush")
    assert legal(GAME, s) == ["jettison colonist", "jettison squid", "jettison worm"]
    assert refused(GAME, s, "jettison green") == "C-GAP-87"
    apply(GAME, s, "jettison squid")
    assert legal(GAME, s) == ["jettison worm", "jettison green"]
    assert refused(GAME, s, "jettison colonist") == "C-GAP-87"


@pytest.mark.rule("C-GAP-87")
def test_pieces_are_discarded_by_kind_upwards() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "squid", "squid", "green")
    phase(s, steps.ADVENTURE, 0, "r0")
    assert legal(GAME, s) == ["discard colonist", "discard squid", "discard green", "pass"]
    apply(GAME, s, "discard squid")
    assert legal(GAME, s) == ["discard squid", "discard green", "pass"]
    assert refused(GAME, s, "discard colonist") == "C-GAP-87"


@pytest.mark.rule("C-GAP-87")
def test_goods_are_taken_by_colour_upwards() -> None:
    s = table(scenario="freight-run", ring=(*RING[:5], "station", *RING[6:]))
    phase(s, steps.ADVENTURE, 0, "r0")
    assert legal(GAME, s, "buy") == ["buy red", "buy blue", "buy green", "buy yellow"]
    apply(GAME, s, "buy green")
    assert legal(GAME, s, "buy") == ["buy green", "buy yellow"]
    assert refused(GAME, s, "buy red") == "C-GAP-87"


@pytest.mark.rule("C-GAP-87")
def test_pieces_are_loaded_by_slot_and_then_goods_by_colour_upwards() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    settle_row(s, "r2", "AAl..")
    lay_goods(s, "r2", "red", "green")
    phase(s, steps.DEPLOY, 0, "r2")
    apply(GAME, s, "load 2")
    assert [*legal(GAME, s, "load"), *legal(GAME, s, "take")] == ["load 3", "take red", "take green"]
    assert refused(GAME, s, "load 1") == "C-GAP-87"
    apply(GAME, s, "take red")
    assert [*legal(GAME, s, "load"), *legal(GAME, s, "take")] == ["take green"]
    assert hold(s, 0) == ["colonist", "red"]


@pytest.mark.rule("C-GAP-87")
def test_once_goods_are_loaded_no_life_form_and_no_lower_colour_is() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    settle_row(s, "r2", "AA...")
    lay_goods(s, "r2", "red", "green", "green")
    load(s, 0, "yellow")
    phase(s, steps.DEPLOY, 0, "r2")
    apply(GAME, s, "take green")
    assert legal(GAME, s) == ["take green", "unload yellow", "pass"]
    assert refused(GAME, s, "take red") == refused(GAME, s, "load 1") == "C-GAP-87"
    apply(GAME, s, "take green", "unload yellow")
    assert legal(GAME, s, "load") == ["load 1", "load 2"]


@pytest.mark.rule("C-GAP-87")
def test_pieces_are_unloaded_by_kind_upwards_but_aliens_in_any_order() -> None:
    s = table(commanders=("okoro", "fraser", "amari"))
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "lizard", "worm", "red")
    phase(s, steps.DEPLOY, 0, "r2")
    apply(GAME, s, "unload worm")
    assert legal(GAME, s) == ["unload lizard", "unload red", "pass"]
    assert refused(GAME, s, "unload colonist") == "C-GAP-87"
    apply(GAME, s, "unload lizard")
    assert row(s, "r2") == "...lw"
    apply(GAME, s, "unload red")
    assert hold(s, 0) == ["colonist"]


@pytest.mark.rule("C-GAP-87")
def test_victims_are_named_slot_by_slot_upwards() -> None:
    s = table(commanders=("okoro", "fraser", "amari"))
    set_level(s, 0, "bombs", 2)
    settle_row(s, "r2", "ABCAB")
    phase(s, steps.BOMB, 0, "r2")
    apply(GAME, s, "bomb", "hit colonist", "roll 2")
    assert legal(GAME, s) == ["victim 1", "victim 2", "victim 3", "victim 4"]
    assert refused(GAME, s, "victim 5") == "C-GAP-87"
    apply(GAME, s, "victim 3")
    assert legal(GAME, s) == ["victim 4", "victim 5"]
    assert refused(GAME, s, "victim 1") == "C-GAP-87"


@pytest.mark.rule("C-GAP-87")
@pytest.mark.parametrize(("first", "slots"), [("squid", "A..wq"), ("worm", "A..qw")])
def test_aliens_of_a_wreck_land_in_any_order(first: str, slots: str) -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "squid", "worm")
    phase(s, steps.ADVENTURE, 0, "r1")
    apply(GAME, s, "roll 2", f"land {first}")
    assert row(s, "r2") == slots
