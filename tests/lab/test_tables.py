"""Records as data frames of Polars and pandas."""

from collections.abc import Iterator

import pytest

import astrarium
from astrarium.core.errors import BadOption
from astrarium.core.record import Record
from astrarium.lab import frames

GLOBULAR = "globular-cluster"


def record(game: str, seed: int) -> Record:
    """Return the record of a random match with three seats."""
    bots = [astrarium.bot("uniform", seed=seed + seat) for seat in range(3)]
    match = astrarium.Match(astrarium.game(game), bots, astrarium.Dealer(seed))
    match.run()
    found = match.record()
    found.players = {0: "ann"}
    return found


def records(game: str) -> Iterator[Record]:
    return (record(game, seed) for seed in range(3))


@pytest.mark.parametrize("library", ["polars", "pandas"])
def test_frames_agree_with_the_record(game: str, library: str) -> None:
    found = frames(records(game), library)
    assert type(found.matches).__module__.split(".")[0] == library
    matches, decisions, points = (
        frame.to_dicts() if library == "polars" else frame.to_dict("records")
        for frame in (found.matches, found.decisions, found.points)
    )
    assert len(matches) == 9
    for number, played in enumerate(records(game)):
        state = played.replay()
        rows = [row for row in matches if row["match"] == number]
        assert [row["score"] for row in rows] == state.scores()
        assert [row["place"] for row in rows] == state.ranking()
        assert sum(row["win"] for row in rows) == pytest.approx(1)
        assert sorted(row["order"] for row in rows) == [1, 2, 3]
        assert [row["player"] for row in rows] == ["ann", "", ""]
        own = [row for row in decisions if row["match"] == number]
        recorded = [event for event in played.events if event.actor >= 0]
        assert [(row["seat"], row["kind"]) for row in own] == [
            (event.actor, event.text.split()[0]) for event in recorded
        ]
        assert (own[0]["progress"], own[-1]["progress"]) == (0, 1)
        before = [len(position.legal()) for position in played.positions() if position.actor >= 0]
        assert [row["choices"] for row in own] == before
        for seat, score in enumerate(state.scores()):
            earned = [row["points"] for row in points if (row["match"], row["seat"]) == (number, seat)]
            assert sum(earned) == score


def test_unfinished_matches_and_other_libraries_are_refused() -> None:
    half = record(GLOBULAR, 1)
    half.events = half.events[:20]
    with pytest.raises(BadOption, match="record 1 is of a match that is not over"):
        frames([half])
    with pytest.raises(BadOption, match="polars or pandas"):
        frames([], "excel")
