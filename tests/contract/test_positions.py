"""Positions: clones, keys and bytes."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.core.errors import BadBytes
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, OVER, State
from tests.contract.play import (
    COMPILED,
    TABLES,
    ContractTable,
    RandomPlayer,
    every_game,
    every_table,
    matches,
    some,
    walk,
)

DAMAGES = 150 if COMPILED else 25
SPARSER = 1 if COMPILED else 4  # interpreted play is slow: every fourth of the positions is compared


def face(table: ContractTable, state: State) -> object:
    """Return all public properties of a position."""
    return (int(state.actor), state.legal(), state.weights(), state.scores(), table.game.view(state))


@every_table
@matches
def test_clones_are_equal_and_stay_as_they_are(table: ContractTable, seed: int) -> None:
    kept: list[tuple[State, bytes, object]] = []
    for number, (state, _) in enumerate(walk(table, seed)):
        twin = state.clone()
        assert twin.key() == state.key()
        if number % (6 * SPARSER) == 0:
            kept.append((twin, state.key(), face(table, state)))
    for twin, key, seen in kept:
        assert twin.key() == key
        assert face(table, twin) == seen


@every_table
@matches
def test_playing_on_a_clone_leaves_the_original_alone(table: ContractTable, seed: int) -> None:
    for number, (state, action) in enumerate(walk(table, seed)):
        if action < 0 or number % (3 * SPARSER):
            continue
        key = state.key()
        first, second = state.clone(), state.clone()
        first.apply(action)
        assert state.key() == second.key() == key != first.key()
        second.apply(action)
        assert second.key() == first.key()
        assert face(table, second) == face(table, first)


@every_table
@matches
def test_keys_are_equal_exactly_for_equal_positions(table: ContractTable, seed: int) -> None:
    seen: dict[bytes, State] = {}
    for state in some(table, seed, 2):
        same = seen.setdefault(state.key(), state)
        if same is not state:
            assert same.to_bytes() == state.to_bytes()
            assert face(table, same) == face(table, state)
    assert len({state.to_bytes() for state in seen.values()}) == len(seen)


@every_table
def test_the_order_of_independent_actions_leaves_no_trace(table: ContractTable) -> None:
    """A position reached in two orders has one key, by which the search merges nodes."""
    merged = 0
    for state in some(table, 2, 3):
        if state.actor in (CHANCE, OVER):
            continue
        first, *others = state.legal()
        for second in others[:6]:
            ahead, back = state.clone(), state.clone()
            ahead.apply(first)
            back.apply(second)
            if second not in ahead.legal() or first not in back.legal():
                continue
            ahead.apply(second)
            back.apply(first)
            if ahead.key() == back.key():
                merged += 1
                assert face(table, ahead) == face(table, back)
    assert merged > 0


@every_table
@matches
def test_bytes_give_the_position_back(table: ContractTable, seed: int) -> None:
    size = table.game.space.size
    for number, state in enumerate(some(table, seed, 5 * SPARSER)):
        again = table.game.restore(state.to_bytes())
        assert again.key() == state.key()
        assert face(table, again) == face(table, state)
        assert again.ranking() == state.ranking()
        if number % 8 == 0:
            barred = [int(state.barred(action)) for action in range(size)]
            assert [int(again.barred(action)) for action in range(size)] == barred


@every_table
@matches
def test_a_restored_position_plays_on_in_the_same_way(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, 60):
        again = table.game.restore(state.to_bytes())
        player, twin = RandomPlayer(table.game, seed), RandomPlayer(table.game, seed)
        while state.actor != OVER:
            action = player.choose(state)
            assert twin.choose(again) == action
            state.apply(action)
            again.apply(action)
        assert again.key() == state.key()


@every_table
def test_cut_or_lengthened_bytes_are_refused(table: ContractTable) -> None:
    for state in some(table, 1, 60 * SPARSER):
        stored = state.to_bytes()
        for length in range(len(stored)):
            with pytest.raises(BadBytes):
                table.game.restore(stored[:length])
        for extra in (b"\0", b"\x80", stored):
            with pytest.raises(BadBytes):
                table.game.restore(stored + extra)


@cache
def stored_positions(table: int, seed: int) -> list[bytes]:
    """Return the bytes of some positions of a match at `TABLES[table]`, which many examples damage."""
    return [state.to_bytes() for state in some(TABLES[table], seed, 45)]


@every_table
@settings(max_examples=DAMAGES)
@given(seed=st.integers(0, 9), data=st.data())
def test_damaged_bytes_are_refused_or_are_another_position(
    table: ContractTable, seed: int, data: st.DataObject
) -> None:
    """Damaged bytes that happen to encode a valid position are accepted and can be played."""
    positions = stored_positions(TABLES.index(table), seed)
    stored = bytearray(data.draw(st.sampled_from(positions)))
    for _ in range(data.draw(st.integers(1, 3))):
        stored[data.draw(st.integers(0, len(stored) - 1))] = data.draw(st.integers(0, 255))
    try:
        state = table.game.restore(bytes(stored))
    except BadBytes as error:
        assert str(error).startswith("the stored state ")  # noqa: PT017
        return
    assert state.key() == bytes(stored)
    assert bool(state.legal()) == (state.actor != OVER)
    player = RandomPlayer(table.game, seed)
    for _ in range(40):
        if state.actor == OVER:
            break
        state.apply(player.choose(state))


@every_game
def test_arbitrary_bytes_are_refused(game: Game) -> None:
    @settings(max_examples=4 * DAMAGES)
    @given(st.binary(max_size=200))
    def once(data: bytes) -> None:
        with pytest.raises(BadBytes):
            game.restore(data)

    once()
