"""Moves, events and questions in words, from the messages of the game; the notation where one is missing."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from astrarium.cli.seats import seat_name
from astrarium.core.game import Game, View
from astrarium.core.state import CHANCE, State

LANGUAGE = "en"
Arguments = dict[str, str | int]


class Words:
    """The messages of a game."""

    def __init__(self, game: Game, language: str = LANGUAGE) -> None:
        self.game = game
        # Marks around every name for mixed writing directions would only disturb a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        path = Path(game.folder, "locale", f"{language}.ftl")
        if path.is_file():
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
        self._seen: tuple[bytes, View] = (b"", {})

    def move(self, state: State, action: int) -> str:
        """A legal move in words."""
        kind = self.game.space.kind(action).name
        return self._say(f"do-{kind}", self._about(state, action)) or self.game.space.text(action)

    def event(self, before: State, actor: int, action: int) -> str:
        """What somebody did in a position, as a sentence."""
        kind, who = self.game.space.kind(action).name, self._who(before, actor)
        told = self._say(f"log-{kind}", {**self._about(before, action), "who": who})
        return told or f"{who}: {self.game.space.text(action)}"

    def prompt(self, state: State) -> str:
        """What is asked of the seat that is to act."""
        facts, who = self._facts(state), self._who(state, int(state.actor))
        facts.update({"who": who, "tile": facts.get("in_hand", "")})
        return self._say(f"ask-{facts.get('step', '')}", facts) or f"{who}, choose a move."

    def _about(self, state: State, action: int) -> Arguments:
        """The plain facts of the position, what the slots of an action stand for, its slots and its price."""
        targets = self.game.space.targets(action)
        about = self._facts(state)
        for slot, token in targets.items():
            about |= _names(self._view(state), slot, token)
        about |= {slot: _argument(token) for slot, token in targets.items()}
        price = self._price(state, targets)
        return about if price is None else {**about, "price": price}

    def _facts(self, state: State) -> Arguments:
        """What the view says in single words and numbers."""
        return {name: fact for name, fact in self._view(state).items() if isinstance(fact, (str, int))}

    def _price(self, state: State, targets: dict[str, str]) -> int | None:
        """What the border between two places costs, if the action crosses one."""
        board = self._view(state).get("board")
        tile = board.get(targets.get("from", "")) if isinstance(board, dict) else None
        borders = tile.get("borders") if isinstance(tile, dict) else None
        price = borders.get(targets.get("to", "")) if isinstance(borders, dict) else None
        return price if isinstance(price, int) else None

    def _view(self, state: State) -> View:
        """The view of a position, made once for all its moves."""
        key = state.key()
        if self._seen[0] != key:
            self._seen = (key, self.game.view(state))
        return self._seen[1]

    def _who(self, before: State, actor: int) -> str:
        seat = int(before.step_seat()) if actor == CHANCE and len(before.agenda) else actor
        return seat_name(seat) if seat >= 0 else "Chance"

    def _say(self, message_id: str, arguments: dict[str, str | int]) -> str:
        """The message, empty if it is missing or asks for something we do not know."""
        if not self._bundle.has_message(message_id):
            return ""
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return "" if errors else str(text)


def _names(view: View, slot: str, token: str) -> Arguments:
    """What a token of an action stands for in this position, if the view says so."""
    names = view.get("names")
    tokens = names.get(slot) if isinstance(names, dict) else None
    found = tokens.get(token) if isinstance(tokens, dict) else None
    return found if isinstance(found, dict) else {}


def _argument(token: str) -> str | int:
    """A token as messages want it: numbers as numbers, so that they match numeric variants."""
    return int(token) if token.isascii() and token.isdigit() else token
