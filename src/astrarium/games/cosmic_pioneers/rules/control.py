"""Who controls a planet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, tables

NOBODY: Final[i64] = -1
BYTE: Final[i64] = 8
# Control is a function of the pieces on a planet.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-CTRL-01"),
    clause("C-CTRL-02"),
    clause("C-CTRL-03"),
    clause("C-NOTE-24"),
    clause("C-GAP-42"),
    clause("C-DATA-05"),
)


def controller_of(planet: i64, life: vec[i64], first: i64) -> i64:
    """The seat that controls a planet, NOBODY if none does: a function of the pieces from its first slot on.

    Colonists are their seat + 1, aliens more, free slots 0. What is no planet is controlled by nobody.
    C-CTRL-01, C-CTRL-02, C-CTRL-03, C-NOTE-24, C-GAP-42, C-DATA-05
    """
    if planet < 0 or planet >= tables.PLANET_COUNT:
        return NOBODY
    green = tables.PLANET_GREEN[planet]
    tally: i64 = 0  # colonists by seat, a byte each
    for number in range(first, first + tables.PLANET_SLOTS[planet]):
        who = life[number]
        if 0 < who <= constants.MOST_SEATS:
            tally += BITS[(who - 1) * BYTE]
        elif green & 1 != 0:
            return NOBODY
        green >>= 1
    return _most(tally)


def _most(tally: i64) -> i64:
    """The seat with the largest byte, NOBODY if two share it."""
    best: i64 = 0
    found = NOBODY
    seat: i64 = 0
    while tally > 0:
        count = tally & 255
        if count > best:
            best = count
            found = seat
        elif count == best:
            found = NOBODY
        tally >>= BYTE
        seat += 1
    return found
