"""docs/packs.md shows the files of the example and the output of the commands."""

import re
import shutil
from pathlib import Path

from astrarium.core.components import Replaceable
from astrarium.games.cosmic_pioneers.components.constants import REPLACEABLE as OF_COSMIC
from astrarium.games.pulsar2849.components.constants import REPLACEABLE as OF_PULSAR
from astrarium.packs import GAMES
from tests.cli.terminal import start
from tests.packs.folders import FRONTIER, ROOT

PAGE = (ROOT / "docs" / "packs.md").read_text("utf-8")
TABLES = {"cosmic-pioneers": OF_COSMIC, "pulsar2849": OF_PULSAR}


def test_its_files_are_those_of_the_example() -> None:
    shown = dict(re.findall(r"\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)```", PAGE, re.DOTALL))
    files = {
        path.relative_to(FRONTIER).as_posix(): path.read_text("utf-8")
        for path in FRONTIER.rglob("*")
        if path.is_file()
    }
    assert shown == files


def test_the_check_prints_what_is_shown() -> None:
    (shown,) = re.findall(r"```\n\$ astrarium pack check examples/frontier\n(.*?)```", PAGE, re.DOTALL)
    assert start("pack", "check", FRONTIER).out == shown


def test_a_wrong_cost_gives_the_error_shown(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```\n(astrarium: .*?)```", PAGE, re.DOTALL)
    folder = tmp_path / "frontier"
    shutil.copytree(FRONTIER, folder)
    file = folder / "pulsar2849" / "technologies.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 4", "cost = 9"), "utf-8")
    assert start("rules", "pulsar2849", "--pack", folder).err == shown


def row(game: str, file: str, rules: Replaceable) -> str:
    fixed = ", ".join(f"`{field}`" for field in rules.fixed)
    return f"| {game} | `{file}` | `[[{rules.table}]]` | {'yes' if rules.grows else 'no'} | {fixed} |"


def test_the_table_lists_all_replaceable_components() -> None:
    assert set(TABLES) == set(GAMES)
    listed = [line for line in PAGE.splitlines() if line.startswith(("| pulsar", "| cosmic"))]
    expected = [row(game, file, rules) for game in TABLES for file, rules in TABLES[game].items()]
    assert sorted(line.replace("|  |", "| |") for line in expected) == sorted(listed)
