"""Keyboard input: a blocking read notices SIGINT in every case."""

import os
import signal
import threading

import pytest

from astrarium.cli.keys import interruptible
from tests.patience import PATIENCE


def test_an_interrupt_that_does_not_reach_the_read_ends_it() -> None:
    """Send SIGINT to another thread: it sets Python's flag without interrupting the read."""
    here, there = os.pipe()
    begun, ended = threading.Event(), threading.Event()
    noticed: list[bool] = []

    def read() -> None:
        with interruptible():
            begun.set()
            os.read(here, 100)

    def interrupt() -> None:
        begun.wait()
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        noticed.append(ended.wait(PATIENCE))
        os.write(there, b"now the read ends in any case")

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        read()
    ended.set()
    thread.join()
    assert noticed == [True]
    os.close(here)
    os.close(there)


def test_the_timer_ends_with_the_read() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with interruptible():
        assert signal.getitimer(signal.ITIMER_REAL) != (0.0, 0.0)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == before


def test_ctrl_c_right_after_the_timer_starts_stops_the_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    start = signal.setitimer

    def interrupted(which: int, seconds: float, interval: float = 0.0) -> None:
        start(which, seconds, interval)
        if seconds:
            raise KeyboardInterrupt

    monkeypatch.setattr(signal, "setitimer", interrupted)
    with pytest.raises(KeyboardInterrupt), interruptible():
        pass
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
