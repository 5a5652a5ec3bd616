"""What people do around a match: begin, join, leave, wish for a bot, play again, fork, change the device."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from sqlalchemy import Connection

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Game, Value
from astrarium.core.record import Record
from astrarium.core.state import State
from astrarium.guide import Lesson, find_lesson
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live.drafts import Draft, snapshots
from astrarium.server.live.fairness import commitment, new_seed
from astrarium.server.live.hub import Hub
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from astrarium.server.lobby.identifiers import clean_name, later, new_token, now, star_name
from astrarium.server.lobby.seats import Seat, StoredMatch, check_count, seat_all
from astrarium.server.logs import log
from astrarium.server.messages import DeviceLink, Fork, Join, MatchInfo, NewMatch, SeatWish, Takeover
from astrarium.server.opponents.levels import find_level
from astrarium.server.storage import queries
from astrarium.server.storage.store import Job

T = TypeVar("T")
MATCH_LENGTH = 12
INVITE_LENGTH = 12
TOKEN_LENGTH = 32
LINK_MINUTES = 30


class Lobby:
    """Everything but the moves."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.store = hub.store
        self.limits = limits
        self.replaying = asyncio.Semaphore(1)  # long work, one at a time

    async def read(self, job: Job[T]) -> T:
        """Read what lists show of matches, as it is now."""
        await self.hub.tidy()
        return await self.store.read(job)

    # People

    async def name_of(self, guest: str) -> str:
        """How a guest is called."""
        found = await self.store.read(lambda connection: queries.find_guest(connection, guest))
        return found or star_name(guest)

    async def rename(self, guest: str, name: str) -> str:
        """Call a guest otherwise, here and at all its tables."""
        chosen = clean_name(name)
        if not chosen:
            raise ApiError(400, "bad-name", "a name has letters")
        old = await self.name_of(guest)
        await self.store.write(lambda connection: queries.set_guest(connection, guest, chosen, old, now()))
        for table in self.hub.tables_of(guest):
            for seat in table.match.seats:
                if seat.guest == guest and seat.name == old:
                    seat.name = chosen
            table.broadcast_changed()
        return chosen

    # Matches

    async def begin(self, guest: str, wish: NewMatch) -> MatchInfo:
        """A new match."""
        game = _find_game(wish.game)
        if wish.lesson:
            return await self._teach(guest, game, wish)
        check_count(game, wish.seats)
        opening, options = _open(game, len(wish.seats), wish.options)
        seats = seat_all(wish.seats, guest, await self.name_of(guest))
        draft = Draft(presenter_of(game.name), opening, 0)
        return await self._make(guest, draft, seats, options, private=wish.private)

    async def _teach(self, guest: str, game: Game, wish: NewMatch) -> MatchInfo:
        """A new match that follows a lesson; its luck is that of the lesson."""
        if wish.seats or wish.options:
            raise ApiError(400, "bad-option", "a lesson brings its own seats and options")
        lesson = _find_lesson(game, wish.lesson)
        wishes = [SeatWish("me"), *(SeatWish("bot", lesson.level) for _ in range(1, lesson.seats))]
        seats = seat_all(wishes, guest, await self.name_of(guest))
        opening, options = _open(game, lesson.seats, lesson.options)
        draft = Draft(presenter_of(game.name), opening, 0)
        await self._check_number(guest)
        draft.deal(lesson.seed)
        for move in lesson.opening:
            draft.play(draft.legal(move))
            draft.deal(lesson.seed)
        match = _match(guest, draft, seats, options)
        match.private, match.lesson = True, lesson.name
        match.seed, match.commitment = lesson.seed, commitment(lesson.seed)
        return await self._add(guest, match, draft)

    async def fork(self, guest: str, name: str, wish: Fork) -> MatchInfo:
        """A new match that begins with the first events of another."""
        table = await self.hub.open(name)
        check_count(table.presenter.game, wish.seats)
        if len(wish.seats) != len(table.match.seats):
            raise ApiError(400, "bad-option", f"the match has {len(table.match.seats)} seats")
        draft = table.draft_with_log(wish.number)
        if draft.over:
            raise ApiError(409, "over", "the match is over after this event; there is nothing left to play")
        seats = seat_all(wish.seats, guest, await self.name_of(guest))
        return await self._make(guest, draft, seats, table.match.options, private=table.match.private)

    async def _make(
        self, guest: str, draft: Draft, seats: list[Seat], options: dict[str, str], private: bool
    ) -> MatchInfo:
        """Deal the first luck of a match and store it."""
        await self._check_number(guest)
        seed, after = new_seed(), draft.number
        draft.deal(seed)
        match = _match(guest, draft, seats, options)
        match.private, match.seed, match.commitment = private, seed, commitment(seed, after)
        return await self._add(guest, match, draft)

    async def _add(
        self, guest: str, match: StoredMatch, draft: Draft, also: Callable[[Connection], None] | None = None
    ) -> MatchInfo:
        chunks, engine = snapshots(draft, []), draft.presenter.engine

        def job(connection: Connection) -> None:
            queries.add_match(connection, match, draft.events, chunks, engine)
            if also is not None:
                also(connection)

        await self.store.write(job)
        log("match made", match=match.id, game=match.game, seats=len(match.seats), replay=match.replay)
        table = await self.hub.open(match.id)
        return table.info(guest)

    async def upload(self, guest: str, text: str) -> MatchInfo:
        """A match that can only be replayed, from a record."""
        await self._check_number(guest)
        async with self.replaying:
            record, draft = await asyncio.to_thread(_replay, text)
        names = {seat: clean_name(name) for seat, name in record.players.items()}
        seats = [Seat(seat, "person", name=names.get(seat, "")) for seat in range(record.seats)]
        match = _match(guest, draft, seats, _texts(record.rules, record.options))
        match.replay, match.seed, match.commitment = True, record.seed, record.commitment
        return await self._add(guest, match, draft)

    async def rematch(self, guest: str, name: str) -> MatchInfo:
        """The same match again, with everybody on the same seat; asked for twice it is one match."""
        table = await self.hub.open(name)
        match = table.match
        _check_sits(match, guest)
        if not match.over:
            raise ApiError(409, "not-over", "the match is not over")
        async with table.lock:
            if not match.rematch:
                made = await self._again(guest, table)
                table.match.rematch = made.match
                table.broadcast_changed()
        return (await self.hub.open(table.match.rematch)).info(guest)

    async def _again(self, guest: str, table: Table) -> MatchInfo:
        await self._check_number(guest)
        old = table.match
        seats = [Seat(seat.seat, seat.who, seat.guest, seat.name, seat.level) for seat in old.seats]
        draft = Draft(table.presenter, table.start(), 0)
        seed = new_seed()
        draft.deal(seed)
        match = _match(guest, draft, seats, old.options)
        match.private, match.seed, match.commitment = old.private, seed, commitment(seed)
        return await self._add(
            guest, match, draft, lambda connection: queries.set_rematch(connection, old.id, match.id)
        )

    async def _check_number(self, guest: str) -> None:
        count = await self.read(lambda connection: queries.count_unfinished(connection, guest))
        if count >= self.limits.matches:
            most = self.limits.matches
            raise ApiError(
                429, "too-many-matches", f"you have {count} matches that are not over; {most} is the most"
            )

    # Seats

    async def join(self, guest: str, name: str, wish: Join) -> MatchInfo:
        """Take an open seat by the word of an invitation; who sits already stays there."""
        table = await self.hub.open(name)
        own = await self.name_of(guest)
        async with table.lock:
            match = table.match
            if match.seats_of(guest):
                return table.info(guest)
            if match.replay or wish.invite != match.invite:
                raise ApiError(403, "bad-invite", "this invitation is not for this match")
            seat = _open_seat(match, wish.seat)
            await self._seat(table, Seat(seat.seat, "person", guest, own))
        return table.info(guest)

    async def leave(self, guest: str, name: str) -> MatchInfo:
        """Give up all seats in a match; they are open again."""
        table = await self.hub.open(name)
        async with table.lock:
            _check_sits(table.match, guest)
            if table.match.over:
                raise ApiError(409, "over", "the match is over; there is no need to leave it")
            left = [Seat(seat, "open") for seat in table.match.seats_of(guest)]
            await self._seat(table, *left)
            await self._grant(table)
        return table.info(guest)

    async def takeover(self, guest: str, name: str, wish: Takeover) -> MatchInfo:
        """Wish that a bot takes an open seat; it does when all who sit there wish so."""
        table = await self.hub.open(name)
        level = find_level(wish.level).level
        async with table.lock:
            match = table.match
            _check_sits(match, guest)
            if wish.seat >= len(match.seats) or match.seats[wish.seat].who != "open":
                raise ApiError(409, "seat-taken", "this seat is not open")
            seat = match.seats[wish.seat]
            await self._seat(table, Seat(seat.seat, "open", level=level, wishes={*seat.wishes, guest}))
            await self._grant(table)
        return table.info(guest)

    async def _grant(self, table: Table) -> None:
        """Give open seats to bots where all who sit at the table wish so."""
        people = table.match.people()
        granted = [
            Seat(seat.seat, "bot", level=seat.level)
            for seat in table.match.seats
            if seat.who == "open" and people and seat.wishes >= people
        ]
        if granted:
            await self._seat(table, *granted)

    async def _seat(self, table: Table, *seats: Seat) -> None:
        """Store who sits where, then tell everybody."""
        name, changed = table.match.id, now()
        await self.store.write(lambda connection: queries.set_seats(connection, name, seats, changed))
        for seat in seats:
            table.match.seats[seat.seat] = seat
        table.match.changed = changed
        table.broadcast_changed()
        self.hub.wake(table)

    # Devices

    async def link(self, guest: str, name: str) -> DeviceLink:
        """A link that moves the seats of a guest to another device."""
        table = await self.hub.open(name)
        _check_sits(table.match, guest)
        token = new_token(TOKEN_LENGTH)
        hashed, expires = _hash(token), later(LINK_MINUTES)
        await self.store.write(lambda connection: queries.add_link(connection, hashed, name, guest, expires))
        return DeviceLink(f"/d/{token}")

    async def claim(self, guest: str, token: str) -> str:
        """Move the seats behind a link to the guest who follows it; answers with the match."""
        hashed = _hash(token)
        name, old = await self.store.write(lambda connection: queries.take_link(connection, hashed, now()))
        table = await self.hub.open(name)
        async with table.lock:
            moved = [
                Seat(seat.seat, "person", guest, seat.name)
                for seat in table.match.seats
                if seat.who == "person" and seat.guest == old
            ]
            await self._seat(table, *moved)
        return name


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _replay(text: str) -> tuple[Record, Draft]:
    """A record and its draft, all of it checked."""
    try:
        record = Record.parse(text)
        record.replay()
    except AstrariumError as error:
        raise as_api_error(error) from None
    draft = Draft(presenter_of(record.game), record.start(), 0)
    draft.replay([(event.actor, event.text) for event in record.events])
    return record, draft


def _find_game(name: str) -> Game:
    try:
        return astrarium.game(name)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _find_lesson(game: Game, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _open(game: Game, seats: int, wished: dict[str, str]) -> tuple[State, dict[str, str]]:
    """Return the opening position with the options in `wished`, and all options as texts."""
    try:
        options = game.settings({name: game.parse_option(name, text) for name, text in wished.items()})
        return game.start(seats, options), _texts(game, options)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _texts(game: Game, options: dict[str, Value]) -> dict[str, str]:
    return {name: game.options[name].text(value) for name, value in options.items()}


def _match(guest: str, draft: Draft, seats: list[Seat], options: dict[str, str]) -> StoredMatch:
    """A match as it looks after a draft; its luck is filled in by whoever makes it."""
    time = now()
    return StoredMatch(
        id=new_token(MATCH_LENGTH),
        game=draft.presenter.game.name,
        edition=draft.presenter.game.edition,
        options=options,
        creator=guest,
        private=False,
        replay=False,
        created=time,
        changed=time,
        number=draft.number,
        actor=int(draft.state.actor),
        scores=draft.state.scores(),
        places=draft.state.ranking(),
        invite=new_token(INVITE_LENGTH),
        commitment="",
        seed="",
        rematch="",
        seats=seats,
        pack=draft.presenter.game.pack_line,
    )


def _check_sits(match: StoredMatch, guest: str) -> None:
    if match.replay or not match.seats_of(guest):
        raise ApiError(403, "not-seated", "you do not sit in this match")


def _open_seat(match: StoredMatch, wished: int | None) -> Seat:
    for seat in match.seats:
        if seat.who == "open" and wished in (None, seat.seat):
            return seat
    raise ApiError(409, "seat-taken", "no seat is open" if wished is None else "this seat is not open")
