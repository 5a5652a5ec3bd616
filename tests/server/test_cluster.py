"""Several servers on one PostgreSQL: moves, chat, seats and presence reach all; a dead owner is replaced."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from starlette.applications import Starlette
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed

from astrarium.core.errors import AstrariumError
from astrarium.server.app import Application
from astrarium.server.cluster.news import TokensTaken
from astrarium.server.cluster.peers import PeerMessage, PeerReply
from astrarium.server.config import Limits, Settings, create_data_folder, read_secret
from astrarium.server.http.guests import GuestCookies
from astrarium.server.live.admission import Admission
from astrarium.server.live.cluster_hub import ClusterHub
from astrarium.server.live.contributions import commit
from astrarium.server.live.fairness import contribution_hash
from astrarium.server.live.rate_limit import TokenBuckets
from astrarium.server.live.requests import RemoteSender, perform
from astrarium.server.live.shared_limits import SharedLimits
from astrarium.server.live.table import ENCODER, Table
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.lobby.seats import Seat
from astrarium.server.messages import Act, Commit, NewMatch, SeatWish
from astrarium.server.metrics import LATE_WRITES, total
from astrarium.server.storage.leases import (
    Claim,
    ClusterNode,
    NotOwner,
    claim_match,
    end_leases_at,
    renew_lease,
)
from astrarium.server.storage.queries import EventBatch, insert_batch, read_events
from astrarium.server.storage.store import Store
from tests.patience import until, wait_until
from tests.server.clients import BOT, GAME, ME, OPEN, SHARED, Json, MatchClient, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host, HostProcess
from tests.server.redis_server import RedisServer


@pytest.fixture
def shared(postgresql: Callable[[], str]) -> str:
    """URL of an empty PostgreSQL database."""
    return postgresql()


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def servers(
    request: pytest.FixtureRequest,
    postgresql: Callable[[], str],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[list[str]]:
    """Addresses of three servers on one database, with each transport of news in turn."""
    news = request.getfixturevalue("redis").url if request.param == "redis" else ""
    folder, database = tmp_path_factory.mktemp("cluster"), postgresql()
    hosts = [Host(Settings(folder, database, workers=1, news=news, limits=GENEROUS)) for _ in range(3)]
    yield [host.start() for host in hosts]
    for host in hosts:
        host.stop()


@pytest.fixture
def guest() -> Iterator[Callable[..., Person]]:
    """Function that creates a guest of the server at an address, or moves one there."""
    made: list[Person] = []

    def new(address: str, same: Person | None = None) -> Person:
        person = Person(address)
        if same is not None:
            person.http.cookies = same.http.cookies
            person.guest = same.guest
        made.append(person)
        return person

    yield new
    for person in made:
        person.close()


def moved_to(number: int) -> Callable[[Json], bool]:
    """Return whether a message brings `number` events."""
    return lambda message: message["type"] == "moved" and message["progress"]["number"] >= number


def test_players_on_two_servers_and_a_watcher_on_the_third_see_every_move(
    servers: list[str], guest: Callable[..., Person]
) -> None:
    ada, ben, eve = (guest(address) for address in servers)
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    tables = [person.open_table(match) for person in (ada, ben)]
    watcher = eve.open_table(match)
    for _ in range(12):
        actor = tables[0].position["actor"]
        mover, other = tables[actor], tables[1 - actor]
        answer = mover.act(mover.first_legal())
        assert answer["type"] == "acted", answer
        assert mover.number == answer["number"]  # the move was shown before it was acknowledged
        for table in (other, watcher):
            if table.number < answer["number"]:
                table.wait_for(moved_to(answer["number"]))
            assert table.position == mover.position
    records = {person.record(match) for person in (ada, ben, eve)}
    assert len(records) == 1


def wait_for_seat(table: MatchClient, seat: int) -> None:
    """Wait until `seat` is to act."""
    while table.position["actor"] != seat:
        table.receive()


def is_present(seats: list[int], watchers: int) -> Callable[[Json], bool]:
    """Return whether a message reports this presence."""
    return lambda message: (
        message["type"] == "present" and (message["here"], message["watchers"]) == (seats, watchers)
    )


def test_a_match_deleted_at_one_server_is_gone_at_the_others(
    servers: list[str], guest: Callable[..., Person]
) -> None:
    ada = guest(servers[0])
    elsewhere = [guest(address, ada) for address in servers[1:]]
    match = ada.begin(ME, SHARED)
    owner, watcher = ada.open_table(match), elsewhere[0].open_table(match)
    assert owner.act(owner.first_legal())["type"] == "acted"
    elsewhere[1].delete(match)
    for connection in (owner, watcher):
        with pytest.raises(ConnectionClosed) as caught:
            connection.wait_for(lambda message: message["type"] == "refused")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404
    for person in (ada, *elsewhere):
        person.delete(match, "unknown-match")


def names_seat(seat: int, name: str) -> Callable[[Json], bool]:
    """Return whether a message reports that a person called `name` has a seat."""
    return lambda message: message["type"] == "changed" and message["match"]["seats"][seat]["name"] == name


def test_seats_names_chat_and_presence_reach_other_servers(
    servers: list[str], guest: Callable[..., Person]
) -> None:
    ada, ben, eve = (guest(address) for address in servers)
    ben.post("/api/me", {"name": "Ben"})
    match = ada.begin(ME, OPEN, private=True)
    here, there = ada.open_table(match), eve.open_table(match)
    here.wait_for(is_present([0], 1))
    assert ben.join(ada, match)["seats"][1]["mine"]
    assert ben.match_info(match)["seats"][1]["mine"]
    for table in (here, there):
        table.wait_for(names_seat(1, "Ben"))
    bens = ben.open_table(match)
    for table in (here, there):
        table.wait_for(is_present([0, 1], 1))
    ben.post("/api/me", {"name": "Benedict"})
    for table in (here, there):
        table.wait_for(names_seat(1, "Benedict"))
    assert bens.ask("say", text="hello")["type"] == "said"
    for table in (here, there):
        line = table.wait_for(lambda message: message["type"] == "line")
        assert (line["name"], line["text"]) == ("Benedict", "hello")
    assert here.ask("say", text="hi")["type"] == "said"
    assert there.wait_for(lambda message: message["type"] == "line")["text"] == "hi"
    assert [line["text"] for line in eve.open_table(match).hello()["chat"]] == ["hello", "hi"]
    bens.close()
    here.wait_for(is_present([0], 1))


def test_a_seat_is_given_once_and_no_vote_is_lost(servers: list[str], guest: Callable[..., Person]) -> None:
    ada, ben, eve = (guest(address) for address in servers)
    match = ada.begin(ME, OPEN, OPEN)
    invite = ada.invitations(match)[0]
    assert eve.match_info(match)["seats"][1]["who"] == "open"
    path = f"/api/matches/{match}"
    assert ben.post(f"{path}/join", {"invite": invite})["seats"][1]["mine"]
    assert eve.post(f"{path}/join", {"invite": invite}, 403)["error"] == "bad-invite"
    wish = {"seat": 2, "level": "level-1"}
    assert ada.post(f"{path}/takeover", wish)["seats"][2]["wishes"] == 1
    assert ben.post(f"{path}/takeover", wish)["seats"][2]["who"] == "bot"
    assert eve.post(f"{path}/leave", status=403)["error"] == "not-seated"


def test_a_guest_plays_on_at_another_server(servers: list[str], guest: Callable[..., Person]) -> None:
    ada = guest(servers[0])
    match = ada.begin(ME, BOT)
    table = ada.open_table(match)
    moves = []
    for address in (*servers[1:], servers[0]):
        table.close()
        table = guest(address, ada).open_table(match)
        wait_for_seat(table, 0)
        message: Json = {"type": "act", "id": f"again {address}", "number": table.number}
        message["moves"] = [table.first_legal()]
        answers = [table.send(json.dumps(message), message["id"]) for _ in range(2)]
        assert answers[0] == answers[1]
        moves.append(answers[0]["number"])
    assert moves == sorted(set(moves))


def test_contributions_and_the_first_luck_are_forwarded(
    servers: list[str], guest: Callable[..., Person]
) -> None:
    ada, value = guest(servers[0]), f"{7:064x}"
    match = ada.begin(ME, OPEN, hashes=[contribution_hash(value)])
    ada.open_table(match)  # the match stays at the first server
    moved = guest(servers[1], ada).open_table(match)
    answer = moved.ask("reveal", seat=0, value=value)
    assert (answer["type"], answer["since"]) == ("revealed", 1)
    while moved.number == 0:
        moved.receive()
    assert moved.position["actor"] >= 0


def test_limits_hold_across_servers(shared: str, tmp_path: Path, guest: Callable[..., Person]) -> None:
    limits = replace(GENEROUS, sockets_per_address=4, connections=3)
    hosts = [Host(Settings(tmp_path, shared, workers=1, limits=limits)) for _ in range(2)]
    addresses = [host.start() for host in hosts]
    people = [guest(address) for address in addresses]
    match = people[0].begin(ME, OPEN)
    for person in (people[0], people[0]):
        person.open_table(match)
    mover = guest(addresses[1], people[0])
    mover.open_table(match)

    def is_refused(person: Person, code: int) -> bool:
        client = person.connect(match)
        try:
            client.hello()
        except ConnectionClosed as closed:
            return closed.rcvd is not None and closed.rcvd.code == code
        client.close()
        return False

    wait_until(lambda: is_refused(mover, 4429), "the sockets of a guest at two servers are not added up")
    people[1].open_table(match)
    other = guest(addresses[1])
    wait_until(lambda: is_refused(other, 4430), "the sockets of an address are not added up")
    for host in hosts:
        host.stop()


# Ownership


@contextlib.asynccontextmanager
async def running(shared: str, folder: Path) -> AsyncIterator[ClusterHub]:
    """Run a server without HTTP for the block, and return its hub."""
    application = Application(Settings(folder, shared, workers=1, limits=GENEROUS))
    async with application.open(Starlette()):
        hub = application.services.lobby.hub
        assert isinstance(hub, ClusterHub)
        yield hub


async def begin(hub: ClusterHub, *seats: SeatWish) -> str:
    """Create a match of Ada and return its id."""
    wish = NewMatch(GAME, list(seats or (SeatWish("me"), SeatWish("shared"))))
    return (await Lobby(hub, GENEROUS).begin("ada", wish)).match


def act_on(table: Table, message_id: str) -> tuple[Act, RemoteSender]:
    """Return a message with the first legal move, and its sender."""
    move = table.presenter.texts[table.state.legal()[0]]
    return Act(message_id, table.number, [move]), RemoteSender("ada")


def test_a_server_taken_for_dead_cannot_write(shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(shared, tmp_path) as old, running(shared, tmp_path) as new:
            name = await begin(old)
            table, replica = await old.open(name), await new.open(name)
            assert (table.owned, replica.owned) == (True, False)
            message, sender = act_on(table, "late")
            refused = total(LATE_WRITES)
            new.membership.suspects.add(old.node_id)
            assert await new.acquire(replica)
            with pytest.raises(NotOwner):
                await perform(Lobby(old, GENEROUS), table, sender, message)
            assert total(LATE_WRITES) == refused + 1
            with pytest.raises(NotOwner):
                await commit(table, "ada", Commit("", 0, contribution_hash(f"{1:064x}")))
            assert not sender.frames
            stored = await new.store.read(lambda connection: read_events(connection, name))
            assert len(stored) == replica.number
            # The old owner is a replica now, and forwards.
            request = PeerMessage(name, "ada", ENCODER.encode(message))
            reply = await old.run_at_owner(table, request, partial(pytest.fail, "not owned here"))
            assert isinstance(reply, PeerReply)
            assert reply.check().number == replica.number > len(stored)
            await old.catch_up(table, reply)
            assert table.view() == replica.view()

    asyncio.run(run())


def test_a_lease_protects_a_match_until_it_expires(shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(shared, tmp_path) as hub:
            name = await begin(hub)
            await hub.open(name)
            claims = [claim_match(connection, name, "other", ()) for connection in connections(hub.store)]
            assert claims == [Claim(owner=hub.membership.node)]
            with hub.store.writing.begin() as connection:
                connection.execute(text("UPDATE nodes SET expires = 0"))
                claim = claim_match(connection, name, "other", ())
                assert claim.epoch == 2
                assert claim_match(connection, name, "other", ()) == claim
                connection.rollback()

    asyncio.run(run())


def connections(store: Store) -> Iterator[Connection]:
    """Yield a connection once."""
    with store.reading.begin() as connection:
        yield connection


@pytest.mark.parametrize("append_first", [True, False])
def test_a_takeover_and_a_write_exclude_each_other(shared: str, tmp_path: Path, append_first: bool) -> None:
    """Whichever transaction locks the owner first, the other one waits for it and sees its result."""

    async def run() -> None:
        async with running(shared, tmp_path) as hub:
            name = await begin(hub)
            table = await hub.open(name)
            assert table.fence is not None
            batch = EventBatch(name, table.number, [(0, "pass")], None, table.fence)
            suspects = [hub.node_id]
            jobs: list[Callable[[Connection], object]] = [
                lambda connection: insert_batch(connection, batch),
                lambda connection: claim_match(connection, name, "other", suspects),
            ]
            first, second = jobs if append_first else reversed(jobs)
            with hub.store.writing.begin() as connection:
                first(connection)
                waiting = asyncio.create_task(hub.store.read(second))
                await until(lambda: is_blocked(hub.store))
            if append_first:
                claim = await waiting
                assert isinstance(claim, Claim)
                assert claim.epoch == 2
            else:
                with pytest.raises(NotOwner):
                    await waiting

    asyncio.run(run())


def is_blocked(store: Store) -> bool:
    """Return whether a transaction waits for another one."""
    with store.writing.connect() as connection:
        query = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool(connection.scalar(query))


def test_bots_go_on_after_their_server_has_stopped(shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(shared, tmp_path) as survivor:
            async with running(shared, tmp_path) as ended:
                name = await begin(ended, SeatWish("bot", "level-1"), SeatWish("bot", "beginner"))
                table = await ended.open(name)
                await until(lambda: table.number > 3)
            await until(lambda: name in survivor.tables and survivor.tables[name].owned)
            before = survivor.tables[name].number
            assert before >= table.number
            await until(lambda: survivor.tables[name].match.over or survivor.tables[name].number > before)

    asyncio.run(run())


def test_a_match_moves_to_the_server_with_its_players(shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(shared, tmp_path) as first, running(shared, tmp_path) as second:
            name = await begin(first)
            table, replica = await first.open(name), await second.open(name)
            table.connections = 1
            await second.attract(replica)
            assert (table.owned, replica.owned) == (True, False)
            table.connections = 0
            seats = table.match.seats
            seat = seats[table.state.actor]
            seats[seat.seat] = Seat(seat.seat, "bot", level="level-1")
            await second.attract(replica)
            assert (table.owned, replica.owned) == (True, False)  # a bot thinks there
            seats[seat.seat] = seat
            await second.attract(replica)
            assert (table.owned, replica.owned) == (False, True)

    asyncio.run(run())


def test_a_killed_server_is_replaced_at_once(
    shared: str, tmp_path: Path, guest: Callable[..., Person]
) -> None:
    data = tmp_path / "data"
    dying = HostProcess(data, "--database", shared, "--workers", "1")
    host = Host(Settings(data, shared, workers=1, limits=GENEROUS))
    ada = guest(dying.address)
    match = ada.begin(ME, BOT)
    ada.open_table(match)
    table = guest(host.start(), ada).open_table(match)
    wait_for_seat(table, 0)
    dying.kill()
    while table.position["actor"] == 0:
        assert table.act(table.first_legal())["type"] == "acted"
    wait_for_seat(table, 0)  # the bot moves
    ada.close()
    host.stop()


def test_the_first_server_brings_its_secret(postgresql: Callable[[], str], tmp_path: Path) -> None:
    first, second = Settings(tmp_path / "a", postgresql()), tmp_path / "b"
    create_data_folder(first)
    secret = read_secret(first)

    async def cookie_of(settings: Settings) -> str:
        application = Application(settings)
        async with application.open(Starlette()):
            response = Response()
            application.services.cookies.set_cookie(response, "a" * 16)
            return response.headers["set-cookie"]

    cookies = {asyncio.run(cookie_of(each)) for each in (first, replace(first, data=second))}
    expected = Response()
    GuestCookies(secret, secure=False).set_cookie(expected, "a" * 16)
    assert cookies == {expected.headers["set-cookie"]}


def test_taken_tokens_are_shared() -> None:
    published: list[Any] = []
    here, there = TokenBuckets(0.001, 10), TokenBuckets(0.001, 10)
    sender = SharedLimits(published.append, Admission(Limits()), {"request": here})
    for _ in range(8):
        assert here.take("client")
    sender.publish_changes()
    sender.publish_changes()
    assert published == [TokensTaken({"request client": 8})]
    SharedLimits(published.append, Admission(Limits()), {"request": there}).hear("other", published[0])
    assert [there.take("client") for _ in range(3)] == [True, True, False]


def test_a_server_with_another_transport_of_news_does_not_start(
    shared: str, redis: RedisServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with running(shared, tmp_path):
            other = Application(Settings(tmp_path, shared, workers=1, news=redis.url))
            with pytest.raises(AstrariumError):
                async with other.open(Starlette()):
                    pass

    asyncio.run(run())
    assert "send news by postgresql, this one by redis" in caplog.text


def test_a_restarted_server_takes_its_place_at_once(shared: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(shared, tmp_path) as hub:
            name = await begin(hub)
            with hub.store.writing.begin() as connection:
                killed = ClusterNode("killed", "10.0.0.5:9100", "postgresql")
                assert killed in renew_lease(connection, killed)
                assert claim_match(connection, name, killed.id, [hub.node_id]).epoch == 2
                assert claim_match(connection, name, "restarted", ()).epoch is None
                end_leases_at(connection, killed.address)
                assert claim_match(connection, name, "restarted", ()).epoch == 3

    asyncio.run(run())


def test_ownership_without_a_table_is_released(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.live.cluster_hub.ORPHAN_SECONDS", 0.01)

    async def run() -> None:
        async with running(shared, tmp_path) as hub:
            name = await begin(hub, SeatWish("bot", "level-1"), SeatWish("bot", "beginner"))
            table = hub.tables[name]
            table.disown(None)  # as if another server had it, but the database says otherwise
            before = table.number
            await until(lambda: table.owned and (table.match.over or table.number > before))

    asyncio.run(run())
