"""The Production Phase (catalogue section 9)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.state import CHANCE, OVER
from astrarium.games.pulsar2849.components import tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.rules.pulsar2849.board import (
    GAME,
    NONE,
    acting,
    finish_round,
    gyrodyne,
    markers,
    offer,
    own_tech,
    points,
    reasons,
    refresh,
    set_own,
    tech_number,
    transmitter,
)
from tests.table import apply, legal, refused


def last_engineer(seat: int = 0, round_number: int = 1, **boards: str) -> PulsarPosition:
    """Return a turn without dice; one of three seats gets no cubes on the Engineering Track."""
    s = acting(
        (),
        round_number=round_number,
        board_1=boards.get("board_1", "ai"),
        board_2=boards.get("board_2", "aii"),
    )
    others = [other for other in range(3) if other != seat]
    markers(s, 1, (others[0], 7), (others[1], 7), (seat, 8))
    return s


def spun(found: list[tuple[int, str, int]], seat: int = 0) -> int:
    """Return what the spinning gyrodynes of a seat gave."""
    return sum(amount for its, rule, amount in found if (its, rule) == (seat, "P-PROD-13"))


@pytest.mark.rule("P-PROD-01")
def test_production_begins_after_every_turn() -> None:
    s = acting(())
    markers(s, 1, (0, 7), (1, 7), (2, 8))
    apply(GAME, s, "end", "end")
    assert (s.actor, s.get(0, columns.CUBES)) == (2, 0)
    apply(GAME, s, "end")
    assert (s.actor, s.get(0, columns.CUBES)) == (CHANCE, 3)


@pytest.mark.rule("P-PROD-02")
def test_the_steps_follow_one_another() -> None:
    s = acting((), seats=2, round_number=3)
    markers(s, 0, (1, 8), (1, 9), (0, 10), (0, 14))
    markers(s, 1, (1, 8), (1, 8), (0, 8), (0, 8))
    transmitter(s, 0, "t-a2", online=True)
    gyrodyne(s, 0, "n5", 2, spinning=True)
    own_tech(s, 0, "aii-3b")
    assert finish_round(s) == [
        (0, "P-PROD-06", 1),
        (0, "P-PROD-07", -1),
        (0, "P-PROD-11", 1),
        (0, "P-PROD-13", 3),
        (0, "P-PROD-17", 1),
    ]
    assert (list(s.order), s.round) == ([1, 1, 0, 0], 4)


@pytest.mark.rule("P-PROD-03")
def test_the_turn_order_follows_the_initiative_track() -> None:
    s = acting(())
    markers(s, 0, (1, 3), (2, 5), (0, 5))
    finish_round(s)
    assert list(s.order) == [1, 2, 0]


@pytest.mark.rule("P-PROD-04")
@pytest.mark.rule("P-PROD-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_two_engineers_get_cubes(seats: int) -> None:
    s = acting((), seats=seats)
    order = [2, 0, 1, 3][:seats]
    markers(s, 1, *zip(order, (6, 6, 9, 9), strict=False))
    finish_round(s)
    assert [s.get(seat, columns.CUBES) for seat in order] == [3, 2, 0, 0][:seats]


@pytest.mark.rule("P-PROD-06")
@pytest.mark.parametrize(
    ("order", "cubes", "vp"),
    [((0, 0, 1, 1), (3, 0), (0, 1)), ((1, 0, 0, 1), (1, 2), (1, 0)), ((0, 1, 0, 1), (2, 1), (1, 0))],
)
def test_with_two_players_cubes_and_a_point(
    order: tuple[int, ...], cubes: tuple[int, int], vp: tuple[int, int]
) -> None:
    s = acting((), seats=2)
    markers(s, 1, *[(seat, 8) for seat in order])
    before = s.scores()
    finish_round(s)
    assert [s.get(seat, columns.CUBES) for seat in range(2)] == list(cubes)
    assert s.scores() == [before[0] + vp[0], before[1] + vp[1]]


@pytest.mark.rule("P-PROD-07")
@pytest.mark.rule("P-PROD-08")
@pytest.mark.rule("P-PROD-09")
@pytest.mark.parametrize("track", [0, 1])
@pytest.mark.parametrize(("space", "loss"), [(1, 0), (13, 0), (14, 1), (15, 2)])
def test_penalties_on_the_last_spaces_of_both_tracks(track: int, space: int, loss: int) -> None:
    s = acting(())
    markers(s, track, (1, 1), (2, 1), (0, space))
    before = points(s, 0)
    finish_round(s)
    assert points(s, 0) == before - loss


@pytest.mark.rule("P-PROD-10")
@pytest.mark.parametrize(("score", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_penalty_never_takes_a_score_below_0(score: int, left: int) -> None:
    s = acting(())
    markers(s, 0, (1, 8), (2, 8), (0, 15))
    set_own(s, 0, columns.POINTS, score)
    finish_round(s)
    assert points(s, 0) == left


@pytest.mark.rule("P-PROD-G8")
@pytest.mark.rule("P-PROD-09")
@pytest.mark.parametrize(("score", "losses"), [(5, (1, 2)), (2, (1, 1)), (1, (1,))])
def test_penalties_of_all_markers_add_up_and_each_cites_its_space(
    score: int, losses: tuple[int, ...]
) -> None:
    s = acting(())
    markers(s, 0, (1, 8), (2, 8), (0, 14))
    markers(s, 1, (1, 8), (2, 8), (0, 15))
    set_own(s, 0, columns.POINTS, score)
    rules = ("P-PROD-07", "P-PROD-08")
    found = [(0, rule, -loss) for rule, loss in zip(rules, losses, strict=False)]
    assert finish_round(s) == found
    assert points(s, 0) == score - sum(losses)


@pytest.mark.rule("P-PROD-11")
def test_online_transmitters_give_cubes_and_points_to_their_owner() -> None:
    s = last_engineer()
    transmitter(s, 0, "t-c5", online=True)
    transmitter(s, 0, "t-a3", online=True)
    transmitter(s, 0, "t-b1")
    before = s.scores()
    finish_round(s)
    assert s.get(0, columns.CUBES) == 1 + 2
    assert s.scores() == [before[0] + 2, before[1], before[2]]


@pytest.mark.rule("P-PROD-12")
@pytest.mark.rule("P-PROD-G4")
@pytest.mark.parametrize(("text", "cubes", "vp"), [("buy 1", 1, 5), ("pass", 3, 0)])
def test_a_selling_transmitter_may_be_used_once(text: str, cubes: int, vp: int) -> None:
    s = last_engineer()
    transmitter(s, 0, "t-b5", online=True)
    set_own(s, 0, columns.CUBES, 3)
    finish_round(s)
    assert (s.actor, legal(GAME, s)) == (0, ["buy 1", "pass"])
    assert refused(GAME, s, "buy 2") == "P-EFF-G15"
    before = points(s, 0)
    apply(GAME, s, text)
    assert (s.actor, s.get(0, columns.CUBES), points(s, 0)) == (CHANCE, cubes, before + vp)


@pytest.mark.rule("P-PROD-G4")
@pytest.mark.rule("P-PROD-G11")
def test_each_selling_transmitter_is_asked_once_in_the_order_gained() -> None:
    s = last_engineer()
    transmitter(s, 0, "t-c4", online=True)
    transmitter(s, 0, "t-a6", online=True)
    set_own(s, 0, columns.CUBES, 9)
    finish_round(s)
    assert reasons(s, "buy 1") == [(0, "P-PROD-12", 5)]
    assert reasons(s, "buy 1") == [(0, "P-PROD-12", 2)]
    assert (s.actor, s.get(0, columns.CUBES)) == (CHANCE, 6)


@pytest.mark.rule("P-PROD-G11")
def test_a_purchase_is_open_only_with_enough_cubes() -> None:
    s = last_engineer()
    transmitter(s, 0, "t-a6", online=True)
    transmitter(s, 0, "t-b5", online=True)
    set_own(s, 0, columns.CUBES, 2)
    finish_round(s)
    apply(GAME, s, "buy 1")
    assert (s.actor, s.get(0, columns.CUBES)) == (CHANCE, 1)


@pytest.mark.rule("P-PROD-13")
@pytest.mark.parametrize("size", [1, 3])
def test_spinning_gyrodynes_give_each_their_value_and_that_of_the_row(size: int) -> None:
    s = acting((), round_number=2)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    gyrodyne(s, 0, "n11", size, spinning=True)
    assert spun(finish_round(s)) == (1 + 2) + (size + 2)


@pytest.mark.rule("P-PROD-13")
@pytest.mark.parametrize(("size", "value"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize(("round_number", "row"), list(enumerate((0, 2, 1, 0, 2, 0, 2, 4), 1)))
def test_value_of_a_size_in_each_row_of_the_a_boards(
    round_number: int, row: int, size: int, value: int
) -> None:
    s = acting((), round_number=round_number)
    gyrodyne(s, 1, "n5", size, spinning=True)
    assert spun(finish_round(s), 1) == value + row


@pytest.mark.rule("P-PROD-14")
@pytest.mark.rule("P-PROD-15")
@pytest.mark.rule("P-PROD-G6")
@pytest.mark.parametrize(("median", "row"), [(2, 1), (3, 2), (6, 3), (7, 4), (11, 6), (12, 6)])
def test_a_row_with_a_question_mark_has_the_value_of_the_median_marker(median: int, row: int) -> None:
    s = acting((), round_number=5, board_2="bii")
    s.median = median
    gyrodyne(s, 0, "n5", 2, spinning=True)
    assert spun(finish_round(s)) == 2 + row
    assert s.median == median


@pytest.mark.rule("P-PROD-16")
def test_gyrodynes_under_construction_give_nothing() -> None:
    s = acting((), round_number=2)
    gyrodyne(s, 0, "n5", 3)
    assert finish_round(s) == []


@pytest.mark.rule("P-PROD-18")
def test_the_next_round_is_not_prepared_after_the_last() -> None:
    s = acting((), round_number=8)
    own_tech(s, 0, "aiii-7a")
    shown = list(s.offer)
    finish_round(s)
    assert (s.actor, s.round, list(s.offer)) == (OVER, 8, shown)
    assert list(s.icon).count(0) == 1


@pytest.mark.rule("P-PROD-19")
@pytest.mark.rule("P-PROD-20")
def test_a_new_offer_of_three_replaces_what_is_left() -> None:
    s = acting((3,))
    apply(GAME, s, "claim t-a1 3 3 plain")
    finish_round(s)
    assert list(s.offer) == [NONE, NONE, NONE]
    apply(GAME, s, "reveal t-a4", "reveal t-a1", "reveal t-a6")
    assert [tables.TILE_NAMES[tile] for tile in s.offer] == ["t-a4", "t-a1-2", "t-a6"]
    assert legal(GAME, s) == legal(GAME, s, "roll")


@pytest.mark.rule("P-PROD-21")
@pytest.mark.rule("P-PROD-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_of_one_icon_technologies_slide_but_not_with_two_players(seats: int) -> None:
    s = acting((2,), seats=seats, round_number=2)
    own_tech(s, 1, "ai-1a")
    apply(GAME, s, "patent ai-2a 2 plain")
    icons = list(s.icon)
    finish_round(s)
    changed = {place for place, seat in enumerate(s.icon) if seat != icons[place]}
    lock = icons.index(0) + 1
    assert changed == (set() if seats == 2 else {lock - 1, lock})


@pytest.mark.rule("P-PROD-23")
@pytest.mark.parametrize("round_number", range(1, 8))
def test_the_time_marker_moves_one_row(round_number: int) -> None:
    s = acting((), round_number=round_number)
    finish_round(s)
    assert s.round == round_number + 1


@pytest.mark.rule("P-PROD-24")
def test_the_turn_order_is_set_once_more_after_round_8() -> None:
    s = acting((), round_number=8)
    markers(s, 0, (2, 3), (0, 5), (1, 5))
    finish_round(s)
    assert list(s.order) == [2, 0, 1]


@pytest.mark.rule("P-PROD-25")
@pytest.mark.rule("P-PROD-G5")
def test_yields_come_before_purchases() -> None:
    s = last_engineer()
    transmitter(s, 0, "t-a6", online=True)
    transmitter(s, 0, "t-a1", online=True)
    finish_round(s)
    assert (s.actor, s.get(0, columns.CUBES)) == (0, 1)
    assert reasons(s, "buy 1") == [(0, "P-PROD-12", 2)]


@pytest.mark.rule("P-PROD-G5")
def test_cubes_of_the_engineering_track_can_be_spent_at_once() -> None:
    s = acting(())
    markers(s, 1, (0, 7), (1, 7), (2, 8))
    transmitter(s, 0, "t-b5", online=True)
    finish_round(s)
    apply(GAME, s, "buy 1")
    assert s.get(0, columns.CUBES) == 1


@pytest.mark.rule("P-PROD-G1")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_fewer_than_three_transmitters_are_left_all_are_revealed(left: int) -> None:
    s = acting(())
    names = ["t-c1", "t-c2"][:left]
    numbers = [tables.CARD_NAMES.index(name) - tables.FIRST_TRANSMITTER for name in names]
    s.letter = 2
    s.designs = Bag(vec[i64]([int(design in numbers) for design in range(tables.DESIGNS)]))
    finish_round(s)
    apply(GAME, s, *(f"reveal {name}" for name in names))
    assert [tables.TILE_NAMES[tile] for tile in s.offer if tile != NONE] == names
    assert legal(GAME, s) == legal(GAME, s, "roll")


@pytest.mark.rule("P-PROD-G2")
def test_what_is_due_to_several_players_comes_in_turn_order() -> None:
    s = acting((), round_number=3)
    markers(s, 0, (2, 13), (1, 14), (0, 15))
    for seat, name, place in ((1, "t-a2", "n5"), (0, "t-a5", "n11"), (2, "t-b1", "n16")):
        transmitter(s, seat, name, online=True)
        gyrodyne(s, seat, place, 1, spinning=True)
    s.patents = vec[i64]([part for seat in (1, 2) for part in (seat, tech_number("aii-3b"))])
    refresh(s)
    assert finish_round(s) == [
        (1, "P-PROD-07", -1),
        (0, "P-PROD-08", -2),
        (2, "P-PROD-11", 2),
        (1, "P-PROD-11", 1),
        (0, "P-PROD-11", 1),
        (2, "P-PROD-13", 2),
        (1, "P-PROD-13", 2),
        (0, "P-PROD-13", 2),
        (2, "P-PROD-17", 1),
        (1, "P-PROD-17", 1),
    ]


@pytest.mark.rule("P-PROD-G3")
def test_production_moves_no_marker() -> None:
    s = acting((), round_number=2)
    markers(s, 0, (1, 1), (2, 14), (0, 15))
    markers(s, 1, (2, 3), (1, 9), (0, 15))
    transmitter(s, 0, "t-a2", online=True)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    before = list(s.track), list(s.space)
    finish_round(s)
    apply(GAME, s, "reveal t-a4", "reveal t-a5", "reveal t-a6")
    assert (list(s.track), list(s.space)) == before


@pytest.mark.rule("P-PROD-G7")
def test_what_is_completed_this_round_produces_this_round() -> None:
    s = acting((3, 6), round_number=2)
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    offer(s, "t-a1")
    gyrodyne(s, 0, "n5", 3)
    apply(GAME, s, "claim t-a1 3 3 plain", "finish gyro-3 6 plain")
    assert finish_round(s) == [(0, "P-PROD-13", 5)]
    assert s.get(0, columns.CUBES) == 1


@pytest.mark.rule("P-PROD-17")
def test_green_technologies_give_points() -> None:
    s = acting((), round_number=3, board_2="dii")
    own_tech(s, 0, "dii-3a")
    gyrodyne(s, 0, "n5", 1, spinning=True)
    gyrodyne(s, 0, "n11", 2, spinning=True)
    gyrodyne(s, 0, "n16", 2, spinning=True)
    assert finish_round(s)[-1] == (0, "P-PROD-17", 2)


@pytest.mark.rule("P-PROD-G9")
@pytest.mark.parametrize(
    ("cubes", "options"), [(0, []), (1, ["buy 1", "pass"]), (5, ["buy 1", "buy 2", "pass"])]
)
def test_a_green_technology_sells_as_often_as_it_states(cubes: int, options: list[str]) -> None:
    s = last_engineer(0, 3, board_2="cii")
    own_tech(s, 0, "cii-3a")
    set_own(s, 0, columns.CUBES, cubes)
    finish_round(s)
    assert (legal(GAME, s) == options) if cubes else (s.actor == CHANCE)
    if cubes == 5:
        assert refused(GAME, s, "buy 3") == "P-EFF-G15"
        assert reasons(s, "buy 2") == [(0, "P-PROD-G9", 4)]


@pytest.mark.rule("P-PROD-G9")
def test_green_technologies_sell_after_gyrodynes_and_transmitters() -> None:
    s = last_engineer(0, 3, board_2="cii")
    own_tech(s, 0, "cii-3a")
    transmitter(s, 0, "t-a6", online=True)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    set_own(s, 0, columns.CUBES, 2)
    finish_round(s)
    assert legal(GAME, s) == ["buy 1", "pass"]
    assert reasons(s, "pass") == [(0, "P-PROD-13", 1 + 4)]
    assert legal(GAME, s) == ["buy 1", "buy 2", "pass"]


@pytest.mark.rule("P-PROD-G10")
def test_players_decide_in_the_turn_order_just_set() -> None:
    s = acting((), round_number=3, board_2="cii")
    markers(s, 0, (2, 3), (0, 5), (1, 5))
    for seat, name in ((0, "t-a6"), (1, "t-b5"), (2, "t-c4")):
        transmitter(s, seat, name, online=True)
        set_own(s, seat, columns.CUBES, 3)
    own_tech(s, 1, "cii-3a")
    s.patents = vec[i64]([*s.patents, 2, tech_number("cii-3a")])
    finish_round(s)
    asked = []
    while s.actor != CHANCE:
        asked.append(int(s.actor))
        apply(GAME, s, "pass")
    assert asked == [2, 0, 1, 2, 1]
