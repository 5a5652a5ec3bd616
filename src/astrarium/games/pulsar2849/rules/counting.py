"""Counters: what effects and goals count of a player's own things."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.state import PulsarState, sizes_of

# Clauses of counters.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-TRX-G13"),
    clause("P-END-17"),
    clause("P-END-G5"),
    clause("P-END-G8"),
    clause("P-EFF-G16"),
)


def count(s: PulsarState, seat: i64, counter: i64) -> i64:
    """Return a counter of a seat as it stands now, in the order of `constants.COUNTERS`."""
    if counter < 6:
        return _count_map(s, seat, counter)
    if counter == 6:
        return spinning_sizes(s, seat)
    if counter < 10:
        return _count_online(s, seat, counter) if len(s.online) > 0 else 0
    if counter == 10:
        return s.get(seat, columns.PATENTS)
    if counter == 11:
        return s.get(seat, columns.END_PATENTS)
    if counter == 12:
        return s.get(seat, columns.AWARDS)
    return s.get(seat, columns.PM1) + s.get(seat, columns.PLUS2)


def _count_map(s: PulsarState, seat: i64, counter: i64) -> i64:
    if counter == 0:
        return stations(s, seat)
    if counter == 1:
        return s.get(seat, columns.BLUE_STATIONS)
    if counter == 2:
        return s.get(seat, columns.LIFELESS_STATIONS)
    if counter == 3:
        return constants.RINGS - s.get(seat, columns.RINGS_LEFT)
    return sizes_of(s, seat, columns.ON_BOARD) if counter == 4 else sizes_of(s, seat, columns.SPINNING)


def _count_online(s: PulsarState, seat: i64, counter: i64) -> i64:
    if counter == 7:
        return transmitters_online(s, seat)
    if counter == 8:
        return finished_links(s, seat)
    return longest_array(s, seat)


def stations(s: PulsarState, seat: i64) -> i64:
    """Count the stations on the map; extra ones are left out."""
    return s.get(seat, columns.BLUE_STATIONS) + s.get(seat, columns.LIFELESS_STATIONS)


def spinning_sizes(s: PulsarState, seat: i64) -> i64:
    """Count the different sizes among the spinning gyrodynes."""
    own, first = s.own, seat * columns.OWN + columns.SPINNING
    sizes: i64 = 0
    for place in range(first, first + constants.SIZES):
        if own[place] > 0:
            sizes += 1
    return sizes


def transmitters_online(s: PulsarState, seat: i64) -> i64:
    """Count the transmitters of a seat that are online."""
    owners = s.tile_owner
    found: i64 = 0
    for tile in s.online:
        if owners[tile] == seat:
            found += 1
    return found


def finished_links(s: PulsarState, seat: i64) -> i64:
    """Count the joints of which both transmitters are online, whatever their pips. P-TRX-G13"""
    ends: i64 = 0
    for tile in s.online:
        if s.tile_owner[tile] == seat:
            for end in range(2):
                other = s.joint(tile, end)
                if other != starmap.NONE and s.is_online(other // 2):
                    ends += 1
    return ends // 2


def longest_array(s: PulsarState, seat: i64) -> i64:
    """Return the largest number of online transmitters that follow one another in one array."""
    online = transmitters_online(s, seat)
    if online < 2:
        return online
    longest: i64 = 0
    seen = vec[i64]([0] * tables.TILES)
    for tile in s.online:
        if s.tile_owner[tile] == seat and seen[tile] == 0:
            seen[tile] = 1
            length = 1 + _online_from(s, tile * 2, seen) + _online_from(s, tile * 2 + 1, seen)
            longest = max(longest, length)
    return longest


def _online_from(s: PulsarState, end: i64, seen: vec[i64]) -> i64:
    """Count the online transmitters in a row beyond an end of a tile."""
    length: i64 = 0
    other = s.link[end]
    while other != starmap.NONE and s.is_online(other // 2):
        seen[other // 2] = 1
        length += 1
        other = s.link[opposite(other)]
    return length


def opposite(joint: i64) -> i64:
    """Return the other end of the same tile; an end is tile * 2 + 0 for left, 1 for right."""
    return joint // 2 * 2 + 1 - joint % 2
