"""Fixture: a terminal."""

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Return a terminal that runs commands in this process."""
    return Terminal(capsys, monkeypatch)
