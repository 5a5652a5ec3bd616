"""Sample packs as folders."""

from pathlib import Path
from typing import Final

from astrarium.core.packs import GamePack
from astrarium.packs import read_pack

ROOT: Final = Path(__file__).parents[2]
FRONTIER: Final = ROOT / "examples" / "frontier"
TECHNOLOGIES: Final = "pulsar2849/technologies.toml"
ALIENS: Final = "cosmic-pioneers/aliens.toml"
DIGEST: Final = "4f4fe1ea04597b53"
LINE: Final = f"frontier 1.0 {DIGEST}"
TECHNOLOGY: Final = """
[[tech]]
id = "ai-1c"
name = "Charter"
text = "4 VP for each pulsar your ship claims."
cost = 4
kind = "permanent"
slots = 2
always = [{ kind = "when", event = "claim_by_ship", gain = [{ kind = "vp", n = 4 }] }]
"""
EVENT: Final = """
[[card]]
id = "worm-fair"
species = "worm"
name = "Fair"
text = "Each player with a ship at a yellow planet receives 100 credits."
copies = 2
effects = [{ kind = "gain_credits", n = 100, whom = "ships", where = ["native"] }]
"""
SCENARIO = """
[[scenario]]
id = "quiet-start"
name = "Quiet Start"
text = "No bombs at first."
pool = { red = 2, blue = 3, green = 2, yellow = 2 }
belts = 0
station = false
setup = []
rules = [{ when = "always", effect = { kind = "forbid", action = "bombard", rounds = [1, 4] } }]
scoring = []
ending = []
"""


def write(folder: Path, files: dict[str, str], head: str = "") -> Path:
    """Write a pack named `test` with `files`; without `head`, its games are those with a folder."""
    games = sorted({name.split("/")[0] for name in files} - {"locale"})
    listed = ", ".join(f'"{game}"' for game in games)
    texts = {"pack.toml": head or f'name = "test"\nversion = "2"\ngame = [{listed}]\n', **files}
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def part(folder: Path, game: str, files: dict[str, str]) -> GamePack:
    """Write a pack with `files` and return its part for `game`."""
    return read_pack(write(folder, files))[game]
