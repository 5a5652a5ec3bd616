"""Variants and options (catalogue section 11)."""

import pytest

from astrarium.core.errors import BadBytes, BadOption
from astrarium.core.game import Value
from astrarium.core.record import Record
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dealt,
    dice_on_board,
    entered,
    finish_round,
    node,
    place_ship,
    refresh,
    set_own,
    station,
    uncover,
)
from tests.table import apply, idle, legal, refused


def first_game(seats: int = 3) -> PulsarPosition:
    """Return a first game after the turn order is dealt."""
    state = GAME.start(seats, {"first_game": True})
    assert isinstance(state, PulsarPosition)
    apply(GAME, state, "order " + "-".join(f"s{seat}" for seat in range(seats)))
    return state


@pytest.mark.rule("P-VAR-01")
@pytest.mark.parametrize(("seats", "preset"), [(2, [2, 3, 4, 5]), (3, [2, 3, 4, 5]), (4, [1, 2, 3, 4, 5, 6])])
def test_even_start_sets_most_dice_of_round_one(seats: int, preset: list[int]) -> None:
    assert dice_on_board(entered(seats, even_start=True)) == preset


@pytest.mark.rule("P-VAR-01")
def test_even_start_is_for_round_one_only() -> None:
    state = acting(even_start=True)
    finish_round(state)
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))
    assert (state.round, dice_on_board(state)) == (2, [])


@pytest.mark.rule("P-VAR-02")
@pytest.mark.rule("P-VAR-03")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_even_start_rolls_three_dice_and_keeps_their_number(seats: int, dice: int) -> None:
    state = entered(seats, even_start=True)
    apply(GAME, state, "roll 6", "roll 6")
    assert legal(GAME, state, "roll")
    apply(GAME, state, "roll 1")
    assert state.actor == 0
    assert len(dice_on_board(state)) == dice


@pytest.mark.rule("P-VAR-01")
@pytest.mark.rule("P-VAR-02")
@pytest.mark.rule("P-VAR-G1")
def test_worked_example_the_median_of_an_even_start_counts_all_dice() -> None:
    state = entered(2, even_start=True)
    apply(GAME, state, "roll 1", "roll 1", "roll 6")
    assert dice_on_board(state) == [1, 1, 2, 3, 4, 5, 6]
    assert state.median == 2 * 3


@pytest.mark.rule("P-VAR-G1")
def test_without_the_option_nothing_is_set() -> None:
    assert GAME.options["even_start"].default is False
    assert dice_on_board(entered(3)) == []


@pytest.mark.rule("P-VAR-04")
@pytest.mark.parametrize(("side", "gate"), [("map-a", "n1"), ("map-b", "e1")])
def test_the_side_of_the_star_map_is_an_option(side: str, gate: str) -> None:
    state = dealt(3, map=side)
    assert legal(GAME, state)[0] == f"enter {gate}"
    assert [text.split()[1] for text in legal(GAME, state)] == [
        starmap.NODE_NAMES[node] for node in starmap.ENTRY_NODES[GAME.options["map"].choices.index(side)]
    ]


@pytest.mark.rule("P-VAR-05")
def test_playing_with_hqs_is_an_option() -> None:
    without, with_them = entered(3, hq=False), entered(3, hq=True)
    assert [without.get(seat, columns.HQ) for seat in range(3)] == [-1, -1, -1]
    assert len({int(with_them.get(seat, columns.HQ)) for seat in range(3)}) == 3


@pytest.mark.rule("P-VAR-06")
@pytest.mark.rule("P-VAR-G2")
def test_the_first_game_set() -> None:
    state = first_game()
    assert (state.star_map, state.hq) == (0, 0)
    assert [tables.BOARDS[board] for board in state.boards] == ["ai", "aii", "aiii"]
    assert [constants.GOALS.names[goal] for goal in state.goals] == ["g1a", "g2a", "g3a"]
    assert all(constants.GOALS.suns[goal] for goal in state.goals)
    assert legal(GAME, state, "reveal")


@pytest.mark.rule("P-VAR-G2")
@pytest.mark.parametrize(
    ("name", "value"),
    [("map", "map-b"), ("hq", True), ("board_2", "bii"), ("goal_1", "g4a"), ("hq_0", "hq-a")],
)
def test_a_first_game_refuses_what_does_not_belong_to_it(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.start(3, {"first_game": True, name: value})


@pytest.mark.rule("P-VAR-G2")
def test_even_start_stays_free_in_a_first_game() -> None:
    settings = GAME.settings({"first_game": True, "even_start": True, "map": "map-a", "hq": False})
    assert (settings["even_start"], settings["map"], settings["hq"]) == (True, "map-a", False)


@pytest.mark.rule("P-VAR-G3")
def test_a_usual_game() -> None:
    usual = GAME.settings({})
    assert usual["map"] == "map-a"
    assert (usual["hq"], usual["even_start"], usual["first_game"]) == (True, False, False)
    assert (usual["stations"], usual["dice"]) == ("compulsory", "may-forfeit")
    assert usual["first_player"] == "random"
    assert usual["board_1"] == usual["goal_3"] == usual["hq_2"] == "random"


@pytest.mark.rule("P-VAR-G2")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"goal_1": "g1a", "goal_2": "g1b"}, "goal_1 and goal_2"),
        ({"hq_0": "hq-b", "hq_1": "hq-b"}, "hq_0 and hq_1"),
        ({"hq": False, "hq_2": "hq-b"}, "hq_2 needs HQs"),
        ({"board_1": "aii"}, "board_1"),
        ({"map": "map-c"}, "map-c"),
        ({"hq": 1}, "hq"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Value], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.start(3, options)


@pytest.mark.rule("P-VAR-G2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_hq_can_be_fixed_only_for_a_seat_of_the_match(seats: int) -> None:
    for seat in range(4):
        option: dict[str, Value] = {f"hq_{seat}": "hq-b"}
        if seat < seats:
            assert dealt(seats, hq=True, **option).get(seat, columns.HQ) == 1
            continue
        with pytest.raises(BadOption, match=f"hq_{seat} needs a seat {seat}, .* has {seats} seats"):
            GAME.start(seats, option)
        assert GAME.start(seats, {f"hq_{seat}": "random"}).seats == seats


def asked_about_stations(tile: str = "sys-11") -> PulsarPosition:
    """Return a turn with optional stations, a ship at n8 beside the system n9; beyond it lies n10."""
    state = acting((1, 2), stations="optional")
    place_ship(state, 0, "n8")
    uncover(state, "n9", tile)
    return state


def station_at(state: PulsarPosition, place: str) -> str:
    return ["", "blue", "lifeless"][state.station[starmap.SYSTEM_NUMBER[node(place)] * 4]]


@pytest.mark.rule("P-VAR-G4")
@pytest.mark.parametrize(
    ("flight", "kind"),
    [(("launch 2 plain", "fly n9", "fly n10"), "lifeless"), (("launch 1 plain", "fly n9"), "blue")],
)
def test_an_optional_station_is_placed_or_left_out(flight: tuple[str, ...], kind: str) -> None:
    state = asked_about_stations()
    apply(GAME, state, *flight)
    assert legal(GAME, state) == [f"settle n9 {kind}", "pass"]
    declined = state.clone()
    apply(GAME, declined, "pass")
    assert (station_at(declined, "n9"), declined.step()) == ("", steps.ACT)
    apply(GAME, state, f"settle n9 {kind}")
    assert station_at(state, "n9") == kind
    assert state.step() == (steps.BONUS if kind == "blue" else steps.ACT)


@pytest.mark.rule("P-VAR-G4")
@pytest.mark.parametrize(
    ("flight", "text", "clause"),
    [
        (("launch 2 plain", "fly n9", "fly n10"), "settle n9 blue", "P-STN-04"),
        (("launch 1 plain", "fly n9"), "settle n9 lifeless", "P-STN-06"),
        (("launch 1 plain", "fly n9"), "settle n15 blue", "P-ACT-G8"),
        (("launch 1 plain", "fly n9"), "end", "P-ACT-G5"),
    ],
)
def test_the_planet_of_an_optional_station_is_not_chosen(
    flight: tuple[str, ...], text: str, clause: str
) -> None:
    state = asked_about_stations()
    apply(GAME, state, *flight)
    assert refused(GAME, state, text) == clause


@pytest.mark.rule("P-VAR-G4")
def test_only_a_free_planet_is_stationed() -> None:
    state = asked_about_stations("sys-17")
    apply(GAME, state, "launch 2 plain", "fly n9", "fly n10")
    assert legal(GAME, state) == ["settle n9 blue", "pass"]
    assert refused(GAME, state, "settle n9 lifeless") == "P-STN-G2"


@pytest.mark.rule("P-VAR-G4")
def test_nothing_is_asked_where_no_station_is_permitted() -> None:
    state = asked_about_stations()
    station(state, 0, "n9", "lifeless")
    apply(GAME, state, "launch 1 plain", "fly n9")
    assert state.step() == steps.ACT


@pytest.mark.rule("P-VAR-G4")
def test_a_system_named_as_the_end_is_stationed_without_a_question() -> None:
    state = asked_about_stations()
    set_own(state, 0, columns.LAND_PASSING, 1)
    apply(GAME, state, "launch 2 plain", "fly n9", "fly n10")
    named = state.clone()
    apply(GAME, named, "land n9")
    assert (station_at(named, "n9"), named.step()) == ("blue", steps.BONUS)
    apply(GAME, state, "pass")
    assert legal(GAME, state) == ["settle n9 lifeless", "pass"]


@pytest.mark.rule("P-VAR-G4")
def test_a_ship_put_on_a_system_is_asked_too() -> None:
    state = asked_about_stations()
    state.push(steps.JUMP, 0, -1)
    refresh(state)
    apply(GAME, state, "jump n9")
    assert legal(GAME, state) == ["settle n9 blue", "pass"]


@pytest.mark.rule("P-VAR-G4")
def test_each_system_of_a_flight_is_asked_about_in_its_order() -> None:
    state = acting((5, 1), stations="optional")
    place_ship(state, 0, "n7")
    for place, tile in [("n6", "sys-11"), ("n3", "sys-12")]:
        uncover(state, place, tile)
    apply(GAME, state, "launch 5 plain", "fly n6", "fly n5", "fly n4", "fly n3", "fly n2")
    assert legal(GAME, state) == ["settle n6 lifeless", "pass"]
    apply(GAME, state, "pass")
    assert legal(GAME, state) == ["settle n3 lifeless", "pass"]
    apply(GAME, state, "settle n3 lifeless")
    assert [station_at(state, place) for place in ("n6", "n3")] == ["", "lifeless"]


@pytest.mark.rule("P-VAR-G4")
def test_a_position_that_asks_about_a_station_is_restored() -> None:
    state = asked_about_stations()
    apply(GAME, state, "launch 1 plain", "fly n9")
    again = GAME.restore(state.to_bytes())
    assert (again.key(), again.legal()) == (state.key(), state.legal())


def obliged(*dice: int) -> PulsarPosition:
    """Return a turn in which silver dice must be used."""
    state = acting(dice)
    state.variants |= codes.MUST_USE_DICE
    refresh(state)
    return state


@pytest.mark.rule("P-VAR-G5")
def test_the_option_that_silver_dice_must_be_used_reaches_the_match() -> None:
    assert GAME.view(GAME.start(2, {"dice": "must-use"}))["options"] == {
        "map": "map-a",
        "hq": True,
        "even_start": False,
        "stations": "compulsory",
        "dice": "must-use",
    }


def test_a_stored_match_has_no_other_variants() -> None:
    state = acting()
    state.variants = 8
    with pytest.raises(BadBytes, match="has 8 where 0 to 7 belong"):
        GAME.restore(state.to_bytes())


@pytest.mark.rule("P-VAR-G5")
@pytest.mark.rule("P-TEC-G8")
def test_silver_dice_that_must_be_used_keep_the_turn_open() -> None:
    state = obliged(1, 2)
    assert refused(GAME, state, "end") == "P-VAR-G5"
    assert "end" not in legal(GAME, state)
    apply(GAME, state, "modifier pm1 1 plain")
    assert refused(GAME, state, "end") == "P-VAR-G5"
    apply(GAME, state, "modifier pm1 2 plain")
    assert legal(GAME, state, "end") == ["end"]


@pytest.mark.rule("P-VAR-G5")
def test_a_silver_die_of_a_card_must_be_used_too_and_a_bonus_die_may_lapse() -> None:
    state = obliged()
    assert legal(GAME, state, "end") == ["end"]
    state.bonus, state.bonus_had = 3, 1
    refresh(state)
    assert legal(GAME, state, "end") == ["end"]
    state.duty = 1
    refresh(state)
    assert refused(GAME, state, "end") == "P-ACT-G14"
    state.duty = 0
    state.add_die(0, 2, 1)
    refresh(state)
    assert refused(GAME, state, "end") == "P-VAR-G5"


@pytest.mark.rule("P-VAR-G5")
@pytest.mark.rule("P-ACT-G1")
def test_without_the_option_silver_dice_may_be_forfeited() -> None:
    assert GAME.options["dice"].default == "may-forfeit"
    assert legal(GAME, acting((1, 2)), "end") == ["end"]


@pytest.mark.rule("P-VAR-G6")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, "1", [1, 0, 1, 0]),
        (3, "0", [0, 1, 2]),
        (3, "2", [2, 0, 1]),
        (4, "1", [1, 2, 3, 0]),
        (4, "3", [3, 0, 1, 2]),
    ],
)
def test_a_first_player_is_fixed_and_the_others_follow(seats: int, first: str, order: list[int]) -> None:
    state = GAME.start(seats, {"first_player": first})
    assert isinstance(state, PulsarPosition)
    assert list(state.order) == order
    assert legal(GAME, state, "order") == []
    dealt_by_luck = GAME.start(seats)
    apply(GAME, dealt_by_luck, "order " + "-".join(f"s{seat}" for seat in order[:seats]))
    assert state.key() == dealt_by_luck.key()


@pytest.mark.rule("P-VAR-G6")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (3, "3")])
def test_a_first_player_beyond_the_table_is_refused(seats: int, first: str) -> None:
    with pytest.raises(BadOption, match=f"first_player needs a seat {first}, .* has {seats} seats"):
        GAME.start(seats, {"first_player": first})


@pytest.mark.rule("P-VAR-G2")
def test_a_record_that_names_only_the_first_game_replays() -> None:
    header = "game pulsar2849\nedition 1\nseats 3\noption first_game on\n---\n* order s0-s1-s2\n"
    record = Record.parse(header)
    assert (record.options["hq"], record.options["board_1"]) == (False, "ai")
    assert record.replay().key() == first_game().key()
    assert Record.parse(record.text()).replay().key() == first_game().key()
