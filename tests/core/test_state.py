"""The contract of states, checked on the toy game, and the agenda."""

from collections.abc import Callable

import pytest

from astrarium.core.state import CHANCE, OVER, State
from tests.core.toys import GIVE, RACE, REST, ROLL, SPACE, WALK, play, race


def test_the_actors_have_fixed_numbers() -> None:
    assert (CHANCE, OVER) == (-1, -2)


def test_legal_and_weights_belong_to_the_actor() -> None:
    state = race(die="loaded")
    assert (state.actor, state.legal(), state.weights()) == (CHANCE, [ROLL, ROLL + 1, ROLL + 2], [3, 2, 1])
    play(state, "roll 2")
    assert (state.actor, state.legal(), state.weights()) == (0, [WALK, WALK + 1, REST], [])


def test_legal_returns_a_new_list() -> None:
    state = race()
    state.legal().clear()
    state.weights().clear()
    assert len(state.legal()) == len(state.weights()) == 3


def test_a_clone_is_independent() -> None:
    state = play(race(), "roll 3")
    twin = state.clone()
    key = state.key()
    assert twin.key() == key
    play(twin, "walk 3, give s0 s1")
    assert state.key() == key != twin.key()
    assert (state.legal(), state.scores()) == ([WALK, WALK + 1, WALK + 2, REST], [0, 0])
    assert twin.scores() == [2, 1]


def test_a_clone_takes_no_notes() -> None:
    state = play(race(), "roll 3")
    state.notes = []
    twin = state.clone()
    assert twin.notes is None
    play(twin, "walk 3")
    assert state.notes == []


def test_notes_are_taken_only_into_a_list() -> None:
    state = play(race(), "roll 3")
    state.notes = []
    play(state, "walk 3, give s0 s1")
    clause = int(RACE.catalogue.number("T-SCORE-01"))
    assert state.notes == [(0, clause, 3), (0, clause, -1), (1, clause, 1)]


def test_equal_scores_share_a_place() -> None:
    state = RACE.start(3)
    assert state.ranking() == [1, 1, 1]
    play(state, "roll 2, walk 2, roll 2, walk 1, roll 2, walk 2")
    assert (state.scores(), state.ranking()) == ([2, 1, 2], [1, 3, 1])


def test_the_default_projection_is_the_score() -> None:
    assert int(play(race(), "roll 2, walk 2").projected(0)) == 2


def test_the_default_heuristic_is_the_score() -> None:
    assert int(play(race(), "roll 2, walk 2").heuristic(0)) == 200


def test_the_agenda_is_a_stack_of_frames() -> None:
    state = State(2)
    assert int(state.step()) == -1
    state.push(4, 0, 17)
    state.push(5, 1, -1)
    assert [int(n) for n in (state.step(), state.step_seat(), state.step_argument())] == [5, 1, -1]
    state.drop()
    assert [int(n) for n in (state.step(), state.step_seat(), state.step_argument())] == [4, 0, 17]
    state.drop()
    assert int(state.step()) == -1


def test_copying_the_core_copies_the_agenda() -> None:
    first, second = State(2), State(2)
    first.push(4, 0, 17)
    second.copy_core(first)
    first.drop()
    assert int(second.step()) == 4
    first.push(9, 9, 9)
    assert int(second.step()) == 4


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.apply(0),
        lambda s: s.barred(0),
        lambda s: s.clone(),
        lambda s: s.to_bytes(),
        lambda s: s.score(0),
        lambda s: s.features(0),
    ],
    ids=["apply", "barred", "clone", "to_bytes", "score", "features"],
)
def test_abstract_methods_raise(call: Callable[[State], object]) -> None:
    with pytest.raises(NotImplementedError):
        call(State(2))


def test_apply_does_not_check_and_barred_explains() -> None:
    state = play(race(), "roll 1")
    assert [action for action in range(SPACE.size) if state.barred(action) == 0] == state.legal()
    refusal = RACE.refusal(state, WALK + 2)
    assert refusal is not None
    assert str(refusal) == "A seat walks at most as far as the die shows. (T-WALK-01)"
    assert int(state.barred(GIVE)) == int(RACE.catalogue.number("T-GIFT-01"))
