"""Component files: an unknown field or a missing origin is reported when the game is loaded."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import astrarium

PACKAGE = Path(astrarium.__file__).parent
FILES = sorted(file.relative_to(PACKAGE) for file in PACKAGE.glob("games/*/components/*.toml"))
# Files whose last entry is a component; the others end with figures.
LABELLED = [file for file in FILES if file.stem not in ("constants", "gyrodynes")]
LESSONS = sorted(file.relative_to(PACKAGE) for file in PACKAGE.glob("games/*/guide/*.toml"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package without compiled modules and pages."""
    place = tmp_path_factory.mktemp("copy") / "astrarium"
    shutil.copytree(PACKAGE, place, ignore=shutil.ignore_patterns("*.so", "pages", "__pycache__"))
    return place


@pytest.mark.parametrize("file", [*FILES, *LESSONS], ids=str)
def test_an_unknown_field_is_reported_with_its_file(copy: Path, file: Path) -> None:
    good = (copy / file).read_text("utf-8")
    last = complaint(copy, file, f"{good}\nstray = 1\n")
    assert last.startswith(f"astrarium.core.errors.BadData: {file.name}")
    assert last.endswith("field 'stray': means nothing here")


@pytest.mark.parametrize("file", LABELLED, ids=str)
def test_a_component_without_an_origin_is_reported_with_its_file(copy: Path, file: Path) -> None:
    """The last entry of the file loses its origin."""
    lines = (copy / file).read_text("utf-8").splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith("origin = "))
    last = complaint(copy, file, "\n".join([*lines[:at], *lines[at + 1 :]]))
    assert last.startswith(f"astrarium.core.errors.BadData: {file.name}, [")
    assert last.endswith("field 'origin': is missing")


def complaint(copy: Path, file: Path, text: str) -> str:
    """Return the last line of the error when the game is loaded with `text` in place of `file`."""
    game = file.parts[1]
    good = (copy / file).read_text("utf-8")
    (copy / file).write_text(text, "utf-8")
    code = (
        "import astrarium.guide as guide, astrarium\n"
        f"name = next(name for name in astrarium.games() if name.replace('-', '_') == {game!r})\n"
        "guide.lessons(astrarium.game(name).name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(copy.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    (copy / file).write_text(good, "utf-8")
    return done.stderr.splitlines()[-1]
