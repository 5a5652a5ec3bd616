"""Fixtures of the tests of the laboratory."""

import pytest

import astrarium


@pytest.fixture(params=astrarium.games())
def game(request: pytest.FixtureRequest) -> str:
    """Return the name of each game in turn."""
    return str(request.param)
