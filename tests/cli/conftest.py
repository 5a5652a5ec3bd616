"""Fixtures: a terminal and records of a match."""

from pathlib import Path

import pytest

from astrarium.cli import main
from tests.cli.terminal import GAME, Terminal


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Return a terminal that runs commands in this process."""
    return Terminal(capsys, monkeypatch)


@pytest.fixture(scope="session")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a complete random match of three seats."""
    folder = tmp_path_factory.mktemp("match")
    code = main(["sim", GAME, "--seats", "3", "--matches", "1", "--seed", "4", "--records", str(folder)])
    assert code == 0
    (record,) = folder.iterdir()
    return record


@pytest.fixture(scope="session")
def unfinished(match: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of the first half of `match`."""
    lines = match.read_text("utf-8").splitlines()
    path = tmp_path_factory.mktemp("unfinished") / "half.rec"
    path.write_text("\n".join(lines[: len(lines) // 2]) + "\n", "utf-8")
    return path
