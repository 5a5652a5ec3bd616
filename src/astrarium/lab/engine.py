"""Our side of the line protocol: a bot that plays for others, and the rules for programs that have none.

Every line is a request; whatever is wrong with one is answered by a line `error ...`, and nothing changes.
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

NOBODY: Final = {int(CHANCE): "*", int(OVER): "over"}


class Engine:
    """A conversation: a bot, and a match if there is one."""

    def __init__(self, bot: str = "greedy", seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed
        self.agent: Agent = parse(bot, seed)
        self.game: Game | None = None
        self.state: State | None = None
        self.dealer: Dealer | None = None
        self.requests: dict[str, Callable[[str], Iterator[str]]] = {
            "astrarium": self.greet,
            "match": self.meet,
            "position": self.place,
            "start": self.start,
            "seed": self.deal,
            "play": self.play,
            "go": self.go,
            "why": self.why,
            "show": self.show,
        }

    def answer(self, line: str) -> list[str]:
        """The lines that answer a line."""
        word, _, rest = line.strip().partition(" ")
        if word in ("", "seat", "legal", "view", "features"):  # what a host tells anyway
            return []
        try:
            if word not in self.requests:
                raise BadNotation(f"unknown request {word!r} (there are: {', '.join(self.requests)}, quit)")
            return list(self.requests[word](rest.strip()))
        except ValueError as error:
            return [f"error {' '.join(str(error).split())}"]

    def greet(self, rest: str) -> Iterator[str]:
        """Who we are, and what we want to know."""
        if rest != str(PROTOCOL):
            raise BadOption(f"we speak version {PROTOCOL} of the protocol, not {rest!r}")
        yield f"id astrarium {astrarium.__version__} {self.bot}"
        yield "want position"
        yield "ready"

    def meet(self, rest: str) -> Iterator[str]:
        """A match begins in which we play: its game, edition, seats, seed and space."""
        words = rest.split()
        if len(words) != 5:
            raise BadOption("a match has five words: game, edition, seats, seed, digest of its actions")
        game = astrarium.game(words[0])
        if words[4] != game.space.digest:
            raise BadOption(
                f"{game.name} has other actions or another pack there than here ({game.space.digest})"
            )
        self.agent = parse(self.bot, int(words[3]))
        return iter(())

    def place(self, rest: str) -> Iterator[str]:
        """A position: the game and the bytes of the state as hexadecimal digits."""
        name, _, digits = rest.partition(" ")
        game = astrarium.game(name)
        self.game, self.state, self.dealer = game, game.restore(bytes.fromhex(digits)), None
        return iter(())

    def start(self, rest: str) -> Iterator[str]:
        """A new match of our own: the game, the seats, options as NAME=VALUE."""
        words = rest.split()
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

    def deal(self, rest: str) -> Iterator[str]:
        """From now on luck is dealt from a seed, as soon as it is due."""
        self._match()
        self.dealer = Dealer(int(rest))
        self._let_luck_decide()
        yield "ok"

    def _let_luck_decide(self) -> None:
        _, state = self._match()
        while self.dealer is not None and state.actor == CHANCE:
            state.apply(self.dealer.choose(state))

    def play(self, rest: str) -> Iterator[str]:
        """Somebody's move, or an outcome of luck."""
        game, state = self._match()
        state.apply(game.action(state, rest))
        self._let_luck_decide()
        yield "ok"

    def go(self, _rest: str) -> Iterator[str]:
        """What we would play."""
        game, state = self._match()
        yield f"move {game.space.text(self.agent.choose(state))}"

    def why(self, rest: str) -> Iterator[str]:
        """Why a move is not legal; `legal` if it is."""
        game, state = self._match()
        refusal = game.why_not(state, rest)
        yield "why legal" if refusal is None else f"why {refusal.rule} {refusal.text}"

    def show(self, rest: str) -> Iterator[str]:
        """Something about the position, on one line."""
        game, state = self._match()
        what, _, which = rest.partition(" ")
        if what not in SHOWN:
            raise BadNotation(f"nothing is called {what!r} (there are: {', '.join(SHOWN)})")
        yield f"{what} {SHOWN[what](game, state, which)}".rstrip()


def _features(_game: Game, state: State, seat: str) -> str:
    number = int(seat) if seat else max(0, int(state.actor))
    if not 0 <= number < state.seats:
        raise BadOption(f"there is no seat {number}")
    return " ".join(map(str, state.features(number)))


SHOWN: Final[dict[str, Callable[[Game, State, str], str]]] = {
    "actor": lambda _game, state, _: NOBODY.get(int(state.actor), str(state.actor)),
    "legal": lambda game, state, _: SEPARATOR.join(map(game.space.text, state.moves)),
    "weights": lambda _game, state, _: " ".join(map(str, state.odds)),
    "scores": lambda _game, state, _: " ".join(map(str, state.scores())),
    "places": lambda _game, state, _: " ".join(map(str, state.ranking())),
    "features": _features,
    "view": lambda game, state, _: json.dumps(game.view(state), separators=(",", ":")),
    "key": lambda _game, state, _: state.key().hex(),
}


def converse(engine: Engine, source: TextIO, sink: TextIO) -> None:
    """Answer lines until there are no more, or somebody says `quit`."""
    for line in source:
        if line.strip() == "quit":
            return
        for answer in engine.answer(line):
            print(answer, file=sink, flush=True)
