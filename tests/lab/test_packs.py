"""Component packs in the laboratory: manifests, other processes, Ray, programs as bots."""

import json
import sys
from pathlib import Path

import pytest

from astrarium.core.errors import BadRecord
from astrarium.lab.selfplay import load
from astrarium.packs import VARIABLE
from tests.cli.terminal import one_line, start
from tests.packs.folders import FRONTIER, LINE

PACK = ("--pack", FRONTIER)
GAME = "cosmic-pioneers"


def play(folder: Path, *arguments: str | Path) -> dict[str, object]:
    """Run self-play of four matches in two shards; return its JSON."""
    command = ("selfplay", GAME, "uniform", "--out", folder, "--matches", "4", "--shard", "2", "--json")
    result = start(*command, *arguments)
    assert result.code == 0, result.err
    found: dict[str, object] = json.loads(result.out)
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of matches with the pack, played by two processes."""
    folder = tmp_path_factory.mktemp("selfplay") / "matches"
    assert play(folder, "--workers", "2", *PACK)["pack"] == LINE
    return folder


def test_the_manifest_names_the_pack(folder: Path, tmp_path: Path) -> None:
    assert json.loads((folder / "manifest.json").read_text())["pack"] == LINE
    assert play(tmp_path / "plain", "--workers", "1")["pack"] == ""
    assert load(tmp_path / "plain").manifest.pack == ""


def test_matches_of_a_pack_are_not_loaded_without_it(folder: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        load(folder)
    assert str(caught.value).startswith(f"{folder} is of pack {LINE}, but {GAME} has no pack here")


def test_a_folder_is_not_continued_with_another_pack(folder: Path) -> None:
    again = start("selfplay", GAME, "uniform", "--out", folder, "--matches", "6", "--shard", "2")
    assert again.code == 2
    assert f"{folder} is of pack {LINE}, but {GAME} has no pack here" in one_line(again.err)


def test_ray_workers_use_the_pack(folder: Path, tmp_path: Path) -> None:
    play(tmp_path / "ray", "--ray", "local", *PACK)
    for shard in ("matches-00000.parquet", "matches-00001.parquet"):
        assert (tmp_path / "ray" / shard).read_bytes() == (folder / shard).read_bytes()


def test_a_program_with_another_pack_is_refused() -> None:
    program = f"engine:env -u {VARIABLE} {sys.executable} -m astrarium.cli engine --bot uniform"
    duel = ("duel", GAME, program, "uniform", "--matches", "2")
    result = start(*duel, "--workers", "1", *PACK)
    assert result.code == 2
    assert "has other actions or another pack there than here" in one_line(result.err)
