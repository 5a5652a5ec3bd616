"""All interfaces reach equal positions from equal seeds and actions.

Every match is played once through the core, event by event, and then through the other interfaces. Those with
single events (OpenSpiel, the line protocol) are compared after each event. Those that resolve chance inside
(PettingZoo, Gymnasium, VectorEnv) are compared after each decision and the chance events that follow it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pyspiel
import pytest

import astrarium
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER
from astrarium.lab.config import Observation
from astrarium.lab.engine import Engine
from astrarium.lab.gymnasium import SeatEnv
from astrarium.lab.openspiel import short_name
from astrarium.lab.pettingzoo import env
from astrarium.lab.rewards import utilities
from astrarium.lab.vector import VectorEnv

MATCHES = 200
SIDE_BY_SIDE = 20
FIRST_SEED = 1000


@dataclass
class Played:
    """A match: its seed, its events (actor, action, key of the position after it) and its result."""

    seed: int
    seats: int
    events: list[tuple[int, int, bytes]]
    scores: list[int]
    utilities: list[float]

    def decisions(self) -> Iterator[tuple[int, int, bytes]]:
        """Yield the decisions, each with the key after the chance events that follow it."""
        for number, (actor, action, _) in enumerate(self.events):
            if actor != CHANCE:
                last = number
                while last + 1 < len(self.events) and self.events[last + 1][0] == CHANCE:
                    last += 1
                yield actor, action, self.events[last][2]


def through_core(game: str, seats: int, seed: int) -> Played:
    state, dealer, rng = astrarium.game(game).start(seats), astrarium.Dealer(seed), Rng(seed + 77)
    events = []
    while state.actor != OVER:
        actor = int(state.actor)
        action = dealer.choose(state) if actor == CHANCE else random_action(state, rng)
        state.apply(action)
        events.append((actor, int(action), state.key()))
    return Played(seed, seats, events, state.scores(), list(utilities(state.places())))


@pytest.fixture(scope="module")
def played() -> dict[str, list[Played]]:
    """Return random matches of all games, with two to four seats in turn."""
    return {
        name: [through_core(name, 2 + number % 3, FIRST_SEED + number) for number in range(MATCHES)]
        for name in astrarium.games()
    }


def test_pettingzoo(game: str, played: dict[str, list[Played]]) -> None:
    tables = {seats: env(game, seats) for seats in (2, 3, 4)}
    for match in played[game]:
        table = tables[match.seats]
        table.reset(seed=match.seed)
        for actor, action, key in match.decisions():
            assert table.agent_selection == f"seat_{actor}"
            table.step(action)
            assert table.position.key() == key
        assert table.position.scores() == match.scores


class EqualityScript:
    """An opponent that plays a list of actions, for any seat."""

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def __call__(self, _seen: Observation) -> int:
        return self.waiting.pop(0)


def test_gymnasium(game: str, played: dict[str, list[Played]]) -> None:
    for match in played[game]:
        learner = match.seed % match.seats
        choices = [
            (actor, action, forced)
            for (actor, action, _), forced in zip(match.decisions(), _forced(game, match), strict=True)
        ]
        script = EqualityScript(
            [action for actor, action, forced in choices if actor != learner and not forced]
        )
        single = SeatEnv(game, match.seats, opponents=script, seat=learner)
        keys = _keys_before(match, learner)
        single.reset(seed=match.seed)
        for actor, action, _ in choices:
            if actor == learner:
                assert single.position.key() == next(keys)
                single.step(action)
        assert single.position.key() == match.events[-1][2]
        assert script.waiting == []


def _forced(game: str, match: Played) -> list[bool]:
    """Return for each decision whether it had a single action, for which bots are not called."""
    state = astrarium.game(game).start(match.seats)
    found = []
    for actor, action, _ in match.events:
        if actor != CHANCE:
            found.append(len(state.moves) == 1)
        state.apply(action)
    return found


def _keys_before(match: Played, seat: int) -> Iterator[bytes]:
    before = b""
    for actor, _, key in match.events:
        if actor == seat:
            yield before
        before = key


def test_vector(game: str, played: dict[str, list[Played]]) -> None:
    for seats in (2, 3, 4):
        matches = [match for match in played[game] if match.seats == seats]
        for first in range(0, len(matches), SIDE_BY_SIDE):
            _follow(game, seats, matches[first : first + SIDE_BY_SIDE])


def _follow(game: str, seats: int, matches: list[Played]) -> None:
    """Compare rows until their matches end; afterwards they play their first legal action, unchecked."""
    many = VectorEnv(game, len(matches), seats=seats, seed=[match.seed for match in matches])
    rows = [list(match.decisions()) for match in matches]
    for number in range(max(map(len, rows))):
        actions = many.mask.argmax(axis=1)
        for row, decisions in enumerate(rows):
            if number < len(decisions):
                assert many.actor[row] == decisions[number][0]
                actions[row] = decisions[number][1]
        many.step(actions)
        for row, decisions in enumerate(rows):
            if number < len(decisions) - 1:
                assert many.key(row) == decisions[number][2]
                assert not many.done[row]
            elif number == len(decisions) - 1:
                assert many.done[row]
                assert many.score[row].tolist() == matches[row].scores


def test_openspiel(game: str, played: dict[str, list[Played]]) -> None:
    rules = astrarium.game(game)
    loaded = {seats: pyspiel.load_game(f"{short_name(rules)}(players={seats})") for seats in (2, 3, 4)}
    first = rules.space.decisions
    for match in played[game]:
        state = loaded[match.seats].new_initial_state()
        for actor, action, key in match.events:
            assert state.current_player() == actor
            state.apply_action(action - first if actor == CHANCE else action)
            assert state.position.key() == key
        assert state.is_terminal()
        assert state.returns() == match.utilities


def test_line_protocol(game: str, played: dict[str, list[Played]]) -> None:
    engine, space = Engine(), astrarium.game(game).space
    for match in played[game]:
        assert engine.answer(f"start {game} {match.seats}") == ["ok"]
        for actor, action, key in match.events:
            assert engine.answer("show actor") == [f"actor {'*' if actor == CHANCE else actor}"]
            assert engine.answer(f"play {space.text(action)}") == ["ok"]
            assert engine.answer("show key") == [f"key {key.hex()}"]
        assert engine.answer("show scores") == [f"scores {' '.join(map(str, match.scores))}"]


def test_the_line_protocol_deals_equally(game: str, played: dict[str, list[Played]]) -> None:
    engine, space = Engine(), astrarium.game(game).space
    for match in played[game][:20]:
        assert engine.answer(f"start {game} {match.seats}") == ["ok"]
        assert engine.answer(f"seed {match.seed}") == ["ok"]
        for _, action, key in match.decisions():
            assert engine.answer(f"play {space.text(action)}") == ["ok"]
            assert engine.answer("show key") == [f"key {key.hex()}"]
