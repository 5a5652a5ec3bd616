"""Golden records: stored matches must replay identically in every version."""

from collections import Counter
from pathlib import Path

import pytest

from astrarium.core.game import Game
from astrarium.core.record import Record
from astrarium.core.state import OVER
from tests.contract.play import every_game, rules_of
from tests.records.make import DIGEST_EVERY, RECORDS, GoldenRecord, entries, write

TIES_BROKEN = ("pulsar2849",)
FILES = sorted(RECORDS.glob("*/*.rec"))
every_file = pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])


def of(game: Game) -> list[Record]:
    return [Record.parse(path.read_text("utf-8")) for path in FILES if path.parent.name == game.name]


@every_file
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)
    assert record.text() == text
    assert record.replay().actor == OVER


@every_file
def test_a_golden_record_has_a_digest_often_enough(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    last = len(record.events)
    assert sorted(record.digests) == sorted({*range(DIGEST_EVERY, last + 1, DIGEST_EVERY), last})


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.table.game.name}-{entry.label}")
def test_the_final_scores_are_those_stored(entry: GoldenRecord) -> None:
    state = Record.parse(entry.path(RECORDS).read_text("utf-8")).replay()
    assert state.scores() == entry.scores(RECORDS)
    assert max(state.scores()) > 0


@every_game
def test_every_seat_count_and_option_value_has_a_record(game: Game) -> None:
    records = of(game)
    assert {record.seats for record in records} == set(game.seats)
    for name, option in game.options.items():
        assert {record.options[name] for record in records} == set(option.choices)
    for name in rules_of(game):
        for seats in game.seats:
            values = {record.options[name] for record in records if record.seats == seats}
            assert values == set(game.options[name].choices)


@every_game
def test_every_kind_of_action_is_in_some_record(game: Game) -> None:
    kinds = Counter(event.text.split()[0] for record in of(game) for event in record.events)
    assert set(kinds) == {kind.name for kind in game.space.kinds}


@every_game
def test_victories_alone_and_shared_are_recorded(game: Game) -> None:
    """Equal scores share the victory, unless the rules break every tie."""
    last = [record.replay() for record in of(game)]
    winners = {state.ranking().count(1) for state in last}
    assert winners == {1} if game.name in TIES_BROKEN else winners >= {1, 2}
    assert {state.scores().count(max(state.scores())) for state in last} >= {1, 2}


def test_the_files_are_exactly_those_the_script_writes(tmp_path: Path) -> None:
    write(tmp_path)
    made = {path.relative_to(tmp_path): path.read_text("utf-8") for path in tmp_path.rglob("*.*")}
    kept = {path.relative_to(RECORDS): path.read_text("utf-8") for path in RECORDS.glob("*/*.*")}
    assert sorted(made) == sorted(kept)
    assert made == kept
