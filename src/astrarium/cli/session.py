"""The loop of a match in the terminal: chance and bots act on their own, people are asked."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from astrarium.cli.history import History
from astrarium.cli.screen import Screen
from astrarium.cli.seating import Seating
from astrarium.cli.seats import seat_name, seat_text
from astrarium.core.dealer import BaseDealer
from astrarium.core.state import CHANCE, OVER


class LeaveMatch(Exception):
    """Raised when a person leaves the match."""


@dataclass
class Session:
    """A match with its players, dealer, screen and input; LeaveMatch ends it early."""

    history: History
    seating: Seating
    dealer: BaseDealer
    screen: Screen
    read: Callable[[], str]
    seed: str = ""

    def run(self) -> None:
        """Play until the match is over; LeaveMatch passes through."""
        from astrarium.cli.prompt import ask

        self.welcome()
        while self.history.state.actor != OVER:
            actor = int(self.history.state.actor)
            if actor == CHANCE:
                self.play(self.dealer.choose(self.history.state))
            elif actor in self.seating.bots:
                self.play_bot(actor)
            else:
                ask(self, actor)
        self.finish()

    def welcome(self) -> None:
        """Print the players, and how to enter moves."""
        players = [
            Text.assemble(seat_text(seat), f" ({self.seating.name(seat)})") for seat in self.seating.names
        ]
        self.screen.say(Text.assemble((self.history.game.heading, "bold"), ": ", Text(", ").join(players)))
        if self.seating.people:
            self.screen.say(
                "Type the number of a move or its notation; `help` lists the other commands.", "dim"
            )

    def play(self, action: int) -> None:
        """Apply an action and print the event."""
        self.screen.event(self.history.play(action))

    def play_bot(self, seat: int) -> None:
        """Let the bot on `seat` choose an action, and play it."""
        with self.screen.thinking(seat_text(seat).plain):
            action = self.seating.bots[seat].choose(self.history.state)
        self.play(action)

    def show(self, actor: int) -> None:
        """Print the board, the moves and the question for `actor`."""
        state = self.history.state
        self.screen.rule()
        self.screen.board(state)
        self.screen.moves(state)
        self.screen.say(self.question(actor))

    def question(self, actor: int) -> Text:
        """Return the question of the current step after the seat's shape and name, without repeating it."""
        sentence, name = self.screen.words.prompt(self.history.state), seat_name(actor)
        rest = sentence[len(name) :] if sentence.startswith(name) else f"  {sentence}"
        return Text.assemble(seat_text(actor), (rest, "bold"))

    def finish(self) -> None:
        """Print the final board and the result."""
        self.screen.rule()
        self.screen.board(self.history.state)
        self.screen.result(self.history, {seat: self.seating.name(seat) for seat in self.seating.names})
