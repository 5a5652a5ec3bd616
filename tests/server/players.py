"""A player of one seat, without input and output: messages in, messages out, and a record of both."""

import random
from collections import Counter
from dataclasses import dataclass, field

from astrarium.server.live.fairness import contribution_hash
from tests.server.clients import Json

HELLO, REVEAL = "hello", "reveal"
OVER = -2
# Refusals of a move that its sender chose from the legal moves of the newest position: a server is wrong.
# Any other refusal says that a part is away for a while.
WRONG_REFUSALS = frozenset(
    {"bad-message", "bad-notation", "fault", "illegal", "not-your-seat", "stale-draft", "used-id"}
)


class TryAgain(ConnectionError):
    """The server cannot go on with this player; connect again."""


@dataclass
class Player:
    """Plays random moves on a seat through restarts of servers, and records what it receives."""

    match: str
    seat: int
    random: random.Random
    contribution: str
    log: list[tuple[int, str]] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    pending: Json | None = None
    position: Json = field(default_factory=dict)
    over: bool = False
    forked: int = 0
    outdated: int = 0
    faults: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    confirmed: int = 0
    must_resend: bool = False

    @property
    def done(self) -> bool:
        """Whether the match is over and every move is acknowledged."""
        return self.over and self.pending is None

    @property
    def hash(self) -> str:
        """Hash of the contribution to the luck."""
        return contribution_hash(self.contribution)

    def hello(self) -> Json:
        """Return the first message of a connection; a move that is not acknowledged follows later."""
        self.must_resend = self.pending is not None
        return {"type": "hello", "id": HELLO, "number": len(self.log)}

    def handle(self, message: Json) -> Json | None:
        """Record a message and return the next message to send; raise TryAgain to connect again."""
        kind = message["type"]
        if kind == "acted":
            self._acknowledge(message)
        elif kind == "refused":
            self._refuse(message)
        elif kind in ("welcome", "moved"):
            self._follow(message)
        if kind == "welcome" and self._must_reveal(message["match"]["seats"][self.seat]):
            return {"type": "reveal", "id": REVEAL, "seat": self.seat, "value": self.contribution}
        if self.pending is None:
            return self._decide() if self._may_act() else None
        if self.must_resend and kind in ("welcome", "revealed"):
            self.must_resend = False
            return self.pending
        return None

    def _acknowledge(self, message: Json) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            self.faults.append(f"acknowledged {message} for {self.pending}")
            return
        if message["number"] <= self.pending["number"]:
            self.faults.append(f"acknowledged {message} for {self.pending}")
        self.confirmed = message["number"]
        self.acknowledged[message["id"]] = self.confirmed
        self.pending = None

    def _refuse(self, message: Json) -> None:
        self.refusals[message["error"]] += 1
        concerns_move = self.pending is not None and message["id"] == self.pending["id"]
        if concerns_move and message["error"] in WRONG_REFUSALS:
            self.faults.append(f"refused {message} for {self.pending}")
            self.pending = None
        raise TryAgain(message["error"])

    def _follow(self, message: Json) -> None:
        """Take over log entries and position; raise TryAgain if the server knows fewer events."""
        for entry in message["entries"]:
            self._append(entry["number"], (entry["actor"], entry["text"]))
        position = message["position"] if "position" in message else message["progress"]
        if position["number"] < len(self.log):
            self.outdated += 1
            raise TryAgain(f"the server knows {position['number']} of {len(self.log)} events")
        self.position = position
        self.over = position["actor"] == OVER

    def _append(self, number: int, entry: tuple[int, str]) -> None:
        """Append a log entry; report a gap, and another entry than the one received before."""
        if number == len(self.log) + 1:
            self.log.append(entry)
        elif number > len(self.log):
            self.faults.append(f"event {number} after {len(self.log)}")
            raise TryAgain("events are missing")
        elif self.log[number - 1] != entry:
            self.forked += 1
            self.faults.append(f"event {number} of {self.match}: {self.log[number - 1]}, later {entry}")

    def _must_reveal(self, seat: Json) -> bool:
        return bool(seat["hash"] == self.hash and seat["since"] == 0)

    def _may_act(self) -> bool:
        """Whether this seat is to act in the known position, and that is not older than the last move."""
        if not self.position or self.position["number"] < self.confirmed:
            return False
        return bool(self.position["actor"] == self.seat)

    def _decide(self) -> Json:
        """Choose a random move; the message is retried with the same id until it is acknowledged."""
        self.sent += 1
        move = self.random.choice(self.position["legal"])
        number = self.position["number"]
        name = f"{self.match}-{self.seat}-{self.sent}"
        self.pending = {"type": "act", "id": name, "number": number, "moves": [move]}
        return self.pending
