"""Operations around a match: create, join, leave, bot takeover, rematch, fork, move to another device."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import Connection

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.core.game import Game, Value
from astrarium.core.record import Record
from astrarium.core.state import State
from astrarium.guide import Lesson, find_lesson
from astrarium.server.cluster.news import MatchChanged
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError, as_api_error, unknown_link
from astrarium.server.live.contributions import check_new_hash, commit
from astrarium.server.live.drafts import Draft, make_snapshots
from astrarium.server.live.fairness import check_luck_fields, commitment, contribution_hash, new_seed
from astrarium.server.live.hub import Hub
from astrarium.server.live.presenter import presenter_of, projected_scores
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
from astrarium.server.lobby.seats import (
    Seat,
    StoredContribution,
    StoredMatch,
    check_seat_count,
    is_solo,
    make_commitments,
    make_seats,
)
from astrarium.server.logs import log
from astrarium.server.messages import (
    ChatAccess,
    Commit,
    DeviceLink,
    DeviceLinkInfo,
    Fork,
    Join,
    MatchInfo,
    Mute,
    Muted,
    NewMatch,
    Rematch,
    SeatWish,
    Takeover,
)
from astrarium.server.opponents.levels import find_level
from astrarium.server.storage import queries

MATCH_LENGTH = 12
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

    async def holds_seat(self, guest: str) -> bool:
        """Whether `guest` has a seat in a match."""
        return await self.store.read(lambda connection: queries.holds_seat(connection, guest))

    async def rename(self, guest: str, name: str, address: str = "") -> str:
        """Store a new name of `guest`, also on its seats, and return it cleaned."""
        chosen = clean_name(name)
        if not chosen:
            raise ApiError(400, "bad-name", "a name needs a printable character")
        old = await self.name_of(guest)

        def write_name(connection: Connection) -> list[str]:
            if queries.set_guest(connection, guest, chosen, now()):
                self.quotas.charge_name(connection, address)
            return queries.rename_seats(connection, guest, old, chosen)

        for match in await self.store.write(write_name):
            self.hub.publish(MatchChanged(match))
        for table in self.hub.tables_of(guest):
            for seat in table.match.seats:
                if seat.guest == guest and seat.name == old:
                    seat.name = chosen
            table.send_changed()
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
        tables = [self.hub.current(match.id) for match in found]
        fresh = [
            stored if table is None else table.match for stored, table in zip(found, tables, strict=True)
        ]
        return sorted(fresh, key=lambda match: (match.changed, match.id), reverse=True)

    # Matches

    async def begin(self, guest: str, request: NewMatch, address: str = "") -> MatchInfo:
        """Create a match."""
        game = _get_game(request.game)
        if request.lesson:
            return await self._begin_lesson(guest, game, request, address)
        check_seat_count(game, request.seats)
        opening, options = _opening(game, len(request.seats), request.options)
        seats = make_seats(game, request.seats, guest, await self.name_of(guest))
        draft = Draft(presenter_of(game.name), opening, 0)
        match = _fair_match(guest, draft, seats, options, request.hashes)
        match.private = is_solo(seats) if request.private is None else request.private
        match.hints = is_solo(seats) if request.hints is None else request.hints
        return await self._store_match(match, draft, address)

    async def _begin_lesson(self, guest: str, game: Game, request: NewMatch, address: str) -> MatchInfo:
        """Create a match that follows a lesson and uses its seed."""
        if request.seats or request.options:
            raise ApiError(400, "bad-option", "a lesson brings its own seats and options")
        if request.hashes:
            raise ApiError(400, "bad-option", "a lesson brings its own luck")
        lesson = _get_lesson(game, request.lesson)
        wishes = [SeatWish("me"), *(SeatWish("bot", lesson.level) for _ in range(1, lesson.seats))]
        seats = make_seats(game, wishes, guest, await self.name_of(guest))
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
        game = table.presenter.game
        check_seat_count(game, request.seats)
        if len(request.seats) != len(table.match.seats):
            raise ApiError(400, "bad-option", f"the match has {len(table.match.seats)} seats")
        draft = table.draft_with_log(request.number)
        if draft.over:
            raise ApiError(409, "over", "the match is over after this event; there is nothing left to play")
        seats = make_seats(game, request.seats, guest, await self.name_of(guest))
        match = _fair_match(guest, draft, seats, table.match.options, request.hashes)
        match.private, match.hints = table.match.private or is_solo(seats), is_solo(seats)
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
            self.hub.own_created(connection, match)
            if extra is not None:
                extra(connection)

        await self.store.write(write_match)
        log("match created", match=match.id, game=match.game, seats=len(match.seats), replay=match.replay)
        table = await self.hub.open(match.id)
        return table.info(match.creator)

    async def upload(self, guest: str, text: str, address: str = "") -> MatchInfo:
        """Create a replay-only match from a record."""
        # Replaying is expensive, so the quotas are checked before it, too.
        await self.store.read(lambda connection: self.quotas.check(connection, guest, address))
        async with self.replay_slot:
            record, draft = await asyncio.to_thread(_replay, text)
        names = {seat: clean_name(name) for seat, name in record.players.items()}
        seats = [Seat(seat, "person", name=names.get(seat, "")) for seat in range(record.seats)]
        match = _match(guest, draft, seats, _option_texts(record.rules, record.options))
        match.replay, match.seed, match.commitment = True, record.seed, record.commitment
        match.contributions = [
            StoredContribution(each.seat, "", contribution_hash(each.value), each.value, each.since)
            for each in record.contributions
        ]
        return await self._store_match(match, draft, address)

    async def rematch(self, guest: str, name: str, request: Rematch, address: str = "") -> MatchInfo:
        """Return the follow-up match with the same seats; the first call creates it."""
        table = await self.hub.open(name)
        _check_sits(table.match, guest)
        if not table.match.over:
            raise ApiError(409, "not-over", "the match is not over")
        async with table.held:
            if not await self._exists(table.match.rematch):
                made = await self._create_rematch(guest, table, request.hashes, address)
                table.match.rematch = made.match
                table.broadcast_changed()
                return made
        following = await self.hub.open(table.match.rematch)
        await self._commit(following, guest, request.hashes)
        return following.info(guest)

    async def _exists(self, name: str) -> bool:
        """Return whether a match exists; one that was never played may have expired."""
        return await self.store.read(lambda connection: queries.has_match(connection, name))

    async def _create_rematch(
        self, guest: str, table: Table, hashes: Sequence[str], address: str
    ) -> MatchInfo:
        """Create a match with the seats and options of the match at `table`."""
        old = table.match
        seats = [
            Seat(seat.seat, seat.who, seat.guest, seat.name, seat.level, character=seat.character)
            for seat in old.seats
        ]
        draft = Draft(table.presenter, table.opening_state(), 0)
        match = _fair_match(guest, draft, seats, old.options, hashes)
        match.private, match.hints = old.private, old.hints
        return await self._store_match(
            match, draft, address, lambda connection: queries.set_rematch(connection, old, match.id)
        )

    async def _commit(self, table: Table, guest: str, hashes: Sequence[str]) -> None:
        """Store `hashes`, which `guest` sends for its seats, where it has not contributed yet."""
        for added in make_commitments(table.match.seats, guest, hashes):
            if table.match.contribution_of(added.seat) is None and not table.match.over:
                await commit(table, guest, Commit("", added.seat, added.hash))

    async def delete(self, guest: str, name: str) -> None:
        """Delete a match without other people than `guest`, or an uploaded record of `guest`."""
        table = await self.hub.open(name)
        async with table.lock:
            _check_owns(table.match, guest)
            try:
                await self.hub.delete(table, lambda connection: queries.delete_match(connection, name, guest))
            except queries.SeatConflict:
                raise _shared_match() from None
        log("match deleted", match=name, game=table.match.game)

    # Seats

    async def join(self, guest: str, name: str, request: Join) -> MatchInfo:
        """Take the seat of an invitation, which is used up by that; a guest with a seat keeps it."""
        table = await self.hub.open(name)
        display_name = await self.name_of(guest)
        async with table.held:
            match = table.match
            if match.seats_of(guest):
                return table.info(guest)
            seat = Seat(_invited_seat(match, request.invite).seat, "person", guest, display_name)
            added = None
            if request.hash is not None and not match.has_contributed(seat.seat, guest):
                added = StoredContribution(seat.seat, guest, request.hash)
                check_new_hash(match, added.hash)
            await self._set_seats(table, seat, added=added)
        await self.hub.begin_match(table, guest)
        return table.info(guest)

    async def leave(self, guest: str, name: str) -> MatchInfo:
        """Open all seats of `guest` in a match."""
        table = await self.hub.open(name)
        async with table.held:
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
        async with table.held:
            match = table.match
            level = find_level(match.rules, len(match.seats), request.level)
            _check_sits(match, guest)
            if request.seat >= len(match.seats) or match.seats[request.seat].who != "open":
                raise ApiError(409, "seat-taken", "this seat is not open")
            seat = match.seats[request.seat]
            await self._set_seats(
                table, msgspec.structs.replace(seat, level=level, wishes={*seat.wishes, guest})
            )
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

    async def _set_seats(
        self,
        table: Table,
        *seats: Seat,
        added: StoredContribution | None = None,
        extra: Callable[[Connection], None] | None = None,
    ) -> None:
        """Store seats and the hash of a contribution, then broadcast the match info.

        Refuse if another server has changed a seat meanwhile. `extra` runs in the same transaction.
        """
        name, changed = table.id, now()
        for seat in seats:
            seat.version = table.match.seats[seat.seat].version + 1

        def write_seats(connection: Connection) -> None:
            if extra is not None:
                extra(connection)
            queries.set_seats(connection, name, seats, changed)
            if added is not None:
                queries.add_commitment(connection, name, added)

        try:
            await table.write(write_seats)
        except queries.SeatConflict:
            stored = await self.store.read(lambda connection: queries.read_match(connection, name))
            table.match.seats[:] = stored.seats
            table.broadcast_changed()
            raise ApiError(409, "seat-taken", "this seat has changed meanwhile") from None
        for seat in seats:
            table.match.seats[seat.seat] = seat
        if added is not None:
            table.match.add_commitment(added)
        table.match.changed = changed
        table.broadcast_changed()
        self.hub.wake_bots(table)

    # Chat

    async def set_chat_access(self, guest: str, name: str, request: ChatAccess) -> MatchInfo:
        """Let guests without a seat chat, or not; any seated guest may decide."""
        table = await self.hub.open(name)
        async with table.held:
            _check_sits(table.match, guest)
            allowed = request.spectators
            await table.write(lambda connection: queries.set_spectator_chat(connection, name, allowed))
            table.match.spectator_chat = allowed
            table.broadcast_changed()
        return table.info(guest)

    async def mute(self, guest: str, name: str, request: Mute) -> Muted:
        """Hide an author from `guest`, or show it again, and return all hidden ones."""
        table = await self.hub.open(name)
        author, muted = request.author, request.muted
        async with table.held:
            _check_sits(table.match, guest)
            authors = {line.author for line in table.chat}
            authors |= {author_of(name, seat.guest) for seat in table.match.seats}
            hidden = table.muted.setdefault(guest, set())
            if author not in authors | hidden or author == author_of(name, guest):
                raise ApiError(404, "unknown-author", "no other guest of this match has this id")
            await table.write(lambda connection: queries.set_mute(connection, name, guest, author, muted))
            hidden.add(author) if muted else hidden.discard(author)
            table.publish(MatchChanged(name))
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

    async def describe_device_link(self, guest: str, token: str) -> DeviceLinkInfo:
        """Return what a link does; it stays valid."""
        table, old = await self._find_device_link(_hash(token))
        seats = table.match.seats_of(old)
        if not seats:
            raise unknown_link()
        return DeviceLinkInfo(table.info(guest), seats)

    async def claim_device_link(self, guest: str, token: str) -> MatchInfo:
        """Move the seats of a link to `guest`; the link is used up."""
        hashed = _hash(token)
        table, old = await self._find_device_link(hashed)
        async with table.held:
            moved = [
                Seat(seat.seat, "person", guest, seat.name)
                for seat in table.match.seats
                if seat.belongs_to(old)
            ]
            if not moved:
                raise unknown_link()
            await self._set_seats(
                table, *moved, extra=lambda connection: queries.use_link(connection, hashed, now())
            )
        return table.info(guest)

    async def match_of_link(self, token: str) -> str:
        """Return the match of a device link."""
        hashed = _hash(token)
        return (await self.store.read(lambda connection: queries.find_link(connection, hashed, now())))[0]

    async def _find_device_link(self, hashed: str) -> tuple[Table, str]:
        """Return the table of a link, and the guest whose seats it moves."""
        name, old = await self.store.read(lambda connection: queries.find_link(connection, hashed, now()))
        return await self.hub.open(name), old


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


def _option_texts(game: Game, options: dict[str, Value]) -> dict[str, str]:
    return {name: game.options[name].text(value) for name, value in options.items()}


def _fair_match(
    guest: str, draft: Draft, seats: list[Seat], options: dict[str, str], hashes: Sequence[str]
) -> StoredMatch:
    """Return a match after `draft` with a new seed.

    The luck before its first decision is drawn at once, unless `guest` sends `hashes` of contributions to it.
    """
    seed, after, contributions = new_seed(), draft.number, make_commitments(seats, guest, hashes)
    if not contributions:
        draft.deal(seed)
    match = _match(guest, draft, seats, options)
    match.seed, match.commitment, match.contributions = seed, commitment(seed, after), contributions
    return match


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
        projected=projected_scores(draft.state),
        round=draft.presenter.game.round_of(draft.state),
        commitment="",
        seed="",
        rematch="",
        seats=seats,
        pack=draft.presenter.game.pack_line,
    )


def _check_sits(match: StoredMatch, guest: str) -> None:
    if match.replay or not match.seats_of(guest):
        raise ApiError(403, "not-seated", "you do not sit in this match")


def _check_owns(match: StoredMatch, guest: str) -> None:
    """Raise unless `guest` is the only person of a match, or has uploaded it."""
    if match.creator != guest if match.replay else not match.seats_of(guest):
        raise ApiError(403, "not-yours", "only a match of your own can be deleted")
    if not match.replay and match.people() != {guest}:
        raise _shared_match()


def _shared_match() -> ApiError:
    return ApiError(409, "shared-match", "other people have seats in this match; leave it instead")


def _invited_seat(match: StoredMatch, invite: str) -> Seat:
    for seat in match.seats:
        if seat.who == "open" and seat.invite == invite:
            return seat
    raise ApiError(403, "bad-invite", "this invitation was used already, or it is not for this match")
