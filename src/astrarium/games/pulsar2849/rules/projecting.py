"""The score with which a match would end if final scoring began now."""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import ANY_SEAT, OVER
from astrarium.games.pulsar2849.components import constants, starmap
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.turn import AGENDA


def projected(s: PulsarState, seat: i64) -> i64:
    """Return the points of `seat` after final scoring of the position as it lies.

    The seat takes the choices of final scoring that bring it most points. Before all goals are drawn, these
    are the points it has.
    """
    if s.actor == OVER or starmap.NONE in s.goals[: constants.GOALS_IN_GAME]:
        return s.get(seat, columns.POINTS)
    end = s.clone()
    assert isinstance(end, PulsarState)
    if end.waits(steps.FINAL, ANY_SEAT) == 0:
        end.agenda = vec[i64]()
        end.push(steps.FINAL, starmap.NONE, 0)
        AGENDA.settle(end)
    return _best_end(end, seat)


def _best_end(s: PulsarState, seat: i64) -> i64:
    """Return the most points that `seat` may have at the end; choices of others do not matter to it."""
    while s.actor not in (seat, OVER):
        AGENDA.apply(s, s.moves[0])
    if s.actor == OVER:
        return s.get(seat, columns.POINTS)
    best = s.get(seat, columns.POINTS)
    for action in s.moves:
        after = s.clone()
        assert isinstance(after, PulsarState)
        AGENDA.apply(after, action)
        best = max(best, _best_end(after, seat))
    return best
