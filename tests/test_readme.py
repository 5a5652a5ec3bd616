"""Examples and figures in README and docs are correct."""

import re
from pathlib import Path

import pytest

import astrarium
from astrarium.core.components import OURS, PUBLISHED

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
LINK = re.compile(r"""\]\(([^)#]+)(?:#([^)]+))?\)|src="([^"]+)\"""")


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
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    (text,) = re.findall(r"```\n(game .*?)```", page, re.DOTALL)
    record = astrarium.Record.parse(text)
    assert record.text() == text
    assert record.replay().actor == astrarium.CHANCE


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md"])
def test_links_lead_to_files_and_headings(name: str) -> None:
    found = LINK.findall((ROOT / name).read_text("utf-8"))
    assert found
    for linked, heading, picture in found:
        target = ROOT / (linked or picture)
        assert target.is_file(), target
        if heading:
            lines = target.read_text("utf-8").splitlines()
            titles = {line.lstrip("# ").lower().replace(" ", "-") for line in lines if line.startswith("#")}
            assert heading in titles, f"{linked}#{heading}"


def test_the_readme_is_short_and_its_pictures_are_small() -> None:
    text = README.read_text("utf-8")
    assert len(text.splitlines()) < 150
    pictures = {ROOT / path for path in re.findall(r"docs/pictures/[\w-]+\.webp", text)}
    assert pictures == set((ROOT / "docs" / "pictures").glob("*.webp"))
    assert all(path.stat().st_size < 200_000 for path in pictures)


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
