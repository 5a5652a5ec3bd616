"""The laboratory is tested with the compiled engine, and the peers may warn of what concerns only them."""

import pytest

import astrarium


@pytest.fixture(params=astrarium.games())
def game(request: pytest.FixtureRequest) -> str:
    """The name of each game."""
    return str(request.param)
