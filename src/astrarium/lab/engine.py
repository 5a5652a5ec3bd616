"""The engine side of the line protocol: offers a bot, and the rules to programs that have none.

Every line is a request. A request that fails is answered by a line `error ...` and changes nothing.
"""

import json
from collections.abc import Callable, Iterator
from typing import Final, TextIO

import astrarium
from astrarium.bots import Agent, parse
from astrarium.bots.external import PROTOCOL, SEPARATOR
from astrarium.core.dealer import Dealer
from astrarium.core.errors import BadNotation, BadOption, IllegalAction
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, OVER, State

ACTOR_NAMES: Final = {int(CHANCE): "*", int(OVER): "over"}
HOST_INFO: Final = ("", "seat", "legal", "view", "features")
"""Lines that hosts send to every program; this engine needs only the position."""


class Engine:
    """State of one connection: a bot, and a match once one is started or a position is set."""

    def __init__(self, bot: str = "greedy", seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed
        self.agent: Agent = parse(bot, seed)
        self.game: Game | None = None
        self.state: State | None = None
        self.dealer: Dealer | None = None
        self.requests: dict[str, Callable[[str], Iterator[str]]] = {
            "astrarium": self.greet,
            "match": self.set_match,
            "position": self.set_position,
            "start": self.start,
            "seed": self.set_seed,
            "play": self.play,
            "go": self.go,
            "why": self.why,
            "show": self.show,
        }

    def answer(self, line: str) -> list[str]:
        """Handle the request in `line` and return the lines of the response."""
        request, _, arguments = line.strip().partition(" ")
        if request in HOST_INFO:
            return []
        try:
            if request not in self.requests:
                known = ", ".join(self.requests)
                raise BadNotation(f"unknown request {request!r} (there are: {known}, quit)")
            return list(self.requests[request](arguments.strip()))
        except ValueError as error:
            return [f"error {' '.join(str(error).split())}"]

    def greet(self, version: str) -> Iterator[str]:
        """Check the protocol version and yield the id and wishes of this engine."""
        if version != str(PROTOCOL):
            raise BadOption(f"this engine speaks version {PROTOCOL} of the protocol, not {version!r}")
        yield f"id astrarium {astrarium.__version__} {self.bot}"
        yield "want position"
        yield "ready"

    def set_match(self, arguments: str) -> Iterator[str]:
        """Make the bot for a match of the host: game, edition, seats, seed and digest of the actions."""
        words = arguments.split()
        if len(words) != 5:
            raise BadOption("a match has five words: game, edition, seats, seed, digest of its actions")
        game = astrarium.game(words[0])
        if words[4] != game.space.digest:
            raise BadOption(
                f"{game.name} has other actions or another pack there than here ({game.space.digest})"
            )
        self.agent = parse(self.bot, int(words[3]))
        return iter(())

    def set_position(self, arguments: str) -> Iterator[str]:
        """Set the position: the game and the bytes of the state as hexadecimal digits."""
        name, _, digits = arguments.partition(" ")
        game = astrarium.game(name)
        self.game, self.state, self.dealer = game, game.restore(bytes.fromhex(digits)), None
        return iter(())

    def start(self, arguments: str) -> Iterator[str]:
        """Start a match: the game, optionally the seats, options as NAME=VALUE."""
        words = arguments.split()
        if not words:
            raise BadOption("start what? For instance: start globular-cluster 3 borders=shared-half")
        game = astrarium.game(words[0])
        seats = int(words.pop(1)) if len(words) > 1 and words[1].isdecimal() else None
        pairs = [word.partition("=") for word in words[1:]]
        options = {name: game.parse_option(name, text) for name, _, text in pairs}
        self.game, self.state, self.dealer = game, game.start(seats, options), None
        self.agent = parse(self.bot, self.seed)
        yield "ok"

    def _match(self) -> tuple[Game, State]:
        if self.game is None or self.state is None:
            raise IllegalAction("there is no match: start one, or send a position")
        return self.game, self.state

    def set_seed(self, seed: str) -> Iterator[str]:
        """Deal chance from `seed` from now on, as soon as chance is to act."""
        self._match()
        self.dealer = Dealer(int(seed))
        self._resolve_chance()
        yield "ok"

    def _resolve_chance(self) -> None:
        """Apply outcomes of chance until a seat is to act; do nothing without a dealer."""
        _, state = self._match()
        while self.dealer is not None and state.actor == CHANCE:
            state.apply(self.dealer.choose(state))

    def play(self, move: str) -> Iterator[str]:
        """Apply `move`, the move of a seat or an outcome of chance."""
        game, state = self._match()
        state.apply(game.action(state, move))
        self._resolve_chance()
        yield "ok"

    def go(self, _arguments: str) -> Iterator[str]:
        """Yield the bot's choice."""
        game, state = self._match()
        yield f"move {game.space.text(self.agent.choose(state))}"

    def why(self, move: str) -> Iterator[str]:
        """Yield the clause that forbids `move`, or `legal`."""
        game, state = self._match()
        refusal = game.why_not(state, move)
        yield "why legal" if refusal is None else f"why {refusal.rule} {refusal.text}"

    def show(self, arguments: str) -> Iterator[str]:
        """Yield a property of the position on one line."""
        game, state = self._match()
        name, _, argument = arguments.partition(" ")
        if name not in PROPERTIES:
            raise BadNotation(f"unknown property {name!r} (there are: {', '.join(PROPERTIES)})")
        yield f"{name} {PROPERTIES[name](game, state, argument)}".rstrip()


def _features(_game: Game, state: State, seat: str) -> str:
    """Return the features from `seat`; if it is empty, from the seat to act."""
    viewer = int(seat) if seat else max(0, int(state.actor))
    if not 0 <= viewer < state.seats:
        raise BadOption(f"there is no seat {viewer}")
    return " ".join(map(str, state.features(viewer)))


PROPERTIES: Final[dict[str, Callable[[Game, State, str], str]]] = {
    "actor": lambda _game, state, _: ACTOR_NAMES.get(int(state.actor), str(state.actor)),
    "legal": lambda game, state, _: SEPARATOR.join(map(game.space.text, state.moves)),
    "weights": lambda _game, state, _: " ".join(map(str, state.odds)),
    "scores": lambda _game, state, _: " ".join(map(str, state.scores())),
    "places": lambda _game, state, _: " ".join(map(str, state.ranking())),
    "features": _features,
    "view": lambda game, state, _: json.dumps(game.view(state), separators=(",", ":")),
    "key": lambda _game, state, _: state.key().hex(),
}


def serve(engine: Engine, source: TextIO, sink: TextIO) -> None:
    """Answer the requests in `source` until it ends or has a line `quit`."""
    for line in source:
        if line.strip() == "quit":
            return
        for response in engine.answer(line):
            print(response, file=sink, flush=True)
