"""Contributions of players to the luck: committed, revealed, counted, stored; no match hangs on one."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from astrarium.core.record import Contribution, Record
from astrarium.server.config import Limits, Settings
from astrarium.server.errors import ApiError
from astrarium.server.live import contributions as live
from astrarium.server.live.contributions import MAX_CONTRIBUTIONS, commit, reveal
from astrarium.server.live.fairness import check, commitment, contribution_hash
from astrarium.server.live.hub import Hub
from astrarium.server.lobby import lobby
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.lobby.seats import StoredContribution
from astrarium.server.messages import Commit, NewMatch, Reveal, SeatWish
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.store import Job, Store
from tests.server.clients import BOT, GAME, ME, OPEN, SHARED, Json, MatchClient, Person
from tests.server.hosts import Host, HostProcess
from tests.server.test_lobby import RECORD, finish

People = Callable[[], Person]
SEED = "0f" * 32


def value(number: int) -> str:
    """Return the contribution with this number, 64 hexadecimal digits."""
    return f"{number:064x}"


def hashes(*numbers: int) -> list[str]:
    """Return the hashes of the contributions with these numbers."""
    return [contribution_hash(value(number)) for number in numbers]


def show(client: MatchClient, seat: int, number: int) -> Json:
    """Reveal the contribution with this number for a seat."""
    return client.ask("reveal", seat=seat, value=value(number))


def join(person: Person, match: str, invite: str, **fields: object) -> Json:
    """Take an open seat."""
    return person.post(f"/api/matches/{match}/join", {"invite": invite, **fields})


def contributions(text: str) -> list[Contribution]:
    """Return the contributions in a record."""
    return Record.parse(text).contributions


def finished(person: Person, match: str) -> Record:
    """Return the record of a finished match after checking its luck."""
    record = Record.parse(person.record(match))
    found = check(record)
    assert (found.fault, found.over) == ("", True)
    assert found.checked > 0
    return record


def nearly_over(person: Person, wishes: list[Json], **fields: object) -> str:
    """Create a match of three that begins with luck and ends soon."""
    record = person.upload(RECORD.read_text())
    body = {"number": record["number"] - 57, "seats": wishes, **fields}
    return str(person.post(f"/api/matches/{record['match']}/fork", body, 201)["match"])


def test_a_seed_chosen_by_the_operator_does_not_decide_the_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    host = Host(Settings(tmp_path, workers=1, limits=Limits(rate=1000.0, burst=10_000)))
    ada = Person(host.start())
    openings = set()
    for number in range(1, 7):
        match = ada.begin(ME, SHARED, hashes=hashes(number, 100 + number))
        client = ada.open_table(match)
        assert (client.number, client.position["actor"]) == (0, -1)
        assert show(client, 0, number)["since"] == 1
        assert show(client, 1, 100 + number)["since"] == 1
        client.wait_for(lambda message: message["type"] == "moved")
        openings.add(tuple(entry["text"] for entry in client.log))
        record = replace(Record.parse(ada.record(match)), seed=SEED)
        assert record.commitment == commitment(SEED)
        assert check(record).fault == ""
    assert len(openings) > 1
    ada.close()
    host.stop()


def test_a_match_with_contributions_from_the_beginning_and_a_late_one(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: SEED)
    ada, ben = people(), people()
    match = nearly_over(ada, [ME, SHARED, OPEN], hashes=hashes(1, 2))
    client = ada.open_table(match)
    first = client.number + 1
    assert show(client, 0, 1)["since"] == first
    assert show(client, 1, 2)["since"] == first
    while client.position["actor"] < 0:
        client.receive()
    client.act(client.first_legal())
    joined = join(ben, match, ada.invitations(match)[0], hash=hashes(3)[0])
    assert (joined["seats"][2]["hash"], joined["seats"][2]["since"]) == (hashes(3)[0], 0)
    other = ben.open_table(match)
    late = other.number + 1
    assert late > first
    assert show(other, 2, 3)["since"] == late
    told = client.wait_for(
        lambda message: message["type"] == "changed" and message["match"]["seats"][2]["since"]
    )
    assert [seat["since"] for seat in told["match"]["seats"]] == [first, first, late]
    while client.position["actor"] != -2:
        mover = other if client.position["actor"] == 2 else client
        mover.act("end" if "end" in mover.position["legal"] else mover.first_legal())
        while client.number != other.number:
            (client if client.number < other.number else other).receive()
    record = finished(eve := people(), match)
    assert record.contributions == [
        Contribution(0, value(1), first),
        Contribution(1, value(2), first),
        Contribution(2, value(3), late),
    ]
    text = eve.record(match)
    assert eve.record(eve.upload(text)["match"]) == text == record.text()
    for lost in range(3):
        changed = replace(
            record, contributions=[*record.contributions[:lost], *record.contributions[lost + 1 :]]
        )
        assert "the seed says" in check(changed).fault


@pytest.mark.parametrize("with_hash", [False, True])
def test_a_match_does_not_wait_for_a_creator_who_never_comes(people: People, with_hash: bool) -> None:
    ada, ben = people(), people()
    made = ada.post("/api/matches", {"game": GAME, "seats": [ME, OPEN], "hashes": hashes(1)}, 201)
    assert (made["number"], made["actor"]) == (0, -1)
    client = ben.open_table(made["match"])
    assert client.act("place k5")["error"] == "luck-first"
    fields = {"hash": hashes(2)[0]} if with_hash else {}
    joined = join(ben, made["match"], ada.invitations(made["match"])[0], **fields)
    assert joined["actor"] == (-1 if with_hash else 0 if joined["actor"] == 0 else 1)
    if with_hash:
        assert show(client, 1, 2)["since"] == 1
    while client.position["actor"] < 0:
        client.receive()
    expected = [Contribution(1, value(2), 1)] if with_hash else []
    assert contributions(ben.record(made["match"])) == expected
    late = ada.open_table(made["match"])
    assert show(late, 0, 1)["since"] == late.number + 1


def test_a_program_without_contributions_plays_as_before(people: People) -> None:
    ada, ben = people(), people()
    info = ada.post("/api/matches", {"game": GAME, "seats": [ME, OPEN]}, 201)
    assert info["actor"] >= 0
    assert [(seat["hash"], seat["since"]) for seat in info["seats"]] == [("", 0)] * 2
    ben.join(ada, info["match"])
    assert "\ncontribution " not in ada.record(info["match"])
    waiting = ada.post("/api/matches", {"game": GAME, "seats": [ME, OPEN], "hashes": hashes(1)}, 201)
    ben.join(ada, waiting["match"])
    assert ben.match_info(waiting["match"])["actor"] >= 0


def test_bots_wait_for_the_first_contribution(people: People) -> None:
    ada = people()
    uploaded = ada.upload(RECORD.read_text())
    body = {"number": uploaded["number"] - 17, "seats": [ME, BOT, BOT], "hashes": hashes(1)}
    made = ada.post(f"/api/matches/{uploaded['match']}/fork", body, 201)
    assert made["actor"] == 2
    client = ada.open_table(made["match"])
    assert show(client, 0, 1)["since"] == made["number"] + 1
    client.wait_for(lambda message: message["type"] == "moved" and message["entries"][0]["actor"] == 2)


def test_a_lost_secret_is_replaced_before_the_first_luck(people: People) -> None:
    ada = people()
    client = ada.open_table(match := ada.begin(ME, SHARED, hashes=hashes(1, 2)))
    for seat, number in ((0, 3), (1, 4)):
        assert client.ask("commit", seat=seat, hash=hashes(number)[0])["type"] == "committed"
        assert show(client, seat, seat + 1)["error"] == "not-committed"
        assert show(client, seat, number)["since"] == 1
    client.wait_for(lambda message: message["type"] == "moved")
    assert contributions(ada.record(match)) == [Contribution(0, value(3), 1), Contribution(1, value(4), 1)]


def test_seats_that_move_to_another_device_contribute_anew(people: People) -> None:
    ada, phone = people(), people()
    client = ada.open_table(match := ada.begin(ME, BOT, hashes=hashes(1)))
    show(client, 0, 1)
    while client.position["actor"] != 0:
        client.receive()
    info = ada.match_info(match)
    assert (info["seats"][0]["hash"], info["seats"][0]["since"]) == (hashes(1)[0], 1)
    link = ada.post(f"/api/matches/{match}/device")["path"].replace("/d/", "/api/links/")
    phone.post(link)
    info = phone.match_info(match)
    assert (info["seats"][0]["hash"], info["seats"][0]["since"]) == ("", 0)
    other = phone.open_table(match)
    assert show(client, 0, 1)["error"] == "not-your-seat"
    assert client.ask("commit", seat=0, hash=hashes(2)[0])["error"] == "not-your-seat"
    assert other.ask("commit", seat=0, hash=hashes(1)[0])["error"] == "bad-contribution"
    assert other.ask("commit", seat=0, hash=hashes(2)[0])["type"] == "committed"
    since = show(other, 0, 2)["since"]
    assert since == other.number + 1 > 1
    assert contributions(ada.record(match)) == [
        Contribution(0, value(1), 1),
        Contribution(0, value(2), since),
    ]


def test_a_rematch_waits_for_a_contribution(people: People) -> None:
    ada, ben = people(), people()
    match = nearly_over(ada, [ME, SHARED, OPEN])
    ben.join(ada, match)
    clients = [ada.open_table(match), ben.open_table(match)]
    while clients[0].position["actor"] != -2:
        mover = clients[clients[0].position["actor"] == 2]
        mover.act("end" if "end" in mover.position["legal"] else mover.first_legal())
        while clients[0].number != clients[1].number:
            clients[clients[1].number < clients[0].number].receive()
    path = f"/api/matches/{match}/rematch"
    ada.post(path, {"hashes": hashes(1)}, 400)
    made = ada.post(path, {"hashes": hashes(1, 2)})
    assert (made["number"], made["actor"]) == (0, -1)
    again = ben.post(path, {"hashes": hashes(3)})
    assert [seat["hash"] for seat in again["seats"]] == hashes(1, 2, 3)
    other = ben.open_table(made["match"])
    assert (other.number, other.position["actor"]) == (0, -1)
    assert show(other, 2, 3)["since"] == 1
    other.wait_for(lambda message: message["type"] == "moved")
    client = ada.open_table(made["match"])
    assert show(client, 0, 1)["since"] == client.number + 1 > 1
    assert ben.post(path)["match"] == made["match"]


def test_a_fork_has_contributions_of_its_own(people: People) -> None:
    ada = people()
    client = ada.open_table(match := ada.begin(ME, SHARED, hashes=hashes(1, 2)))
    show(client, 0, 1)
    show(client, 1, 2)
    while client.position["actor"] < 0:
        client.receive()
    client.act(client.first_legal())
    number = client.number
    body: Json = {"number": number, "seats": [ME, BOT]}
    plain = ada.post(f"/api/matches/{match}/fork", body, 201)
    assert contributions(ada.record(plain["match"])) == []
    fork = ada.post(f"/api/matches/{match}/fork", {**body, "hashes": hashes(1)}, 201)
    show(ada.open_table(fork["match"]), 0, 1)
    assert contributions(ada.record(fork["match"])) == [Contribution(0, value(1), number + 1)]


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"hashes": hashes(1)}, "bad-contribution"),
        ({"hashes": hashes(1, 1)}, "bad-contribution"),
        ({"hashes": ["0" * 63]}, "bad-message"),
        ({"hashes": ["A" * 64, "B" * 64]}, "bad-message"),
        ({"hashes": hashes(1, 2), "lesson": "first"}, "bad-option"),
        ({"seats": [], "hashes": hashes(1), "lesson": "first"}, "bad-option"),
    ],
)
def test_invalid_hashes_are_refused(guests: People, fields: Json, error: str) -> None:
    ada = guests()
    body = {"game": GAME, "seats": [ME, SHARED], **fields}
    assert ada.post("/api/matches", body, 400)["error"] == error
    assert ada.get("/api/matches") == {"matches": []}


def test_contributions_that_do_not_fit_are_refused(guests: People) -> None:
    ada, ben = guests(), guests()
    match = ada.begin(ME, OPEN)
    invite = ada.invitations(match)[0]
    client, other = ada.open_table(match), ben.open_table(match)
    assert show(client, 0, 1)["error"] == "not-committed"
    assert client.ask("commit", seat=0, hash="no")["error"] == "bad-message"
    for _ in range(2):
        assert client.ask("commit", seat=0, hash=hashes(1)[0])["type"] == "committed"
    for seat in (0, 1, 7):
        assert other.ask("commit", seat=seat, hash=hashes(2)[0])["error"] == "not-your-seat"
    assert show(other, 0, 1)["error"] == "not-your-seat"
    assert show(client, 0, 2)["error"] == "not-committed"
    assert contributions(ada.record(match)) == []
    assert ben.post(f"/api/matches/{match}/join", {"invite": invite, "hash": hashes(1)[0]}, 409)["error"] == (
        "bad-contribution"
    )
    assert ada.match_info(match)["seats"][1]["who"] == "open"
    since = show(client, 0, 1)["since"]
    client.act(client.first_legal())
    assert show(client, 0, 1)["since"] == since
    assert client.ask("commit", seat=0, hash=hashes(3)[0])["error"] == "contributed"
    ben.join(ada, match)
    ada.post(f"/api/matches/{match}/leave")
    rejoined = join(ada, match, ben.invitations(match)[0], hash=hashes(4)[0])
    assert (rejoined["seats"][0]["hash"], rejoined["seats"][0]["since"]) == (hashes(1)[0], since)
    assert contributions(ada.record(match)) == [Contribution(0, value(1), since)]


def test_settled_luck_takes_no_contributions(guests: People) -> None:
    ada = guests()
    replay = ada.open_table(ada.upload(RECORD.read_text())["match"])
    lesson = ada.open_table(ada.post("/api/matches", {"game": GAME, "lesson": "first"}, 201)["match"])
    over = ada.open_table(nearly_over(ada, [ME, SHARED, SHARED]))
    finish(over)
    for client, error in ((replay, "no-contributions"), (lesson, "no-contributions"), (over, "over")):
        assert client.ask("commit", seat=0, hash=hashes(1)[0])["error"] == error
        assert show(client, 0, 1)["error"] == error


def test_a_revealed_contribution_survives_a_crash_and_counts_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = HostProcess(data, "--workers", "1")
    ada = Person(server.address)
    match = ada.begin(ME, SHARED, hashes=hashes(1, 2))
    client = ada.open_table(match)
    assert show(client, 0, 1)["since"] == 1
    server.kill()
    server = HostProcess(data, "--workers", "1")
    ada.address, ada.http.base_url = server.address, server.address
    client = ada.open_table(match)
    assert (client.number, client.position["actor"]) == (0, -1)
    assert show(client, 0, 1)["since"] == 1
    assert show(client, 1, 2)["since"] == 1
    server.kill()
    server = HostProcess(data, "--workers", "1")
    ada.address, ada.http.base_url = server.address, server.address
    client = ada.open_table(match)
    while client.position["actor"] < 0:
        client.receive()
    for _ in range(6):
        assert client.act(client.first_legal())["type"] == "acted"
    record = Record.parse(ada.record(match))
    ada.close()
    server.stop()
    with sqlite3.connect(data / "astrarium.sqlite") as connection:
        record.seed = connection.execute("SELECT seed FROM matches").fetchone()[0]
    assert record.contributions == [Contribution(0, value(1), 1), Contribution(1, value(2), 1)]
    assert check(record).fault == ""


def room(store: Store) -> Lobby:
    """Return a lobby with its own hub."""
    return Lobby(Hub(store, WorkerPool(1)), Limits())


def test_a_server_that_missed_events_cannot_store_a_contribution(database: str) -> None:
    stores = [Store(database), Store(database)]

    async def scenario() -> None:
        here, there = (room(store) for store in stores)
        made = await here.begin("ada", NewMatch(GAME, [SeatWish("me"), SeatWish("me")], hashes=hashes(1, 2)))
        table, twin = [await each.hub.open(made.match) for each in (here, there)]
        assert await reveal(table, "ada", Reveal("a", 0, value(1))) == 1
        await table.begin()
        with pytest.raises(ApiError, match="moved on"):
            await reveal(twin, "ada", Reveal("b", 1, value(2)))
        with suppress(ApiError):  # refused, unless both servers draw the same luck
            await twin.begin()
        assert twin.entries == table.entries
        assert await reveal(table, "ada", Reveal("b", 1, value(2))) == table.number + 1

    asyncio.run(scenario())
    for store in stores:
        store.close()


def test_a_contribution_counts_if_only_the_answer_of_its_commit_was_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database)

    async def scenario() -> None:
        here = room(store)
        made = await here.begin("ada", NewMatch(GAME, [SeatWish("me"), SeatWish("me")], hashes=hashes(1, 2)))
        table = await here.hub.open(made.match)
        write, failures = store.write, [True, True]

        async def write_and_lose_the_answer(job: Job[Any]) -> Any:
            result = await write(job)
            if failures:
                failures.pop()
                raise OperationalError("COMMIT", None, ConnectionError("the answer got lost"))
            return result

        monkeypatch.setattr(store, "write", write_and_lose_the_answer)
        monkeypatch.setattr(live, "READ_PAUSE", 0.0)
        with pytest.raises(OperationalError):
            await reveal(table, "ada", Reveal("a", 0, value(1)))
        assert failures == []
        assert not table.lock.busy
        assert await reveal(table, "ada", Reveal("a", 0, value(1))) == 1
        assert await reveal(table, "ada", Reveal("b", 1, value(2))) == 1
        await table.begin()
        record = table.record()
        record.seed = table.match.seed
        assert len(record.contributions) == 2
        assert check(record).fault == ""

    asyncio.run(scenario())
    store.close()


def test_the_contributions_of_a_match_are_limited(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.sqlite")

    async def scenario() -> None:
        here = room(store)
        table = await here.hub.open((await here.begin("ada", NewMatch(GAME, [SeatWish("me")] * 2))).match)
        rows = range(1, MAX_CONTRIBUTIONS + 1)
        full = [StoredContribution(0, "eve", hashes(row)[0], value(row), row) for row in rows]
        table.set_contributions(full)
        with pytest.raises(ApiError) as caught:
            await commit(table, "ada", Commit("c", 0, hashes(0)[0]))
        assert caught.value.error == "too-many-contributions"
        assert table.match.contributions == full

    asyncio.run(scenario())
    store.close()
