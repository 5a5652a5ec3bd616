"""Records: text, replay, digests and errors."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.dealer import Dealer
from astrarium.core.errors import AstrariumError, BadOption, BadRecord
from astrarium.core.game import Game, Value
from astrarium.core.record import Contribution, Event, Record, digest
from astrarium.core.state import CHANCE, OVER
from tests.core.toys import RACE, play, race, registered

TEXT = """\
game race
edition 3
seats 2
option goal 6
option gifts off
option die fair
player 0 Ada L.
player 1 mcts:500
seed 7
---
* roll 3
0 walk 3
* roll 1
1 rest
= DIGEST_4
* roll 3
0 walk 3
* roll 2
1 walk 2
= DIGEST_8
"""


@pytest.fixture(name="text")
def good_text(race_game: Game) -> str:
    state = play(race(gifts=False), "roll 3, walk 3, roll 1, rest")
    text = TEXT.replace("DIGEST_4", digest(state))
    return text.replace("DIGEST_8", digest(play(state, "roll 3, walk 3, roll 2, walk 2")))


def test_a_record_is_read_written_and_replayed(text: str) -> None:
    record = Record.parse(text)
    assert record.text() == text
    assert (record.game, record.edition, record.seats, record.seed) == ("race", 3, 2, "7")
    assert record.options == {"goal": 6, "gifts": False, "die": "fair"}
    assert record.players == {0: "Ada L.", 1: "mcts:500"}
    assert record.events[:2] == [Event(CHANCE, "roll 3"), Event(0, "walk 3")]
    assert record.rules is RACE
    state = record.replay()
    assert (state.actor, state.scores()) == (OVER, [6, 2])


def test_reading_ignores_spaces_and_empty_lines(text: str) -> None:
    loose = text.replace("\n", "  \n\n").replace("0 walk 3", "  0   walk   3").replace("\n", "\r\n")
    assert Record.parse(loose).text() == text


def test_defaults_are_written_out(race_game: Game) -> None:
    record = Record("race", 3, {"gifts": False})
    assert (
        record.text()
        == "game race\nedition 3\nseats 3\noption goal 6\noption gifts off\noption die fair\n---\n"
    )
    assert Record.parse("game race\nedition 3\nseats 3\noption gifts off\n---\n").text() == record.text()


def sprint(asked: Mapping[str, Value], chosen: dict[str, Value]) -> dict[str, Value]:
    """Turn gifts off for a race over the longer distance."""
    if chosen["goal"] == 12:
        if asked.get("gifts"):
            raise BadOption("a long race has no gifts")
        chosen["gifts"] = False
    return chosen


def test_a_game_adjusts_only_the_options_that_a_record_names() -> None:
    with registered(replace(RACE, adjust=sprint)):
        record = Record.parse("game race\nedition 3\nseats 2\noption goal 12\n---\n* roll 3\n0 walk 3\n")
        assert record.options == {"goal": 12, "gifts": False, "die": "fair"}
        assert record.replay().scores() == [3, 0]
        assert Record.parse(record.text()).text() == record.text()


def test_options_that_do_not_go_together_are_named() -> None:
    text = "game race\nedition 3\nseats 2\noption goal 12\noption gifts on\nplayer 0 Ada\n---\n"
    with registered(replace(RACE, adjust=sprint)), pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert str(caught.value) == "the header: a long race has no gifts"


def test_positions_yields_every_position(text: str) -> None:
    scores = [state.scores() for state in Record.parse(text).positions()]
    assert scores == [[0, 0], [0, 0], *[[3, 0]] * 4, [6, 0], [6, 0], [6, 2]]


def test_an_unfinished_match_is_a_record_too(text: str) -> None:
    record = Record.parse(text)
    del record.events[2:]
    record.digests.clear()
    assert record.replay().actor == CHANCE


@pytest.mark.parametrize(("every", "expected"), [(3, [3, 6, 8]), (4, [4, 8]), (20, [8])])
def test_stamping_writes_digests(text: str, every: int, expected: list[int]) -> None:
    record = Record.parse(text)
    record.stamp(every)
    assert sorted(record.digests) == expected
    assert Record.parse(record.text()).digests == record.digests
    assert Record.parse(record.text()).replay().actor == OVER


def test_the_commitment_is_kept(text: str) -> None:
    record = Record.parse(text.replace("seed 7", "commitment ab12 after 3\nseed 7"))
    assert (record.commitment, record.seed) == ("ab12 after 3", "7")
    assert Record.parse(record.text()) == record
    assert Record.parse(text).commitment == ""


def test_contributions_are_kept(text: str) -> None:
    lines = f"contribution 1 {'0f' * 32} from 1\ncontribution 0 {'0e' * 32} from 3\n"
    kept = text.replace("seed 7", f"commitment ab12\n{lines}seed 7")
    record = Record.parse(kept)
    assert record.contributions == [Contribution(1, "0f" * 32, 1), Contribution(0, "0e" * 32, 3)]
    assert record.text() == kept
    assert Record.parse(text).contributions == []


def random_record(seats: int, seed: int) -> Record:
    record = Record("race", seats, {"die": "loaded"}, seed=str(seed))
    state, dealer = record.start(), Dealer(seed)
    while state.actor != OVER:
        legal = state.legal()
        action = dealer.choose(state) if state.actor == CHANCE else legal[seed % len(legal)]
        record.events.append(Event(int(state.actor), RACE.space.text(action)))
        state.apply(action)
    return record


@given(st.integers(2, 3), st.integers(0, 2**64))
def test_any_match_round_trips(seats: int, seed: int) -> None:
    with registered(RACE):
        record = random_record(seats, seed)
        record.stamp(5)
        again = Record.parse(record.text())
        assert again.text() == record.text()
        assert again.replay().key() == record.replay().key()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("---\n", "", "this is not a record: the line '---' after the header is missing"),
        ("seed 7", "dice 7", "line 9: 'dice 7' is not a header line, or it is there twice"),
        ("seed 7", "seats 3", "line 9: 'seats 3' is not a header line, or it is there twice"),
        ("seed 7", "seed", "line 9: 'seed' is not a header line, or it is there twice"),
        ("option goal 6", "option goal", "line 4: 'option goal' is not a header line, or it is there twice"),
        ("game race\n", "", "the header has no line 'game ...'"),
        ("edition 3\n", "", "the header has no line 'edition ...'"),
        ("seats 2\n", "", "the header has no line 'seats ...'"),
        ("game race", "game rice", "line 1: unknown game 'rice', did you mean 'race'?"),
        ("seats 2", "seats 4", "line 3: race is for 2 to 3 seats, not 4"),
        ("seats 2", "seats two", "line 3: 'two' stands where a number belongs"),
        ("seats 2", "seats ²", "line 3: '²' stands where a number belongs"),
        ("seats 2", "seats -2", "line 3: '-2' stands where a number belongs"),
        ("seats 2", f"seats {10**9}", "line 3: '1000000000' stands where a number belongs"),
        ("edition 3", "edition x", "line 2: 'x' stands where a number belongs"),
        ("option goal 6", "option gaol 6", "line 4: race has no option 'gaol'; there are: goal, gifts, die"),
        ("option goal 6", "option goal 7", "line 4: option goal of race cannot be '7'; it is one of: 6, 12"),
        ("option die fair", "option goal 6", "line 6: option goal is there twice"),
        ("player 1 mcts", "player 0 mcts", "line 8: player 0 is there twice"),
        ("player 1 mcts", "player 2 mcts", "line 8: there is no seat 2"),
        ("player 1 mcts", "player x mcts", "line 8: 'x' stands where a number belongs"),
        ("seed 7", f"contribution 2 {'0f' * 32} from 1", "line 9: there is no seat 2"),
        (
            "seed 7",
            f"contribution 0 {'0f' * 32}",
            "line 9: a contribution is written 'contribution SEAT HEX from N'",
        ),
        (
            "seed 7",
            f"contribution 0 {'0f' * 32} after 1",
            "line 9: a contribution is written 'contribution SEAT HEX from N'",
        ),
        ("seed 7", "contribution 0", "line 9: 'contribution 0' is not a header line, or it is there twice"),
        (
            "seed 7",
            f"contribution 0 {'0F' * 32} from 1",
            "line 9: a contribution has 64 hexadecimal digits in lower case",
        ),
        (
            "seed 7",
            "contribution 0 0f from 1",
            "line 9: a contribution has 64 hexadecimal digits in lower case",
        ),
        (
            "seed 7",
            f"contribution 0 {'0f' * 32} from one",
            "line 9: 'one' stands where a number belongs",
        ),
        ("seed 7", f"contribution 0 {'0f' * 32} from 0", "line 9: events are numbered from 1"),
        (
            "seed 7",
            f"contribution 0 {'0f' * 32} from 1\ncontribution 1 {'0f' * 32} from 2",
            f"line 10: the contribution {'0f' * 32} is there twice",
        ),
        (
            "seed 7",
            f"contribution 1 {'0f' * 32} from 2\ncontribution 0 {'0e' * 32} from 1",
            "line 10: contributions are ordered by their event, then by seat, one of a seat for an event",
        ),
        (
            "seed 7",
            f"contribution 0 {'0f' * 32} from 2\ncontribution 0 {'0e' * 32} from 2",
            "line 10: contributions are ordered by their event, then by seat, one of a seat for an event",
        ),
        ("0 walk 3", "walk 3", "line 12: 'walk 3' is not an event; it begins with a seat, * or ="),
        ("0 walk 3", "0", "line 12: '0' is not an event; it begins with a seat, * or ="),
        ("0 walk 3", "²  walk 3", "line 12: '²  walk 3' is not an event; it begins with a seat, * or ="),
        ("0 walk 3", "-1 walk 3", "line 12: '-1 walk 3' is not an event; it begins with a seat, * or ="),
    ],
)
def test_a_damaged_record_is_not_read(text: str, old: str, new: str, complaint: str) -> None:
    assert old in text
    with pytest.raises(BadRecord) as caught:
        Record.parse(text.replace(old, new, 1))
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("0 walk 3", "1 walk 3", "line 12: '1 walk 3', but seat 0 is to act"),
        ("0 walk 3", "999999999 walk 3", "line 12: '999999999 walk 3', but seat 0 is to act"),
        ("0 walk 3", "* roll 3", "line 12: '* roll 3', but seat 0 is to act"),
        ("* roll 1", "1 roll 1", "line 13: '1 roll 1', but chance is to act"),
        (
            "* roll 3",
            "* roll 2",
            "line 12: walk 3: A seat walks at most as far as the die shows. (T-WALK-01)",
        ),
        (
            "1 rest",
            "1 resst",
            "line 14: unknown action 'resst', did you mean 'rest'? (there are: walk, rest, give, roll)",
        ),
        ("0 walk 3", "0 walk", "line 12: 'walk' should have the form: walk <steps>"),
        (
            "* roll 1",
            "* walk 1",
            "line 13: walk 1: A seat walks at most as far as the die shows. (T-WALK-01)",
        ),
        (
            "1 walk 2\n",
            "1 walk 2\n* roll 1\n",
            "line 20: '* roll 1' comes after the end of the match",
        ),
    ],
)
def test_a_damaged_record_is_not_replayed(text: str, old: str, new: str, complaint: str) -> None:
    assert old in text
    record = Record.parse(text.replace(old, new, 1))
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert str(caught.value) == complaint


@pytest.mark.parametrize("edition", [0, 2, 4])
def test_a_record_of_another_edition_is_not_replayed(text: str, edition: int) -> None:
    record = Record.parse(text.replace("edition 3", f"edition {edition}"))
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert str(caught.value) == (
        f"the record is of edition {edition} of The Race; this program plays edition 3,"
        " whose rules differ (CHANGELOG)"
    )


def test_a_wrong_digest_is_found(text: str) -> None:
    found = Record.parse(text).digests[4]
    with pytest.raises(BadRecord) as caught:
        Record.parse(text.replace(found, "0123456789abcdef")).replay()
    assert str(caught.value) == (
        f"after line 14: the position has digest {found}, the record says 0123456789abcdef"
    )


def test_a_wrong_digest_of_the_opening_is_found(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^after the header: the position has digest "):
        Record.parse(text.replace("---", "---\n= 00")).replay()


def test_another_move_is_found_by_the_next_digest(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^after line 14: "):
        Record.parse(text.replace("0 walk 3", "0 walk 2", 1)).replay()


def test_an_error_in_a_record_without_text_names_the_event(race_game: Game) -> None:
    record = Record("race", 2, {}, [Event(CHANCE, "roll 1"), Event(0, "walk 3")])
    with pytest.raises(BadRecord, match=r"^event 2: walk 3: A seat walks at most"):
        record.replay()


@given(st.data())
def test_any_damage_is_a_bad_record_or_another_record(data: st.DataObject) -> None:
    with registered(RACE):
        record = random_record(2, 5)
        record.stamp(3)
        text = record.text()
        at = data.draw(st.integers(0, len(text) - 1))
        damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 30)) :]
        try:
            again = Record.parse(damaged)
            assert Record.parse(again.text()).events == again.events
            assert again.replay().key()
        except AstrariumError as error:
            assert type(error) is BadRecord  # noqa: PT017
            assert len(str(error).splitlines()) == 1  # noqa: PT017
