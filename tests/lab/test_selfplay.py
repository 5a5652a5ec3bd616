"""Self-play in Parquet files: equal on all workers, and complete without duplicates after crashes."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import ray

import astrarium
from astrarium.bots.arena import duel
from astrarium.bots.crashes import Crash
from astrarium.cli import main
from astrarium.core.errors import AstrariumError, BadOption, BadRecord
from astrarium.lab import cluster
from astrarium.lab import selfplay as lab
from astrarium.lab.cluster import spread
from astrarium.lab.selfplay import Manifest, ParquetRows, load, selfplay

GLOBULAR = "globular-cluster"


@pytest.fixture(scope="module", autouse=True)
def local_ray() -> Iterator[None]:
    """Run Ray with two workers for all tests of this module."""
    ray.init(address="local", num_cpus=2, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def tables(folder: Path) -> dict[str, pa.Table]:
    return {path.name: pq.read_table(path) for path in sorted(folder.glob("*.parquet"))}


def test_shards_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    found = []
    places = [("one", 1, None), ("two", 2, None), ("ray", None, "local")]
    for name, workers, address in places:
        selfplay(
            GLOBULAR,
            ["greedy", "uniform"],
            tmp_path / name,
            matches=6,
            shard=2,
            seed=3,
            features=True,
            workers=workers,
            address=address,
        )
        found.append(tables(tmp_path / name))
    assert len(found[0]) == 6
    assert found[0] == found[1] == found[2]
    manifests = {(tmp_path / name / "manifest.json").read_text() for name in ("one", "two", "ray")}
    assert len(manifests) == 1


def test_the_tables_hold_the_matches(tmp_path: Path, game: str) -> None:
    manifest = selfplay(game, ["uniform"], tmp_path, seats=3, matches=3, shard=2, features=True, workers=1)
    rules = astrarium.game(game)
    assert (manifest.edition, manifest.space, manifest.seats) == (rules.edition, rules.space.digest, 3)
    data = load(tmp_path)
    assert data.complete()
    rows = data.matches().to_pylist()
    assert [row["match"] for row in rows] == [0, 1, 2]
    assert [row["record"] for row in rows] == [record.text() for record in data.records()]
    decisions = pa.concat_tables(data.decisions()).to_pylist()
    for row, record in zip(rows, data.records(), strict=True):
        own = iter([decision for decision in decisions if decision["match"] == row["match"]])
        events = record.events
        for number, state in enumerate(record.positions()):
            if state.actor >= 0:
                decision = next(own)
                assert (decision["event"], decision["seat"]) == (number, state.actor)
                assert decision["features"] == rules.features(state, int(state.actor))
                assert decision["legal"] == state.legal()
                assert rules.space.text(decision["action"]) == events[number].text
        assert next(own, None) is None
        assert (row["scores"], row["places"], row["events"]) == (state.scores(), state.ranking(), len(events))
        assert decision["margin"] == row["scores"][decision["seat"]] - max(
            score for seat, score in enumerate(row["scores"]) if seat != decision["seat"]
        )


def fragile(folder: str, job: int) -> tuple[int, int]:
    """Run a job whose worker dies the first time; each completion leaves a file."""
    mark = Path(folder, f"tried-{job}")
    if job % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job, os.getpid()


@pytest.mark.parametrize("address", [None, "local"])
def test_crashed_workers_neither_lose_nor_repeat_results(tmp_path: Path, address: str | None) -> None:
    crashes: list[Crash] = []
    done = list(spread(partial(fragile, str(tmp_path)), range(12), 2, address, crashes.append))
    cause = "SIGKILL" if address is None else "Ray: WorkerCrashedError"
    assert sorted(crashes, key=repr) == [Crash(cause, job) for job in (0, 3, 6, 9)]
    assert sorted(job for job, _ in done) == list(range(12))
    assert all(job == result[0] for job, result in done)
    assert len(list(tmp_path.iterdir())) == 4


MARK = "ASTRARIUM_TEST_MARK"
play_shard, play_match = lab.play_shard, lab._play_match


def fragile_match(manifest: Manifest, number: int, rows: ParquetRows) -> None:
    """Play a match; the workers of matches 3 and 8 die once, at the end of the match."""
    play_match(manifest, number, rows)
    if number in (3, 8):
        try:
            Path(os.environ[MARK], f"died-{number}").touch(exist_ok=False)
        except FileExistsError:
            return
        os.kill(os.getpid(), signal.SIGSEGV)


def fragile_shard(manifest: Manifest, shard: int) -> tuple[pa.Table, pa.Table | None]:
    lab._play_match = fragile_match  # in the worker
    return play_shard(manifest, shard)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


def test_crashes_are_counted_in_the_manifest_and_change_no_shard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    play = partial(selfplay, GLOBULAR, ["uniform"], features=True, shard=2, seed=5)
    assert play(tmp_path / "calm", matches=9, workers=1).crashes == 0
    monkeypatch.setenv(MARK, str(tmp_path))
    monkeypatch.setattr(lab, "play_shard", fragile_shard)
    folder = tmp_path / "wild"
    assert play(folder, matches=6, workers=2).crashes == 1
    line = "worker crashed (SIGSEGV) in match 3, seed 5; playing matches 2 to 3 again"
    assert caplog.messages == [line]
    assert load(folder).manifest.crashes == 1
    assert play(folder, matches=9, workers=2).crashes == 2
    assert caplog.messages == [line, "worker crashed (SIGSEGV) in match 8, seed 5; playing the match again"]
    assert json.loads((folder / "manifest.json").read_text())["crashes"] == 2
    assert files(folder) == files(tmp_path / "calm")
    assert play(folder, matches=9, workers=2).crashes == 2


def test_a_manifest_without_crashes_has_none(tmp_path: Path) -> None:
    selfplay(GLOBULAR, ["uniform"], tmp_path, matches=1, workers=1)
    path = tmp_path / "manifest.json"
    content = json.loads(path.read_text())
    assert content.pop("crashes") == 0
    path.write_text(json.dumps(content))
    assert load(tmp_path).manifest.crashes == 0
    assert selfplay(GLOBULAR, ["uniform"], tmp_path, matches=2, workers=1).crashes == 0
    assert "crashes" not in json.loads(load(tmp_path).matches().schema.metadata[b"astrarium"])


@pytest.mark.parametrize("as_json", [False, True])
def test_crashes_in_the_report_of_selfplay(
    as_json: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path))
    monkeypatch.setattr(lab, "play_shard", fragile_shard)
    command = ["selfplay", GLOBULAR, "uniform", "--matches", "4", "--shard", "2", "--workers", "2"]
    assert main([*command, "--out", str(tmp_path / "out"), *(["--json"] if as_json else [])]) == 0
    out = capsys.readouterr().out
    if as_json:
        assert json.loads(out)["crashes"] == 1
    else:
        assert out.endswith("\n1 worker crashed; its match was played again (see the log)\n")


def failing(job: int) -> None:
    """Raise an error."""
    raise BadOption(f"job {job} is wrong")


@pytest.mark.parametrize("address", [None, "local"])
def test_a_job_that_raises_is_not_repeated(address: str | None) -> None:
    with pytest.raises(BadOption, match="is wrong"):
        list(spread(failing, range(4), 2, address))


# The command line, killed when it is about to write the third shard.
KILLED = """
import os, signal, sys
from astrarium.cli import main
from astrarium.lab import selfplay as lab

write = lab._write_shard

def write_or_die(folder, shard, *tables):
    if shard == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    write(folder, shard, *tables)

if __name__ == "__main__":
    lab._write_shard = write_or_die
    main(sys.argv[1:])
"""


def test_a_killed_run_is_resumed(tmp_path: Path) -> None:
    command = ["selfplay", GLOBULAR, "uniform", "--out", str(tmp_path)]
    command += ["--matches", "6", "--shard", "1", "--workers", "1"]
    killed = subprocess.run([sys.executable, "-c", KILLED, *command], check=False)
    assert killed.returncode == -signal.SIGKILL
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("matches-*.parquet")}
    assert len(before) == 2
    assert not load(tmp_path).complete()
    assert main(command) == 0
    data = load(tmp_path)
    assert data.complete()
    assert data.matches().column("match").to_pylist() == list(range(6))
    assert before.items() <= {path: path.stat().st_mtime_ns for path in before}.items()


def test_a_duel_on_ray_has_the_same_result() -> None:
    here = duel(GLOBULAR, ["greedy", "uniform"], matches=4, seed=2, workers=1)
    there = duel(GLOBULAR, ["greedy", "uniform"], matches=4, seed=2, spread=partial(spread, address="local"))
    assert there.to_dict() == here.to_dict()


def test_without_ray_processes_do_the_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    there = duel(GLOBULAR, ["uniform"], matches=2, seed=2, workers=1, spread=partial(spread, address="auto"))
    assert "Ray is not installed" in capsys.readouterr().err
    assert there.to_dict() == duel(GLOBULAR, ["uniform"], matches=2, seed=2, workers=1).to_dict()


@pytest.mark.parametrize("auto", [False, True])
def test_an_unreachable_ray_is_reported_at_once(auto: bool) -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{deaf.getsockname()[1]}"
        command = ["duel", GLOBULAR, "uniform", "uniform", "--matches", "2"]
        said = subprocess.run(
            [sys.executable, "-m", "astrarium.cli", *command, "--ray", "auto" if auto else address],
            capture_output=True,
            env={**os.environ, **({"RAY_ADDRESS": address} if auto else {})},
            text=True,
            check=False,
        )
    assert said.returncode == 2
    port = address.partition(":")[2]
    assert re.search(rf"Ray cannot be reached at '[\d.]+:{port}'", said.stderr)
    assert "refused" in said.stderr


def test_a_duel_starts_a_local_ray() -> None:
    command = ["duel", GLOBULAR, "greedy", "uniform", "--matches", "4", "--seed", "2", "--json"]
    said = subprocess.run(
        [sys.executable, "-m", "astrarium.cli", *command, "--ray", "local", "--workers", "1"],
        capture_output=True,
        text=True,
        check=True,
    )
    here = duel(GLOBULAR, ["greedy", "uniform"], matches=4, seed=2, workers=1)
    assert json.loads(said.stdout) == here.to_dict()


def test_a_folder_is_extended_by_more_matches(tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    play = partial(selfplay, GLOBULAR, ["uniform"], features=True, shard=2, workers=1)
    play(many, matches=7)
    play(few, matches=3)
    first = (few / "matches-00000.parquet").stat().st_mtime_ns
    assert play(few, matches=7).matches == 7
    assert (few / "matches-00000.parquet").stat().st_mtime_ns == first
    assert tables(few) == tables(many)
    assert (few / "manifest.json").read_bytes() == (many / "manifest.json").read_bytes()
    assert load(few).matches().column("match").to_pylist() == list(range(7))
    with pytest.raises(BadOption, match="played otherwise: matches"):
        play(few, matches=3)
    assert load(few).complete()


def test_a_folder_with_other_arguments_is_refused(tmp_path: Path) -> None:
    selfplay(GLOBULAR, ["uniform"], tmp_path, matches=1, workers=1)
    with pytest.raises(BadOption, match="played otherwise: seed"):
        selfplay(GLOBULAR, ["uniform"], tmp_path, matches=1, seed=1, workers=1)
    with pytest.raises(BadOption, match="holds no features"):
        list(load(tmp_path).decisions())
    path = tmp_path / "manifest.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "space": "0"}))
    with pytest.raises(BadRecord, match="other rules, actions or features"):
        load(tmp_path)
    with pytest.raises(BadRecord, match=r"no manifest\.json"):
        load(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "is not JSON"),
        ("\udcff", "is not JSON"),
        ("[]", "holds no object"),
        ("{}", "field 'format': is missing"),
        ({"format": 2}, "is of format 2, this is 1"),
        ({"game": "chess"}, "chess"),
        ({"matches": "many"}, "field 'matches': 'many' is not a whole number"),
        ({"shard": 0}, "field 'shard': 0 is not a whole number of at least 1"),
        ({"bots": "greedy"}, "field 'bots': 'greedy' is not a list"),
        ({"options": {"moons": 3}}, "no option 'moons'"),
        ({"options": {"borders": [1]}}, "borders"),
        ({"features": 1}, "field 'features': 1 is neither true nor false"),
        ({"crashes": -1}, "field 'crashes': -1 is not a whole number"),
    ],
)
def test_an_invalid_manifest_is_refused(
    tmp_path: Path, content: str | dict[str, object], complaint: str
) -> None:
    selfplay(GLOBULAR, ["uniform"], tmp_path, matches=1, workers=1)
    path = tmp_path / "manifest.json"
    if isinstance(content, dict):
        content = json.dumps({**json.loads(path.read_text()), **content})
    path.write_text(content, errors="surrogateescape")
    with pytest.raises(AstrariumError, match=complaint):
        load(tmp_path)
    with pytest.raises(AstrariumError, match=complaint):
        selfplay(GLOBULAR, ["uniform"], tmp_path, matches=2, workers=1)
    assert path.read_text(errors="surrogateescape") == content
