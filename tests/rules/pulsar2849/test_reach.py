"""Destinations of a die: the end points and gains of a brute-force search, its limit, wrong choices."""

import pytest

from astrarium.core.errors import BadChoice
from astrarium.core.reach import Destinations, Way
from astrarium.core.state import CHANCE, State
from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.screen import reach as search
from tests.records.positions import positions

Gains = frozenset[tuple[str, int]]
MAX_TRIED = 1000  # actions applied for one die
FOLLOWED = {"flight", "land", "through", "passing", "ending", "claim", "bonus", "run"}


def choices(state: State) -> list[list[str]]:
    """Return the choices that have destinations: the dice that can fly, or the flight in progress."""
    if GAME.view(state)["step"] == "flight":
        return [[]]
    moves = (GAME.space.text(action).split() for action in state.moves)
    return [[die] for die in sorted({words[1] for words in moves if words[0] == "launch"})]


def outcomes(state: State, choice: list[str], first: bool = True) -> list[State]:
    """Return all positions where flights of the choice end, or where luck or another question interrupts."""
    ends: list[State] = []
    for action in state.moves:
        if first and choice and GAME.space.text(action).split()[:2] != ["launch", choice[0]]:
            continue
        after = state.clone()
        after.apply(action)
        if after.actor == state.actor and GAME.view(after)["step"] in FOLLOWED:
            ends += outcomes(after, choice, first=False)
        else:
            ends.append(after)
    return ends


def gains(before: State, after: State) -> Gains:
    """Return what the seat has gained and spent, by the views."""
    seat = before.actor
    view, new = GAME.view(before), GAME.view(after)
    old_seat, new_seat = view["players"][seat], new["players"][seat]  # type: ignore[index]
    amounts = {
        "vp": new_seat["points"] - old_seat["points"],
        "cube": new_seat["cubes"] - old_seat["cubes"],
        "pm1": new_seat["pm1"] - old_seat["pm1"],
        "plus2": new_seat["plus2"] - old_seat["plus2"],
        "ring": len(new_seat["rings"]) - len(old_seat["rings"]),
    }
    amounts |= {
        kind: new_seat["stations"][kind] - old_seat["stations"][kind] for kind in ("blue", "lifeless")
    }
    sizes = ("gyro-1", "gyro-2", "gyro-3")
    amounts |= {size: new_seat["gyrodynes"][size] - old_seat["gyrodynes"][size] for size in sizes}
    amounts["die"] = new["bonus"]["had"] - view["bonus"]["had"]  # type: ignore[index]
    if after.actor == CHANCE:
        waiting = [new["step"], *(each["step"] for each in new["upcoming"])]  # type: ignore[attr-defined]
        amounts["discover"] = waiting.count("discover")
        amounts["tile"] = waiting.count("explore")
        amounts["left"] = new["flight"]["left"] if new["flight"] else 0  # type: ignore[index]
    return frozenset((name, int(amount)) for name, amount in amounts.items() if amount)


def best(all_gains: set[Gains]) -> set[Gains]:
    """Return the gains that no other ones exceed."""

    def exceeds(one: Gains, other: Gains) -> bool:
        a, b = dict(one), dict(other)
        return all(a.get(name, 0) >= b.get(name, 0) for name in a.keys() | b.keys())

    return {one for one in all_gains if not any(exceeds(other, one) for other in all_gains - {one})}


def expected(state: State, choice: list[str]) -> dict[str, set[Gains]]:
    found: dict[str, set[Gains]] = {}
    for after in outcomes(state, choice):
        ship = str(GAME.view(after)["players"][state.actor]["ship"])  # type: ignore[index]
        found.setdefault(ship, set()).add(gains(state, after))
    return {place: best(each) for place, each in found.items()}


def played(state: State, way: Way) -> State:
    """Return the position after a way; each of its actions must be legal, by the same seat."""
    after = state.clone()
    for action in way.actions:
        assert after.actor == state.actor
        assert action in after.moves
        after.apply(action)
    return after


def all_choices(every: int) -> list[tuple[State, list[str]]]:
    return [(state.clone(), choice) for state in positions("pulsar2849", every) for choice in choices(state)]


def test_end_points_and_gains_are_those_of_a_search_through_everything() -> None:
    places = 0
    for state, choice in all_choices(150):
        found = GAME.destinations(state, choice)
        shown = {
            each.place: {frozenset(way.amounts.items()) for way in each.ways} for each in found.destinations
        }
        assert shown == expected(state, choice), choice
        places += len(shown)
    assert places > 100


def test_a_way_gains_what_the_engine_says() -> None:
    checked = 0
    for state, choice in all_choices(80):
        found = GAME.destinations(state, choice)
        assert found.complete
        assert found.tried <= MAX_TRIED
        for destination in found.destinations:
            for way in destination.ways:
                after = played(state, way)
                assert gains(state, after) == frozenset(way.amounts.items())
                assert way.luck == (after.actor == CHANCE)
                checked += 1
    assert checked > 200


def test_a_change_narrows_the_choice() -> None:
    for state, (die, *_) in [(state, choice) for state, choice in all_choices(200) if choice]:
        plain = GAME.destinations(state, [die, "plain"])
        assert {way.actions[0] for each in plain.destinations for way in each.ways} == {
            GAME.space.parse(f"launch {die} plain")
        }


def test_the_search_stops_at_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    state, choice, whole = widest()
    monkeypatch.setattr(search, "LIMIT", whole.tried // 2)
    found = GAME.destinations(state, choice)
    assert not found.complete
    assert found.tried < whole.tried
    assert found.destinations


def widest() -> tuple[State, list[str], Destinations]:
    """Return the choice with the largest search among some."""
    found = [(state, choice, GAME.destinations(state, choice)) for state, choice in all_choices(200)]
    return max(found, key=lambda each: each[2].tried)


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ([], "no flight is in progress"),
        (["7"], "'7' is not a die of yours"),
        (["4", "twice"], "'4 twice' is not a die of yours"),
        (["4", "plain", "plain"], "'4 plain plain' is not a die of yours"),
        (["b6", "plus2"], "the die b6 plus2 cannot fly now"),
    ],
)
def test_a_wrong_choice_is_explained(choice: list[str], message: str) -> None:
    state = next(state for state in positions("pulsar2849", 3) if GAME.view(state)["step"] == "act")
    with pytest.raises(BadChoice) as caught:
        GAME.destinations(state, choice)
    assert message in str(caught.value)
