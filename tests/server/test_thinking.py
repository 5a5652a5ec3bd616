"""Thinking time on a server: people come before unwatched bots, and guests get equal shares."""

import asyncio
import json
from asyncio.subprocess import Process
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.config import Limits, Settings
from astrarium.server.live.hub import Hub
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import NewMatch, SeatWish
from astrarium.server.opponents import worker_pool
from astrarium.server.opponents.bot_worker import ThinkRequest, ThinkResponse
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.store import Store
from tests.patience import PATIENCE, until, wait_until
from tests.server.clients import BOT, GAME, ME, SHARED, Json, MatchClient, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host

NOVICE: Json = {"who": "bot", "level": "level-2"}
MASTER: Json = {"who": "bot", "level": "level-8"}
ENDLESS = "mcts:36000s"


class Turnstile:
    """Records the requests that reach a worker, and lets them pass one by one."""

    def __init__(self) -> None:
        self.served: list[ThinkRequest] = []
        self.passes = 0
        self._exchange = worker_pool._exchange

    async def exchange(self, process: Process, request: ThinkRequest) -> ThinkResponse:
        """Wait for a pass, then ask the worker."""
        self.served.append(request)
        number = len(self.served)
        await until(lambda: self.passes >= number)
        return await self._exchange(process, request)

    def wait_for(self, count: int) -> ThinkRequest:
        """Let all but the last of `count` requests pass; return the last one once a worker has it."""
        self.passes = count - 1
        wait_until(lambda: len(self.served) >= count, f"only {len(self.served)} requests were served")
        return self.served[count - 1]


@pytest.fixture
def turnstile(monkeypatch: pytest.MonkeyPatch) -> Turnstile:
    """A turnstile in front of the workers of every server in this process."""
    made = Turnstile()
    monkeypatch.setattr(worker_pool, "_exchange", made.exchange)
    return made


@contextmanager
def serving(data: Path, workers: int = 1, limits: Limits = GENEROUS) -> Iterator[Callable[[], Person]]:
    """Run a server for the block; the value creates guests."""
    host = Host(Settings(data, workers=workers, limits=limits))
    address = host.start()
    with ExitStack() as stack:
        stack.callback(host.stop)

        def new() -> Person:
            person = Person(address)
            stack.callback(person.close)
            return person

        yield new


def begin_beside_bot(person: Person) -> str:
    """Create a match against a novice that is to act first, and return its id; luck decides who begins."""
    while True:
        made = person.post("/api/matches", {"game": GAME, "seats": [NOVICE, ME]}, 201)
        if made["actor"] == 0:
            return str(made["match"])


def ask_hint(client: MatchClient, name: str) -> None:
    """Send `hint` without waiting for the answer."""
    client.socket.send(json.dumps({"type": "hint", "id": name, "number": client.number, "moves": []}))


def answer_to(client: MatchClient, name: str) -> dict[str, Any]:
    """Return the answer to the message called `name`."""
    return client.wait_for(lambda message: message.get("id") == name)


def test_a_person_is_served_before_unwatched_matches_of_bots(tmp_path: Path, turnstile: Turnstile) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        for _ in range(30):
            eve.begin(MASTER, MASTER)
        turnstile.wait_for(1)
        match = begin_beside_bot(ada)
        ada.open_table(match)
        assert turnstile.wait_for(2).match == match


def test_a_table_without_its_people_is_served_before_unwatched_matches(
    tmp_path: Path, turnstile: Turnstile
) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        for _ in range(3):
            eve.begin(MASTER, MASTER)
        turnstile.wait_for(1)
        match = begin_beside_bot(ada)
        assert turnstile.wait_for(2).match == match


def test_unwatched_matches_leave_a_worker_free(tmp_path: Path, turnstile: Turnstile) -> None:
    with serving(tmp_path, workers=2) as guests:
        eve, ada = guests(), guests()
        matches = [eve.begin(MASTER, MASTER) for _ in range(5)]
        turnstile.wait_for(1)
        match = begin_beside_bot(ada)
        turnstile.passes = 0
        wait_until(lambda: len(turnstile.served) == 2)
        assert [request.match for request in turnstile.served] == [matches[0], match]


def test_a_guest_at_many_tables_gets_no_more_than_a_guest_at_one(
    tmp_path: Path, turnstile: Turnstile
) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        for _ in range(10):
            eve.open_table(begin_beside_bot(eve))
        turnstile.wait_for(1)
        match = begin_beside_bot(ada)
        ada.open_table(match)
        assert turnstile.wait_for(2).match == match


def test_a_guest_has_one_hint_at_a_time_across_all_sockets(tmp_path: Path, turnstile: Turnstile) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        matches = [eve.begin(ME, SHARED, hints=True) for _ in range(24)]
        clients = {match: eve.open_table(match) for match in matches}
        for client in clients.values():
            ask_hint(client, "hint")
        first = clients.pop(turnstile.wait_for(1).match)
        refused = [answer_to(client, "hint") for client in clients.values()]
        assert {(answer["type"], answer["error"]) for answer in refused} == {("refused", "hint-running")}
        match = begin_beside_bot(ada)
        ada.open_table(match)
        assert turnstile.wait_for(2).match == match
        assert answer_to(first, "hint")["type"] == "hinted"
        ask_hint(client, "again")
        assert client.hello(client.number)["type"] == "welcome"  # the server has read the message before
        assert turnstile.wait_for(3).who == "hint"


def test_a_match_of_bots_goes_to_the_end_of_the_queue_when_its_last_viewer_leaves(
    tmp_path: Path, turnstile: Turnstile
) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        eve.begin(MASTER, MASTER)
        turnstile.wait_for(1)
        watched = eve.begin(MASTER, MASTER)
        viewer = eve.open_table(watched)
        absent = begin_beside_bot(ada)
        viewer.close()
        wait_until(lambda: ada.match_info(watched)["watchers"] == 0)
        assert turnstile.wait_for(2).match == absent


def test_a_hint_for_an_earlier_position_is_abandoned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turnstile: Turnstile
) -> None:
    monkeypatch.setattr("astrarium.server.live.thinking.HINT_BOT", "greedy")
    with serving(tmp_path) as guests:
        ada = guests()
        client = ada.open_table(ada.begin(ME, SHARED, hints=True))
        ask_hint(client, "hint")
        turnstile.wait_for(1)
        move = client.first_legal()
        client.socket.send(json.dumps({"type": "act", "id": "act", "number": client.number, "moves": [move]}))
        assert answer_to(client, "hint")["error"] == "stale-draft"
        ask_hint(client, "next")
        assert turnstile.wait_for(2).event == client.number
        turnstile.passes = 2
        assert answer_to(client, "next")["type"] == "hinted"


def test_a_decision_for_an_earlier_position_is_abandoned(tmp_path: Path, turnstile: Turnstile) -> None:
    async def scenario() -> None:
        hub = Hub(store, WorkerPool(1))
        wish = NewMatch(GAME, [SeatWish("bot", "level-2"), SeatWish("bot", "level-2")])
        made = await Lobby(hub, Limits()).begin("ada", wish)
        table = await hub.open(made.match)
        await until(lambda: turnstile.served)
        move = table.presenter.game.space.text(table.state.legal()[0])
        await table.act_for_bot(table.number, move)
        hub.wake_bots(table)
        await until(lambda: len(turnstile.served) == 2)
        assert turnstile.served[1].event == table.number > turnstile.served[0].event
        await hub.stop()

    store = Store(f"sqlite:///{tmp_path}/test.sqlite")
    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
    store.close()


def test_a_waiting_hint_is_dropped_when_its_socket_closes(tmp_path: Path, turnstile: Turnstile) -> None:
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        busy = eve.begin(MASTER, MASTER)
        turnstile.wait_for(1)
        match = ada.begin(ME, SHARED, hints=True)
        client = ada.open_table(match)
        ask_hint(client, "hint")
        assert client.hello(client.number)["type"] == "welcome"
        client.close()
        wait_until(lambda: not ada.match_info(match)["seats"][0]["here"])
        turnstile.wait_for(4)
        assert {request.match for request in turnstile.served} == {busy}


def test_a_running_hint_is_stopped_when_its_socket_closes_and_counts_for_the_rest_of_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turnstile: Turnstile
) -> None:
    monkeypatch.setattr("astrarium.server.live.thinking.HINT_BOT", ENDLESS)
    with serving(tmp_path) as guests:
        eve, ada = guests(), guests()
        client = eve.open_table(eve.begin(ME, SHARED, hints=True))
        turnstile.passes = 1000
        ask_hint(client, "hint")
        wait_until(lambda: turnstile.served)
        client.close()
        player = ada.open_table(begin_beside_bot(ada))
        player.wait_for(lambda message: message["type"] == "moved")
        again = eve.open_table(eve.begin(ME, SHARED, hints=True))
        ask_hint(again, "again")
        assert answer_to(again, "again")["error"] == "hint-running"


def test_bots_of_a_guest_beyond_the_limit_of_waiting_requests_play_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.FULL_SECONDS", 0.01)
    limits = Limits(rate=100_000.0, burst=1_000_000, waiting=1)
    with serving(tmp_path, limits=limits) as guests:
        eve = guests()
        for match in [eve.begin(BOT, BOT) for _ in range(5)]:
            number = eve.match_info(match)["number"]
            wait_until(lambda: eve.match_info(match)["number"] > number + 3)  # noqa: B023
