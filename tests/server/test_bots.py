"""Bots think elsewhere: crashed and slow workers are replaced, and people are answered meanwhile."""

import asyncio
import os
import signal
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium.server import bots
from astrarium.server.bots import Worker, Workers
from astrarium.server.config import Settings
from astrarium.server.luck import check
from astrarium.server.metrics import CRASHES
from astrarium.server.thinker import Minds, Question
from tests.server.clients import BOT, ME, SHARED, Chair, Json, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host, Process

GAME = astrarium.game("globular-cluster")
HARD: Json = {"who": "bot", "level": "hard"}
MOST_MILLISECONDS = 30.0


def usual_try(chair: Chair) -> float:
    """How many milliseconds a try takes; half of all take less."""
    times = []
    for _ in range(200):
        begun = time.perf_counter()
        assert chair.attempt(chair.first_legal())["type"] == "tried"
        times.append(1000 * (time.perf_counter() - begun))
        time.sleep(0.01)
    return statistics.median(times)


def question(bot: str, who: str = "a") -> Question:
    """What to do in the first position that asks for a decision."""
    state = GAME.start(2)
    dealer = astrarium.Dealer(1)
    while state.actor == astrarium.CHANCE:
        state.apply(dealer.choose(state))
    return Question(who, GAME.name, state.to_bytes(), bot, 7)


def legal(asked: Question) -> list[str]:
    """The moves among which the bot has to choose."""
    return [GAME.space.text(action) for action in GAME.restore(asked.state).legal()]


def crashes() -> float:
    """How many workers were replaced so far."""
    return float(CRASHES._value.get())


@pytest.mark.parametrize("bot", ["uniform", "greedy", "mcts:50", "mcts:0.1s"])
def test_a_bot_answers_with_a_legal_move(bot: str) -> None:
    asked = question(bot)
    answer = Minds().think(asked)
    assert answer.move in legal(asked)
    assert 1 <= answer.share <= 100


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def meet() -> str:
        workers = Workers(1)
        await workers.think(question("uniform"))
        thought = asyncio.create_task(workers.think(question("mcts:1s")))
        await asyncio.sleep(0.3)
        process = workers.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        answer = await thought
        assert workers.all[0].process is not process
        await workers.close()
        return answer.move

    before = crashes()
    assert asyncio.run(meet()) in legal(question("uniform"))
    assert crashes() == before + 1


def test_a_worker_that_takes_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GRACE", 1.0)

    async def meet() -> None:
        worker = Worker()
        await worker.ask(question("uniform"), 30.0)
        process = worker.process
        assert process is not None
        begun = time.monotonic()
        with pytest.raises(bots.Crash):
            await worker.ask(question("mcts:60s"), 0.3)
        assert time.monotonic() - begun < 5.0
        assert await process.wait() == -signal.SIGKILL
        assert (await worker.ask(question("greedy"), 30.0)).move in legal(question("greedy"))
        await worker.close()

    asyncio.run(meet())


def test_a_bot_goes_on_from_its_last_thoughts() -> None:
    minds = Minds()
    minds.think(question("mcts:200"))
    agent = minds._agents["a", "mcts:200"]
    minds.think(question("mcts:200"))
    assert minds._agents["a", "mcts:200"] is agent
    for who in "bcdef":
        minds.think(question("uniform", who))
    assert len(minds._agents) == 4


@pytest.mark.parametrize("game", astrarium.games())
def test_bots_play_a_match_to_its_end(guests: Callable[[], Person], game: str) -> None:
    ada = guests()
    match = ada.begin(BOT, BOT, game=game)
    chair = ada.sit(match)
    while chair.position["actor"] != -2:
        chair.next()
    record = astrarium.Record.parse(ada.record(match))
    assert record.replay().scores() == chair.position["scores"]
    assert check(record).fault == ""


def test_people_are_answered_while_eight_bots_think(tmp_path: Path) -> None:
    server = Process(tmp_path / "data", "--workers", "8", "--rate", "10000")
    ada = Person(server.address)
    try:
        chair = ada.sit(ada.begin(ME, SHARED))
        thinking = [ada.begin(HARD, HARD) for _ in range(8)]
        time.sleep(3.0)
        taken = usual_try(chair)
        assert sum(ada.about(match)["number"] for match in thinking) > 8 * 2
        assert taken < MOST_MILLISECONDS
    finally:
        ada.leave()
        server.stop()


def test_a_match_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    first = Host(Settings(tmp_path, workers=1, limits=GENEROUS))
    ada = Person(first.start())
    match = ada.begin(HARD, HARD)
    cookies = dict(ada.http.cookies)
    while ada.about(match)["number"] < 4:
        time.sleep(0.05)
    number = ada.about(match)["number"]
    ada.leave()
    first.stop()
    second = Host(Settings(tmp_path, workers=1, limits=GENEROUS))
    back = Person(second.start())
    back.http.cookies.update(cookies)
    end = time.monotonic() + 30.0
    while back.about(match)["number"] <= number:
        assert time.monotonic() < end
        time.sleep(0.05)
    back.leave()
    second.stop()
