"""Validate a position read from bytes: pieces stand on tiles, counts and agenda are within bounds."""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.codec import within
from astrarium.core.errors import BadBytes
from astrarium.core.state import FRAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.rules.state import MAX_COUNTED, GlobularState


def validate(s: GlobularState) -> None:
    """Raise BadBytes unless the fields of `s` fit together."""
    for cells in (s.leader, s.sites, s.opened, s.improved):
        _check_places(s, cells)
    for numbers in (s.caches, s.vp):
        for number in numbers:
            within(number, 0, MAX_COUNTED)
    _check_stack(s)
    _check_agenda(s)


def _check_places(s: GlobularState, cells: vec[i64]) -> None:
    """Raise BadBytes unless each of `cells` is NONE or a place with a tile."""
    for cell in cells:
        if within(cell, grid.NONE, grid.CELLS - 1) >= 0 and s.tile[cell] < 0:
            raise BadBytes(f"the stored state has something at place {cell}, where no tile is")


def _check_stack(s: GlobularState) -> None:
    """Raise BadBytes if the uppermost group of the stack holds tiles that it did not begin with."""
    for tile in range(tables.TILE_COUNT):
        within(s.bag.counts[tile], 0, tables.STACKS[s.seats][s.group][tile])


def _check_agenda(s: GlobularState) -> None:
    """Raise BadBytes unless the agenda is well formed.

    It holds the turns to come, above them the ACT step of the turn in progress, above that at most one step.
    """
    frames = len(s.agenda) // FRAME
    within(len(s.agenda), frames * FRAME, frames * FRAME)
    for frame in range(frames):
        above = frames - 1 - frame
        step = within(s.agenda[frame * FRAME], steps.START, steps.ROLL)
        if above > 1 or (above == 1 and step != steps.ACT):
            within(step, steps.TURN, steps.TURN)
        within(s.agenda[frame * FRAME + 1], grid.NONE if step == steps.START else 0, s.seats - 1)
        argument = s.agenda[frame * FRAME + 2]
        if step in (steps.TURN, steps.ACT):
            within(argument, steps.DRAWING, steps.PLAIN)
        elif step == steps.PLACE:
            within(argument, 0, tables.TILE_COUNT - 1)
        elif step == steps.TICK:
            within(argument, 0, grid.CELLS - 1)
        else:
            within(argument, grid.NONE, grid.NONE)
