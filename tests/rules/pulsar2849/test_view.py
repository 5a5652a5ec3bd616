"""The view: everything on the table, as JSON values."""

import json
from collections.abc import Iterator

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.game import Value
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.screen.view import table, view
from astrarium.games.pulsar2849.screen.view_types import PulsarPlayerView, PulsarTableView, SystemView
from tests.rules.pulsar2849 import board
from tests.table import apply, legal

SEATS = [2, 3, 4]


def positions(seats: int, seed: int, **options: Value) -> Iterator[PulsarPosition]:
    """Yield every position of a random match; a seat ends its turn only without another legal action."""
    state, dealer, rng = GAME.start(seats, options), Dealer(seed), Rng(seed)
    assert isinstance(state, PulsarPosition)
    yield state
    end = GAME.space.parse("end")
    while state.actor != OVER:
        moves = [move for move in state.legal() if move != end] or state.legal()
        state.apply(dealer.choose(state) if state.actor == CHANCE else moves[rng.below(len(moves))])
        yield state


def is_json(value: object) -> bool:
    """Return whether `value` consists of JSON types only, without floats."""
    if isinstance(value, dict):
        return all(type(key) is str and is_json(item) for key, item in value.items())
    if isinstance(value, list):
        return all(is_json(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def player(state: PulsarPosition, seat: int = 0) -> PulsarPlayerView:
    return table(state)["players"][seat]


def system(state: PulsarPosition, place: str) -> SystemView:
    found = table(state)["locations"][place]["system"]
    assert found is not None
    return found


def keys(shape: type) -> set[str]:
    """Return the keys of a view type, including inherited ones."""
    return {key for part in shape.__mro__ for key in getattr(part, "__annotations__", {})} or set()


def check_pieces(shown: PulsarTableView) -> None:
    """Check that the pieces on the map match the counts of the players."""
    for seat, owner in enumerate(shown["players"]):
        places = shown["locations"].values()
        stations = sum(p["system"] is not None and p["system"]["stations"][seat] is not None for p in places)
        assert stations == owner["stations"]["blue"] + owner["stations"]["lifeless"]
        pulsars = [p["pulsar"] for p in places if p["pulsar"] is not None and p["pulsar"]["owner"] == seat]
        assert len(pulsars) == len(owner["rings"]) == 6 - owner["rings_left"]
        assert sum(p["spinning"] for p in pulsars) == sum(owner["spinning"].values())
        assert sum(p["gyrodyne"] is not None for p in pulsars) == sum(owner["on_board"].values())
        online = sum(tile["online"] for array in owner["arrays"] for tile in array)
        assert online == owner["counters"]["transmitters_online"]


@pytest.mark.parametrize(("seats", "star_map"), [(2, "map-a"), (3, "map-b"), (4, "map-a")])
def test_views_of_a_whole_match_are_json_and_complete(seats: int, star_map: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, map=star_map)):
        if number % 3:
            continue
        shown = GAME.view(state)
        assert is_json(shown)
        assert json.loads(json.dumps(shown)) == shown
        assert keys(PulsarTableView) <= set(shown)
        check_pieces(table(state))


def test_a_position_of_another_game_raises() -> None:
    with pytest.raises(TypeError, match="Pulsar 2849"):
        view(State(2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_view_of_the_opening(seats: int) -> None:
    state = GAME.start(seats, {"map": "map-b", "hq": False})
    assert isinstance(state, PulsarPosition)
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["turn"], shown["asked"]) == ("chance", "order", None, None)
    assert shown["options"] == {
        "map": "map-b",
        "hq": False,
        "even_start": False,
        "stations": "compulsory",
        "dice": "may-forfeit",
    }
    assert (shown["boards"], shown["goals"], shown["offer"]) == ([None] * 3, [None] * 3, [None] * 3)
    assert (shown["median"], shown["steps"], shown["row_value"]) == (None, {}, None)
    assert all(owner["ship"] is None and owner["hq"] is None for owner in shown["players"])


def test_steps_have_names() -> None:
    seen = {table(state)["step"] for seats in SEATS for state in positions(seats, seed=4)}
    assert seen <= {*steps.NAMES, "over"}
    assert {
        "order",
        "goal",
        "board",
        "hq",
        "offer",
        "enter",
        "side",
        "roll",
        "draft",
        "act",
        "flight",
    } <= seen


def test_all_locations_of_the_map_in_play() -> None:
    for number, name in enumerate(["map-a", "map-b"]):
        shown = table(board.entered(map=name))
        assert list(shown["locations"]) == starmap.MAPS[number].names
        for place, location in shown["locations"].items():
            for other, segments in location["neighbours"].items():
                back = shown["locations"][other]["neighbours"].get(place, 0)
                assert location["kind"] == "entry" or back == segments
    locations = table(board.entered(map="map-b"))["locations"]
    assert locations["sc"]["neighbours"]["g4"] == 2
    assert locations["sd"]["dead_end"]
    assert (locations["g4"]["colour"], locations["g4"]["x"], locations["g4"]["y"]) == ("green", 53, 30)


def test_dice_with_their_median_and_the_steps_they_move_markers() -> None:
    shown = table(board.rolled((1, 2, 3, 4, 4, 5, 6)))
    assert shown["dice"] == {"1": 1, "2": 1, "3": 1, "4": 2, "5": 1, "6": 1}
    assert shown["median"] == {"value": 4, "between": True}
    assert shown["steps"] == {"1": -3, "2": -2, "3": -1, "4": 1, "5": 2, "6": 3}
    assert (shown["step"], shown["asked"], shown["left"]) == ("draft", 0, 2)


def test_markers_of_a_track_are_listed_from_first_to_last() -> None:
    shown = table(board.rolled((1, 2, 3, 4, 4, 5, 6), seats=2))
    markers = shown["tracks"]["initiative"]
    assert [(marker["seat"], marker["marker"], marker["space"]) for marker in markers] == [
        (1, "initiative", 8),
        (0, "initiative", 8),
        (1, "initiative-2", 8),
        (0, "initiative-2", 8),
    ]
    assert shown["order"] == [0, 1, 0, 1]


def test_prizes_of_the_tracks() -> None:
    two, four = (table(board.rolled((1,) * dice, seats=seats)) for dice, seats in ((7, 2), (9, 4)))
    assert two["prizes"] == {
        "spaces": 15,
        "engineering": [{"cubes": 2, "points": 0}, {"cubes": 1, "points": 0}, {"cubes": 0, "points": 1}],
        "initiative": [7, 4, 2],
        "penalties": {"14": 1, "15": 2},
    }
    assert [price["cubes"] for price in four["prizes"]["engineering"]] == [3, 2]


def test_an_hq_shows_both_sides_until_one_is_chosen() -> None:
    state = board.acting(hq=True, hq_0="hq-a")
    chosen = player(state)["hq"]
    assert chosen is not None
    assert (chosen["face"], chosen["sides"]) == ("h-a1", [])
    state.put(0, columns.FACE, -1)
    shown = player(state)["hq"]
    assert shown is not None
    assert [side["face"] for side in shown["sides"]] == ["h-a1", "h-a2"]
    assert [project["cost"] for project in shown["sides"][0]["projects"][:3]] == [1, 2, 3]
    assert (shown["face"], shown["projects"]) == (None, [])


def test_the_points_that_one_more_station_would_add() -> None:
    state = board.acting(seats=3)
    assert (player(state)["stations"]["points"], player(state)["stations"]["more"]) == (0, 0)
    board.uncover(state, "n3", "sys-09")
    board.station(state, 0, "n3", "blue")
    assert (player(state)["stations"]["points"], player(state)["stations"]["more"]) == (0, 2)


def test_a_drafted_die_is_in_the_hand() -> None:
    state = board.rolled((1, 2, 3, 4, 4, 5, 6))
    apply(GAME, state, "draft 6 engineering")
    shown = table(state)
    assert shown["players"][0]["dice"] == [6]
    assert shown["dice"]["6"] == 0
    assert shown["tracks"]["engineering"][-1] == {
        "seat": 0,
        "marker": "engineering",
        "space": 11,
        "penalty": 0,
    }


def test_all_fields_of_a_system() -> None:
    state = board.acting(seats=3)
    assert system(state, "n3")["tile"] is None
    board.uncover(state, "n3", "sys-09")
    board.station(state, 1, "n3", "blue")
    shown = system(state, "n3")
    assert shown["tile"] == "sys-09"
    assert (shown["open"], shown["closed"]) == ({"blue": 1, "lifeless": 1}, {"blue": 1, "lifeless": 1})
    assert (shown["free"], shown["stations"]) == ({"blue": 0, "lifeless": 1}, [None, "blue", None])
    gift = {"kind": "gyrodyne", "number": 1, "sizes": ["gyro-1", "gyro-3"], "token": None}
    assert shown["bonus"] == [gift]


def test_pulsars_and_their_gyrodynes() -> None:
    state = board.acting()
    board.ring(state, 2, "n5")
    board.gyrodyne(state, 0, "n11", 2, spinning=True)
    places = table(state)["locations"]
    assert places["n5"]["pulsar"] == {"owner": 2, "gyrodyne": None, "spinning": False, "isolated": False}
    assert places["n11"]["pulsar"] == {"owner": 0, "gyrodyne": "gyro-2", "spinning": True, "isolated": False}
    assert places["n70"]["pulsar"] == {"owner": None, "gyrodyne": None, "spinning": False, "isolated": True}
    assert player(state)["spinning"] == {"gyro-1": 0, "gyro-2": 1, "gyro-3": 0}


def test_the_flight_in_progress() -> None:
    state = board.acting((3, 2))
    board.place_ship(state, 0, "n9")
    apply(GAME, state, "launch 3 plain", "fly n10")
    shown = table(state)
    assert shown["flight"] == {"start": "n9", "path": ["n10"], "left": 2, "gates": [], "landing": None}
    assert (shown["step"], shown["left"], shown["turn"]) == ("flight", 2, 0)
    assert shown["locations"]["n10"]["ships"] == [0]
    assert [step["step"] for step in shown["upcoming"]] == ["act", "turn", "turn", "produce"]


def test_a_flight_that_must_visit_a_gate() -> None:
    state = board.acting((1, 3))
    board.place_ship(state, 0, "n9")
    apply(GAME, state, "patent ai-1a 1 plain", "launch 3 gate-minus1")
    shown = table(state)
    assert (shown["due"], shown["left"]) == ("green", 2)
    abilities = shown["players"][0]["abilities"]
    assert (abilities["gate_minus1"], abilities["gate_plus1"]) == (["green"], ["green"])


def test_technologies_by_row() -> None:
    state = board.acting((1, 3), round_number=2)
    apply(GAME, state, "patent ai-1a 1 plain")
    first, second, _ = table(state)["boards"]
    assert first is not None
    assert second is not None
    assert [(row["round"], row["value"], row["current"]) for row in first["rows"]] == [
        (1, 0, False),
        (2, 2, True),
    ]
    corridor, lock = first["rows"][0]["technologies"][0], first["rows"][1]["technologies"][0]
    assert (corridor["title"], corridor["cost"], corridor["icons"]) == ("Green Corridor", 1, [0, None])
    assert (corridor["locked"], lock["locked"], lock["icons"]) == (False, True, [None])
    assert not second["rows"][0]["reached"]
    assert player(state)["technologies"] == ["ai-1a"]


def test_arrays_are_ordered_and_turned() -> None:
    state = board.acting((3, 3))
    board.transmitter(state, 0, "t-a3", paid=(0,))
    apply(GAME, state, "claim t-a1 3 3 plain", "join right t-a3 left")
    arrays = player(state)["arrays"]
    assert [[tile["transmitter"] for tile in array] for array in arrays] == [["t-a1", "t-a3"]]
    first, second = arrays[0]
    assert (first["right"]["joined"], second["left"]["joined"]) == ("t-a3 left", "t-a1 right")
    assert (first["online"], first["costs"]) == (True, [{"cost": 3, "paid": True}])
    assert second["costs"] == [{"cost": 2, "paid": True}, {"cost": 4, "paid": False}]
    other = board.acting((3, 3))
    board.transmitter(other, 0, "t-a3")
    apply(GAME, other, "claim t-a1 3 3 plain", "join left t-a3 left")
    assert [tile["flipped"] for tile in player(other)["arrays"][0]].count(True) == 1


def test_goals_show_the_progress_of_every_seat() -> None:
    state = board.acting()
    board.uncover(state, "n3", "sys-01")
    board.station(state, 1, "n3", "blue")
    goal = table(state)["goals"][0]
    assert goal is not None
    assert (goal["goal"], goal["title"], goal["points"]) == ("g1a", "Wide Survey", 5)
    assert goal["needs"] == [
        {"counter": "stations", "least": 5, "have": [0, 1, 0]},
        {"counter": "rings", "least": 3, "have": [0, 0, 0]},
    ]
    assert goal["met"] == [False, False, False]


def test_headquarters_and_gate_runs() -> None:
    state = board.acting((1, 2), hq=True, hq_0="hq-a")
    shown = player(state)["hq"]
    assert shown is not None
    assert (shown["board"], shown["face"], shown["title"]) == ("hq-a", "h-a1", "Ring Foundry")
    assert [project["project"] for project in shown["projects"] if project["available"]] == [
        "h-a1-b1",
        "h-a1-b2",
        "h-a1-b3",
    ]
    apply(GAME, state, "project h-a1-b1 1 plain")
    shown = player(state)["hq"]
    assert shown is not None
    assert [project["project"] for project in shown["projects"] if project["done"]] == ["h-a1-b1"]
    assert player(state)["gyrodynes"]["gyro-1"] == 1
    assert shown["runs"] == []


def test_the_bonus_die_and_its_duty() -> None:
    state = board.acting((3, 2), round_number=3, left_over=(5,))
    apply(GAME, state, "patent aii-3a 3 plain")
    shown = table(state)
    assert shown["bonus"] == {"value": 2, "had": True, "duty": True}
    assert shown["players"][0]["dice"] == [2, 2]
    assert shown["left"] == 3
    assert "end" not in legal(GAME, state)


def test_counts_of_a_player() -> None:
    state = board.acting()
    board.set_own(state, 1, columns.CUBES, 5)
    board.set_own(state, 1, columns.PM1, 3)
    shown = player(state, 1)
    assert (shown["cubes"], shown["pm1"], shown["plus2"]) == (5, 3, 0)
    assert shown["abilities"]["copy_price"] == 4
    assert shown["counters"]["modifiers"] == 3


def test_stock_pile_and_exploration_tiles() -> None:
    shown = table(board.entered())
    assert shown["pile"] == {
        "letter": "A",
        "left": 5,
        "designs": {"t-a1": 1, "t-a3": 1, "t-a4": 1, "t-a5": 1, "t-a6": 1},
    }
    assert [tile["transmitter"] for tile in shown["offer"] if tile] == ["t-a1", "t-a2", "t-a3"]
    assert (shown["exploration"]["left"], sum(shown["exploration"]["discard"].values())) == (12, 0)
    assert shown["gyrodynes"]["gyro-1"] == {
        "left": 10,
        "take": 1,
        "finish": 3,
        "points": 1,
        "awards": [7, 4],
        "first_award": None,
    }


def test_the_view_after_the_end() -> None:
    state = list(positions(2, seed=3))[-1]
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["upcoming"]) == ("over", "over", [])
    assert [owner["place"] for owner in shown["players"]] == state.ranking()
