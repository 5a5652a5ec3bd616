"""Destinations of pieces: the cheapest paths of a brute-force search, exact costs, groups, wrong choices."""

import pytest

from astrarium.core.errors import BadChoice
from astrarium.core.reach import Destinations, Way
from astrarium.core.state import State
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.rules.actions import CELL
from astrarium.games.globular_cluster.rules.state import GlobularState
from tests.records.positions import positions

MAX_TRIED = 400  # actions applied for a single piece; 46 places with six borders each


def acting(every: int) -> list[GlobularState]:
    """Return copies of positions of golden records in which a seat has action points."""
    found = [state.clone() for state in positions("globular-cluster", every) if _step(state) == "act"]
    return [state for state in found if isinstance(state, GlobularState)]


def _step(state: State) -> str:
    return str(GAME.view(state)["step"])


def stands(state: State) -> set[tuple[str, str]]:
    """Return place and piece of everything that can move."""
    moves = (GAME.space.text(action).split() for action in state.moves)
    return {(words[2], words[1]) for words in moves if words[0] == "move"}


def search(state: GlobularState, place: str, piece: str, best: dict[str, int], cost: int = 0) -> None:
    """Find the least cost of each place by trying every move and warp of the piece, in any order."""
    if cost >= best.get(place, 99):
        return
    best[place] = cost
    for action in state.moves:
        words = GAME.space.text(action).split()
        if words[0] in ("move", "warp") and words[1] == piece and leaves(state, place, action):
            after, price = applied(state, action), price_of(state, words)
            if after.actor == state.actor:
                assert after.points == state.points - price
                search(after, words[-1], piece, best, cost + price)
            else:
                best[words[-1]] = min(best.get(words[-1], 99), cost + price)


def applied(state: GlobularState, action: int) -> GlobularState:
    """Return a copy of the position after an action."""
    after = state.clone()
    assert isinstance(after, GlobularState)
    after.apply(action)
    return after


def leaves(state: GlobularState, place: str, action: int) -> bool:
    """Return whether an action takes a piece away from a place."""
    after = applied(state, action)
    return pieces(after, place, state.turn) < pieces(state, place, state.turn)


def pieces(state: State, place: str, seat: int) -> int:
    """Return the number of pieces of `seat` at a place."""
    tile = GAME.view(state)["board"][place]  # type: ignore[index]
    return int(tile["members"][seat]) + (seat in tile["leaders"])


def price_of(state: State, words: list[str]) -> int:
    """Return what a step costs by the view; a warp costs a point."""
    board = GAME.view(state)["board"]
    return int(board[words[2]]["borders"][words[3]]) if words[0] == "move" else 1  # type: ignore[index]


def played(state: GlobularState, way: Way) -> GlobularState:
    """Return the position after a way; each of its actions must be legal, by the same seat."""
    after = state
    for action in way.actions:
        assert after.actor == state.actor
        assert action in after.moves
        after = applied(after, action)
    return after


def costs(found: Destinations) -> dict[str, int]:
    return {each.place: each.ways[0].amounts["cost"] for each in found.destinations}


def test_the_costs_are_those_of_a_search_through_all_orders() -> None:
    compared = 0
    for state in acting(100):
        for place, piece in sorted(stands(state))[:3]:
            best: dict[str, int] = {}
            search(state, place, piece, best)
            del best[place]
            found = GAME.destinations(state, [place, piece])
            assert costs(found) == best, (place, piece)
            assert found.complete
            assert found.tried <= MAX_TRIED
            compared += len(best)
    assert compared > 60


def test_a_path_costs_and_leaves_what_the_engine_says() -> None:
    checked = 0
    for state in acting(60):
        for place, piece in sorted(stands(state)):
            for destination in GAME.destinations(state, [place, piece]).destinations:
                (way,) = destination.ways
                after = played(state, way)
                assert way.amounts["cost"] + way.amounts["left"] == state.points
                if after.actor == state.actor:
                    assert after.points == way.amounts["left"]
                assert pieces(after, destination.place, state.turn) == 1 + pieces(
                    state, destination.place, state.turn
                )
                checked += 1
    assert checked > 400


def test_a_group_goes_the_way_of_one_piece_for_as_many_times_its_cost() -> None:
    groups = 0
    for state in acting(60):
        for place, _ in sorted(stands(state)):
            members = pieces(state, place, state.turn) - (state.leader[state.turn] == CELL.number[place])
            if members < 2:
                continue
            single = costs(GAME.destinations(state, [place, "member"]))
            found = GAME.destinations(state, [place, "member", "member"])
            assert costs(found) == {end: 2 * cost for end, cost in single.items() if 2 * cost <= state.points}
            for destination in found.destinations:
                after = played(state, destination.ways[0])
                gained = pieces(after, destination.place, state.turn) - pieces(
                    state, destination.place, state.turn
                )
                assert gained == 2
            groups += len(found.destinations)
    assert groups > 20


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ([], "'' is not a place and pieces"),
        (["m7"], "'m7' is not a place and pieces"),
        (["mars", "member"], "'mars member' is not a place and pieces"),
        (["m7", "king"], "'king' is not a piece"),
        (["m7", *["member"] * 13], "13 x member at m7: you have "),
        (["a1", "leader"], "1 x leader at a1: you have 0 there"),
    ],
)
def test_a_wrong_choice_is_explained(choice: list[str], message: str) -> None:
    state = acting(15)[0]
    with pytest.raises(BadChoice) as caught:
        GAME.destinations(state, choice)
    assert message in str(caught.value)


def test_nothing_moves_while_a_tile_is_placed() -> None:
    placing = next(state for state in positions("globular-cluster", 3) if _step(state) == "place")
    with pytest.raises(BadChoice, match="no piece can move now"):
        GAME.destinations(placing, ["m7", "member"])
