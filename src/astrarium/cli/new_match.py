"""Creation of a session in the terminal: a new match, or one continued from a record."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import astrarium
from astrarium.cli.files import errors_naming, read_record
from astrarium.cli.history import History
from astrarium.cli.keys import interruptible
from astrarium.cli.output import is_interactive, out
from astrarium.cli.parameters import chosen_options, chosen_seats
from astrarium.cli.screen import Screen
from astrarium.cli.seating import DEFAULT_BOT, Seating, assign_seats, choose_people, is_bot, seats_of_record
from astrarium.cli.session import LeaveMatch, Session
from astrarium.core.dealer import BaseDealer, Dealer, SystemDealer
from astrarium.core.errors import BadOption
from astrarium.core.game import Game
from astrarium.core.state import CHANCE

DEFAULT_GAME = "globular-cluster"


@dataclass
class MatchRequest:
    """The arguments of `astrarium play` that describe a match."""

    game: str | None = None
    seats: int | None = None
    bot: str | None = None
    humans: list[int] = field(default_factory=list)
    people: int | None = None
    options: list[str] = field(default_factory=list)
    seed: int | None = None

    @property
    def assigns_people(self) -> bool:
        """Whether the arguments assign people to seats."""
        return bool(self.humans) or self.people is not None


def begin(request: MatchRequest) -> Session:
    """Return a session with a new match."""
    game = choose_game() if request.game is None else astrarium.game(request.game)
    seats = chosen_seats(game, _seat_count(game, request))
    history = History(game, seats, chosen_options(game, request.options))
    people = choose_people(seats, request.humans, request.people)
    bots = dict.fromkeys(range(seats), request.bot or DEFAULT_BOT)
    seating = assign_seats(seats, people, bots, request.seed or 0)
    return _make_session(history, seating, make_dealer(request.seed), request.seed)


def resume(path: Path, request: MatchRequest) -> Session:
    """Return a session that continues a record, with its players unless the arguments assign others."""
    if request.game is not None or request.seats is not None or request.options:
        raise BadOption("a record brings its own game, seats and options: give --load without them")
    record = read_record(path)
    with errors_naming(path):
        history = History.of(record)
    people, names = seats_of_record(record.players, record.seats, request.bot or DEFAULT_BOT)
    if request.assigns_people:
        people = choose_people(record.seats, request.humans, request.people)
    bots = {seat: request.bot or (name if is_bot(name) else DEFAULT_BOT) for seat, name in names.items()}
    seed = request.seed if request.seed is not None else _seed_of(record.seed)
    dealer = make_dealer(seed)
    if request.seed is None:
        advance_dealer(dealer, history)
    return _make_session(history, assign_seats(record.seats, people, bots, seed or 0), dealer, seed)


def choose_game() -> Game:
    """Ask which game to play; return the default game without a person to ask."""
    names = astrarium.games()
    if len(names) == 1 or not is_interactive():
        return astrarium.game(DEFAULT_GAME)
    for number, name in enumerate(names, 1):
        out().print(f"{number:>3}  {astrarium.game(name).title}", markup=False)
    answer = read_line("Which game? ").strip()
    by_number = dict(zip(map(str, range(1, len(names) + 1)), names, strict=True))
    return astrarium.game(by_number.get(answer, answer or DEFAULT_GAME))


def make_dealer(seed: int | None) -> BaseDealer:
    """Return a seeded dealer, or one that uses the operating system if `seed` is None."""
    return SystemDealer() if seed is None else Dealer(seed)


def advance_dealer(dealer: BaseDealer, history: History) -> None:
    """Advance a seeded dealer past the chance events of `history`, so that its stream continues there."""
    for entry in history.entries:
        if entry.actor == CHANCE:
            dealer.choose(entry.before)


def read_line(prompt: str = "> ") -> str:
    """Read a line from the keyboard, or from stdin and echo it; raise LeaveMatch at the end of input."""
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


def _seat_count(game: Game, request: MatchRequest) -> int | None:
    """Return the number of seats given, or else the fewest that have room for all people."""
    if request.seats is not None:
        return request.seats
    needed = max([game.seats.start, request.people or 0, *(seat + 1 for seat in request.humans)])
    return min(needed, game.seats.stop - 1)


def _seed_of(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None


def _make_session(history: History, seating: Seating, dealer: BaseDealer, seed: int | None) -> Session:
    screen = Screen(history.game, out())
    read: Callable[[], str] = read_line
    return Session(history, seating, dealer, screen, read, "" if seed is None else str(seed))
