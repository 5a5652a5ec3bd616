"""The match loop: actors, illegal actions and observers."""

from collections.abc import Sequence

import pytest

from astrarium.core.dealer import Dealer, ScriptedDealer
from astrarium.core.errors import BadOption, IllegalAction
from astrarium.core.game import Game
from astrarium.core.match import Match, Observer
from astrarium.core.record import Event
from astrarium.core.state import CHANCE, OVER, State
from tests.core.toys import RACE, REST, ROLL, WALK


class ScriptedChooser:
    """Chooses given actions and remembers the positions in which it was asked."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.asked: list[int] = []

    def choose(self, state: State) -> int:
        self.asked.append(int(state.actor))
        return self.actions.pop(0)


class LongestWalk:
    """Walks as far as possible."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        return legal[-2] if legal[-1] == REST else legal[-1]


class Diary(Observer):
    """Logs every call of an observer."""

    def __init__(self, name: str, book: list[str]) -> None:
        self.name = name
        self.book = book

    def started(self, match: Match) -> None:
        self.book.append(f"{self.name}: start {match.state.actor} {len(match.log)}")

    def played(self, match: Match, actor: int, action: int) -> None:
        assert match.log[-1] == (actor, action)
        self.book.append(f"{self.name}: {actor} {match.game.space.text(action)} -> {match.state.scores()}")

    def ended(self, match: Match) -> None:
        self.book.append(f"{self.name}: end {match.state.actor}")


def scripted(
    first: Sequence[int], second: Sequence[int], rolls: Sequence[int], *observers: Observer
) -> Match:
    dealer = ScriptedDealer([ROLL + roll - 1 for roll in rolls])
    return Match(RACE, [ScriptedChooser(first), ScriptedChooser(second)], dealer, {"gifts": False}, observers)


def test_observers_are_called_for_every_event_in_order() -> None:
    book: list[str] = []
    match = scripted([WALK + 2, WALK + 2], [REST, WALK], [3, 1, 3, 1], Diary("a", book), Diary("b", book))
    state = match.run()
    expected = [
        "start -1 0",
        "-1 roll 3 -> [0, 0]",
        "0 walk 3 -> [3, 0]",
        "-1 roll 1 -> [3, 0]",
        "1 rest -> [3, 0]",
        "-1 roll 3 -> [3, 0]",
        "0 walk 3 -> [6, 0]",
        "-1 roll 1 -> [6, 0]",
        "1 walk 1 -> [6, 1]",
        "end -2",
    ]
    assert book == [f"{name}: {line}" for line in expected for name in "ab"]
    assert state is match.state
    assert state.actor == OVER


def test_only_the_actor_is_asked() -> None:
    match = scripted([WALK + 2, WALK + 2], [REST, WALK], [3, 1, 3, 1])
    match.run()
    assert [chooser.asked for chooser in match.choosers if isinstance(chooser, ScriptedChooser)] == [
        [0, 0],
        [1, 1],
    ]


def test_an_observer_may_ignore_everything() -> None:
    match = scripted([WALK + 2, WALK + 2], [REST, WALK], [3, 1, 3, 1], Observer())
    assert match.run().scores() == [6, 1]


@pytest.mark.parametrize("choice", [WALK + 2, ROLL, -1, 10**6])
def test_an_illegal_choice_is_refused_and_changes_nothing(choice: int) -> None:
    book: list[str] = []
    match = scripted([choice], [], [2], Diary("a", book))
    match.step()
    key, logged = match.state.key(), book[:]
    with pytest.raises(IllegalAction, match=rf"^{choice} is not a legal action for 0$"):
        match.step()
    assert match.state.key() == key
    assert match.log == [(CHANCE, ROLL + 1)]
    assert book == logged


def test_an_illegal_outcome_of_a_dealer_is_refused() -> None:
    match = Match(RACE, [LongestWalk(), LongestWalk()], ScriptedChooser([WALK]))
    with pytest.raises(IllegalAction, match="is not a legal action for -1"):
        match.step()


def test_nothing_happens_after_the_end() -> None:
    match = Match(RACE, [LongestWalk(), LongestWalk()], Dealer(1))
    match.run()
    events = len(match.log)
    with pytest.raises(IllegalAction, match="the match is over"):
        match.step()
    assert len(match.log) == events


@pytest.mark.parametrize("count", [0, 1, 4])
def test_there_is_a_chooser_for_each_seat(count: int) -> None:
    with pytest.raises(BadOption, match=f"^race cannot be played by {count}$"):
        Match(RACE, [LongestWalk()] * count, Dealer(1))


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(BadOption, match="has no option 'gaol'"):
        Match(RACE, [LongestWalk()] * 2, Dealer(1), {"gaol": 6})


def test_a_match_is_a_record(race_game: Game) -> None:
    match = Match(RACE, [LongestWalk()] * 3, Dealer(4), {"die": "loaded"})
    match.run()
    record = match.record()
    assert (record.game, record.seats, record.options["die"]) == ("race", 3, "loaded")
    assert [event.actor for event in record.events] == [actor for actor, _ in match.log]
    assert record.events[0] == Event(CHANCE, RACE.space.text(match.log[0][1]))
    assert record.replay().key() == match.state.key()


def test_the_same_seed_plays_the_same_match() -> None:
    first, second, other = (Match(RACE, [LongestWalk()] * 2, Dealer(seed)) for seed in (4, 4, 5))
    assert first.run().key() == second.run().key()
    other.run()
    assert first.log == second.log != other.log
