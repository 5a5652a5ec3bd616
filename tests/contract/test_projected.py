"""Projected scores: the points of a seat if final scoring began now."""

from collections.abc import Callable, Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

import astrarium
from astrarium.core.game import Game
from astrarium.core.rng import Rng
from astrarium.core.state import ANY_SEAT, OVER, State
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns as cosmic_columns
from astrarium.games.cosmic_pioneers.rules.scoring import score_all
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps as globular_steps
from astrarium.games.globular_cluster.rules.scoring import score_seat
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import steps as pulsar_steps
from astrarium.games.pulsar2849.rules.turn import AGENDA as PULSAR_AGENDA
from tests.contract.play import (
    COMPILED,
    ContractTable,
    any_table,
    every_game,
    every_table,
    matches,
    some,
)

MATCHES: Final = 1000 if COMPILED else 20
EVERY: Final = 37 if COMPILED else 150  # positions between two that are scored literally
NONE: Final = -1


@every_game
def test_the_projected_score_is_the_score_when_the_match_is_over(game: Game) -> None:
    for seed in range(MATCHES):
        table = any_table(game, Rng(seed))
        state = table.start()
        astrarium.playout(state, seed)
        assert [state.projected(seat) for seat in range(state.seats)] == state.scores(), (table, seed)


@every_table
@matches
def test_the_projected_score_is_that_of_final_scoring_now(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, EVERY):
        key = state.key()
        found = [state.projected(seat) for seat in range(state.seats)]
        assert found == [LITERAL[table.game.name](state, seat) for seat in range(state.seats)]
        assert state.key() == key


def cosmic_end(state: State, seat: int) -> int:
    """Return the points that the scoring at the end counts for `seat`."""
    end = state.clone()
    assert isinstance(end, CosmicPosition)
    if end.actor != OVER:
        score_all(end)
    return int(end.get(seat, cosmic_columns.POINTS))


def globular_end(state: State, seat: int) -> int:
    """Return the points of `seat` after its last scoring, which a finished closing turn has brought."""
    end = state.clone()
    assert isinstance(end, GlobularPosition)
    begun = end.closing != 0
    scoring = [
        end.agenda[at + 2] == globular_steps.SCORING
        for at in range(0, len(end.agenda), 3)
        if end.agenda[at + 1] == seat and end.agenda[at] in (globular_steps.TURN, globular_steps.ACT)
    ]
    if not begun or any(scoring):
        score_seat(end, seat)
    return int(end.vp[seat])


def pulsar_end(state: State, seat: int) -> int:
    """Return the most points of `seat` over all choices of all seats in final scoring."""
    end = state.clone()
    assert isinstance(end, PulsarPosition)
    if end.actor == OVER or NONE in end.goals:
        return int(end.score(seat))
    if end.waits(pulsar_steps.FINAL, ANY_SEAT) == 0:
        end.agenda = vec[i64]([pulsar_steps.FINAL, NONE, 0])
        PULSAR_AGENDA.settle(end)
    return max(int(found.score(seat)) for found in pulsar_ends(end, seat))


def pulsar_ends(state: State, seat: int) -> Iterator[State]:
    """Yield the ends that the choices of `seat` lead to; other seats take their last action and decline."""
    if state.actor == OVER:
        yield state
        return
    for action in state.legal() if state.actor == seat else state.legal()[-1:]:
        after = state.clone()
        after.apply(action)
        yield from pulsar_ends(after, seat)


LITERAL: Final[dict[str, Callable[[State, int], int]]] = {
    "cosmic-pioneers": cosmic_end,
    "globular-cluster": globular_end,
    "pulsar2849": pulsar_end,
}
