"""Writes the golden records: `python -m tests.records.make`, from the top folder.

A golden record says what the rules did on the day it was made, with a digest of the position every 20 events.
Make them anew only when a rule or the notation is meant to change, and say so in the change log: a match that
people have saved would no longer replay either, so the edition of the game goes up with it.

There is one record for every number of seats and every value of every rule, records with all that can be
fixed before a match, and one for each ending that has rules of its own and for what is rare. The final
scores stand in `scores.toml`.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import astrarium
from tests.contract.play import GAMES, ContractTable, record, tables_of

RECORDS: Final = Path(__file__).parent
DIGEST_EVERY: Final = 20
# Odd seeds choose kinds of action evenly, so that the rare ones come up; those of the endings were searched.
FIRST_SEED: Final = {"cosmic-pioneers": 7, "globular-cluster": 7, "pulsar2849": 25}
ENDINGS: Final = {  # game and ending: seats and seed
    ("cosmic-pioneers", "shared-victory"): (2, 77),
    ("cosmic-pioneers", "tie-broken"): (4, 7),
    ("cosmic-pioneers", "survivors-chosen"): (4, 63),
    ("cosmic-pioneers", "rival-chosen"): (4, 1),
    ("cosmic-pioneers", "cargo-jettisoned"): (4, 395),
    ("globular-cluster", "shared-victory"): (4, 31),
    ("globular-cluster", "supernova-last"): (2, 21),
    ("pulsar2849", "tie-broken"): (4, 11),
    ("pulsar2849", "marker-shifted"): (2, 249),
    ("pulsar2849", "goal-counted"): (3, 1),
}


@dataclass(frozen=True)
class GoldenRecord:
    """A golden record: a table, a seed, and what is special about the match."""

    table: ContractTable
    seed: int
    ending: str = ""

    @property
    def label(self) -> str:
        """Its name without the ending `.rec`."""
        return f"{self.table.label}-{self.ending}" if self.ending else self.table.label

    def path(self, folder: Path) -> Path:
        """The file of the record."""
        return folder / self.table.game.name / f"{self.label}.rec"

    def scores(self, folder: Path) -> list[int]:
        """The final scores written down."""
        table = tomllib.loads((folder / self.table.game.name / "scores.toml").read_text("utf-8"))
        found = table[self.label]
        assert isinstance(found, list)
        return [int(score) for score in found]


def entries() -> list[GoldenRecord]:
    """All golden records there should be."""
    endings = [
        GoldenRecord(ContractTable(astrarium.game(game), seats), seed, ending)
        for (game, ending), (seats, seed) in ENDINGS.items()
    ]
    usual = [
        GoldenRecord(table, FIRST_SEED[game.name] + 2 * number)
        for game in GAMES
        for number, table in enumerate(tables_of(game))
    ]
    return usual + endings


def write(folder: Path) -> None:
    """Play and write them all."""
    scores: dict[Path, list[str]] = {}
    for entry in entries():
        path = entry.path(folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        match, state = record(entry.table, entry.seed)
        match.stamp(DIGEST_EVERY)
        path.write_text(match.text(), "utf-8")
        scores.setdefault(path.parent, []).append(f'"{entry.label}" = {state.scores()}')
    for place, lines in scores.items():
        text = "\n".join(["# Final scores of the golden records, by seat.", *lines])
        (place / "scores.toml").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write(RECORDS)
