"""The worker pool: crashes lose no job, and workers do not outlive their parent."""

import logging
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from astrarium.bots import processes
from astrarium.bots.crashes import Crash
from astrarium.bots.processes import WorkersLost, in_processes, mark_match
from astrarium.core.errors import BadOption
from tests.patience import PATIENCE, spend, wait_until

ENDLESS = 10 * PATIENCE
ROOT = Path(__file__).parents[2]


def double(job: int) -> int:
    return 2 * job


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 7, 400])
def test_every_job_is_done_once(workers: int, count: int) -> None:
    done = sorted(in_processes(double, range(count), workers))
    assert done == [(job, 2 * job) for job in range(count)]


def fragile(folder: str, job: int) -> int:
    """Run a job; the worker of a multiple of 40 dies the first time."""
    mark = Path(folder, f"tried-{job}")
    if job % 40 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -job


def test_crashed_workers_neither_lose_nor_repeat_results(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    done = sorted(in_processes(partial(fragile, str(tmp_path)), range(160), 2, crashes.append))
    assert done == [(job, -job) for job in range(160)]
    assert len(list(tmp_path.iterdir())) == 4
    assert {crash.job for crash in crashes} == {0, 40, 80, 120}
    assert [crash.cause for crash in crashes] == ["SIGKILL"] * 4


def first_time(folder: str, job: int) -> bool:
    """Return whether `job` is tried for the first time."""
    try:
        Path(folder, f"first-{job}").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def ends(folder: str, status: int, job: int) -> int:
    """Job 5 ends its process once: by the signal `-status`, or with an exit status."""
    if job == 5 and first_time(folder, job):
        if status >= 0:
            os._exit(status)
        os.kill(os.getpid(), -status)
    return -job


@pytest.mark.parametrize(
    ("status", "cause"),
    [
        (-signal.SIGKILL, "SIGKILL"),
        (-signal.SIGSEGV, "SIGSEGV"),
        (-signal.SIGTERM, "SIGTERM"),
        (3, "exit status 3"),
        (0, "exit status 0"),
    ],
)
def test_a_crash_is_reported_with_its_cause_and_job(tmp_path: Path, status: int, cause: str) -> None:
    crashes: list[Crash] = []
    done = sorted(in_processes(partial(ends, str(tmp_path), status), range(9), 2, crashes.append))
    assert done == [(job, -job) for job in range(9)]
    assert crashes == [Crash(cause, 5)]


def test_a_crash_is_logged_if_the_caller_does_not_ask_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    list(in_processes(partial(ends, str(tmp_path), -signal.SIGSEGV), range(9), 2))
    assert caplog.record_tuples == [("astrarium", logging.WARNING, "worker crashed (SIGSEGV) in job 5")]


def shard(folder: str, job: int) -> int:
    """Run a job of five matches, from 10 * job; the workers of job 4 and match 23 die once."""
    if job == 4 and first_time(folder, job):
        os._exit(1)
    for match in range(10 * job, 10 * job + 5):
        mark_match(match)
        if match == 23 and first_time(folder, match):
            os.kill(os.getpid(), signal.SIGSEGV)
    return job


def test_a_crash_names_the_match_of_a_shard(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    done = sorted(in_processes(partial(shard, str(tmp_path)), range(6), 2, crashes.append))
    assert done == [(job, job) for job in range(6)]
    assert set(crashes) == {Crash("SIGSEGV", 2, 23), Crash("exit status 1", 4, None)}


def test_mark_match_does_nothing_outside_a_worker() -> None:
    mark_match(3)


def patient(folder: str, job: int) -> int:
    """Job 1 kills its worker once; job 0 lasts until job 1 is done."""
    Path(folder, f"started-{job}-{os.getpid()}").touch()
    if job == 1:
        if first_time(folder, job):
            os.kill(os.getpid(), signal.SIGKILL)
        Path(folder, "done-1").touch()
    elif job == 0:
        wait_until(Path(folder, "done-1").exists)
    return job


def test_a_crash_leaves_other_workers_alone(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    done = sorted(in_processes(partial(patient, str(tmp_path)), range(4), 2, crashes.append))
    assert done == [(job, job) for job in range(4)]
    assert crashes == [Crash("SIGKILL", 1)]
    assert len(list(tmp_path.glob("started-0-*"))) == 1
    assert len(list(tmp_path.glob("started-1-*"))) == 2


def steady(folder: str, job: int) -> int:
    """Run a job that leaves a file for each completion; the worker of job 7 dies once."""
    spend(2 * processes.SEND_SECONDS)  # so that the result is sent before the next job begins
    if job == 7 and first_time(folder, job):
        os.kill(os.getpid(), signal.SIGKILL)
    Path(folder, f"done-{job}-{os.getpid()}").touch()
    return job


def test_results_sent_before_a_crash_count(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    results = in_processes(partial(steady, str(tmp_path)), range(40), 2, crashes.append)
    done = [next(results)]
    wait_until(lambda: Path(tmp_path, "first-7").exists())
    done += results
    assert sorted(done) == [(job, job) for job in range(40)]
    assert crashes == [Crash("SIGKILL", 7)]
    assert len(list(tmp_path.glob("done-*"))) == 40


def large(folder: str, job: int) -> bytes:
    """Return a result far larger than the buffer of a pipe; that of job 0 is small."""
    Path(folder, f"pid-{os.getpid()}").touch()
    if job > 0:
        Path(folder, f"large-{job}").touch()
    return bytes(30_000_000 if job > 0 else 1)


def test_a_worker_that_dies_while_it_sends_a_result(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    results = in_processes(partial(large, str(tmp_path)), range(4), 2, crashes.append)
    done = [next(results)]
    wait_until(lambda: len(list(tmp_path.glob("large-*"))) >= 2)  # both workers send and wait for a reader
    pids = [int(path.name.split("-")[1]) for path in tmp_path.glob("pid-*")]
    os.kill(pids[0], signal.SIGKILL)
    done += results
    assert sorted((job, len(result)) for job, result in done) == [
        (job, 30_000_000 if job > 0 else 1) for job in range(4)
    ]
    assert [crash.cause for crash in crashes] == ["SIGKILL"]


def test_an_idle_worker_that_dies_is_reported(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    results = in_processes(partial(waits, str(tmp_path)), range(2), 2, crashes.append)
    assert next(results) == (0, 0)
    wait_until(lambda: len(list(tmp_path.glob("pid-*"))) == 2)
    os.kill(int(next(tmp_path.glob("pid-0-*")).name.split("-")[2]), signal.SIGKILL)
    Path(tmp_path, "go").touch()
    assert list(results) == [(1, 1)]
    assert crashes == [Crash("SIGKILL")]


def waits(folder: str, job: int) -> int:
    """Job 1 waits for a file, and until the parent has noticed the end of the worker of job 0."""
    Path(folder, f"pid-{job}-{os.getpid()}").touch()
    if job == 1:
        wait_until(Path(folder, "go").exists)
        (other,) = Path(folder).glob("pid-0-*")
        pid = int(other.name.split("-")[2])
        wait_until(lambda: not Path(f"/proc/{pid}").exists())
    return job


def doomed(_job: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_always_crash_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MAX_LOSSES", 2)
    crashes: list[Crash] = []
    with pytest.raises(WorkersLost, match="2 workers in a row"):
        list(in_processes(doomed, range(4), 2, crashes.append))
    assert len(crashes) == 2


class Rare(Exception):
    """An exception that cannot be unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def raises(kind: str, job: int) -> object:
    if job == 3:
        match kind:
            case "plain":
                raise BadOption("job 3 is wrong")
            case "rare":
                raise Rare(1, 2)
            case "result":
                return lambda: None
    return job


@pytest.mark.parametrize(
    ("kind", "error", "words"),
    [
        ("plain", BadOption, "job 3 is wrong"),
        ("rare", RuntimeError, "Rare: 1 and 2"),
        ("result", Exception, "pickle"),
    ],
)
def test_an_exception_is_raised_for_the_caller(kind: str, error: type[Exception], words: str) -> None:
    crashes: list[Crash] = []
    with pytest.raises(error, match=words) as caught:
        list(in_processes(partial(raises, kind), range(9), 2, crashes.append))
    assert not crashes
    if kind == "plain":
        assert str(caught.value) == "job 3 is wrong"
        assert "in raises" in caught.value.__notes__[0]


def test_the_number_of_workers_must_be_positive() -> None:
    with pytest.raises(BadOption, match="at least 1 worker must play, not 0"):
        list(in_processes(double, range(4), 0))


def slow(folder: str, job: int) -> int:
    """Run a job that leaves a file when it starts and when it ends; all but the first never end."""
    Path(folder, f"started-{job}-{os.getpid()}").touch()
    if job > 0:
        spend(ENDLESS)
        Path(folder, f"ended-{job}").touch()
    return job


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_closing_the_results_early_kills_the_workers(tmp_path: Path) -> None:
    crashes: list[Crash] = []
    results = in_processes(partial(slow, str(tmp_path)), range(4), 2, crashes.append)
    assert next(results) == (0, 0)
    wait_until(lambda: len(list(tmp_path.glob("started-*"))) >= 3)
    results.close()
    assert not any(alive(int(path.name.split("-")[2])) for path in tmp_path.glob("started-*"))
    assert not list(tmp_path.glob("ended-*"))
    assert not crashes


def test_workers_exit_when_the_parent_is_killed(tmp_path: Path) -> None:
    code = (
        "from functools import partial\n"
        "from astrarium.bots.processes import in_processes\n"
        "from tests.bots.test_processes import slow\n"
        f"if __name__ == '__main__': list(in_processes(partial(slow, {str(tmp_path)!r}), range(1, 5), 2))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    wait_until(lambda: len(list(tmp_path.glob("started-*"))) == 2)
    process.kill()
    process.wait()
    pids = [int(path.name.split("-")[2]) for path in tmp_path.glob("started-*")]
    wait_until(lambda: not any(alive(pid) for pid in pids))
    assert not list(tmp_path.glob("ended-*"))
