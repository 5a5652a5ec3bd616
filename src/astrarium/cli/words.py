"""Moves, events and questions in words, from the messages of the game; the notation where one is missing."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from astrarium.cli.seats import seat_name
from astrarium.core.game import Game
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
        view = self.game.view(state)
        facts = {name: value for name, value in view.items() if isinstance(value, (str, int))}
        return self._say(f"ask-{view.get('step', '')}", facts) or "choose a move"

    def group(self, kind: str) -> str:
        """The heading over the moves of a kind."""
        return self._say(f"kind-{kind}", {}) or kind

    def _about(self, state: State, action: int) -> Arguments:
        return {**self.game.space.targets(action)}

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
