"""Properties of all bots."""

import pytest

import astrarium
from astrarium.bots import Agent, make, names, parse
from astrarium.core.errors import BadOption, IllegalAction, UnknownName
from astrarium.core.state import State
from tests.bots.positions import after, opening

ALL = ["uniform", "casual:0.5", "greedy", "net", "mcts:20", "mcts-heuristic:20", "level-2:builder"]


class First(Agent):
    """An interpreted subclass outside the package."""

    def __init__(self) -> None:
        super().__init__("first", 0)

    def decide(self, state: State) -> int:
        return state.moves[0]


def choices(text: str, seed: int) -> list[int]:
    bot = parse(text, seed)
    return [bot.choose(after(events, seats, events)) for events, seats in ((1, 2), (60, 3), (150, 4))]


def test_the_names_are_known() -> None:
    levels = [f"level-{number}" for number in range(1, 9)]
    assert names() == ["casual", "greedy", *levels, "mcts", "mcts-heuristic", "net", "uniform"]


@pytest.mark.parametrize("text", ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choice_is_legal_and_the_state_unchanged(text: str, seats: int) -> None:
    state = after(70, seats)
    key, moves = state.key(), state.legal()
    assert parse(text, 1).choose(state) in moves
    assert (state.key(), state.legal()) == (key, moves)


@pytest.mark.parametrize("text", ALL)
def test_a_seed_reproduces_the_choices(text: str) -> None:
    assert choices(text, 5) == choices(text, 5)


def test_other_seeds_give_other_choices() -> None:
    state = opening()
    assert len({make("uniform", seed=seed).choose(state) for seed in range(8)}) > 1


@pytest.mark.parametrize("text", ALL)
def test_nothing_to_decide_is_refused(text: str) -> None:
    state = astrarium.game("globular-cluster").start(2)
    with pytest.raises(IllegalAction, match="chance is to act"):
        parse(text).choose(state)
    astrarium.playout(state, 1)
    with pytest.raises(IllegalAction, match="the match is over"):
        parse(text).choose(state)


def test_an_interpreted_subclass_plays() -> None:
    state = opening()
    assert First().choose(state) == state.legal()[0]


def test_names_include_the_budget() -> None:
    texts = [
        "uniform",
        "casual:0.5",
        "greedy",
        "net",
        "mcts:500",
        "mcts:0.5s",
        "mcts:4s/turn",
        "mcts-heuristic:7",
        "level-3",
        "level-3:builder",
    ]
    assert [parse(text).name for text in texts] == texts
    assert parse("mcts").name == "mcts:1000"


@pytest.mark.parametrize("text", ["grady", "", "MCTS", "mtcs:5"])
def test_unknown_bots_are_refused(text: str) -> None:
    with pytest.raises(UnknownName, match="unknown bot"):
        parse(text)


def test_a_near_miss_gets_a_hint() -> None:
    with pytest.raises(UnknownName, match="did you mean 'greedy'"):
        make("gredy")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("mcts:", "mcts:500"),
        ("mcts:many", "mcts:500"),
        ("mcts:0", "from 1 to"),
        ("mcts:-5", "from 1 to"),
        ("mcts:0s", "above 0"),
        ("mcts:nans", "above 0"),
        ("mcts:xs", "mcts:0.5s"),
        ("greedy:5", "no budget"),
    ],
)
def test_bad_budgets_are_refused(text: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        parse(text)


@pytest.mark.parametrize(
    ("name", "settings", "words"),
    [
        ("uniform", {"iterations": 5}, "none besides seed"),
        ("mcts", {"depth": 5}, "iterations, seconds, turn_seconds, leaf, network"),
        ("mcts", {"iterations": 5, "seconds": 1.0}, "one budget, not iterations and seconds"),
        ("mcts", {"iterations": 2.5}, "whole number"),
        ("mcts", {"iterations": True}, "whole number"),
        ("mcts", {"seconds": "1"}, "above 0"),
        ("mcts", {"leaf": "clever"}, "net, heuristic, random"),
        ("mcts", {"turn_seconds": 0}, "turn_seconds of mcts cannot be 0"),
        ("mcts", {"network": 5}, "the path of a file"),
        ("mcts-heuristic", {"leaf": "net"}, "iterations, seconds, turn_seconds"),
        ("net", {"iterations": 5}, "network"),
        ("casual", {"temperature": 0}, "number of points"),
        ("casual", {"temperature": "1"}, "number of points"),
    ],
)
def test_bad_settings_are_refused(name: str, settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        make(name, seed=1, **settings)
