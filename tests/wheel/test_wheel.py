"""The wheel: installed into an empty environment, it serves the table without compiler and Node.js."""

import json
import re
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

import astrarium
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[2]
LIBRARIES: Final = ROOT / ".venv" / "wheels"
PIP: Final = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "--quiet"]
TOOLS: Final = ("cc", "gcc", "clang", "node", "npm")
READY: Final = re.compile(r"Astrarium is at (http://\S+)/")


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel of this project with the modules that are compiled already, packed in a copy."""
    copy, dist = tmp_path / "project", tmp_path / "dist"
    copy.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    command = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(dist), str(copy)]
    subprocess.run(command, env={"PATH": "", "ASTRARIUM_PREBUILT": "1"}, check=True)
    (found,) = dist.iterdir()
    return found


@pytest.fixture
def environment(wheel: Path, tmp_path: Path) -> Path:
    """A virtual environment with the wheel and the libraries of the server, and nothing else."""
    assert LIBRARIES.is_dir(), "the libraries of the server are missing: make .venv/.wheels"
    folder = tmp_path / "environment"
    venv.create(folder)
    target = ["--python", str(folder / "bin" / "python")]
    source = ["--no-index", "--find-links", str(LIBRARIES), "--no-compile"]
    subprocess.run([*PIP, *target, "install", *source, f"astrarium[server] @ {wheel.as_uri()}"], check=True)
    return folder


@pytest.fixture
def variables(environment: Path, tmp_path: Path) -> dict[str, str]:
    """Environment variables of a person who has this environment only."""
    path = str(environment / "bin")
    assert not [tool for tool in TOOLS if shutil.which(tool, path=path)]
    return {"PATH": path, "HOME": str(tmp_path)}


@pytest.fixture
def table(environment: Path, variables: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address that `astrarium play` prints."""
    with (tmp_path / "log").open("w+") as log:
        command = [str(environment / "bin" / "astrarium"), "play", "--port", "0"]
        process = subprocess.Popen(
            command, env=variables, cwd=tmp_path, stdout=subprocess.PIPE, stderr=log, text=True
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        found = READY.search(line)
        assert found, f"the server does not start: {line!r} {Path(log.name).read_text()[-2000:]}"
        yield found[1].replace("localhost", "127.0.0.1")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == -signal.SIGTERM
        process.stdout.close()


def engine(environment: Path, variables: dict[str, str], folder: Path) -> tuple[str, bool, list[int]]:
    """Return the file of the installed package, whether it is compiled, and the scores of a playout."""
    program = (
        "import json, astrarium; state = astrarium.game('pulsar2849').start(4);"
        "print(json.dumps([astrarium.__file__, astrarium.compiled(), astrarium.playout(state, 1)]))"
    )
    command = [str(environment / "bin" / "python"), "-c", program]
    done = subprocess.run(command, env=variables, cwd=folder, capture_output=True, text=True, check=True)
    path, compiled, scores = json.loads(done.stdout)
    return path, compiled, scores


# One test: two would pack and install twice, in two processes.
def test_the_wheel_plays_in_an_empty_environment(
    environment: Path, variables: dict[str, str], table: str, tmp_path: Path
) -> None:
    path, compiled, scores = engine(environment, variables, tmp_path)
    assert Path(path).is_relative_to(environment)
    assert compiled == astrarium.compiled()
    assert scores == astrarium.playout(astrarium.game("pulsar2849").start(4), 1)

    page = httpx.get(table, timeout=PATIENCE)
    assert page.status_code == httpx.codes.OK
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
    assert scripts
    assert all(httpx.get(table + each, timeout=PATIENCE).is_success for each in scripts)
    games = httpx.get(f"{table}/api/catalogue", timeout=PATIENCE).json()["games"]
    assert {game["name"] for game in games} == set(astrarium.games())
