"""Variants and options (catalogue section 11)."""

import pytest

from astrarium.core.errors import BadOption
from astrarium.core.game import Value
from astrarium.games.pulsar2849.cards import BOARDS
from astrarium.games.pulsar2849.data import GOALS
from astrarium.games.pulsar2849.position import Position
from astrarium.games.pulsar2849.starmap import ENTRY_NODES, NODE_NAMES
from astrarium.games.pulsar2849.state import HQ
from tests.rules.pulsar2849.board import GAME, acting, dealt, dice_on_board, entered, finish_round
from tests.table import idle, legal, tell


def first_game(seats: int = 3) -> Position:
    """A first game after the turn order is dealt."""
    state = GAME.start(seats, {"first_game": True})
    assert isinstance(state, Position)
    tell(GAME, state, "order " + "-".join(f"s{seat}" for seat in range(seats)))
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
    tell(GAME, state, "roll 6", "roll 6")
    assert legal(GAME, state, "roll")
    tell(GAME, state, "roll 1")
    assert state.actor == 0
    assert len(dice_on_board(state)) == dice


@pytest.mark.rule("P-VAR-01")
@pytest.mark.rule("P-VAR-02")
@pytest.mark.rule("P-VAR-G1")
def test_worked_example_the_median_of_an_even_start_counts_all_dice() -> None:
    state = entered(2, even_start=True)
    tell(GAME, state, "roll 1", "roll 1", "roll 6")
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
        NODE_NAMES[node] for node in ENTRY_NODES[GAME.options["map"].choices.index(side)]
    ]


@pytest.mark.rule("P-VAR-05")
def test_playing_with_hqs_is_an_option() -> None:
    without, with_them = entered(3, hq=False), entered(3, hq=True)
    assert [without.get(seat, HQ) for seat in range(3)] == [-1, -1, -1]
    assert len({int(with_them.get(seat, HQ)) for seat in range(3)}) == 3


@pytest.mark.rule("P-VAR-06")
@pytest.mark.rule("P-VAR-G2")
def test_the_first_game_set() -> None:
    state = first_game()
    assert (state.star_map, state.hq) == (0, 0)
    assert [BOARDS[board] for board in state.boards] == ["ai", "aii", "aiii"]
    assert [GOALS.names[goal] for goal in state.goals] == ["g1a", "g2a", "g3a"]
    assert all(GOALS.suns[goal] for goal in state.goals)
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
            assert dealt(seats, hq=True, **option).get(seat, HQ) == 1
            continue
        with pytest.raises(BadOption, match=f"hq_{seat} needs a seat {seat}, .* has {seats} seats"):
            GAME.start(seats, option)
        assert GAME.start(seats, {f"hq_{seat}": "random"}).seats == seats
