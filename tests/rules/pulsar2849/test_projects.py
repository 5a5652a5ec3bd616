"""HQ projects and Gate Runs (P-HQ), every project of every face included."""

from typing import Any

import pytest

from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    gyrodyne,
    hand,
    headquarters,
    node,
    place_ship,
    points,
    reasons,
    ring,
    set_own,
    station,
    uncover,
)
from tests.rules.pulsar2849.starways import CHARTS, read
from tests.table import apply, legal, refused

FACES: list[dict[str, Any]] = read("hq.toml")["face"]
PROJECTS = [(face["id"], project) for face in FACES for project in face["project"]]
NAMES = [project["id"] for _, project in PROJECTS]
TOUR = ["n81", "n84", "n82", "n52", "n64", "n65"]
COUNTS = {"rings": 3, "stations": 2, "gyrodynes_on_board": 2, "spinning": 1, "spinning_sizes": 1}


def working(face: str, *dice: int, done: tuple[str, ...] = ()) -> PulsarPosition:
    s = acting(dice, hq=True)
    headquarters(s, 0, face, done)
    return s


def settled(face: str, *dice: int, done: tuple[str, ...] = ()) -> PulsarPosition:
    """Return a turn where seat 0 has COUNTS.

    Its ship stands before the tour: a green, a magenta, two orange gates.
    """
    s = working(face, *dice, done=done)
    place_ship(s, 0, "n80")
    for place, tile, kind in [("n84", "sys-11", "blue"), ("n52", "sys-05", "lifeless")]:
        uncover(s, place, tile)
        station(s, 0, place, kind)
    gyrodyne(s, 0, "n5", 1)
    gyrodyne(s, 0, "n11", 3, spinning=True)
    ring(s, 0, "n16")
    return s


def visits(colour: str, path: list[str]) -> int:
    return len({place for place in path if CHARTS["map-a"].colour[place] == colour})


def sum_of(project: dict[str, Any], kind: str, **like: str) -> int:
    """Return the sum of the amounts of a kind of effect on a project."""
    fitting = [e for e in project["now"] if e["kind"] == kind and like.items() <= e.items()]
    return sum(int(e["n"]) for e in fitting)


def points_now(project: dict[str, Any]) -> int:
    """Return the VP on completion: plain, by counters, and 4 for each exploration tile drawn in the test."""
    total = sum_of(project, "vp") + 4 * sum_of(project, "explore")
    for effect in project["now"]:
        if effect["kind"] == "vp_per":
            total += effect["n"] * (COUNTS[effect["per"]] // effect["every"])
        elif effect["kind"] == "vp_table":
            total += effect["table"][COUNTS[effect["per"]]]
    return total


def complete(s: PulsarPosition, project: dict[str, Any], die: str) -> None:
    """Complete a project; of gyrodynes take the largest, of exploration tiles those of 4 VP."""
    apply(GAME, s, f"project {project['id']} {die} plain")
    while s.step() != steps.ACT:
        apply(GAME, s, "explore exp-vp4" if s.actor < 0 else legal(GAME, s)[-1])


@pytest.mark.rule("P-HQ-03")
@pytest.mark.rule("P-HQ-04")
@pytest.mark.rule("P-HQ-06")
@pytest.mark.rule("P-HQ-G9")
@pytest.mark.parametrize(("face", "project"), PROJECTS, ids=NAMES)
def test_every_project_gives_what_it_says(face: str, project: dict[str, Any]) -> None:
    cost = project["cost"]
    s = settled(face, cost, 6, done=tuple(project["needs"]))
    before, done = points(s, 0), s.get(0, columns.DONE)
    complete(s, project, str(cost))
    assert points(s, 0) - before == points_now(project)
    assert s.get(0, columns.CUBES) == sum_of(project, "cubes")
    assert s.get(0, columns.PM1) == 1 + sum_of(project, "modifier", token="pm1")
    assert s.get(0, columns.PLUS2) == sum_of(project, "modifier", token="plus2")
    kinds = {effect["kind"]: effect for effect in project["now"]}
    largest = max(kinds["gyrodyne"]["sizes"]) if "gyrodyne" in kinds else 0
    assert [s.get(0, columns.AREA + n) for n in range(3)] == [int(size == largest) for size in (1, 2, 3)]
    assert s.gyro[starmap.PULSAR_NUMBER[node("n5")]] == (4 if "finish_gyrodyne" in kinds else 1)
    assert hand(s) == sorted([6] + [e["value"] for e in project["now"] if e["kind"] == "silver_die"])
    assert (s.bonus, s.duty) == ((kinds["bonus_die"]["value"], 1) if "bonus_die" in kinds else (0, 0))
    assert (s.get(0, columns.OPEN_RUNS) != 0) == ("gate_run" in kinds)
    place = [p["id"] for f, p in PROJECTS if f == face].index(project["id"])
    assert s.get(0, columns.DONE) == done + 2**place


RUNS = [(f, p, e) for f, p in PROJECTS for e in p["now"] if e["kind"] == "gate_run"]


@pytest.mark.rule("P-HQ-07")
@pytest.mark.rule("P-HQ-08")
@pytest.mark.rule("P-HQ-G5")
@pytest.mark.rule("P-HQ-G8")
@pytest.mark.parametrize(("face", "project", "run"), RUNS, ids=[p["id"] for _, p, _ in RUNS])
def test_every_gate_run_scores_its_gates_in_a_later_flight(
    face: str, project: dict[str, Any], run: dict[str, Any]
) -> None:
    s = settled(face, project["cost"], 6, done=tuple(project["needs"]))
    complete(s, project, str(project["cost"]))
    apply(GAME, s, "launch 6 plain", *(f"fly {place}" for place in TOUR))
    colours = ["green", "orange"] if run["colour"] == "any" else [run["colour"]]
    assert set(legal(GAME, s)) == {*(f"run {project['id']} {colour}" for colour in colours), "pass"}
    best = "orange" if run["colour"] == "any" else run["colour"]
    gained = run["vp"] * visits(best, TOUR)
    assert reasons(s, f"run {project['id']} {best}") == [(0, "P-HQ-08", gained)]
    assert s.get(0, columns.OPEN_RUNS) == 0


@pytest.mark.rule("P-HQ-01")
def test_without_hqs_there_are_no_projects() -> None:
    s = acting([1, 2])
    assert refused(GAME, s, "project h-a1-b1 1 plain") == "P-HQ-01"
    assert legal(GAME, s, "project") == []


@pytest.mark.rule("P-HQ-01")
@pytest.mark.rule("P-HQ-02")
def test_a_player_works_only_on_the_face_in_use() -> None:
    s = working("h-a2", 1, 2)
    assert refused(GAME, s, "project h-a1-b1 1 plain") == "P-HQ-01"
    assert refused(GAME, s, "project h-b2-b1 1 plain") == "P-HQ-01"
    assert {text.split()[1] for text in legal(GAME, s, "project")} <= {f"h-a2-b{n}" for n in (1, 2, 3)}


PYRAMID = {
    "b1": set[str](),
    "b2": set[str](),
    "b3": set[str](),
    "m1": {"b1", "b2"},
    "m2": {"b2", "b3"},
    "u1": {"m1"},
    "u2": {"m2"},
    "top": {"u1", "u2"},
}


@pytest.mark.rule("P-HQ-02")
@pytest.mark.rule("P-HQ-G1")
@pytest.mark.parametrize(("face", "project"), PROJECTS, ids=NAMES)
def test_a_project_needs_exactly_those_it_rests_on(face: str, project: dict[str, Any]) -> None:
    needs = PYRAMID[project["slot"]]
    assert set(project["needs"]) == needs
    text = f"project {project['id']} {project['cost']} plain"
    s = working(face, project["cost"], 6, done=tuple(needs))
    assert refused(GAME, s, text) == ""
    assert text in legal(GAME, s)
    for missing in needs:
        others = set(PYRAMID) - {missing, project["slot"]}
        s = working(face, project["cost"], 6, done=tuple(others))
        assert refused(GAME, s, text) == "P-HQ-02"
        assert text not in legal(GAME, s)


@pytest.mark.rule("P-HQ-03")
def test_a_project_takes_a_die_of_its_value() -> None:
    s = working("h-a1", 2, 5)
    assert refused(GAME, s, "project h-a1-b1 2 plain") == "P-ACT-10"
    assert refused(GAME, s, "project h-a1-b1 1 plain") == "P-ACT-04"
    assert refused(GAME, s, "project h-a1-b3 5 free-minus1") == "P-ACT-10"
    assert refused(GAME, s, "project h-a1-b1 2 free-minus1") == "P-ACT-G11"
    apply(GAME, s, "project h-a1-b1 2 minus1")
    assert (hand(s), s.get(0, columns.PM1), s.get(0, columns.AREA)) == ([5], 1, 1)


@pytest.mark.rule("P-HQ-03")
@pytest.mark.rule("P-ACT-07")
def test_what_else_forbids_a_project() -> None:
    s = working("h-a1", 1, 5)
    assert refused(GAME, s, "project h-a1-b3 1 plus2") == "P-ACT-07"
    assert refused(GAME, s, "project h-a1-b3 1 minus1") == "P-ACT-G3"


@pytest.mark.rule("P-HQ-04")
@pytest.mark.rule("P-HQ-05")
def test_a_completed_project_is_marked_and_not_completed_again() -> None:
    s = working("h-a1", 1, 1)
    apply(GAME, s, "project h-a1-b1 1 plain")
    assert s.get(0, columns.DONE) == 1
    assert refused(GAME, s, "project h-a1-b1 1 plain") == "P-HQ-05"
    assert legal(GAME, s, "project") == ["project h-a1-b2 1 plus1"]


@pytest.mark.rule("P-HQ-07")
def test_the_flight_before_does_not_serve_a_gate_run() -> None:
    s = settled("h-a2", 1, 6)
    apply(GAME, s, "launch 6 plain", *(f"fly {place}" for place in TOUR))
    assert s.step() == steps.ACT
    before = points(s, 0)
    apply(GAME, s, "project h-a2-b2 1 plain")
    assert (s.step(), points(s, 0)) == (steps.ACT, before)
    assert refused(GAME, s, "run h-a2-b2 green") == "P-ACT-G8"


@pytest.mark.rule("P-HQ-09")
@pytest.mark.rule("P-HQ-10")
def test_a_gate_run_is_scored_once() -> None:
    s = settled("h-a2", 1, 4, 4, 2)
    apply(GAME, s, "project h-a2-b2 1 plain")
    apply(GAME, s, "project h-a2-b1 4 plain", "gain gyro-1")
    place_ship(s, 0, "n79")
    apply(GAME, s, "launch 2 plain", "fly n80", "fly n81", "run h-a2-b2 green")
    place_ship(s, 0, "n80")
    apply(GAME, s, "launch 4 plain", "fly n81", "fly n84", "fly n83", "fly n44")
    apply(GAME, s, "discover sys-12", "bonus tile", "explore exp-vp4")
    assert legal(GAME, s) == ["run h-a2-b1 orange", "pass"]
    assert refused(GAME, s, "run h-a2-b2 green") == "P-HQ-10"


def two_runs() -> PulsarPosition:
    """Return the end of a tour over both colours; a green run of 1 VP and an orange run of 2 VP are open."""
    s = settled("h-a2", 1, 4, 6)
    apply(GAME, s, "project h-a2-b2 1 plain", "project h-a2-b1 4 plain", "gain gyro-1")
    apply(GAME, s, "launch 6 plain", *(f"fly {place}" for place in TOUR))
    return s


@pytest.mark.rule("P-HQ-11")
@pytest.mark.rule("P-HQ-G11")
def test_of_several_open_runs_the_player_scores_one_in_a_flight() -> None:
    s = two_runs()
    assert legal(GAME, s) == ["run h-a2-b1 orange", "run h-a2-b2 green", "pass"]
    assert reasons(s, "run h-a2-b2 green") == [(0, "P-HQ-08", 1)]
    assert s.step() == steps.ACT
    assert s.get(0, columns.OPEN_RUNS) != 0


@pytest.mark.rule("P-HQ-08")
def test_a_run_of_one_colour_cannot_be_scored_as_another() -> None:
    assert refused(GAME, two_runs(), "run h-a2-b2 orange") == "P-HQ-08"


@pytest.mark.rule("P-HQ-12")
@pytest.mark.rule("P-HQ-G7")
def test_a_project_with_a_bonus_die_needs_the_right_to_one_and_the_die_must_be_used() -> None:
    s = working("h-a2", 3, 3, done=("b2", "b3"))
    set_own(s, 0, columns.CUBES, 4)
    copied = s.clone()
    apply(GAME, copied, "copy 3", "patent ai-1b b3 plain")
    assert refused(GAME, copied, "project h-a2-m2 3 plain") == "P-HQ-G7"
    apply(GAME, s, "project h-a2-m2 3 plain")
    assert (hand(s), s.bonus, refused(GAME, s, "end")) == ([2, 3], 1, "P-ACT-G14")
    apply(GAME, s, "take gyro-1 b1 plain")
    assert refused(GAME, s, "end") == ""


@pytest.mark.rule("P-HQ-G2")
def test_scoring_a_run_is_optional_and_a_run_passed_over_stays_open() -> None:
    s = two_runs()
    before = s.get(0, columns.OPEN_RUNS), points(s, 0)
    apply(GAME, s, "pass")
    assert (s.get(0, columns.OPEN_RUNS), points(s, 0)) == before
    assert s.step() == steps.ACT


@pytest.mark.rule("P-HQ-G3")
def test_a_gate_visited_twice_counts_once() -> None:
    s = settled("h-a2", 1, 4)
    uncover(s, "n6", "sys-12")
    apply(GAME, s, "project h-a2-b2 1 plain")
    place_ship(s, 0, "n3")
    apply(GAME, s, "launch 4 plain", "fly n4", "fly n5", "fly n6", "fly n4")
    assert reasons(s, "run h-a2-b2 green") == [(0, "P-HQ-08", 1)]


@pytest.mark.rule("P-HQ-G4")
def test_the_gate_of_departure_counts_only_if_the_ship_comes_back() -> None:
    s = settled("h-a2", 1, 1, 3)
    uncover(s, "n6", "sys-12")
    apply(GAME, s, "project h-a2-b2 1 plain")
    place_ship(s, 0, "n4")
    away = s.clone()
    apply(GAME, away, "launch 1 plain", "fly n6", "bonus pictured")
    assert away.step() == steps.ACT
    ring(s, 1, "n5")
    apply(GAME, s, "launch 3 plain", "fly n5", "fly n6", "fly n4")
    assert reasons(s, "run h-a2-b2 green") == [(0, "P-HQ-08", 1)]


@pytest.mark.rule("P-HQ-G6")
def test_a_run_not_scored_yet_is_complete_for_the_row_above() -> None:
    s = working("h-a2", 1, 3, done=("b3",))
    apply(GAME, s, "project h-a2-b2 1 plain")
    assert s.get(0, columns.OPEN_RUNS) != 0
    assert refused(GAME, s, "project h-a2-m2 3 plain") == ""


@pytest.mark.rule("P-HQ-G9")
def test_the_immediate_part_of_a_project_with_both_comes_at_once() -> None:
    s = settled("h-a2", 6, 1, done=("m2",))
    before = points(s, 0)
    apply(GAME, s, "project h-a2-u2 6 plain")
    assert (points(s, 0), s.step()) == (before + 8, steps.ACT)
    assert s.get(0, columns.OPEN_RUNS) != 0


@pytest.mark.rule("P-HQ-G10")
def test_a_run_needs_a_gate_of_its_colour_in_the_flight() -> None:
    s = settled("h-a2", 1, 4, 2)
    apply(GAME, s, "project h-a2-b2 1 plain", "project h-a2-b1 4 plain", "gain gyro-1")
    place_ship(s, 0, "n55")
    apply(GAME, s, "launch 2 plain", "fly n56", "fly n57")
    assert legal(GAME, s) == ["run h-a2-b1 orange", "pass"]
    assert refused(GAME, s, "run h-a2-b2 green") == "P-HQ-G10"


@pytest.mark.rule("P-HQ-G10")
def test_example_without_a_green_gate_the_green_run_stays_open() -> None:
    s = settled("h-a2", 1, 2)
    apply(GAME, s, "project h-a2-b2 1 plain")
    before = points(s, 0)
    place_ship(s, 0, "n55")
    apply(GAME, s, "launch 2 plain", "fly n56", "fly n57")
    assert (s.step(), points(s, 0)) == (steps.ACT, before)
    assert s.get(0, columns.OPEN_RUNS) != 0


@pytest.mark.rule("P-HQ-08")
@pytest.mark.rule("P-HQ-G10")
def test_gates_of_an_earlier_flight_do_not_count() -> None:
    s = settled("h-a2", 1, 2, 2)
    apply(GAME, s, "project h-a2-b2 1 plain")
    place_ship(s, 0, "n79")
    apply(GAME, s, "launch 2 plain", "fly n80", "fly n81", "pass")
    assert list(s.path) == []
    place_ship(s, 0, "n55")
    apply(GAME, s, "launch 2 plain", "fly n56", "fly n57")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-HQ-G8")
def test_example_three_orange_gates_and_a_green_one_with_all_colours_shown() -> None:
    path = ["n57", "n56", "n55", "n54", "n40"]
    assert (visits("orange", path), visits("green", path)) == (3, 1)
    s = settled("h-a2", 2, 5, done=("m1",))
    uncover(s, "n54", "sys-12")
    apply(GAME, s, "project h-a2-u1 2 plain")
    place_ship(s, 0, "n58")
    apply(GAME, s, "launch 5 plain", *(f"fly {place}" for place in path))
    as_green = s.clone()
    assert legal(GAME, s) == ["run h-a2-u1 green", "run h-a2-u1 orange", "pass"]
    assert refused(GAME, s, "run h-a2-u1 magenta") == "P-HQ-G10"
    assert reasons(s, "run h-a2-u1 orange") == [(0, "P-HQ-08", 6)]
    assert reasons(as_green, "run h-a2-u1 green") == [(0, "P-HQ-08", 2)]


@pytest.mark.rule("P-HQ-G8")
@pytest.mark.rule("P-ACT-G18")
def test_colours_that_score_alike_are_one_option() -> None:
    s = settled("h-a2", 2, 3, done=("m1",))
    apply(GAME, s, "project h-a2-u1 2 plain", "launch 3 plain", "fly n81", "fly n84", "fly n82")
    assert [visits(colour, TOUR[:3]) for colour in ("green", "magenta")] == [1, 1]
    assert legal(GAME, s) == ["run h-a2-u1 green", "pass"]
    assert refused(GAME, s, "run h-a2-u1 magenta") == "P-ACT-G18"


@pytest.mark.rule("P-HQ-06")
def test_a_project_that_finishes_a_gyrodyne_asks_which() -> None:
    s = settled("h-a1", 6, 1, done=("m1",))
    gyrodyne(s, 0, "n16", 2)
    apply(GAME, s, "project h-a1-u1 6 plain")
    assert legal(GAME, s) == ["spin n5", "spin n16"]
    apply(GAME, s, "spin n16")
    assert [s.gyro[starmap.PULSAR_NUMBER[node(place)]] for place in ("n5", "n16")] == [1, 5]
