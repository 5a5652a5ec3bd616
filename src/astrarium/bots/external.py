"""Bots written in any language: programs that read lines and answer with moves (see docs/engine.md)."""

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
PATIENCE: Final = 60.0
FAREWELL: Final = 2.0
WISHES: Final = ("position", "view", "features")
SEPARATOR: Final = "; "


class EngineFailure(AstrariumError):
    """A program that should play a seat cannot be started, is silent, or answers with nonsense."""


def game_of(state: State) -> Game:
    """The game of a position."""
    for name in REGISTRY.names():
        game = REGISTRY.find(name)
        if type(game.start()) is type(state):
            return game
    raise EngineFailure(f"{type(state).__name__} is a position of no known game")


class Program:
    """A process that is spoken to in lines."""

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
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.strip())
        self._lines.put(None)

    def say(self, *lines: str) -> None:
        """Send lines."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write("".join(f"{line}\n" for line in lines))
            self.process.stdin.flush()
        except OSError:
            raise EngineFailure(f"the engine {self.command!r} has ended") from None

    def hear(self) -> Iterator[str]:
        """The lines it answers, each in time."""
        while True:
            try:
                line = self._lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise EngineFailure(f"the engine {self.command!r} was silent for {PATIENCE:g} s") from None
            if line is None:
                raise EngineFailure(f"the engine {self.command!r} has ended")
            yield line

    def close(self) -> None:
        """Say goodbye, and do not wait for long."""
        assert self.process.stdin is not None
        with contextlib.suppress(EngineFailure):
            self.say("quit")
        with contextlib.suppress(OSError):  # what a program did not read any more
            self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._listener.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


class External(Agent):
    """A seat of one game played by a program, which starts with the first question and ends with the bot."""

    def __init__(self, command: str, seed: int = 0) -> None:
        super().__init__(PREFIX + command, seed)
        self.command = command
        self.seed = seed
        self.program: Program | None = None
        self.wishes: set[str] = set()
        self.game: Game | None = None
        self.seats: int = 0

    def decide(self, state: State) -> i64:
        game = self.game = self.game or game_of(state)
        program = self.program or self._begin()
        if self.seats != state.seats:
            self.seats = int(state.seats)
            program.say(f"match {game.name} {game.edition} {state.seats} {self.seed} {game.space.digest}")
        program.say(*self._question(game, state), "go")
        for line in program.hear():
            word, _, text = line.partition(" ")
            if word == "move":
                return self._checked(game, state, text)
            if word not in ("", "info"):
                raise EngineFailure(f"the engine {self.command!r} answers {line[:80]!r}, not 'move ...'")
        raise AssertionError("an engine is heard until it ends")

    def _begin(self) -> Program:
        self.program = program = Program(self.command)
        program.say(f"astrarium {PROTOCOL}")
        for line in program.hear():
            word, _, text = line.partition(" ")
            if word == "ready":
                break
            if word == "want" and text in WISHES:
                self.wishes.add(text)
            elif word not in ("", "id", "info"):
                raise EngineFailure(f"the engine {self.command!r} greets with {line[:80]!r}, not 'ready'")
        return program

    def _question(self, game: Game, state: State) -> Iterator[str]:
        if "position" in self.wishes:
            yield f"position {game.name} {state.to_bytes().hex()}"
        if "view" in self.wishes:
            yield f"view {json.dumps(game.view(state), separators=(',', ':'))}"
        if "features" in self.wishes:
            yield f"features {' '.join(map(str, state.features(state.actor)))}"
        yield f"seat {state.actor}"
        yield f"legal {SEPARATOR.join(map(game.space.text, state.moves))}"

    def _checked(self, game: Game, state: State, text: str) -> int:
        try:
            return game.action(state, text)
        except AstrariumError as error:
            raise EngineFailure(f"the engine {self.command!r} plays what it may not: {error}") from None

    def __del__(self) -> None:
        if self.program is not None:
            self.program.close()
