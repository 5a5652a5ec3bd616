"""`astrarium replay`: sentences, positions, steps and checks of a record."""

import re
from pathlib import Path

import astrarium
from tests.cli.terminal import Terminal


def events(path: Path) -> list[str]:
    return [str(event) for event in astrarium.Record.parse(path.read_text("utf-8")).events]


def test_the_match_as_sentences(terminal: Terminal, match: Path) -> None:
    result = terminal.run("replay", match)
    assert (result.code, result.err) == (0, "")
    for word in (
        " begins.",
        " draws ",
        " places the tile at ",
        "the result",
        "digests fit; the match is complete.",
    ):
        assert word in result.out


def test_verify(terminal: Terminal, match: Path, unfinished: Path) -> None:
    record = astrarium.Record.parse(match.read_text("utf-8"))
    checked = f"{len(record.events)} events are legal and {len(record.digests)} digests fit"
    assert terminal.run("replay", match, "--verify").out == f"{checked}; the match is complete.\n"
    assert "not played to its end" in terminal.run("replay", unfinished, "--verify").out


def test_text(terminal: Terminal, match: Path) -> None:
    assert terminal.run("replay", match, "--text").out.splitlines() == events(match)


def test_a_position(terminal: Terminal, match: Path) -> None:
    opening = terminal.run("replay", match, "--to", "0").out
    assert "start" in opening
    last = terminal.run("replay", match, "--to", str(len(events(match)))).out
    assert "start" in last
    assert last != opening


def test_step_by_step(terminal: Terminal, match: Path) -> None:
    out = terminal.run("replay", match, "--step", lines=["", "", "b", "q", ""]).out
    assert re.findall(r"^(\d+) of \d+ ─", out, re.MULTILINE) == ["0", "1", "2", "1"]


def test_step_to_the_end(terminal: Terminal, match: Path, tmp_path: Path) -> None:
    path = tmp_path / "begun.rec"
    path.write_text("\n".join(match.read_text("utf-8").splitlines()[:14]), "utf-8")
    result = terminal.run("replay", path, "--step", lines=[""] * 20)
    assert result.code == 0
    assert f"{len(events(path))} of {len(events(path))}" in result.out
