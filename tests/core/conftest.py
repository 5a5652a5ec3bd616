"""Fixture that registers the toy game."""

from collections.abc import Iterator

import pytest

from astrarium.core.game import Game
from tests.core.toys import RACE, registered


@pytest.fixture(name="race_game")
def known_race() -> Iterator[Game]:
    with registered(RACE) as game:
        yield game
