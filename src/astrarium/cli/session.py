"""A match at the terminal: chance and bots act by themselves, people are asked."""

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
    """A person has had enough."""


@dataclass
class Session:
    """Everything at the table, and the means to read a line from a person. Leave ends it early."""

    history: History
    seating: Seating
    dealer: BaseDealer
    screen: Screen
    read: Callable[[], str]
    seed: str = ""

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        from astrarium.cli.prompt import ask

        self.welcome()
        while self.history.state.actor != OVER:
            actor = int(self.history.state.actor)
            if actor == CHANCE:
                self.play(self.dealer.choose(self.history.state))
            elif actor in self.seating.bots:
                self.let_bot_play(actor)
            else:
                ask(self, actor)
        self.finish()

    def welcome(self) -> None:
        """Who sits where, and how to begin."""
        players = [
            Text.assemble(seat_text(seat), f" ({self.seating.name(seat)})") for seat in self.seating.names
        ]
        self.screen.say(Text.assemble((self.history.game.heading, "bold"), ": ", Text(", ").join(players)))
        if self.seating.people:
            self.screen.say(
                "Type the number of a move or its notation; `help` lists what else there is.", "dim"
            )

    def play(self, action: int) -> None:
        """Play an action and tell it."""
        self.screen.event(self.history.play(action))

    def let_bot_play(self, seat: int) -> None:
        """A bot thinks and plays."""
        with self.screen.thinking(seat_text(seat).plain):
            action = self.seating.bots[seat].choose(self.history.state)
        self.play(action)

    def show(self, actor: int) -> None:
        """The board, the moves and what is asked."""
        state = self.history.state
        self.screen.rule()
        self.screen.board(state)
        self.screen.moves(state)
        self.screen.say(self.question(actor))

    def question(self, actor: int) -> Text:
        """Who is asked, and what; the sentence names the seat, or else we do."""
        asked, name = self.screen.words.prompt(self.history.state), seat_name(actor)
        rest = asked[len(name) :] if asked.startswith(name) else f"  {asked}"
        return Text.assemble(seat_text(actor), (rest, "bold"))

    def finish(self) -> None:
        """The last board and the result."""
        self.screen.rule()
        self.screen.board(self.history.state)
        self.screen.result(self.history, {seat: self.seating.name(seat) for seat in self.seating.names})
