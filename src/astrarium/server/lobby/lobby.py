"""Operations around a match: create, join, leave, bot takeover, rematch, fork, move to another device."""

import asyncio
from collections.abc import Callable
from hashlib import sha256

from sqlalchemy import Connection

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Game, Value
from astrarium.core.record import Record
from astrarium.core.state import State
from astrarium.guide import Lesson, find_lesson
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live.drafts import Draft, make_snapshots
from astrarium.server.live.fairness import check_luck_fields, commitment, new_seed
from astrarium.server.live.hub import Hub
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from astrarium.server.lobby.identifiers import (
    author_of,
    clean_name,
    minutes_from_now,
    new_token,
    now,
    star_name,
)
from astrarium.server.lobby.quotas import Quotas
from astrarium.server.lobby.seats import Seat, StoredMatch, check_seat_count, make_seats
from astrarium.server.logs import log
from astrarium.server.messages import (
    ChatAccess,
    DeviceLink,
    Fork,
    Join,
    MatchInfo,
    Mute,
    Muted,
    NewMatch,
    SeatWish,
    Takeover,
)
from astrarium.server.opponents.levels import find_level
from astrarium.server.storage import queries

MATCH_LENGTH = 12
INVITE_LENGTH = 12
TOKEN_LENGTH = 32
LINK_MINUTES = 30


class Lobby:
    """Everything guests do with matches except moves."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self.hub = hub
        self.store = hub.store
        self.limits = limits
        self.quotas = Quotas(limits)
        self.replay_slot = asyncio.Semaphore(1)  # replays block a thread for long

    # People

    async def name_of(self, guest: str) -> str:
        """Return the display name of a guest."""
        found = await self.store.read(lambda connection: queries.find_guest(connection, guest))
        return found or star_name(guest)

    async def rename(self, guest: str, name: str, address: str = "") -> str:
        """Store a new name of `guest`, also on its seats, and return it cleaned."""
        chosen = clean_name(name)
        if not chosen:
            raise ApiError(400, "bad-name", "a name needs a printable character")
        old = await self.name_of(guest)

        def write_name(connection: Connection) -> None:
            if queries.set_guest(connection, guest, chosen, old, now()):
                self.quotas.charge_name(connection, address)

        await self.store.write(write_name)
        for table in self.hub.tables_of(guest):
            for seat in table.match.seats:
                if seat.guest == guest and seat.name == old:
                    seat.name = chosen
            table.broadcast_changed()
        return chosen

    # Lists

    async def list_mine(self, guest: str) -> list[StoredMatch]:
        """Return the matches where `guest` has a seat and its records, most recently changed first."""
        return self._refresh(await self.store.read(lambda connection: queries.list_mine(connection, guest)))

    async def list_watchable(self, guest: str) -> list[StoredMatch]:
        """Return public unfinished matches where `guest` has no seat, most recently changed first."""
        found = await self.store.read(lambda connection: queries.list_running(connection, guest))
        return [match for match in self._refresh(found) if not match.over]

    def _refresh(self, found: list[StoredMatch]) -> list[StoredMatch]:
        """Replace the matches in memory: their rows may be a second old."""
        tables = self.hub.tables
        fresh = [tables[match.id].match if match.id in tables else match for match in found]
        return sorted(fresh, key=lambda match: (match.changed, match.id), reverse=True)

    # Matches

    async def begin(self, guest: str, request: NewMatch, address: str = "") -> MatchInfo:
        """Create a match."""
        game = _get_game(request.game)
        if request.lesson:
            return await self._begin_lesson(guest, game, request, address)
        check_seat_count(game, request.seats)
        opening, options = _opening(game, len(request.seats), request.options)
        seats = make_seats(request.seats, guest, await self.name_of(guest))
        draft = Draft(presenter_of(game.name), opening, 0)
        seed, committed = _deal_opening(draft)
        match = _match(guest, draft, seats, options)
        match.private, match.seed, match.commitment = request.private, seed, committed
        return await self._store_match(match, draft, address)

    async def _begin_lesson(self, guest: str, game: Game, request: NewMatch, address: str) -> MatchInfo:
        """Create a match that follows a lesson and uses its seed."""
        if request.seats or request.options:
            raise ApiError(400, "bad-option", "a lesson brings its own seats and options")
        lesson = _get_lesson(game, request.lesson)
        wishes = [SeatWish("me"), *(SeatWish("bot", lesson.level) for _ in range(1, lesson.seats))]
        seats = make_seats(wishes, guest, await self.name_of(guest))
        opening, options = _opening(game, lesson.seats, lesson.options)
        draft = Draft(presenter_of(game.name), opening, 0)
        draft.deal(lesson.seed)
        for move in lesson.opening:
            draft.play(draft.parse_legal(move))
            draft.deal(lesson.seed)
        match = _match(guest, draft, seats, options)
        match.private, match.lesson = True, lesson.name
        match.seed, match.commitment = lesson.seed, commitment(lesson.seed)
        return await self._store_match(match, draft, address)

    async def fork(self, guest: str, name: str, request: Fork, address: str = "") -> MatchInfo:
        """Create a match that begins with the first events of another."""
        table = await self.hub.open(name)
        check_seat_count(table.presenter.game, request.seats)
        if len(request.seats) != len(table.match.seats):
            raise ApiError(400, "bad-option", f"the match has {len(table.match.seats)} seats")
        draft = table.draft_with_log(request.number)
        if draft.over:
            raise ApiError(409, "over", "the match is over after this event; there is nothing left to play")
        seats = make_seats(request.seats, guest, await self.name_of(guest))
        seed, committed = _deal_opening(draft)
        match = _match(guest, draft, seats, table.match.options)
        match.private, match.seed, match.commitment = table.match.private, seed, committed
        return await self._store_match(match, draft, address)

    async def _store_match(
        self,
        match: StoredMatch,
        draft: Draft,
        address: str,
        extra: Callable[[Connection], None] | None = None,
    ) -> MatchInfo:
        """Store `match` with its first events and return its info; raise if a quota is exceeded.

        `extra` runs in the same transaction.
        """
        snapshots, engine = make_snapshots(draft, []), draft.presenter.engine
        match.spectator_chat = match.private  # who finds a private match was invited
        match.size = queries.stored_size(match, draft.events, snapshots)

        def write_match(connection: Connection) -> None:
            self.quotas.charge_match(connection, match.creator, address, match.size)
            queries.add_match(connection, match, draft.events, snapshots, engine)
            if extra is not None:
                extra(connection)

        await self.store.write(write_match)
        log("match created", match=match.id, game=match.game, seats=len(match.seats), replay=match.replay)
        table = await self.hub.open(match.id)
        return table.info(match.creator)

    async def upload(self, guest: str, text: str, address: str = "") -> MatchInfo:
        """Create a replay-only match from a record."""
        # Replaying costs more than a match may: refuse early what the quotas will refuse.
        await self.store.read(lambda connection: self.quotas.check(connection, guest, address))
        async with self.replay_slot:
            record, draft = await asyncio.to_thread(_replay, text)
        names = {seat: clean_name(name) for seat, name in record.players.items()}
        seats = [Seat(seat, "person", name=names.get(seat, "")) for seat in range(record.seats)]
        match = _match(guest, draft, seats, _option_texts(record.rules, record.options))
        match.replay, match.seed, match.commitment = True, record.seed, record.commitment
        return await self._store_match(match, draft, address)

    async def rematch(self, guest: str, name: str, address: str = "") -> MatchInfo:
        """Return the follow-up match with the same seats; the first call creates it."""
        table = await self.hub.open(name)
        match = table.match
        _check_sits(match, guest)
        if not match.over:
            raise ApiError(409, "not-over", "the match is not over")
        async with table.lock:
            if not await self._exists(match.rematch):
                made = await self._create_rematch(guest, table, address)
                table.match.rematch = made.match
                table.broadcast_changed()
        return (await self.hub.open(table.match.rematch)).info(guest)

    async def _exists(self, name: str) -> bool:
        """Return whether a match exists; one that was never played may have expired."""
        return await self.store.read(lambda connection: queries.has_match(connection, name))

    async def _create_rematch(self, guest: str, table: Table, address: str) -> MatchInfo:
        """Create a match with the seats and options of the match at `table`."""
        old = table.match
        seats = [Seat(seat.seat, seat.who, seat.guest, seat.name, seat.level) for seat in old.seats]
        draft = Draft(table.presenter, table.opening_state(), 0)
        seed, committed = _deal_opening(draft)
        match = _match(guest, draft, seats, old.options)
        match.private, match.seed, match.commitment = old.private, seed, committed
        return await self._store_match(
            match, draft, address, lambda connection: queries.set_rematch(connection, old, match.id)
        )

    # Seats

    async def join(self, guest: str, name: str, request: Join) -> MatchInfo:
        """Take an open seat with the token of an invitation; a guest with a seat keeps it."""
        table = await self.hub.open(name)
        display_name = await self.name_of(guest)
        async with table.lock:
            match = table.match
            if match.seats_of(guest):
                return table.info(guest)
            if match.replay or request.invite != match.invite:
                raise ApiError(403, "bad-invite", "this invitation is not for this match")
            seat = _open_seat(match, request.seat)
            await self._set_seats(table, Seat(seat.seat, "person", guest, display_name))
        return table.info(guest)

    async def leave(self, guest: str, name: str) -> MatchInfo:
        """Open all seats of `guest` in a match."""
        table = await self.hub.open(name)
        async with table.lock:
            _check_sits(table.match, guest)
            if table.match.over:
                raise ApiError(409, "over", "the match is over; there is no need to leave it")
            left = [Seat(seat, "open") for seat in table.match.seats_of(guest)]
            await self._set_seats(table, *left)
            await self._grant_takeovers(table)
        return table.info(guest)

    async def takeover(self, guest: str, name: str, request: Takeover) -> MatchInfo:
        """Vote for a bot on an open seat; it takes the seat once every seated guest has voted."""
        table = await self.hub.open(name)
        level = find_level(request.level).level
        async with table.lock:
            match = table.match
            _check_sits(match, guest)
            if request.seat >= len(match.seats) or match.seats[request.seat].who != "open":
                raise ApiError(409, "seat-taken", "this seat is not open")
            seat = match.seats[request.seat]
            await self._set_seats(table, Seat(seat.seat, "open", level=level, wishes={*seat.wishes, guest}))
            await self._grant_takeovers(table)
        return table.info(guest)

    async def _grant_takeovers(self, table: Table) -> None:
        """Give open seats to bots where every seated guest has voted for it."""
        people = table.match.people()
        granted = [
            Seat(seat.seat, "bot", level=seat.level)
            for seat in table.match.seats
            if seat.who == "open" and people and seat.wishes >= people
        ]
        if granted:
            await self._set_seats(table, *granted)

    async def _set_seats(self, table: Table, *seats: Seat) -> None:
        """Store seats, then broadcast the match info."""
        name, changed = table.match.id, now()
        await self.store.write(lambda connection: queries.set_seats(connection, name, seats, changed))
        for seat in seats:
            table.match.seats[seat.seat] = seat
        table.match.changed = changed
        table.broadcast_changed()
        self.hub.wake_bots(table)

    # Chat

    async def set_chat_access(self, guest: str, name: str, request: ChatAccess) -> MatchInfo:
        """Let guests without a seat chat, or not; any seated guest may decide."""
        table = await self.hub.open(name)
        async with table.lock:
            _check_sits(table.match, guest)
            allowed = request.spectators
            await self.store.write(lambda connection: queries.set_spectator_chat(connection, name, allowed))
            table.match.spectator_chat = allowed
            table.broadcast_changed()
        return table.info(guest)

    async def mute(self, guest: str, name: str, request: Mute) -> Muted:
        """Hide an author from `guest`, or show it again, and return all hidden ones."""
        table = await self.hub.open(name)
        author, muted = request.author, request.muted
        async with table.lock:
            _check_sits(table.match, guest)
            authors = {line.author for line in table.chat}
            authors |= {author_of(name, seat.guest) for seat in table.match.seats}
            hidden = table.muted.setdefault(guest, set())
            if author not in authors | hidden or author == author_of(name, guest):
                raise ApiError(404, "unknown-author", "no other guest of this match has this id")
            await self.store.write(
                lambda connection: queries.set_mute(connection, name, guest, author, muted)
            )
            hidden.add(author) if muted else hidden.discard(author)
        return Muted(sorted(hidden))

    # Devices

    async def create_device_link(self, guest: str, name: str) -> DeviceLink:
        """Return a link that moves the seats of `guest` to another device."""
        table = await self.hub.open(name)
        _check_sits(table.match, guest)
        token = new_token(TOKEN_LENGTH)
        hashed, expires = _hash(token), minutes_from_now(LINK_MINUTES)
        await self.store.write(lambda connection: queries.add_link(connection, hashed, name, guest, expires))
        return DeviceLink(f"/d/{token}")

    async def claim_device_link(self, guest: str, token: str) -> str:
        """Move the seats of a link to `guest` and return the id of the match."""
        hashed = _hash(token)
        name, old = await self.store.write(lambda connection: queries.take_link(connection, hashed, now()))
        table = await self.hub.open(name)
        async with table.lock:
            moved = [
                Seat(seat.seat, "person", guest, seat.name)
                for seat in table.match.seats
                if seat.who == "person" and seat.guest == old
            ]
            await self._set_seats(table, *moved)
        return name


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _replay(text: str) -> tuple[Record, Draft]:
    """Return a record and the draft that replays it, fully checked."""
    try:
        record = Record.parse(text)
        check_luck_fields(record)
        record.replay()
    except AstrariumError as error:
        raise as_api_error(error) from None
    draft = Draft(presenter_of(record.game), record.start(), 0)
    draft.replay([(event.actor, event.text) for event in record.events])
    return record, draft


def _get_game(name: str) -> Game:
    try:
        return astrarium.game(name)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _get_lesson(game: Game, name: str) -> Lesson:
    try:
        return find_lesson(game, name)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _opening(game: Game, seats: int, given: dict[str, str]) -> tuple[State, dict[str, str]]:
    """Return the opening state with the options in `given`, and all options as texts."""
    try:
        options = game.settings({name: game.parse_option(name, text) for name, text in given.items()})
        return game.start(seats, options), _option_texts(game, options)
    except AstrariumError as error:
        raise as_api_error(error) from None


def _deal_opening(draft: Draft) -> tuple[str, str]:
    """Draw the luck before the first decision; return the seed and its commitment."""
    seed, after = new_seed(), draft.number
    draft.deal(seed)
    return seed, commitment(seed, after)


def _option_texts(game: Game, options: dict[str, Value]) -> dict[str, str]:
    return {name: game.options[name].text(value) for name, value in options.items()}


def _match(guest: str, draft: Draft, seats: list[Seat], options: dict[str, str]) -> StoredMatch:
    """Return a match after `draft`; the caller sets seed and commitment."""
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


def _open_seat(match: StoredMatch, given: int | None) -> Seat:
    for seat in match.seats:
        if seat.who == "open" and given in (None, seat.seat):
            return seat
    raise ApiError(409, "seat-taken", "no seat is open" if given is None else "this seat is not open")
