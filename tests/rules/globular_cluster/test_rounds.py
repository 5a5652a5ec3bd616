"""The course of a match: turns and scoring rounds (catalogue sections 5 and 13)."""

from collections.abc import Callable

import pytest

from astrarium.core.errors import BadOption
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import tables
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from tests.rules.globular_cluster.board import (
    BoardBuilder,
    as_position,
    cell,
    do,
    idle,
    legal,
    odds,
    play,
    refused,
    sheet,
    stack,
    turns,
    with_caches,
)
from tests.table import over

SUPERNOVA = tables.TILE_NAMES.index("red-a")


def acts(seat: int) -> Callable[[State], bool]:
    """Return a condition that holds when `seat` may spend its points."""
    return lambda state: bool(state.actor == seat) and "end" in legal(state)


def drawn_nova(seats: int) -> GlobularPosition:
    """Return a match in which tile 10 was a supernova, just after it was drawn."""
    s = with_caches(seats)
    idle(s, until=lambda state: "draw red-a" in legal(state))
    do(s, "draw red-a")
    return s


@pytest.mark.rule("G-TURN-01")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_play_passes_clockwise_from_the_starter(starter: int) -> None:
    s = play(3, f"start s{starter}")
    seats = [seat for seat, _ in turns(idle(s))]
    assert seats[:6] == [(starter + n) % 3 for n in range(6)]
    assert refused(play(3), "end") == "G-TURN-01"


@pytest.mark.rule("G-GAP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_the_first_player(seats: int) -> None:
    s = play(seats)
    assert s.actor == CHANCE
    assert odds(s) == {f"start s{seat}": 1 for seat in range(seats)}


@pytest.mark.rule("G-OPT-03")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_a_first_player_given_as_option_is_not_drawn(seats: int, first: int) -> None:
    s = GAME.start(seats, {"first_player": str(first)})
    assert s.key() == play(seats, f"start s{first}").key()


@pytest.mark.rule("G-OPT-03")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_first_player_without_a_seat_is_refused(seats: int, first: str) -> None:
    with pytest.raises(BadOption, match=f"first_player needs a seat {first}, .* has {seats} seats"):
        GAME.start(seats, {"first_player": first})


@pytest.mark.rule("G-TURN-02")
def test_a_normal_turn_draws_places_and_then_spends_points() -> None:
    s = play(2, "start s0")
    assert s.actor == CHANCE
    assert refused(s, "end") == "G-TURN-02"
    do(s, "draw green-2")
    assert refused(s, "end") == refused(s, "move member m7 l6") == "G-TURN-02"
    do(s, "place i7", "tick tl")
    assert "move member m7 l6" in legal(s)
    assert refused(s, "draw green-2") == refused(s, "place j6") == refused(s, "roll 4") == "G-TURN-02"


@pytest.mark.rule("G-TURN-03")
def test_ten_points_in_every_turn() -> None:
    s, seen = play(2), list[int]()
    while not over(s):
        idle(s, until=lambda state: over(state) or "end" in legal(state))
        if not over(s):
            seen.append(int(s.points))
            do(s, "end")
    assert seen == [10] * 36


@pytest.mark.rule("G-TURN-04")
def test_actions_may_be_mixed_in_any_order() -> None:
    s = BoardBuilder().tile("i7", "green-2").members(0, "i7").caches(0, 1).caches(1, 0, 1).turn()
    do(s, "improve i7", "move member m7 l6", "trade s1 23 n1", "move leader m7 l8", "mine l6", "roll 5")
    assert sheet(s, 0) == [0, 1, 0, 1]
    assert s.actor != 0


@pytest.mark.rule("G-TURN-05")
def test_a_leader_counts_as_three_members() -> None:
    s = BoardBuilder().leader(0, "l6").members(0, "l6", 2).turn()
    assert (s.presence(0, cell("l6")), s.presence(0, cell("m7"))) == (5, 10)


@pytest.mark.rule("G-GAP-06")
def test_a_player_may_stop_at_any_time_and_loses_the_rest() -> None:
    s = BoardBuilder().turn()
    do(s, "move member m7 l6", "end")
    idle(s, until=acts(1))
    assert s.points == 10
    do(s, "end")
    idle(s, until=acts(0))
    assert s.points == 10


@pytest.mark.rule("G-GAP-19")
def test_a_turn_ends_by_itself_when_the_points_are_spent() -> None:
    s = BoardBuilder().turn()
    do(s, *["move member m7 l6", "move member l6 m7"] * 4, "move member m7 l6")
    assert s.actor == 0
    do(s, "move member l6 m7")
    assert (s.actor, s.turn) == (CHANCE, 1)


@pytest.mark.rule("G-GAP-19")
def test_a_turn_ends_by_itself_when_nothing_can_be_done() -> None:
    s = BoardBuilder().tile("i7", "green-2", "tr").members(0, "i7", 12).leader(0, "i7").turn(points=1)
    assert (s.actor, s.turn) == (CHANCE, 1)


@pytest.mark.rule("G-GAP-19")
@pytest.mark.rule("G-GAP-22")
def test_the_next_action_is_asked_while_anything_but_ending_is_possible() -> None:
    s = BoardBuilder().members(0, "l6", 12).leader(0, "l6").tile("j6", "green-2").turn(points=1)
    assert s.actor == 0
    assert {"end", "move member l6 m7"} <= set(legal(s))


@pytest.mark.rule("G-TILE-06")
@pytest.mark.rule("G-NOVA-01")
@pytest.mark.rule("G-NOVA-02")
def test_a_drawn_supernova_starts_a_scoring_round_at_once() -> None:
    s = drawn_nova(2)
    assert (s.actor, s.points) == (1, 10)
    assert "end" in legal(s)
    assert SUPERNOVA not in list(s.tile)
    do(s, "end")
    assert s.scores() == [0, 1]


@pytest.mark.rule("G-NOVA-03")
@pytest.mark.rule("G-GAP-30")
def test_the_drawer_spends_ten_points_and_then_scores() -> None:
    s = drawn_nova(2)
    do(s, *["move member m7 l6", "move member l6 m7"] * 4, "move member m7 l6")
    assert (s.points, s.scores()) == (1, [0, 0])
    do(s, "end")
    assert (s.actor, s.scores()) == (0, [0, 1])


@pytest.mark.rule("G-NOVA-04")
@pytest.mark.rule("G-NOVA-05")
def test_after_the_drawer_every_other_player_scores_in_order_without_drawing() -> None:
    s = drawn_nova(4)
    log = idle(s, until=lambda state: sum(state.scores()) == 4)
    assert log == [(1, "end"), (2, "end"), (3, "end"), (0, "end")]


@pytest.mark.rule("G-NOVA-04")
def test_each_player_has_ten_points_in_the_scoring_round() -> None:
    s = drawn_nova(3)
    seen = []
    while sum(s.scores()) < 3:
        seen.append((int(s.actor), int(s.points)))
        do(s, "end")
    assert seen == [(0, 10), (1, 10), (2, 10)]


@pytest.mark.rule("G-NOVA-06")
@pytest.mark.rule("G-NOVA-07")
def test_after_the_round_the_drawer_places_the_supernova_and_draws_nothing() -> None:
    s = drawn_nova(2)
    idle(s, until=lambda state: sum(state.scores()) == 2)
    assert s.actor == 1
    assert {text.split()[0] for text in legal(s)} == {"place"}
    do(s, legal(s)[0])
    assert (s.actor, s.points) == (1, 10)
    assert SUPERNOVA in list(s.tile)
    do(s, "end")
    assert (s.actor, s.turn) == (CHANCE, 0)


@pytest.mark.rule("G-NOVA-08")
@pytest.mark.rule("G-NOTE-11")
@pytest.mark.rule("G-CHECK-47")
def test_the_first_supernova_with_two_players() -> None:
    s = with_caches(2)
    log = turns(idle(s, stack(2, 11, 20)))
    assert log[10:15] == [
        (0, "draw end"),
        (1, "end"),
        (0, "place end"),
        (1, "draw place end"),
        (0, "draw place end"),
    ]


@pytest.mark.rule("G-NOTE-11")
def test_the_example_of_a_supernova_as_tile_ten_with_four_players() -> None:
    log = turns(idle(with_caches(4), stack(4, 10, 20)))
    assert log[9:15] == [
        (1, "draw end"),
        (2, "end"),
        (3, "end"),
        (0, "end"),
        (1, "place end"),
        (2, "draw place end"),
    ]


@pytest.mark.rule("G-NOTE-11")
@pytest.mark.parametrize(("seats", "novas"), [(2, (10, 28)), (3, (14, 19)), (4, (19, 25))])
def test_placement_i_belongs_to_the_player_i_after_the_starter(seats: int, novas: tuple[int, int]) -> None:
    log = turns(idle(with_caches(seats, starter=1), stack(seats, *novas)))
    placers = [seat for seat, kinds in log if "place" in kinds]
    assert placers == [(1 + n) % seats for n in range(len(placers))]
    assert len(placers) == (27 if seats == 3 else 28)


@pytest.mark.rule("G-NOVA-09")
def test_a_tile_can_score_for_several_players_in_one_round() -> None:
    board = BoardBuilder.on(drawn_nova(2)).tile("c13", "green-4").members(1, "c13", 2).members(0, "c13", 1)
    s = board.made()
    do(s, "end")
    again = BoardBuilder.on(s).members(0, "c13", 2).made()
    do(again, "end")
    assert again.scores() == [1 + 4, 1 + 4]


@pytest.mark.rule("G-NOVA-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_is_placed_during_a_scoring_round(seats: int) -> None:
    log = turns(idle(with_caches(seats), stack(seats, 12, 20)))
    start = [kinds for _, kinds in log].index("draw end")
    assert [kinds for _, kinds in log[start : start + seats + 1]] == [
        "draw end",
        *["end"] * (seats - 1),
        "place end",
    ]


@pytest.mark.rule("G-NOVA-01")
@pytest.mark.rule("G-NOVA-08")
@pytest.mark.rule("G-NOVA-10")
@pytest.mark.rule("G-CHECK-48")
def test_two_supernovas_in_a_row() -> None:
    log = turns(idle(with_caches(4), stack(4, 19, 20)))
    assert log[18:29] == [
        (2, "draw end"),
        (3, "end"),
        (0, "end"),
        (1, "end"),
        (2, "place end"),
        (3, "draw end"),
        (0, "end"),
        (1, "end"),
        (2, "end"),
        (3, "place end"),
        (0, "draw place end"),
    ]


@pytest.mark.rule("G-GAP-20")
@pytest.mark.rule("G-CHECK-49")
def test_the_scoring_turn_and_the_placing_turn_are_two_turns() -> None:
    s = BoardBuilder.on(drawn_nova(2)).tile("c13", "black-4", pennies=4).leader(1, "c13").made()
    do(s, "mine c13", "roll 5", "mine c13", "roll 5")
    assert refused(s, "mine c13") == "G-MINE-04"
    do(s, "end")
    idle(s, until=lambda state: bool(as_position(state).turn == 1) and "end" in legal(state))
    do(s, "mine c13", "roll 5", "mine c13", "roll 5")
    assert sheet(s, 1) == [1, 0, 0, 4]


@pytest.mark.rule("G-DATA-06")
@pytest.mark.parametrize(("seats", "second", "last"), [(2, 20, 28), (3, 19, 27), (4, 20, 28)])
def test_the_draws_that_can_be_supernovas(seats: int, second: int, last: int) -> None:
    for seed in range(6):
        log = idle(GAME.start(seats), seed=seed)
        drawn = [text for _, text in log if text.startswith("draw")]
        novas = [number for number, text in enumerate(drawn, 1) if text == "draw red-a"]
        assert len(novas) == 2
        assert 10 <= novas[0] < second <= novas[1] <= last
    for novas in ([10, last], [second - 1, second]):
        s = with_caches(seats)
        idle(s, stack(seats, *novas))
        assert s.scores() == [3] * seats


@pytest.mark.rule("G-GAP-19")
def test_a_turn_without_a_tile_can_be_ended_at_once() -> None:
    s = BoardBuilder().turn(kind=steps.SCORING)
    assert refused(s, "end") == ""
    assert "end" in legal(s)


@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_either_legal_or_refused_by_a_clause(seats: int) -> None:
    s, rng, count = GAME.start(seats), Rng(seats), 0
    while not over(s):
        if count % 25 == 0:
            offered = set(s.legal())
            assert all((s.barred(action) == 0) == (action in offered) for action in range(GAME.space.size))
        s.apply(random_action(s, rng))
        count += 1
    assert count > 100
