"""People who play one match after the other, on whichever server answers."""

import asyncio
import json
import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.clients import BOT, GAME, ME, OPEN, Json
from tests.server.players import Player

ANSWER_SECONDS = 1.5  # until a silent server is given up; a paused one keeps its sockets open
REQUEST_SECONDS = 3.0
RETRY_SECONDS = 0.05
PROGRESS = ("acted", "moved", "revealed", "welcome")


@dataclass
class Participant:
    """A guest with a seat: plays over any server that answers, and starts a rematch after the end.

    `server` is the index of the connected server, -1 without one; `acted` has the times at which moves were
    acknowledged. A person thinks for a random time in the range `think` before each move.
    """

    addresses: Sequence[str]
    http: httpx.AsyncClient
    random: Random
    think: tuple[float, float]
    cookie: str = ""
    guest: str = ""
    player: Player = field(init=False)
    finished: list[Player] = field(default_factory=list)
    server: int = -1
    acted: list[float] = field(default_factory=list)
    connects: int = 0

    @property
    def players(self) -> list[Player]:
        """The players of all matches."""
        return [*self.finished, self.player]

    def new_player(self, seat: int) -> Player:
        """Return a player for a match to come, with a new contribution to the luck."""
        return Player("", seat, Random(self.random.random()), self.random.randbytes(32).hex())

    def first_acted(self, since: float) -> float | None:
        """Return the time of the first acknowledgement after `since`."""
        index = bisect_right(self.acted, since)
        return self.acted[index] if index < len(self.acted) else None

    async def enter(self) -> None:
        """Become a guest."""
        response = await self.http.get(f"{self.addresses[0]}/api/me")
        self.cookie = f"astrarium={response.raise_for_status().cookies['astrarium']}"
        self.http.cookies.clear()  # all participants share the client
        self.guest = response.json()["guest"]

    async def request(self, path: str, body: Json) -> Json:
        """Post a request, to one server after the other until one accepts it."""
        while True:
            try:
                address = self.random.choice(self.addresses)
                response = await self.http.post(
                    f"{address}{path}", json=body, headers={"Cookie": self.cookie}
                )
                if response.is_success:
                    answer: Json = response.json()
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(RETRY_SECONDS)

    async def run(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self._play(self.player)
            except (OSError, WebSocketException):
                await asyncio.sleep(RETRY_SECONDS)
            if self.player.done:
                await self._start_rematch()

    async def _start_rematch(self) -> None:
        """Go on with the follow-up match; the request can be repeated, since there is only one."""
        following = self.new_player(self.player.seat)
        made = await self.request(f"/api/matches/{self.player.match}/rematch", {"hashes": [following.hash]})
        following.match = made["match"]
        self.finished.append(self.player)
        self.player = following

    async def _play(self, player: Player) -> None:
        """Connect to another server than before and play until the match is over; raise if it fails."""
        others = [number for number in range(len(self.addresses)) if number != self.server]
        self.server = self.random.choice(others or [0])
        self.connects += 1
        address = self.addresses[self.server].replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/matches/{player.match}/socket",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            open_timeout=ANSWER_SECONDS,
            ping_interval=None,
            compression=None,
            proxy=None,
        )
        try:
            await self._converse(socket, player)
        finally:
            socket.transport.abort()  # a paused server would not answer a closing handshake

    async def _converse(self, socket: ClientConnection, player: Player) -> None:
        await socket.send(json.dumps(player.hello()))
        heard = time.monotonic()  # the clock of the event loop
        while not player.done:
            async with asyncio.timeout_at(heard + ANSWER_SECONDS):
                message = json.loads(await socket.recv())
            if message["type"] in PROGRESS:
                heard = time.monotonic()
            is_new = player.pending is None
            answer = player.handle(message)
            if message["type"] == "acted":
                self.acted.append(time.monotonic())
                is_new = True
            if answer is not None:
                if answer["type"] == "act" and is_new:
                    await asyncio.sleep(self.random.uniform(*self.think))
                await socket.send(json.dumps(answer))
                heard = time.monotonic()


async def seat_alone(person: Participant) -> None:
    """Begin a match of a person against two bots."""
    person.player = person.new_player(0)
    seats = [ME, BOT, BOT]
    body = {"game": GAME, "seats": seats, "hashes": [person.player.hash]}
    person.player.match = (await person.request("/api/matches", body))["match"]


async def seat_together(host: Participant, other: Participant) -> None:
    """Begin a match of two persons and a bot."""
    host.player, other.player = host.new_player(0), other.new_player(1)
    body = {"game": GAME, "seats": [ME, OPEN, BOT], "hashes": [host.player.hash]}
    made = await host.request("/api/matches", body)
    host.player.match = other.player.match = made["match"]
    join = {"invite": made["invites"][1], "hash": other.player.hash}
    await other.request(f"/api/matches/{made['match']}/join", join)


async def seat_all(people: Sequence[Participant], pairs: int) -> None:
    """Begin the first matches: `pairs` matches of two persons, the others play alone against bots."""
    for person in people:
        await person.enter()
    paired = people[: 2 * pairs]
    for host, other in zip_longest(paired[::2], paired[1::2]):
        await seat_together(host, other)
    for person in people[2 * pairs :]:
        await seat_alone(person)
