"""The two star maps: locations, segments and neighbours."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants

# Clauses of the star map.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-COMP-01"),
    clause("P-COMP-19"),
    clause("P-DATA-01"),
    clause("P-DATA-02"),
    clause("P-DATA-03"),
    clause("P-DATA-04"),
    clause("P-DATA-05"),
    clause("P-DATA-06"),
    clause("P-DATA-07"),
    clause("P-DATA-08"),
    clause("P-DATA-09"),
    clause("P-DATA-10"),
    clause("P-DATA-12"),
    clause("P-DATA-57"),
    clause("P-DATA-58"),
)


ENTRY: Final[i64] = 0
SYSTEM: Final[i64] = 1
PULSAR: Final[i64] = 2
GATE: Final[i64] = 3
NODE_KINDS: Final[list[str]] = ["entry", "system", "pulsar", "gate"]
MAP_FILES: Final[list[str]] = ["map_a.toml", "map_b.toml"]
NONE: Final[i64] = -1


@final
class StarMap:
    """One side of the board.

    P-COMP-01, P-COMP-19, P-DATA-01, P-DATA-02, P-DATA-03, P-DATA-04, P-DATA-05, P-DATA-10, P-DATA-12,
    P-DATA-57, P-DATA-58
    """

    def __init__(self, file: Entry) -> None:
        nodes = file.entries("nodes")
        self.name: Final[str] = file.entry("map").word("id")
        self.sun: Final[bool] = file.entry("map").flag("sun")
        self.names: Final[list[str]] = [node.word("id") for node in nodes]
        if len(set(self.names)) != len(self.names):
            raise file.error("nodes", "two locations have the same id")
        self.kinds: Final[list[int]] = [node.index("kind", NODE_KINDS) for node in nodes]
        self.colours: Final[list[int]] = [self._colour(node) for node in nodes]
        self.isolated: Final[list[bool]] = [node.flag("isolated") for node in nodes]
        self.dead_ends: Final[list[bool]] = [node.flag("dead_end") for node in nodes]
        self.spots: Final[list[tuple[int, int]]] = [(node.integer("x"), node.integer("y")) for node in nodes]
        self.segments: Final[list[tuple[int, int]]] = [
            self._segment(file, pair) for pair in file.items("segments")
        ]
        self._check_counts(file.entry("map"))
        self._check(file)

    def _check_counts(self, entry: Entry) -> None:
        for field, there in (("node_count", len(self.names)), ("segment_count", len(self.segments))):
            if entry.integer(field) != there:
                raise entry.error(field, f"{entry.integer(field)} are listed, but there are {there}")

    def _colour(self, node: Entry) -> int:
        return node.index("colour", constants.COLOURS) if node.word("kind") == "gate" else -1

    def _segment(self, file: Entry, pair: object) -> tuple[int, int]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise file.error("segments", f"{pair!r} is not a pair of locations")
        for name in pair:
            if name not in self.names:
                raise file.error("segments", f"{name!r} is not a location")
        return self.names.index(pair[0]), self.names.index(pair[1])

    def _check(self, file: Entry) -> None:
        """Raise BadData unless dead ends and isolated pulsars follow from the segments.

        The sun side has no dead ends.

        P-DATA-06, P-DATA-07, P-DATA-08, P-DATA-09
        """
        for node, name in enumerate(self.names):
            near = [pair for pair in self.segments if node in pair]
            places = {place for pair in near for place in pair} - {node}
            if self.isolated[node] != (not near):
                raise file.error("nodes", f"{name} is marked as isolated, or should be")
            dead = self.kinds[node] != ENTRY and len(places) == 1 and len(near) == 2
            if self.dead_ends[node] != dead:
                raise file.error("nodes", f"{name} is marked as a dead end, or should be")
            if dead and self.sun:
                raise file.error("nodes", f"{name} is a dead end on the sun side")


MAPS: Final[list[StarMap]] = [StarMap(constants.read_file(name)) for name in MAP_FILES]
MAP_NAMES: Final[list[str]] = [star_map.name for star_map in MAPS]
NODE_NAMES: Final[list[str]] = [name for star_map in MAPS for name in star_map.names]
NODES: Final[i64] = len(NODE_NAMES)
NODE_KIND: Final[vec[i64]] = vec[i64]([kind for star_map in MAPS for kind in star_map.kinds])
NODE_COLOUR: Final[vec[i64]] = vec[i64]([colour for star_map in MAPS for colour in star_map.colours])
ISOLATED: Final[vec[i64]] = vec[i64]([int(flag) for star_map in MAPS for flag in star_map.isolated])
DEAD_END: Final[vec[i64]] = vec[i64]([int(flag) for star_map in MAPS for flag in star_map.dead_ends])
FIRST_NODE: Final[vec[i64]] = vec[i64]([0, len(MAPS[0].names)])


def _numbered(kind: i64) -> vec[i64]:
    """Return the number of each location among those of `kind` on its map, NONE for other kinds."""
    table: list[int] = []
    for star_map in MAPS:
        count = 0
        for node_kind in star_map.kinds:
            table.append(count if node_kind == kind else -1)
            count += node_kind == kind
    return vec[i64](table)


def _nodes_of(kind: i64) -> list[vec[i64]]:
    """Return the locations of `kind` by map, ascending."""
    found: list[vec[i64]] = []
    first = 0
    for star_map in MAPS:
        found.append(vec[i64]([first + node for node, its in enumerate(star_map.kinds) if its == kind]))
        first += len(star_map.kinds)
    return found


MAP_OF: Final[vec[i64]] = vec[i64]([number for number, star_map in enumerate(MAPS) for _ in star_map.names])
SYSTEM_NUMBER: Final[vec[i64]] = _numbered(SYSTEM)
PULSAR_NUMBER: Final[vec[i64]] = _numbered(PULSAR)
SYSTEM_NODES: Final[list[vec[i64]]] = _nodes_of(SYSTEM)
PULSAR_NODES: Final[list[vec[i64]]] = _nodes_of(PULSAR)
ENTRY_NODES: Final[list[vec[i64]]] = _nodes_of(ENTRY)
SYSTEMS: Final[i64] = len(SYSTEM_NODES[0])
PULSARS: Final[i64] = len(PULSAR_NODES[0])


def _ways() -> tuple[vec[i64], vec[i64], vec[i64]]:
    """Return the offsets of the ways out of each location, and the next location and segment of each way.

    P-FLY-02, P-FLY-12: there are no ways into entry gates. Ways are sorted by the next location.
    """
    starts: list[int] = []
    ends: list[int] = []
    segments: list[int] = []
    first_node, first_segment = 0, 0
    for star_map in MAPS:
        for node in range(len(star_map.names)):
            starts.append(len(ends))
            ways = [
                (pair[1] if pair[0] == node else pair[0], number)
                for number, pair in enumerate(star_map.segments)
                if node in pair
            ]
            for end, number in sorted(ways):
                if star_map.kinds[end] != ENTRY:
                    ends.append(first_node + end)
                    segments.append(first_segment + number)
        first_node += len(star_map.names)
        first_segment += len(star_map.segments)
    starts.append(len(ends))
    return vec[i64](starts), vec[i64](ends), vec[i64](segments)


_WAYS: Final[tuple[vec[i64], vec[i64], vec[i64]]] = _ways()
WAY_START: Final[vec[i64]] = _WAYS[0]
WAY_END: Final[vec[i64]] = _WAYS[1]
WAY_SEGMENT: Final[vec[i64]] = _WAYS[2]
