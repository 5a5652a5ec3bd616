"""Phase 2: movement (catalogue section 7)."""

import pytest

from astrarium import CHANCE
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    hold,
    load,
    money,
    phase,
    place_ship,
    refresh,
    row,
    set_level,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

WALLED = ("belt", "belt", *RING[2:9], "belt", "belt")  # nothing but belts within 2 sectors of the Jumpgate
ISLAND = (*RING[:3], "belt", "belt", "drift", "belt", "belt", *RING[8:])  # r6 among belts


def slow_destinations(s: CosmicPosition, start: int, reach: int) -> list[str]:
    """Return the sectors found by walking both ways step by step; ships stop on all but belts."""
    found = set[int]()
    for direction in (1, -1):
        place = start
        for _ in range(reach):
            place = (place + direction) % 12
            if s.sector[place] >= 0 or place == 0 or s.sector[place] == codes.STATION:
                found.add(place)
    return [f"move r{place}" for place in sorted(found)]


@pytest.mark.rule("C-MOVE-01")
@pytest.mark.rule("C-MOVE-03")
@pytest.mark.rule("C-NOTE-12")
@pytest.mark.rule("C-GAP-24")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("ring", [RING, ("ravan", "belt", "sump", *RING[3:7], "belt", "belt", *RING[9:])])
def test_the_destinations_are_those_found_by_walking_both_ways(level: int, ring: tuple[str, ...]) -> None:
    s = table(ring=ring)
    set_level(s, 0, "engines", level)
    for start in range(12):
        if start == 0 or s.sector[start] >= 0:
            place_ship(s, 0, start)
            assert legal(GAME, s) == slow_destinations(s, start, level + 1)


@pytest.mark.rule("C-MOVE-01")
@pytest.mark.parametrize(("level", "far", "too_far"), [(1, "r7", "r8"), (2, "r8", "r9"), (3, "r9", "r10")])
def test_the_engines_limit_the_move(level: int, far: str, too_far: str) -> None:
    s = table()
    set_level(s, 0, "engines", level)
    place_ship(s, 0, "r5")
    assert refused(GAME, s, f"move {too_far}") == "C-MOVE-01"
    apply(GAME, s, f"move {far}")
    assert ship(s, 0) == far


@pytest.mark.rule("C-MOVE-02")
@pytest.mark.parametrize("level", [1, 3])
def test_no_move_ends_on_a_belt(level: int) -> None:
    s = table(ring=("ravan", "belt", *RING[2:]))
    set_level(s, 0, "engines", level)
    assert refused(GAME, s, "move r2") == "C-MOVE-02"
    assert "move r2" not in legal(GAME, s)


@pytest.mark.rule("C-MOVE-02")
def test_no_move_ends_on_a_destroyed_planet() -> None:
    s = table()
    s.lay(2, codes.RUIN)
    refresh(s)
    assert refused(GAME, s, "move r2") == "C-MOVE-02"
    assert legal(GAME, s) == ["move r1", "move r10", "move r11"]


@pytest.mark.rule("C-MOVE-02")
@pytest.mark.rule("C-MOVE-03")
@pytest.mark.rule("C-CHECK-15")
def test_a_belt_is_crossed_at_the_cost_of_a_sector() -> None:
    s = table(ring=("ravan", "belt", *RING[2:]))
    place_ship(s, 0, "r1")
    assert refused(GAME, s, "move r2") == "C-MOVE-02"
    assert refused(GAME, s, "move r4") == "C-MOVE-01"
    assert legal(GAME, s) == ["move r0", "move r3", "move r11"]
    apply(GAME, s, "move r3")
    assert ship(s, 0) == "r3"


@pytest.mark.rule("C-NOTE-13")
@pytest.mark.rule("C-GAP-24")
@pytest.mark.rule("C-CHECK-21")
def test_a_ship_moves_at_least_one_sector() -> None:
    s = table()
    place_ship(s, 0, "r5")
    assert legal(GAME, s) == ["move r3", "move r4", "move r6", "move r7"]
    assert refused(GAME, s, "move r5") == refused(GAME, s, "pass") == "C-NOTE-13"


@pytest.mark.rule("C-NOTE-13")
@pytest.mark.rule("C-CHECK-22")
def test_a_ship_without_a_destination_stays_on_the_jumpgate_and_takes_its_steps() -> None:
    s = table(ring=WALLED)
    assert (s.actor, ship(s, 0), money(s, 0)) == (0, "r0", 200)
    assert legal(GAME, s) == ["embark 1", "embark 2", "pass"]


@pytest.mark.rule("C-NOTE-13")
def test_staying_on_a_planet_brings_the_fight_and_the_adventure() -> None:
    s = table(ring=ISLAND)
    place_ship(s, 1, "r6")
    phase(s, steps.MOVE, 0, "r6")
    assert (s.step(), ship(s, 0)) == (steps.ATTACK, "r6")
    place_ship(s, 1, "r0")
    phase(s, steps.MOVE, 0, "r6")
    assert (s.step(), ship(s, 0)) == (steps.FACE, "r6")


@pytest.mark.rule("C-NOTE-13")
def test_a_ship_that_reaches_past_the_belts_must_move() -> None:
    s = table(ring=ISLAND)
    set_level(s, 0, "engines", 2)
    phase(s, steps.MOVE, 0, "r6")
    assert legal(GAME, s) == ["move r3", "move r9"]
    assert refused(GAME, s, "move r6") == "C-NOTE-13"


@pytest.mark.rule("C-GAP-24")
def test_ships_and_sectors_passed_on_the_way_have_no_effect() -> None:
    s = table()
    place_ship(s, 1, "r1")
    apply(GAME, s, "move r2")
    assert s.step() == steps.FACE
    assert (ship(s, 0), ship(s, 1), money(s, 0)) == ("r2", "r1", 0)
    place_ship(s, 0, "r1")
    phase(s, steps.MOVE, 0, "r1")
    apply(GAME, s, "move r11", "roll 4")
    assert money(s, 0) == 100  # the adventure alone, not the Jumpgate that was passed


@pytest.mark.rule("C-GAP-66")
def test_a_ship_shut_in_on_a_destroyed_planet_has_an_empty_turn() -> None:
    s = table(ring=ISLAND)
    settle_row(s, "r6", "")
    load(s, 0, "colonist")
    place_ship(s, 1, "r6")
    s.lay(6, codes.RUIN)
    phase(s, steps.MOVE, 0, "r6")
    assert (s.round, s.actor) == (2, CHANCE)
    assert legal(GAME, s)[0].startswith("event")
    assert (ship(s, 0), ship(s, 1)) == ("r6", "r6")
    assert hold(s, 0) == ["colonist"]


@pytest.mark.rule("C-GAP-66")
def test_a_ship_on_a_destroyed_planet_leaves_by_a_normal_move() -> None:
    s = table()
    s.lay(6, codes.RUIN)
    phase(s, steps.MOVE, 0, "r6")
    assert legal(GAME, s) == ["move r4", "move r5", "move r7", "move r8"]


@pytest.mark.rule("C-MOVE-04")
@pytest.mark.parametrize("scenario", ["cosmic-pioneers", "lane-keepers"])
def test_the_two_directions_never_reach_the_same_sector(scenario: str) -> None:
    s = table(scenario=scenario)
    set_level(s, 0, "engines", 3)
    reach = 5 if scenario == "lane-keepers" else 4
    clockwise = {offset % 12 for offset in range(1, reach + 1)}
    anticlockwise = {-offset % 12 for offset in range(1, reach + 1)}
    assert not clockwise & anticlockwise
    assert legal(GAME, s) == [f"move r{place}" for place in sorted(clockwise | anticlockwise)]


def test_the_hold_moves_with_the_ship_and_life_on_planets_does_not() -> None:
    s = table()
    settle_row(s, "r1", "AB.l")
    load(s, 0, "colonist", "red")
    apply(GAME, s, "move r2")
    assert (row(s, "r1"), hold(s, 0)) == ("AB.l", ["colonist", "red"])


def test_a_move_is_refused_in_other_steps() -> None:
    s = table()
    apply(GAME, s, "move r1")
    assert refused(GAME, s, "move r2") == "C-ADV-02"
    phase(s, steps.DEPLOY, 0, "r1")
    assert refused(GAME, s, "move r2") == "C-EVENT-11"


@pytest.mark.rule("C-OPT-01")
def test_as_an_option_a_ship_may_stay_where_it_is() -> None:
    s = table(stay=True)
    place_ship(s, 0, "r5")
    assert legal(GAME, s) == ["move r3", "move r4", "move r5", "move r6", "move r7"]
    assert GAME.view(s)["stay"] == 1
    assert refused(GAME, s, "move r8") == "C-MOVE-01"
    assert refused(GAME, s, "pass") == "C-ROUND-02"


@pytest.mark.rule("C-OPT-01")
@pytest.mark.parametrize("crashed", [False, True])
def test_a_ship_that_stays_fights_and_has_an_adventure(crashed: bool) -> None:
    s = table(stay=True)
    place_ship(s, 1, "r5", crashed)
    place_ship(s, 0, "r5")
    apply(GAME, s, "move r5")
    assert s.actor == CHANCE
    assert (s.step(), ship(s, 0)) == (steps.FACE if crashed else steps.ATTACK, "r5")


@pytest.mark.rule("C-OPT-01")
def test_a_ship_that_stays_deploys_and_bombs() -> None:
    s = table(stay=True)
    settle_row(s, "r5", "B")
    load(s, 0, "colonist")
    place_ship(s, 0, "r5")
    apply(GAME, s, "move r5")
    assert s.step() == steps.FACE
    phase(s, steps.DEPLOY, 0, "r5")
    assert "unload colonist" in legal(GAME, s)
    apply(GAME, s, "pass")
    assert legal(GAME, s) == ["bomb", "pass"]


@pytest.mark.rule("C-OPT-01")
def test_a_ship_that_stays_on_the_jumpgate_takes_its_steps_again() -> None:
    s = table(stay=True)
    assert "move r0" in legal(GAME, s)
    apply(GAME, s, "move r0")
    assert money(s, 0) == 200
    assert legal(GAME, s) == ["embark 1", "embark 2", "pass"]


@pytest.mark.rule("C-OPT-01")
def test_a_ship_on_a_destroyed_planet_cannot_stay() -> None:
    s = table(stay=True)
    s.lay(2, codes.RUIN)
    place_ship(s, 0, "r2")
    assert refused(GAME, s, "move r2") == "C-MOVE-02"
    assert legal(GAME, s) == ["move r0", "move r1", "move r3", "move r4"]
    assert GAME.view(s)["stay"] == 0


@pytest.mark.rule("C-OPT-01")
@pytest.mark.parametrize("start", ["loaded", "bare"])
def test_a_match_with_staying_is_restored_as_such(start: str) -> None:
    without, with_it = (GAME.start(2, {"start": start, "stay": stay}) for stay in (False, True))
    again = GAME.restore(with_it.to_bytes())
    assert GAME.view(again)["options"] == {"events": "every-round", "start": start, "stay": "on"}
    assert again.key() == with_it.key() != without.key()
