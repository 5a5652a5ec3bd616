"""The declaration of a game (seats, options, checked moves), and the registry."""

from dataclasses import replace

import pytest

from astrarium.core.errors import BadNotation, BadOption, IllegalAction, UnknownName
from astrarium.core.game import (
    FIRST_PLAYER,
    Game,
    Option,
    Refusal,
    Registry,
    Value,
    first_player,
    first_player_option,
)
from tests.core.toys import RACE, REST, WALK, RaceState, play, race


def test_the_defaults_are_the_fewest_seats_and_default_options() -> None:
    state = RACE.start()
    assert isinstance(state, RaceState)
    assert (int(state.seats), state.goal, state.gifts, state.loaded) == (2, 6, True, False)


def test_options_reach_the_game() -> None:
    state = RACE.start(seats=3, options={"goal": 12, "gifts": False, "die": "loaded"})
    assert isinstance(state, RaceState)
    assert (int(state.seats), state.goal, state.gifts, state.loaded) == (3, 12, False, True)


def test_the_first_player_is_random_or_a_seat() -> None:
    option = first_player_option(3)
    assert (option.default, option.choices) == ("random", ("random", "0", "1", "2"))
    assert [first_player(3, {FIRST_PLAYER: choice}) for choice in option.choices] == [-1, 0, 1, 2]


def test_a_first_player_without_a_seat_raises() -> None:
    with pytest.raises(BadOption) as caught:
        first_player(2, {FIRST_PLAYER: "2"})
    assert str(caught.value) == "the option first_player needs a seat 2, and the match has 2 seats"


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**20])
def test_wrong_seats_are_named(seats: int) -> None:
    with pytest.raises(BadOption, match=rf"^race is for 2 to 3 seats, not {seats}$"):
        RACE.start(seats)


def test_a_game_for_one_number_of_seats_says_so() -> None:
    duel = replace(RACE, seats=range(2, 3))
    with pytest.raises(BadOption, match=r"^race is for 2 seats, not 3$"):
        duel.start(3)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOption, match=r"^race has no option 'gaol'; there are: goal, gifts, die$"):
        RACE.start(2, {"gaol": 6})


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("goal", 7, "6, 12"),
        ("goal", "6", "6, 12"),
        ("goal", True, "6, 12"),
        ("gifts", 1, "on, off"),
        ("gifts", "on", "on, off"),
        ("die", "crooked", "fair, loaded"),
        ("die", False, "fair, loaded"),
    ],
)
def test_a_wrong_value_is_named_with_the_right_ones(name: str, value: Value, choices: str) -> None:
    with pytest.raises(BadOption) as caught:
        RACE.start(2, {name: value})
    assert str(caught.value) == f"option {name} of race cannot be {str(value)!r}; it is one of: {choices}"


def test_one_is_not_true() -> None:
    assert Option(1, (0, 1)).allows(1)
    assert not Option(1, (0, 1)).allows(True)
    assert Option(True, (True, False)).allows(False)
    assert not Option(True, (True, False)).allows(0)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("goal", "12", 12), ("gifts", "on", True), ("gifts", "off", False), ("die", "loaded", "loaded")],
)
def test_options_have_a_text(name: str, text: str, value: Value) -> None:
    parsed = RACE.parse_option(name, text)
    assert parsed == value
    assert type(parsed) is type(value)
    assert RACE.options[name].text(value) == text


@pytest.mark.parametrize("text", ["True", "", "12.0", "Loaded"])
@pytest.mark.parametrize("name", ["goal", "gifts", "die"])
def test_a_wrong_text_of_an_option_is_named(name: str, text: str) -> None:
    with pytest.raises(BadOption, match=rf"^option {name} of race cannot be '{text}'; it is one of: "):
        RACE.parse_option(name, text)


def test_the_text_of_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOption, match="race has no option 'gaol'"):
        RACE.parse_option("gaol", "6")


def test_why_not() -> None:
    state = play(race(), "roll 1")
    assert RACE.why_not(state, "walk 1") is None
    assert RACE.why_not(state, "Walk  2") == Refusal(
        "T-WALK-01", "A seat walks at most as far as the die shows."
    )
    with pytest.raises(BadNotation, match="did you mean 'walk'"):
        RACE.why_not(state, "wakl 2")


def test_a_legal_move_gives_its_action() -> None:
    state = play(race(), "roll 2")
    assert RACE.action(state, "walk 2") == WALK + 1
    assert RACE.action(state, " REST ") == REST


def test_an_illegal_move_raises_with_the_clause() -> None:
    state = play(race(), "roll 2")
    key = state.key()
    with pytest.raises(IllegalAction) as caught:
        RACE.action(state, "walk  3")
    assert str(caught.value) == "walk 3: A seat walks at most as far as the die shows. (T-WALK-01)"
    assert state.key() == key


def test_a_move_after_the_end_raises() -> None:
    state = race(gifts=False)
    play(state, "roll 3, walk 3, roll 1, rest, roll 3, walk 3, roll 1, rest")
    with pytest.raises(IllegalAction, match=r"^rest: the match is over: The match ends .*\(T-END-01\)$"):
        RACE.action(state, "rest")


def test_views_features_and_drawings_come_from_the_game() -> None:
    state = play(race(), "roll 2, walk 2")
    assert RACE.view(state) == {"spots": [2, 0], "round": 1}
    assert RACE.features(state, 1) == [0, 2, 1]
    assert len(RACE.features(state, 0)) == len(RACE.feature_names)
    assert RACE.draw(state) == [[("round 1", "bold"), ("[2, 0]", "")]]


def test_a_registry_loads_a_game_on_first_use() -> None:
    loads: list[str] = []

    def load() -> Game:
        loads.append("race")
        return RACE

    registry = Registry()
    registry.add("race", load)
    registry.add("chase", load)
    assert (registry.names(), loads) == (["chase", "race"], [])
    assert registry.find("race") is registry.find("race") is RACE
    assert loads == ["race"]


def test_a_registry_suggests_a_name() -> None:
    registry = Registry()
    registry.add("race", lambda: RACE)
    with pytest.raises(UnknownName, match=r"^unknown game 'rice', did you mean 'race'\?$"):
        registry.find("rice")
    with pytest.raises(UnknownName, match=r"^unknown game 'bridge'; there are: race$"):
        registry.find("bridge")
