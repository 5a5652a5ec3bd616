"""Moves, events and questions in words, from the messages of the game; the notation where one is missing."""

from fluent.runtime import FluentBundle, FluentResource

from astrarium.cli.seats import seat_name
from astrarium.core.game import Facts, Game, View
from astrarium.core.state import State
from astrarium.facts import concerned, move_facts, plain_facts, prompt_facts
from astrarium.translations import words

LANGUAGE = "en"


class EventWords:
    """The messages of a game."""

    def __init__(self, game: Game, language: str = LANGUAGE) -> None:
        self.game = game
        # Marks around every name for mixed writing directions would only disturb a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(words(game, language)))
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
        who = self._who(state, int(state.actor))
        facts: Facts = {**prompt_facts(self.game, self._view(state)), "who": who}
        return self._say(f"ask-{facts.get('step', '')}", facts) or f"{who}, choose a move."

    def source(self, source: int) -> str:
        """Return the name of the card or tile behind a note, empty if there is none."""
        component = self.game.ledger.component(source)
        return self.card(component) if component else ""

    def card(self, card: str) -> str:
        """Return the name of a card, its token if it has none."""
        return self._say(self.game.ledger.name_id(card), {}) or card

    def reason(self, state: State, clause: str) -> str:
        """Return why a clause pays, with the figures of this match where the game states them."""
        stated = self._say(f"reason-{clause}", plain_facts(self._view(state)))
        return stated or self.game.catalogue.text(clause)

    def _about(self, state: State, action: int) -> Facts:
        """The plain facts of the position and those of the move."""
        view = self._view(state)
        return plain_facts(view) | move_facts(self.game, view, self.game.space.targets(action))

    def _view(self, state: State) -> View:
        """The view of a position, made once for all its moves."""
        key = state.key()
        if self._seen[0] != key:
            self._seen = (key, self.game.view(state))
        return self._seen[1]

    def _who(self, before: State, actor: int) -> str:
        seat = concerned(before, actor)
        return seat_name(seat) if seat >= 0 else "Chance"

    def _say(self, message_id: str, arguments: Facts) -> str:
        """The message, empty if it is missing or asks for something we do not know."""
        if not self._bundle.has_message(message_id):
            return ""
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return "" if errors else str(text)
