"""The pieces of Pulsar 2849: tiles, gyrodynes, rings, dice, stations, tokens, markers.

The numbers come straight from the component files. What a position keeps twice (a counter beside the board)
must agree with the board.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import astrarium
from astrarium.core.state import State
from astrarium.games.pulsar2849.components import schema, starmap, tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.researching import PLACE

SIZES: Final = 3
DRAFTED: Final = 2  # dice a seat drafts in a round
OWNER: Final = -1  # of components without an owner
WHEN: Final = schema.KINDS.index("when")


@cache
def listed(name: str) -> dict[str, Any]:
    """Return the content of a component file."""
    file = Path(astrarium.game("pulsar2849").folder) / "components" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


class PulsarConservation:
    """All pieces of a match of Pulsar 2849."""

    def __init__(self, seats: int) -> None:
        constants = listed("constants")
        self.seats = seats
        self.silver: int = constants["dice"]["silver"][f"p{seats}"]
        self.markers: int = constants["tracks"]["markers_each"][f"p{seats}"]
        self.spaces: int = constants["tracks"]["spaces"]
        self.rings: int = constants["players"]["rings"]
        self.gyrodynes: list[int] = [entry["copies"] for entry in listed("gyrodynes")["gyrodyne"]]
        self.systems = [entry["planets"] for entry in listed("systems")["system"]]
        self.explorations = {entry["id"]: entry for entry in listed("exploration")["exploration"]}
        self.transmitters = listed("transmitters")["transmitter"]
        self.faces = listed("hq")["face"]
        self.rolled = False
        self.revealed: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.claimed: list[list[str]] = [[] for _ in range(seats)]
        self.patents: list[tuple[int, str]] = []
        self.projects: list[list[str]] = [[] for _ in range(seats)]

    def note(self, state: State, text: str) -> None:
        kind, *targets = text.split()
        if kind == "roll":
            self.rolled = True
        elif kind == "reveal":
            self.revealed[targets[0]] += 1
        elif kind == "explore":
            self.kept[targets[0]] += self.explorations[targets[0]]["keep"]
        elif kind == "claim":
            self.claimed[state.actor].append(targets[0])
        elif kind == "patent":
            self.patents.append((int(state.actor), targets[0]))
        elif kind == "project":
            self.projects[state.actor].append(targets[0])

    def check(self, state: State) -> None:
        assert isinstance(state, PulsarPosition)
        self._check_tracks(state)
        self._check_dice(state)
        self._check_tiles(state)
        self._check_stations(state)
        self._check_pulsars(state)
        self._check_transmitters(state)
        self._check_technologies(state)
        self._check_projects(state)
        self._check_abilities(state)
        for seat in range(self.seats):
            assert (
                min(
                    state.get(seat, what)
                    for what in (columns.POINTS, columns.CUBES, columns.PM1, columns.PLUS2, columns.EXTRA)
                )
                >= 0
            )
            assert (
                state.get(seat, columns.SHIP) < 0
                or starmap.MAP_OF[state.get(seat, columns.SHIP)] == state.star_map
            )

    def _check_tracks(self, state: PulsarPosition) -> None:
        """All markers and rockets are on the tracks, the foremost first."""
        all_of_them = sorted([*range(self.seats)] * self.markers) if len(state.order) else []
        size = len(all_of_them)
        assert len(state.track) == len(state.space) == 2 * size
        assert sorted(state.order) == all_of_them
        for first in (0, size):
            assert sorted(list(state.track)[first : first + size]) == all_of_them
            spaces = list(state.space)[first : first + size]
            assert spaces == sorted(spaces)
            assert all(1 <= space <= self.spaces for space in spaces)

    def _check_dice(self, state: PulsarPosition) -> None:
        """Silver dice are on the Dice Board or with the seat that drafted them, until its turn."""
        waiting_steps = frames(state)
        to_roll = [argument for step, _, argument in waiting_steps if step == steps.ROLL]
        to_draft = sum(step == steps.DRAFT for step, _, _ in waiting_steps)
        on_board, hands = sum(state.dice), self._hands(state)
        assert min(*state.dice, *state.hand) >= 0
        if to_roll:
            assert on_board == self.silver - to_roll[0]
            assert sum(hands) == 0
        elif self.rolled:
            assert on_board == self.silver - DRAFTED * self.seats + to_draft
        waiting = {seat for step, seat, _ in waiting_steps if step == steps.TURN}
        acting = {seat for step, seat, _ in waiting_steps if step == steps.ACT}
        if to_draft and not to_roll:
            assert sum(hands) + on_board == self.silver
        elif not to_roll:
            for seat in range(self.seats):
                most = DRAFTED + 1 if seat in acting else 0
                assert hands[seat] == DRAFTED if seat in waiting else hands[seat] <= most
        assert 0 <= state.bonus <= 6
        assert state.bonus_had in (0, 1)
        assert state.bonus == 0 or (acting and state.bonus_had)

    def _hands(self, state: PulsarPosition) -> list[int]:
        size = int(codes.DICE_SPACES)
        return [sum(list(state.hand)[seat * size : (seat + 1) * size]) for seat in range(self.seats)]

    def _check_tiles(self, state: PulsarPosition) -> None:
        """System tiles lie in the bag or on the map, exploration tiles in pile and discard or are kept."""
        turned_up = Counter(int(tile) for tile in state.system_tile if tile >= 0)
        assert [turned_up[tile] + count for tile, count in enumerate(state.systems.counts)] == [1] * len(
            self.systems
        )
        assert len(state.system_tile) <= len(self.systems)
        for place, (name, entry) in enumerate(self.explorations.items()):
            there = int(state.pile.counts[place] + state.discard[place])
            assert min(state.pile.counts[place], state.discard[place]) >= 0
            assert there + self.kept[name] == entry["copies"]
        for bag in (state.systems, state.pile, state.designs):
            assert bag.left == sum(bag.counts)

    def _check_stations(self, state: PulsarPosition) -> None:
        """A station stands on an open planet of a system turned up; counters agree with the map."""
        built: Counter[tuple[int, int]] = Counter()
        for system, tile in enumerate(state.system_tile):
            here = list(state.station)[system * int(codes.SEAT_ROOM) :][: int(codes.SEAT_ROOM)]
            assert not any(here[self.seats :])
            for number, kind in enumerate(("blue", "lifeless")):
                planets = self.systems[tile] if tile >= 0 else []
                free = sum(planet["kind"] == kind and planet["open_from"] <= self.seats for planet in planets)
                assert here.count(number + 1) <= free
            built.update((seat, int(station)) for seat, station in enumerate(here) if station)
        for seat in range(self.seats):
            assert state.get(seat, columns.BLUE_STATIONS) == built[seat, codes.BLUE_STATION]
            assert state.get(seat, columns.LIFELESS_STATIONS) == built[seat, codes.LIFELESS_STATION]

    def _check_pulsars(self, state: PulsarPosition) -> None:
        """Gyrodynes lie on stacks, in play areas and on claimed pulsars; rings with players or on pulsars."""
        on_board: Counter[tuple[int, int]] = Counter()
        spinning: Counter[tuple[int, int]] = Counter()
        for ring, gyrodyne in zip(state.ring, state.gyro, strict=True):
            assert 0 <= gyrodyne <= SIZES + codes.SPIN
            if gyrodyne:
                assert ring >= 0
                place = (int(ring), (int(gyrodyne) - 1) % SIZES)
                on_board[place] += 1
                spinning[place] += gyrodyne > codes.SPIN
        for seat in range(self.seats):
            assert state.get(seat, columns.RINGS_LEFT) + list(state.ring).count(seat) == self.rings
            for size in range(SIZES):
                assert state.get(seat, columns.AREA + size) >= 0
                assert state.get(seat, columns.ON_BOARD + size) == on_board[seat, size]
                assert state.get(seat, columns.SPINNING + size) == spinning[seat, size]
        for size in range(SIZES):
            areas = sum(int(state.get(seat, columns.AREA + size)) for seat in range(self.seats))
            placed = sum(on_board[seat, size] for seat in range(self.seats))
            assert state.stock[columns.STACK + size] >= 0
            assert state.stock[columns.STACK + size] + areas + placed == self.gyrodynes[size]
            assert 0 <= state.stock[columns.AWARDED + size] <= 2
            assert (state.stock[columns.FIRST_WINNER + size] >= 0) == (
                state.stock[columns.AWARDED + size] > 0
            )
        awards = sum(int(state.get(seat, columns.AWARDS)) for seat in range(self.seats))
        assert awards == sum(int(state.stock[columns.AWARDED + size]) for size in range(SIZES))

    def _check_transmitters(self, state: PulsarPosition) -> None:
        """Unseen, offered, owned or discarded: 24 tiles; joints hold from both sides; paid means online."""
        for design, entry in enumerate(self.transmitters):
            seen = int(state.copies[design])
            assert seen == self.revealed[entry["id"]] <= entry["copies"]
            letter = "ABC".index(entry["letter"])
            unseen = int(state.designs.counts[design]) if letter == state.letter else 0
            assert unseen + seen == (0 if letter > state.letter else entry["copies"])
        for seat in range(self.seats):
            owned = [tables.TILE_NAMES[tile] for tile, owner in enumerate(state.tile_owner) if owner == seat]
            assert owned == sorted(self.claimed[seat], key=tables.TILE_NAMES.index)
        offered = [tile for tile in state.offer if tile >= 0]
        assert len(offered) == len(set(offered))
        assert all(state.tile_owner[tile] == OWNER for tile in offered)
        assert len(state.online) == len(set(state.online))
        turning = [tile for step, _, tile in frames(state) if step == steps.ONLINE]
        for tile, owner in enumerate(state.tile_owner):
            costs = self.transmitters[tables.TILE_DESIGN[tile]]["costs"]
            assert (state.covered[tile] == 2 ** len(costs) - 1) == (tile in [*state.online, *turning])
            assert owner != OWNER or state.covered[tile] == 0
            for joint in (2 * tile, 2 * tile + 1):
                other = state.link[joint]
                assert other < 0 or (state.link[other] == joint and state.tile_owner[other // 2] == owner)

    def _check_technologies(self, state: PulsarPosition) -> None:
        """Every patent has its token on the technology, and there are no other tokens."""
        numbers = [int(number) for number in state.patents]
        patents = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert [(seat, tables.CARD_NAMES[tech]) for seat, tech in patents] == self.patents
        assert sum(token >= 0 for token in state.icon) == len(patents)
        for seat, tech in patents:
            assert list(state.icon)[2 * PLACE[tech] :][:2].count(seat) == 1
        for seat in range(self.seats):
            own = [tech for its, tech in patents if its == seat]
            assert state.get(seat, columns.PATENTS) == len(own) == len(set(own))
            ends = [tech for tech in own if tables.CARDS.entries[tech].word("kind") == "end"]
            assert state.get(seat, columns.END_PATENTS) == len(ends)

    def _check_projects(self, state: PulsarPosition) -> None:
        """Every completed project is of the own side and rests on completed ones."""
        boards = [int(state.get(seat, columns.HQ)) for seat in range(self.seats)]
        dealt = [board for board in boards if board >= 0]
        assert len(set(dealt)) == len(dealt)
        for seat in range(self.seats):
            face, done = int(state.get(seat, columns.FACE)), int(state.get(seat, columns.DONE))
            assert face < 0 or (face // 2 == boards[seat] and state.hq)
            projects = self.faces[face]["project"] if face >= 0 else []
            own = [project for place, project in enumerate(projects) if done >> place & 1]
            assert sorted(project["id"] for project in own) == sorted(self.projects[seat])
            slots = {project["slot"] for project in own}
            assert all(set(project["needs"]) <= slots for project in own)
            assert 0 <= int(state.get(seat, columns.OPEN_RUNS)).bit_count() <= len(own)

    def _check_abilities(self, state: PulsarPosition) -> None:
        """The gains of each event are the sum over the cards of a seat."""
        for seat in range(self.seats):
            cards = [tables.CARD_NAMES.index(tech) for its, tech in self.patents if its == seat]
            cards += [
                tables.FIRST_TRANSMITTER + int(tables.TILE_DESIGN[tile])
                for tile in state.online
                if state.tile_owner[tile] == seat
            ]
            assert all(
                tables.CARD_NAMES.index(project) >= tables.FIRST_PROJECT for project in self.projects[seat]
            )
            expected = [0] * (len(schema.EVENTS) * int(codes.GAINS))
            for card in [*cards, *map(tables.CARD_NAMES.index, self.projects[seat])]:
                for row, its in zip(tables.CARDS.effects.rows, tables.CARDS.effects.card_of, strict=True):
                    if its == card and row[0] == WHEN:
                        for place, amount in enumerate(row[2:]):
                            expected[row[1] * int(codes.GAINS) + place] += amount
            first = seat * len(expected)
            assert list(state.triggers)[first : first + len(expected)] == expected


def frames(state: State) -> list[tuple[int, int, int]]:
    """Return the steps of the agenda with their seats and arguments."""
    numbers = [int(number) for number in state.agenda]
    return list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))
