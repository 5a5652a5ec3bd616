"""The command line as a separate process: pipes, terminals, signals, unusual input."""

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.terminal import GAME, start
from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "astrarium.cli"]
PLAY = ("play", "--terminal", GAME, "--seed", "1", "--bot", "uniform")


def test_play_through_a_pipe() -> None:
    result = start(*PLAY, text="1\n1\nend\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("Goodbye.\n")


def test_input_that_is_not_text() -> None:
    result = start(*PLAY, text=b"\xff\xfe\x00\nplace k5\n")
    assert (result.code, result.err) == (0, "")
    assert "places the tile at k5" in result.out


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_an_encoding_without_our_characters(encoding: str) -> None:
    result = start(*PLAY, text="1\n", PYTHONIOENCODING=encoding)
    assert (result.code, result.err) == (0, "")


def test_no_colour_if_the_environment_forbids_it() -> None:
    assert "\x1b[" not in start(*PLAY, text="1\n", NO_COLOR="1", TERM="dumb").out


def test_stdout_closed_by_the_reader(match: Path) -> None:
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
        """Read until `text` has appeared since the last key."""
        while text not in self.seen:
            assert self.read(), self.seen[-2000:]

    def read(self) -> bool:
        """Read the next output; return False if there is none or the program has ended."""
        if not select.select([self.terminal], [], [], PATIENCE)[0]:
            return False
        try:
            self.seen += os.read(self.terminal, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def press(self, keys: str) -> None:
        """Send keys and clear the output seen so far."""
        self.seen = ""
        os.write(self.terminal, keys.encode())


TAKE_TERMINAL = (
    "import fcntl, os, sys, termios\n"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])\n"
)


@contextmanager
def sitting_at(*arguments: str | Path) -> Iterator[tuple[Keyboard, "subprocess.Popen[bytes]"]]:
    """Run a program on a pseudo-terminal that turns Ctrl-C into SIGINT; kill it at the end of the block."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    process = subprocess.Popen(
        [sys.executable, "-c", TAKE_TERMINAL, *COMMAND[1:], *map(str, arguments)],
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


def press_ctrl_c(keyboard: Keyboard, _process: "subprocess.Popen[bytes]") -> None:
    keyboard.press("\x03")


def send_sigint(_keyboard: Keyboard, process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGINT)


INTERRUPT = pytest.mark.parametrize("interrupt", [press_ctrl_c, send_sigint])
Interrupt = Callable[[Keyboard, "subprocess.Popen[bytes]"], None]


@INTERRUPT
def test_ctrl_c_right_after_the_prompt_leaves_politely(interrupt: Interrupt) -> None:
    with sitting_at(*PLAY) as (keyboard, process):
        keyboard.wait_for("> ")
        interrupt(keyboard, process)
        keyboard.wait_for("Goodbye.")
        assert process.wait(PATIENCE) == 0
        assert "Traceback" not in keyboard.seen


def test_ctrl_c_after_a_line_was_begun() -> None:
    with sitting_at(*PLAY) as (keyboard, process):
        keyboard.wait_for("> ")
        keyboard.press("place")
        keyboard.wait_for("place")
        keyboard.press("\x03")
        keyboard.wait_for("Goodbye.")
        assert process.wait(PATIENCE) == 0


ARROW = "\x1b[C"


def test_stepping_with_keys(match: Path) -> None:
    with sitting_at("replay", match, "--step") as (keyboard, process):
        keyboard.wait_for("q: leave")
        keyboard.press(" ")
        keyboard.wait_for("1 of ")
        keyboard.wait_for(" begins.")
        keyboard.press(f"{ARROW}\n{ARROW}B")
        for number in (2, 3, 4, 3):
            keyboard.wait_for(f"{number} of ")
            keyboard.seen = keyboard.seen.partition(f"{number} of ")[2]
        keyboard.wait_for("q: leave")
        keyboard.press("q")
        assert process.wait(PATIENCE) == 0


@INTERRUPT
def test_ctrl_c_leaves_a_replay(match: Path, interrupt: Interrupt) -> None:
    with sitting_at("replay", match, "--step") as (keyboard, process):
        keyboard.wait_for("q: leave")
        interrupt(keyboard, process)
        assert process.wait(PATIENCE) == 0


def test_a_terminal_echoes_again_after_a_replay(match: Path) -> None:
    with sitting_at("replay", match, "--step") as (keyboard, process):
        keyboard.wait_for("q: leave")
        assert not termios.tcgetattr(keyboard.terminal)[3] & termios.ECHO
        keyboard.press("\x04")
        assert process.wait(PATIENCE) == 0
        assert termios.tcgetattr(keyboard.terminal)[3] & termios.ECHO
