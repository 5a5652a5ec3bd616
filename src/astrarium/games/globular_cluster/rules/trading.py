"""Forcing another player to exchange a cache (catalogue section 9)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import tables
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.state import GlobularState

SET: Final[i64] = 3

TURN_04: Final = clause("G-TURN-04")
TRADE_01: Final = clause("G-TRADE-01")
TRADE_04: Final = clause("G-TRADE-04")
TRADE_06: Final = clause("G-TRADE-06")
GAP_12: Final = clause("G-GAP-12")


def has_single(count: i64) -> bool:
    """Return whether `count` caches of a type are triplets and a single one, which may be demanded."""
    return count > 0 and count % SET == 1


def _owns_caches(s: GlobularState, caches: vec[i64]) -> bool:
    """Return whether the seat on turn has any of `caches`."""
    total: i64 = 0
    for cache_type in range(tables.CACHE_TYPES):
        total += caches[s.turn * tables.CACHE_TYPES + cache_type]
    return total > 0


def _barred_trade(s: GlobularState, other: i64, take: i64, give: i64) -> i64:
    """Return the clause that forbids to take a cache of `other` for an own one, ALLOWED if none does."""
    if other == s.turn or other >= s.seats:
        return TRADE_01
    if take == give:
        return GAP_12
    theirs = s.caches[other * tables.CACHE_TYPES + take]
    if theirs == 0 or s.caches[s.turn * tables.CACHE_TYPES + give] == 0:
        return TRADE_06
    if not has_single(theirs):
        return TRADE_04
    return TURN_04 if s.points < tables.TRADE_PRICE else ALLOWED


def _legal_trades(s: GlobularState, other: i64, take: i64, found: vec[i64]) -> vec[i64]:
    """Return `found` with the legal trades for a single cache of the type `take` of the seat `other`."""
    first = actions.TRADE + (other * tables.CACHE_TYPES + take) * tables.CACHE_TYPES
    caches, own = s.caches, s.turn * tables.CACHE_TYPES
    for give in range(tables.CACHE_TYPES):
        if give != take and caches[own + give] > 0:
            found = append(found, first + give)
    return found


@final
class ForceTrade(TurnAction):
    """Exchange a single cache of another seat for a cache of another type of the seat on turn."""

    clauses: ClassVar = (
        clause("G-TRADE-02"),
        clause("G-TRADE-03"),
        clause("G-TRADE-05"),
        clause("G-NOTE-07"),
        clause("G-NOTE-08"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        caches = s.caches
        if s.points < tables.TRADE_PRICE or not _owns_caches(s, caches):
            return found
        for other in range(s.seats):
            if other == s.turn:
                continue
            for take in range(tables.CACHE_TYPES):
                if not has_single(caches[other * tables.CACHE_TYPES + take]):
                    continue
                found = _legal_trades(s, other, take, found)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_trade(
            s, actions.FIRST_SLOT[action], actions.SECOND_SLOT[action], actions.THIRD_SLOT[action]
        )

    def do(self, s: GlobularState, action: i64) -> None:
        other = actions.FIRST_SLOT[action]
        take, give = actions.SECOND_SLOT[action], actions.THIRD_SLOT[action]
        s.points -= tables.TRADE_PRICE
        s.add_caches(other, take, -1)
        s.add_caches(s.turn, take, 1)
        s.add_caches(s.turn, give, -1)
        s.add_caches(other, give, 1)
