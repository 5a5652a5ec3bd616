"""Comparison of what players have received with what is stored."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import httpx
import psycopg

import astrarium
from astrarium.core.errors import AstrariumError
from astrarium.server.live.fairness import check
from tests.patience import PATIENCE
from tests.server.chaos.people import Participant
from tests.server.players import Player


@dataclass
class StoredEvents:
    """The events of a match, and where each receipt of a message stands."""

    numbers: list[int] = field(default_factory=list)
    entries: list[tuple[int, str]] = field(default_factory=list)
    receipts: dict[tuple[str, str], list[int]] = field(default_factory=dict)

    def add(self, number: int, entry: tuple[int, str], guest: str, message: str) -> None:
        """Add an event."""
        self.numbers.append(number)
        self.entries.append(entry)
        if message:
            self.receipts.setdefault((guest, message), []).append(number)


@dataclass
class Audit:
    """Result of the comparison.

    `lost` counts acknowledged moves that are not stored where they were acknowledged, and events that a
    player has received beyond the stored ones. `doubled` counts moves stored more than once, `forked`
    received events that differ from the stored or from an earlier one. `broken` describes matches with a
    gap, an illegal move or luck that does not follow from the seed.
    """

    matches: int = 0
    finished: int = 0
    events: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    forked: int = 0
    broken: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def compare(self, guest: str, player: Player, stored: StoredEvents) -> None:
        """Compare the messages and the log of a player with the stored events."""
        self.acknowledged += len(player.acknowledged)
        self.faults += player.faults
        self.forked += player.forked
        for message, number in player.acknowledged.items():
            self.lost += number not in stored.receipts.get((guest, message), [])
        receipts = [numbers for (owner, _), numbers in stored.receipts.items() if owner == guest]
        own = sum(actor == player.seat for actor, _ in stored.entries)
        self.doubled += sum(len(numbers) - 1 for numbers in receipts)
        self.doubled += max(0, own - sum(map(len, receipts)))  # each message holds one move
        self.lost += max(0, len(player.log) - len(stored.entries))
        pairs = zip(player.log, stored.entries, strict=False)
        self.forked += sum(received != kept for received, kept in pairs)

    def check_record(self, name: str, text: str, stored: StoredEvents) -> None:
        """Check that a match has no gap, that its record is legal, and that its luck is honest."""
        self.matches += 1
        self.events += len(stored.entries)
        if stored.numbers != list(range(1, len(stored.numbers) + 1)):
            self.broken.append(f"{name} has a gap")
        try:
            record = astrarium.Record.parse(text)
            record.replay()
            served = [(event.actor, event.text) for event in record.events]
            if served[: len(stored.entries)] != stored.entries:  # bots may have moved since
                self.broken.append(f"{name}: the served record differs from the stored events")
            if record.seed:
                self.finished += 1
                if fault := check(record).fault:
                    self.broken.append(f"{name}: {fault}")
        except AstrariumError as error:
            self.broken.append(f"{name}: {error}")


def read_events(url: str, names: Iterable[str]) -> dict[str, StoredEvents]:
    """Read the events of matches from the database."""
    found = {name: StoredEvents() for name in names}
    query = "SELECT match, number, actor, text, guest, message FROM events ORDER BY match, number"
    with psycopg.connect(url) as connection:
        for match, number, actor, text, guest, message in connection.execute(query):
            if match in found:
                found[match].add(number, (actor, text), guest, message)
    return found


def audit(url: str, address: str, people: Sequence[Participant]) -> Audit:
    """Compare everything that `people` have received with the database and the records at `address`."""
    cookies = {player.match: person.cookie for person in people for player in person.players}
    stored = read_events(url, cookies)
    result = Audit()
    for person in people:
        for player in person.players:
            result.compare(person.guest, player, stored[player.match])
    with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as http:
        for name, cookie in cookies.items():
            response = http.get(f"/api/matches/{name}/record", headers={"Cookie": cookie})
            result.check_record(name, response.raise_for_status().text, stored[name])
    return result


def count_refusals(people: Iterable[Participant]) -> Counter[str]:
    """Count the refusals that players have received, by error code."""
    return sum((player.refusals for person in people for player in person.players), Counter())
