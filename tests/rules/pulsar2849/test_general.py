"""The course of a match and the sources of points (catalogue section 1)."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.errors import BadOption
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.position import PulsarPosition, restore
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dealt,
    finish_round,
    gyrodyne,
    headquarters,
    lay_dice,
    markers,
    offer,
    own_tech,
    place_ship,
    points,
    reasons,
    ring,
    rolled,
    set_own,
    station,
    transmitter,
    uncover,
)
from tests.table import apply, idle, legal, odds, refused

DICE_ACTIONS = {"modifier", "launch", "take", "finish", "claim", "pay", "patent", "project"}
ALWAYS_IN_TURNS = {"P-TRX-11", "P-TEC-04", "P-STN-08", "P-HQ-06", "P-HQ-08", "P-EFF-G3"}
IN_TURNS = ALWAYS_IN_TURNS | {"P-DEV-05", "P-DEV-06", "P-DEV-09", "P-STN-07"}
ALWAYS_IN_PRODUCTION = {"P-PROD-06", "P-PROD-07", "P-PROD-08", "P-PROD-11", "P-PROD-13", "P-PROD-17"}
IN_PRODUCTION = ALWAYS_IN_PRODUCTION | {"P-PROD-12", "P-PROD-G9"}


def in_turn(state: State) -> bool:
    """Return whether a turn of the Action Phase is in progress."""
    return steps.ACT in list(state.agenda)[::FRAME]


class Observations:
    """Facts collected in random matches: clauses that gave points, by phase, and dice used in a turn."""

    def __init__(self) -> None:
        self.turns: set[str] = set()
        self.production: set[str] = set()
        self.final_round: set[str] = set()
        self.max_dice = 0
        self.choices = 0

    def play(self, seed: int) -> None:
        """Play a random match and check at every position that an actor has a legal action."""
        state = GAME.start(2 + seed % 3, {"map": ("map-a", "map-b")[seed % 2]})
        assert isinstance(state, PulsarPosition)
        dealer, random, dice = Dealer(seed), Random(seed), 0
        while state.actor != OVER:
            assert state.actor in range(CHANCE, state.seats)
            assert state.legal()
            assert (len(state.weights()) == len(state.legal())) == (state.actor == CHANCE)
            self.choices += state.actor != CHANCE
            action = dealer.choose(state) if state.actor == CHANCE else random.choice(state.legal())
            verb, last_round = GAME.space.text(action).split()[0], state.round == 8
            dice = 0 if verb == "end" else dice + (verb in DICE_ACTIONS)
            self.max_dice = max(self.max_dice, dice)
            self._apply(state, action, last_round)

    def _apply(self, state: PulsarPosition, action: int, last_round: bool) -> None:
        state.notes = []
        state.apply(action)
        found = {GAME.catalogue.id(clause) for _, clause, _ in state.notes}
        if in_turn(state):
            self.turns |= found
        elif last_round:
            self.final_round |= found
        else:
            self.production |= found


@cache
def observed() -> Observations:
    found = Observations()
    for seed in range(30):
        found.play(seed)
    return found


@pytest.mark.rule("P-GEN-01")
def test_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            GAME.start(seats)


@pytest.mark.rule("P-GEN-02")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_a_match_has_eight_rounds(seats: int, dice: int) -> None:
    log = idle(GAME, GAME.start(seats))
    assert Counter(seat for seat, text in log if text == "end") == dict.fromkeys(range(seats), 8)
    assert sum(text.startswith("roll") for _, text in log) == 8 * dice


@pytest.mark.rule("P-GEN-03")
def test_every_round_has_dice_then_actions_then_production() -> None:
    log = idle(GAME, dealt(3))
    verbs = [text.split()[0] for _, text in log][3:]
    usual = ["roll"] * 7 + ["draft"] * 6 + ["end"] * 3
    for place in range(7):
        assert verbs[place * 19 : place * 19 + 19] == [*usual, *["reveal"] * 3]
    assert verbs[7 * 19 :] == usual


@pytest.mark.rule("P-GEN-04")
def test_final_scoring_comes_once_after_the_last_round() -> None:
    state = acting(round_number=7)
    assert not [why for _, why, _ in reasons(state, "end", "end", "end") if why.startswith("P-END")]
    idle(GAME, state, until=lambda s: bool(in_turn(s)))
    found = Counter(why for _, why, _ in reasons(state, "end", "end", "end") if why.startswith("P-END"))
    assert found["P-END-14"] == 2
    assert state.actor == OVER
    assert (state.legal(), refused(GAME, state, "end")) == ([], "P-GEN-04")


@pytest.mark.rule("P-GEN-05")
def test_the_most_points_win() -> None:
    state = acting()
    for seat, score in enumerate((40, 52, 51)):
        set_own(state, seat, columns.POINTS, score)
    assert state.ranking() == [3, 1, 2]


@pytest.mark.rule("P-GEN-06")
def test_points_in_a_turn_for_an_award() -> None:
    state = acting()
    gyrodyne(state, 0, "n5", 1)
    ring(state, 0, "n11")
    set_own(state, 0, columns.AREA, 1)
    assert reasons(state, "develop gyro-1 n11") == [(0, "P-DEV-05", 7)]


@pytest.mark.rule("P-GEN-06")
def test_points_in_a_turn_for_a_transmitter_and_an_exploration_bonus() -> None:
    state = acting(dice=(4, 5))
    offer(state, "t-b4", "t-c6", "t-a1")
    transmitter(state, 0, "t-a2", paid=(0,))
    apply(GAME, state, "claim t-b4 4 4 plain")
    assert reasons(state, "array") == [(0, "P-TRX-11", 2)]
    assert reasons(state, "pay t-a2 5 5 plain", "explore exp-vp5") == [(0, "P-STN-08", 5)]


@pytest.mark.rule("P-GEN-06")
def test_points_in_a_turn_for_a_patent_and_a_project() -> None:
    state = acting(dice=(2, 3), round_number=4, hq=True)
    uncover(state, "n3", "sys-17")
    station(state, 0, "n3", "blue")
    assert reasons(state, "patent aii-4a 2 plain") == [(0, "P-TEC-04", 1)]
    headquarters(state, 0, "h-a1")
    assert reasons(state, "project h-a1-b3 3 plain", "gain gyro-1") == [(0, "P-HQ-06", 2)]


@pytest.mark.rule("P-GEN-06")
def test_points_in_a_turn_for_a_gate_run() -> None:
    state = acting(dice=(1, 1), hq=True)
    headquarters(state, 0, "h-a2")
    place_ship(state, 0, "n3")
    apply(GAME, state, "project h-a2-b2 1 plain", "launch 1 plain", "fly n4")
    assert reasons(state, "run h-a2-b2 green") == [(0, "P-HQ-08", 1)]


@pytest.mark.rule("P-GEN-06")
def test_nothing_else_gives_points_in_a_turn() -> None:
    assert observed().turns <= IN_TURNS
    assert observed().turns >= ALWAYS_IN_TURNS


@pytest.mark.rule("P-GEN-07")
def test_points_in_production() -> None:
    state = acting(seats=2, round_number=3)
    markers(state, constants.ENGINEERING, (1, 3), (1, 4), (0, 5), (1, 6))
    gyrodyne(state, 0, "n5", 1, spinning=True)
    transmitter(state, 0, "t-a5", online=True)
    transmitter(state, 0, "t-a6", online=True)
    own_tech(state, 0, "aii-3b")
    assert reasons(state, "end", "end", "buy 1") == [
        (0, "P-PROD-06", 1),
        (0, "P-PROD-11", 1),
        (0, "P-PROD-12", 2),
        (0, "P-PROD-13", 2),
        (0, "P-PROD-17", 1),
    ]


@pytest.mark.rule("P-GEN-07")
def test_nothing_else_gives_points_in_production() -> None:
    assert observed().production <= IN_PRODUCTION
    assert observed().production >= ALWAYS_IN_PRODUCTION


@pytest.mark.rule("P-GEN-08")
def test_points_in_final_scoring() -> None:
    state = acting(round_number=8)
    markers(state, constants.INITIATIVE, (0, 3), (1, 4), (2, 5))
    markers(state, constants.ENGINEERING, (1, 3), (2, 4), (0, 5))
    set_own(state, 0, columns.CUBES, 4)
    for number, place in enumerate(("n3", "n6", "n9", "n15", "n19", "n25")):
        uncover(state, place, f"sys-0{number + 1}")
        station(state, 0, place, "blue")
    ring(state, 0, "n5")
    gyrodyne(state, 0, "n11", 1)
    own_tech(state, 0, "aiii-7a")
    gyrodyne(state, 0, "n16", 2, spinning=True)
    found = reasons(state, "end", "end", "end")
    assert [(why, amount) for seat, why, amount in found if seat == 0] == [
        ("P-PROD-13", 6),
        ("P-END-03", 4),
        ("P-END-04", 5),
        ("P-END-08", 2),
        ("P-END-09", 1),
        ("P-END-11", 2),
        ("P-END-14", 7),
        ("P-END-15", 12),
    ]


@pytest.mark.rule("P-GEN-08")
def test_nothing_else_gives_points_at_the_end() -> None:
    usual = {f"P-END-{number:02}" for number in (3, 4, 8, 9, 11, 13, 14, 15)}
    rare = {"P-END-05", "P-END-06", "P-END-16", "P-END-19", "P-TECA-16"}
    assert usual <= observed().final_round <= usual | rare | IN_PRODUCTION


@pytest.mark.rule("P-GEN-G1")
@pytest.mark.rule("P-COMP-11")
@pytest.mark.rule("P-COMP-24")
@pytest.mark.rule("P-DATA-54")
@pytest.mark.parametrize("score", [98, 99, 100, 250])
def test_a_score_has_no_upper_bound(score: int) -> None:
    state = acting()
    set_own(state, 0, columns.POINTS, score)
    gyrodyne(state, 0, "n5", 1)
    ring(state, 0, "n11")
    set_own(state, 0, columns.AREA, 1)
    apply(GAME, state, "develop gyro-1 n11")
    assert points(state, 0) == score + 7


@pytest.mark.rule("P-GEN-G2")
@pytest.mark.parametrize(("score", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_a_score_never_goes_below_zero(score: int, left: int) -> None:
    state = acting()
    set_own(state, 0, columns.POINTS, score)
    markers(state, constants.INITIATIVE, (1, 8), (2, 8), (0, 14))
    markers(state, constants.ENGINEERING, (1, 8), (2, 8), (0, 15))
    finish_round(state)
    assert points(state, 0) == left


@pytest.mark.rule("P-GEN-G3")
def test_a_position_does_not_contain_face_down_tiles() -> None:
    state = acting(dice=(1, 2))
    place_ship(state, 0, "n2")
    apply(GAME, state, "launch 1 plain", "fly n3")
    assert odds(GAME, state) == {f"discover sys-{tile:02}": 1 for tile in range(1, 18)}
    twin = restore(state.to_bytes())
    assert (twin.key(), odds(GAME, twin)) == (state.key(), odds(GAME, state))
    apply(GAME, state, "discover sys-04")
    apply(GAME, twin, "discover sys-11")
    assert twin.key() != state.key()


@pytest.mark.rule("P-GEN-G4")
def test_at_every_moment_one_actor_decides_and_has_a_legal_action() -> None:
    assert observed().choices > 1000  # `Observations.play` checks each of them


@pytest.mark.rule("P-GEN-G4")
def test_an_action_of_another_step_is_refused() -> None:
    assert refused(GAME, dealt(), "draft 3 none")
    assert refused(GAME, GAME.start(3), "order s0-s1") == "P-GEN-G4"
    assert refused(GAME, GAME.start(3), "end") == "P-GEN-G4"


@pytest.mark.rule("P-GEN-G5")
def test_at_most_four_dice_are_used_in_a_turn() -> None:
    state = acting(dice=(3, 1), round_number=3)
    set_own(state, 0, columns.CUBES, 9)
    apply(GAME, state, "patent aii-3a 3 plain", "modifier pm1 1 plain", "modifier pm1 2 plain")
    assert refused(GAME, state, "copy 3") == "P-COPY-G2"
    apply(GAME, state, "modifier pm1 b2 plain")
    assert legal(GAME, state) == ["end"]
    assert observed().max_dice <= 4


@pytest.mark.rule("P-GEN-G6")
def test_the_last_entry_gate_is_taken_without_asking() -> None:
    state = dealt(4)
    apply(GAME, state, "enter n14", "enter n1", "enter n37")
    assert legal(GAME, state, "roll")
    assert len({int(state.get(seat, columns.SHIP)) for seat in range(4)}) == 4


@pytest.mark.rule("P-GEN-G6")
def test_a_gyrodyne_of_one_size_is_given_without_asking() -> None:
    state = acting(dice=(1, 3), hq=True)
    headquarters(state, 0, "h-a1")
    apply(GAME, state, "project h-a1-b1 1 plain")
    assert (state.get(0, columns.AREA), state.actor) == (1, 0)
    assert legal(GAME, state, "end")


@pytest.mark.rule("P-GEN-G6")
def test_draft_flight_and_turn_are_asked_even_with_a_single_option() -> None:
    state = rolled((3, 3, 3, 3, 3, 3, 3))
    assert legal(GAME, state) == ["draft 3 none"]
    lay_dice(state, [3], 3)
    assert state.actor == 0
    flying = acting(dice=(1, 2))
    apply(GAME, flying, "launch 1 plain")
    assert len(legal(GAME, flying, "fly")) == 1
    assert legal(GAME, acting(dice=(), left_over=())) == ["end"]
