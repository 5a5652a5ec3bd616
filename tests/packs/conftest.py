"""A terminal."""

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands."""
    return Terminal(capsys, monkeypatch)
