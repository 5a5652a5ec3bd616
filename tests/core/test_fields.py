"""Tests of the generated fields of the game states."""

from pathlib import Path

import pytest
from tools.fields import GAMES, generate

LISTS = sorted(GAMES.glob("*/rules/fields.toml"))


def test_every_game_lists_its_fields() -> None:
    assert [path.parents[1] for path in LISTS] == sorted(path.parent for path in GAMES.glob("*/position.py"))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parents[1].name)
def test_the_generated_module_is_fresh(path: Path) -> None:
    assert path.with_suffix(".py").read_text("utf-8") == generate(path), "run `python -m tools.fields`"
