"""Views: complete, and made of JSON types only."""

import json
from collections.abc import Iterator
from typing import cast

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.screen.view import table, view
from astrarium.games.globular_cluster.screen.view_types import GlobularTableView, TileView, TurnView
from tests.rules.globular_cluster.board import BoardBuilder, as_position, do, idle, legal, play, stack

SEATS = [2, 3, 4]


def positions(seats: int, seed: int, **options: str) -> Iterator[GlobularPosition]:
    """Yield every position of a random match."""
    state, dealer, rng = GAME.start(seats, options), Dealer(seed), Rng(seed)
    yield as_position(state)
    while state.actor != OVER:
        moves = state.legal()
        state.apply(dealer.choose(state) if state.actor == CHANCE else moves[rng.below(len(moves))])
        yield as_position(state)


def plain(value: object) -> bool:
    """Return whether `value` survives a round trip through JSON unchanged."""
    if isinstance(value, dict):
        return all(type(key) is str and plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def tiles_seen_and_unseen(shown: GlobularTableView) -> int:
    waiting = [shown["in_hand"], shown["aside"]]
    return shown["stack_left"] + len(shown["board"]) + shown["gone"] + 2 - waiting.count(None)


@pytest.mark.parametrize("seats", SEATS)
def test_views_of_a_whole_match_are_plain_and_complete(seats: int) -> None:
    for state in positions(seats, seed=seats):
        shown = GAME.view(state)
        assert plain(shown)
        assert json.loads(json.dumps(shown)) == shown
        assert set(shown) == set(GlobularTableView.__annotations__)
        assert tiles_seen_and_unseen(cast(GlobularTableView, shown)) == (31 if seats == 3 else 32)


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Globular Cluster"):
        view(State(2))


@pytest.mark.rule("G-SETUP-10")
def test_the_view_before_the_first_event() -> None:
    shown = table(as_position(GAME.start(3, {"borders": "shared-half"})))
    assert (shown["actor"], shown["step"], shown["turn"], shown["kind"]) == ("chance", "start", None, None)
    assert shown["options"] == {"borders": "shared-half", "value_limits": "exact"}
    assert {place: tile["tile"] for place, tile in shown["board"].items()} == {
        "l6": "black-a",
        "k7": "black-n",
        "m7": "mits",
        "l8": "black-a",
    }
    assert shown["board"]["m7"]["members"] == [12, 12, 12]
    assert shown["board"]["m7"]["leaders"] == [0, 1, 2]
    assert [group["left"] for group in shown["stack"]] == [9, 9, 9]
    assert [group["group"] for group in shown["stack"]] == [3, 2, 1]


def test_steps_have_names() -> None:
    seen = {table(state)["step"] for seed in range(3) for state in positions(2, seed)}
    assert seen == {"start", "draw", "place", "tick", "act", "roll", "over"}


def test_a_tile_in_hand_then_on_the_board_to_be_turned() -> None:
    state = play(2, "start s1", "draw green-2")
    shown = table(state)
    assert (shown["actor"], shown["turn"], shown["kind"]) == (1, 1, "drawing")
    assert (shown["in_hand"], shown["turning"]) == ("green-2", None)
    assert [f"place {place}" for place in shown["free"]] == legal(state, "place")
    do(state, "place j6")
    shown = table(state)
    assert (shown["in_hand"], shown["turning"]) == (None, "j6")
    assert shown["board"]["j6"]["tick"] is None
    do(state, "tick bl")
    assert table(state)["board"]["j6"]["tick"] == "bl"


def test_a_habitable_tile_in_full() -> None:
    board = BoardBuilder(3).tile("j6", "green-3", "br", pennies=2).members(0, "j6", 4).leader(2, "j6")
    tile: TileView = table(board.members(1, "j6").turn())["board"]["j6"]
    assert (tile["kind"], tile["colour"], tile["number"], tile["pennies"]) == ("habitable", "green", 3, 2)
    assert (tile["value"], tile["h"], tile["r"], tile["tick"]) == (5, -3, -1, "br")
    assert (tile["members"], tile["leaders"], tile["majority"]) == ([4, 1, 0], [2], 0)
    assert (tile["station"], tile["opener"]) == (None, None)


def test_stations_and_openers() -> None:
    board = BoardBuilder(2).tile("j6", "green-3", pennies=1).opened(1, "j6").station(0, "k7").station(0, "l6")
    shown = table(board.turn())
    assert shown["board"]["j6"]["opener"] == 1
    assert (shown["board"]["k7"]["station"], shown["board"]["l6"]["station"]) == (0, 0)
    first, second = shown["players"]
    assert (first["stations"], first["stations_left"], first["opened"]) == (["l6", "k7"], 0, None)
    assert (second["stations"], second["stations_left"], second["opened"]) == ([], 2, "j6")


@pytest.mark.rule("G-GEO-11")
def test_borders_cost_the_same_both_ways() -> None:
    for state in positions(4, seed=5):
        board = table(state)["board"]
        for place, tile in board.items():
            for there, price in tile["borders"].items():
                assert board[there]["borders"][place] == price


@pytest.mark.rule("G-GAP-03")
def test_borders_of_the_opening_board() -> None:
    board = table(play(2))["board"]
    assert board["m7"]["borders"] == {"l6": 1, "k7": 0, "l8": 1}
    assert board["k7"]["borders"] == {"l6": 2, "m7": 0, "l8": 1}


def test_what_was_mined_and_improved_in_this_turn() -> None:
    board = (
        BoardBuilder(2)
        .tile("j6", "black-3", pennies=3)
        .tile("h6", "blue-2")
        .leader(0, "j6")
        .members(0, "h6", 2)
    )
    state = board.turn()
    do(state, "mine j6", "roll 4", "improve h6", "improve h6")
    shown = table(state)
    assert (shown["mined_at"], shown["mined"], shown["improved"]) == ("j6", 1, {"h6": 2})
    assert shown["points"] == 3
    assert shown["players"][0]["caches"] == {"n1": 0, "23": 0, "4": 1, "5": 0}


@pytest.mark.rule("G-SETUP-26")
@pytest.mark.rule("G-NOTE-12")
def test_score_sheets_are_open() -> None:
    player = table(BoardBuilder(2).caches(1, 4, 2, 1, 3).turn())["players"][1]
    assert player["caches"] == {"n1": 4, "23": 2, "4": 1, "5": 3}
    assert player["crystals"] == 17


def test_members_at_home_and_in_play() -> None:
    board = BoardBuilder(2).tile("j6", "green-3", pennies=1).members(0, "j6", 3).leader(0, "j6")
    state = board.turn()
    do(state, "open j6")
    player = table(state)["players"][0]
    assert (player["members"], player["home"], player["leader"]) == (9, 9, None)


@pytest.mark.rule("G-NOVA-02")
def test_a_supernova_set_aside_and_its_turns_are_shown() -> None:
    state = play(2)
    idle(state, stack(2, 10, 20), until=lambda s: table(as_position(s))["aside"] is not None)
    shown = table(state)
    drawer = shown["turn"]
    assert drawer is not None
    assert (shown["aside"], shown["kind"], shown["in_hand"]) == ("red-a", "scoring", None)
    other = 1 - drawer
    assert shown["upcoming"] == [
        {"seat": other, "kind": "scoring"},
        {"seat": drawer, "kind": "placing"},
        {"seat": other, "kind": "drawing"},
    ]


@pytest.mark.rule("G-TURN-01")
@pytest.mark.rule("G-END-01")
@pytest.mark.rule("G-END-02")
@pytest.mark.parametrize("seats", SEATS)
def test_upcoming_turns_are_right_unless_a_supernova_is_drawn(seats: int) -> None:
    expected: list[TurnView] = []
    present: TurnView | None = None
    for state in positions(seats, seed=7):
        shown = table(state)
        turn, kind = shown["turn"], shown["kind"]
        now: TurnView | None = None if turn is None or kind is None else {"seat": turn, "kind": kind}
        if now != present and present is not None and not (shown["aside"] and kind == "scoring"):
            assert expected[:1] == ([] if now is None else [now])
        present, expected = now, shown["upcoming"]
    assert expected == []


def test_the_kind_of_turn_is_shown_while_chance_rolls_the_die() -> None:
    board = BoardBuilder(2).tile("j6", "black-3", pennies=3).leader(0, "j6")
    state = board.turn(kind=steps.SCORING)
    do(state, "mine j6")
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["turn"], shown["kind"]) == ("chance", "roll", 0, "scoring")


def test_no_place_is_free_after_the_end() -> None:
    state = list(positions(2, seed=3))[-1]
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["free"], shown["upcoming"]) == ("over", "over", [], [])
    assert [player["place"] for player in shown["players"]] == state.ranking()
