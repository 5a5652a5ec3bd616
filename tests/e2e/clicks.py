"""Count clicks per turn: `python -m tests.e2e.clicks`, from the top folder.

Bots play a seeded match of each game. Each turn of seat 0 is planned in Chromium by real clicks, twice: each
step picked singly, and with destinations where they need fewer clicks. The click on *Confirm* counts.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Locator, Position

import astrarium
from astrarium.bots import parse
from astrarium.core.match import Match
from astrarium.core.record import Record
from astrarium.core.state import OVER
from tests.e2e.conftest import chromium
from tests.e2e.matches import ME, ask
from tests.e2e.turns import Planner, Step, Trip, Turn, turns_of
from tests.e2e.visitor import Visitor
from tests.e2e.waits import GAMES
from tests.server.hosts import HostProcess

SEED: Final = 8
PLAYER: Final = "level-2"
SHARED: Final = {"who": "shared", "name": "Bea"}
MOST_CLICKS: Final = 4
"""Clicks that a single move may need."""
PREFIXES: Final = ("", "hand-", "finish-", "own-", "aboard-")
SIGNS: Final = ("ship", "new-array")
"""Tokens of the board beside those of the notation."""
CLICK_TIMEOUT: Final = 20_000
IS_TILE: Final = "each => each.closest('.place') !== null && each.dataset.stand === undefined"
FREE_CORNER: Final[Position] = {"x": 60, "y": 25}
"""Where no pieces cover a tile of Globular Cluster."""
PLANNED: Final = "id => JSON.parse(sessionStorage.getItem(`astrarium.plan.${id}`))?.moves ?? []"


@dataclass(frozen=True)
class ClickRow:
    """Clicks of a seat over a whole match: each step picked singly, and with destinations."""

    game: str
    turns: int
    moves: int
    before: int
    after: int
    median_before: float
    median_after: float
    most_before: int
    most_after: int


class Clicker:
    """Plans turns on the page of a person by real clicks, and counts them."""

    def __init__(self, person: Visitor, record: Record) -> None:
        self.person = person
        self.page = person.page
        self.page.set_default_timeout(CLICK_TIMEOUT)
        self.record = record
        person.open()
        self.replay = ask(person, "records", record.text(), "text/plain")["match"]

    def open(self, turn: Turn) -> None:
        """Open a fork of the record before a turn."""
        seats = [ME, *[SHARED] * (self.record.seats - 1)]
        fork = json.dumps({"number": turn.number, "seats": seats})
        match = ask(self.person, f"matches/{self.replay}/fork", fork)["match"]
        self.person.open(f"/m/{match}").seated().glow()

    def planned(self) -> list[str]:
        """Return the planned moves."""
        return list(self.page.evaluate(PLANNED, self.person.match()))

    def click(self, chosen: Locator, shift: bool = False) -> None:
        """Click, and wait for the answer."""
        before = self.page.locator(".ask").get_attribute("data-state")
        tile = self.record.game == "globular-cluster" and chosen.evaluate(IS_TILE)
        chosen.click(modifiers=["Shift"] if shift else [], position=FREE_CORNER if tile else None)
        self.page.locator(f".ask:not([data-state='{before}'])[data-busy=false]").wait_for()

    def play(self, steps: tuple[Step, ...]) -> int:
        """Plan the steps; return the number of clicks, that on Confirm included."""
        space = self.record.rules.space
        clicks = 1
        for step in steps:
            if isinstance(step, Trip):
                clicks += self.travel(step)
            else:
                clicks += self.single(space.text(step))
        self.page.locator(".plan .main[data-glows]").wait_for()
        return clicks

    def travel(self, trip: Trip) -> int:
        """Pick the pieces or the die, the destination, and the way if several lead there."""
        before = len(self.planned())
        picks = [*self.picks(trip), self.page.locator(f"[data-token={trip.place}][data-glows]").first]
        for number, chosen in enumerate(picks):
            self.click(chosen, shift=0 < number < len(picks) - 1)
        if len(self.planned()) == before:
            moves = ", ".join(map(self.record.rules.space.text, trip.way.actions))
            picks.append(self.page.locator(f".ways [data-way='{moves}']"))
            self.click(picks[-1])
        assert len(self.planned()) == before + len(trip.way.actions), trip
        return len(picks)

    def picks(self, trip: Trip) -> list[Locator]:
        """Return the pieces or the die of a trip."""
        if self.record.game == "pulsar2849":
            return [self.page.locator(f"[data-token=hand-{die}]").first for die in trip.choice]
        start, *pieces = trip.choice
        return [self.page.locator(f"{self.tile(start)} [data-stand={piece}]") for piece in pieces]

    @staticmethod
    def tile(name: str) -> str:
        """Return the selector of a tile of Globular Cluster."""
        return f".place:has([data-token={name}])"

    def single(self, move: str) -> int:
        """Plan one move by single picks; return the fewest clicks that do."""
        wanted = [*self.planned(), move]
        for most in range(1, MOST_CLICKS + 1):
            if self.search(move, wanted, most, ()):
                return most
        raise AssertionError(f"no clicks for {move!r} after {wanted[:-1]}: {self.person.situation()}")

    def search(self, move: str, wanted: list[str], most: int, path: tuple[str, ...]) -> bool:
        """Search `most` more clicks after those of `path` that plan `move`."""
        for target in self.targets(move, path):
            self.click(self.page.locator(target).first)
            if self.planned() == wanted:
                return True
            if (
                self.planned() == wanted[:-1]
                and most > 1
                and self.search(move, wanted, most - 1, (*path, target))
            ):
                return True
            self.restore(wanted[:-1], path)
        return False

    def restore(self, planned: list[str], path: tuple[str, ...]) -> None:
        """Take back all clicks after those of `path`."""
        while len(self.planned()) > len(planned):
            self.click(self.page.locator(".plan .button", has_text="Undo"))
        if self.page.get_by_role("button", name="All moves", exact=True).count():
            self.page.keyboard.press("Escape")
        for target in path:
            self.click(self.page.locator(target).first)

    def targets(self, move: str, path: tuple[str, ...]) -> list[str]:
        """Return selectors of what may be clicked next for a move: its button, kind, pieces and tokens."""
        kind, *slots = move.split()
        tokens = [*SIGNS, *(prefix + slot for slot in slots for prefix in PREFIXES)]
        found = [f"[data-move='{move}']", f".chip[data-kind='{kind}']:not(.cannot)"]
        found += [f"[data-token='{token}'][data-glows]" for token in tokens]
        if self.record.game == "globular-cluster" and kind == "move" and not path:
            found = [f"{self.tile(slots[1])} [data-stand={slots[0]}]", *found]
        return [target for target in found if target not in path and self.page.locator(target).count()]


def record_of(game: str, player: str) -> Record:
    """Return a seeded match of two bots."""
    bots = [parse(player, seat) for seat in range(2)]
    match = Match(astrarium.game(game), bots, astrarium.Dealer(seed=SEED))
    while match.state.actor != OVER:
        match.step()
    return match.record()


def count(person: Visitor, record: Record, most_turns: int) -> ClickRow:
    """Count the clicks of seat 0."""
    clicker = Clicker(person, record)
    turns = list(turns_of(record, 0))[:most_turns]
    before, after = [], []
    for turn in turns:
        clicker.open(turn)
        before.append(clicker.play(turn.actions))
        steps = Planner(record.rules, turn).steps
        if steps == turn.actions:
            after.append(before[-1])
            continue
        person.button("Start over").click()
        person.page.locator(".ask[data-draft='0'][data-busy=false]").wait_for()
        after.append(clicker.play(steps))
    moves = sum(len(turn.actions) for turn in turns)
    middle = median(before), median(after)
    return ClickRow(record.game, len(turns), moves, sum(before), sum(after), *middle, max(before), max(after))


def rows(options: argparse.Namespace) -> Iterator[ClickRow]:
    """Start a server and a browser, and yield the figures of each game."""
    with tempfile.TemporaryDirectory() as folder:
        server = HostProcess(Path(folder) / "data", "--rate", "1000")
        try:
            with chromium() as browser:
                for game in options.game or GAMES:
                    person = Visitor(browser, server.address)
                    yield count(person, record_of(game, options.player), options.turns)
                    person.leave()
        finally:
            server.stop()


def main() -> None:
    """Parse the options, measure, and print a table or JSON lines."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only these games")
    parser.add_argument("--player", default=PLAYER, help=f"bot that plays the match (default: {PLAYER})")
    parser.add_argument("--turns", type=int, default=1000, help="at most so many turns of each match")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each line of the table")
    options = parser.parse_args()
    if not options.json:
        print(
            "| game | turns | moves | clicks before | after | median before | after | most before | after |"
        )
        print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for row in rows(options):
        cells = asdict(row)
        line = json.dumps(cells) if options.json else f"| {' | '.join(map(str, cells.values()))} |"
        print(line, flush=True)


if __name__ == "__main__":
    main()
