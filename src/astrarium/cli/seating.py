"""Assignment of people and bots to seats."""

from dataclasses import dataclass
from typing import Protocol

from astrarium.core.errors import AstrariumError, BadOption
from astrarium.core.state import State

PERSON = "person"
DEFAULT_BOT = "mcts:400"
HINT_BOT = "mcts:2s"


class Bot(Protocol):
    """A player that chooses actions without the keyboard."""

    def choose(self, state: State) -> int:
        """Return one of the legal actions of `state`."""


@dataclass
class Seating:
    """The player of each seat: `names` by seat (`person`, or a bot such as `mcts:400`), and `bots`."""

    names: dict[int, str]
    bots: dict[int, Bot]

    @property
    def people(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat in self.names if seat not in self.bots]

    def name(self, seat: int) -> str:
        """Return the name of the player of `seat` for tables."""
        if seat in self.bots:
            return self.names[seat]
        return "you" if len(self.people) == 1 else "person"


def choose_people(seats: int, humans: list[int], people: int | None) -> set[int]:
    """Return the seats played at the keyboard: `humans`, or the first `people` seats (default: one)."""
    if humans and people is not None:
        raise BadOption("give either --human or --people, not both")
    for seat in humans:
        if not 0 <= seat < seats:
            raise BadOption(f"--human {seat}: the seats of this match are 0 to {seats - 1}")
    if people is not None and not 0 <= people <= seats:
        raise BadOption(f"--people {people}: this match has {seats} seats")
    return set(humans) if humans else set(range(1 if people is None else people))


def assign_seats(seats: int, people: set[int], bots: dict[int, str], seed: int) -> Seating:
    """Return the seating of `people` and `bots`; each bot gets its own seed."""
    names = {seat: PERSON if seat in people else bots[seat] for seat in range(seats)}
    return Seating(
        names, {seat: make_bot(names[seat], seed + seat) for seat in range(seats) if seat not in people}
    )


def seats_of_record(players: dict[int, str], seats: int, bot: str) -> tuple[set[int], dict[int, str]]:
    """Return the seats of people and the player names of a record.

    A seat without a name gets `bot`; if no seat has a name, seat 0 gets a person.
    """
    if not players:
        return {0}, dict.fromkeys(range(seats), bot)
    people = {seat for seat, name in players.items() if not is_bot(name)}
    return people, {seat: players.get(seat, bot) for seat in range(seats)}


def is_bot(name: str) -> bool:
    """Return whether `name` is the name of a bot."""
    try:
        make_bot(name, 0)
    except AstrariumError:
        return False
    return True


def make_bot(name: str, seed: int) -> Bot:
    """Return the bot `name`, such as `greedy`, `mcts:400` or `mcts:0.5s`."""
    from astrarium.bots import parse

    return parse(name, seed=seed)
