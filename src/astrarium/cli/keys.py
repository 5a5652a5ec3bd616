"""Keyboard input that loses neither a key nor Ctrl-C right after a prompt."""

import os
import re
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager

INTERVAL = 0.1  # seconds
END_OF_INPUT = "\x04"
KEY = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1bO.|.", re.DOTALL)  # arrow and function keys send a sequence


@contextmanager
def interruptible() -> Iterator[None]:
    """Make Ctrl-C end a blocking read within `INTERVAL`.

    SIGINT only sets a flag, which Python checks before a read and when a signal interrupts it. A SIGINT
    between check and read has no effect until the next key. A timer interrupts the read, so that the flag
    is checked again.
    """
    handler = signal.signal(signal.SIGALRM, lambda _signal, _frame: None)
    try:
        signal.setitimer(signal.ITIMER_REAL, INTERVAL, INTERVAL)  # Ctrl-C may raise right after it
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, handler)


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Yield a function that returns the next key in lower case, or "" at the end of input.

    The terminal passes on each key from the start of the block, so print the prompt inside. Keys pressed
    earlier are kept. Without a terminal, the first letter of each line is a key.
    """
    if not sys.stdin.isatty():
        yield _first_letter
        return
    terminal = sys.stdin.fileno()
    mode = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield _Keys(terminal).read
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, mode)


class _Keys:
    """The keys pressed at a terminal in cbreak mode, one at a time."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._pressed: list[str] = []

    def read(self) -> str:
        if not self._pressed:
            with interruptible():
                self._pressed = KEY.findall(os.read(self._terminal, 4096).decode(errors="replace"))
        key = self._pressed.pop(0) if self._pressed else END_OF_INPUT
        return "" if key == END_OF_INPUT else key.casefold()


def _first_letter() -> str:
    return sys.stdin.readline()[:1].casefold()
