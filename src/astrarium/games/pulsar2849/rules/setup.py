"""The opening position and the dealing of the setup (catalogue section 3)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.acting import PulsarChance, PulsarDecision
from astrarium.games.pulsar2849.rules.producing import push_offer
from astrarium.games.pulsar2849.rules.state import PulsarState

SIDES: Final[i64] = 2
LETTER_COUNT: Final[i64] = len(tables.LETTERS)
HQ_COUNT: Final[i64] = len(tables.HQ_BOARDS)
BOARD_COUNT: Final[i64] = len(tables.BOARDS)
FACE_COUNT: Final[i64] = len(tables.FACES)

SETUP_28: Final = clause("P-SETUP-28")
SETUP_24: Final = clause("P-SETUP-24")


# Clauses of the setup without luck.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-COMP-09"),
    clause("P-COMP-12"),
    clause("P-COMP-13"),
    clause("P-SETUP-01"),
    clause("P-SETUP-03"),
    clause("P-SETUP-04"),
    clause("P-SETUP-05"),
    clause("P-SETUP-06"),
    clause("P-SETUP-07"),
    clause("P-SETUP-08"),
    clause("P-SETUP-14"),
    clause("P-SETUP-15"),
    clause("P-SETUP-17"),
    clause("P-SETUP-18"),
    clause("P-SETUP-19"),
    clause("P-SETUP-20"),
    clause("P-SETUP-21"),
    clause("P-SETUP-G4"),
    clause("P-SETUP-G8"),
    clause("P-DATA-52"),
    clause("P-DATA-53"),
)


def set_up(s: PulsarState) -> None:
    """Set up everything that needs no luck, and push the step in which chance deals the turn order."""
    s.clear_fields()
    for size in range(constants.SIZES):
        s.stock[columns.STACK + size] = constants.GYRODYNE_COPIES[size]
        s.stock[columns.FIRST_WINNER + size] = starmap.NONE
    for seat in range(s.seats):
        s.put(seat, columns.CUBES, constants.START_CUBES)
        s.put(seat, columns.PM1, constants.START_PM1)
        s.put(seat, columns.PLUS2, constants.START_PLUS2)
        s.put(seat, columns.RINGS_LEFT, constants.RINGS)
        s.put(seat, columns.COPY_PRICE, constants.COPY_PRICE)
        s.put(seat, columns.SHIP, starmap.NONE)
        s.put(seat, columns.HQ, starmap.NONE)
        s.put(seat, columns.FACE, starmap.NONE)
    s.systems = Bag(vec[i64]([1] * tables.SYSTEM_TILES))
    s.pile = Bag(tables.EXPLORATION_COPIES)
    open_letter(s, 0)
    s.round = 1
    s.push(steps.ORDER, starmap.NONE, starmap.NONE)


def open_letter(s: PulsarState, letter: i64) -> None:
    """Make `letter` the uppermost letter of the transmitter pile."""
    counts = vec[i64]([0] * tables.DESIGNS)
    for design in range(tables.DESIGNS):
        if tables.DESIGN_LETTER[design] == letter:
            counts[design] = tables.DESIGN_COPIES[design]
    s.letter = letter
    s.designs = Bag(counts)


def order_from(seats: i64, first: i64) -> i64:
    """Return the turn order in which the seats follow one another from seat `first` on. P-VAR-G6"""
    order = actions.FIRST_ORDER[seats]
    while not _is_clockwise(order, seats, first):
        order += 1
    return order


def _is_clockwise(order: i64, seats: i64, first: i64) -> bool:
    place: i64 = 0
    while place < seats and actions.ORDER_SEATS[order * 4 + place] == (first + place) % seats:
        place += 1
    return place == seats


def do_order(s: PulsarState, number: i64) -> None:
    """Set rockets, markers and starting scores by the turn order, and push the rest of the setup."""
    s.drop()
    markers = s.seats * constants.MARKERS_EACH[s.seats]
    for place in range(markers):
        s.order = append(s.order, actions.ORDER_SEATS[number * 4 + place % s.seats])
    for _ in range(constants.TRACKS):
        for place in range(markers):
            s.track = append(s.track, s.order[markers - 1 - place])
            s.space = append(s.space, constants.START_SPACE)
    s.push(steps.ROUND, starmap.NONE, starmap.NONE)
    for place in range(s.seats):
        seat = s.order[place]
        s.put(seat, columns.POINTS, constants.START_POINTS[place])
        if s.hq == 1:
            s.push(steps.SIDE, seat, starmap.NONE)
    for place in range(s.seats):
        s.push(steps.ENTER, s.order[place], starmap.NONE)
    push_offer(s)
    _push_draws(s)


def _push_draws(s: PulsarState) -> None:
    """Push the draws of goals, technology boards and HQ boards that no option fixes."""
    if s.hq == 1:
        for back in range(s.seats):
            seat = s.order[s.seats - 1 - back]
            if s.get(seat, columns.HQ) == starmap.NONE:
                s.push(steps.HQ, seat, starmap.NONE)
    for back in range(tables.CATEGORIES):
        if s.boards[tables.CATEGORIES - 1 - back] == starmap.NONE:
            s.push(steps.BOARD, starmap.NONE, tables.CATEGORIES - 1 - back)
    for back in range(constants.GOALS_IN_GAME):
        if s.goals[constants.GOALS_IN_GAME - 1 - back] == starmap.NONE:
            s.push(steps.GOAL, starmap.NONE, constants.GOALS_IN_GAME - 1 - back)


@final
class DealOrder(PulsarChance):
    """Chance deals the turn order."""

    clauses: ClassVar = (
        clause("P-COMP-08"),
        clause("P-SETUP-25"),
        clause("P-SETUP-26"),
        clause("P-SETUP-27"),
        clause("P-SETUP-G2"),
        clause("P-SETUP-G7"),
        clause("P-SETUP-G8"),
        clause("P-2P-01"),
        clause("P-2P-02"),
        clause("P-2P-05"),
        clause("P-2P-G1"),
        clause("P-2P-G2"),
        clause("P-2P-G9"),
        clause("P-DATA-23"),
    )

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        for order in range(actions.FIRST_ORDER[s.seats], actions.FIRST_ORDER[s.seats + 1]):
            found = append(found, actions.ORDER_ACTION + order)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        do_order(s, actions.SLOT_1[action])


@final
class DrawGoal(PulsarChance):
    """Chance draws a goal: either side of a goal tile not drawn yet. The argument is its place."""

    clauses: ClassVar = (clause("P-SETUP-09"), clause("P-SETUP-G7"))

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.GOAL_COUNT)
        for goal in range(constants.GOAL_COUNT):
            free = True
            for drawn in s.goals:
                if drawn != starmap.NONE and constants.GOAL_TILE[drawn] == constants.GOAL_TILE[goal]:
                    free = False
            if free:
                found = append(found, actions.GOAL_ACTION + goal)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.set_goal(argument, actions.SLOT_1[action])
        s.drop()


@final
class PickTechnologyBoard(PulsarChance):
    """Chance picks a side of a technology board; the argument is the category."""

    clauses: ClassVar = (clause("P-SETUP-11"), clause("P-DATA-33"))

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for board in range(BOARD_COUNT):
            if tables.BOARD_CATEGORY[board] == argument:
                found = append(found, actions.BOARD_ACTION + board)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.set_board(argument, actions.SLOT_1[action])
        s.drop()


@final
class DealHq(PulsarChance):
    """Chance deals the seat one of the HQ boards left."""

    clauses: ClassVar = (clause("P-SETUP-22"),)

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=HQ_COUNT)
        for board in range(HQ_COUNT):
            free = True
            for seat in range(s.seats):
                if s.get(seat, columns.HQ) == board:
                    free = False
            if free:
                found = append(found, actions.HQ_ACTION + board)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.put(seat, columns.HQ, actions.SLOT_1[action])
        s.drop()


@final
class RevealTransmitter(PulsarChance):
    """Chance reveals a transmitter of the uppermost letter, if any is left; the argument is its place."""

    clauses: ClassVar = (
        clause("P-SETUP-15"),
        clause("P-SETUP-16"),
        clause("P-SETUP-30"),
        clause("P-SETUP-G6"),
        clause("P-PROD-20"),
        clause("P-PROD-G1"),
    )

    def ask(self, s: PulsarState, seat: i64, argument: i64) -> bool:
        if s.designs.left == 0:
            s.drop()
            return False
        return super().ask(s, seat, argument)

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        return s.designs.outcomes(actions.REVEAL)

    def weights(self, s: PulsarState, outcomes: vec[i64]) -> vec[i64]:
        return s.designs.odds()

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.reveal_transmitter(argument, actions.SLOT_1[action])
        if s.designs.left == 0 and s.letter + 1 < LETTER_COUNT:
            open_letter(s, s.letter + 1)


def _barred_gate(s: PulsarState, node: i64) -> i64:
    for seat in range(s.seats):
        if s.get(seat, columns.SHIP) == node:
            return SETUP_28
    return ALLOWED if node in starmap.ENTRY_NODES[s.star_map] else SETUP_28


@final
class EnterMap(PulsarDecision):
    """The seat places its ship at a free entry gate of the map."""

    clauses: ClassVar = (clause("P-SETUP-29"), clause("P-SETUP-G3"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for node in starmap.ENTRY_NODES[s.star_map]:
            if _barred_gate(s, node) == ALLOWED:
                found = append(found, actions.ENTER_ACTION[node])
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_gate(s, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.ENTER_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, columns.SHIP, actions.SLOT_1[action])


def _barred_side(s: PulsarState, seat: i64, face: i64) -> i64:
    return ALLOWED if face // SIDES == s.get(seat, columns.HQ) else SETUP_24


@final
class ChooseHqSide(PulsarDecision):
    """The seat chooses one of the two sides of its HQ."""

    clauses: ClassVar = (clause("P-SETUP-G1"),)

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=SIDES)
        for face in range(FACE_COUNT):
            if _barred_side(s, seat, face) == ALLOWED:
                found = append(found, actions.SIDE + face)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_side(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.SIDE_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, columns.FACE, actions.SLOT_1[action])
