"""The action space: numbers, texts and targets of actions."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.errors import BadNotation, NeverLegal
from astrarium.core.space import ActionSpace, Domain, Kind
from tests.core.toys import SPACE

DIE = Domain("die", ["one", "two"])
PLACE = Domain("place", ["a1", "b2", "c3"])


def rising(row: Sequence[int]) -> bool:
    return row[0] < row[1]


def small(*extra: Kind) -> ActionSpace:
    return ActionSpace(
        Kind("fly", ("from", PLACE), ("to", PLACE), where=rising),
        Kind("pass"),
        *extra,
        Kind("roll", ("die", DIE), chance=True),
    )


@given(st.integers(0, SPACE.size - 1))
def test_every_action_round_trips_through_text_and_targets(action: int) -> None:
    text = SPACE.text(action)
    kind = SPACE.kind(action)
    assert SPACE.parse(text) == action
    assert SPACE.encode(kind.name, *SPACE.targets(action).values()) == action
    assert text.split() == [kind.name, *SPACE.targets(action).values()]


def test_numbers_follow_the_declaration_the_last_slot_fastest() -> None:
    space = small()
    texts = ["fly a1 b2", "fly a1 c3", "fly b2 c3", "pass", "roll one", "roll two"]
    assert [space.text(action) for action in range(space.size)] == texts
    assert (space.size, space.decisions) == (6, 4)
    assert space.first == {"fly": 0, "pass": 3, "roll": 4}


def test_targets_name_the_slots() -> None:
    space = small()
    assert space.targets(1) == {"from": "a1", "to": "c3"}
    assert space.targets(3) == {}
    assert [int(space.slot(1, place)) for place in range(2)] == [0, 2]
    assert int(space.slot(3, 0)) == -1


@pytest.mark.parametrize(
    "other",
    [
        ActionSpace(Kind("pass"), Kind("fly", ("from", PLACE), ("to", PLACE), where=rising)),
        small(Kind("land")),
        ActionSpace(
            Kind("fly", ("from", PLACE), ("to", PLACE)), Kind("pass"), Kind("roll", ("die", DIE), chance=True)
        ),
        ActionSpace(
            Kind("soar", ("from", PLACE), ("to", PLACE), where=rising),
            Kind("pass"),
            Kind("roll", ("die", DIE), chance=True),
        ),
    ],
    ids=["order", "another kind", "another condition", "another name"],
)
def test_different_spaces_have_different_digests(other: ActionSpace) -> None:
    assert small().digest == small().digest
    assert other.digest != small().digest


@pytest.mark.parametrize("text", ["fly a1 c3", "  fly   a1 c3 ", "FLY A1 C3", "fly\ta1\nc3"])
def test_parsing_ignores_case_and_spaces(text: str) -> None:
    assert small().parse(text) == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an empty text is not an action"),
        ("   ", "an empty text is not an action"),
        ("flyy a1 b2", "unknown action 'flyy', did you mean 'fly'? (there are: fly, pass, roll)"),
        ("jump", "unknown action 'jump' (there are: fly, pass, roll)"),
        ("fly a1", "'fly a1' should have the form: fly <from> <to>"),
        ("pass now", "'pass now' should have the form: pass"),
        ("fly a1 b22", "'b22' is not a valid place, did you mean 'b2'? (form: fly <from> <to>)"),
        ("roll seven", "'seven' is not a valid die: one of one, two (form: roll <die>)"),
        ("fly c3 a1", "'fly c3 a1' names things that never go together (form: fly <from> <to>)"),
    ],
)
def test_a_wrong_text_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as caught:
        small().parse(text)
    assert str(caught.value) == complaint


@given(st.text())
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    try:
        action = SPACE.parse(text)
    except BadNotation as error:
        assert str(error)  # noqa: PT017  (both outcomes are fine, a third is not)
    else:
        assert SPACE.text(action) == " ".join(text.casefold().split())


@pytest.mark.parametrize("action", [-1, 6, 10**30])
def test_a_number_out_of_range_raises(action: int) -> None:
    with pytest.raises(BadNotation, match=r"is not an action: they are numbered 0 to 5$"):
        small().text(action)


def test_decisions_come_before_chance() -> None:
    with pytest.raises(ValueError, match="kind pass: decisions are declared before chance"):
        ActionSpace(Kind("roll", ("die", DIE), chance=True), Kind("pass"))


def test_two_kinds_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="kind pass is declared twice"):
        small(Kind("pass"))


@pytest.mark.parametrize("name", ["Fly", "fly away", "", "fl_y"])
def test_a_kind_is_named_by_a_token(name: str) -> None:
    with pytest.raises(ValueError, match="is not a token"):
        ActionSpace(Kind(name))


@pytest.mark.parametrize("token", ["A1", "a 1", "", "ä", "a_1"])
def test_a_domain_holds_tokens(token: str) -> None:
    with pytest.raises(ValueError, match=r"domain place: .* is not a token"):
        Domain("place", ["a1", token])


def test_a_domain_holds_each_token_once() -> None:
    with pytest.raises(ValueError, match="domain place: a token occurs twice"):
        Domain("place", ["a1", "a1"])


def test_tokens_that_never_go_together_name_the_clause_of_their_kind() -> None:
    place = Domain("place", ["a1", "b2"])
    space = ActionSpace(
        Kind("hop", ("from", place), ("to", place), where=lambda row: row[0] != row[1], never="T-HOP-01")
    )
    with pytest.raises(NeverLegal, match=r"never go together \(form: hop <from> <to>, T-HOP-01\)") as caught:
        space.parse("hop a1 a1")
    assert caught.value.clause == "T-HOP-01"
