"""Measure how long a player waits for bots: `python -m tests.e2e.waits`, from the top folder.

A real server and Chromium, motion on, at the usual pace. A script plays seat 0 by clicks, against one or
three bots of each level. A wait lasts from the click on *Confirm* until it can act again, and counts if a bot
has played in it. The first wait of a match is left out: it may start a worker and load a network.
"""

import argparse
import json
import math
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from playwright.sync_api import Browser

import astrarium
from astrarium.bots.levels import PREFIX, level_table
from astrarium.core.record import Record
from tests.e2e.conftest import chromium
from tests.e2e.matches import ME, start_match
from tests.e2e.visitor import GLOWS, Visitor
from tests.server.hosts import HostProcess

GAMES: Final = ("cosmic-pioneers", "globular-cluster", "pulsar2849")
OPPONENTS: Final = (1, 3)
LIMITS: Final = {1: 5.0, 3: 10.0}
"""Seconds that a wait may take, by number of bots; the strongest level is excepted."""
SEED: Final = 11
# Resolves when this screen can act again after the next click: the seconds, those in which a bot was
# thinking, and the number of events then.
WATCH = """() => {
    const ask = document.querySelector(".ask");
    const before = ask.dataset.state;
    window.waited = new Promise(resolve => addEventListener("click", () => {
        const begin = performance.now();
        let thinking = 0;
        const look = () => {
            const seconds = (performance.now() - begin) / 1000;
            if (ask.querySelector("[data-thinks]")) thinking = seconds;
            const answered = ask.dataset.state !== before && ask.dataset.busy === "false";
            const mine = answered && ask.querySelector(".mine") !== null;
            const over = document.querySelector(".result") !== null;
            const number = Number(document.querySelector(".board[data-number]").dataset.number);
            if (mine || over) resolve({seconds, thinking, number, over});
            else requestAnimationFrame(look);
        };
        look();
    }, {once: true, capture: true}));
}"""


@dataclass(frozen=True)
class Wait:
    """Seconds until the player could act again, those in which a bot was thinking, and events of others."""

    seconds: float
    thinking: float
    events: int


@dataclass(frozen=True)
class Setting:
    """A game, the number of bots, and their level."""

    game: str
    bots: int
    level: int

    @property
    def master(self) -> bool:
        """Whether this is the strongest level, which may take longer."""
        return self.level == len(levels_of(self.game, self.bots))


@dataclass(frozen=True)
class WaitRow:
    """The waits of a setting in seconds, and how many took longer than the limit."""

    game: str
    bots: int
    level: int
    bot: str
    waits: int
    median: float
    p95: float
    longest: float
    longest_thinking: float
    most_events: int
    late: int
    limit: float | None


def levels_of(game: str, bots: int) -> list[str]:
    """Return the bots of the levels in a match against `bots` opponents, the weakest first."""
    return level_table(astrarium.game(game)).of_seats(bots + 1)


def plan_turn(person: Visitor, rng: Random) -> bool:
    """Pick what ends the turn, or at random, until the plan is complete; return False after the end."""
    while person.glow() and not person.over():
        if person.page.locator(f".plan {GLOWS}").count():
            return True
        ending = person.page.locator("[data-move=end]")
        person.click(ending if ending.count() else rng.choice(person.page.locator(GLOWS).all()))
    return False


def play_match(person: Visitor, setting: Setting, rng: Random, wanted: int) -> Iterator[Wait]:
    """Play a match until `wanted` waits are measured or it is over."""
    bot = {"who": "bot", "level": f"{PREFIX}{setting.level}"}
    start_match(person, setting.game, [ME, *[bot] * setting.bots])
    measured: list[tuple[int, dict[str, float]]] = []
    while len(found := waits_of(person, measured)) <= wanted and plan_turn(person, rng):
        number = int(person.page.locator(".board[data-number]").get_attribute("data-number") or 0)
        person.page.evaluate(WATCH)
        person.button("Confirm").click()
        measured.append((number, person.page.evaluate("window.waited")))
    yield from found[1:]


def waits_of(person: Visitor, measured: Sequence[tuple[int, dict[str, float]]]) -> list[Wait]:
    """Return the waits in which a bot has played and after which the match goes on."""
    address = f"{person.address}/api/matches/{person.match()}/record"
    events = Record.parse(person.context.request.get(address).text()).events
    found = []
    for number, wait in measured:
        others = sum(event.actor > 0 for event in events[number : int(wait["number"])])
        if others and not wait["over"]:
            found.append(Wait(wait["seconds"], wait["thinking"], others))
    return found


def measure(browser: Browser, address: str, setting: Setting, wanted: int) -> WaitRow:
    """Measure `wanted` waits of a setting, in as many matches as needed."""
    rng, waits = Random(SEED), list[Wait]()
    while len(waits) < wanted:
        person = Visitor(browser, address, pace="quick", motion=True)
        waits += play_match(person, setting, rng, wanted - len(waits))
        person.leave()
    seconds = sorted(wait.seconds for wait in waits)
    limit = None if setting.master else LIMITS[setting.bots]
    return WaitRow(
        setting.game,
        setting.bots,
        setting.level,
        levels_of(setting.game, setting.bots)[setting.level - 1],
        len(waits),
        round(median(seconds), 2),
        round(seconds[math.ceil(0.95 * len(seconds)) - 1], 2),
        round(seconds[-1], 2),
        round(max(wait.thinking for wait in waits), 2),
        max(wait.events for wait in waits),
        sum(limit is not None and each > limit for each in seconds),
        limit,
    )


def table_line(row: WaitRow) -> str:
    """Return the line of a row in a Markdown table."""
    cells: list[object] = [
        row.game,
        row.bots,
        f"{row.level} (`{row.bot}`)",
        row.waits,
        f"{row.median:.1f}",
        f"{row.p95:.1f}",
        f"{row.longest:.1f}",
        f"{row.longest_thinking:.1f}",
        row.most_events,
        "no limit" if row.limit is None else row.late,
    ]
    return f"| {' | '.join(map(str, cells))} |"


def settings_of(options: argparse.Namespace) -> Iterator[Setting]:
    """Yield the settings to measure."""
    for game in options.game or GAMES:
        for bots in options.bots or OPPONENTS:
            for level in range(1, len(levels_of(game, bots)) + 1):
                if not options.level or level in options.level:
                    yield Setting(game, bots, level)


def run_all(settings: Iterator[Setting], wanted: int, report: Callable[[WaitRow], None]) -> None:
    """Start a server and a browser, measure all settings, and report each."""
    with tempfile.TemporaryDirectory() as folder:
        server = HostProcess(Path(folder) / "data", "--rate", "1000")
        try:
            with chromium() as browser:
                for setting in settings:
                    report(measure(browser, server.address, setting, wanted))
        finally:
            server.stop()


def main() -> None:
    """Parse the options, measure, and print a table or JSON lines."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only these games")
    parser.add_argument("--bots", action="append", type=int, choices=OPPONENTS, help="only with so many bots")
    parser.add_argument("--level", action="append", type=int, help="only these levels, from 1")
    parser.add_argument("--waits", type=int, default=12, help="waits of each level (default: 12)")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each line of the table")
    options = parser.parse_args()
    if not options.json:
        print("| game | bots | level | waits | median | p95 | longest | thinking | events | late |")
        print("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    show = (lambda row: json.dumps(asdict(row))) if options.json else table_line
    run_all(settings_of(options), options.waits, lambda row: print(show(row), flush=True))


if __name__ == "__main__":
    main()
