"""Dealers: seeded, of the operating system, scripted and custom."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.dealer import BaseDealer, Dealer, ScriptedDealer, SystemDealer, pick, total
from astrarium.core.errors import IllegalAction
from astrarium.core.state import State
from tests.core.toys import ROLL, WALK, play, race

WEIGHTS = st.lists(st.integers(1, 9), min_size=1, max_size=8)


@given(WEIGHTS)
def test_lots_select_outcomes_by_weight(weights: list[int]) -> None:
    odds = vec[i64](weights)
    assert total(odds) == sum(weights)
    fallen = Counter(int(pick(odds, lot)) for lot in range(sum(weights)))
    assert [fallen[index] for index in range(len(weights))] == weights


def test_a_lot_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="larger than all weights"):
        pick(vec[i64]([1, 2]), 3)


def dealt(dealer: BaseDealer, count: int = 40) -> list[int]:
    state = race(die="loaded")
    return [dealer.choose(state) for _ in range(count)]


def test_equal_seeds_give_equal_outcomes() -> None:
    assert dealt(Dealer(7)) == dealt(Dealer(7))
    assert dealt(Dealer(seed=7)) != dealt(Dealer(seed=8))


def test_choosing_does_not_change_the_state() -> None:
    state = race()
    key = state.key()
    assert Dealer(1).choose(state) in state.legal()
    assert state.key() == key


@pytest.mark.parametrize("dealer", [Dealer(3), SystemDealer()], ids=["seeded", "system"])
def test_weights_are_respected(dealer: BaseDealer) -> None:
    counts = Counter(dealt(dealer, 12_000))
    assert sorted(counts) == [ROLL, ROLL + 1, ROLL + 2]
    for outcome, expected in ((ROLL, 6_000), (ROLL + 1, 4_000), (ROLL + 2, 2_000)):
        assert abs(counts[outcome] - expected) < 400


def test_the_system_does_not_repeat_itself() -> None:
    assert dealt(SystemDealer(), 200) != dealt(SystemDealer(), 200)


@pytest.mark.parametrize("dealer", [Dealer(3), SystemDealer(), ScriptedDealer([ROLL])])
def test_a_dealer_raises_where_a_seat_decides(dealer: BaseDealer) -> None:
    state = play(race(), "roll 2")
    with pytest.raises(IllegalAction):
        dealer.choose(state)


def test_a_script_is_dealt_in_order() -> None:
    dealer = ScriptedDealer([ROLL + 2, ROLL])
    state = race(gifts=False)
    state.apply(dealer.choose(state))
    state.apply(WALK + 2)
    state.apply(dealer.choose(state))
    assert state.legal()[0] == WALK
    state.apply(WALK)
    with pytest.raises(IllegalAction, match="the script of the dealer is used up after 2 events"):
        dealer.choose(state)


def test_a_scripted_outcome_must_be_legal() -> None:
    with pytest.raises(IllegalAction, match="event 1 of the dealer's script cannot happen here"):
        ScriptedDealer([WALK]).choose(race())


def test_a_custom_dealer_only_overrides_lot() -> None:
    class Last(BaseDealer):
        def lot(self, n: i64) -> i64:
            return n - 1

    assert Last().choose(race(die="loaded")) == ROLL + 2


def test_a_dealer_without_lot_raises() -> None:
    state: State = race()
    with pytest.raises(NotImplementedError):
        BaseDealer().choose(state)
