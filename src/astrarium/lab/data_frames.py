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

`order` is the place in the turn order of the start, from 1; `win` is 1 for a victory and 1/k for one shared
by k; `progress` goes from 0 to 1 over the decisions of a match; `choices` counts the legal actions; `round`
is -1 before the first round and empty for the final scoring.
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
    """Three data frames, of Polars or pandas."""

    matches: Any
    decisions: Any
    points: Any


@dataclass
class FrameColumns:
    """The columns while they are filled."""

    matches: Columns = field(default_factory=dict)
    decisions: Columns = field(default_factory=dict)
    points: Columns = field(default_factory=dict)


class RecordedChooser:
    """Plays what a record tells, for every seat and for chance."""

    def __init__(self, actions: Iterator[int]) -> None:
        self.actions = actions

    def choose(self, _state: State) -> int:
        """The next action."""
        return next(self.actions)


def frames(records: Iterable[Record], library: str = "polars") -> Frames:
    """Finished matches as data frames; the records are replayed, so everything in them is checked."""
    if library not in LIBRARIES:
        raise BadOption(
            f"there is no library {library!r} for data frames here; it is {' or '.join(LIBRARIES)}"
        )
    sheets = FrameColumns()
    for number, record in enumerate(records):
        _read(number, record, sheets)
    make = _polars if library == "polars" else _pandas
    return Frames(make(sheets.matches), make(sheets.decisions), make(sheets.points))


def _polars(columns: Columns) -> Any:
    import polars as pl

    return pl.DataFrame(columns)


def _pandas(columns: Columns) -> Any:
    import pandas as pd

    return pd.DataFrame(columns)


def _add(columns: Columns, **row: Any) -> None:
    for name, value in row.items():
        columns.setdefault(name, []).append(value)


def _read(number: int, record: Record, sheets: FrameColumns) -> None:
    state = record.replay()
    if state.actor != OVER:
        raise BadOption(f"record {number + 1} is of a match that is not over")
    game = record.rules
    script = RecordedChooser(iter([game.space.parse(event.text) for event in record.events]))
    scribe = BreakdownObserver(game)
    match = Match(game, [script] * record.seats, script, record.options, [scribe])
    scribe.started(match)
    seen: list[tuple[int, str, int]] = []
    while match.state.actor != OVER:
        actor, choices = int(match.state.actor), len(match.state.moves)
        match.step()
        if actor >= 0:
            seen.append((actor, game.space.kind(match.log[-1][1]).name, choices))
    about = {"match": number, "game": game.name, "seats": record.seats}
    for place, (seat, kind, choices) in enumerate(seen):
        progress = place / max(1, len(seen) - 1)
        _add(
            sheets.decisions, **about, number=place, progress=progress, seat=seat, kind=kind, choices=choices
        )
    account = scribe.account(number, match.state)
    _add_seats(record, account, len(seen), about, sheets)


def _add_seats(
    record: Record, account: MatchBreakdown, decisions: int, about: dict[str, Any], sheets: FrameColumns
) -> None:
    for seat in range(record.seats):
        _add(
            sheets.matches,
            **about,
            seat=seat,
            order=account.order.index(seat) + 1,
            player=record.players.get(seat, ""),
            score=account.outcome.scores[seat],
            place=account.outcome.places[seat],
            win=account.outcome.win(seat),
            decisions=decisions,
            events=len(record.events),
        )
    for (seat, source, when), points in sorted(account.earned.items()):
        _add(sheets.points, **about, seat=seat, source=source, round=_round(when), points=points)


def _round(when: int) -> int | None:
    if when == BEFORE:
        return -1
    return None if when == FINAL else when
