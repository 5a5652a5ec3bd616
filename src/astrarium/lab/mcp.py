"""A Model Context Protocol server for language models: rules, positions and moves as text.

The client plays one seat. Chance and bots act inside, so after every call it is the client's turn, or the
match is over.
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

MAX_MATCHES: Final = 64
"""Matches kept; a new one beyond that evicts the oldest."""
INSTRUCTIONS: Final = (
    "You play space strategy board games. Begin with `games`, read `rules`, then `new_match`. Look at the"
    " board with `look`, choose from `legal_moves`, and `play` moves by their notation. `why_not` names the"
    " rule that forbids a move. Other seats are played for you, and dice are rolled."
)


@dataclass
class AgentMatch:
    """A match in which the client plays `seat` and `bots` play the others."""

    game: Game
    seat: int
    state: State
    dealer: Dealer
    bots: dict[int, Agent]
    words: EventWords
    unreported: list[str] = field(default_factory=list)

    def advance(self) -> None:
        """Apply the actions of chance and bots until the client is to act or the match is over."""
        while self.state.actor not in (OVER, self.seat):
            actor = int(self.state.actor)
            chooser = self.dealer if actor == CHANCE else self.bots[actor]
            self.apply(chooser.choose(self.state))

    def apply(self, action: int) -> None:
        """Apply `action` and add its description to the next report."""
        before = self.state.clone()
        self.state.apply(action)
        self.unreported.append(self.words.event(before, int(before.actor), action))

    def report(self) -> str:
        """Return the events since the last report, and the prompt or the result."""
        events, self.unreported = "\n".join(self.unreported), []
        if self.state.actor == OVER:
            places = self.state.ranking()
            return f"{events}\nThe match is over. Points by seat: {self.state.scores()}, places: {places}."
        return f"{events}\n{self.words.prompt(self.state)}".strip()


class MatchTools:
    """The tools of one connection, and its matches by id. Clients read the docstrings of the tools."""

    def __init__(self, opponent: str) -> None:
        self.opponent = opponent
        self.started = 0
        self.matches: dict[str, AgentMatch] = {}

    def games(self) -> list[dict[str, Any]]:
        """List the games with their seats and options."""
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
            for game in map(astrarium.game, astrarium.games())
        ]

    def rules(self, game: str) -> str:
        """Return the rules of a game, clause by clause."""
        return Path(astrarium.game(game).folder, "RULES.md").read_text("utf-8")

    def new_match(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        seed: int | None = None,
        options: dict[str, str] | None = None,
    ) -> str:
        """Start a match in which you play `seat`; returns the id of the match and your first decision."""
        rules = astrarium.game(game)
        settings = {name: rules.parse_option(name, text) for name, text in (options or {}).items()}
        state = rules.start(seats, settings)
        if not 0 <= seat < state.seats:
            raise BadOption(f"the seats of this match are 0 to {state.seats - 1}")
        if len(self.matches) >= MAX_MATCHES:
            del self.matches[next(iter(self.matches))]
        match_seed = fresh_seed() if seed is None else seed
        bots = {
            other: parse(self.opponent, bot_seed(match_seed, other))
            for other in range(state.seats)
            if other != seat
        }
        self.started += 1
        match_id = f"m{self.started}"
        match = AgentMatch(rules, seat, state, Dealer(match_seed), bots, EventWords(rules))
        self.matches[match_id] = match
        match.advance()
        return f"match {match_id}, you are seat {seat}\n{match.report()}"

    def _find(self, match_id: str) -> AgentMatch:
        if match_id not in self.matches:
            known = ", ".join(self.matches) or "none yet"
            raise BadOption(f"there is no match {match_id!r} (there are: {known})")
        return self.matches[match_id]

    def look(self, match: str) -> str:
        """Return the board as text."""
        found = self._find(match)
        return picture.text(found.game, found.state)

    def view(self, match: str) -> dict[str, Any]:
        """Return the position as data."""
        found = self._find(match)
        return found.game.view(found.state)

    def legal_moves(self, match: str) -> dict[str, str]:
        """Map the notation of each legal move, which `play` takes, to a description."""
        found = self._find(match)
        if found.state.actor == OVER:
            return {}
        space, state = found.game.space, found.state
        return {space.text(action): found.words.move(state, action) for action in state.legal()}

    def play(self, match: str, move: str) -> str:
        """Play a move; returns the events until your next turn."""
        found = self._find(match)
        if found.state.actor == OVER:
            raise IllegalAction("the match is over")
        found.apply(found.game.action(found.state, move))
        found.advance()
        return found.report()

    def why_not(self, match: str, move: str) -> str:
        """Return the rule that forbids a move."""
        found = self._find(match)
        refusal = found.game.why_not(found.state, move)
        return "it is legal" if refusal is None else str(refusal)


def build(opponent: str = "greedy") -> MCPServer:
    """Return a server with all tools; the bot `opponent` plays the other seats."""
    server = MCPServer(
        "astrarium", instructions=INSTRUCTIONS, version=astrarium.__version__, log_level="ERROR"
    )
    tools = MatchTools(opponent)
    for tool in (
        tools.games,
        tools.rules,
        tools.new_match,
        tools.look,
        tools.view,
        tools.legal_moves,
        tools.play,
        tools.why_not,
    ):
        server.tool()(with_tool_errors(tool))
    return server


def with_tool_errors(tool: Any) -> Any:
    """Wrap `tool` so that the errors of Astrarium become tool errors of one line."""

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
