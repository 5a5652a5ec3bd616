"""Checks of a stored position: every piece is somewhere, none is there twice, every waiting step is possible.

Nothing here is a rule. A position that passes can be drawn and played on, even if no match leads to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.flying import flight_remains
from astrarium.games.pulsar2849.rules.researching import PLACE, techs_in_play
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets
from astrarium.games.pulsar2849.rules.transmitting import cost_of
from astrarium.games.pulsar2849.storage.agenda import DRAFTED, argument_waits, check_arguments, check_frames

MANY: Final[i64] = 1_000_000  # upper bound of counts
LONGEST_FLIGHT: Final[i64] = 8
SIDES: Final[i64] = 2


def validate(s: PulsarState) -> None:
    """Raise BadBytes unless the state is a position with all its pieces."""
    check_frames(s)
    _check_tracks(s)
    _check_dice(s)
    for seat in range(s.seats):
        _check_seat(s, seat)
    _check_map(s)
    _check_tiles(s)
    _check_transmitters(s)
    _check_cards(s)
    check_arguments(s)
    _check_flight(s)


def _all_within(numbers: vec[i64], least: i64, most: i64) -> None:
    for number in numbers:
        within(number, least, most)


def _total(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _times(numbers: vec[i64], first: i64, length: i64, number: i64) -> i64:
    """Count how often a number occurs in a part of a vector."""
    times: i64 = 0
    for place in range(first, first + length):
        if numbers[place] == number:
            times += 1
    return times


def _check_tracks(s: PulsarState) -> None:
    """Check rockets and markers: none before the turn order is dealt, then all, those ahead first."""
    each = constants.MARKERS_EACH[s.seats]
    size = len(s.order)
    must(len(s.track) == size * constants.TRACKS == len(s.space), "has too many or too few markers")
    if s.waits(steps.ORDER, ANY_SEAT) == 1:
        within(size, 0, 0)
        return
    within(size, each * s.seats, each * s.seats)
    for seat in range(s.seats):
        within(_times(s.order, 0, size, seat), each, each)
        for track in range(constants.TRACKS):
            within(_times(s.track, track * size, size, seat), each, each)
    for place in range(len(s.space)):
        within(s.space[place], 1 if place % size == 0 else s.space[place - 1], constants.SPACES)


def _check_dice(s: PulsarState) -> None:
    """Check the number of silver dice: still to roll, on the Dice Board, drafted."""
    within(s.hq, 0, 1)
    within(s.variants, 0, codes.ALL_VARIANTS)
    within(s.round, 1, constants.ROUNDS)
    within(s.median, 0, 2 * constants.FACES)
    within(s.bonus, 0, constants.FACES)
    within(s.bonus_had, 1 if s.bonus > 0 else 0, 1)
    within(s.duty, 0, 1 if s.bonus > 0 else 0)
    _all_within(s.dice, 0, constants.SILVER_DICE[s.seats])
    _all_within(s.hand, 0, DRAFTED + 1)
    within(s.dice[0], 0, 0)
    held = _total(s.hand)
    if s.waits(steps.ACT, ANY_SEAT) == 0:
        within(s.bonus_had, 0, 0)
    drafts = DRAFTED * s.seats
    expected = constants.SILVER_DICE[s.seats] - drafts + s.waits(steps.DRAFT, ANY_SEAT)
    if s.waits(steps.ROLL, ANY_SEAT) > 0:
        expected = constants.SILVER_DICE[s.seats] - within(
            s.step_argument(), 1, constants.SILVER_DICE[s.seats]
        )
        within(held, 0, 0)
    elif s.round == 1 and s.waits(steps.ROUND, ANY_SEAT) + s.waits(steps.ORDER, ANY_SEAT) > 0:
        expected = 0
    within(_total(s.dice), expected, expected)
    if s.waits(steps.DRAFT, ANY_SEAT) > 0 and s.waits(steps.ROLL, ANY_SEAT) == 0:
        within(held + expected, constants.SILVER_DICE[s.seats], constants.SILVER_DICE[s.seats])


def _check_seat(s: PulsarState, seat: i64) -> None:
    """Check what a seat has, and what its cards allow."""
    for what in (
        columns.POINTS,
        columns.CUBES,
        columns.PM1,
        columns.PLUS2,
        columns.EXTRA,
        columns.AWARDS,
        columns.PATENTS,
        columns.END_PATENTS,
    ):
        within(s.get(seat, what), 0, MANY)
    for flag in (columns.CLAIM_PASSING, columns.LAND_PASSING):
        within(s.get(seat, flag), 0, 1)
    within(s.get(seat, columns.COPY_PRICE), 0, MANY)
    within(s.get(seat, columns.DONE), 0, BITS[tables.PROJECTS_PER_FACE] - 1)
    within(s.get(seat, columns.OPEN_RUNS), 0, BITS[tables.RUNS] - 1)
    within(s.get(seat, columns.SHIFTS), 0, BITS[len(schema.ACTIONS) * 2] - 1)
    within(s.get(seat, columns.ZEROS), 0, BITS[len(schema.ACTIONS)] - 1)
    within(s.get(seat, columns.GATE_MINUS), 0, BITS[len(constants.COLOURS)] - 1)
    within(s.get(seat, columns.GATE_PLUS), 0, BITS[len(constants.COLOURS)] - 1)
    hq = within(s.get(seat, columns.HQ), starmap.NONE, len(tables.HQ_BOARDS) - 1)
    for other in range(seat):
        must(hq == starmap.NONE or s.get(other, columns.HQ) != hq, "has an HQ board twice")
    face = within(s.get(seat, columns.FACE), starmap.NONE, len(tables.HQ_BOARDS) * SIDES - 1)
    must(face == starmap.NONE or face // SIDES == hq, "has the side of an HQ without the HQ")
    ship = within(s.get(seat, columns.SHIP), starmap.NONE, starmap.NODES - 1)
    must((ship == starmap.NONE) == (_is_ahead_of_entry(s, seat)), "has a ship too early or none")
    must(ship == starmap.NONE or starmap.MAP_OF[ship] == s.star_map, "has a ship on the other map")


def _is_ahead_of_entry(s: PulsarState, seat: i64) -> bool:
    """Return whether the seat has still to place its ship."""
    return s.waits(steps.ORDER, ANY_SEAT) + s.waits(steps.ENTER, seat) > 0


def _check_map(s: PulsarState) -> None:
    """Check stations, rings and gyrodynes, and the counters beside them."""
    _all_within(s.ring, starmap.NONE, s.seats - 1)
    _all_within(s.gyro, 0, constants.SIZES + codes.SPIN)
    for pulsar in range(starmap.PULSARS):
        must(
            s.gyro[pulsar] == 0 or s.ring[pulsar] != starmap.NONE, "has a gyrodyne on a pulsar nobody claimed"
        )
    for seat in range(s.seats):
        left = within(s.get(seat, columns.RINGS_LEFT), 0, constants.RINGS)
        within(left + _times(s.ring, 0, starmap.PULSARS, seat), constants.RINGS, constants.RINGS)
        for kind in range(schema.BLUE, schema.LIFELESS + 1):
            built: i64 = 0
            for system in range(starmap.SYSTEMS):
                if s.station[system * codes.SEAT_ROOM + seat] == kind + 1:
                    built += 1
            within(s.get(seat, columns.BLUE_STATIONS + kind), built, built)
    for size in range(constants.SIZES):
        _check_gyrodynes(s, size)
    for place in range(len(s.station)):
        within(s.station[place], 0, schema.LIFELESS + 1 if place % codes.SEAT_ROOM < s.seats else 0)


def _check_gyrodynes(s: PulsarState, size: i64) -> None:
    """Check the number of gyrodynes of each size, and their awards."""
    everywhere = within(s.stock[columns.STACK + size], 0, constants.GYRODYNE_COPIES[size])
    for seat in range(s.seats):
        building: i64 = 0
        spinning: i64 = 0
        for pulsar in range(starmap.PULSARS):
            if s.ring[pulsar] == seat and s.gyro[pulsar] == size + 1:
                building += 1
            elif s.ring[pulsar] == seat and s.gyro[pulsar] == size + 1 + codes.SPIN:
                spinning += 1
        within(s.get(seat, columns.ON_BOARD + size), building + spinning, building + spinning)
        within(s.get(seat, columns.SPINNING + size), spinning, spinning)
        everywhere += (
            within(s.get(seat, columns.AREA + size), 0, constants.GYRODYNE_COPIES[size]) + building + spinning
        )
    within(everywhere, constants.GYRODYNE_COPIES[size], constants.GYRODYNE_COPIES[size])
    given = within(s.stock[columns.AWARDED + size], 0, constants.AWARD_COUNT)
    first = within(s.stock[columns.FIRST_WINNER + size], starmap.NONE, s.seats - 1)
    must((given > 0) == (first != starmap.NONE), "has an award without its winner")


def _check_tiles(s: PulsarState) -> None:
    """Check system and exploration tiles; stations stand on open planets of systems turned up."""
    _all_within(s.system_tile, starmap.NONE, tables.SYSTEM_TILES - 1)
    for tile in range(tables.SYSTEM_TILES):
        unseen = within(s.systems.counts[tile], 0, 1)
        within(unseen + _times(s.system_tile, 0, starmap.SYSTEMS, tile), 1, 1)
    for system in range(starmap.SYSTEMS):
        if s.system_tile[system] == starmap.NONE:
            within(
                _times(s.station, system * codes.SEAT_ROOM, codes.SEAT_ROOM, 0),
                codes.SEAT_ROOM,
                codes.SEAT_ROOM,
            )
        for kind in range(schema.BLUE, schema.LIFELESS + 1):
            within(free_planets(s, system, kind), 0, MANY)
    for tile in range(tables.EXPLORATIONS):
        within(s.pile.counts[tile], 0, tables.EXPLORATION_COPIES[tile])
        within(s.discard[tile], 0, tables.EXPLORATION_COPIES[tile])
        within(s.pile.counts[tile] + s.discard[tile], 0, tables.EXPLORATION_COPIES[tile])


def _check_transmitters(s: PulsarState) -> None:
    """Check tiles unseen, offered and owned; joints hold from both sides."""
    within(s.letter, 0, len(tables.LETTERS) - 1)
    for design in range(tables.DESIGNS):
        copies = tables.DESIGN_COPIES[design]
        unseen: i64 = 0
        if tables.DESIGN_LETTER[design] == s.letter:
            unseen = within(s.designs.counts[design], 0, copies)
        else:
            within(s.designs.counts[design], 0, 0)
        seen: i64 = 0
        if tables.DESIGN_LETTER[design] <= s.letter:
            seen = copies - unseen
        within(s.copies[design], seen, seen)
    _all_within(s.tile_owner, starmap.NONE, s.seats - 1)
    _all_within(s.offer, starmap.NONE, tables.TILES - 1)
    _all_within(s.link, starmap.NONE, tables.TILES * 2 - 1)
    _all_within(s.online, 0, tables.TILES - 1)
    for tile in range(tables.TILES):
        _check_tile(s, tile)
    for place in range(len(s.offer)):
        if s.offer[place] != starmap.NONE:
            must(s.tile_owner[s.offer[place]] == starmap.NONE, "offers a transmitter somebody owns")
            within(_times(s.offer, 0, len(s.offer), s.offer[place]), 1, 1)


def _check_tile(s: PulsarState, tile: i64) -> None:
    owner = s.tile_owner[tile]
    design = tables.TILE_DESIGN[tile]
    here = owner != starmap.NONE or tile in s.offer
    must(not here or tile - tables.FIRST_TILE[design] < s.copies[design], "has a transmitter nobody has seen")
    costs: i64 = 0
    while costs < tables.MAX_COSTS and cost_of(tile, costs) > 0:
        costs += 1
    within(s.covered[tile], 0, BITS[costs] - 1 if owner != starmap.NONE else 0)
    online = _times(s.online, 0, len(s.online), tile)
    within(online, 0, 1 if s.covered[tile] == BITS[costs] - 1 else 0)
    for joint in range(tile * 2, tile * 2 + 2):
        other = s.link[joint]
        if other != starmap.NONE:
            must(other // 2 != tile and s.link[other] == joint, "has a joint with one side")
            must(
                owner != starmap.NONE and s.tile_owner[other // 2] == owner, "joins transmitters of two seats"
            )
    must(not _is_ring(s, tile), "has an array without an end")


def _is_ring(s: PulsarState, tile: i64) -> bool:
    """Return whether an array leads back to the tile it began with."""
    joint = s.link[tile * 2]
    for _ in range(tables.TILES):
        if joint == starmap.NONE:
            return False
        joint = s.link[joint // 2 * 2 + 1 - joint % 2]
    return True


def _check_cards(s: PulsarState) -> None:
    """Check technology boards, goals, patents and their tokens."""
    dealt = s.waits(steps.ORDER, ANY_SEAT) == 0
    for category in range(tables.CATEGORIES):
        board = within(s.boards[category], starmap.NONE, len(tables.BOARDS) - 1)
        must(
            board == starmap.NONE or tables.BOARD_CATEGORY[board] == category, "has a board in a wrong place"
        )
        must(board != starmap.NONE or not dealt or argument_waits(s, steps.BOARD, category), "has no board")
    for place in range(constants.GOALS_IN_GAME):
        goal = within(s.goals[place], starmap.NONE, constants.GOAL_COUNT - 1)
        must(goal != starmap.NONE or not dealt or argument_waits(s, steps.GOAL, place), "has no goal")
        for other in range(place):
            there = s.goals[other]
            must(
                starmap.NONE in (goal, there) or constants.GOAL_TILE[there] != constants.GOAL_TILE[goal],
                "has a goal twice",
            )
    _all_within(s.counted, 0, 1)
    _all_within(s.triggers, 0, MANY)
    _check_patents(s)


def _check_patents(s: PulsarState) -> None:
    """Check that every patent has one token on its technology, and that there are no other tokens."""
    must(len(s.patents) % 2 == 0, "has a patent of nobody")
    _all_within(s.icon, starmap.NONE, s.seats - 1)
    own = vec[i64]([0] * s.seats)
    in_play = techs_in_play(s)
    for place in range(0, len(s.patents), 2):
        seat = within(s.patents[place], 0, s.seats - 1)
        tech = s.patents[place + 1]
        must(tech in in_play, "has a patent on a technology that is not in play")
        within(_times(s.icon, PLACE[tech] * 2, 2, seat), 1, 1)
        own[seat] += 1
        for earlier in range(0, place, 2):
            must(s.patents[earlier] != seat or s.patents[earlier + 1] != tech, "has a patent twice")
    for seat in range(s.seats):
        within(s.get(seat, columns.PATENTS), own[seat], own[seat])
        within(_times(s.icon, 0, len(s.icon), seat), own[seat], own[seat])


def _check_flight(s: PulsarState) -> None:
    """Check path and segments of the flight, which must be possible to complete."""
    must(len(s.path) == len(s.used), "has a path without its segments")
    within(len(s.path), 0, LONGEST_FLIGHT)
    within(s.left, 0, LONGEST_FLIGHT - len(s.path))
    within(s.gates, 0, BITS[len(constants.COLOURS)] - 1)
    for node in s.path:
        must(starmap.MAP_OF[within(node, 0, starmap.NODES - 1)] == s.star_map, "has a path on the other map")
    for place in range(len(s.used)):
        within(s.used[place], 0, MANY)
    landing = within(s.landing, starmap.NONE, starmap.NODES - 1)
    must(
        landing == starmap.NONE or starmap.NODE_KIND[landing] == starmap.SYSTEM,
        "has a landing where no system is",
    )
    if s.waits(steps.FLIGHT, ANY_SEAT) > 0:
        within(s.left, 1, LONGEST_FLIGHT)
        ship = s.get(s.step_seat(), columns.SHIP)
        must(flight_remains(s, ship, s.left, s.gates), "has a flight that cannot be completed")
