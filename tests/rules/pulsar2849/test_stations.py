"""Stations and exploration bonuses (P-STN)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium import CHANCE
from astrarium.core.bag import Bag
from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    exploration_number,
    node,
    own_tech,
    place_ship,
    points,
    reasons,
    refresh,
    set_own,
    station,
    uncover,
)
from tests.rules.pulsar2849.starways import read
from tests.table import apply, legal, odds, refused


def kind_at(s: PulsarPosition, place: str, seat: int = 0) -> str:
    return ["", "blue", "lifeless"][s.station[starmap.SYSTEM_NUMBER[node(place)] * 4 + seat]]


def before_system(tile: str, *dice: int, seats: int = 3) -> PulsarPosition:
    """Return a turn with a ship beside the system n9 that shows a tile; beyond it lie n10 and n86."""
    s = acting(dice or (1, 2), seats)
    place_ship(s, 0, "n8")
    uncover(s, "n9", tile)
    return s


def through(s: PulsarPosition) -> None:
    apply(GAME, s, "launch 2 plain", "fly n9", "fly n10")


def ending(s: PulsarPosition) -> None:
    apply(GAME, s, "launch 1 plain", "fly n9")


def before_dead_end(tile: str, *dice: int) -> PulsarPosition:
    s = acting(dice or (1, 2), map="map-b")
    place_ship(s, 0, "g4")
    uncover(s, "sd", tile)
    return s


def tiles(s: PulsarPosition, pile: dict[str, int], discard: dict[str, int]) -> None:
    """Put these exploration tiles on pile and discard."""
    counts = vec[i64]([0] * 5)
    s.discard = vec[i64]([0] * 5)
    for name, number in pile.items():
        counts[exploration_number(name)] = number
    for name, number in discard.items():
        s.discard[exploration_number(name)] = number
    s.pile = Bag(counts)
    refresh(s)


@pytest.mark.rule("P-STN-01")
@pytest.mark.rule("P-STN-G2")
def test_a_planet_takes_one_station() -> None:
    s = before_system("sys-04")
    station(s, 1, "n9", "blue")
    station(s, 2, "n9", "lifeless")
    ending(s)
    assert (kind_at(s, "n9"), s.step()) == ("", steps.ACT)


@pytest.mark.rule("P-STN-02")
@pytest.mark.rule("P-STN-G11")
@pytest.mark.parametrize("first", ["blue", "lifeless"])
def test_a_player_with_a_station_places_none_and_gets_no_bonus(first: str) -> None:
    s = before_system("sys-11")
    station(s, 0, "n9", first)
    ending(s)
    assert (kind_at(s, "n9"), s.step(), s.get(0, columns.CUBES)) == (first, steps.ACT, 0)
    assert s.get(0, columns.BLUE_STATIONS) + s.get(0, columns.LIFELESS_STATIONS) == 1


@pytest.mark.rule("P-STN-03")
@pytest.mark.rule("P-STN-04")
@pytest.mark.rule("P-STN-G1")
@pytest.mark.parametrize(("tile", "kind"), [("sys-11", "lifeless"), ("sys-17", "blue")])
def test_flying_through_stations_a_lifeless_planet_first(tile: str, kind: str) -> None:
    s = before_system(tile)
    through(s)
    assert (kind_at(s, "n9"), s.step()) == (kind, steps.ACT)


@pytest.mark.rule("P-STN-04")
def test_flying_through_stations_blue_once_all_lifeless_planets_are_taken() -> None:
    s = before_system("sys-11", seats=4)
    station(s, 1, "n9", "lifeless")
    one_left = s.clone()
    through(one_left)
    assert kind_at(one_left, "n9") == "lifeless"
    station(s, 2, "n9", "lifeless")
    through(s)
    assert kind_at(s, "n9") == "blue"


@pytest.mark.rule("P-STN-05")
@pytest.mark.rule("P-STN-06")
@pytest.mark.rule("P-STN-G1")
def test_ending_stations_a_blue_planet_first_and_a_lifeless_one_only_without() -> None:
    s = before_system("sys-11")
    other = s.clone()
    station(other, 1, "n9", "blue")
    ending(s)
    ending(other)
    assert (kind_at(s, "n9"), kind_at(other, "n9")) == ("blue", "lifeless")
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    assert other.step() == steps.ACT


PICTURED = {tile["id"]: tile["now"] for tile in read("systems.toml")["system"]}


@pytest.mark.rule("P-STN-07")
@pytest.mark.rule("P-BON-07")
@pytest.mark.parametrize("tile", sorted(PICTURED))
def test_the_pictured_bonus_of_every_tile(tile: str) -> None:
    s = before_system(tile)
    cubes, token, size, die = 0, {"pm1": 1, "plus2": 0}, 0, 0
    for effect in PICTURED[tile]:
        cubes += effect["n"] if effect["kind"] == "cubes" else 0
        token[effect.get("token", "pm1")] += effect["n"] if effect["kind"] == "modifier" else 0
        size = max(effect.get("sizes", [size]))
        die = effect.get("value", die)
    ending(s)
    apply(GAME, s, "bonus pictured")
    apply(GAME, s, *legal(GAME, s, "gain")[-1:])
    assert (s.get(0, columns.CUBES), s.get(0, columns.PM1), s.get(0, columns.PLUS2)) == (
        cubes,
        token["pm1"],
        token["plus2"],
    )
    assert [s.get(0, columns.AREA + number) for number in range(3)] == [int(size == n) for n in (1, 2, 3)]
    assert (s.bonus, s.bonus_had, s.step()) == (die, int(die > 0), steps.ACT)


@pytest.mark.rule("P-STN-07")
@pytest.mark.rule("P-STN-08")
@pytest.mark.rule("P-STN-G5")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("exp-vp4", [4, 0, 1, 0, 0]),
        ("exp-vp5", [5, 0, 1, 0, 0]),
        ("exp-cubes", [0, 4, 1, 0, 0]),
        ("exp-modifiers", [0, 0, 3, 1, 0]),
        ("exp-systems", [0, 0, 1, 0, 1]),
    ],
)
def test_a_tile_instead_is_resolved_at_once_and_discarded_unless_kept(tile: str, gain: list[int]) -> None:
    s = before_system("sys-11")
    before = points(s, 0)
    ending(s)
    apply(GAME, s, "bonus tile", f"explore {tile}")
    own = [s.get(0, what) for what in (columns.CUBES, columns.PM1, columns.PLUS2, columns.EXTRA)]
    assert [points(s, 0) - before, *own] == gain
    assert s.discard[exploration_number(tile)] == (0 if tile == "exp-systems" else 1)
    assert s.pile.left == 11


@pytest.mark.rule("P-STN-07")
def test_a_blue_station_in_passing_brings_no_bonus() -> None:
    s = before_system("sys-17")
    through(s)
    assert (kind_at(s, "n9"), s.step(), s.get(0, columns.CUBES)) == ("blue", steps.ACT, 0)


@pytest.mark.rule("P-STN-09")
def test_an_empty_pile_is_refilled_from_the_discards() -> None:
    s = before_system("sys-11")
    tiles(s, {}, {"exp-vp4": 2, "exp-cubes": 1})
    ending(s)
    apply(GAME, s, "bonus tile")
    assert odds(GAME, s) == {"explore exp-vp4": 2, "explore exp-cubes": 1}
    assert list(s.discard) == [0] * 5


@pytest.mark.rule("P-STN-G12")
@pytest.mark.rule("P-STN-G5")
def test_discards_come_back_only_when_a_tile_is_due_and_include_the_one_just_resolved() -> None:
    s = acting([5, 1], round_number=5)
    tiles(s, {"exp-vp5": 1}, {"exp-cubes": 1})
    apply(GAME, s, "patent aii-5b 5 plain")
    assert odds(GAME, s) == {"explore exp-vp5": 1}
    apply(GAME, s, "explore exp-vp5")
    assert odds(GAME, s) == {"explore exp-vp5": 1, "explore exp-cubes": 1}
    apply(GAME, s, "explore exp-vp5")
    assert (s.pile.left, s.discard[exploration_number("exp-vp5")]) == (1, 1)


@pytest.mark.rule("P-STN-G6")
def test_without_any_tile_none_is_gained() -> None:
    s = before_dead_end("sys-11")
    tiles(s, {}, {})
    apply(GAME, s, "launch 2 plain", "fly sd", "fly g4")
    assert (kind_at(s, "sd"), s.step()) == ("lifeless", steps.ACT)


@pytest.mark.rule("P-STN-G14")
def test_without_any_tile_the_pictured_bonus_is_taken_without_a_choice() -> None:
    s = before_system("sys-11")
    tiles(s, {}, {})
    ending(s)
    assert (s.get(0, columns.CUBES), s.step()) == (2, steps.ACT)


@pytest.mark.rule("P-STN-G14")
def test_a_discarded_tile_is_enough_for_the_choice() -> None:
    s = before_system("sys-11")
    tiles(s, {}, {"exp-vp4": 1})
    ending(s)
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]


@pytest.mark.rule("P-STN-11")
@pytest.mark.parametrize(("tile", "scored"), [("exp-systems", [(0, "P-END-19", 2)]), ("exp-modifiers", [])])
def test_a_systems_tile_counts_as_one_more_station_in_the_end(
    tile: str, scored: list[tuple[int, str, int]]
) -> None:
    s = before_system("sys-11", seats=2)
    s.round = 8
    ending(s)
    apply(GAME, s, "bonus tile", f"explore {tile}")
    notes = reasons(s, "end", "end")
    assert [note for note in notes if note[1] == "P-END-19"] == scored


@pytest.mark.rule("P-STN-12")
def test_a_systems_tile_never_comes_back() -> None:
    s = before_system("sys-11")
    tiles(s, {"exp-systems": 1}, {"exp-vp4": 1})
    ending(s)
    apply(GAME, s, "bonus tile", "explore exp-systems")
    assert (s.pile.left, list(s.discard), s.get(0, columns.EXTRA)) == (0, [1, 0, 0, 0, 0], 1)


@pytest.mark.rule("P-STN-G2")
@pytest.mark.parametrize(("seats", "kind"), [(2, "blue"), (3, "lifeless")])
def test_a_closed_planet_is_not_free(seats: int, kind: str) -> None:
    s = before_system("sys-15", seats=seats)
    through(s)
    assert kind_at(s, "n9") == kind


@pytest.mark.rule("P-STN-G3")
def test_planets_of_one_kind_are_alike() -> None:
    one, other = before_system("sys-05"), before_system("sys-05")
    station(other, 1, "n9", "lifeless")
    for s in (one, other):
        through(s)
        assert (kind_at(s, "n9"), s.step()) == ("lifeless", steps.ACT)


@pytest.mark.rule("P-STN-G4")
def test_the_choice_comes_before_the_tile_is_seen() -> None:
    s = before_system("sys-11")
    ending(s)
    assert s.actor == 0
    assert refused(GAME, s, "explore exp-vp4") == "P-ACT-G8"
    apply(GAME, s, "bonus tile")
    assert (s.actor, sum(odds(GAME, s).values())) == (CHANCE, 12)
    assert refused(GAME, s, "bonus pictured") == "P-GEN-G4"


@pytest.mark.rule("P-STN-G7")
def test_one_flight_may_place_stations_in_several_systems() -> None:
    s = acting([5, 1])
    place_ship(s, 0, "n7")
    for place, tile in [("n6", "sys-11"), ("n3", "sys-12")]:
        uncover(s, place, tile)
    apply(GAME, s, "launch 5 plain", "fly n6", "fly n5", "fly n4", "fly n3", "fly n2")
    assert [kind_at(s, place) for place in ("n6", "n3")] == ["lifeless", "lifeless"]


@pytest.mark.rule("P-STN-10")
@pytest.mark.rule("P-STN-G8")
@pytest.mark.parametrize(("taken", "kind"), [("", "blue"), ("blue", "lifeless")])
def test_a_station_at_the_end_in_a_dead_end_brings_a_further_tile(taken: str, kind: str) -> None:
    s = before_dead_end("sys-11")
    if taken:
        station(s, 1, "sd", taken)
    before = points(s, 0)
    apply(GAME, s, "launch 1 plain", "fly sd")
    if kind == "blue":
        apply(GAME, s, "bonus pictured")
    apply(GAME, s, "explore exp-vp4")
    assert (kind_at(s, "sd"), points(s, 0), s.step()) == (kind, before + 4, steps.ACT)


@pytest.mark.rule("P-STN-10")
@pytest.mark.rule("P-STN-G11")
def test_no_station_in_a_dead_end_no_tile() -> None:
    s = before_dead_end("sys-11")
    station(s, 0, "sd", "blue")
    apply(GAME, s, "launch 1 plain", "fly sd")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-STN-G8")
@pytest.mark.parametrize("kind", ["blue", "lifeless"])
def test_a_station_placed_by_an_effect_in_a_dead_end_brings_the_tile_too(kind: str) -> None:
    s = acting([4, 1], round_number=5, board_2="bii", map="map-b")
    uncover(s, "sd", "sys-11")
    apply(GAME, s, "patent bii-5b 4 plain", f"settle sd {kind}")
    assert (kind_at(s, "sd"), s.actor, s.get(0, columns.CUBES)) == (kind, CHANCE, 0)
    apply(GAME, s, "explore exp-vp4")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-STN-G10")
def test_the_choice_is_free_even_if_the_pictured_die_would_be_lost() -> None:
    s = before_system("sys-01")
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "copy 3")
    ending(s)
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    apply(GAME, s, "bonus pictured")
    assert (s.bonus, s.step()) == (3, steps.ACT)


@pytest.mark.rule("P-STN-G13")
def test_a_station_its_bonus_and_the_tile_of_a_dead_end_come_in_this_order() -> None:
    s = acting([1, 1], board_1="bi", map="map-b")
    own_tech(s, 0, "bi-1b")
    place_ship(s, 0, "g4")
    uncover(s, "sd", "sys-11")
    before = points(s, 0)
    apply(GAME, s, "launch 1 plain", "fly sd")
    assert (points(s, 0), s.get(0, columns.CUBES), s.actor) == (before + 1, 0, 0)
    apply(GAME, s, "bonus pictured")
    assert (s.get(0, columns.CUBES), s.actor) == (2, CHANCE)
