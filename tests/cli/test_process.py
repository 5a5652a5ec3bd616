"""The command line as a real process: pipes, terminals, odd input."""

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.cli.terminal import GAME, start

COMMAND = [sys.executable, "-m", "astrarium.cli"]
PLAY = ("play", "--terminal", GAME, "--seed", "1", "--bot", "uniform")
PATIENCE = 60


def test_play_through_a_pipe() -> None:
    result = start(*PLAY, text="1\n1\nend\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Goodbye.\n")


def test_bytes_that_are_no_text() -> None:
    result = start(*PLAY, text=b"\xff\xfe\x00\nplace k5\n")
    assert (result.code, result.err) == (0, "")
    assert "places the tile at k5" in result.out


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_letters(encoding: str) -> None:
    result = start(*PLAY, text="1\n", PYTHONIOENCODING=encoding)
    assert (result.code, result.err) == (0, "")


def test_no_colour_where_nobody_wants_it() -> None:
    assert "\x1b[" not in start(*PLAY, text="1\n", NO_COLOR="1", TERM="dumb").out


def test_nobody_reads_the_output(match: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", str(match)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str) -> None:
    command = f"exec {shlex.join([*COMMAND, *PLAY])} {closed}"
    done = subprocess.run(
        ["/bin/sh", "-c", command], input=b"", capture_output=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


class Keyboard:
    """A pseudo-terminal with a program at the other end."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until a text has appeared since the last key."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < deadline, self.seen[-2000:]
            self.look(0.2)

    def look(self, seconds: float) -> None:
        """Read what has been printed, waiting a little for it."""
        if select.select([self.terminal], [], [], seconds)[0]:
            with suppress(OSError):  # the program has left
                self.seen += os.read(self.terminal, 65536).decode(errors="replace")

    def press(self, keys: str) -> None:
        """Type, and forget what was seen before."""
        self.seen = ""
        os.write(self.terminal, keys.encode())

    def interrupt_until(self, text: str, process: "subprocess.Popen[bytes]") -> None:
        """Send Ctrl-C until a text appears: one sent just before the program waits for a line is lost."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < deadline, self.seen[-2000:]
            process.send_signal(signal.SIGINT)
            answered = time.monotonic() + 5
            while text not in self.seen and time.monotonic() < answered:
                self.look(0.2)

    def press_until(self, key: str, done: Callable[[], bool]) -> None:
        """Press a key again and again: one pressed before the program listens for single keys is lost."""
        deadline = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < deadline, self.seen[-2000:]
            os.write(self.terminal, key.encode())
            self.look(0.5)


@contextmanager
def sitting_at(*arguments: str | Path) -> Iterator[tuple[Keyboard, "subprocess.Popen[bytes]"]]:
    """A program at a terminal, ended however the block ends."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Keyboard(ours), process
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_at_a_terminal() -> None:
    with sitting_at(*PLAY) as (keyboard, process):
        keyboard.wait_for("> ")
        assert "\x1b[" in keyboard.seen
        keyboard.press("1\n")
        keyboard.wait_for("> ")
        keyboard.press("undo\n")
        keyboard.wait_for("Taken back to before: place k5")
        keyboard.wait_for("> ")
        keyboard.press("\x04")
        keyboard.wait_for("Goodbye.")
        assert process.wait(PATIENCE) == 0


def test_ctrl_c_leaves_politely() -> None:
    with sitting_at(*PLAY) as (keyboard, process):
        keyboard.wait_for("> ")
        keyboard.press("")
        keyboard.interrupt_until("Goodbye.", process)
        assert process.wait(PATIENCE) == 0
        assert "Traceback" not in keyboard.seen


def test_stepping_with_keys(match: Path) -> None:
    with sitting_at("replay", match, "--step") as (keyboard, process):
        keyboard.wait_for("q: leave")
        keyboard.press_until(" ", lambda: " begins." in keyboard.seen)
        keyboard.press_until("q", lambda: process.poll() is not None)
        assert process.returncode == 0
