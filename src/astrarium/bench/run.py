"""The benchmark: measures every column once per round, in turn."""

from collections.abc import Callable
from contextlib import ExitStack

import astrarium
from astrarium.bench.peers import PEERS, Peer
from astrarium.bench.process import BenchError, NotInstalledError, Process, one_core, started
from astrarium.bench.report import Report

OWN = ("playout", "interpreted", "stepped", "clone", "mcts")

Progress = Callable[[str, int, int], None]
"""Called as progress(description of the current step, steps done, total steps)."""


def run(
    game_name: str,
    rounds: int = 5,
    seconds: float = 1.0,
    peers: bool = True,
    progress: Progress | None = None,
) -> Report:
    """Measure a game and, with `peers`, the installed peers in one interleaved run.

    Raises the error of `astrarium.game` for an unknown game, ValueError for invalid rounds or seconds, and
    BenchError if a column of the engine cannot be measured. A peer that is not installed or fails is left
    out, with a note.
    """
    if rounds < 1:
        raise ValueError(f"rounds must be at least 1, not {rounds}")
    if not seconds > 0:
        raise ValueError(f"seconds must be more than 0, not {seconds}")
    name = astrarium.game(game_name).name
    with ExitStack() as stack:
        bench = Bench(name, stack, progress or silent)
        bench.start(PEERS if peers else (), rounds)
        for number in range(1, rounds + 1):
            bench.round(f"round {number} of {rounds}", seconds)
        return bench.report


def silent(_what: str, _done: int, _total: int) -> None:
    """Ignore progress."""


class Bench:
    """The workers of one run and the report of their samples."""

    def __init__(self, game: str, stack: ExitStack, progress: Progress) -> None:
        self.report = Report(game)
        self._stack = stack
        self._progress = progress
        self._core = one_core()
        self._running: dict[str, Process] = {}
        self._done = self._total = 0

    def start(self, peers: tuple[Peer, ...], rounds: int) -> None:
        """Start the workers one after another, so that warm-ups do not overlap."""
        self._total = (len(OWN) + sum(len(peer.columns) for peer in peers)) * (rounds + 1)
        for column in OWN:
            self._start(column)
        self.report.compiled = bool(self._running["playout"].compiled)
        for peer in peers:
            try:
                for column in peer.columns:
                    self._start(column)
            except NotInstalledError as error:
                self._drop(peer, f"{error} (install the extra `bench`)")
            except BenchError as error:
                self._drop(peer, str(error))
        self._total = self._done + len(self._running) * rounds

    def round(self, title: str, seconds: float) -> None:
        """Measure every column once."""
        for column in OWN:
            self._measure(column, title, seconds)
        for peer in PEERS:
            try:
                for column in peer.columns:
                    if column in self._running:
                        self._measure(column, title, seconds)
            except BenchError as error:
                self._drop(peer, str(error))

    def _start(self, column: str) -> None:
        self._progress(f"warm-up: {column}", self._done, self._total)
        process = self._stack.enter_context(started(column, self.report.game, self._core))
        process.warm_up()
        self._running[column] = process
        self._advance(f"warm-up: {column}")

    def _measure(self, column: str, title: str, seconds: float) -> None:
        self._progress(f"{title}: {column}", self._done, self._total)
        self.report.add(column, self._running[column].measure(seconds))
        self._advance(f"{title}: {column}")

    def _advance(self, what: str) -> None:
        self._done += 1
        self._progress(what, self._done, max(self._done, self._total))

    def _drop(self, peer: Peer, reason: str) -> None:
        """Leave a peer out of the rest of the run and of the report."""
        self.report.notes.append(f"{peer.label}: left out, {reason}")
        for column in peer.columns:
            self._running.pop(column, None)
            self.report.remove(column)
