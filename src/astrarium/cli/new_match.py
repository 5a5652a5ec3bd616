"""How a match at the terminal comes about: new, or continued from a record."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import astrarium
from astrarium.cli.files import located, read_record
from astrarium.cli.history import History
from astrarium.cli.keys import interruptible
from astrarium.cli.output import is_interactive, out
from astrarium.cli.parameters import chosen_options, chosen_seats
from astrarium.cli.screen import Screen
from astrarium.cli.seating import DEFAULT_BOT, Seating, choose_people, is_bot, seat_all, seats_of_record
from astrarium.cli.session import LeaveMatch, Session
from astrarium.core.dealer import BaseDealer, Dealer, SystemDealer
from astrarium.core.errors import BadOption
from astrarium.core.game import Game
from astrarium.core.state import CHANCE

DEFAULT_GAME = "globular-cluster"


@dataclass
class MatchRequest:
    """What was asked for at the command line."""

    game: str | None = None
    seats: int | None = None
    bot: str | None = None
    humans: list[int] = field(default_factory=list)
    people: int | None = None
    options: list[str] = field(default_factory=list)
    seed: int | None = None

    @property
    def reseats(self) -> bool:
        """Whether it says who sits where."""
        return bool(self.humans) or self.people is not None


def begin(wishes: MatchRequest) -> Session:
    """A new match."""
    game = choose_game() if wishes.game is None else astrarium.game(wishes.game)
    seats = chosen_seats(game, _seats_wanted(game, wishes))
    history = History(game, seats, chosen_options(game, wishes.options))
    people = choose_people(seats, wishes.humans, wishes.people)
    bots = dict.fromkeys(range(seats), wishes.bot or DEFAULT_BOT)
    seating = seat_all(seats, people, bots, wishes.seed or 0)
    return _sit_down(history, seating, make_dealer(wishes.seed), wishes.seed)


def resume(path: Path, wishes: MatchRequest) -> Session:
    """A match continued from a record, with the seats as they were unless said otherwise."""
    if wishes.game is not None or wishes.seats is not None or wishes.options:
        raise BadOption("a record brings its own game, seats and options: give --load without them")
    record = read_record(path)
    with located(path):
        history = History.of(record)
    people, names = seats_of_record(record.players, record.seats, wishes.bot or DEFAULT_BOT)
    if wishes.reseats:
        people = choose_people(record.seats, wishes.humans, wishes.people)
    bots = {seat: wishes.bot or (name if is_bot(name) else DEFAULT_BOT) for seat, name in names.items()}
    seed = wishes.seed if wishes.seed is not None else _seed_of(record.seed)
    dealer = make_dealer(seed)
    if wishes.seed is None:
        catch_up(dealer, history)
    return _sit_down(history, seat_all(record.seats, people, bots, seed or 0), dealer, seed)


def choose_game() -> Game:
    """The only game, or the one a person picks."""
    names = astrarium.games()
    if len(names) == 1 or not is_interactive():
        return astrarium.game(DEFAULT_GAME)
    for number, name in enumerate(names, 1):
        out().print(f"{number:>3}  {astrarium.game(name).title}", markup=False)
    answer = read_line("Which game? ").strip()
    by_number = dict(zip(map(str, range(1, len(names) + 1)), names, strict=True))
    return astrarium.game(by_number.get(answer, answer or DEFAULT_GAME))


def make_dealer(seed: int | None) -> BaseDealer:
    """Luck from a seed, or from the operating system."""
    return SystemDealer() if seed is None else Dealer(seed)


def catch_up(dealer: BaseDealer, history: History) -> None:
    """Let a seeded dealer deal what has been dealt already, so that its luck goes on where it stopped."""
    for entry in history.entries:
        if entry.actor == CHANCE:
            dealer.choose(entry.before)


def read_line(prompt: str = "> ") -> str:
    """A line from the keyboard, or from whatever stands in for it; it is echoed there."""
    try:
        if is_interactive():
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history for `input`)
            with interruptible():
                return input(prompt)
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        print()
        raise LeaveMatch from None
    if not line:
        raise LeaveMatch
    print(f"{prompt}{line.rstrip()}")
    return line


def _seats_wanted(game: Game, wishes: MatchRequest) -> int | None:
    """As many as said; else enough for all people."""
    if wishes.seats is not None:
        return wishes.seats
    needed = max([game.seats.start, wishes.people or 0, *(seat + 1 for seat in wishes.humans)])
    return min(needed, game.seats.stop - 1)


def _seed_of(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None


def _sit_down(history: History, seating: Seating, dealer: BaseDealer, seed: int | None) -> Session:
    screen = Screen(history.game, out())
    read: Callable[[], str] = read_line
    return Session(history, seating, dealer, screen, read, "" if seed is None else str(seed))
