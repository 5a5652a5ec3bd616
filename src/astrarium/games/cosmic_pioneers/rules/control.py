"""Control of planets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, tables

NO_SEAT: Final[i64] = -1
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
    """Return the seat that controls a planet, NO_SEAT without one; `first` is the index of its first slot.

    Colonists in `life` are their seat + 1, aliens more, free slots 0. Only planets can be controlled.
    """
    if planet < 0 or planet >= tables.PLANET_COUNT:
        return NO_SEAT
    green = tables.PLANET_GREEN[planet]
    tally: i64 = 0  # colonists by seat, a byte each
    for number in range(first, first + tables.PLANET_SLOTS[planet]):
        who = life[number]
        if 0 < who <= constants.MAX_SEATS:
            tally += BITS[(who - 1) * BYTE]
        elif green & 1 != 0:
            return NO_SEAT
        green >>= 1
    return _most(tally)


def _most(tally: i64) -> i64:
    """Return the seat with the largest byte, NO_SEAT if two share it."""
    best: i64 = 0
    found = NO_SEAT
    seat: i64 = 0
    while tally > 0:
        count = tally & 255
        if count > best:
            best = count
            found = seat
        elif count == best:
            found = NO_SEAT
        tally >>= BYTE
        seat += 1
    return found
