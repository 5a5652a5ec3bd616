"""Flying the survey ship (P-FLY), with the worked examples of flights."""

from random import Random

import pytest

from astrarium import CHANCE
from astrarium.core.dealer import Dealer
from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    hand,
    headquarters,
    node,
    own_tech,
    place_ship,
    points,
    reasons,
    set_own,
    station,
    uncover,
)
from tests.rules.pulsar2849.starways import CHARTS, PLANETS, open_planets
from tests.table import apply, legal, odds, refused

SIDES = ["map-a", "map-b"]
DISTANCES = range(1, 9)


def place_of(s: PulsarPosition, seat: int = 0) -> str:
    return starmap.NODE_NAMES[s.get(seat, columns.SHIP)]


def visited(s: PulsarPosition) -> list[str]:
    return [starmap.NODE_NAMES[place] for place in s.path]


def stations(s: PulsarPosition, seat: int = 0) -> dict[str, str]:
    """Return the systems where a seat has stations, with the kind of planet."""
    kinds = ["", "blue", "lifeless"]
    found = {name: kinds[s.station[starmap.SYSTEM_NUMBER[node(name)] * 4 + seat]] for name in systems(s)}
    return {name: kind for name, kind in found.items() if kind}


def systems(s: PulsarPosition) -> list[str]:
    return CHARTS[SIDES[s.star_map]].of_kind("system")


def tile_of(s: PulsarPosition, name: str) -> str:
    tile = s.system_tile[starmap.SYSTEM_NUMBER[node(name)]]
    return list(PLANETS)[tile] if tile >= 0 else ""


def flying(start: str, *dice: int, seats: int = 3, side: str = "map-a") -> PulsarPosition:
    """Return a turn with a ship at a location, its seat holding these dice and tokens of both kinds."""
    s = acting(dice, seats, map=side)
    set_own(s, 0, columns.PLUS2, 1)
    place_ship(s, 0, start)
    return s


def uncover_all(s: PulsarPosition, random: Random) -> None:
    tiles = random.sample(sorted(PLANETS), 16)
    for name, tile in zip(systems(s), tiles, strict=True):
        uncover(s, name, tile)


def fly(s: PulsarPosition, *path: str) -> None:
    """Fly a path over systems that lie face up."""
    apply(GAME, s, *(f"fly {name}" for name in path))


def launch_of(distance: int) -> tuple[int, str]:
    return (distance, "plain") if distance < 7 else (6, "plus1" if distance == 7 else "plus2")


@pytest.mark.rule("P-FLY-01")
@pytest.mark.rule("P-FLY-02")
@pytest.mark.rule("P-FLY-03")
@pytest.mark.rule("P-FLY-12")
@pytest.mark.rule("P-FLY-G2")
@pytest.mark.rule("P-FLY-G5")
@pytest.mark.parametrize("distance", DISTANCES)
@pytest.mark.parametrize("side", SIDES)
def test_every_step_offered_is_the_next_of_a_trail_listed_the_slow_way(side: str, distance: int) -> None:
    chart, random = CHARTS[side], Random(distance)
    die, change = launch_of(distance)
    for start in random.sample(chart.places, 20):
        s = flying(start, die, 1, side=side)
        uncover_all(s, random)
        trails = list(chart.trails(start, distance))
        apply(GAME, s, f"launch {die} {change}")
        for step in range(distance):
            assert legal(GAME, s) == sorted({f"fly {trail[step]}" for trail in trails}, key=GAME.space.parse)
            following = random.choice(legal(GAME, s))
            trails = [trail for trail in trails if f"fly {trail[step]}" == following]
            apply(GAME, s, following)
        assert s.step() != steps.FLIGHT
        assert place_of(s) == trails[0][-1]


@pytest.mark.rule("P-FLY-G5")
@pytest.mark.rule("P-EFF-G4")
@pytest.mark.rule("P-EFF-G29")
@pytest.mark.parametrize("side", SIDES)
def test_a_flight_tied_to_green_gates_offers_only_trails_over_one(side: str) -> None:
    chart, random = CHARTS[side], Random(3)
    for start in random.sample(chart.places, 30):
        die = random.choice([1, 2, 3, 4])
        s = flying(start, die, 1, side=side)
        own_tech(s, 0, "ai-1a")
        uncover_all(s, random)
        trails = [
            trail
            for trail in chart.trails(start, die + 1)
            if any(chart.colour[name] == "green" for name in trail)
        ]
        assert (f"launch {die} gate-plus1" in legal(GAME, s)) == bool(trails)
        if trails:
            apply(GAME, s, f"launch {die} gate-plus1")
        for step in range(die + 1 if trails else 0):
            assert legal(GAME, s) == sorted({f"fly {trail[step]}" for trail in trails}, key=GAME.space.parse)
            following = random.choice(legal(GAME, s))
            trails = [trail for trail in trails if f"fly {trail[step]}" == following]
            apply(GAME, s, following)


@pytest.mark.rule("P-FLY-G5")
@pytest.mark.parametrize("side", SIDES)
def test_a_flight_of_every_length_exists_from_every_place(side: str) -> None:
    chart = CHARTS[side]
    for start in chart.places:
        for distance in DISTANCES:
            assert next(chart.trails(start, distance), None) is not None


def expected_stations(s: PulsarPosition, path: list[str]) -> dict[str, str]:
    """Return the stations that a flight of seat 0 adds, in the order of first visits, the end last."""
    found = stations(s)
    before = [stations(s, seat) for seat in range(s.seats)]
    through = [name for name in dict.fromkeys(path) if name != path[-1]]
    for name, first in [(name, "lifeless") for name in through] + [(path[-1], "blue")]:
        if name in systems(s) and name not in found:
            for kind in [first, "lifeless" if first == "blue" else "blue"]:
                taken = sum(seat.get(name) == kind for seat in before)
                if name not in found and open_planets(tile_of(s, name), s.seats, kind) > taken:
                    found[name] = kind
    return found


def land_without_claims(s: PulsarPosition) -> None:
    """Resolve a flight, with the pictured bonuses, without claims."""
    dealer = Dealer(1)
    while s.step() != steps.ACT:
        texts = legal(GAME, s)
        text = GAME.space.text(dealer.choose(s)) if s.actor == CHANCE else texts[0]
        apply(GAME, s, "pass" if "pass" in texts else text)


@pytest.mark.rule("P-STN-01")
@pytest.mark.rule("P-STN-02")
@pytest.mark.rule("P-STN-04")
@pytest.mark.rule("P-STN-06")
@pytest.mark.rule("P-STN-G1")
@pytest.mark.rule("P-STN-G7")
@pytest.mark.rule("P-STN-G9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_stations_of_random_flights_are_those_of_a_plain_reading(side: str, seats: int) -> None:
    random = Random(seats)
    for _ in range(25):
        distance = random.choice(DISTANCES)
        die, change = launch_of(distance)
        s = flying(random.choice(CHARTS[side].places), die, 1, seats=seats, side=side)
        uncover_all(s, random)
        for seat in range(seats):
            for name in random.sample(systems(s), 5):
                kinds = [kind for kind in ("blue", "lifeless") if free(s, name, kind)]
                if kinds and name not in stations(s, seat):
                    station(s, seat, name, random.choice(kinds))
        apply(GAME, s, f"launch {die} {change}")
        path: list[str] = []
        while s.step() == steps.FLIGHT:
            path.append(random.choice(legal(GAME, s)).split()[1])
            expected = expected_stations(s, path)
            apply(GAME, s, f"fly {path[-1]}")
        land_without_claims(s)
        assert stations(s) == expected


def free(s: PulsarPosition, name: str, kind: str) -> bool:
    taken = sum(stations(s, seat).get(name) == kind for seat in range(s.seats))
    return open_planets(tile_of(s, name), s.seats, kind) > taken


@pytest.mark.rule("P-FLY-01")
def test_a_flight_ends_after_exactly_its_segments() -> None:
    s = flying("n7", 2, 4)
    apply(GAME, s, "launch 2 plain")
    assert legal(GAME, s) == ["fly n6", "fly n8"]
    fly(s, "n8")
    assert refused(GAME, s, "end") == "P-ACT-G5"
    apply(GAME, s, "fly n9", "discover sys-11", "bonus pictured")
    assert (place_of(s), s.step()) == ("n9", steps.ACT)
    assert refused(GAME, s, "fly n10") == "P-ACT-G8"


@pytest.mark.rule("P-FLY-02")
def test_a_ship_flies_only_along_segments() -> None:
    s = flying("n4", 3, 4)
    apply(GAME, s, "launch 3 plain")
    assert [refused(GAME, s, f"fly {place}") for place in ("n7", "n4", "sa")] == ["P-FLY-02"] * 3


@pytest.mark.rule("P-FLY-03")
def test_no_segment_is_flown_twice_in_a_flight() -> None:
    s = flying("n8", 4, 2)
    apply(GAME, s, "launch 4 plain", "fly n7")
    assert refused(GAME, s, "fly n8") == "P-FLY-03"
    assert legal(GAME, s) == ["fly n6"]


@pytest.mark.rule("P-FLY-04")
def test_the_next_flight_may_use_the_same_segments() -> None:
    s = flying("n8", 1, 1)
    apply(GAME, s, "launch 1 plain", "fly n7", "launch 1 plain", "fly n8")
    assert place_of(s) == "n8"
    assert list(s.used) == []


@pytest.mark.rule("P-FLY-05")
@pytest.mark.parametrize(("gate", "end"), [("g4", "sd"), ("o7", "sl"), ("m13", "p10")])
def test_a_ship_may_fly_into_a_dead_end_and_out(gate: str, end: str) -> None:
    s = flying(gate, 2, 1, side="map-b")
    uncover_all(s, Random(1))
    apply(GAME, s, "launch 2 plain")
    fly(s, end, gate)
    assert place_of(s) == gate


@pytest.mark.rule("P-FLY-05")
@pytest.mark.parametrize("side", SIDES)
def test_dead_ends_have_two_segments_to_their_one_neighbour(side: str) -> None:
    chart = CHARTS[side]
    assert chart.dead_ends == {"map-a": [], "map-b": ["sd", "sl", "p10"]}[side]
    for name in chart.dead_ends:
        near = [pair for pair in chart.segments if name in pair]
        assert len(near) == 2
        assert len({frozenset(pair) for pair in near}) == 1


@pytest.mark.rule("P-FLY-06")
@pytest.mark.rule("P-FLY-07")
def test_a_system_is_turned_up_when_it_is_passed_and_when_the_flight_ends_there() -> None:
    s = flying("n4", 5, 2)
    apply(GAME, s, "launch 5 plain", "fly n6")
    assert len(odds(GAME, s)) == 17
    apply(GAME, s, "discover sys-17", "fly n7", "fly n8", "fly n9")
    assert (s.actor, len(odds(GAME, s))) == (CHANCE, 16)
    apply(GAME, s, "discover sys-11", "fly n10")
    assert [tile_of(s, name) for name in ("n6", "n9")] == ["sys-17", "sys-11"]
    assert list(stations(s)) == ["n6", "n9"]


@pytest.mark.rule("P-FLY-07")
def test_a_system_is_turned_up_once_and_only_by_a_visit() -> None:
    s = flying("n4", 1, 1)
    apply(GAME, s, "launch 1 plain", "fly n6", "discover sys-17", "bonus pictured")
    apply(GAME, s, "launch 1 plain", "fly n4")
    assert (tile_of(s, "n6"), tile_of(s, "n3")) == ("sys-17", "")
    assert s.actor == 0


@pytest.mark.rule("P-FLY-08")
@pytest.mark.rule("P-FLY-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tile", ["sys-15", "sys-09", "sys-02", "sys-07"])
def test_planets_numbered_above_the_players_never_take_a_station(tile: str, seats: int) -> None:
    s = acting([1, 1], seats)
    uncover(s, "n3", tile)
    placed = []
    for seat in range(seats):
        kinds = [kind for kind in ("blue", "lifeless") if free(s, "n3", kind)]
        s.agenda[-2] = seat
        place_ship(s, seat, "n4")
        s.hand[seat * 7 + 1] = 1
        apply(GAME, s, "launch 1 plain", "fly n3")
        land_without_claims(s)
        placed.append(stations(s, seat).get("n3", ""))
        assert placed[-1] == (kinds[0] if kinds else "")
    for kind in ("blue", "lifeless"):
        assert placed.count(kind) <= open_planets(tile, seats, kind)


@pytest.mark.rule("P-FLY-08")
@pytest.mark.rule("P-FLY-09")
def test_a_planet_numbered_4_is_closed_to_three_players() -> None:
    for seats, kind in [(3, ""), (4, "blue")]:
        s = flying("n4", 1, 1, seats=seats)
        uncover(s, "n3", "sys-02")
        station(s, 1, "n3", "blue")
        station(s, 2, "n3", "blue")
        apply(GAME, s, "launch 1 plain", "fly n3")
        assert stations(s).get("n3", "") == kind


@pytest.mark.rule("P-FLY-11")
@pytest.mark.rule("P-FLY-12")
@pytest.mark.parametrize("side", SIDES)
def test_leaving_an_entry_gate_is_one_segment_and_no_ship_returns(side: str) -> None:
    chart = CHARTS[side]
    for entry in chart.of_kind("entry"):
        (gate,) = [one if other == entry else other for one, other in chart.segments if entry in (one, other)]
        s = flying(entry, 1, 6, side=side)
        apply(GAME, s, "launch 1 plain")
        assert legal(GAME, s) == [f"fly {gate}"]
        fly(s, gate)
        assert (place_of(s), s.step()) == (gate, steps.ACT)
        apply(GAME, s, "launch 6 plain")
        assert refused(GAME, s, f"fly {entry}") == "P-FLY-12"


@pytest.mark.rule("P-FLY-12")
@pytest.mark.parametrize("side", SIDES)
def test_no_flight_from_anywhere_is_offered_an_entry_gate(side: str) -> None:
    entries = {f"fly {entry}" for entry in CHARTS[side].of_kind("entry")}
    for start in CHARTS[side].places:
        s = flying(start, 1, 2, side=side)
        apply(GAME, s, "launch 1 plain")
        assert not entries & set(legal(GAME, s))


@pytest.mark.rule("P-FLY-G1")
def test_ships_do_not_block_one_another() -> None:
    s = flying("n7", 2, 1)
    for seat, place in [(1, "n8"), (2, "n9")]:
        place_ship(s, seat, place)
    uncover(s, "n9", "sys-11")
    apply(GAME, s, "launch 2 plain", "fly n8", "fly n9", "bonus pictured")
    assert [place_of(s, seat) for seat in range(3)] == ["n9", "n8", "n9"]
    assert stations(s) == {"n9": "blue"}


@pytest.mark.rule("P-FLY-G2")
def test_a_place_may_be_visited_twice() -> None:
    s = flying("n3", 4, 1)
    uncover(s, "n6", "sys-11")
    apply(GAME, s, "launch 4 plain")
    fly(s, "n4", "n5", "n6")
    assert legal(GAME, s) == ["fly n4", "fly n7"]
    fly(s, "n4")
    assert place_of(s) == "n4"


@pytest.mark.rule("P-FLY-G3")
def test_the_place_of_departure_is_not_visited() -> None:
    s = flying("n9", 1, 1)
    apply(GAME, s, "launch 1 plain", "fly n10")
    assert (tile_of(s, "n9"), stations(s)) == ("", {})
    assert s.step() == steps.ACT


@pytest.mark.rule("P-FLY-G3")
def test_coming_back_to_the_place_of_departure_visits_it() -> None:
    s = flying("n6", 3, 1)
    uncover(s, "n6", "sys-11")
    apply(GAME, s, "launch 3 plain")
    fly(s, "n4", "n5", "n6")
    apply(GAME, s, "bonus pictured")
    assert stations(s) == {"n6": "blue"}


@pytest.mark.rule("P-FLY-G4")
@pytest.mark.rule("P-FLY-G7")
@pytest.mark.rule("P-FLY-G8")
def test_example_the_route_may_change_after_a_tile_and_the_station_comes_when_the_path_is_done() -> None:
    s = flying("n69", 5, 1)
    apply(GAME, s, "launch 5 plain", "fly n25", "discover sys-11")
    assert stations(s) == {}
    assert legal(GAME, s) == ["fly n26", "fly n23"]
    fly(s, "n26", "n27", "n28")
    assert stations(s) == {}
    fly(s, "n29")
    assert stations(s) == {"n25": "lifeless"}
    assert s.step() == steps.ACT


@pytest.mark.rule("P-FLY-G7")
def test_nothing_is_claimed_before_the_path_is_finished() -> None:
    s = flying("n26", 3, 1)
    apply(GAME, s, "launch 3 plain", "fly n27", "fly n28")
    assert legal(GAME, s) == ["fly n29"]
    assert refused(GAME, s, "ring n28") == "P-ACT-G8"


@pytest.mark.rule("P-FLY-G8")
@pytest.mark.rule("P-FLY-G9")
@pytest.mark.rule("P-STN-G9")
def test_example_through_p_on_to_q_ending_in_p_again() -> None:
    s = flying("o2", 5, 1, side="map-b")
    uncover(s, "sc", "sys-05")
    uncover(s, "sd", "sys-11")
    apply(GAME, s, "launch 5 plain")
    fly(s, "sc", "g4", "sd", "g4", "sc")
    assert (stations(s), s.actor) == ({"sd": "lifeless"}, CHANCE)
    assert legal(GAME, s)[0].startswith("explore")
    apply(GAME, s, "explore exp-vp4")
    assert stations(s) == {"sd": "lifeless", "sc": "blue"}
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]


@pytest.mark.rule("P-FLY-G8")
def test_systems_come_in_the_order_of_the_flight_then_the_end() -> None:
    s = acting([5, 1], round_number=1, board_1="bi", map="map-b")
    own_tech(s, 0, "bi-1b")
    place_ship(s, 0, "o2")
    for name, tile in [("sc", "sys-05"), ("sd", "sys-11")]:
        uncover(s, name, tile)
    before = points(s, 0)
    apply(GAME, s, "launch 5 plain")
    fly(s, "sc", "g4", "sd", "g4")
    assert points(s, 0) == before
    fly(s, "sc")
    assert points(s, 0) == before + 1
    apply(GAME, s, "explore exp-cubes")
    assert points(s, 0) == before + 2


@pytest.mark.rule("P-FLY-G10")
def test_a_system_flown_through_twice_is_treated_once_at_its_first_visit() -> None:
    s = flying("o2", 6, 1, side="map-b")
    uncover(s, "sc", "sys-05")
    uncover(s, "sd", "sys-11")
    apply(GAME, s, "launch 6 plain")
    fly(s, "sc", "g4", "sd", "g4", "sc", "o3")
    assert stations(s) == {"sc": "lifeless", "sd": "lifeless"}
    assert s.actor == CHANCE
    apply(GAME, s, "explore exp-vp5")
    assert (s.step(), stations(s)) == (steps.ACT, {"sc": "lifeless", "sd": "lifeless"})


@pytest.mark.rule("P-FLY-G11")
def test_what_a_flight_gains_serves_only_afterwards() -> None:
    s = flying("n4", 1, 3)
    uncover(s, "n3", "sys-01")
    apply(GAME, s, "launch 1 plain", "fly n3", "bonus pictured")
    assert (place_of(s), s.bonus, s.left) == ("n3", 1, 0)
    apply(GAME, s, "launch b1 plain", "fly n2")
    assert (place_of(s), hand(s)) == ("n2", [3])


@pytest.mark.rule("P-FLY-G12")
@pytest.mark.parametrize("side", SIDES)
def test_entry_gates_have_no_colour(side: str) -> None:
    chart = CHARTS[side]
    assert {chart.colour[entry] for entry in chart.of_kind("entry")} == {""}
    assert {chart.colour[gate] for gate in chart.of_kind("gate")} == {"green", "magenta", "orange"}


@pytest.mark.rule("P-FLY-G12")
def test_leaving_an_entry_gate_meets_no_gate_but_its_neighbour() -> None:
    s = flying("n1", 2, 1)
    own_tech(s, 0, "ai-1a")
    assert refused(GAME, s, "launch 2 gate-minus1") == "P-EFF-G29"
    place_ship(s, 0, "n3")
    assert refused(GAME, s, "launch 2 gate-minus1") == ""


@pytest.mark.rule("P-FLY-G13")
def test_of_two_parallel_segments_the_player_names_only_the_end() -> None:
    s = flying("sc", 2, 1, side="map-b")
    apply(GAME, s, "launch 2 plain")
    assert legal(GAME, s).count("fly g4") == 1
    fly(s, "g4")
    assert sorted(legal(GAME, s)) == ["fly sc", "fly sd"]


@pytest.mark.rule("P-FLY-G14")
def test_the_die_is_spent_at_once_and_a_flight_is_not_broken_off() -> None:
    s = flying("n7", 4, 1)
    apply(GAME, s, "launch 4 plus1")
    assert (hand(s), s.left, s.get(0, columns.PM1)) == ([1], 5, 0)
    fly(s, "n8")
    assert [refused(GAME, s, text) for text in ("end", "launch 1 plain")] == ["P-ACT-G5"] * 2
    assert refused(GAME, s, "pass") == "P-EFF-G21"


@pytest.mark.rule("P-FLY-G6")
def test_a_flight_of_no_segments_is_refused() -> None:
    s = flying("n7", 1, 4)
    assert refused(GAME, s, "launch 1 minus1") == "P-FLY-G6"
    assert [text for text in legal(GAME, s, "launch") if " 1 " in text] == [
        "launch 1 plain",
        "launch 1 plus1",
        "launch 1 plus2",
    ]


@pytest.mark.rule("P-FLY-01")
@pytest.mark.rule("P-ACT-04")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("launch 3 plain", "P-ACT-04"),
        ("launch b2 plain", "P-ACT-04"),
        ("launch 2 free-plus1", "P-ACT-G11"),
        ("launch 2 gate-plus1", "P-ACT-G11"),
        ("launch 2 plus1", "P-ACT-07"),
        ("launch 2 plus2", "P-ACT-07"),
        ("launch 2 plain", ""),
    ],
)
def test_what_forbids_a_flight(text: str, clause: str) -> None:
    s = acting([2, 4])
    set_own(s, 0, columns.PM1, 0)
    assert refused(GAME, s, text) == clause


# Further worked examples of flights.


@pytest.mark.rule("P-STN-G1")
@pytest.mark.rule("P-STN-04")
def test_example_through_a_system_with_a_free_lifeless_planet() -> None:
    s = flying("n8", 2, 1)
    uncover(s, "n9", "sys-04")
    apply(GAME, s, "launch 2 plain", "fly n9", "fly n10")
    assert (stations(s), s.step()) == ({"n9": "lifeless"}, steps.ACT)


@pytest.mark.rule("P-STN-04")
@pytest.mark.rule("P-STN-07")
@pytest.mark.rule("P-STN-G1")
def test_example_through_a_system_with_only_a_blue_planet_free() -> None:
    s = flying("n8", 2, 1)
    uncover(s, "n9", "sys-12")
    station(s, 1, "n9", "lifeless")
    apply(GAME, s, "launch 2 plain", "fly n9", "fly n10")
    assert (stations(s), s.step()) == ({"n9": "blue"}, steps.ACT)
    assert (s.get(0, columns.CUBES), s.get(0, columns.PM1)) == (0, 1)


@pytest.mark.rule("P-FLY-11")
@pytest.mark.rule("P-FLY-12")
def test_example_the_first_flight_with_a_1_goes_to_the_gate_beside() -> None:
    s = acting([1, 1])
    place_ship(s, 0, "n24")
    apply(GAME, s, "launch 1 plain")
    assert legal(GAME, s) == ["fly n23"]
    apply(GAME, s, "fly n23", "launch 1 plain")
    assert set(legal(GAME, s)) == {"fly n21", "fly n25"}


@pytest.mark.rule("P-FLY-05")
@pytest.mark.rule("P-STN-G8")
def test_example_into_a_dead_end_system_and_out_again() -> None:
    s = flying("g4", 2, 1, side="map-b")
    uncover(s, "sd", "sys-11")
    before = points(s, 0)
    apply(GAME, s, "launch 2 plain", "fly sd", "fly g4")
    assert stations(s) == {"sd": "lifeless"}
    apply(GAME, s, "explore exp-vp5")
    assert (points(s, 0), s.step()) == (before + 5, steps.ACT)


@pytest.mark.rule("P-FLY-03")
@pytest.mark.rule("P-FLY-G5")
def test_example_from_a_dead_end_system_with_a_3_and_with_a_2() -> None:
    s = flying("sd", 3, 2, side="map-b")
    by_two = s.clone()
    apply(GAME, s, "launch 3 plain", "fly g4")
    assert refused(GAME, s, "fly sd") == "P-FLY-G5"
    assert legal(GAME, s) == ["fly sc"]
    apply(GAME, by_two, "launch 2 plain", "fly g4", "fly sd")
    assert (place_of(by_two), by_two.actor) == ("sd", CHANCE)


@pytest.mark.rule("P-FLY-05")
@pytest.mark.rule("P-FLY-G3")
@pytest.mark.rule("P-STN-G9")
def test_example_out_and_back_over_a_doubled_way_two_links_long() -> None:
    s = flying("sc", 4, 1, side="map-b")
    uncover(s, "sc", "sys-05")
    uncover(s, "sd", "sys-11")
    apply(GAME, s, "launch 4 plain")
    fly(s, "g4", "sd", "g4", "sc")
    apply(GAME, s, "explore exp-cubes", "bonus pictured")
    assert stations(s) == {"sd": "lifeless", "sc": "blue"}


@pytest.mark.rule("P-STN-G13")
@pytest.mark.rule("P-STN-10")
@pytest.mark.parametrize("choice", ["pictured", "tile"])
def test_example_ending_on_a_dead_end_system(choice: str) -> None:
    s = flying("g4", 1, 1, side="map-b")
    uncover(s, "sd", "sys-11")
    apply(GAME, s, "launch 1 plain", "fly sd")
    assert (stations(s), s.get(0, columns.CUBES)) == ({"sd": "blue"}, 0)
    apply(GAME, s, f"bonus {choice}")
    if choice == "tile":
        apply(GAME, s, "explore exp-cubes")
    assert s.get(0, columns.CUBES) == {"pictured": 2, "tile": 4}[choice]
    assert (s.actor, legal(GAME, s)[0]) == (CHANCE, "explore exp-vp4")
    apply(GAME, s, "explore exp-vp4")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-EFF-G12")
@pytest.mark.rule("P-EFF-G26")
def test_example_through_as_end_names_the_system_with_a_free_blue_planet() -> None:
    s = acting([5, 1], round_number=2, board_1="di")
    own_tech(s, 0, "di-2c")
    place_ship(s, 0, "n4")
    uncover(s, "n6", "sys-11")
    uncover(s, "n9", "sys-13")
    station(s, 1, "n9", "blue")
    apply(GAME, s, "launch 5 plain")
    fly(s, "n6", "n7", "n8", "n9", "n10")
    assert legal(GAME, s) == ["land n6", "pass"]
    assert refused(GAME, s, "land n9") == refused(GAME, s, "land n3") == "P-EFF-G26"
    apply(GAME, s, "land n6", "bonus pictured")
    assert (stations(s), s.get(0, columns.CUBES)) == ({"n6": "blue", "n9": "lifeless"}, 2)


@pytest.mark.rule("P-FLY-10")
@pytest.mark.rule("P-FLY-G8")
def test_a_gate_run_may_be_scored_after_the_end_of_the_flight() -> None:
    s = acting([1, 3], hq=True)
    headquarters(s, 0, "h-a2")
    place_ship(s, 0, "n6")
    apply(GAME, s, "project h-a2-b2 1 plain", "launch 3 plain")
    fly(s, "n5", "n4", "n3")
    apply(GAME, s, "discover sys-11")
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    apply(GAME, s, "bonus pictured")
    assert legal(GAME, s) == ["run h-a2-b2 green", "pass"]
    assert reasons(s, "run h-a2-b2 green") == [(0, "P-HQ-08", 1)]
