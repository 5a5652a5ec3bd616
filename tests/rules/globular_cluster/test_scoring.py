"""Scoring systems and crystals (catalogue section 14)."""

import pytest

from astrarium.games.globular_cluster.clauses import CATALOGUE
from astrarium.games.globular_cluster.rules import steps
from tests.rules.globular_cluster.board import BoardBuilder, do, idle, stack

CRYSTALS = [0, 1, 3, 6, 7, 9, 12, 13, 15, 18]


def best_split(count: int) -> int:
    """Return the highest score of `count` caches over all splits into singles, pairs and triplets."""
    return max(
        6 * triplets + 3 * pairs + (count - 3 * triplets - 2 * pairs)
        for triplets in range(count // 3 + 1)
        for pairs in range((count - 3 * triplets) // 2 + 1)
    )


def reasons(board: BoardBuilder, seat: int) -> list[tuple[str, int]]:
    """Return the clauses by which `seat` scores in a scoring turn, with their points."""
    s = board.turn(seat, kind=steps.SCORING)
    s.notes = []
    do(s, "end")
    assert all(noted == seat for noted, _, _ in s.notes)
    return [(CATALOGUE.id(clause), amount) for _, clause, amount in s.notes]


@pytest.mark.rule("G-SCORE-01")
def test_systems_and_crystals_add_up() -> None:
    board = (
        BoardBuilder()
        .tile("i7", "green-4")
        .members(0, "i7")
        .tile("g7", "blue-2")
        .leader(0, "g7")
        .caches(0, 2, 1)
    )
    assert board.scored(0) == 4 + 2 + 3 + 1
    assert reasons(board, 0) == [("G-SCORE-02", 2), ("G-SCORE-02", 4), ("G-SCORE-07", 3), ("G-SCORE-06", 1)]


@pytest.mark.rule("G-SCORE-02")
@pytest.mark.rule("G-INFRA-07")
@pytest.mark.rule("G-CHECK-17")
def test_a_system_pays_its_value_to_the_majority() -> None:
    board = BoardBuilder().tile("i7", "green-3", pennies=2).members(0, "i7", 2).members(1, "i7", 1)
    assert (board.scored(0), board.scored(1)) == (5, 0)


@pytest.mark.rule("G-SCORE-02")
@pytest.mark.parametrize("name", ["red-n", "green-n", "black-4"])
def test_no_other_tile_pays(name: str) -> None:
    board = BoardBuilder().tile("i7", name, pennies=4 if name == "black-4" else 0).members(0, "i7", 3)
    assert board.scored(0) == 0


@pytest.mark.rule("G-GAP-04")
def test_the_arrival_tile_scores_nothing() -> None:
    assert BoardBuilder().members(1, "l6", 12).leader(1, "l6").scored(0) == 0


@pytest.mark.rule("G-SCORE-03")
@pytest.mark.rule("G-CHECK-19")
def test_a_majority_is_more_than_each_other_player_has() -> None:
    board = BoardBuilder(3).tile("i7", "green-4").members(0, "i7", 3).members(1, "i7", 2).members(2, "i7", 2)
    assert [board.scored(seat) for seat in range(3)] == [4, 0, 0]


@pytest.mark.rule("G-SCORE-04")
@pytest.mark.rule("G-TURN-05")
@pytest.mark.rule("G-CHECK-18")
def test_three_members_tie_with_a_leader_and_neither_seat_scores() -> None:
    board = BoardBuilder().tile("i7", "green-4").members(0, "i7", 3).leader(1, "i7")
    assert (board.scored(0), board.scored(1)) == (0, 0)


@pytest.mark.rule("G-SCORE-04")
def test_a_system_without_pieces_pays_no_seat() -> None:
    board = BoardBuilder().tile("i7", "green-4")
    assert (board.scored(0), board.scored(1)) == (0, 0)


@pytest.mark.rule("G-SCORE-04")
def test_a_tie_for_the_majority_pays_no_third_player_either() -> None:
    board = BoardBuilder(3).tile("i7", "green-4").members(0, "i7", 2).members(1, "i7", 2).members(2, "i7", 1)
    assert [board.scored(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("G-SCORE-05")
def test_an_opened_tile_pays_its_opener_alone() -> None:
    board = BoardBuilder().tile("i7", "green-4", pennies=1).opened(1, "i7").members(0, "i7", 4)
    assert (board.scored(0), board.scored(1)) == (0, 5)
    assert reasons(board, 1) == [("G-SCORE-05", 5)]


@pytest.mark.rule("G-SCORE-06")
@pytest.mark.rule("G-SCORE-07")
@pytest.mark.rule("G-SCORE-08")
@pytest.mark.parametrize(
    ("count", "clause", "points"), [(1, "G-SCORE-06", 1), (2, "G-SCORE-07", 3), (3, "G-SCORE-08", 6)]
)
def test_points_of_a_single_a_pair_and_a_triplet(count: int, clause: str, points: int) -> None:
    assert reasons(BoardBuilder().caches(0, 0, count), 0) == [(clause, points)]


@pytest.mark.rule("G-SCORE-09")
def test_only_caches_of_one_type_match() -> None:
    assert BoardBuilder().caches(0, 1, 1, 1, 1).scored(0) == 4
    assert BoardBuilder().caches(0, 0, 0, 0, 4).scored(0) == 7


@pytest.mark.rule("G-SCORE-10")
@pytest.mark.rule("G-NOTE-13")
def test_points_add_up_and_caches_score_again_in_every_round() -> None:
    s = BoardBuilder().caches(0, 3).turn(kind=steps.SCORING)
    do(s, "end")
    assert s.scores() == [6, 0]
    again = BoardBuilder.on(s).turn(kind=steps.SCORING)
    do(again, "end")
    assert again.scores() == [12, 0]
    assert list(again.caches)[:4] == [3, 0, 0, 0]


@pytest.mark.rule("G-NOTE-12")
@pytest.mark.parametrize("count", range(1, 21))
def test_every_cache_belongs_to_one_set_of_the_best_split(count: int) -> None:
    points = BoardBuilder().caches(0, count).scored(0)
    assert points == best_split(count)
    assert points == 6 * (count // 3) + (0, 1, 3)[count % 3]
    assert count > 9 or points == CRYSTALS[count]


@pytest.mark.rule("G-NOTE-12")
@pytest.mark.rule("G-CHECK-27")
def test_all_types_of_caches_add_up() -> None:
    assert BoardBuilder().caches(0, 4, 2, 1, 3).scored(0) == 7 + 3 + 1 + 6


@pytest.mark.rule("G-GAP-30")
def test_a_scoring_turn_that_ends_by_itself_scores_without_a_decision() -> None:
    s = BoardBuilder().caches(0, 1).turn(kind=steps.SCORING)
    do(s, *["move member m7 l6", "move member l6 m7"] * 5)
    assert s.scores() == [1, 0]
    assert s.turn == 1


@pytest.mark.rule("G-SCORE-10")
def test_notes_name_clauses_and_add_up_to_the_scores() -> None:
    board = BoardBuilder(3).tile("i7", "green-4").members(0, "i7").caches(1, 2, 1).caches(2, 0, 5)
    s = board.turn()
    s.notes = []
    idle(s, stack(3, 12, 20))
    totals = [sum(amount for noted, _, amount in s.notes if noted == seat) for seat in range(3)]
    assert totals == s.scores() == [3 * 4, 3 * 4, 3 * 9]
