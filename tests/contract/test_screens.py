"""Views, drawings, features and heuristics do not change the position."""

import json
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from astrarium.core.game import Game, View
from astrarium.core.patch import difference
from tests.contract.play import COMPILED, ContractTable, every_table, matches, some
from tests.contract.view_types import declared, fault
from tests.patches import patched

EVERY = 16 if COMPILED else 60


@every_table
@matches
def test_views_are_plain_data_of_their_type_and_equal_for_clones(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, EVERY):
        key = state.key()
        view = table.game.view(state)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert fault(view, declared(table.game, "TableView")) == ""
        assert table.game.view(state.clone()) == view
        assert table.game.view(table.game.restore(state.to_bytes())) == view
        assert state.key() == key


@every_table
@matches
def test_a_preview_is_well_formed_and_shows_every_seat(table: ContractTable, seed: int) -> None:
    game = table.game
    assert game.preview is not None
    shown = set()
    for state in some(table, seed, EVERY):
        board = ET.fromstring(f"<svg>{game.preview(game.view(state))}</svg>")
        shown |= {use.get("href") for use in board.iter("use")}
    assert shown == {f"#seat-{seat}" for seat in range(state.seats)}


@every_table
@matches
def test_a_view_is_a_copy(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, 5 * EVERY):
        view = table.game.view(state)
        empty(view)
        assert table.game.view(state) != view


def empty(data: object) -> None:
    """Clear all lists and dicts in `data`."""
    if isinstance(data, dict | list):
        for part in list(data.values() if isinstance(data, dict) else data):
            empty(part)
        data.clear()


@every_table
@matches
def test_a_view_follows_from_the_one_before_and_a_patch(table: ContractTable, seed: int) -> None:
    game = table.game
    before: View | None = None
    for state in some(table, seed, EVERY):
        view = game.view(state)
        if before is not None:
            renewed, patch = game.renew(before, state)
            assert renewed == view
            assert patched(before, patch.changed, patch.gone) == view
            least = difference(before, view)
            assert (patch.changed, patch.gone) == (least.changed, least.gone)
        state.mark_seen()
        before = view


@every_table
@matches
def test_keys_of_views_can_be_parts_of_paths(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, 5 * EVERY):
        assert all(key and "/" not in key for key in keys(table.game.view(state)))


def keys(data: object) -> Iterator[str]:
    """Yield the keys of all objects in `data`."""
    if isinstance(data, dict):
        yield from data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from keys(part)


@every_table
@matches
def test_drawings_are_lines_of_styled_text(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, 2 * EVERY):
        key = state.key()
        lines = table.game.draw(state)
        assert any(text for line in lines for text, _ in line)
        for line in lines:
            assert all("\n" not in text + style for text, style in line)
        assert table.game.draw(state.clone()) == lines
        assert state.key() == key


def bounds(game: Game) -> list[tuple[int, int]]:
    """Return the bounds of every feature."""
    return [(int(least), int(most)) for least, most in game.feature_bounds]


@every_table
@matches
def test_features_stay_in_their_bounds(table: ContractTable, seed: int) -> None:
    limits = bounds(table.game)
    assert len(limits) == len(table.game.feature_names)
    for state in some(table, seed, EVERY):
        for seat in range(table.seats):
            features = table.game.features(state, seat)
            outside = [
                (name, number, least, most)
                for name, number, (least, most) in zip(
                    table.game.feature_names, features, limits, strict=True
                )
                if not least <= number <= most
            ]
            assert outside == []


@every_table
@matches
def test_features_have_a_fixed_length_and_change_nothing(table: ContractTable, seed: int) -> None:
    names = table.game.feature_names
    assert len(set(names)) == len(names) > 0
    for state in some(table, seed, EVERY):
        key = state.key()
        for seat in range(table.seats):
            features = table.game.features(state, seat)
            assert len(features) == len(names)
            assert all(type(number) is int for number in features)
            assert table.game.features(state.clone(), seat) == features
        assert state.key() == key


@every_table
@matches
def test_features_and_heuristics_see_the_match(table: ContractTable, seed: int) -> None:
    seen = {tuple(table.game.features(state, 0)) for state in some(table, seed, EVERY // 4)}
    worth = {int(state.heuristic(0)) for state in some(table, seed, EVERY // 4)}
    assert len(seen) > 5
    assert len(worth) > 5


@every_table
@matches
def test_the_heuristic_changes_nothing(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, EVERY):
        key, legal = state.key(), state.legal()
        worth = [int(state.heuristic(seat)) for seat in range(table.seats)]
        assert [int(state.clone().heuristic(seat)) for seat in range(table.seats)] == worth
        assert (state.key(), state.legal()) == (key, legal)
