"""Records as data frames, for notebooks.

    frames = astrarium.lab.frames(astrarium.lab.selfplay.load("matches").records())
    frames.matches    # a row for each seat of each match
    frames.decisions  # a row for each decision
    frames.points     # a row for each seat, source and round that brought points

| frame | columns |
| --- | --- |
| `matches` | match, game, seats, seat, order, player, score, place, win, decisions, events |
| `decisions` | match, game, seats, number, progress, seat, kind, choices |
| `points` | match, game, seats, seat, source, round, points |

`order` is the position in the starting turn order, from 1. `win` is 1 for a victory and 1/k for one shared by
k seats. `progress` runs from 0 to 1 over the decisions of a match. `choices` is the number of legal actions.
`round` is -1 before the first round and null for the final scoring.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from astrarium.core.errors import BadOption
from astrarium.core.match import Match
from astrarium.core.record import Record
from astrarium.core.state import OVER, State
from astrarium.lab.breakdown import BEFORE, FINAL, BreakdownObserver, MatchBreakdown

LIBRARIES: Final = ("polars", "pandas")
Columns = dict[str, list[Any]]


@dataclass(frozen=True)
class Frames:
    """Data frames of Polars or pandas; the module docstring lists their columns."""

    matches: Any
    decisions: Any
    points: Any


@dataclass
class FrameColumns:
    """Columns of the three frames while records are read."""

    matches: Columns = field(default_factory=dict)
    decisions: Columns = field(default_factory=dict)
    points: Columns = field(default_factory=dict)


class RecordedChooser:
    """Plays the actions of a record, for every seat and for chance."""

    def __init__(self, actions: Iterator[int]) -> None:
        self.actions = actions

    def choose(self, _state: State) -> int:
        """Return the next action of the record."""
        return next(self.actions)


def frames(records: Iterable[Record], library: str = "polars") -> Frames:
    """Return finished matches as data frames; replaying the records validates them."""
    if library not in LIBRARIES:
        raise BadOption(
            f"there is no library {library!r} for data frames here; it is {' or '.join(LIBRARIES)}"
        )
    columns = FrameColumns()
    for number, record in enumerate(records):
        _add_record(number, record, columns)
    make_frame = _polars if library == "polars" else _pandas
    return Frames(make_frame(columns.matches), make_frame(columns.decisions), make_frame(columns.points))


def _polars(columns: Columns) -> Any:
    import polars as pl

    return pl.DataFrame(columns)


def _pandas(columns: Columns) -> Any:
    import pandas as pd

    return pd.DataFrame(columns)


def _add_row(columns: Columns, **row: Any) -> None:
    for name, value in row.items():
        columns.setdefault(name, []).append(value)


def _add_record(number: int, record: Record, columns: FrameColumns) -> None:
    """Add the rows of record `number` to `columns`."""
    state = record.replay()
    if state.actor != OVER:
        raise BadOption(f"record {number + 1} is of a match that is not over")
    game = record.rules
    chooser = RecordedChooser(iter([game.space.parse(event.text) for event in record.events]))
    observer = BreakdownObserver(game)
    match = Match(game, [chooser] * record.seats, chooser, record.options, [observer])
    observer.started(match)
    decisions: list[tuple[int, str, int]] = []
    while match.state.actor != OVER:
        actor, choices = int(match.state.actor), len(match.state.moves)
        match.step()
        if actor >= 0:
            decisions.append((actor, game.space.kind(match.log[-1][1]).name, choices))
    common = {"match": number, "game": game.name, "seats": record.seats}
    for index, (seat, kind, choices) in enumerate(decisions):
        progress = index / max(1, len(decisions) - 1)
        row = {"number": index, "progress": progress, "seat": seat, "kind": kind, "choices": choices}
        _add_row(columns.decisions, **common, **row)
    breakdown = observer.breakdown(number, match.state)
    _add_seats(record, breakdown, len(decisions), common, columns)


def _add_seats(
    record: Record,
    breakdown: MatchBreakdown,
    decisions: int,
    common: dict[str, Any],
    columns: FrameColumns,
) -> None:
    """Add a match to the frames `matches` and `points`; `common` has the columns shared by all rows."""
    for seat in range(record.seats):
        _add_row(
            columns.matches,
            **common,
            seat=seat,
            order=breakdown.order.index(seat) + 1,
            player=record.players.get(seat, ""),
            score=breakdown.outcome.scores[seat],
            place=breakdown.outcome.places[seat],
            win=breakdown.outcome.win(seat),
            decisions=decisions,
            events=len(record.events),
        )
    for (seat, source, number), points in sorted(breakdown.earned.items()):
        _add_row(
            columns.points, **common, seat=seat, source=source, round=_round_value(number), points=points
        )


def _round_value(number: int) -> int | None:
    """Return the value of the column `round`: -1 before the first round, None for the final scoring."""
    if number == BEFORE:
        return -1
    return None if number == FINAL else number
