"""Seats, and the match info for one guest."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from astrarium.core.game import REGISTRY, Game
from astrarium.core.state import OVER
from astrarium.server.errors import ApiError
from astrarium.server.lobby.identifiers import author_of, clean_name
from astrarium.server.messages import MatchInfo, SeatInfo, SeatWish
from astrarium.server.opponents.levels import find_level

Who = Literal["person", "bot", "open"]


class Seat(msgspec.Struct):
    """A seat: guest and name of a person, level of a bot, and the guests who vote for a bot here."""

    seat: int
    who: Who
    guest: str = ""
    name: str = ""
    level: str = ""
    wishes: set[str] = msgspec.field(default_factory=set)

    def belongs_to(self, guest: str) -> bool:
        """Whether `guest` holds this seat."""
        return self.who == "person" and self.guest == guest


class StoredMatch(msgspec.Struct):
    """A match without its events."""

    id: str
    game: str
    edition: int
    options: dict[str, str]
    creator: str
    private: bool
    replay: bool
    created: str
    changed: str
    number: int
    actor: int
    scores: list[int]
    places: list[int]
    invite: str
    commitment: str
    seed: str
    rematch: str
    seats: list[Seat]
    lesson: str = ""
    pack: str = ""
    size: int = 0
    played: bool = False
    compacted: bool = False
    spectator_chat: bool = False

    @property
    def rules(self) -> Game:
        """The game of the match."""
        return REGISTRY.find(self.game)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.actor == OVER

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of `guest`."""
        return [seat.seat for seat in self.seats if seat.belongs_to(guest)]

    def people(self) -> set[str]:
        """Return the guests with a seat."""
        return {seat.guest for seat in self.seats if seat.who == "person"}

    def info(self, guest: str, connected: Collection[str] = ()) -> MatchInfo:
        """Return the match as `guest` sees it; `connected` are the guests with an open connection."""
        mine = self.seats_of(guest)
        is_open = any(seat.who == "open" for seat in self.seats)
        return MatchInfo(
            match=self.id,
            game=self.game,
            options=self.options,
            seats=[_seat_info(self.id, seat, guest, connected) for seat in self.seats],
            number=self.number,
            actor=self.actor,
            over=self.over,
            replay=self.replay,
            private=self.private,
            my_turn=not self.replay and self.actor in mine,
            scores=self.scores,
            places=self.places,
            created=self.created,
            changed=self.changed,
            watchers=len(set(connected) - self.people()),
            invite=self.invite if mine and is_open and not self.replay else "",
            commitment=self.commitment,
            seed=self.seed if self.over or self.replay else "",
            rematch=self.rematch,
            lesson=self.lesson,
            spectator_chat=self.spectator_chat,
        )


def _seat_info(match: str, seat: Seat, guest: str, connected: Collection[str]) -> SeatInfo:
    person = seat.who == "person"
    return SeatInfo(
        seat=seat.seat,
        who=seat.who,
        name=seat.name,
        level=seat.level,
        here=person and seat.guest in connected,
        mine=person and seat.guest == guest,
        wishes=len(seat.wishes),
        author=author_of(match, seat.guest),
    )


def make_seats(wishes: Sequence[SeatWish], guest: str, name: str) -> list[Seat]:
    """Return the seats that `guest` asked for."""
    return [_seat(number, wish, guest, name) for number, wish in enumerate(wishes)]


def _seat(number: int, wish: SeatWish, guest: str, name: str) -> Seat:
    if wish.who == "bot":
        return Seat(number, "bot", level=find_level(wish.level).level)
    if wish.who == "open":
        return Seat(number, "open")
    own = clean_name(wish.name)
    return Seat(number, "person", guest, own or (name if wish.who == "me" else ""))


def check_seat_count(game: Game, seats: Sequence[SeatWish]) -> None:
    """Raise if the game does not support this number of seats."""
    if len(seats) not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        raise ApiError(400, "bad-option", f"{game.title} is for {few} to {many} seats, not {len(seats)}")
