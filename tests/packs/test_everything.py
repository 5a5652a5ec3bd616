"""A pack that changes every replaceable component: effects in Pulsar 2849, cards in Cosmic Pioneers."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import astrarium
from tests.cli.terminal import start
from tests.packs.folders import write

Fields = dict[str, Any]
KEPT = (
    "id",
    "slot",
    "needs",
    "letter",
    "copies",
    "kind",
)  # fields that belong to the place of a component


def data(game: str, file: str) -> Fields:
    """Return the parsed content of one of our component files."""
    return tomllib.loads(Path(astrarium.game(game).folder, "components", file).read_text("utf-8"))


def toml(value: object) -> str:
    """Return a value in TOML syntax."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{field} = {toml(inner)}' for field, inner in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def file(table: str, entries: list[Fields]) -> str:
    """Return the text of a component file with one list, without origins."""
    blocks = (
        "".join(f"{name} = {toml(value)}\n" for name, value in entry.items() if "origin" not in name)
        for entry in entries
    )
    return "".join(f"[[{table}]]\n{block}\n" for block in blocks)


def rotated(entries: list[Fields], steps: int) -> Iterator[Fields]:
    """Yield each component with the effects of another one and a cost one higher."""
    for ours, other in zip(entries, entries[steps:] + entries[:steps], strict=True):
        found = {**other, **{name: ours[name] for name in KEPT if name in ours}}
        yield {**found, "cost": ours["cost"] % 6 + 1} if "cost" in ours else found


def pulsar() -> dict[str, str]:
    boards = data("pulsar2849", "technologies.toml")["board"]
    techs = [tech for board in boards for row in board["row"] for tech in row["tech"]]
    kinds = [
        [tech for tech in techs if tech["kind"] == kind] for kind in dict.fromkeys(t["kind"] for t in techs)
    ]
    faces = data("pulsar2849", "hq.toml")["face"]
    transmitters = data("pulsar2849", "transmitters.toml")["transmitter"]
    goals = data("pulsar2849", "goals.toml")["goal"]
    tiles = data("pulsar2849", "exploration.toml")["exploration"]
    return {
        "technologies": file("tech", [tech for kind in kinds for tech in rotated(kind, 3)]),
        "hq": file("project", list(rotated([project for face in faces for project in face["project"]], 11))),
        "transmitters": file("transmitter", list(rotated(transmitters, 7))),
        "goals": file("goal", [{**goal, "vp": goal["vp"] + 3} for goal in goals]),
        "exploration": file("exploration", [{**tile, "copies": tile["copies"] + 3} for tile in tiles]),
    }


def cosmic() -> dict[str, str]:
    tables = {"aliens": "card", "planets": "planet", "commanders": "commander", "scenarios": "scenario"}
    return {
        name: file(
            table,
            [
                {**entry, "id": f"{entry['id']}-x", "name": f"{entry['name']} X"}
                for entry in data("cosmic-pioneers", f"{name}.toml")[table]
            ],
        )
        for name, table in tables.items()
    }


def test_a_pack_with_every_possible_change_is_played(tmp_path: Path) -> None:
    files = {f"pulsar2849/{name}.toml": text for name, text in pulsar().items()}
    files |= {f"cosmic-pioneers/{name}.toml": text for name, text in cosmic().items()}
    result = start("pack", "check", write(tmp_path, files), "--json")
    assert (result.code, result.err) == (0, "")
    games = json.loads(result.out)["games"]
    changed = {name: (len(game["replaces"]), len(game["adds"])) for name, game in games.items()}
    assert changed == {"cosmic-pioneers": (0, 55), "pulsar2849": (68 + 64 + 18 + 12 + 5, 0)}
