"""Matches for language-model agents, by the Model Context Protocol: rules, positions, moves in words.

An agent plays one seat; bots play the others and luck is dealt, so that after every call it is the agent's
turn again, or the match is over.
"""

from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import astrarium
from astrarium.bots import Agent, parse
from astrarium.cli.words import EventWords
from astrarium.core.dealer import Dealer
from astrarium.core.errors import AstrariumError, BadOption, IllegalAction
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, OVER, State
from astrarium.lab import picture
from astrarium.lab.config import fresh_seed
from astrarium.lab.opponents import bot_seed

MOST_MATCHES: Final = 64
"""The oldest gives way."""
INSTRUCTIONS: Final = (
    "You play space strategy board games. Begin with `games`, read `rules`, then `new_match`. Look at the"
    " board with `look`, choose from `legal_moves`, and `play` moves by their notation. `why_not` names the"
    " rule that forbids a move. Other seats are played for you, and dice are rolled."
)


@dataclass
class AgentMatch:
    """A match in which an agent holds a seat."""

    game: Game
    seat: int
    state: State
    dealer: Dealer
    bots: dict[int, Agent]
    words: EventWords
    told: list[str] = field(default_factory=list)

    def go_on(self) -> None:
        """Luck and bots, until the agent is to act."""
        while self.state.actor not in (OVER, self.seat):
            actor = int(self.state.actor)
            who = self.dealer if actor == CHANCE else self.bots[actor]
            self.apply(who.choose(self.state))

    def apply(self, action: int) -> None:
        """Play an action and write down what happened."""
        before = self.state.clone()
        self.state.apply(action)
        self.told.append(self.words.event(before, int(before.actor), action))

    def report(self) -> str:
        """What has happened since the last report, and what is asked."""
        news, self.told = "\n".join(self.told), []
        if self.state.actor == OVER:
            places = self.state.ranking()
            return f"{news}\nThe match is over. Points by seat: {self.state.scores()}, places: {places}."
        return f"{news}\n{self.words.prompt(self.state)}".strip()


class MatchTools:
    """All matches of one connection, and what can be asked about them."""

    def __init__(self, opponent: str) -> None:
        self.opponent = opponent
        self.begun = 0
        self.sittings: dict[str, AgentMatch] = {}

    def games(self) -> list[dict[str, Any]]:
        """The games that can be played, with their seats and options."""
        found = map(astrarium.game, astrarium.games())
        return [
            {
                "game": game.name,
                "title": game.title,
                "edition": game.edition,
                "pack": game.pack_line or None,
                "about": game.about,
                "seats": list(game.seats),
                "options": {
                    name: [option.text(choice) for choice in option.choices]
                    for name, option in game.options.items()
                },
            }
            for game in found
        ]

    def rules(self, game: str) -> str:
        """The rules of a game, clause by clause."""
        return Path(astrarium.game(game).folder, "RULES.md").read_text("utf-8")

    def new_match(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        seed: int | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Begin a match in which you hold a seat; answers the id of the match and what is asked of you."""
        rules = astrarium.game(game)
        chosen = {name: rules.parse_option(name, text) for name, text in (options or {}).items()}
        state = rules.start(seats, chosen)
        if not 0 <= seat < state.seats:
            raise BadOption(f"the seats of this match are 0 to {state.seats - 1}")
        if len(self.sittings) >= MOST_MATCHES:
            del self.sittings[next(iter(self.sittings))]
        luck = fresh_seed() if seed is None else seed
        bots = {
            other: parse(self.opponent, bot_seed(luck, other))
            for other in range(state.seats)
            if other != seat
        }
        self.begun += 1
        name = f"m{self.begun}"
        self.sittings[name] = sitting = AgentMatch(rules, seat, state, Dealer(luck), bots, EventWords(rules))
        sitting.go_on()
        return f"match {name}, you are seat {seat}\n{sitting.report()}"

    def _find(self, match: str) -> AgentMatch:
        if match not in self.sittings:
            known = ", ".join(self.sittings) or "none yet"
            raise BadOption(f"there is no match {match!r} (there are: {known})")
        return self.sittings[match]

    def look(self, match: str) -> str:
        """The board as text."""
        sitting = self._find(match)
        return picture.text(sitting.game, sitting.state)

    def view(self, match: str) -> dict[str, Any]:
        """The position as data."""
        sitting = self._find(match)
        return sitting.game.view(sitting.state)

    def legal_moves(self, match: str) -> dict[str, str]:
        """The legal moves: their notation, which `play` takes, and what each does in words."""
        sitting = self._find(match)
        if sitting.state.actor == OVER:
            return {}
        space, state = sitting.game.space, sitting.state
        return {space.text(action): sitting.words.move(state, action) for action in state.legal()}

    def play(self, match: str, move: str) -> str:
        """Play a move; answers what happened until you are to act again."""
        sitting = self._find(match)
        if sitting.state.actor == OVER:
            raise IllegalAction("the match is over")
        sitting.apply(sitting.game.action(sitting.state, move))
        sitting.go_on()
        return sitting.report()

    def why_not(self, match: str, move: str) -> str:
        """Which rule forbids a move, in words."""
        sitting = self._find(match)
        refusal = sitting.game.why_not(sitting.state, move)
        return "it is legal" if refusal is None else str(refusal)


def build(opponent: str = "greedy") -> MCPServer:
    """The server with all its tools."""
    server = MCPServer(
        "astrarium", instructions=INSTRUCTIONS, version=astrarium.__version__, log_level="ERROR"
    )
    parlour = MatchTools(opponent)
    for tool in (
        parlour.games,
        parlour.rules,
        parlour.new_match,
        parlour.look,
        parlour.view,
        parlour.legal_moves,
        parlour.play,
        parlour.why_not,
    ):
        server.tool()(kindly(tool))
    return server


def kindly(tool: Any) -> Any:
    """A tool that says what is wrong in one line, instead of failing."""

    @wraps(tool)
    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            return tool(*args, **kwargs)
        except AstrariumError as error:
            raise ToolError(str(error)) from None

    return call


def serve(opponent: str) -> None:
    """Serve on standard input and output."""
    build(opponent).run()
