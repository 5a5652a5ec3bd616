"""The balance lab: breakdowns account for every point, and the figures computed from them."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import astrarium
from astrarium.bots.arena import Outcome
from astrarium.core.errors import BadOption, UnknownName
from astrarium.core.ledger import NO_CARDS
from astrarium.games.pulsar2849.components import constants, tables
from astrarium.games.pulsar2849.rules.scoring import FIRST_GOAL_SOURCE
from astrarium.games.pulsar2849.screen.ledger import PulsarLedger
from astrarium.lab.balance import Balance, balance, count_cards, place_row, score_spread, source_rows
from astrarium.lab.breakdown import BEFORE, FINAL, START, MatchBreakdown

GLOBULAR = "globular-cluster"
PULSAR = "pulsar2849"
OF_CARDS = {"technologies", "transmitters", "projects", "gate runs", "goals"}


def breakdown(winner: int, gained: Sequence[str], order: Sequence[int] = (0, 1)) -> MatchBreakdown:
    """Return an invented match of two: the winner has 30 points, the loser 20."""
    return MatchBreakdown(
        Outcome(0, (30, 20) if winner == 0 else (20, 30), (1, 2) if winner == 0 else (2, 1)),
        tuple(order),
        frozenset({"comet"}),
        tuple(frozenset(cards.split()) for cards in gained),
        {(seat, "comet"): 3 + seat for seat, cards in enumerate(gained) if "comet" in cards},
        {(winner, "ice", 1): 10, (0, "dust", FINAL): 20, (1, "dust", FINAL): 20},
    )


@pytest.fixture(scope="module")
def pulsar() -> Balance:
    """Return the balance of a few random matches of Pulsar 2849."""
    return balance(PULSAR, "uniform", seats=3, matches=8, seed=5, workers=1)


@pytest.fixture(scope="module")
def globular() -> Balance:
    """Return the balance of a few random matches of Globular Cluster."""
    return balance(GLOBULAR, "uniform", seats=3, matches=2, seed=5, workers=1)


def test_a_card_has_a_known_lift() -> None:
    """Gained by the winner in 30 matches, by the loser in 10, by neither in 10, not in play in 5."""
    played = [breakdown(0, ["comet", ""])] * 20 + [breakdown(1, ["", "comet"])] * 10
    played += [breakdown(0, ["", "comet"])] * 10 + [breakdown(1, ["", ""])] * 10
    absent = [MatchBreakdown(Outcome(0, (1, 0), (1, 2)), (0, 1), frozenset(), (frozenset(),) * 2, {}, {})] * 5
    (figures,) = count_cards(NO_CARDS, played + absent)
    row = figures.to_dict()
    assert (row["card"], row["matches"], row["gained"], row["few"]) == ("comet", 50, 40, False)
    assert row["share"] == pytest.approx(0.4)
    assert row["mean_points"] == pytest.approx((20 * 3 + 20 * 4) / 40)
    assert row["lift"] == pytest.approx(100 * (30 / 40 - 20 / 60), abs=1e-3)
    assert row["wins"] == 30 / 40
    low, high = row["wins_low"], row["wins_high"]
    assert isinstance(low, float)
    assert isinstance(high, float)
    assert 0.5 < low < 30 / 40 < high < 0.9


def test_cards_gained_seldom_are_marked() -> None:
    figures = count_cards(NO_CARDS, [breakdown(0, ["comet", ""])] * 29)
    assert figures[0].to_dict()["few"] is True
    not_gained = count_cards(NO_CARDS, [breakdown(0, ["", ""])])[0].to_dict()
    assert [not_gained[key] for key in ("gained", "mean_points", "lift", "low", "high")] == [0, *[None] * 4]


def test_cards_are_sorted_by_lift_those_gained_seldom_last() -> None:
    def with_cards(winner: int, *gained: str) -> MatchBreakdown:
        cards = frozenset({"comet", "moon", "star", "void"})
        return replace(breakdown(winner, gained), in_play=cards)

    played = [with_cards(0, "moon", "comet")] * 30 + [with_cards(1, "moon", "comet")] * 10
    played.append(with_cards(0, "star", ""))
    found = Balance(astrarium.game(GLOBULAR), "uniform", 2, 0, {}, played).cards()
    assert [(figures.card, figures.few) for figures in found] == [
        ("moon", False),
        ("comet", False),
        ("star", True),
        ("void", True),
    ]


def test_places_follow_the_starting_turn_order() -> None:
    played = [breakdown(1, ["", ""], (1, 0))] * 3 + [breakdown(1, ["", ""], (0, 1))]
    first, second = (place_row(played, place) for place in range(2))
    assert (first["wins"], first["share"], first["mean_score"]) == (3, 0.75, 27.5)
    assert (second["wins"], second["share"], second["mean_score"]) == (1, 0.25, 22.5)


def test_sources_are_means_per_seat() -> None:
    dust, ice = source_rows([breakdown(0, ["", ""]), breakdown(1, ["", ""])])
    assert dust == {
        "category": "dust",
        "mean_points": 20,
        "share": 0.8,
        "rounds": {"1": 0, "final": 20},
    }
    assert (ice["mean_points"], ice["rounds"]) == (5, {"1": 5, "final": 0})


def test_the_spread_of_scores() -> None:
    spread = score_spread([breakdown(0, ["", ""])] * 2)
    assert list(spread.values()) == [25, 5, 20, 25, 30, 30]


@pytest.mark.parametrize("name", ["pulsar", "globular"])
def test_sources_add_up_to_the_scores(name: str, request: pytest.FixtureRequest) -> None:
    result: Balance = request.getfixturevalue(name)
    for played in result.breakdowns:
        earned: Counter[int] = Counter()
        for (seat, category, _), amount in played.earned.items():
            earned[seat] += amount
            assert category != "other"
        assert [earned[seat] for seat in range(3)] == list(played.outcome.scores)


def test_cards_bring_what_their_categories_hold(pulsar: Balance) -> None:
    for played in pulsar.breakdowns:
        for seat in range(3):
            brought = sum(amount for (its, _), amount in played.brought.items() if its == seat)
            held = [
                amount for (its, what, _), amount in played.earned.items() if its == seat and what in OF_CARDS
            ]
            assert brought == sum(held)


def test_only_cards_gained_bring_points(pulsar: Balance) -> None:
    goals = 0
    for played in pulsar.breakdowns:
        for seat, gained in enumerate(played.gained):
            bringing = {card for its, card in played.brought if its == seat}
            assert bringing <= gained <= played.in_play
            assert gained & set(constants.GOALS.names) == bringing & set(constants.GOALS.names)
            assert len(gained & set(tables.FACES)) == 1
            goals += len(gained & set(constants.GOALS.names))
    assert goals > 0


def test_what_is_in_play(pulsar: Balance) -> None:
    for played in pulsar.breakdowns:
        assert len(played.in_play & set(tables.CARD_NAMES[: len(tables.CARDS.technologies)])) == 17
        assert len(played.in_play & set(constants.GOALS.names)) == 3
        assert len(played.in_play & set(tables.FACES)) == 6


def test_starting_points_follow_the_turn_order(pulsar: Balance) -> None:
    assert len({played.order for played in pulsar.breakdowns}) > 1
    for played in pulsar.breakdowns:
        began = [played.earned[seat, START, BEFORE] for seat in played.order]
        assert began == list(constants.START_POINTS)[:3]


def rounds_of(found: Balance) -> dict[str, Any]:
    """Return the points by round of each source in a report."""
    rows: Any = found.to_dict()["sources"]
    return {row["category"]: row["rounds"] for row in rows}


def test_rounds_and_final_scoring_are_separate(pulsar: Balance) -> None:
    sources = rounds_of(pulsar)
    assert list(sources["stations"]) == ["0", *map(str, range(1, 9)), "final"]
    assert sources["stations"]["final"] > 0 == sources["stations"]["8"]
    assert sources["technologies"]["8"] > 0 < sources["technologies"]["final"]
    assert sources["exploration"]["final"] == 0


def test_what_sources_mean() -> None:
    ledger = PulsarLedger()
    assert (ledger.card(0), ledger.category("P-TEC-04", 0)) == (tables.CARD_NAMES[0], "technologies")
    project = tables.CARDS.projects.start + 8
    assert (ledger.card(project), ledger.category("P-EFF-G3", project)) == (tables.FACES[1], "projects")
    assert ledger.category("P-HQ-08", project) == "gate runs"
    goal = int(FIRST_GOAL_SOURCE) + 2
    assert (ledger.card(goal), ledger.category("P-END-05", goal)) == (constants.GOALS.names[2], "goals")
    tile = tables.CARDS.explorations.start
    assert (ledger.card(tile), ledger.category("P-STN-08", tile)) == (None, "exploration")
    assert (ledger.card(-1), ledger.category("P-END-15", -1)) == (None, "stations")


def test_the_report_is_plain_data(pulsar: Balance) -> None:
    report = pulsar.to_dict()
    again = json.loads(json.dumps(report))
    assert again == report
    assert sum(place["wins"] for place in again["places"]) == pytest.approx(8)
    means = sum(source["mean_points"] for source in again["sources"])
    assert means == pytest.approx(again["scores"]["mean"], abs=1e-4)
    lifts = [card["lift"] for card in again["cards"] if card["lift"] is not None]
    assert lifts == sorted(lifts, reverse=True)
    assert [card["lift"] for card in again["cards"][len(lifts) :]] == [None] * (
        len(again["cards"]) - len(lifts)
    )


def test_a_game_without_rounds_and_cards(globular: Balance) -> None:
    report = globular.to_dict()
    assert report["cards"] == []
    assert set(rounds_of(globular)) == {"systems", "crystals"}
    for played in globular.breakdowns:
        first = played.order[0]
        assert list(played.order) == [(first + place) % 3 for place in range(3)]


def test_the_report_does_not_depend_on_the_number_of_workers() -> None:
    def report(seed: int, workers: int) -> object:
        return balance(PULSAR, "uniform", matches=4, seed=seed, workers=workers).to_dict()

    alone = report(1, 1)
    assert report(1, 2) == alone
    assert report(2, 1) != alone


def test_progress_is_reported() -> None:
    reports: list[tuple[int, int]] = []
    balance(GLOBULAR, "uniform", matches=2, workers=1, progress=lambda *args: reports.append(args))
    assert reports == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("bot", "settings", "words"),
    [
        ("uniform", {"seats": 9}, "2 to 4 seats"),
        ("uniform", {"matches": 0}, "at least 1 match"),
        ("uniform", {"workers": 0}, "at least 1 worker"),
        ("uniform", {"options": {"borders": "open"}}, "borders"),
        ("greedy:3", {}, "no budget"),
    ],
)
def test_invalid_arguments_raise(bot: str, settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        balance(GLOBULAR, bot, **settings)  # type: ignore[arg-type]


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownName, match="unknown game"):
        balance("globular", "uniform")
    with pytest.raises(UnknownName, match="unknown bot"):
        balance(GLOBULAR, "clever")


def test_every_game_has_a_ledger() -> None:
    for name in astrarium.games():
        assert astrarium.game(name).ledger is not NO_CARDS
