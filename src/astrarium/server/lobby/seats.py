"""Seats, and the match info for one guest."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from astrarium.core.game import REGISTRY, Game
from astrarium.core.record import Contribution
from astrarium.core.state import OVER
from astrarium.server.errors import ApiError
from astrarium.server.lobby.identifiers import author_of, clean_name, new_token
from astrarium.server.messages import MatchInfo, Present, SeatInfo, SeatWish
from astrarium.server.opponents.levels import find_character, find_level

Who = Literal["person", "bot", "open"]
INVITE_LENGTH = 12


class Seat(msgspec.Struct):
    """A seat: guest and name of a person, level and character of a bot, and the guests who vote for a bot.

    An open seat has the token of its invitation in `invite`; it is replaced whenever the seat opens again.
    `version` counts the changes of the seat, so that of two concurrent changes only one is stored.
    """

    seat: int
    who: Who
    guest: str = ""
    name: str = ""
    level: str = ""
    wishes: set[str] = msgspec.field(default_factory=set)
    invite: str = ""
    version: int = 0
    character: str = ""

    def __post_init__(self) -> None:
        """Invite to an open seat."""
        if self.who == "open" and not self.invite:
            self.invite = new_token(INVITE_LENGTH)

    @property
    def bot(self) -> str:
        """Level and character of a bot, such as `level-3:builder`; empty for a person."""
        return f"{self.level}:{self.character}" if self.character else self.level

    def belongs_to(self, guest: str) -> bool:
        """Whether `guest` holds this seat."""
        return self.who == "person" and self.guest == guest


class StoredContribution(msgspec.Struct, frozen=True):
    """The contribution of a person to the luck; `value` is empty and `since` 0 until it is revealed."""

    seat: int
    guest: str
    hash: str
    value: str = ""
    since: int = 0


class StoredMatch(msgspec.Struct):
    """A match without its events; lists leave out its contributions.

    Revealed contributions come first, in the order in which they count; a seat has at most one other.
    """

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
    round: int = 0
    projected: list[int] = msgspec.field(default_factory=list)
    hints: bool = True
    contributions: list[StoredContribution] = msgspec.field(default_factory=list)

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

    def contribution_of(self, seat: int) -> StoredContribution | None:
        """Return the last contribution of `seat` if the person who sits there made it, else None."""
        last = self._last_contribution(seat)
        return last if last is not None and self.seats[seat].belongs_to(last.guest) else None

    def has_contributed(self, seat: int, guest: str) -> bool:
        """Whether `guest` made the contribution that counts for `seat`, even if it has left the seat."""
        last = self._last_contribution(seat)
        return last is not None and last.guest == guest and last.since > 0

    def _last_contribution(self, seat: int) -> StoredContribution | None:
        return next((each for each in reversed(self.contributions) if each.seat == seat), None)

    def add_commitment(self, added: StoredContribution) -> None:
        """Add an unrevealed contribution; it replaces one of the same seat."""
        kept = [each for each in self.contributions if each.since or each.seat != added.seat]
        self.contributions = [*kept, added]

    def has_unrevealed(self, guest: str) -> bool:
        """Whether `guest` has sent the hash of a contribution that it has not revealed."""
        found = (self.contribution_of(seat) for seat in self.seats_of(guest))
        return any(each is not None and each.since == 0 for each in found)

    def revealed_contributions(self) -> list[Contribution]:
        """Return the contributions that count, as a record has them."""
        return [Contribution(each.seat, each.value, each.since) for each in self.contributions if each.since]

    def info(self, guest: str, connected: Collection[str] = (), others: int = 0) -> MatchInfo:
        """Return the match as `guest` sees it.

        `connected` has each guest with an open connection once, except `others` who have no seat.
        """
        mine = self.seats_of(guest)
        return MatchInfo(
            match=self.id,
            game=self.game,
            options=self.options,
            seats=[self._seat_info(seat, guest, connected) for seat in self.seats],
            host=next(iter(self.seats_of(self.creator)), -1),
            number=self.number,
            actor=self.actor,
            over=self.over,
            replay=self.replay,
            private=self.private,
            my_turn=not self.replay and self.actor in mine,
            scores=self.scores,
            places=self.places,
            projected=self.projected,
            round=self.round,
            created=self.created,
            changed=self.changed,
            watchers=self._count_watchers(connected) + others,
            invites=[seat.invite for seat in self.seats] if mine and not self.replay else [],
            commitment=self.commitment,
            seed=self.seed if self.over or self.replay else "",
            rematch=self.rematch,
            lesson=self.lesson,
            spectator_chat=self.spectator_chat,
            hints=self.hints,
        )

    def present(self, connected: Collection[str], others: int = 0) -> Present:
        """Return the presence message; see `info` for the parameters."""
        here = [seat.seat for seat in self.seats if seat.who == "person" and seat.guest in connected]
        return Present(here, self._count_watchers(connected) + others)

    def _count_watchers(self, connected: Collection[str]) -> int:
        return len(connected) - sum(guest in connected for guest in self.people())

    def _seat_info(self, seat: Seat, guest: str, connected: Collection[str]) -> SeatInfo:
        person, contribution = seat.who == "person", self.contribution_of(seat.seat)
        return SeatInfo(
            seat=seat.seat,
            who=seat.who,
            name=seat.name,
            level=seat.level,
            character=seat.character,
            here=person and seat.guest in connected,
            mine=person and seat.guest == guest,
            wishes=len(seat.wishes),
            hash=contribution.hash if contribution else "",
            since=contribution.since if contribution else 0,
            author=author_of(self.id, seat.guest),
        )


def make_seats(game: Game, wishes: Sequence[SeatWish], guest: str, name: str) -> list[Seat]:
    """Return the seats that `guest` asked for in a match of `game`."""
    return [
        _bot_seat(game, len(wishes), number, wish)
        if wish.who == "bot"
        else _person_seat(number, wish, guest, name)
        for number, wish in enumerate(wishes)
    ]


def _bot_seat(game: Game, seats: int, number: int, wish: SeatWish) -> Seat:
    level = find_level(game, seats, wish.level)
    return Seat(number, "bot", level=level, character=find_character(game, level, wish.character))


def _person_seat(number: int, wish: SeatWish, guest: str, name: str) -> Seat:
    if wish.who == "open":
        return Seat(number, "open")
    own = clean_name(wish.name)
    return Seat(number, "person", guest, own or (name if wish.who == "me" else ""))


def is_solo(seats: Sequence[Seat]) -> bool:
    """Return whether one person plays against bots."""
    return sum(seat.who == "person" for seat in seats) == 1 and all(seat.who != "open" for seat in seats)


def make_commitments(seats: Sequence[Seat], guest: str, hashes: Sequence[str]) -> list[StoredContribution]:
    """Return the contributions behind `hashes`: none, or one for each seat of `guest`, ascending."""
    mine = [seat.seat for seat in seats if seat.belongs_to(guest)]
    if hashes and len(hashes) != len(mine):
        raise ApiError(400, "bad-contribution", f"{len(hashes)} hashes were sent for {len(mine)} seats")
    if len(set(hashes)) != len(hashes):
        raise ApiError(400, "bad-contribution", "each seat needs a contribution of its own")
    return [StoredContribution(seat, guest, each) for seat, each in zip(mine, hashes, strict=False)]


def check_seat_count(game: Game, seats: Sequence[SeatWish]) -> None:
    """Raise if the game does not support this number of seats."""
    if len(seats) not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        raise ApiError(400, "bad-option", f"{game.title} is for {few} to {many} seats, not {len(seats)}")
