"""SIGKILL at random moments under load: no acknowledged event is lost or doubled, every match continues.

`ASTRARIUM_KILLS=50 pytest tests/server/test_kill.py` kills more often than the usual run.
"""

import json
import os
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

import astrarium
from astrarium.server.live.fairness import check
from tests.patience import PATIENCE, wait_until
from tests.server.clients import BOT, ME, Person, open_socket
from tests.server.hosts import HostProcess
from tests.server.players import Player

KILLS = int(os.environ.get("ASTRARIUM_KILLS", "5"))
MATCHES = 8
MAX_EVENTS = 200  # between the start of a server and its end


@dataclass
class PlayerThread:
    """Connects a player to the server, again after errors."""

    player: Player
    cookie: str
    address: str
    stopping: threading.Event = field(default_factory=threading.Event)
    thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        """Connect and play until the match is over."""
        while not self.stopping.is_set() and not self.player.done:
            try:
                self.play()
            except (OSError, WebSocketException):
                self.stopping.wait(0.05)

    def play(self) -> None:
        """Play until the connection breaks."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{self.player.match}/socket"
        with open_socket(url, {"Cookie": self.cookie}) as socket:
            socket.send(json.dumps(self.player.hello()))
            while not self.stopping.is_set() and not self.player.done:
                try:
                    message = json.loads(socket.recv(0.5))
                except TimeoutError:
                    continue
                answer = self.player.handle(message)
                if answer is not None:
                    socket.send(json.dumps(answer))

    def stop(self) -> None:
        """Stop playing."""
        self.stopping.set()
        self.thread.join()


@dataclass
class KillLoad:
    """Keeps MATCHES matches running."""

    person: Person
    cookie: str
    threads: list[PlayerThread] = field(default_factory=list)

    def fill(self, address: str) -> None:
        """Give all players the new address, and replace finished matches."""
        self.person.http.base_url = address
        for thread in self.threads:
            thread.address = address
        for _ in range(MATCHES - len(self.running)):
            dice = random.Random(len(self.threads))
            player = Player("", 0, dice, dice.randbytes(32).hex())
            player.match = self.person.begin(ME, BOT, BOT, hashes=[player.hash])
            self.threads.append(PlayerThread(player, self.cookie, address))

    @property
    def players(self) -> list[Player]:
        """All players so far."""
        return [thread.player for thread in self.threads]

    @property
    def running(self) -> list[Player]:
        """The players whose match is not over."""
        return [player for player in self.players if not player.over]

    def wait_for(self, events: int) -> None:
        """Wait until players have received `events` more events in all, or no match is left."""
        goal = self.received + events
        wait_until(lambda: self.received >= goal or not self.running, "no match goes on")

    @property
    def received(self) -> int:
        """The number of events that all players have received."""
        return sum(len(player.log) for player in self.players)

    def stop(self) -> None:
        """Stop all players."""
        for thread in self.threads:
            thread.stop()


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(KILLS)
    data, arguments = tmp_path / "data", ("--workers", "2", "--rate", "10000")
    server = HostProcess(data, *arguments)
    ada = Person(server.address)
    load = KillLoad(ada, f"astrarium={ada.http.cookies['astrarium']}")
    try:
        for _ in range(KILLS):
            load.fill(server.address)
            wait_for_progress(load.running)
            load.wait_for(dice.randrange(MAX_EVENTS))
            server.kill()
            server = HostProcess(data, *arguments)
        load.fill(server.address)
        wait_for_progress(load.running)
        load.stop()
        check_all(load.players, server.address, load.cookie)
    finally:
        load.stop()
        server.stop()
        ada.close()


def wait_for_progress(players: list[Player]) -> None:
    """Wait until every match has a new event or is over."""
    before = [(player, len(player.log)) for player in players]
    wait_until(
        lambda: all(player.over or len(player.log) > size for player, size in before),
        "a match does not go on",
    )


def check_all(players: list[Player], address: str, cookie: str) -> None:
    """Check that stored events equal received ones, in a legal match with honest luck."""
    for player in players:
        assert player.faults == []
        headers = {"Cookie": cookie}
        record = astrarium.Record.parse(
            httpx.get(f"{address}/api/matches/{player.match}/record", headers=headers, timeout=PATIENCE).text
        )
        record.replay()
        assert [(each.seat, each.value) for each in record.contributions] == [(0, player.contribution)]
        events = [(event.actor, event.text) for event in record.events]
        assert events[: len(player.log)] == player.log
        assert len(set(player.acknowledged.values())) == len(player.acknowledged)
        assert max(player.acknowledged.values(), default=0) <= len(events)
        own = sum(actor == 0 for actor, _ in player.log)
        pending = 1 if player.pending is not None else 0
        assert len(player.acknowledged) <= own <= len(player.acknowledged) + pending
        if player.over:
            assert check(record).fault == ""
