"""Bots in worker processes: crashed and slow workers are replaced, and clients are answered meanwhile."""

import asyncio
import json
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import uvloop
from prometheus_client import Counter

import astrarium
from astrarium.server.config import Settings
from astrarium.server.live.fairness import check
from astrarium.server.metrics import CRASHES, RESTARTS, TIMEOUTS, exposition
from astrarium.server.opponents import worker_pool
from astrarium.server.opponents.bot_worker import BotCache, ThinkRequest, ThinkResponse
from astrarium.server.opponents.scheduler import QueueFull
from astrarium.server.opponents.worker_pool import Abandoned, ThinkJob, WorkerPool, WorkerStatus
from tests.patience import PATIENCE, until, wait_until
from tests.server.clients import BOT, ME, SHARED, Json, MatchClient, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host, HostProcess

GAME = astrarium.game("globular-cluster")
MASTER_BOT: Json = {"who": "bot", "level": "level-8"}
ENDLESS = "mcts:36000s"


def request(bot: str, who: str = "a", match: str = "m", event: int = 17) -> ThinkRequest:
    """Return a request for the first decision of a match."""
    state = GAME.start(2)
    dealer = astrarium.Dealer(1)
    while state.actor == astrarium.CHANCE:
        state.apply(dealer.choose(state))
    return ThinkRequest(match, event, who, GAME.name, state.to_bytes(), bot, 7)


def legal(sent: ThinkRequest) -> list[str]:
    """Return the legal moves in the position of a request."""
    return [GAME.space.text(action) for action in GAME.restore(sent.state).legal()]


def value(counter: Counter) -> int:
    """Return the value of `counter`."""
    return int(counter._value.get())


def log_fields(caplog: pytest.LogCaptureFixture, message: str) -> list[Json]:
    """Return the fields of all log records with `message`."""
    return [record.__dict__["fields"] for record in caplog.records if record.getMessage() == message]


def run(scenario: Callable[[WorkerPool], Awaitable[None]], loop: str, count: int = 1) -> None:
    """Run `scenario` with `count` workers on an event loop of asyncio or uvloop."""

    async def run_scenario() -> None:
        workers = WorkerPool(count)
        try:
            await scenario(workers)
        finally:
            await workers.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
        runner.run(run_scenario())


async def think(workers: WorkerPool, sent: ThinkRequest, seconds: float = 0.0) -> ThinkResponse:
    """Return the answer of `workers` to a request."""
    return await workers.think(ThinkJob(sent, seconds))


def pid(workers: WorkerPool) -> int:
    """Return the process id of the only worker."""
    (worker,) = workers.all
    assert worker.process is not None
    return worker.process.pid


async def ask_stopped(workers: WorkerPool, sent: ThinkRequest) -> asyncio.Task[ThinkResponse]:
    """Stop the process of the only worker, send it a request, and return the pending response."""
    os.kill(pid(workers), signal.SIGSTOP)
    response = asyncio.create_task(think(workers, sent, PATIENCE))
    await until(lambda: workers.all[0]._thinking)
    return response


LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])


@pytest.mark.parametrize("bot", ["uniform", "greedy", "mcts:50", "mcts:0.1s"])
def test_a_bot_answers_with_a_legal_move(bot: str) -> None:
    sent = request(bot)
    answer = BotCache().think(sent)
    assert answer.move in legal(sent)
    assert 1 <= answer.share <= 100


@LOOPS
@pytest.mark.parametrize("cause", ["SIGSEGV", "SIGKILL"])
def test_a_worker_that_crashes_at_work_is_replaced_and_asked_again(
    loop: str, cause: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(workers: WorkerPool) -> None:
        await think(workers, request("uniform"), PATIENCE)
        first = pid(workers)
        response = await ask_stopped(workers, request("greedy", match="other", event=23))
        os.kill(first, signal.Signals[cause])
        with suppress(ProcessLookupError):  # SIGKILL does not wait for it
            os.kill(first, signal.SIGCONT)
        assert (await response).move in legal(request("uniform"))
        assert pid(workers) != first

    before = value(CRASHES)
    run(scenario, loop)
    assert value(CRASHES) == before + 1
    crash = {"cause": cause, "state": "thinking", "match": "other", "event": 23, "bot": "greedy"}
    assert log_fields(caplog, "worker crashed") == [crash]
    (record,) = [record for record in caplog.records if record.name == "astrarium"]
    assert record.levelno == logging.WARNING


@LOOPS
def test_a_request_abandoned_in_the_moment_it_gets_a_worker_gives_the_worker_back(loop: str) -> None:
    async def scenario(workers: WorkerPool) -> None:
        job = ThinkJob(request("uniform"), PATIENCE)
        response = asyncio.create_task(workers.think(job))
        await asyncio.sleep(0)
        assert job.task is not None  # it has not run yet
        workers.abandon(job)
        with pytest.raises(Abandoned):
            await response
        assert (await think(workers, request("uniform"), PATIENCE)).move in legal(request("uniform"))

    run(scenario, loop)


@LOOPS
def test_a_worker_that_crashes_while_idle_is_reported_and_replaced_at_once(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    before, restarts = value(CRASHES), value(RESTARTS.labels("worker"))

    async def scenario(workers: WorkerPool) -> None:
        assert workers.status() == [WorkerStatus(0, "unused", None)]
        await think(workers, request("uniform"), PATIENCE)
        first = pid(workers)
        assert workers.status() == [WorkerStatus(0, "idle", first)]
        os.kill(first, signal.SIGSEGV)
        await until(lambda: workers.status()[0].state == "idle" and pid(workers) != first)
        replacement = pid(workers)
        assert (await think(workers, request("greedy"), PATIENCE)).move in legal(request("greedy"))
        assert pid(workers) == replacement

    run(scenario, loop)
    assert value(CRASHES) == before + 1
    assert value(RESTARTS.labels("worker")) == restarts + 1
    crash = {"cause": "SIGSEGV", "state": "idle", "match": "m", "event": 17, "bot": "uniform"}
    assert log_fields(caplog, "worker crashed") == [crash]


@LOOPS
def test_a_worker_that_has_died_unnoticed_is_replaced(loop: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(workers: WorkerPool) -> None:
        await think(workers, request("uniform"), PATIENCE)
        os.kill(pid(workers), signal.SIGKILL)
        assert (await think(workers, request("greedy"), PATIENCE)).move in legal(request("greedy"))

    before = value(CRASHES)
    run(scenario, loop)
    assert value(CRASHES) == before + 1
    assert [crash["cause"] for crash in log_fields(caplog, "worker crashed")] == ["SIGKILL"]


def test_a_worker_that_ends_with_an_exception_is_reported(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario(workers: WorkerPool) -> None:
        with pytest.raises(worker_pool.WorkerFailure):
            await workers.all[0].ask(request("clever"), PATIENCE)
        assert workers.all[0].process is None

    run(scenario, "uvloop")
    assert [crash["cause"] for crash in log_fields(caplog, "worker crashed")] == ["exit status 1"]
    assert "unknown bot" in capfd.readouterr().err


@LOOPS
def test_workers_killed_by_the_server_do_not_count_as_crashes(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(workers: WorkerPool) -> None:
        await think(workers, request("uniform"), PATIENCE)
        response = await ask_stopped(workers, request("greedy"))
        response.cancel()
        with pytest.raises(asyncio.CancelledError):
            await response
        await think(workers, request("uniform"), PATIENCE)

    before = value(CRASHES), value(TIMEOUTS)
    run(scenario, loop)
    assert (value(CRASHES), value(TIMEOUTS)) == before
    assert log_fields(caplog, "worker crashed") == []


@LOOPS
def test_a_worker_that_takes_too_long_is_replaced(loop: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(workers: WorkerPool) -> None:
        (worker,) = workers.all
        await worker.ask(request("uniform"), PATIENCE)
        process = worker.process
        assert process is not None
        with pytest.raises(worker_pool.WorkerFailure):
            await worker.ask(request(ENDLESS), 0.3)
        assert await process.wait() == -signal.SIGKILL
        assert (await worker.ask(request("greedy"), PATIENCE)).move in legal(request("greedy"))

    before = value(CRASHES), value(TIMEOUTS)
    caplog.set_level(logging.INFO)
    run(scenario, loop)
    assert (value(CRASHES), value(TIMEOUTS)) == (before[0], before[1] + 1)
    timeout = {"reason": "timeout", "match": "m", "event": 17, "bot": ENDLESS}
    assert log_fields(caplog, "worker replaced") == [timeout]
    assert log_fields(caplog, "worker crashed") == []


def test_a_question_that_took_too_long_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced: list[str] = []

    def note(message: str, **_fields: object) -> None:
        replaced.append(message)
        monkeypatch.setattr(worker_pool, "GRACE", PATIENCE)

    async def scenario(workers: WorkerPool) -> None:
        await think(workers, request("uniform"), PATIENCE)
        os.kill(pid(workers), signal.SIGSTOP)
        monkeypatch.setattr(worker_pool, "log", note)
        monkeypatch.setattr(worker_pool, "GRACE", 0.3)
        assert (await think(workers, request("greedy"))).move in legal(request("greedy"))

    run(scenario, "uvloop")
    assert replaced == ["worker replaced"]


def test_crashes_and_timeouts_are_metrics() -> None:
    names = {line.partition(" ")[0] for line in exposition().decode().splitlines()}
    assert {"astrarium_crashes_total", "astrarium_timeouts_total"} <= names


def worker_pids(server: HostProcess) -> list[int]:
    """Return the process ids of the workers of a server."""
    found = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    children = [int(child) for path in found for child in path.read_text().split()]
    return [child for child in children if b"bot_worker" in command_line(child)]


def command_line(process: int) -> bytes:
    """Return the command line of a process, empty after its end."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_a_crash_at_a_table_is_counted_and_logged_with_its_match(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--workers", "1", "--rate", "10000", "--admin", "127.0.0.1:0")
    metrics = f"{server.admin_address()}/metrics"
    ada = Person(server.address)
    try:
        match = ada.begin(MASTER_BOT, MASTER_BOT)
        client = ada.open_table(match)
        while client.number < 4:
            client.receive()
        (worker,) = worker_pids(server)
        os.kill(worker, signal.SIGSEGV)
        while "astrarium_crashes_total 1.0" not in httpx.get(metrics, timeout=PATIENCE).text:
            client.receive()
        number = ada.match_info(match)["number"]
        while client.number <= number:
            client.receive()
    finally:
        ada.close()
        server.stop()
    text = Path(server.log.name).read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    (crash,) = [line for line in lines if line["message"] == "worker crashed"]
    assert (crash["level"], crash["cause"], crash["match"]) == ("warning", "SIGSEGV", match)
    assert 3 <= crash["event"] <= number


def play_until_bot_has_moved(client: MatchClient) -> None:
    """Move for seat 0 until the bot on seat 1 has to decide, then wait until seat 0 is to act again."""
    while client.position["actor"] == 0:
        client.act(client.first_legal())
    while client.position["actor"] == 1:
        client.receive()


def test_a_server_replaces_a_worker_that_was_killed_while_idle(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--workers", "1", "--rate", "10000", "--admin", "127.0.0.1:0")
    ada = Person(server.address)
    try:
        client = ada.open_table(ada.begin(ME, BOT))
        play_until_bot_has_moved(client)
        (worker,) = worker_pids(server)
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: worker_pids(server) not in ([], [worker]), "the worker is not replaced")
        metrics = ada.http.get(f"{server.admin_address()}/metrics").text
        assert 'astrarium_restarts_total{task="worker"} 1.0' in metrics.splitlines()
        play_until_bot_has_moved(client)
    finally:
        ada.close()
        server.stop()


def test_a_player_returns_to_the_worker_that_remembers_its_search() -> None:
    async def scenario(workers: WorkerPool) -> None:
        await asyncio.gather(
            *(think(workers, request("greedy", who), PATIENCE) for who in ("a", "b")),
        )
        last = [worker._last_request for worker in workers.all]
        assert sorted(sent.who for sent in last if sent is not None) == ["a", "b"]
        for who in ("b", "b", "a", "b", "a", "a"):
            again = request("greedy", who, event=20)
            await think(workers, again, PATIENCE)
            (worker,) = [worker for worker in workers.all if worker._last_request is again]
            before = last[workers.all.index(worker)]
            assert before is not None
            assert before.who == who

    run(scenario, "uvloop", 2)


def test_too_many_waiting_requests_of_a_guest_are_refused_and_dropped_ones_never_start() -> None:
    async def scenario(workers: WorkerPool) -> None:
        await think(workers, request("uniform"), PATIENCE)
        running = await ask_stopped(workers, request("greedy"))
        waiting = [
            asyncio.create_task(workers.think(ThinkJob(request("uniform", f"{number}"), guest="eve")))
            for number in range(64)
        ]
        await until(lambda: workers.waiting()["player"] == 64)
        with pytest.raises(QueueFull):
            await workers.think(ThinkJob(request("uniform"), guest="eve"))
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert workers.waiting() == {"player": 0, "absent": 0, "unwatched": 0}
        os.kill(pid(workers), signal.SIGCONT)
        await running
        assert workers.all[0]._last_request == request("greedy")

    run(scenario, "uvloop")


def test_a_process_that_cannot_start_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start = worker_pool._start_process
    attempts: list[int] = []
    released: list[int] = []

    async def fail_once() -> asyncio.subprocess.Process:
        attempts.append(1)
        if len(attempts) == 1:
            raise BlockingIOError("no more processes")
        await until(lambda: released)
        return await start()

    async def scenario(workers: WorkerPool) -> None:
        response = asyncio.create_task(think(workers, request("uniform"), PATIENCE))
        await until(lambda: attempts)
        assert workers.status() == [WorkerStatus(0, "dead", None)]
        assert workers.supervisor.down() == {"worker 0": "BlockingIOError: no more processes"}
        released.append(1)
        assert (await response).move in legal(request("uniform"))

    monkeypatch.setattr(worker_pool, "_start_process", fail_once)
    before = value(RESTARTS.labels("worker"))
    run(scenario, "uvloop")
    assert value(RESTARTS.labels("worker")) == before + 1
    assert log_fields(caplog, "background task failed") == [{"task": "worker", "worker": "0"}]


def test_a_bot_continues_its_last_search() -> None:
    cache = BotCache()
    cache.think(request("mcts:200"))
    agent = cache._agents["m", "a", "mcts:200"]
    cache.think(request("mcts:200"))
    assert cache._agents["m", "a", "mcts:200"] is agent
    for who in "bcdef":
        cache.think(request("uniform", who))
    assert len(cache._agents) == 4


@pytest.mark.parametrize("game", astrarium.games())
def test_bots_play_a_match_to_its_end(guests: Callable[[], Person], game: str) -> None:
    ada = guests()
    match = ada.begin(BOT, BOT, game=game)
    client = ada.open_table(match)
    while client.position["actor"] != -2:
        client.receive()
    record = astrarium.Record.parse(ada.record(match))
    assert record.replay().scores() == client.position["scores"]
    assert check(record).fault == ""


def test_people_are_answered_while_bots_think(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--workers", "2", "--rate", "10000")
    ada = Person(server.address)
    try:
        client = ada.open_table(ada.begin(ME, SHARED))
        thinking = [ada.open_table(ada.begin(MASTER_BOT, MASTER_BOT)) for _ in range(2)]
        for table in thinking:
            table.wait_for(lambda message: message["type"] == "moved")
        workers = worker_pids(server)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        for _ in range(50):
            assert client.try_moves(client.first_legal())["type"] == "tried"
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
        for table in thinking:
            table.wait_for(lambda message: message["type"] == "moved")
    finally:
        ada.close()
        server.stop()


def test_bots_resume_after_a_restart(tmp_path: Path) -> None:
    first = Host(Settings(tmp_path, workers=1, limits=GENEROUS))
    ada = Person(first.start())
    match = ada.begin(MASTER_BOT, MASTER_BOT)
    cookies = dict(ada.http.cookies)
    wait_until(lambda: ada.match_info(match)["number"] >= 4)
    number = ada.match_info(match)["number"]
    ada.close()
    first.stop()
    second = Host(Settings(tmp_path, workers=1, limits=GENEROUS))
    back = Person(second.start())
    back.http.cookies.update(cookies)
    wait_until(lambda: back.match_info(match)["number"] > number)
    back.close()
    second.stop()
