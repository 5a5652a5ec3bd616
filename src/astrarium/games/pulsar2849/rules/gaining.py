"""Gaining things: points with their reason, cubes, modifiers, and what triggers give."""

from typing import Final

from mypy_extensions import i64

from astrarium.games.pulsar2849.cards import (
    EFFECT_A,
    EFFECT_B,
    EFFECT_KIND,
    EFFECT_START,
    FIRST_TRANSMITTER,
    TILE_DESIGN,
)
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.data import LEAST_SCORE
from astrarium.games.pulsar2849.starmap import NONE
from astrarium.games.pulsar2849.state import CUBES, GAINS, PLUS2, PM1, POINTS, PulsarState
from astrarium.games.pulsar2849.vocabulary import (
    ALWAYS,
    EVENT_COUNT,
    WHEN,
)

EFF_G3: Final = clause("P-EFF-G3")


def gain(s: PulsarState, seat: i64, reason: i64, amount: i64, source: i64) -> None:
    """Score VP and write down why; there is no upper bound, so no 100 VP tile is needed.

    P-GEN-06, P-GEN-07, P-GEN-08, P-GEN-G1, P-COMP-11, P-COMP-24, P-DATA-54
    """
    if amount != 0:
        s.add(seat, POINTS, amount)
        s.note(seat, reason, amount, source)


def lose(s: PulsarState, seat: i64, reason: i64, amount: i64) -> None:
    """Lose VP, never below the least score. P-GEN-G2, P-PROD-10"""
    gain(s, seat, reason, -min(amount, s.get(seat, POINTS) - LEAST_SCORE), NONE)


def trigger(s: PulsarState, seat: i64, event: i64) -> None:
    """An event has happened to a seat: all its abilities that wait for it give their gain at once.

    P-EFF-G3, P-DATA-73. The sums are kept by seat and event, so nothing is searched for.
    """
    first = (seat * EVENT_COUNT + event) * GAINS
    points = s.triggers[first]
    if points > 0:
        if s.sources is None:
            gain(s, seat, EFF_G3, points, NONE)
        else:
            _gain_by_card(s, seat, event)
    s.add(seat, CUBES, s.triggers[first + 1])
    s.add(seat, PM1, s.triggers[first + 2])
    s.add(seat, PLUS2, s.triggers[first + 3])


def _gain_by_card(s: PulsarState, seat: i64, event: i64) -> None:
    """The same points, told card by card for those who listen."""
    for place in range(0, len(s.patents), 2):
        if s.patents[place] == seat:
            _gain_of_card(s, seat, event, s.patents[place + 1])
    for tile in s.online:
        if s.tile_owner[tile] == seat:
            _gain_of_card(s, seat, event, FIRST_TRANSMITTER + TILE_DESIGN[tile])


def _gain_of_card(s: PulsarState, seat: i64, event: i64, card: i64) -> None:
    for effect in range(EFFECT_START[card * 4 + ALWAYS], EFFECT_START[card * 4 + ALWAYS + 1]):
        if EFFECT_KIND[effect] == WHEN and EFFECT_A[effect] == event:
            gain(s, seat, EFF_G3, EFFECT_B[effect], card)
