"""Who sits where: people and bots."""

from dataclasses import dataclass
from typing import Protocol

from astrarium.core.errors import AstrariumError, BadOption
from astrarium.core.state import State

PERSON = "person"
DEFAULT_BOT = "mcts:400"
HINT_BOT = "mcts:2s"


class Bot(Protocol):
    """Whoever chooses without being asked at the keyboard."""

    def choose(self, state: State) -> int:
        """One of the legal actions."""


@dataclass
class Seating:
    """The names of all seats (`person`, or a bot such as `mcts:400`) and the bots themselves."""

    names: dict[int, str]
    bots: dict[int, Bot]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in self.names if seat not in self.bots]

    def name(self, seat: int) -> str:
        """How a seat is called in tables."""
        if seat in self.bots:
            return self.names[seat]
        return "you" if len(self.people) == 1 else "person"


def choose_people(seats: int, humans: list[int], people: int | None) -> set[int]:
    """The seats at the keyboard: those named, or the first so many."""
    if humans and people is not None:
        raise BadOption("give either --human or --people, not both")
    for seat in humans:
        if not 0 <= seat < seats:
            raise BadOption(f"--human {seat}: the seats of this match are 0 to {seats - 1}")
    if people is not None and not 0 <= people <= seats:
        raise BadOption(f"--people {people}: this match has {seats} seats")
    return set(humans) if humans else set(range(1 if people is None else people))


def seat_all(seats: int, people: set[int], bots: dict[int, str], seed: int) -> Seating:
    """Put people and bots on their seats; every bot has a seed of its own."""
    names = {seat: PERSON if seat in people else bots[seat] for seat in range(seats)}
    return Seating(
        names, {seat: make_bot(names[seat], seed + seat) for seat in range(seats) if seat not in people}
    )


def seats_of_record(players: dict[int, str], seats: int, bot: str) -> tuple[set[int], dict[int, str]]:
    """Who sat where when a record was saved; unknown seats go to bots, the first one to a person."""
    if not players:
        return {0}, dict.fromkeys(range(seats), bot)
    people = {seat for seat, name in players.items() if not is_bot(name)}
    return people, {seat: players.get(seat, bot) for seat in range(seats)}


def is_bot(name: str) -> bool:
    """Whether a player's name is that of a bot."""
    try:
        make_bot(name, 0)
    except AstrariumError:
        return False
    return True


def make_bot(name: str, seed: int) -> Bot:
    """The bot of a name such as `greedy`, `mcts:400` or `mcts:0.5s`."""
    from astrarium.bots import parse

    return parse(name, seed=seed)
