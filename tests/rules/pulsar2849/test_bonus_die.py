"""The bonus die (P-BON), with the worked examples of dice given by cards."""

from typing import Any

import pytest

from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    gyrodyne,
    hand,
    headquarters,
    offer,
    place_ship,
    set_own,
    transmitter,
    uncover,
)
from tests.rules.pulsar2849.starways import read
from tests.table import apply, legal, refused

ALL_TECHS = [
    (board["id"], row["round"], tech)
    for board in read("technologies.toml")["board"]
    for row in board["row"]
    for tech in row["tech"]
]
DIE_TECHS = [(b, r, t) for b, r, t in ALL_TECHS if any(e["kind"] == "bonus_die" for e in t.get("now", []))]


def sources() -> PulsarPosition:
    """Return round 3: cubes, a link, a technology, a project and a system tile offer seat 0 a bonus die."""
    s = acting([3, 3, 3, 1], round_number=3, hq=True, left_over=[5])
    set_own(s, 0, columns.CUBES, 4)
    transmitter(s, 0, "t-a1", online=True)
    offer(s, "t-a1-2", "t-a2", "t-a3")
    headquarters(s, 0, "h-a2", done=["b2", "b3"])
    place_ship(s, 0, "n4")
    uncover(s, "n3", "sys-02")
    return s


SOURCES = {
    "copy": (["copy 5"], 5),
    "link": (["claim t-a1-2 3 3 plain", "join left t-a1 right", "die 3"], 3),
    "technology": (["patent aii-3a 3 plain"], 2),
    "project": (["project h-a2-m2 3 plain"], 1),
    "system": (["launch 1 plain", "fly n3", "bonus pictured"], 1),
}


@pytest.mark.rule("P-BON-02")
@pytest.mark.rule("P-BON-05")
@pytest.mark.rule("P-BON-07")
@pytest.mark.rule("P-BON-08")
@pytest.mark.parametrize("source", sorted(SOURCES))
def test_every_source_gives_a_bonus_die_of_the_value_shown(source: str) -> None:
    s = sources()
    texts, value = SOURCES[source]
    apply(GAME, s, *texts)
    assert (s.bonus, s.bonus_had, s.actor, s.step()) == (value, 1, 0, steps.ACT)
    assert refused(GAME, s, f"launch b{value} plain") == ""
    assert refused(GAME, s, f"launch b{value + 1} plain") == "P-ACT-04"


SECOND = {"copy": ("copy 5", "P-COPY-G2"), "technology": ("patent aii-3a 3 plain", "P-TEC-G3")}
SECOND["project"] = ("project h-a2-m2 3 plain", "P-HQ-G7")


@pytest.mark.rule("P-BON-01")
@pytest.mark.rule("P-BON-G8")
@pytest.mark.parametrize("second", sorted(SECOND))
@pytest.mark.parametrize("first", sorted(SOURCES))
def test_no_second_bonus_die_in_a_turn(first: str, second: str) -> None:
    s = sources()
    text, clause = SECOND[second]
    assert refused(GAME, s, text) == ""
    texts, value = SOURCES[first]
    apply(GAME, s, *texts)
    if first != second:
        assert refused(GAME, s, text) == clause
    apply(GAME, s, f"launch b{value} plain")
    while s.step() != steps.ACT:
        apply(GAME, s, legal(GAME, s)[-1])
    if first != second:
        assert refused(GAME, s, text) == clause


@pytest.mark.rule("P-BON-01")
@pytest.mark.parametrize("first", ["copy", "technology", "project", "system"])
def test_a_link_gives_no_die_after_another(first: str) -> None:
    s = sources()
    apply(GAME, s, *SOURCES[first][0], "claim t-a1-2 3 3 plain", "join left t-a1 right")
    assert (s.step(), s.bonus) == (steps.ACT, SOURCES[first][1])


@pytest.mark.rule("P-BON-01")
@pytest.mark.rule("P-TRX-13")
def test_what_forbids_the_die_of_a_link() -> None:
    s = sources()
    apply(GAME, s, "claim t-a1-2 3 3 plain", "join left t-a1 right")
    assert legal(GAME, s) == ["die 3", "pass"]
    assert refused(GAME, s, "die 4") == "P-TRX-13"
    s.bonus_had = 1
    assert refused(GAME, s, "die 3") == "P-BON-01"


@pytest.mark.rule("P-BON-G2")
@pytest.mark.rule("P-BON-G3")
@pytest.mark.parametrize("first", ["copy", "link", "technology", "project"])
def test_a_pictured_die_is_lost_after_another_but_not_the_station(first: str) -> None:
    s = sources()
    apply(GAME, s, *SOURCES[first][0], *SOURCES["system"][0])
    assert (s.bonus, s.step()) == (SOURCES[first][1], steps.ACT)
    assert sum(s.station) == 1


@pytest.mark.rule("P-BON-03")
@pytest.mark.rule("P-BON-G1")
@pytest.mark.rule("P-BON-G4")
def test_an_unused_bonus_die_is_lost_and_free_for_the_next_player() -> None:
    s = sources()
    set_own(s, 1, columns.CUBES, 4)
    apply(GAME, s, "copy 5", "end")
    assert refused(GAME, s, "launch b5 plain") == "P-ACT-04"
    apply(GAME, s, "copy 5", "launch b5 plain")
    assert (s.actor, s.left) == (1, 5)


@pytest.mark.rule("P-BON-03")
def test_the_bonus_die_may_wait_for_the_end_of_the_turn() -> None:
    s = sources()
    apply(GAME, s, "copy 5", "take gyro-1 1 plain", "patent ai-1b 3 plain", "patent ai-1c b5 plain")
    assert s.bonus == 0


@pytest.mark.rule("P-BON-04")
def test_the_bonus_die_may_be_changed_by_a_modifier() -> None:
    s = sources()
    apply(GAME, s, "copy 5", "take gyro-3 b5 minus1")
    assert (s.get(0, columns.AREA + 2), s.get(0, columns.PM1), s.bonus) == (1, 0, 0)


@pytest.mark.rule("P-BON-06")
def test_the_bonus_die_pays_for_every_kind_of_dice_action() -> None:
    kinds = set()
    for value in range(1, 7):
        s = acting([], hq=True, left_over=[value])
        gyrodyne(s, 0, "n5", 1)
        transmitter(s, 0, "t-b1", paid=[0])
        set_own(s, 0, columns.CUBES, 4)
        apply(GAME, s, f"copy {value}")
        kinds |= {text.split()[0] for text in legal(GAME, s)}
    assert kinds == {"modifier", "launch", "take", "finish", "claim", "pay", "patent", "project", "end"}


@pytest.mark.rule("P-BON-06")
@pytest.mark.rule("P-BON-G5")
def test_an_action_paid_with_the_bonus_die_brings_no_further_one() -> None:
    s = acting([1, 4], round_number=3, left_over=[3])
    set_own(s, 0, columns.CUBES, 8)
    apply(GAME, s, "copy 3")
    assert refused(GAME, s, "patent aii-3a b3 plain") == "P-TEC-G3"
    transmitter(s, 0, "t-a1", online=True)
    offer(s, "t-a1-2", "t-a2", "t-a3")
    apply(GAME, s, "claim t-a1-2 3 b3 plain", "join left t-a1 right")
    assert (s.step(), s.bonus) == (steps.ACT, 0)


@pytest.mark.rule("P-BON-G6")
@pytest.mark.rule("P-BON-08")
@pytest.mark.rule("P-BON-G9")
@pytest.mark.parametrize(("board", "round_number", "tech"), DIE_TECHS, ids=[t["id"] for _, _, t in DIE_TECHS])
def test_every_technology_with_dice_gives_those_it_shows(
    board: str, round_number: int, tech: dict[str, Any]
) -> None:
    letter = board[0]
    s = acting([tech["cost"], 6], round_number=round_number, board_2=f"{letter}ii", board_3=f"{letter}iii")
    tracks = list(s.track), list(s.space), list(s.dice)
    given = {effect["kind"]: effect["value"] for effect in tech["now"]}
    apply(GAME, s, f"patent {tech['id']} {tech['cost']} plain")
    assert hand(s) == sorted([6, given["silver_die"]])
    assert (s.bonus, s.duty, s.actor) == (given["bonus_die"], 1, 0)
    assert (list(s.track), list(s.space), list(s.dice)) == tracks


@pytest.mark.rule("P-BON-G9")
@pytest.mark.parametrize("source", ["link", "project", "system"])
def test_dice_given_by_effects_move_no_marker(source: str) -> None:
    s = sources()
    tracks = list(s.track), list(s.space)
    apply(GAME, s, *SOURCES[source][0])
    assert (list(s.track), list(s.space)) == tracks


@pytest.mark.rule("P-BON-G7")
def test_the_silver_die_of_a_card_is_not_a_bonus_die() -> None:
    s = acting([3, 6], round_number=3)
    apply(GAME, s, "patent aii-3a 3 plain", "take gyro-1 2 minus1")
    assert (s.bonus, s.bonus_had, s.duty, hand(s)) == (2, 1, 1, [6])
    apply(GAME, s, "launch b2 plain")
    assert s.left == 2


@pytest.mark.rule("P-BON-G7")
def test_the_silver_die_of_a_card_may_be_forfeited() -> None:
    s = acting([3], round_number=3)
    apply(GAME, s, "patent aii-3a 3 plain", "take gyro-2 b2 plain", "end")
    assert (s.actor, hand(s)) == (1, [])


@pytest.mark.rule("P-BON-G10")
def test_a_die_declined_was_not_had() -> None:
    s = sources()
    apply(GAME, s, "claim t-a1-2 3 3 plain", "join left t-a1 right", "pass")
    assert s.bonus_had == 0
    apply(GAME, s, "launch 1 plain", "fly n3", "bonus tile", "explore exp-vp4", "copy 5")
    assert s.bonus == 5


@pytest.mark.rule("P-BON-G10")
def test_a_die_taken_was_had_even_if_it_is_not_used() -> None:
    s = sources()
    apply(GAME, s, "copy 5")
    assert (s.bonus, refused(GAME, s, "patent aii-3a 3 plain")) == (5, "P-TEC-G3")


@pytest.mark.rule("P-BON-G11")
@pytest.mark.parametrize(
    ("source", "clause"),
    [("copy", ""), ("link", ""), ("system", ""), ("technology", "P-ACT-G14"), ("project", "P-ACT-G14")],
)
def test_only_a_die_written_on_a_technology_or_project_must_be_used(source: str, clause: str) -> None:
    s = sources()
    apply(GAME, s, *SOURCES[source][0])
    assert refused(GAME, s, "end") == clause
    assert ("end" in legal(GAME, s)) == (not clause)


# The worked examples.


@pytest.mark.rule("P-BON-G6")
@pytest.mark.rule("P-BON-G7")
@pytest.mark.rule("P-BON-G8")
@pytest.mark.rule("P-COPY-G2")
def test_example_a_3_patents_silver_2_and_red_2() -> None:
    s = acting([3, 5], round_number=3)
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "patent aii-3a 3 plain")
    assert (hand(s), s.bonus) == ([2, 5], 2)
    assert refused(GAME, s, "copy 3") == "P-COPY-G2"


@pytest.mark.rule("P-BON-G8")
def test_example_a_bonus_die_had_earlier_closes_that_patent() -> None:
    s = acting([3, 5], round_number=3, left_over=[1])
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "copy 1", "take gyro-1 b1 plain")
    assert refused(GAME, s, "patent aii-3a 3 plain") == "P-TEC-G3"


@pytest.mark.rule("P-ACT-G12")
@pytest.mark.rule("P-ACT-G13")
@pytest.mark.rule("P-ACT-G14")
@pytest.mark.rule("P-TEC-G8")
@pytest.mark.rule("P-BON-G7")
@pytest.mark.parametrize("use", ["launch b2 plain", "modifier pm1 b2 plain"])
def test_example_the_same_patent_paid_with_the_last_die(use: str) -> None:
    s = acting([3], round_number=3)
    place_ship(s, 0, "n8")
    apply(GAME, s, "patent aii-3a 3 plain")
    assert (s.actor, hand(s), refused(GAME, s, "end")) == (0, [2], "P-ACT-G14")
    apply(GAME, s, "modifier plus2 2 plain")
    assert refused(GAME, s, "end") == "P-ACT-G14"
    apply(GAME, s, use)
    if use.startswith("launch"):
        apply(GAME, s, "fly n7", "fly n6", "discover sys-11", "bonus pictured")
    assert refused(GAME, s, "end") == ""


@pytest.mark.rule("P-BON-G11")
@pytest.mark.rule("P-EFF-G10")
def test_example_a_die_of_a_system_reached_by_a_technology_may_lapse() -> None:
    s = acting([4, 2], round_number=4)
    uncover(s, "n9", "sys-03")
    apply(GAME, s, "patent aii-4b 4 plain", "jump n9", "bonus pictured")
    assert (s.bonus, s.duty) == (2, 0)
    apply(GAME, s, "end")
    assert s.actor == 1
