"""Examples and figures in README and docs are correct."""

import re
from pathlib import Path

import pytest

import astrarium
from astrarium.core.components import OURS, PUBLISHED

README = Path(__file__).parents[1] / "README.md"


def python_of(path: Path) -> str:
    """Return the Python block of a page."""
    (block,) = re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    return str(block)


def test_the_example_runs_and_prints_a_result(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(compile(python_of(README), str(README), "exec"), names)
    scores, last_action, refusal = capsys.readouterr().out.splitlines()
    state = names["state"]
    assert isinstance(state, astrarium.State)
    assert scores == f"{state.scores()} {state.ranking()}"
    assert astrarium.game("globular-cluster").space.parse(last_action) == names["action"]
    assert refusal.endswith("(G-TURN-02; rule text)")


def test_the_record_in_the_documentation_replays() -> None:
    page = (README.parent / "docs" / "records.md").read_text("utf-8")
    (text,) = re.findall(r"```\n(game .*?)```", page, re.DOTALL)
    record = astrarium.Record.parse(text)
    assert record.text() == text
    assert record.replay().actor == astrarium.CHANCE


def test_the_two_commands_are_named() -> None:
    text = README.read_text("utf-8")
    assert "make play" in text
    assert "make test" in text


def test_the_readme_says_how_much_is_our_own_design() -> None:
    text = " ".join(README.read_text("utf-8").split())
    for name in ("cosmic-pioneers", "pulsar2849"):
        found = astrarium.game(name).components()
        ours = sum(each.origin == OURS for each in found)
        assert f"Of {len(found)} components, {ours} are ours" in text or (
            f"{ours} of {len(found)} components" in text
        )
    for kind, line in (("technology", "{} of {} technology effects"), ("project", "{} of {} HQ projects")):
        found = [each for each in astrarium.game("pulsar2849").components() if each.kind == kind]
        assert line.format(sum(each.origin == OURS for each in found), len(found)) in text
    assert all(each.origin == PUBLISHED for each in astrarium.game("globular-cluster").components())
