"""Take the pictures of the tables for README: `python -m tests.e2e.pictures`, from the top folder.

Bots play a seeded match of each game up to its middle. A real server continues it, with a person to act, and
Chromium takes the pictures. Equal seeds give equal positions, so a picture changes only with what it shows.
"""

import base64
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

import astrarium
from astrarium.core.match import Match
from tests.e2e.conftest import chromium
from tests.e2e.matches import ME, ask
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.server.hosts import HostProcess

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY: Final = 82
NAME: Final = "Ada"
BOT: Final = {"who": "bot", "level": "level-2"}


@dataclass(frozen=True)
class Shot:
    """A picture: its name, the theme, the size of the screen and the pixels per point."""

    name: str
    theme: str
    size: tuple[int, int] = DESKTOP
    scale: int = 1


@dataclass(frozen=True)
class Scene:
    """A position of a match of bots: the first after `event` where seat 0 has at least `choices`."""

    game: str
    seats: int
    seed: int
    event: int
    choices: int
    phone: str

    @property
    def shots(self) -> list[Shot]:
        """The pictures to take: two of a desktop and one of a phone, in the theme `phone`."""
        return [Shot("night", "night"), Shot("day", "day"), Shot("phone", self.phone, PHONE, 2)]

    def record(self) -> str:
        """Play up to the position and return the record."""
        bots = [astrarium.bot("greedy", seed=seat) for seat in range(self.seats)]
        match = Match(astrarium.game(self.game), bots, astrarium.Dealer(seed=self.seed))
        while not self.is_reached(match):
            match.step()
        return match.record().text()

    def is_reached(self, match: Match) -> bool:
        """Return whether the match is at the position."""
        state = match.state
        return len(match.log) >= self.event and state.actor == 0 and len(state.legal()) >= self.choices


SCENES: Final = (
    Scene("cosmic-pioneers", seats=4, seed=8, event=200, choices=4, phone="night"),
    Scene("globular-cluster", seats=3, seed=22, event=200, choices=20, phone="day"),
    Scene("pulsar2849", seats=3, seed=8, event=330, choices=10, phone="night"),
)


def sit_down(person: Visitor, scene: Scene, record: str) -> None:
    """Continue `record` on seat 0 against bots."""
    person.open()
    ask(person, "me", json.dumps({"name": NAME}))
    replay = ask(person, "records", record, "text/plain")
    fork = {"number": replay["number"], "seats": [ME, *[BOT] * (scene.seats - 1)]}
    match = ask(person, f"matches/{replay['match']}/fork", json.dumps(fork))["match"]
    person.open(f"/m/{match}").seated().glow()
    person.button("All of the board").click()


def write_picture(person: Visitor, shot: Shot, path: Path) -> None:
    """Write what the person sees as WebP, once the network is quiet and two captures are equal."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_load_state("networkidle")
    width, height = shot.size
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": shot.scale}
    tools = person.context.new_cdp_session(person.page)
    before, picture = "", "not yet captured"
    while picture != before:
        before = picture
        capture = {"format": "webp", "quality": QUALITY, "clip": clip}
        picture = tools.send("Page.captureScreenshot", capture)["data"]
    path.write_bytes(base64.b64decode(picture))
    print(path.name, f"{path.stat().st_size // 1000} kB")


def take_pictures(browser: Browser, address: str, scene: Scene) -> None:
    """Take all pictures of a scene, each in a new profile."""
    record = scene.record()
    for shot in scene.shots:
        person = Visitor(browser, address, size=shot.size, theme=shot.theme, touch=shot.size == PHONE)
        sit_down(person, scene, record)
        write_picture(person, shot, PICTURES / f"{scene.game}-{shot.name}.webp")
        person.leave()


def main() -> None:
    """Start a server and a browser, and take all pictures."""
    with tempfile.TemporaryDirectory() as folder:
        server = HostProcess(Path(folder) / "data", "--rate", "1000")
        try:
            with chromium() as browser:
                for scene in SCENES:
                    take_pictures(browser, server.address, scene)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
