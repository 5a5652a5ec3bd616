"""Gains: points with their reason, cubes, modifiers, and what triggers give."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.rules.state import PulsarState

EFF_G3: Final = clause("P-EFF-G3")


# Clauses of victory points: their sources and limits.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-GEN-06"),
    clause("P-GEN-07"),
    clause("P-GEN-08"),
    clause("P-GEN-G1"),
    clause("P-GEN-G2"),
    clause("P-COMP-11"),
    clause("P-COMP-24"),
    clause("P-PROD-10"),
    clause("P-DATA-54"),
    clause("P-DATA-73"),
)


def gain(s: PulsarState, seat: i64, reason: i64, amount: i64, source: i64) -> None:
    """Add VP and note the clause that pays them; a score has no upper bound."""
    if amount != 0:
        s.add(seat, columns.POINTS, amount)
        s.note(seat, reason, amount, source)


def lose(s: PulsarState, seat: i64, reason: i64, amount: i64) -> None:
    """Subtract VP, as far as the least score allows."""
    gain(s, seat, reason, -min(amount, s.get(seat, columns.POINTS) - constants.MIN_SCORE), starmap.NONE)


def trigger(s: PulsarState, seat: i64, event: i64) -> None:
    """Give a seat what all its abilities that wait for an event give, at once.

    The sums are kept by seat and event, so no card has to be searched.
    """
    first = s.gains_at(seat, event)
    points = s.triggers[first + codes.GAIN_POINTS]
    if points > 0:
        s.add(seat, columns.POINTS, points)
        if s.notes is not None:
            _note_triggers(s, seat, event)
    s.add(seat, columns.CUBES, s.triggers[first + codes.GAIN_CUBES])
    s.add(seat, columns.PM1, s.triggers[first + codes.GAIN_PM1])
    s.add(seat, columns.PLUS2, s.triggers[first + codes.GAIN_PLUS2])


def _note_triggers(s: PulsarState, seat: i64, event: i64) -> None:
    """Note the points of an event card by card."""
    for card in cards_of(s, seat):
        for effect in range(
            tables.EFFECT_START[card * 4 + schema.ALWAYS], tables.EFFECT_START[card * 4 + schema.ALWAYS + 1]
        ):
            if (
                tables.EFFECT_KIND[effect] == schema.WHEN
                and tables.EFFECT_A[effect] == event
                and tables.EFFECT_B[effect] > 0
            ):
                s.note(seat, EFF_G3, tables.EFFECT_B[effect], card)


def cards_of(s: PulsarState, seat: i64) -> vec[i64]:
    """Return the patents, online transmitters and completed projects of a seat, as cards."""
    cards = vec[i64]()
    for place in range(0, len(s.patents), 2):
        if s.patents[place] == seat:
            cards = append(cards, s.patents[place + 1])
    for tile in s.online:
        if s.tile_owner[tile] == seat:
            cards = append(cards, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile])
    done, first = (
        s.get(seat, columns.DONE),
        tables.FIRST_PROJECT + s.get(seat, columns.FACE) * tables.PROJECTS_PER_FACE,
    )
    for project in range(tables.PROJECTS_PER_FACE):
        if done & BITS[project] != 0:
            cards = append(cards, first + project)
    return cards
