"""`astrarium sim`: statistics of random matches."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from astrarium.cli.parameters import (
    AsJson,
    GameName,
    Matches,
    OptionPairs,
    PackFolder,
    Seats,
    Seed,
    chosen_options,
    chosen_seats,
    open_game,
)
from astrarium.core.game import Game, Value
from astrarium.core.playout import random_action
from astrarium.core.record import Event, Record, digest
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER

EXAMPLES = (
    "astrarium sim globular-cluster --seats 3 --matches 1000 --seed 7",
    "astrarium sim globular-cluster --option borders=shared-half --records matches --json",
)

Folder = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Write a record of every match here.")
]


def sim(  # noqa: PLR0913  (its options)
    game: GameName,
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = 0,
    option: OptionPairs = None,
    records: Folder = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play random matches and count decisions, points and kinds of action."""
    from astrarium.cli.output import print_json, progress

    rules = open_game(game, pack)
    statistics = SimStatistics(rules, chosen_seats(rules, seats), chosen_options(rules, option))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with progress() as bar:
        for number in bar.track(range(1, matches + 1), description=rules.title):
            record = statistics.play((seed << 32) + number, keep=records is not None)
            if records is not None:
                write_record(records / f"{rules.name}-{statistics.seats}-{seed}-{number:05d}.rec", record)
    if as_json:
        print_json(statistics.to_dict())
    else:
        show(statistics)


@dataclass
class SimStatistics:
    """Counts over all matches: decisions per match, total points by seat, actions by kind."""

    game: Game
    seats: int
    options: dict[str, Value]
    decisions: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def play(self, seed: int, keep: bool) -> Record:
        """Play and count one random match; its record has events and digests only if `keep`."""
        from astrarium.cli.files import DIGEST_EVERY

        state = self.game.start(self.seats, self.options)
        record = Record(self.game.name, self.seats, self.options)
        space, rng, decisions = self.game.space, Rng(seed), 0
        while state.actor != OVER:
            actor, action = int(state.actor), random_action(state, rng)
            state.apply(action)
            decisions += actor != CHANCE
            self.kinds[space.kind(action).name] += 1
            if keep:
                record.events.append(Event(actor, space.text(action)))
                if len(record.events) % DIGEST_EVERY == 0 or state.actor == OVER:
                    record.digests[len(record.events)] = digest(state)
        self._count(decisions, state.scores())
        return record

    def _count(self, decisions: int, scores: list[int]) -> None:
        self.decisions.append(decisions)
        self.totals = [sum(pair) for pair in zip(self.totals or [0] * self.seats, scores, strict=True)]

    def to_dict(self) -> dict[str, object]:
        """Return the statistics as plain data for `--json`."""
        matches = len(self.decisions)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "matches": matches,
            "mean_decisions": round(sum(self.decisions) / matches, 3),
            "max_decisions": max(self.decisions),
            "mean_scores": [round(total / matches, 3) for total in self.totals],
            "kinds": {kind.name: self.kinds[kind.name] for kind in self.game.space.kinds},
        }


def write_record(path: Path, record: Record) -> None:
    """Write a record to the file `path`."""
    from astrarium.cli.files import write_text

    write_text(path, record.text())


def show(statistics: SimStatistics) -> None:
    """Print the statistics as text and a table."""
    from rich.table import Table

    from astrarium.cli.output import out
    from astrarium.cli.seats import seat_text

    console, matches = out(), len(statistics.decisions)
    mean = sum(statistics.decisions) / matches
    console.print(
        f"[bold]{statistics.game.heading}[/bold], {matches:,} random matches of {statistics.seats} seats"
    )
    console.print(f"{mean:,.1f} decisions per match, {max(statistics.decisions):,} at most")
    for seat, total in enumerate(statistics.totals):
        console.print(seat_text(seat), f"{total / matches:.1f} points on average")
    table = Table("kind", "per match", "in all", box=None, header_style="dim")
    for column in table.columns[1:]:
        column.justify = "right"
    for kind in statistics.game.space.kinds:
        count = statistics.kinds[kind.name]
        table.add_row(kind.name, f"{count / matches:,.2f}", f"{count:,}")
    console.print(table)
