"""Moves, events and questions as sentences: Fluent messages of the game, or else the notation."""

from fluent.runtime import FluentBundle, FluentResource

from astrarium.cli.seats import seat_name
from astrarium.core.clauses import source_names
from astrarium.core.game import Facts, Game, Refusal, View
from astrarium.core.state import State
from astrarium.facts import concerned, move_facts, plain_facts, prompt_facts
from astrarium.translations import words

LANGUAGE = "en"


class EventWords:
    """Formats the messages of a game in one language."""

    def __init__(self, game: Game, language: str = LANGUAGE) -> None:
        self.game = game
        # Terminals would show the isolation marks of bidirectional text.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(words(game, language)))
        self._last_view: tuple[bytes, View] = (b"", {})

    def move(self, state: State, action: int) -> str:
        """Return a legal move as a phrase."""
        kind = self.game.space.kind(action).name
        return self._format(f"do-{kind}", self._move_arguments(state, action)) or self.game.space.text(action)

    def event(self, before: State, actor: int, action: int) -> str:
        """Return the event `action` of `actor` in the position `before` as a sentence."""
        kind, who = self.game.space.kind(action).name, self._actor_name(before, actor)
        sentence = self._format(f"log-{kind}", {**self._move_arguments(before, action), "who": who})
        return sentence or f"{who}: {self.game.space.text(action)}"

    def prompt(self, state: State) -> str:
        """Return the question for the seat that must act."""
        who = self._actor_name(state, int(state.actor))
        facts: Facts = {**prompt_facts(self.game, self._view(state)), "who": who}
        return self._format(f"ask-{facts.get('step', '')}", facts) or f"{who}, choose a move."

    def source(self, source: int) -> str:
        """Return the name of the card or tile with the number `source`, empty if there is none."""
        component = self.game.ledger.component(source)
        return self.card(component) if component else ""

    def card(self, card: str) -> str:
        """Return the name of a card, or else its token."""
        return self._format(self.game.ledger.name_id(card), {}) or card

    def reason(self, state: State, clause: str) -> str:
        """Return the reason why `clause` pays points: the game's message, or else the text of the clause."""
        stated = self._format(f"reason-{clause}", plain_facts(self._view(state)))
        return stated or self.game.catalogue.text(clause)

    def refusal(self, refusal: Refusal) -> str:
        """Return the numbers that forbid an action, or else its clause, then id and source of the clause."""
        stated = self._format(f"why-{refusal.rule}", refusal.facts) if refusal.facts else ""
        if not stated:
            return str(refusal)
        return f"{stated} ({refusal.rule}; {source_names(refusal.sources)})"

    def _move_arguments(self, state: State, action: int) -> Facts:
        """Return the message arguments for a move: facts of the position and of the move."""
        view = self._view(state)
        return plain_facts(view) | move_facts(self.game, view, self.game.space.targets(action))

    def _view(self, state: State) -> View:
        """Return the view of `state`; the last view is cached, since all moves of a position need it."""
        key = state.key()
        if self._last_view[0] != key:
            self._last_view = (key, self.game.view(state))
        return self._last_view[1]

    def _actor_name(self, before: State, actor: int) -> str:
        seat = concerned(before, actor)
        return seat_name(seat) if seat >= 0 else "Chance"

    def _format(self, message_id: str, arguments: Facts) -> str:
        """Format a message; empty if it is missing or an argument is unknown."""
        if not self._bundle.has_message(message_id):
            return ""
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return "" if errors else str(text)
