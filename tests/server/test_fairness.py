"""Luck: reproducible with the seed, unpredictable without it, verifiable by a record."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import astrarium
from astrarium.cli import main
from astrarium.core.errors import BadRecord
from astrarium.core.record import Contribution, Event, Record
from astrarium.server.live.fairness import (
    check,
    commitment,
    committed_after,
    contribution_hash,
    deal,
    draw_number,
    lot_key,
    new_seed,
)

SEED = "0f" * 32
GAME = "globular-cluster"


# The worked example of docs/records.md, also a test of the browser.
CONTRIBUTIONS = [
    Contribution(1, "01" * 32, 3),
    Contribution(0, "02" * 32, 5),
    Contribution(1, "03" * 32, 7),
]


def honest(
    seed: str = SEED,
    after: int = 0,
    start: list[Event] | None = None,
    contributions: list[Contribution] | None = None,
) -> Record:
    """Return a record of a whole match that plays the last legal move and draws luck honestly."""
    game = astrarium.game(GAME)
    record = Record(GAME, 2, {}, list(start or []), seed=seed, commitment=commitment(seed, after))
    record.contributions = contributions or []
    state = record.replay()
    while state.actor != astrarium.OVER:
        number = len(record.events) + 1
        key = lot_key(seed, record.contributions, number)
        action = deal(key, number, state) if state.actor == astrarium.CHANCE else state.legal()[-1]
        record.events.append(Event(int(state.actor), game.space.text(action)))
        state.apply(action)
    return record


def test_a_draw_depends_on_seed_and_number_only() -> None:
    assert [draw_number(SEED, number, 6) for number in range(1, 9)] == [2, 0, 5, 0, 4, 5, 0, 1]
    assert draw_number(SEED, 1, 6) == draw_number(SEED, 1, 6)
    assert [draw_number(new_seed(), 1, 10**9) for _ in range(2)] != [draw_number(SEED, 1, 10**9)] * 2


def test_the_worked_example_of_the_documentation() -> None:
    keys = [lot_key(SEED, CONTRIBUTIONS, number) for number in range(1, 9)]
    third = "578889f7824f6b26b839d8f0ad08c484b8361a7d69d0e69e644b0e2306d287d9"
    fifth = "4335d3f3356c1cdd66928828ce7a7749b6b1c3a3d776d6a3acc73590f60aefa2"
    seventh = "3bda9f6162894fab101018052b31168d17cd0555714ed33f001458d23b6920f6"
    assert keys == [SEED, SEED, third, third, fifth, fifth, seventh, seventh]
    assert [draw_number(key, number, 6) for number, key in enumerate(keys, 1)] == [2, 0, 1, 5, 4, 0, 2, 4]
    hashed = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"
    assert contribution_hash(CONTRIBUTIONS[0].value) == hashed
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
    shown = [commitment(SEED), hashed, third, fifth, seventh, *map(str, CONTRIBUTIONS)]
    assert [part for part in shown if part not in text] == []


def test_draws_are_uniform() -> None:
    counts = Counter(draw_number(SEED, number, 6) for number in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 < count < 1120 for count in counts.values())


def test_the_commitment_hides_and_binds() -> None:
    assert commitment(SEED) == "7152f9958a983e3313fb2498d743af1e83a0ff5999650fd341f0368d1678992c"
    assert commitment(SEED, 12) == f"{commitment(SEED)} after 12"
    texts = (commitment(SEED), commitment(SEED, 12), "x after y", "")
    assert [committed_after(text) for text in texts] == [0, 12, 0, 0]


def test_an_honest_match() -> None:
    record = Record.parse(honest().text())
    found = check(record)
    assert (found.fault, found.over) == ("", True)
    assert found.checked == sum(event.actor == astrarium.CHANCE for event in record.events)


def test_a_changed_outcome_is_found() -> None:
    record = honest()
    game = astrarium.game(GAME)
    for number, state in enumerate(record.positions()):
        if state.actor == astrarium.CHANCE and number > 5 and len(state.moves) > 1:
            break
    played = game.space.parse(record.events[number].text)
    other = next(action for action in state.legal() if action != played)
    record.events = [*record.events[:number], Event(-1, game.space.text(other))]
    found = check(record)
    assert f"event {number + 1} is" in found.fault


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    record = honest()
    record.seed = "1f" * 32
    assert "committed" in check(record).fault


def test_a_fork_has_luck_of_its_own() -> None:
    first = honest()
    fork = honest("aa" * 32, 30, first.events[:30])
    found = check(Record.parse(fork.text()))
    assert found.fault == ""
    assert found.checked == sum(event.actor == -1 for event in fork.events[30:])
    fork.commitment = commitment("aa" * 32)
    assert check(fork).fault


def test_contributions_are_part_of_the_luck() -> None:
    record = Record.parse(honest(contributions=CONTRIBUTIONS).text())
    assert (check(record).fault, check(record).over) == ("", True)
    assert [event.text for event in record.events] != [event.text for event in honest().events]
    for place, contribution in enumerate(CONTRIBUTIONS):
        rest = [*CONTRIBUTIONS[:place], *CONTRIBUTIONS[place + 1 :]]
        for changed in (rest, [*rest, replace(contribution, since=contribution.since + 20)]):
            record.contributions = changed
            assert "event" in check(record).fault


@pytest.mark.parametrize(
    ("field", "value"), [("commitment", ""), ("seed", ""), ("seed", "7"), ("seed", "g" * 64)]
)
def test_a_record_without_a_valid_seed_and_commitment_cannot_be_checked(field: str, value: str) -> None:
    record = honest()
    setattr(record, field, value)
    with pytest.raises(BadRecord):
        check(record)


def test_the_verify_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = honest()
    path = tmp_path / "a.rec"
    path.write_text(record.text())
    assert main(["verify", str(path)]) == 0
    assert "follow from the seed" in capsys.readouterr().out
    half = Record(GAME, 2, {}, record.events[:20], seed=record.seed, commitment=record.commitment)
    path.write_text(half.text())
    assert main(["verify", str(path)]) == 0
    assert "not played to its end" in capsys.readouterr().out
    path.write_text(honest(contributions=CONTRIBUTIONS).text())
    assert main(["verify", str(path)]) == 0
    assert "the seed that was committed to and 3 contributions of players." in capsys.readouterr().out
    half.commitment = "0" * 64
    path.write_text(half.text())
    assert main(["verify", str(path)]) == 1
    assert "Not as committed" in capsys.readouterr().out
    half.commitment = ""
    path.write_text(half.text())
    assert main(["verify", str(path)]) == 2
    assert "commitment" in capsys.readouterr().err
