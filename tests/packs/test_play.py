"""Matches with a pack: records, duels, self-play and reports name the pack and refuse another."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import astrarium
from astrarium.packs import VARIABLE
from tests.cli.terminal import Result, Terminal, one_line, start
from tests.packs.folders import ALIENS, EVENT, FRONTIER, LINE, ROOT, SCENARIO, TECHNOLOGIES, TECHNOLOGY, write

PACK = ("--pack", FRONTIER)
BOARD = ("--option", "board_1=ai")


def done(result: Result) -> Result:
    """Return `result` after checking that the command succeeded."""
    assert (result.code, result.err) == (0, ""), result.err
    return result


def refused(*arguments: str | Path, **environment: str) -> str:
    """Run a command that must fail and return its line on stderr."""
    result = start(*arguments, **environment)
    assert (result.code, result.out) == (2, "")
    return one_line(result.err)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return a record with the pack for each of its games, and one without."""
    folder = tmp_path_factory.mktemp("records")
    for name, pack in (("pack", PACK), ("plain", ())):
        for game in ("pulsar2849", "cosmic-pioneers"):
            done(start("sim", game, "--matches", "1", "--records", folder / name, *pack))
    return {f"{path.parent.name} {path.stem.rsplit('-', 3)[0]}": path for path in folder.glob("*/*.rec")}


@pytest.mark.parametrize("game", ["pulsar2849", "cosmic-pioneers"])
def test_a_record_names_its_pack_and_replays_with_it(records: dict[str, Path], game: str) -> None:
    record = records[f"pack {game}"]
    lines = record.read_text("utf-8").splitlines()
    assert lines[:4] == [f"game {game}", f"edition {astrarium.game(game).edition}", f"pack {LINE}", "seats 2"]
    assert "are legal" in done(start("replay", record, "--verify", *PACK)).out
    assert "are legal" in done(start("replay", record, "--verify", **{VARIABLE: str(FRONTIER)})).out


def test_a_record_of_a_pack_is_refused_without_it(records: dict[str, Path]) -> None:
    complaint = refused("replay", records["pack pulsar2849"])
    assert complaint.endswith(
        f"line 3: the record is of pack {LINE}, but pulsar2849 has no pack here (--pack DIR chooses one)"
    )


def test_a_record_without_a_pack_is_refused_with_one(records: dict[str, Path]) -> None:
    complaint = refused("replay", records["plain cosmic-pioneers"], *PACK)
    assert f"the record is of no pack, but cosmic-pioneers has pack {LINE} here" in complaint


def test_a_record_of_another_pack_is_refused(records: dict[str, Path], tmp_path: Path) -> None:
    other = write(tmp_path, {TECHNOLOGIES: TECHNOLOGY})
    complaint = refused("replay", records["pack pulsar2849"], "--pack", other)
    assert f"the record is of pack {LINE}, but pulsar2849 has pack test 2 " in complaint
    complaint = refused("replay", records["pack cosmic-pioneers"], "--pack", other)
    assert "but cosmic-pioneers has no pack here" in complaint


def test_a_game_that_a_pack_does_not_touch_stays_as_it_is(tmp_path: Path) -> None:
    other = write(tmp_path / "pack", {TECHNOLOGIES: TECHNOLOGY})
    for name, pack in (("with", ("--pack", other)), ("without", ())):
        done(start("sim", "cosmic-pioneers", "--matches", "1", "--records", tmp_path / name, *pack))
    texts = [next((tmp_path / name).iterdir()).read_text("utf-8") for name in ("with", "without")]
    assert texts[0] == texts[1]
    assert "pack" not in texts[0]


def test_the_actions_of_a_game_with_a_pack_have_another_digest() -> None:
    code = "import astrarium; print(*(astrarium.game(name).space.digest for name in astrarium.games()))"
    with_pack = run_python(code).split()
    without = [astrarium.game(name).space.digest for name in astrarium.games()]
    assert [one == two for one, two in zip(with_pack, without, strict=True)] == [False, True, False]


def run_python(code: str) -> str:
    """Run Python code with the pack and return its output."""
    environment = {**os.environ, VARIABLE: str(FRONTIER)}
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return found.stdout


def test_a_duel_is_played_with_the_pack_in_all_workers() -> None:
    duel = ("duel", "pulsar2849", "greedy", "uniform", "--matches", "4", *BOARD, "--workers", "2")
    with_pack = json.loads(done(start(*duel, *PACK, "--json")).out)
    without = json.loads(done(start(*duel, "--json")).out)
    assert (with_pack["pack"], without["pack"]) == (LINE, None)
    assert with_pack["bots"] != without["bots"]
    assert f"pulsar2849 with pack {LINE}" in done(start(*duel, *PACK)).out


def test_balance_with_a_pack_includes_the_original() -> None:
    balance = ("balance", "pulsar2849", "--bot", "uniform", "--matches", "3", "--workers", "1", *BOARD)
    report = json.loads(done(start(*balance, *PACK, "--json")).out)
    original = json.loads(done(start(*balance, "--json")).out)
    assert (report["pack"], report["original"]) == (LINE, original)
    (changed,) = report["changed"]
    assert (changed["card"], changed["name"], changed["original_name"]) == (
        "ai-1c",
        "Frontier Charter",
        "Pulsar Charter",
    )
    for side, figures in (("pack", report), ("original", original)):
        assert changed[side] == next(card for card in figures["cards"] if card["card"] == "ai-1c")
    shown = done(start(*balance, *PACK)).out
    for words in (
        "ai-1c Frontier Charter",
        "ai-1c Pulsar Charter",
        f"with pack {LINE}: scores",
        "without it: scores",
    ):
        assert words in shown


def test_the_balance_of_a_game_that_a_pack_does_not_touch() -> None:
    complaint = refused("balance", "globular-cluster", *PACK)
    assert complaint.endswith("frontier changes nothing in globular-cluster")


def test_the_original_refuses_an_option_that_only_the_pack_has(tmp_path: Path) -> None:
    pack = write(tmp_path, {"cosmic-pioneers/scenarios.toml": SCENARIO})
    balance = ("balance", "cosmic-pioneers", "--bot", "uniform", "--matches", "1", "--pack", pack)
    complaint = refused(*balance, "--option", "scenario=quiet-start")
    assert complaint.startswith("the original cannot be played like that: option scenario of cosmic-pioneers")


def test_what_a_pack_changes() -> None:
    found = done(start("pack", "check", FRONTIER)).out.splitlines()
    assert found[1:5] == [
        "Cosmic Pioneers",
        "  adds card worm-frontier-fair: Frontier Fair",
        "Pulsar 2849",
        "  replaces tech ai-1c: Frontier Charter (changed: name, text, cost, always)",
    ]
    plain = json.loads(done(start("pack", "check", FRONTIER, "--json")).out)
    assert (plain["name"], plain["version"], plain["digest"]) == tuple(LINE.split())
    assert plain["games"]["pulsar2849"] == {
        "replaces": [
            {
                "table": "tech",
                "id": "ai-1c",
                "name": "Frontier Charter",
                "differs": ["name", "text", "cost", "always"],
            }
        ],
        "adds": [],
    }


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("cost = 4", "cost = 0")},
            f"pack test: {TECHNOLOGIES}, [[tech]] ai-1c, field 'cost': 0 is not a whole number from 1 to 6",
        ),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("slots", "slot")},
            f"pack test: {TECHNOLOGIES}, [[tech]] ai-1c, field 'slots': is missing",
        ),
        (
            {TECHNOLOGIES: f"{TECHNOLOGY}stray = 1\n"},
            f"pack test: {TECHNOLOGIES}, [[tech]] ai-1c, field 'stray': means nothing here",
        ),
        (
            {ALIENS: EVENT.replace("gain_credits", "gain_money")},
            f"pack test: {ALIENS}, [[card]] worm-fair, [[effects]] 1, field 'kind': 'gain_money' is not one",
        ),
        (
            {ALIENS: EVENT, "locale/ru.ftl": "card-worm-fairy = Фея\n"},
            "pack test: locale/ru.ftl: message 'card-worm-fairy' is not about a component of the pack",
        ),
    ],
)
def test_a_wrong_pack_is_one_clear_line(tmp_path: Path, files: dict[str, str], complaint: str) -> None:
    assert refused("pack", "check", write(tmp_path, files)).startswith(complaint)


def test_every_command_refuses_a_wrong_pack_in_one_line(tmp_path: Path) -> None:
    game = "pulsar2849"
    pack = write(tmp_path, {TECHNOLOGIES: TECHNOLOGY.replace("cost = 4", "cost = 7")})
    complaint = (
        f"pack test: {TECHNOLOGIES}, [[tech]] ai-1c, field 'cost': 7 is not a whole number from 1 to 6"
    )
    commands: list[tuple[str | Path, ...]] = [
        ("play", "--terminal", game),
        ("duel", game, "greedy", "uniform"),
        ("balance", game),
        ("selfplay", game, "greedy", "--out", tmp_path / "out"),
        ("rules", game),
        ("serve", "--port", "0", "--data", tmp_path / "data"),
    ]
    for command in commands:
        assert refused(*command, "--pack", pack) == complaint
    assert refused("games", **{VARIABLE: str(pack)}) == complaint
    assert refused("games", **{VARIABLE: "nowhere"}) == "nowhere is not a pack: it has no file pack.toml"
    assert not (tmp_path / "out").exists()


def test_the_terminal_and_the_rules_name_the_pack() -> None:
    shown = start("play", "--terminal", "pulsar2849", *PACK, text="quit\n").out
    assert "Pulsar 2849 with pack frontier 1.0: " in shown
    assert "Pulsar 2849 with pack frontier 1.0: rule" in done(start("rules", "pulsar2849", *PACK)).out
    (cosmic, globular, _) = json.loads(done(start("games", "--json", **{VARIABLE: str(FRONTIER)})).out)[
        "games"
    ]
    assert (cosmic["pack"], globular["pack"]) == (LINE, None)


def test_components_of_a_pack_have_its_origin() -> None:
    shown = done(start("components", "cosmic-pioneers", "--origin", "pack", *PACK, "--json")).out
    assert [(card["id"], card["origin"], card["copies"]) for card in json.loads(shown)] == [
        ("worm-frontier-fair", "pack", 6)
    ]
    shown = done(start("components", "pulsar2849", "--origin", "pack", *PACK)).out
    assert "Frontier Charter ◈" in shown


def test_the_commands_explain_packs(terminal: Terminal) -> None:
    assert "pack " in terminal.run("--help").out
    overview = terminal.run("pack")
    assert (overview.code, overview.err) == (0, "")
    assert "check" in overview.out
    assert f"astrarium pack check {FRONTIER.relative_to(ROOT)}" in terminal.run("pack", "check", "--help").out
    for command in ("play", "serve", "duel", "balance", "selfplay", "rules", "components", "sim", "replay"):
        assert "--pack" in terminal.run(command, "--help").out
