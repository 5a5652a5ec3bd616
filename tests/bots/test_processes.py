"""Work in processes: nothing is lost with them, and none of them outlives us."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from astrarium.bots import processes
from astrarium.bots.processes import WorkersLost, in_processes
from astrarium.core.errors import BadOption

PATIENCE = 120.0  # seconds
LONG = 15.0  # seconds
ROOT = Path(__file__).parents[2]


def double(job: int) -> int:
    return 2 * job


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 7, 400])
def test_every_job_is_done_once(workers: int, count: int) -> None:
    done = sorted(in_processes(double, range(count), workers))
    assert done == [(job, 2 * job) for job in range(count)]


def fragile(folder: str, job: int) -> int:
    """A job whose worker dies under it the first time, if it is a multiple of 40."""
    mark = Path(folder, f"tried-{job}")
    if job % 40 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -job


def test_dead_workers_lose_no_job_of_a_chunk_and_double_none(tmp_path: Path) -> None:
    done = sorted(in_processes(partial(fragile, str(tmp_path)), range(160), 2))
    assert done == [(job, -job) for job in range(160)]
    assert len(list(tmp_path.iterdir())) == 4


def doomed(_job: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_LOSSES", 2)
    with pytest.raises(WorkersLost, match="2 workers in a row"):
        list(in_processes(doomed, range(4), 2))


def test_somebody_must_work() -> None:
    with pytest.raises(BadOption, match="at least 1 worker must play, not 0"):
        list(in_processes(double, range(4), 0))


def slow(folder: str, job: int) -> int:
    """A job that tells when it begins and when it ends; all but the first take long."""
    Path(folder, f"begun-{job}-{os.getpid()}").touch()
    if job > 0:
        time.sleep(LONG)
        Path(folder, f"ended-{job}").touch()
    return job


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_who_asks_no_more_waits_for_nobody(tmp_path: Path) -> None:
    results = in_processes(partial(slow, str(tmp_path)), range(4), 2)
    assert next(results) == (0, 0)
    wait_until(lambda: len(list(tmp_path.glob("begun-*"))) >= 3)
    results.close()
    assert not any(alive(int(path.name.split("-")[2])) for path in tmp_path.glob("begun-*"))
    assert not list(tmp_path.glob("ended-*"))


def test_workers_end_when_we_are_killed(tmp_path: Path) -> None:
    code = (
        "from functools import partial\n"
        "from astrarium.bots.processes import in_processes\n"
        "from tests.bots.test_processes import slow\n"
        f"if __name__ == '__main__': list(in_processes(partial(slow, {str(tmp_path)!r}), range(1, 5), 2))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    wait_until(lambda: len(list(tmp_path.glob("begun-*"))) == 2)
    process.kill()
    process.wait()
    pids = [int(path.name.split("-")[2]) for path in tmp_path.glob("begun-*")]
    wait_until(lambda: not any(alive(pid) for pid in pids))
    assert not list(tmp_path.glob("ended-*"))
