"""Phase 4: loading and unloading (catalogue section 7)."""

from collections import Counter, deque
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    draw_card,
    goods_at,
    hold,
    lay_goods,
    load,
    money,
    phase,
    place_ship,
    refresh,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

PLAIN = ("okoro", "lindqvist", "amari")
STATION_RING = [*RING[:5], "station", *RING[6:]]
DEPLOYING = (steps.TRANSFER, steps.SLOT)
Result = tuple[str, tuple[str, ...], tuple[str, ...]]


def deploy(
    sector: str,
    slots: str = "",
    *cargo: str,
    level: int = 1,
    goods: tuple[str, ...] = (),
    commander: str = "okoro",
    scenario: str = "cosmic-pioneers",
) -> CosmicPosition:
    """Return phase 4 of seat 0 at a planet with these life forms and goods on it."""
    s = table(commanders=(commander, "lindqvist", "amari"), scenario=scenario)
    set_level(s, 0, "cargo", level)
    settle_row(s, sector, slots)
    load(s, 0, *cargo)
    lay_goods(s, sector, *goods)
    phase(s, steps.DEPLOY, sector=sector)
    return s


def at_station(scenario: str, *cargo: str, goods: tuple[str, ...] = (), credit: int = 0) -> CosmicPosition:
    """Return phase 4 of seat 0, with Cargo level 2, on the Trade Station."""
    s = table(commanders=PLAIN, scenario=scenario, ring=STATION_RING)
    set_level(s, 0, "cargo", 2)
    set_own(s, 0, columns.CREDITS, credit)
    load(s, 0, *cargo)
    lay_goods(s, "r6", *goods)
    phase(s, steps.DEPLOY, sector="r6")
    return s


@pytest.mark.rule("C-DEPLOY-01")
def test_life_forms_go_both_ways_in_one_phase() -> None:
    s = deploy("r5", "A..l.", "colonist", "squid", level=3)
    assert legal(GAME, s) == ["load 1", "load 4", "unload colonist", "unload squid", "pass"]
    apply(GAME, s, "load 1", "load 4", "unload colonist", "unload squid", "pass")
    assert (row(s, "r5"), hold(s, 0)) == ("A...q", ["colonist", "lizard"])


@pytest.mark.rule("C-DEPLOY-01")
def test_deployment_may_be_left_out() -> None:
    s = deploy("r5", "A", "colonist")
    apply(GAME, s, "pass")
    assert (row(s, "r5"), hold(s, 0)) == ("A....", ["colonist"])
    assert s.step() not in DEPLOYING


@pytest.mark.rule("C-DEPLOY-01")
def test_a_life_form_needs_a_slot() -> None:
    s = deploy("r5", "BBBBB", "colonist", "red")
    assert legal(GAME, s) == ["unload red", "pass"]
    assert refused(GAME, s, "unload colonist") == "C-GAP-88"


@pytest.mark.rule("C-DEPLOY-01")
def test_a_planet_has_no_more_slots_than_are_printed() -> None:
    s = deploy("r1", "AAAA", level=2)
    assert [refused(GAME, s, f"load {slot}") for slot in (4, 5, 8)] == ["", "C-GAP-88", "C-GAP-88"]


@pytest.mark.rule("C-DEPLOY-02")
@pytest.mark.parametrize(("level", "room"), [(1, 2), (2, 3), (3, 4)])
def test_loading_is_limited_by_the_cargo_slots(level: int, room: int) -> None:
    s = deploy("r5", "AAABB", *["blue"] * (room - 1), level=level)
    apply(GAME, s, "load 1")
    assert legal(GAME, s, "load") == ["load 2", "load 3"]  # in exchange
    apply(GAME, s, "load 2")
    assert (hold(s, 0), legal(GAME, s, "load")) == (["colonist"] * 2 + ["blue"] * (room - 1), [])
    assert refused(GAME, s, "load 3") == "C-GAP-79"
    apply(GAME, s, "unload blue", "pass")
    assert (len(hold(s, 0)), row(s, "r5")) == (room, "..ABB")


@pytest.mark.rule("C-DEPLOY-03")
@pytest.mark.rule("C-NOTE-23")
@pytest.mark.rule("C-CHECK-14")
def test_a_full_ship_and_a_full_planet_exchange_one_for_one() -> None:
    s = deploy("r1", "BABB", "colonist", "colonist")
    assert legal(GAME, s) == ["load 2", "pass"]
    apply(GAME, s, "load 2")
    assert (row(s, "r1"), hold(s, 0), s.step() in DEPLOYING) == ("BABB", ["colonist"] * 2, False)


@pytest.mark.rule("C-DEPLOY-03")
@pytest.mark.rule("C-NOTE-23")
def test_aliens_colonists_and_goods_are_exchanged_alike() -> None:
    s = deploy("r1", "lABB", *["colonist"] * 3, "blue", level=3, goods=("green",))
    apply(GAME, s, "load 1", "unload colonist", "take green", "unload blue", "pass")
    assert (row(s, "r1"), hold(s, 0)) == ("AABB", ["colonist", "colonist", "lizard", "green"])
    assert goods_at(s, "r1") == ["blue"]


@pytest.mark.rule("C-DEPLOY-04")
@pytest.mark.rule("C-DEPLOY-05")
def test_colonists_land_leftmost_and_aliens_rightmost() -> None:
    s = deploy("r3", "B.B.B.", "colonist", "squid", level=3)
    apply(GAME, s, "unload colonist", "unload squid")
    assert row(s, "r3") == "BAB.Bq"


@pytest.mark.rule("C-DEPLOY-06")
def test_fraser_lands_where_he_likes() -> None:
    s = deploy("r3", "B.B.B.", "colonist", "squid", level=3, commander="fraser")
    apply(GAME, s, "unload colonist")
    assert legal(GAME, s) == ["slot 2", "slot 4", "slot 6"]
    assert [refused(GAME, s, text) for text in ("slot 1", "slot 7", "pass", "unload squid")] == [
        "C-GAP-88"
    ] * 4
    apply(GAME, s, "slot 6", "unload squid", "slot 2")
    assert row(s, "r3") == "BqB.BA"


@pytest.mark.rule("C-NOTE-22")
def test_pieces_of_a_kind_leave_in_the_reverse_order_of_their_coming() -> None:
    s = deploy("r2", "A...l", "colonist", "squid", level=3)
    apply(GAME, s, "unload colonist", "unload squid")
    assert row(s, "r2") == "AA.ql"
    phase(s, steps.ADVENTURE, sector="r2")
    apply(GAME, s, "roll 5")
    assert row(s, "r2") == "AAAql"
    settle_row(s, "r2", "AA.ql")
    draw_card(s, "squid-drag-under")
    assert row(s, "r2") == "...ql"
    settle_row(s, "r2", "AA.l.")
    draw_card(s, "squid-ink-toll")
    assert row(s, "r2") == "AA.lq"


@pytest.mark.rule("C-GAP-35")
def test_only_own_colonists_are_loaded() -> None:
    s = deploy("r5", "ABC")
    assert legal(GAME, s) == ["load 1", "pass"]
    assert [refused(GAME, s, f"load {slot}") for slot in (2, 3)] == ["C-GAP-35"] * 2


@pytest.mark.rule("C-GAP-36")
def test_the_choice_is_free_and_those_who_stay_do_not_slide() -> None:
    s = deploy("r5", "AAA.l", "squid", level=3)
    assert legal(GAME, s, "load") == ["load 1", "load 2", "load 3", "load 5"]
    assert refused(GAME, s, "load 4") == "C-GAP-88"
    apply(GAME, s, "load 2")
    assert row(s, "r5") == "A.A.l"
    apply(GAME, s, "unload squid")
    assert row(s, "r5") == "A.Aql"


@pytest.mark.rule("C-GAP-37")
@pytest.mark.parametrize(("level", "clause"), [(1, "C-GAP-37"), (2, "C-GAP-37"), (3, "")])
def test_aliens_of_any_species_need_cargo_level_3(level: int, clause: str) -> None:
    s = deploy("r3", "Alqsw", level=level)
    assert [refused(GAME, s, f"load {slot}") for slot in (2, 3, 4, 5)] == [clause] * 4
    apply(GAME, s, "load 1")
    assert hold(s, 0) == ["colonist"]


@pytest.mark.rule("C-GAP-37")
def test_a_scenario_may_name_another_level() -> None:
    s = deploy("r3", "Al", level=2, scenario="menagerie")
    assert legal(GAME, s) == ["load 1", "load 2", "pass"]
    low = deploy("r3", "Al", level=1, scenario="menagerie")
    assert refused(GAME, low, "load 2") == "C-GAP-37"


@pytest.mark.rule("C-GAP-37")
def test_a_loaded_alien_leaves_neither_supply_nor_species_behind() -> None:
    s = deploy("r3", "w", level=3)
    before = int(s.stock[columns.MEEPLES + 3])
    apply(GAME, s, "load 1")
    assert (hold(s, 0), s.stock[columns.MEEPLES + 3], row(s, "r3")) == (["worm"], before, "......")


@pytest.mark.rule("C-GAP-38")
def test_there_is_no_deployment_on_the_jumpgate() -> None:
    s = deploy("r0", "", "colonist", "red", level=3, goods=("blue",))
    assert (s.round, hold(s, 0), goods_at(s, "r0")) == (2, ["colonist", "red"], ["blue"])


@pytest.mark.rule("C-GAP-38")
@pytest.mark.rule("C-GAP-81")
def test_no_life_form_is_landed_on_the_trade_station_but_goods_are() -> None:
    s = at_station("freight-run", "colonist", "lizard", "red")
    assert legal(GAME, s) == ["unload red", "pass"]
    assert [refused(GAME, s, f"unload {piece}") for piece in ("colonist", "lizard")] == ["C-GAP-38"] * 2
    assert refused(GAME, s, "load 1") == "C-GAP-38"
    apply(GAME, s, "unload red")
    assert (hold(s, 0), money(s, 0)) == (["colonist", "lizard"], 300)


@pytest.mark.rule("C-GAP-77")
def test_pieces_are_loaded_and_unloaded_in_any_order() -> None:
    s = deploy("r5", "AB", "colonist", goods=("blue",))
    apply(GAME, s, "unload colonist", "load 1", "take blue", "pass")
    assert (row(s, "r5"), hold(s, 0), goods_at(s, "r5")) == (".BA..", ["colonist", "blue"], [])


@pytest.mark.rule("C-GAP-77")
@pytest.mark.rule("C-DEPLOY-03")
@pytest.mark.rule("C-DEPLOY-04")
@pytest.mark.rule("C-CHECK-40")
def test_a_piece_that_was_loaded_may_land_elsewhere() -> None:
    s = deploy("r1", ".AAl")
    apply(GAME, s, "load 3", "unload colonist", "pass")
    assert (row(s, "r1"), hold(s, 0), s.step() in DEPLOYING) == ("AA.l", [], False)


@pytest.mark.rule("C-GAP-77")
def test_a_piece_that_landed_may_be_loaded_again() -> None:
    s = deploy("r1", "", *["colonist"] * 3, level=2)
    apply(GAME, s, *["unload colonist"] * 3, "load 1", "load 2", "pass")
    assert (row(s, "r1"), hold(s, 0)) == ("..A.", ["colonist"] * 2)


@pytest.mark.rule("C-GAP-78")
def test_no_transfer_merely_takes_back_the_one_before() -> None:
    s = deploy("r1", "A.BB", "blue", level=2, goods=("green",))
    apply(GAME, s, "load 1")
    assert refused(GAME, s, "unload colonist") == "C-GAP-78"
    apply(GAME, s, "take green")
    assert refused(GAME, s, "unload green") == "C-GAP-78"
    apply(GAME, s, "unload colonist")
    assert refused(GAME, s, "load 1") == "C-GAP-78"
    apply(GAME, s, "unload blue")
    assert refused(GAME, s, "take blue") == "C-GAP-78"


@pytest.mark.rule("C-GAP-78")
def test_fraser_does_not_put_a_piece_back_at_once() -> None:
    s = deploy("r1", "A.BB", commander="fraser")
    apply(GAME, s, "load 1", "unload colonist")
    assert row(s, "r1") == ".ABB"
    other = deploy("r1", "ABBB", commander="fraser")
    apply(GAME, other, "load 1")
    assert other.step() not in DEPLOYING  # no other slot is free
    third = deploy("r5", "A.B..", commander="fraser")
    apply(GAME, third, "load 1", "unload colonist")
    assert (legal(GAME, third), refused(GAME, third, "slot 1")) == (
        ["slot 2", "slot 4", "slot 5"],
        "C-GAP-78",
    )


@pytest.mark.rule("C-GAP-78")
def test_goods_that_do_not_stay_are_taken_one_after_the_other() -> None:
    s = deploy("r1", "", level=2, goods=("red", "red"))
    apply(GAME, s, "take red", "unload red", "take red", "unload red")
    assert (hold(s, 0), goods_at(s, "r1")) == ([], [])


@pytest.mark.rule("C-GAP-78")
def test_a_deployment_has_at_most_forty_transfers() -> None:
    s = deploy("r5", "A....", "blue", "green", level=3, goods=("yellow",))
    apply(GAME, s, *["unload blue", "unload green", "take blue", "take green"] * 9)
    apply(GAME, s, "unload blue", "load 1", "take blue")
    assert (s.stage, s.step()) == (39, steps.TRANSFER)
    assert [refused(GAME, s, text) for text in ("take yellow", "unload colonist")] == ["C-GAP-78", ""]
    apply(GAME, s, "unload colonist")
    assert (s.step() in DEPLOYING, hold(s, 0), row(s, "r5")) == (False, ["blue", "green"], "A....")


@pytest.mark.rule("C-GAP-87")
def test_unloading_goes_upwards_by_kind_but_aliens_in_any_order() -> None:
    s = deploy("r5", "", "colonist", "lizard", "squid", "red", level=3)
    apply(GAME, s, "unload squid")
    assert refused(GAME, s, "unload colonist") == "C-GAP-87"
    apply(GAME, s, "unload lizard")
    assert row(s, "r5") == "...lq"
    other = deploy("r5", "", "lizard", "squid", level=3)
    apply(GAME, other, "unload lizard", "unload squid")
    assert row(other, "r5") == "...ql"


@pytest.mark.rule("C-GAP-88")
def test_only_what_is_there_is_loaded_or_unloaded() -> None:
    s = deploy("r5", "A....", "red", goods=("green",))
    texts = ("unload colonist", "unload lizard", "unload blue", "load 2", "take blue")
    assert [refused(GAME, s, text) for text in texts] == ["C-GAP-88"] * 5


@pytest.mark.rule("C-GAP-79")
@pytest.mark.rule("C-CHECK-39")
def test_a_full_ship_loads_only_what_it_can_make_room_for() -> None:
    s = deploy("r1", "ABBB", "colonist", "colonist", goods=("blue",))
    assert legal(GAME, s) == ["load 1", "pass"]
    assert refused(GAME, s, "take blue") == "C-GAP-79"
    apply(GAME, s, "load 1")
    assert (row(s, "r1"), hold(s, 0), goods_at(s, "r1")) == ("ABBB", ["colonist"] * 2, ["blue"])


@pytest.mark.rule("C-GAP-79")
def test_the_phase_ends_only_when_the_cargo_fits() -> None:
    s = deploy("r1", "ABBB", *["colonist"] * 3, "lizard", level=3)
    apply(GAME, s, "load 1")
    assert legal(GAME, s) == ["unload colonist", "unload lizard"]
    assert refused(GAME, s, "pass") == "C-GAP-79"
    apply(GAME, s, "unload lizard", "pass")
    assert (row(s, "r1"), hold(s, 0)) == ("lBBB", ["colonist"] * 4)


@pytest.mark.rule("C-GAP-79")
def test_goods_make_room_without_a_slot() -> None:
    s = deploy("r1", "BBBB", "blue", "green", goods=("yellow", "yellow"))
    apply(GAME, s, "take yellow", "unload blue", "take yellow", "unload green", "pass")
    assert (hold(s, 0), goods_at(s, "r1")) == (["yellow", "yellow"], ["blue", "green"])


@pytest.mark.rule("C-GAP-79")
@pytest.mark.rule("C-GAP-81")
def test_on_the_trade_station_aliens_it_buys_make_room() -> None:
    s = at_station("menagerie", "colonist", "lizard", "worm", goods=("red",))
    apply(GAME, s, "take red")
    assert legal(GAME, s) == ["unload lizard", "unload worm", "unload red"]
    assert refused(GAME, s, "pass") == "C-GAP-79"
    apply(GAME, s, "unload worm", "pass")
    assert (hold(s, 0), money(s, 0), s.get(0, columns.DELIVERIES)) == (["colonist", "lizard", "red"], 200, 1)
    other = at_station("freight-run", "colonist", "lizard", "worm", goods=("red",))
    assert (other.step() in DEPLOYING, goods_at(other, "r6")) == (False, ["red"])


@pytest.mark.rule("C-GAP-80")
def test_a_ship_carried_to_the_trade_station_deploys_there() -> None:
    s = table(commanders=PLAIN, scenario="freight-run", ring=[*RING[:4], "drift", "station", *RING[6:]])
    load(s, 0, "red", "green")
    phase(s, steps.ADVENTURE, sector="r5")
    apply(GAME, s, "roll 1", "event squid-undertow")
    assert (ship(s, 0), s.step()) == ("r6", steps.TRANSFER)
    apply(GAME, s, "unload red", "unload green")
    assert (money(s, 0), s.step(), legal(GAME, s)) == (600, steps.EMBARK, ["embark 1", "embark 2", "pass"])


@pytest.mark.rule("C-GAP-80")
def test_a_ship_carried_to_the_jumpgate_may_do_nothing() -> None:
    s = table(commanders=PLAIN, ring=[*RING[:9], "bracken", "halcyon"])
    load(s, 0, "colonist")
    phase(s, steps.ADVENTURE, sector="r11")
    apply(GAME, s, "roll 1", "event squid-undertow")
    assert (ship(s, 0), s.round, money(s, 0), hold(s, 0)) == ("r0", 2, 0, ["colonist"])


@pytest.mark.rule("C-GAP-80")
def test_a_ship_carried_to_a_planet_deploys_and_bombs_there() -> None:
    s = table(commanders=PLAIN)
    load(s, 0, "colonist")
    settle_row(s, "r3", "B")
    phase(s, steps.ADVENTURE, sector="r2")
    apply(GAME, s, "roll 1", "event squid-undertow")
    assert (ship(s, 0), s.step()) == ("r3", steps.TRANSFER)
    apply(GAME, s, "unload colonist")
    assert (row(s, "r3"), legal(GAME, s)) == ("BA....", ["bomb", "pass"])


@pytest.mark.rule("C-GAP-81")
def test_on_the_trade_station_services_follow_deliveries() -> None:
    s = at_station("menagerie", "lizard", goods=("red",), credit=300)
    asked = [int(s.step())]
    for text in ("unload lizard", "pass", "raise cargo 1"):
        apply(GAME, s, text)
        asked.append(int(s.step()))
    assert asked[:3] == [steps.TRANSFER, steps.TRANSFER, steps.RAISE]
    assert (money(s, 0), s.round) == (0, 2)


@pytest.mark.rule("C-GAP-77")
def test_a_ship_that_lies_crashed_does_not_deploy() -> None:
    s = table(commanders=PLAIN)
    settle_row(s, "r5", "A")
    load(s, 0, "colonist")
    place_ship(s, 0, "r5", crashed=True)
    phase(s, steps.DEPLOY)
    assert (s.round, row(s, "r5"), hold(s, 0), reserve(s, 0)) == (2, "A....", ["colonist"], 13)


@pytest.mark.rule("C-GAP-78")
def test_what_was_transferred_is_forgotten_after_the_phase() -> None:
    stayed, exchanged = deploy("r5", "A", "colonist"), deploy("r5", "A", "colonist")
    apply(GAME, stayed, "pass")
    apply(GAME, exchanged, "unload colonist", "load 1", "load 2", "unload colonist", "pass")
    assert stayed.key() == exchanged.key()


# Below: random deployments, compared with a search that follows the clauses.

SPECIES = {"l": "lizard", "q": "squid"}
LETTER = {"colonist": "A", "lizard": "l", "squid": "q"}
CAPACITY = (2, 3, 4)


def parts(pieces: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Return all ways to take some of these pieces; pieces of a kind are alike."""
    return {found for size in range(len(pieces) + 1) for found in combinations(tuple(sorted(pieces)), size)}


def rest(pieces: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces left after `taken` have been taken."""
    return tuple(sorted((Counter(pieces) - Counter(taken)).elements()))


def loads(before: Result, level: int) -> Iterator[Result]:
    """Yield the results of loading a piece on a red planet; a full ship needs another piece that can leave.

    C-GAP-35, C-GAP-37: own colonists and, at level 3, aliens are loaded. C-GAP-79: one too many at most.
    """
    slots, cargo, goods = before
    if len(cargo) > CAPACITY[level - 1]:
        return
    full = len(cargo) == CAPACITY[level - 1]
    for slot, letter in enumerate(slots):
        if letter == "A" or (letter in SPECIES and level == 3):
            piece = SPECIES.get(letter, "colonist")
            yield slots[:slot] + "." + slots[slot + 1 :], tuple(sorted((*cargo, piece))), goods
    if not full or any(piece not in LETTER for piece in cargo) or "." in slots:
        for colour in set(goods):
            yield slots, tuple(sorted((*cargo, colour))), rest(goods, (colour,))


def unloads(before: Result, *, chooser: bool) -> Iterator[Result]:
    """Yield the results of unloading a piece. C-GOODS-03: red goods are removed."""
    slots, cargo, goods = before
    free = [slot for slot, letter in enumerate(slots) if letter == "."]
    for piece in set(cargo):
        left = rest(cargo, (piece,))
        if piece not in LETTER:
            yield slots, left, goods if piece == "red" else tuple(sorted((*goods, piece)))
            continue
        places = free if chooser else free[:1] if piece == "colonist" else free[-1:]
        for slot in places:
            yield slots[:slot] + LETTER[piece] + slots[slot + 1 :], left, goods


def by_the_clauses(start: Result, level: int, *, chooser: bool) -> set[Result]:
    """Return all results that loads and unloads in any order reach: row, hold, goods on the planet."""
    found, todo = {start}, [start]
    while todo:
        before = todo.pop()
        for after in [*loads(before, level), *unloads(before, chooser=chooser)]:
            if after not in found:
                found.add(after)
                todo.append(after)
    return {result for result in found if len(result[1]) <= CAPACITY[level - 1]}


def lies(s: CosmicPosition, place: int) -> Result:
    """Return life forms and goods at a place, and the hold of seat 0."""
    return row(s, place), tuple(sorted(hold(s, 0))), tuple(sorted(goods_at(s, place)))


def explore(s: CosmicPosition, place: int, room: int) -> list[CosmicPosition]:
    """Return all positions in which a deployment may end, by the shortest ways; check each step."""
    found: list[CosmicPosition] = []
    seen: set[tuple[Result, int, int]] = set()
    todo = deque([s])
    while todo:
        state = todo.popleft()
        fits = len(hold(state, 0)) <= room
        if state.step() not in DEPLOYING:
            assert fits, "a deployment ended with too much aboard"
            found.append(state)
            continue
        moment = (lies(state, place), int(state.step_argument()), int(state.transfer))
        if moment in seen:
            continue
        seen.add(moment)
        assert ("pass" in legal(GAME, state)) == (fits and state.step() == steps.TRANSFER)
        for action in state.legal():
            twin = state.clone()
            twin.apply(action)
            todo.append(twin)
    return found


PIECES_ABOARD = ["colonist", "colonist", "lizard", "squid", "red", "blue"]


@st.composite
def deployments(draw: st.DrawFn) -> tuple[str, tuple[str, ...], tuple[str, ...], int]:
    """Draw a row of Ravan, cargo, goods on the planet and a Cargo level."""
    level = draw(st.sampled_from([1, 2, 3, 3]))
    slots = draw(st.text("..AABlq", min_size=4, max_size=4))
    most = CAPACITY[level - 1]
    full = draw(st.booleans())
    cargo = draw(st.lists(st.sampled_from(PIECES_ABOARD), min_size=most if full else 0, max_size=most))
    goods = draw(st.lists(st.sampled_from(["red", "blue", "blue"]), max_size=2))
    return slots, tuple(cargo), tuple(goods), level


@pytest.mark.rule("C-DEPLOY-01")
@pytest.mark.rule("C-DEPLOY-02")
@pytest.mark.rule("C-DEPLOY-03")
@pytest.mark.rule("C-GAP-77")
@pytest.mark.rule("C-GAP-78")
@pytest.mark.rule("C-GAP-79")
@pytest.mark.parametrize("commander", ["okoro", "fraser"])
@given(deployment=deployments())
@settings(max_examples=60)
def test_any_deployment_can_be_completed_and_reaches_all_that_the_clauses_allow(
    commander: str, deployment: tuple[str, tuple[str, ...], tuple[str, ...], int]
) -> None:
    slots, cargo, goods, level = deployment
    s = table(commanders=(commander, "lindqvist", "amari"))
    set_level(s, 0, "cargo", level)
    settle_row(s, "r1", slots)
    load(s, 0, *cargo)
    lay_goods(s, "r1", *goods)
    place_ship(s, 0, "r1")
    s.agenda = vec[i64]([steps.DEPLOY, 0, -1])
    refresh(s)
    start = (slots, tuple(sorted(cargo)), tuple(sorted(goods)))
    expected = by_the_clauses(start, level, chooser=commander == "fraser")
    assert {lies(end, 1) for end in explore(s, 1, CAPACITY[level - 1])} == expected


@pytest.mark.rule("C-GAP-38")
@pytest.mark.rule("C-GAP-79")
@pytest.mark.rule("C-GAP-81")
@given(
    cargo=st.lists(st.sampled_from(["colonist", "lizard", "worm", "red"]), max_size=4),
    lying=st.integers(0, 3),
)
@settings(max_examples=60)
def test_any_deployment_on_the_trade_station(cargo: list[str], lying: int) -> None:
    s = table(commanders=PLAIN, scenario="menagerie", ring=STATION_RING)
    set_level(s, 0, "cargo", 3)
    load(s, 0, *cargo)
    lay_goods(s, "r6", *["blue"] * lying)
    place_ship(s, 0, "r6")
    s.agenda = vec[i64]([steps.DEPLOY, 0, -1])
    refresh(s)
    goods = ("red",) * cargo.count("red") + ("blue",) * lying
    aliens = tuple(piece for piece in cargo if piece in ("lizard", "worm"))
    expected = set()
    for sold in parts(aliens):
        for taken in parts(goods):
            aboard = tuple(sorted((*["colonist"] * cargo.count("colonist"), *rest(aliens, sold), *taken)))
            if len(aboard) <= 4:
                expected.add((aboard, rest(goods, taken), 200 * len(sold), len(sold)))
    assert {
        (*lies(end, 6)[1:], money(end, 0), int(end.get(0, columns.DELIVERIES))) for end in explore(s, 6, 4)
    } == expected
