"""The setup of the game (catalogue section 3)."""

from collections import Counter

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.rules.pulsar2849.board import (
    FIXED,
    GAME,
    acting,
    dealt,
    dice_on_board,
    entered,
    finish_round,
    gyrodyne,
    hand,
    markers,
    node,
    place_ship,
    points,
    ring,
    set_own,
    track_of,
    uncover,
)
from tests.table import Log, apply, idle, legal, odds, refused


def fresh(seats: int = 3, **options: str | bool) -> PulsarPosition:
    """Return a match before its first event."""
    state = GAME.start(seats, options)
    assert isinstance(state, PulsarPosition)
    return state


def kinds(log: Log) -> list[str]:
    """Return the verbs of events; a run of equal ones counts once."""
    verbs = [text.split()[0] for _, text in log]
    return [verb for place, verb in enumerate(verbs) if place == 0 or verbs[place - 1] != verb]


def setup_log(seats: int = 3, **options: str | bool) -> tuple[PulsarPosition, Log]:
    state = fresh(seats, **options)
    return state, idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))


@pytest.mark.rule("P-SETUP-01")
@pytest.mark.parametrize("side", ["map-a", "map-b"])
def test_either_side_can_be_played_to_the_end(side: str) -> None:
    state = fresh(3, map=side)
    idle(GAME, state)
    assert {int(starmap.MAP_OF[state.get(seat, columns.SHIP)]) for seat in range(3)} == {
        ["map-a", "map-b"].index(side)
    }


@pytest.mark.rule("P-SETUP-02")
def test_a_first_game_is_on_the_side_without_dead_ends() -> None:
    state = fresh(first_game=True)
    assert not [
        place
        for place in range(starmap.NODES)
        if starmap.DEAD_END[place] and starmap.MAP_OF[place] == state.star_map
    ]


@pytest.mark.rule("P-SETUP-03")
def test_no_die_is_rolled_or_held_before_round_one() -> None:
    state, log = setup_log()
    assert "roll" not in kinds(log)
    assert (dice_on_board(state), state.bonus) == ([], 0)
    assert [hand(state, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("P-SETUP-04")
@pytest.mark.rule("P-COMP-19")
def test_sixteen_system_tiles_lie_face_down_each_equally_likely() -> None:
    state = acting(dice=(1, 2))
    assert list(state.system_tile) == [-1] * 16
    assert starmap.SYSTEMS == 16
    place_ship(state, 0, "n2")
    apply(GAME, state, "launch 1 plain", "fly n3")
    assert odds(GAME, state) == {f"discover sys-{tile:02}": 1 for tile in range(1, 18)}


@pytest.mark.rule("P-SETUP-05")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_the_dice_board_fits_the_number_of_players(seats: int, dice: int) -> None:
    state = entered(seats)
    log = idle(GAME, state, until=lambda s: bool(s.actor != CHANCE))
    assert len(log) == dice
    assert len(state.order) == (4 if seats == 2 else seats)


@pytest.mark.rule("P-SETUP-06")
def test_one_stack_of_gyrodynes_for_each_size() -> None:
    state = entered()
    assert list(state.stock)[columns.STACK : columns.STACK + 3] == [10, 10, 10]
    assert [state.get(0, columns.AREA + size) for size in range(3)] == [0, 0, 0]


@pytest.mark.rule("P-SETUP-07")
def test_the_seven_point_award_lies_on_top_of_the_four_point_one() -> None:
    state = acting(seat=0)
    for seat, places in ((0, ("n5", "n11")), (1, ("n16", "n22"))):
        gyrodyne(state, seat, places[0], 1)
        ring(state, seat, places[1])
        set_own(state, seat, columns.AREA, 1)
        before = points(state, seat)
        apply(GAME, state, f"develop gyro-1 {places[1]}", "end")
        assert points(state, seat) - before == (7, 4)[seat]


@pytest.mark.rule("P-SETUP-08")
def test_both_kinds_of_modifier_can_be_bought_from_the_start() -> None:
    state = acting(dice=(2, 1))
    apply(GAME, state, "modifier plus2 2 plain", "modifier pm1 1 plain")
    assert (state.get(0, columns.PM1), state.get(0, columns.PLUS2)) == (2, 1)


@pytest.mark.rule("P-SETUP-09")
@pytest.mark.rule("P-SETUP-G7")
def test_three_goal_tiles_are_drawn_each_with_a_random_side() -> None:
    state = fresh(hq=False, board_1="ai", board_2="aii", board_3="aiii")
    apply(GAME, state, "order s0-s1-s2")
    assert odds(GAME, state) == {f"goal {goal}": 1 for goal in constants.GOALS.names}
    apply(GAME, state, "goal g2b")
    assert odds(GAME, state) == {f"goal {goal}": 1 for goal in constants.GOALS.names if goal[:2] != "g2"}
    apply(GAME, state, "goal g5a", "goal g1b")
    assert [constants.GOALS.names[goal] for goal in state.goals] == ["g2b", "g5a", "g1b"]
    assert not legal(GAME, state, "goal")


@pytest.mark.rule("P-SETUP-10")
def test_a_first_game_has_the_three_sun_goals() -> None:
    state = fresh(first_game=True)
    assert [goal for goal, sun in enumerate(constants.GOALS.suns) if sun] == list(state.goals)
    assert len(state.goals) == 3


@pytest.mark.rule("P-SETUP-11")
@pytest.mark.rule("P-SETUP-G7")
def test_one_technology_board_of_each_category_is_drawn() -> None:
    state = fresh(hq=False, goal_1="g1a", goal_2="g2a", goal_3="g3a")
    apply(GAME, state, "order s0-s1-s2")
    for category in ("i", "ii", "iii"):
        assert odds(GAME, state) == {f"board {letter}{category}": 1 for letter in "abcd"}
        apply(GAME, state, f"board c{category}")
    assert [tables.BOARDS[board] for board in state.boards] == ["ci", "cii", "ciii"]


@pytest.mark.rule("P-SETUP-12")
def test_a_first_game_has_the_boards_of_letter_a() -> None:
    assert [tables.BOARDS[board] for board in fresh(first_game=True).boards] == ["ai", "aii", "aiii"]


@pytest.mark.rule("P-SETUP-13")
def test_the_boards_lie_outward_in_the_order_one_two_three() -> None:
    assert list(tables.ROUND_CATEGORY)[1:] == [0, 0, 1, 1, 1, 2, 2, 2]


@pytest.mark.rule("P-SETUP-14")
@pytest.mark.rule("P-COMP-23")
def test_the_time_marker_starts_at_the_innermost_row() -> None:
    state = acting(dice=(3, 5), round_number=1)
    assert entered().round == 1
    assert refused(GAME, state, "patent ai-1b 3 plain") == ""
    assert refused(GAME, state, "patent ai-2b 5 plain") == "P-TEC-01"
    assert refused(GAME, state, "patent aii-3a 3 plain") == "P-TEC-01"


@pytest.mark.rule("P-SETUP-15")
@pytest.mark.rule("P-SETUP-30")
def test_all_transmitters_of_a_letter_come_before_the_next_letter() -> None:
    state = fresh(2)
    texts = [text.split()[1] for _, text in idle(GAME, state) if text.startswith("reveal")]
    assert [text[2] for text in texts] == ["a"] * 8 + ["b"] * 8 + ["c"] * 8
    assert Counter(texts) == Counter(name[:4] for name in tables.TILE_NAMES)


@pytest.mark.rule("P-SETUP-16")
def test_three_transmitters_form_the_first_offer() -> None:
    assert [tables.TILE_NAMES[tile] for tile in dealt().offer] == ["t-a1", "t-a2", "t-a3"]


@pytest.mark.rule("P-SETUP-17")
@pytest.mark.rule("P-COMP-20")
def test_exploration_tiles_are_drawn_from_a_shuffled_pile() -> None:
    state = acting(dice=(5, 2), round_number=5)
    apply(GAME, state, "patent aii-5b 5 plain")
    copies = {"exp-vp4": 4, "exp-vp5": 3, "exp-cubes": 2, "exp-modifiers": 2, "exp-systems": 1}
    assert odds(GAME, state) == {f"explore {name}": number for name, number in copies.items()}
    apply(GAME, state, "explore exp-vp4")
    assert odds(GAME, state)["explore exp-vp4"] == 3


@pytest.mark.rule("P-SETUP-18")
@pytest.mark.rule("P-COMP-12")
@pytest.mark.rule("P-DATA-52")
def test_the_common_supply_of_cubes_has_no_end() -> None:
    state = acting()
    set_own(state, 0, columns.CUBES, 200)
    markers(state, constants.ENGINEERING, (0, 3), (1, 8), (2, 8))
    finish_round(state)
    assert (state.get(0, columns.CUBES), state.get(1, columns.CUBES), state.get(2, columns.CUBES)) == (
        203,
        2,
        0,
    )


@pytest.mark.rule("P-SETUP-19")
@pytest.mark.parametrize(("seats", "rockets"), [(2, 3), (3, 2), (4, 2)])
def test_each_player_takes_rockets_and_rings(seats: int, rockets: int) -> None:
    state = entered(seats)
    for seat in range(seats):
        assert list(state.order).count(seat) + 1 == rockets
        assert state.get(seat, columns.RINGS_LEFT) == constants.RINGS == 6


@pytest.mark.rule("P-SETUP-20")
def test_each_player_starts_with_one_modifier() -> None:
    state = entered(4)
    assert [(state.get(seat, columns.PM1), state.get(seat, columns.PLUS2)) for seat in range(4)] == [
        (1, 0)
    ] * 4


@pytest.mark.rule("P-SETUP-21")
def test_each_player_starts_without_cubes() -> None:
    state = entered(4)
    assert [state.get(seat, columns.CUBES) for seat in range(4)] == [0] * 4


@pytest.mark.rule("P-SETUP-22")
@pytest.mark.rule("P-SETUP-G7")
def test_each_player_gets_a_different_hq_board_at_random() -> None:
    state = GAME.start(3, {**FIXED, "hq": True})
    assert isinstance(state, PulsarPosition)
    apply(GAME, state, "order s2-s0-s1")
    assert odds(GAME, state) == {f"hq hq-{letter}": 1 for letter in "abcd"}
    apply(GAME, state, "hq hq-b")
    assert odds(GAME, state) == {f"hq hq-{letter}": 1 for letter in "acd"}
    apply(GAME, state, "hq hq-d", "hq hq-a")
    assert [state.get(seat, columns.HQ) for seat in (2, 0, 1)] == [1, 3, 0]


@pytest.mark.rule("P-SETUP-23")
def test_a_first_game_has_no_hqs() -> None:
    state = fresh(first_game=True)
    log = idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))
    assert not {"hq", "side"} & set(kinds(log))
    assert state.hq == 0


@pytest.mark.rule("P-SETUP-24")
def test_each_player_chooses_a_side_of_the_own_hq_before_the_first_roll() -> None:
    state = dealt(2, hq=True, hq_0="hq-c", hq_1="hq-a")
    apply(GAME, state, "enter n1", "enter n14")
    assert legal(GAME, state) == ["side h-a1", "side h-a2"]
    assert refused(GAME, state, "side h-c1") == "P-SETUP-24"
    apply(GAME, state, "side h-a2", "side h-c1")
    assert legal(GAME, state, "roll")
    assert [state.get(seat, columns.FACE) for seat in range(2)] == [4, 1]


@pytest.mark.rule("P-SETUP-25")
@pytest.mark.rule("P-SETUP-G7")
@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_the_starting_turn_order_is_random(seats: int, orders: int) -> None:
    state = fresh(seats)
    outcomes = odds(GAME, state)
    assert (len(outcomes), set(outcomes.values())) == (orders, {1})
    text = list(outcomes)[-1]
    apply(GAME, state, text)
    assert [f"s{seat}" for seat in state.order][:seats] == text.split()[1].split("-")


@pytest.mark.rule("P-SETUP-26")
@pytest.mark.parametrize("track", [constants.INITIATIVE, constants.ENGINEERING])
def test_the_last_player_is_on_top_of_both_starting_stacks(track: int) -> None:
    state = fresh(4)
    apply(GAME, state, "order s2-s0-s3-s1")
    assert track_of(state, track) == [(1, 8), (3, 8), (0, 8), (2, 8)]


@pytest.mark.rule("P-SETUP-27")
def test_the_starting_score_is_four_and_the_place_in_the_turn_order() -> None:
    state = fresh(4)
    apply(GAME, state, "order s2-s0-s3-s1")
    assert state.scores() == [6, 8, 5, 7]


@pytest.mark.rule("P-SETUP-28")
@pytest.mark.rule("P-SETUP-29")
def test_ships_enter_in_reverse_turn_order_on_free_entry_gates() -> None:
    state = dealt(3)
    gates = ["n1", "n14", "n24", "n37"]
    assert legal(GAME, state) == [f"enter {gate}" for gate in gates]
    for seat, gate in ((2, "n24"), (1, "n1"), (0, "n37")):
        assert state.actor == seat
        apply(GAME, state, f"enter {gate}")
    assert [state.get(seat, columns.SHIP) for seat in range(3)] == [node("n37"), node("n1"), node("n24")]


@pytest.mark.rule("P-SETUP-28")
@pytest.mark.parametrize("gate", ["n24", "e1", "n2"])
def test_no_ship_enters_an_occupied_gate_or_elsewhere(gate: str) -> None:
    state = dealt(3)
    apply(GAME, state, "enter n24")
    assert refused(GAME, state, f"enter {gate}") == "P-SETUP-28"


@pytest.mark.rule("P-SETUP-G1")
def test_sides_are_chosen_in_reverse_turn_order_after_the_ships() -> None:
    state, log = setup_log(3, hq=True)
    placed = [(seat, text.split()[0]) for seat, text in log if text.split()[0] in ("enter", "side")]
    last = list(state.order)[::-1]
    assert placed == [(seat, "enter") for seat in last] + [(seat, "side") for seat in last]
    faces = [state.get(seat, columns.FACE) for seat in range(3)]
    assert all(refused(GAME, state, f"side h-{board}{side}") for board in "abcd" for side in (1, 2))
    idle(GAME, state)
    assert [state.get(seat, columns.FACE) for seat in range(3)] == faces


@pytest.mark.rule("P-SETUP-G2")
def test_the_tracks_start_on_their_middle_space() -> None:
    assert (constants.START_SPACE, constants.SPACES) == (8, 15)
    assert {space for _, space in track_of(entered(4), constants.INITIATIVE)} == {8}


@pytest.mark.rule("P-SETUP-G3")
def test_goals_boards_and_the_offer_are_known_when_ships_enter() -> None:
    state = fresh(3)
    idle(GAME, state, until=lambda s: bool(s.actor != CHANCE))
    assert legal(GAME, state, "enter")
    assert min(*state.goals, *state.boards, *state.offer) >= 0
    assert min(state.get(seat, columns.HQ) for seat in range(3)) >= 0


@pytest.mark.rule("P-SETUP-G4")
def test_what_is_not_used_stays_out_and_unseen() -> None:
    state = acting(dice=(2, 2), hq=False)
    assert refused(GAME, state, "patent bi-1a 2 plain") == "P-TEC-01"
    names = [f"sys-{number:02}" for number in range(1, 17)]
    systems = ["n3", "n6", "n9", "n15", "n19", "n25", "n30", "n32", "n39", "n44", "n52", "n54", "n62", "n68"]
    for place, tile in zip([*systems, "n75", "n84"], names, strict=True):
        uncover(state, place, tile)
    assert (state.systems.left, tables.SYSTEM_TILES) == (1, 17)
    assert min(state.system_tile) >= 0


@pytest.mark.rule("P-SETUP-G5")
def test_a_first_game_is_an_option_and_off_unless_chosen() -> None:
    assert GAME.settings({})["first_game"] is False
    same = GAME.settings({**FIXED})
    assert same["first_game"] is False
    assert same["board_1"] == "ai"


@pytest.mark.rule("P-SETUP-G6")
def test_of_the_pile_only_the_letter_on_top_is_known() -> None:
    state = dealt()  # the offer holds t-a1, t-a2 and t-a3
    assert state.letter == 0
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "reveal")))
    assert odds(GAME, state) == {f"reveal t-a{design}": 1 for design in (1, 3, 4, 5, 6)}
    apply(GAME, state, "reveal t-a1", "reveal t-a4", "reveal t-a5")
    assert (state.letter, state.designs.left) == (0, 2)


@pytest.mark.rule("P-SETUP-G8")
def test_the_order_of_the_setup() -> None:
    _, log = setup_log(3, hq=True)
    assert kinds(log) == ["order", "goal", "board", "hq", "reveal", "enter", "side"]
    counts = Counter(text.split()[0] for _, text in log)
    assert counts == {"order": 1, "goal": 3, "board": 3, "hq": 3, "reveal": 3, "enter": 3, "side": 3}


@pytest.mark.rule("P-SETUP-G7")
def test_pieces_fixed_by_options_are_not_drawn() -> None:
    state = fresh(3, goal_2="g4b", board_1="di", hq_1="hq-c")
    log = idle(GAME, state, until=lambda s: bool(s.actor != CHANCE))
    drawn = [text.split()[1] for _, text in log]
    assert not {"g4a", "g4b", "di", "hq-c"} & set(drawn)
    assert (
        constants.GOALS.names[state.goals[1]],
        tables.BOARDS[state.boards[0]],
        state.get(1, columns.HQ),
    ) == ("g4b", "di", 2)
    assert len(drawn) == 1 + 2 + 2 + 2 + 3


@pytest.mark.rule("P-SETUP-28")
@pytest.mark.parametrize(("side", "gates"), [("map-a", 4), ("map-b", 4)])
def test_every_player_has_an_entry_gate(side: str, gates: int) -> None:
    state = entered(4, map=side)
    assert len({int(state.get(seat, columns.SHIP)) for seat in range(4)}) == gates
    assert all(state.get(seat, columns.SHIP) in starmap.ENTRY_NODES[state.star_map] for seat in range(4))


@pytest.mark.rule("P-SETUP-17")
def test_twelve_exploration_tiles_begin_in_the_pile() -> None:
    state = entered()
    assert list(state.pile.counts) == list(tables.EXPLORATION_COPIES)
    assert (state.pile.left, sum(state.discard)) == (12, 0)
