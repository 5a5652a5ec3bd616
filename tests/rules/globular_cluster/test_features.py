"""Features: every slot holds the number that its name describes."""

import pytest

from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.learning.encode import BOUNDS, NAMES, STEPS, TURNS
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.screen.view import table
from astrarium.games.globular_cluster.screen.view_types import GlobularTableView, TileView
from tests.rules.globular_cluster.board import BoardBuilder, do, play
from tests.rules.globular_cluster.test_view import positions

Numbers = dict[str, int]
RELATIVE = ["own", "next1", "next2", "next3"]


def named(state: GlobularPosition, seat: int) -> Numbers:
    return dict(zip(NAMES, GAME.features(state, seat), strict=True))


def changed(before: Numbers, after: Numbers) -> dict[str, tuple[int, int]]:
    return {name: (before[name], after[name]) for name in NAMES if before[name] != after[name]}


def relative(shown: GlobularTableView, seat: int, owner: int | None) -> str:
    return "" if owner is None else RELATIVE[(owner - seat) % shown["seats"]]


def one_hot(prefix: str, tokens: list[str], token: str | None) -> Numbers:
    return {f"{prefix}.{known}": int(known == token) for known in tokens}


def prices(place: str, tile: TileView) -> Numbers:
    cell = grid.CELL_NAMES.index(place)
    neighbours = [grid.NEXT[cell * grid.SIDES + side] for side in range(grid.SIDES)]
    names = [grid.CELL_NAMES[there] if there >= 0 else "" for there in neighbours]
    return {
        f"price.{side.lower()}": tile["borders"].get(name, 0)
        for side, name in zip(grid.DIRECTIONS, names, strict=True)
    }


def expected_tile(shown: GlobularTableView, seat: int, place: str, tile: TileView) -> Numbers:
    """Return the expected slots of a place, computed from the view."""
    numbers = {"number": tile["number"], "value": tile["value"] or 0, "pennies": tile["pennies"]}
    numbers |= one_hot("tile", tables.KINDS, tile["kind"])
    numbers |= one_hot("tick", [corner.lower() for corner in grid.CORNERS], tile["tick"])
    numbers |= prices(place, tile)
    numbers |= one_hot("station", RELATIVE, relative(shown, seat, tile["station"]))
    numbers |= one_hot("opened", RELATIVE, relative(shown, seat, tile["opener"]))
    members = {relative(shown, seat, owner): count for owner, count in enumerate(tile["members"])}
    leaders = [relative(shown, seat, owner) for owner in tile["leaders"]]
    for other in RELATIVE:
        numbers[f"members.{other}"] = members.get(other, 0)
        numbers[f"leader.{other}"] = int(other in leaders)
    numbers["turning"] = int(shown["turning"] == place)
    numbers["improved"] = shown["improved"].get(place, 0)
    numbers["mined"] = shown["mined"] if shown["mined_at"] == place else 0
    return {f"{place}.{name}": number for name, number in numbers.items()}


def expected_seats(shown: GlobularTableView, seat: int) -> Numbers:
    """Return the expected slots of the seats, except turns and scorings to come."""
    numbers: Numbers = {}
    for player in shown["players"]:
        owner = player["seat"]
        slots = {"present": 1, "turn": int(shown["turn"] == owner), "points": player["points"]}
        slots |= {"home": player["home"], "leader": int(player["leader"] is not None)}
        slots |= {"stations-left": player["stations_left"], "opened": int(player["opened"] is not None)}
        slots |= {f"caches.{token}": count for token, count in player["caches"].items()}
        numbers |= {f"{relative(shown, seat, owner)}.{name}": number for name, number in slots.items()}
    return numbers


def expected_table(shown: GlobularTableView) -> Numbers:
    """Return the expected slots of turn, stack and options."""
    numbers = {"action-points": shown["points"], "gone": shown["gone"], "stack-left": shown["stack_left"]}
    numbers |= {"aside": int(shown["aside"] is not None), "closing": int(shown["closing"])}
    numbers |= one_hot("borders", ["shared-half"], shown["options"]["borders"])
    numbers |= one_hot("value-limits", ["at-least"], shown["options"]["value_limits"])
    numbers |= one_hot("step", STEPS, shown["step"]) | one_hot("turn", TURNS, shown["kind"])
    groups = [group["tiles"] for group in shown["stack"] if group["left"]] or [{}]
    numbers |= {f"stack.{tile}": count for tile, count in groups[0].items()}
    for group in groups[1:]:
        for tile, count in group.items():
            numbers[f"later.{tile}"] = numbers.get(f"later.{tile}", 0) + count
    return numbers


def test_names_are_distinct_and_cover_seats_and_places() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(BOUNDS)
    assert {name.split(".")[0] for name in NAMES} >= {*RELATIVE, *grid.CELL_NAMES}


@pytest.mark.parametrize("borders", ["whole-side", "shared-half"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slots_agree_with_the_view(seats: int, borders: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, borders=borders)):
        if number % 7:
            continue
        shown, seat = table(state), number % seats
        numbers = named(state, seat)
        expected = expected_table(shown) | expected_seats(shown, seat)
        for place, tile in shown["board"].items():
            expected |= expected_tile(shown, seat, place, tile)
        assert {name: numbers[name] for name in expected} == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_stays_within_bounds(seats: int) -> None:
    for state in list(positions(seats, seed=20 + seats))[::3]:
        for seat in range(seats):
            numbers = GAME.features(state, seat)
            assert len(numbers) == len(NAMES)
            assert all(low <= number <= high for number, (low, high) in zip(numbers, BOUNDS, strict=True))


def test_absent_seats_and_empty_places_are_zero() -> None:
    state = play(2, "start s0")
    numbers = named(state, 1)
    empty = set(grid.CELL_NAMES) - set(table(state)["board"])
    absent = {"next2", "next3"} | empty
    assert not any(number for name, number in numbers.items() if name.split(".")[0] in absent)


def test_the_viewer_is_encoded_first() -> None:
    state = BoardBuilder(4).members(2, "l6", 3).turn(seat=3)
    assert [named(state, seat)["l6.members.own"] for seat in range(4)] == [0, 0, 3, 0]
    assert [named(state, seat)["next1.turn"] for seat in range(4)] == [0, 0, 1, 0]


def test_a_move_changes_the_slots_of_the_move_and_no_others() -> None:
    state = BoardBuilder(2).turn()
    before = named(state, 0)
    do(state, "move member m7 l6")
    assert changed(before, named(state, 0)) == {
        "action-points": (10, 9),
        "own.home": (12, 11),
        "m7.members.own": (12, 11),
        "l6.members.own": (0, 1),
    }


def test_building_and_improving_change_their_slots() -> None:
    state = BoardBuilder(2).tile("j6", "blue-2").leader(0, "j6").turn()
    before = named(state, 1)
    do(state, "build k7", "improve j6")
    assert changed(before, named(state, 1)) == {
        "action-points": (10, 3),
        "next1.stations-left": (2, 1),
        "k7.station.next1": (0, 1),
        "j6.value": (2, 3),
        "j6.pennies": (0, 1),
        "j6.improved": (0, 1),
    }


def test_a_tile_in_hand_is_encoded() -> None:
    numbers = named(play(2, "start s0", "draw black-4"), 0)
    assert (numbers["hand.resource"], numbers["hand.number"], numbers["hand.habitable"]) == (1, 4, 0)


@pytest.mark.rule("G-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scorings_left_count_down_from_three(seats: int) -> None:
    counts: list[list[int]] = [[] for _ in range(seats)]
    for state in positions(seats, seed=30):
        numbers = named(state, 0)
        for seat in range(seats):
            left = numbers[f"{RELATIVE[seat]}.scorings"]
            counts[seat] += [] if counts[seat][-1:] == [left] else [left]
    assert counts == [[3, 2, 1, 0]] * seats


def test_every_place_has_slots() -> None:
    assert sum(name.endswith(".tile.habitable") for name in NAMES) == grid.CELLS
