"""Lengths of flights between locations: a flight uses no segment twice."""

from collections.abc import Collection, Iterator

from astrarium.games.pulsar2849.components import starmap


def _ways(node: int) -> Iterator[tuple[int, int]]:
    """Yield the end and the segment of each way out of a location."""
    for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
        yield int(starmap.WAY_END[way]), int(starmap.WAY_SEGMENT[way])


def distances_to(end: int, used: Collection[int]) -> dict[int, int]:
    """Return the least number of segments to `end` from each location, without those in `used`.

    Ways are followed backwards; only entry gates, which no way enters, have ways in one direction.
    """
    found = {end: 0}
    sources: dict[int, list[int]] = {}
    for node in range(starmap.NODES):
        for there, segment in _ways(node):
            if segment not in used:
                sources.setdefault(there, []).append(node)
    front = [end]
    while front:
        following: list[int] = []
        for node in front:
            for source in sources.get(node, []):
                if source not in found:
                    found[source] = found[node] + 1
                    following.append(source)
        front = following
    return found


def lengths_of_flights(start: int, end: int, used: Collection[int], most: int) -> set[int]:
    """Return the lengths, up to `most`, of flights from `start` to `end` without the segments in `used`."""
    apart = distances_to(end, used)
    found: set[int] = set()
    stack = [(start, frozenset(used), 0)]
    while stack:
        node, flown, length = stack.pop()
        if length > 0 and node == end:
            found.add(length)
        for there, segment in _ways(node):
            if segment not in flown and length + 1 + apart.get(there, most) <= most:
                stack.append((there, flown | {segment}, length + 1))
    return found
