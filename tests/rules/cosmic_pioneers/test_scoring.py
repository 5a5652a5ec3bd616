"""Final scoring, ranking, and the end of the game (catalogue sections 9 and 10)."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import OVER
from astrarium.games.cosmic_pioneers.components import permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    NONE,
    RING,
    load,
    money,
    phase,
    place_ship,
    refresh,
    set_own,
    settle_row,
    table,
)
from tests.rules.cosmic_pioneers.test_control import by_the_clauses
from tests.rules.cosmic_pioneers.test_planets import slots_of
from tests.table import apply, idle, legal, refused

Note = tuple[int, str, int, str]


def finish(s: CosmicPosition, number: int = 12) -> list[Note]:
    """End a round; return the points gained by seat, clause and card."""
    s.round = number
    s.agenda = vec[i64]([steps.END, 0, NONE])
    s.notes, s.sources = [], []
    refresh(s)
    return [
        (seat, GAME.catalogue.id(rule), amount, GAME.ledger.component(source))
        for (seat, rule, amount), source in zip(s.notes, s.sources, strict=True)
    ]


@pytest.mark.rule("C-SCORE-01")
@pytest.mark.rule("C-NOTE-26")
def test_a_point_for_each_own_colonist_on_a_planet_none_for_those_aboard_or_in_reserve() -> None:
    s = table()
    settle_row(s, "r1", "A.B")
    settle_row(s, "r11", "AAl")
    load(s, 0, "colonist", "colonist")
    assert finish(s) == [(0, "C-SCORE-01", 3, ""), (1, "C-SCORE-01", 1, "")]
    assert s.scores() == [3, 1, 0]


@pytest.mark.rule("C-SCORE-02")
def test_five_points_for_each_planet_controlled() -> None:
    s = table()
    settle_row(s, "r1", "AAB")
    settle_row(s, "r2", "A.A")
    settle_row(s, "r5", "BCB")
    assert [note for note in finish(s) if note[1] == "C-SCORE-02"] == [
        (0, "C-SCORE-02", 10, ""),
        (1, "C-SCORE-02", 5, ""),
    ]


@pytest.fixture
def okoro_scores_six() -> Iterator[None]:
    """Make a planet worth 6 points to Okoro in round 12, in the base game and without a scenario."""
    commander = tables.COMMANDERS.names.index("okoro") + 1
    scenarios = (0, tables.SCENARIOS.names.index("cosmic-pioneers") + 1)
    rows = [
        (number * permanent_effects.ROUND_ROOM + 12) * permanent_effects.COMMANDER_ROOM + commander
        for number in scenarios
    ]
    for row in rows:
        permanent_effects.FIGURE_TABLE[row * schema.FIGURE_COUNT + schema.POINTS_PER_PLANET] = 6
    yield
    for row in rows:
        permanent_effects.FIGURE_TABLE[row * schema.FIGURE_COUNT + schema.POINTS_PER_PLANET] = 5


@pytest.mark.rule("C-SCORE-02")
@pytest.mark.usefixtures("okoro_scores_six")
def test_points_by_a_figure_that_a_talent_changes_name_the_commander() -> None:
    s = table(seats=2, commanders=("fraser", "okoro"))
    settle_row(s, "r1", "AA")
    settle_row(s, "r5", "BBB")
    assert [note for note in finish(s) if note[1] == "C-SCORE-02"] == [
        (0, "C-SCORE-02", 5, ""),
        (1, "C-SCORE-02", 6, "okoro"),
    ]
    assert [GAME.ledger.card(source) for source in s.sources or []].count("okoro") == 1


@pytest.mark.rule("C-SCORE-03")
@pytest.mark.rule("C-GAP-47")
@pytest.mark.parametrize(("credit", "points"), [(0, 0), (499, 0), (500, 1), (999, 1), (1000, 2), (5499, 10)])
def test_a_point_for_each_full_500_credits(credit: int, points: int) -> None:
    s = table()
    set_own(s, 1, columns.CREDITS, credit)
    assert finish(s) == ([(1, "C-SCORE-03", points, "")] if points else [])
    assert s.scores() == [0, points, 0]


@pytest.mark.rule("C-CHECK-18")
def test_nine_colonists_two_planets_and_1490_credits_are_21_points() -> None:
    s = table()
    for sector, slots in (("r1", "AA"), ("r2", "A.A"), ("r3", "AA"), ("r7", "AA"), ("r8", "A")):
        settle_row(s, sector, slots)
    load(s, 0, "colonist", "colonist")
    set_own(s, 0, columns.CREDITS, 1490)
    assert [note[1:3] for note in finish(s)] == [("C-SCORE-01", 9), ("C-SCORE-02", 10), ("C-SCORE-03", 2)]
    assert s.scores() == [21, 0, 0]


@pytest.mark.rule("C-SCORE-04")
def test_points_are_counted_once_at_the_end() -> None:
    s = table(round_number=12)
    settle_row(s, "r1", "AA")
    set_own(s, 0, columns.CREDITS, 500)
    assert s.scores() == [0, 0, 0]
    phase(s, steps.MOVE, sector="r2")
    s.notes = []
    apply(GAME, s, "move r0", "pass")
    assert (s.scores(), s.notes) == ([0, 0, 0], [])
    apply(GAME, s, "pass")
    assert (s.actor, s.scores(), len(s.notes)) == (OVER, [2 + 5 + 1, 0, 0], 3)
    assert money(s, 0) == 800


@pytest.mark.rule("C-SCORE-04")
def test_a_round_that_is_not_the_last_scores_nothing() -> None:
    s = table()
    settle_row(s, "r1", "AA")
    assert finish(s, 11) == []
    assert (s.actor == OVER, s.scores()) == (False, [0, 0, 0])


@pytest.mark.rule("C-SCORE-05")
def test_most_points_win() -> None:
    s = table(seats=4)
    for seat, credit in enumerate((500, 1500, 0, 1000)):
        set_own(s, seat, columns.CREDITS, credit)
    finish(s)
    assert (s.scores(), s.ranking()) == ([1, 3, 0, 2], [3, 1, 4, 2])


@pytest.mark.rule("C-SCORE-05")
def test_points_go_before_planets_and_credits() -> None:
    s = table(seats=2)
    settle_row(s, "r1", "AA")
    settle_row(s, "r11", "BBBB")
    settle_row(s, "r9", "BBB")
    settle_row(s, "r10", "BBB")
    set_own(s, 0, columns.CREDITS, 499)
    finish(s)
    assert (s.scores(), s.ranking()) == ([7, 10], [2, 1])


@pytest.mark.rule("C-GAP-48")
def test_of_equal_points_more_planets_win_then_more_credits() -> None:
    planets = table(seats=2)
    settle_row(planets, "r1", "BB")
    settle_row(planets, "r11", "AAAA.AAA")
    set_own(planets, 0, columns.CREDITS, 400)
    finish(planets)
    assert (planets.scores(), planets.ranking()) == ([7, 7], [2, 1])
    credit = table(seats=2)
    set_own(credit, 0, columns.CREDITS, 600)
    set_own(credit, 1, columns.CREDITS, 700)
    finish(credit)
    assert (credit.scores(), credit.ranking()) == ([1, 1], [2, 1])


@pytest.mark.rule("C-GAP-48")
def test_with_all_equal_the_place_is_shared_and_lower_places_are_ranked_alike() -> None:
    s = table(seats=4)
    for seat, credit in enumerate((700, 100, 700, 200)):
        set_own(s, seat, columns.CREDITS, credit)
    finish(s)
    assert (s.scores(), s.ranking()) == ([1, 0, 1, 0], [1, 4, 1, 3])
    even = table(seats=4)
    finish(even)
    assert even.ranking() == [1, 1, 1, 1]


@pytest.mark.rule("C-END-01")
def test_the_game_ends_after_round_12_and_nothing_can_be_done_then() -> None:
    s = table(round_number=11)
    finish(s, 11)
    assert (s.round, s.actor == OVER) == (12, False)
    finish(s, 12)
    assert (s.round, s.actor, legal(GAME, s)) == (12, OVER, [])
    assert refused(GAME, s, "pass") == "C-END-01"


@pytest.mark.rule("C-END-01")
@pytest.mark.rule("C-NOTE-27")
def test_a_whole_match_of_the_base_game_has_twelve_rounds() -> None:
    s = GAME.start(2, {"scenario": "cosmic-pioneers"})
    idle(GAME, s)
    assert isinstance(s, CosmicPosition)
    assert (s.actor, s.round) == (OVER, 12)


@pytest.mark.rule("C-NOTE-27")
@pytest.mark.rule("C-GAP-86")
def test_a_scenario_can_end_the_game_earlier_but_not_later() -> None:
    early = table(seats=2, scenario="battle-royale")
    set_own(early, 1, columns.FIGHTS, 5)
    finish(early, 2)
    assert (early.actor, early.scores()) == (OVER, [0, 10])
    late = table(seats=2, scenario="battle-royale")
    set_own(late, 1, columns.FIGHTS, 4)
    finish(late, 12)
    assert (late.actor, late.scores()) == (OVER, [0, 8])


@pytest.mark.rule("C-GAP-49")
@pytest.mark.rule("C-END-02")
def test_fights_won_end_the_game_only_after_the_turns_of_all_seats() -> None:
    s = table(seats=2, scenario="battle-royale", commanders=("fraser", "okoro"))
    set_own(s, 0, columns.FIGHTS, 4)
    place_ship(s, 1, "r2")
    s.agenda = vec[i64]([steps.END, 0, NONE, steps.TURN, 1, NONE, steps.TURN, 0, NONE])
    refresh(s)
    apply(GAME, s, "move r2", "roll 6", "roll 1", "crash r3", "roll 4")
    assert (s.get(0, columns.FIGHTS), s.actor) == (5, 1)
    apply(GAME, s, "move r4", "roll 6")
    assert (s.actor, s.round) == (OVER, 1)


@pytest.mark.rule("C-GAP-85")
def test_fights_won_are_never_lost() -> None:
    s = table(seats=2, scenario="battle-royale", commanders=("fraser", "okoro"))
    set_own(s, 0, columns.FIGHTS, 5)
    place_ship(s, 1, "r2")
    phase(s, steps.MOVE)
    apply(GAME, s, "move r2", "roll 1", "roll 6", "crash r1", "roll 6")
    assert (s.get(0, columns.FIGHTS), s.actor) == (5, OVER)


def eventful(scenario: str) -> CosmicPosition:
    """Return two pairs of planets for seat 0 and one for seat 1; seat 0 has credits and all that counts."""
    s = table(seats=2, scenario=scenario, ring=["ravan", "cinder", "belt", *RING[3:]])
    for sector, slots in (("r1", "AA"), ("r2", "A.A"), ("r4", ".AA"), ("r5", "AAA"), ("r8", "BBB")):
        settle_row(s, sector, slots)
    settle_row(s, "r7", "BBB")
    for what, number in (
        (columns.CREDITS, 1300),
        (columns.FIGHTS, 3),
        (columns.DELIVERIES, 4),
        (columns.KILLS, 6),
    ):
        set_own(s, 0, what, number)
    return s


BASE = [("C-SCORE-01", 9, ""), ("C-SCORE-02", 20, ""), ("C-SCORE-03", 2, "")]


@pytest.mark.rule("C-SCORE-01")
@pytest.mark.rule("C-SCORE-02")
@pytest.mark.rule("C-SCORE-03")
@pytest.mark.rule("C-SETUP-15")
@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        ("cosmic-pioneers", BASE),
        ("battle-royale", [*BASE, ("C-SETUP-15", 6, "battle-royale")]),
        ("freight-run", [*BASE, ("C-SETUP-15", 8, "freight-run")]),
        ("lane-keepers", [*BASE, ("C-SETUP-15", 4, "lane-keepers")]),
        ("first-flag", [*BASE, ("C-SETUP-15", 2, "first-flag")]),
        ("overgrown", [*BASE, ("C-SETUP-15", 6, "overgrown")]),
        ("falling-sky", [BASE[0], ("C-SCORE-02", 24, "falling-sky"), BASE[2]]),
        ("cross-trade", [*BASE, ("C-SETUP-15", 4, "cross-trade")]),
        ("menagerie", [*BASE, ("C-SETUP-15", 4, "menagerie")]),
        ("gold-rush", [BASE[0], ("C-SCORE-02", 12, "gold-rush"), ("C-SCORE-03", 5, "gold-rush")]),
    ],
)
def test_every_point_of_every_scenario_is_noted_with_clause_and_source(
    scenario: str, expected: list[tuple[str, int, str]]
) -> None:
    s = eventful(scenario)
    notes = finish(s)
    assert [note[1:] for note in notes if note[0] == 0] == expected
    assert s.scores() == [sum(note[2] for note in notes if note[0] == seat) for seat in range(2)]


@pytest.mark.rule("C-SETUP-15")
def test_lanes_are_broken_by_belts_rivals_and_the_jumpgate() -> None:
    s = table(seats=2, scenario="lane-keepers", ring=[*RING[:2], "belt", *RING[3:9], "barrow", "cinder"])
    for sector, slots in (("r1", "AA"), ("r2", "A.A"), ("r4", ".AA"), ("r5", "BBB"), ("r11", "A.A")):
        settle_row(s, sector, slots)
    settle_row(s, "r10", ".AAA")
    assert [note for note in finish(s) if note[3]] == [(0, "C-SETUP-15", 4, "lane-keepers")]


@pytest.mark.rule("C-SETUP-15")
def test_each_colour_counts_once_in_first_flag() -> None:
    s = table(seats=2, scenario="first-flag")
    for sector, slots in (("r1", "AA"), ("r5", "AAA"), ("r2", "A.A"), ("r3", "BB.B"), ("r4", ".BB")):
        settle_row(s, sector, slots)
    assert [note for note in finish(s) if note[3]] == [
        (0, "C-SETUP-15", 2, "first-flag"),
        (1, "C-SETUP-15", 2, "first-flag"),
    ]


PLACED = {1: "ravan", 2: "fathom", 4: "barrow"}


@pytest.mark.rule("C-SCORE-01")
@pytest.mark.rule("C-SCORE-02")
@pytest.mark.rule("C-SCORE-03")
@pytest.mark.rule("C-SCORE-05")
@pytest.mark.rule("C-GAP-48")
@given(data=st.data(), credit=st.lists(st.sampled_from([0, 400, 500, 1250]), min_size=3, max_size=3))
def test_the_score_and_rank_of_any_position(data: st.DataObject, credit: list[int]) -> None:
    s = table()
    rows = {}
    for place, planet in PLACED.items():
        size = len(slots_of(planet))
        rows[place] = data.draw(st.text("AABC.l", min_size=size, max_size=size))
        settle_row(s, place, rows[place])
    merits = []
    for seat in range(3):
        set_own(s, seat, columns.CREDITS, credit[seat])
        planets = sum(by_the_clauses(planet, rows[place]) == seat for place, planet in PLACED.items())
        colonists = "".join(rows.values()).count("ABC"[seat])
        merits.append((colonists + 5 * planets + credit[seat] // 500, planets, credit[seat]))
    finish(s)
    assert s.scores() == [points for points, _, _ in merits]
    assert s.ranking() == [1 + sum(other > merit for other in merits) for merit in merits]
