"""Bots in any language: programs that speak the line protocol (see docs/engine.md)."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.core.errors import AstrariumError
from astrarium.core.game import REGISTRY, Game
from astrarium.core.state import State

PROTOCOL: Final = 1
PREFIX: Final = "engine:"
REPLY_SECONDS: Final = 60.0
"""Time a program has for each line of a reply."""
EXIT_SECONDS: Final = 2.0
"""Time a program has to exit after `quit`; then it is killed."""
OPTIONAL_INFO: Final = ("position", "view", "features")
"""What a program can ask for by `want`."""
SEPARATOR: Final = "; "


class EngineFailure(AstrariumError):
    """A program could not be started, ended, timed out or broke the protocol."""


def game_of(state: State) -> Game:
    """Return the game whose positions have the type of `state`."""
    for name in REGISTRY.names():
        game = REGISTRY.find(name)
        if type(game.start()) is type(state):
            return game
    raise EngineFailure(f"{type(state).__name__} is a position of no known game")


class Program:
    """A process with line-based input and output; a thread reads its output into a queue."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(f"the engine {command!r} cannot be started: {error}") from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Queue the lines of the program, and None at the end of its output."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.strip())
        self._lines.put(None)

    def send(self, *lines: str) -> None:
        """Send `lines`; raise if the program has ended."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()
        except OSError:
            raise EngineFailure(f"the engine {self.command!r} has ended") from None

    def receive(self) -> Iterator[str]:
        """Yield the lines of the program; raise if one does not arrive in time or the program ends."""
        while True:
            try:
                line = self._lines.get(timeout=REPLY_SECONDS)
            except queue.Empty:
                message = f"the engine {self.command!r} was silent for {REPLY_SECONDS:g} s"
                raise EngineFailure(message) from None
            if line is None:
                raise EngineFailure(f"the engine {self.command!r} has ended")
            yield line

    def close(self) -> None:
        """Send `quit`, wait for the exit of the process and kill it after a timeout."""
        assert self.process.stdin is not None
        with contextlib.suppress(EngineFailure):
            self.send("quit")
        with contextlib.suppress(OSError):  # raised if the program left input unread
            self.process.stdin.close()
        try:
            self.process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


class External(Agent):
    """A bot played by a program, which is started for the first decision and ended with the bot."""

    def __init__(self, command: str, seed: int = 0) -> None:
        super().__init__(PREFIX + command, seed)
        self.command = command
        self.seed = seed
        self.program: Program | None = None
        self.wanted: set[str] = set()
        self.game: Game | None = None
        self.seats: int = 0

    def decide(self, state: State) -> i64:
        game = self.game = self.game or game_of(state)
        program = self.program or self._start()
        if self.seats != state.seats:
            self.seats = int(state.seats)
            program.send(f"match {game.name} {game.edition} {state.seats} {self.seed} {game.space.digest}")
        program.send(*self._describe(game, state), "go")
        for line in program.receive():
            word, _, text = line.partition(" ")
            if word == "move":
                return self._parse_move(game, state, text)
            if word not in ("", "info"):
                raise EngineFailure(f"the engine {self.command!r} answers {line[:80]!r}, not 'move ...'")
        raise AssertionError("receive() never returns")

    def _start(self) -> Program:
        """Start the program and exchange greetings."""
        self.program = program = Program(self.command)
        program.send(f"astrarium {PROTOCOL}")
        for line in program.receive():
            word, _, text = line.partition(" ")
            if word == "ready":
                break
            if word == "want" and text in OPTIONAL_INFO:
                self.wanted.add(text)
            elif word not in ("", "id", "info"):
                raise EngineFailure(f"the engine {self.command!r} greets with {line[:80]!r}, not 'ready'")
        return program

    def _describe(self, game: Game, state: State) -> Iterator[str]:
        """Yield the lines that describe a decision, as far as the program wants them."""
        if "position" in self.wanted:
            yield f"position {game.name} {state.to_bytes().hex()}"
        if "view" in self.wanted:
            yield f"view {json.dumps(game.view(state), separators=(',', ':'))}"
        if "features" in self.wanted:
            yield f"features {' '.join(map(str, state.features(state.actor)))}"
        yield f"seat {state.actor}"
        yield f"legal {SEPARATOR.join(map(game.space.text, state.moves))}"

    def _parse_move(self, game: Game, state: State, text: str) -> int:
        """Return the action in `text`; raise if it is not legal."""
        try:
            return game.action(state, text)
        except AstrariumError as error:
            raise EngineFailure(f"the engine {self.command!r} plays an illegal move: {error}") from None

    def __del__(self) -> None:
        if self.program is not None:
            self.program.close()
