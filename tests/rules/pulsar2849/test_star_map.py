"""Requirements of the files of the star map (catalogue section 14)."""

from collections import Counter
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.components.starmap import StarMap
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.flying import can_complete
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    place_ship,
)
from tests.table import apply

SUN, ALLEYS = starmap.MAPS


def segments_of(side: StarMap, name: str) -> list[str]:
    """Return the other ends of all segments of a location."""
    here = side.names.index(name)
    return [side.names[pair[pair[0] == here]] for pair in side.segments if here in pair]


def named(side: StarMap, kind: i64) -> list[str]:
    return [name for name, its in zip(side.names, side.kinds, strict=True) if its == kind]


@pytest.mark.rule("P-DATA-01")
@pytest.mark.parametrize("side", starmap.MAPS)
def test_each_side_has_sixteen_systems(side: StarMap) -> None:
    assert len(starmap.MAPS) == 2
    assert len(named(side, starmap.SYSTEM)) == 16


@pytest.mark.rule("P-DATA-02")
def test_entry_gates_are_a_kind_of_their_own_without_colour() -> None:
    for side in starmap.MAPS:
        for kind, colour in zip(side.kinds, side.colours, strict=True):
            assert (colour >= 0) == (kind == starmap.GATE)
        assert set(side.kinds) == {starmap.ENTRY, starmap.SYSTEM, starmap.PULSAR, starmap.GATE}


@pytest.mark.rule("P-DATA-03")
@pytest.mark.parametrize("side", starmap.MAPS)
def test_four_entry_gates_each_with_one_segment_to_a_gate(side: StarMap) -> None:
    entries = named(side, starmap.ENTRY)
    assert len(entries) == 4
    for name in entries:
        (other,) = segments_of(side, name)
        assert other in named(side, starmap.GATE)


@pytest.mark.rule("P-DATA-04")
@pytest.mark.rule("P-DATA-05")
def test_the_three_gate_colours_occur_on_both_sides() -> None:
    assert constants.COLOURS == ["green", "orange", "magenta"]
    for side in starmap.MAPS:
        assert set(side.colours) == {-1, 0, 1, 2}
    runs = [effect for card in tables.CARDS.projects for effect in tables.CARDS.entries[card].entries("now")]
    colours = {effect.word("colour") for effect in runs if effect.word("kind") == "gate_run"}
    assert colours == {*constants.COLOURS, "any"}


@pytest.mark.rule("P-DATA-06")
def test_the_sun_side_has_no_dead_ends() -> None:
    assert SUN.sun
    assert not any(SUN.dead_ends)


@pytest.mark.rule("P-DATA-07")
def test_the_other_side_has_dead_end_systems_and_pulsars() -> None:
    dead = [kind for kind, flag in zip(ALLEYS.kinds, ALLEYS.dead_ends, strict=True) if flag]
    assert {starmap.SYSTEM, starmap.PULSAR} == set(dead)


@pytest.mark.rule("P-DATA-08")
def test_a_dead_end_has_one_neighbour_and_two_segments_to_it() -> None:
    for name, dead in zip(ALLEYS.names, ALLEYS.dead_ends, strict=True):
        near = segments_of(ALLEYS, name)
        assert dead == (len(near) == 2 and len(set(near)) == 1)
    assert segments_of(ALLEYS, "sd") == ["g4", "g4"]
    assert segments_of(ALLEYS, "g4").count("sc") == 2  # doubled over two links


@pytest.mark.rule("P-DATA-09")
@pytest.mark.rule("P-DATA-12")
@pytest.mark.parametrize("side", starmap.MAPS)
def test_sixteen_pulsars_three_isolated_and_the_others_with_two_segments(side: StarMap) -> None:
    pulsars = named(side, starmap.PULSAR)
    degrees = Counter(len(segments_of(side, name)) for name in pulsars)
    assert degrees == {0: 3, 2: 13}
    isolated = [name for name, flag in zip(side.names, side.isolated, strict=True) if flag]
    assert isolated == [name for name in pulsars if not segments_of(side, name)]


@pytest.mark.rule("P-DATA-10")
def test_every_segment_has_length_one() -> None:
    state = acting(dice=(2, 2))
    place_ship(state, 0, "n3")
    apply(GAME, state, "launch 2 plain", "fly n4")
    assert state.left == 1
    apply(GAME, state, "fly n5")
    assert (state.left, starmap.NODE_NAMES[state.get(0, columns.SHIP)]) == (0, "n5")
    assert all(len(pair) == 2 for side in starmap.MAPS for pair in side.segments)


@pytest.mark.rule("P-DATA-11")
@pytest.mark.parametrize("side", starmap.MAPS)
def test_the_map_is_connected(side: StarMap) -> None:
    seen, rest = set[str](), [side.names[0]]
    while rest:
        name = rest.pop()
        if name not in seen:
            seen.add(name)
            rest += segments_of(side, name)
    assert seen == {name for name, alone in zip(side.names, side.isolated, strict=True) if not alone}


@pytest.mark.rule("P-DATA-11")
def test_from_everywhere_there_are_flights_of_every_length() -> None:
    for start, length in product(range(starmap.NODES), range(1, 9)):
        if not starmap.ISOLATED[start]:
            assert can_complete(start, length, 0, vec[i64]([-1] * 16), 0), (starmap.NODE_NAMES[start], length)


@pytest.mark.rule("P-DATA-57")
def test_the_sun_side_has_eighty_seven_locations_and_no_doubled_segment() -> None:
    assert Counter(SUN.kinds) == {starmap.ENTRY: 4, starmap.SYSTEM: 16, starmap.PULSAR: 16, starmap.GATE: 51}
    assert Counter(SUN.colours) == {-1: 36, 0: 17, 1: 17, 2: 17}
    assert len(SUN.segments) == 105
    assert len({frozenset(pair) for pair in SUN.segments}) == 105


@pytest.mark.rule("P-DATA-58")
def test_the_other_side_has_eighty_four_locations_and_six_doubled_links() -> None:
    assert Counter(ALLEYS.kinds) == {
        starmap.ENTRY: 4,
        starmap.SYSTEM: 16,
        starmap.PULSAR: 16,
        starmap.GATE: 48,
    }
    assert Counter(ALLEYS.colours) == {-1: 36, 0: 16, 1: 16, 2: 16}
    links = Counter(frozenset(pair) for pair in ALLEYS.segments)
    assert Counter(links.values()) == {1: 94, 2: 6}
    assert [starmap.NODE_NAMES[place] for place in range(starmap.NODES) if starmap.DEAD_END[place]] == [
        "sd",
        "sl",
        "p10",
    ]
