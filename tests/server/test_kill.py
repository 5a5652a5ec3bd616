"""SIGKILL at random moments under load: no acknowledged event is lost or doubled, every match continues.

`ASTRARIUM_KILLS=50 pytest tests/server/test_kill.py` kills more often than the usual run.
"""

import json
import os
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import astrarium
from astrarium.server.live.fairness import check, contribution_hash
from tests.patience import PATIENCE, wait_until
from tests.server.clients import BOT, ME, Json, Person, open_socket, position_of
from tests.server.hosts import HostProcess

KILLS = int(os.environ.get("ASTRARIUM_KILLS", "5"))
MATCHES = 8
MAX_EVENTS = 200  # between the start of a server and its end


@dataclass
class Player:
    """Plays its seat through server restarts, and records what it receives."""

    match: str
    cookie: str
    address: str
    random: random.Random
    contribution: str
    stopping: threading.Event = field(default_factory=threading.Event)
    log: list[tuple[int, str]] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    pending: Json | None = None
    position: Json = field(default_factory=dict)
    over: bool = False
    faults: list[str] = field(default_factory=list)
    sent: int = 0

    def run(self) -> None:
        """Connect and play; reconnect after errors."""
        while not self.stopping.is_set() and not self.over:
            try:
                self.play()
            except (OSError, WebSocketException, TimeoutError):
                self.stopping.wait(0.05)

    def play(self) -> None:
        """Play until the connection breaks."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{self.match}/socket"
        with open_socket(url, {"Cookie": self.cookie}) as socket:
            socket.send(json.dumps({"type": "hello", "id": "h", "number": len(self.log)}))
            while not self.stopping.is_set() and not self.over:
                try:
                    message = json.loads(socket.recv(0.5))
                except TimeoutError:
                    continue
                answer = self.handle(message)
                if answer is not None:
                    socket.send(json.dumps(answer))

    def handle(self, message: Json) -> Json | None:
        """Record a message and return the next message to send."""
        kind = message["type"]
        if kind == "acted" and self.pending is not None:
            if message["number"] < self.pending["number"] + 1:
                self.faults.append(f"acknowledged {message} for {self.pending}")
            self.acknowledged[message["id"]] = message["number"]
            self.pending = None
        elif kind == "refused":
            self.faults.append(f"refused {message} for {self.pending}")
            self.pending = None
        if kind in ("welcome", "moved"):
            self.append_entries(message["entries"])
            self.position = position_of(message, self.position)
            self.over = self.position["actor"] == -2
        if kind == "welcome" and message["match"]["seats"][0]["since"] == 0:
            return {"type": "reveal", "id": "r", "seat": 0, "value": self.contribution}
        if self.pending is not None:
            return self.pending if kind == "welcome" else None
        may = kind in ("welcome", "moved", "acted") and self.position["actor"] == 0
        return self.decide(self.position) if may else None

    def append_entries(self, entries: list[Json]) -> None:
        """Append log entries; report a gap."""
        for entry in entries:
            if entry["number"] != len(self.log) + 1:
                self.faults.append(f"event {entry['number']} after {len(self.log)}")
            self.log.append((entry["actor"], entry["text"]))

    def decide(self, position: Json) -> Json:
        """Choose a random move; the message is retried with the same id until it is acknowledged."""
        self.sent += 1
        move: Any = self.random.choice(position["legal"])
        name = f"{self.match}-{self.sent}"
        self.pending = {"type": "act", "id": name, "number": position["number"], "moves": [move]}
        return self.pending


@dataclass
class KillLoad:
    """Keeps MATCHES matches running."""

    person: Person
    cookie: str
    players: list[Player] = field(default_factory=list)
    threads: list[threading.Thread] = field(default_factory=list)

    def fill(self, address: str) -> None:
        """Give all players the new address, and replace finished matches."""
        self.person.http.base_url = address
        for player in self.players:
            player.address = address
        for _ in range(MATCHES - len(self.running)):
            dice = random.Random(len(self.players))
            contribution = dice.randbytes(32).hex()
            match = self.person.begin(ME, BOT, BOT, hashes=[contribution_hash(contribution)])
            player = Player(match, self.cookie, address, dice, contribution)
            self.players.append(player)
            self.threads.append(threading.Thread(target=player.run))
            self.threads[-1].start()

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
        for player in self.players:
            player.stopping.set()
        for thread in self.threads:
            thread.join()


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
