"""The opening position and the dealing of the setup (catalogue section 3)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import COPY_PRICE as USUAL_COPY_PRICE
from astrarium.games.pulsar2849.components.constants import (
    GOAL_COUNT,
    GOAL_TILE,
    GOALS_IN_GAME,
    GYRODYNE_COPIES,
    MARKERS_EACH,
    RINGS,
    SIZES,
    START_CUBES,
    START_PLUS2,
    START_PM1,
    START_POINTS,
    START_SPACE,
    TRACKS,
)
from astrarium.games.pulsar2849.components.starmap import ENTRY_NODES, NONE
from astrarium.games.pulsar2849.components.tables import (
    BOARD_CATEGORY,
    BOARDS,
    CATEGORIES,
    DESIGN_COPIES,
    DESIGN_LETTER,
    DESIGNS,
    EXPLORATION_COPIES,
    FACES,
    FIRST_TILE,
    HQ_BOARDS,
    LETTERS,
    SYSTEM_TILES,
)
from astrarium.games.pulsar2849.rules.acting import PulsarChance, PulsarDecision
from astrarium.games.pulsar2849.rules.actions import (
    BOARD_ACTION,
    ENTER_ACTION,
    ENTER_KIND,
    FIRST_ORDER,
    GOAL_ACTION,
    HQ_ACTION,
    KIND_OF,
    ORDER_ACTION,
    ORDER_SEATS,
    REVEAL,
    SIDE,
    SIDE_KIND,
    SLOT_1,
)
from astrarium.games.pulsar2849.rules.producing import push_offer
from astrarium.games.pulsar2849.rules.state import (
    BOARD_STEP,
    COPY_PRICE,
    CUBES,
    ENTER_STEP,
    FACE,
    FIRST_WINNER,
    GOAL_STEP,
    HQ,
    HQ_STEP,
    ORDER_STEP,
    PLUS2,
    PM1,
    POINTS,
    RINGS_LEFT,
    ROUND_STEP,
    SHIP,
    SIDE_STEP,
    STACK,
    SUPPLY_BLOCK,
    TECHS_BLOCK,
    PulsarState,
)

SIDES: Final[i64] = 2
LETTER_COUNT: Final[i64] = len(LETTERS)
HQ_COUNT: Final[i64] = len(HQ_BOARDS)
BOARD_COUNT: Final[i64] = len(BOARDS)
FACE_COUNT: Final[i64] = len(FACES)

SETUP_28: Final = clause("P-SETUP-28")
SETUP_24: Final = clause("P-SETUP-24")


def set_up(s: PulsarState) -> None:
    """Everything that needs no luck; chance then deals the turn order.

    P-SETUP-01, P-SETUP-03, P-SETUP-04, P-SETUP-05, P-SETUP-06, P-SETUP-07, P-SETUP-08, P-SETUP-14,
    P-SETUP-15, P-SETUP-17, P-SETUP-18, P-SETUP-19, P-SETUP-20, P-SETUP-21, P-SETUP-G4, P-SETUP-G8, P-COMP-09,
    P-COMP-12, P-COMP-13, P-DATA-52, P-DATA-53
    """
    s.clear()
    for size in range(SIZES):
        s.stock[STACK + size] = GYRODYNE_COPIES[size]
        s.stock[FIRST_WINNER + size] = NONE
    for seat in range(s.seats):
        s.put(seat, CUBES, START_CUBES)
        s.put(seat, PM1, START_PM1)
        s.put(seat, PLUS2, START_PLUS2)
        s.put(seat, RINGS_LEFT, RINGS)
        s.put(seat, COPY_PRICE, USUAL_COPY_PRICE)
        s.put(seat, SHIP, NONE)
        s.put(seat, HQ, NONE)
        s.put(seat, FACE, NONE)
    s.systems = Bag(vec[i64]([1] * SYSTEM_TILES))
    s.pile = Bag(EXPLORATION_COPIES)
    open_letter(s, 0)
    s.round = 1
    s.push(ORDER_STEP, NONE, NONE)


def open_letter(s: PulsarState, letter: i64) -> None:
    """The tiles of the next letter are uppermost. P-SETUP-15, P-SETUP-30, P-SETUP-G6"""
    counts = vec[i64]([0] * DESIGNS)
    for design in range(DESIGNS):
        if DESIGN_LETTER[design] == letter:
            counts[design] = DESIGN_COPIES[design]
    s.letter = letter
    s.designs = Bag(counts)


def order_from(seats: i64, first: i64) -> i64:
    """The turn order in which the seats follow one another from seat `first` on. P-VAR-G6"""
    order = FIRST_ORDER[seats]
    while not _is_clockwise(order, seats, first):
        order += 1
    return order


def _is_clockwise(order: i64, seats: i64, first: i64) -> bool:
    place: i64 = 0
    while place < seats and ORDER_SEATS[order * 4 + place] == (first + place) % seats:
        place += 1
    return place == seats


def do_order(s: PulsarState, number: i64) -> None:
    """Rockets, markers and starting scores follow the turn order; then the rest of the setup.

    P-SETUP-22, P-SETUP-25, P-SETUP-26, P-SETUP-27, P-SETUP-28, P-SETUP-G1, P-SETUP-G2, P-SETUP-G8, P-2P-01,
    P-2P-02, P-2P-05, P-2P-G1, P-2P-G2, P-2P-G9, P-COMP-08, P-DATA-23
    """
    s.drop()
    markers = s.seats * MARKERS_EACH[s.seats]
    for place in range(markers):
        s.order = append(s.order, ORDER_SEATS[number * 4 + place % s.seats])
    for _ in range(TRACKS):
        for place in range(markers):
            s.track = append(s.track, s.order[markers - 1 - place])
            s.space = append(s.space, START_SPACE)
    s.push(ROUND_STEP, NONE, NONE)
    for place in range(s.seats):
        seat = s.order[place]
        s.put(seat, POINTS, START_POINTS[place])
        if s.hq == 1:
            s.push(SIDE_STEP, seat, NONE)
    for place in range(s.seats):
        s.push(ENTER_STEP, s.order[place], NONE)
    push_offer(s)
    _push_draws(s)


def _push_draws(s: PulsarState) -> None:
    """Goals, technology boards and HQ boards not fixed are drawn. P-SETUP-09, P-SETUP-11, P-SETUP-22"""
    if s.hq == 1:
        for back in range(s.seats):
            seat = s.order[s.seats - 1 - back]
            if s.get(seat, HQ) == NONE:
                s.push(HQ_STEP, seat, NONE)
    for back in range(CATEGORIES):
        if s.boards[CATEGORIES - 1 - back] == NONE:
            s.push(BOARD_STEP, NONE, CATEGORIES - 1 - back)
    for back in range(GOALS_IN_GAME):
        if s.goals[GOALS_IN_GAME - 1 - back] == NONE:
            s.push(GOAL_STEP, NONE, GOALS_IN_GAME - 1 - back)


@final
class DealOrder(PulsarChance):
    """Chance deals the turn order."""

    clauses: ClassVar = (clause("P-SETUP-25"), clause("P-SETUP-G7"))

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        for order in range(FIRST_ORDER[s.seats], FIRST_ORDER[s.seats + 1]):
            found = append(found, ORDER_ACTION + order)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        do_order(s, SLOT_1[action])


@final
class DrawGoal(PulsarChance):
    """Chance draws a goal: either side of a goal tile not drawn yet. The argument is its place."""

    clauses: ClassVar = (clause("P-SETUP-09"), clause("P-SETUP-G7"))

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=GOAL_COUNT)
        for goal in range(GOAL_COUNT):
            free = True
            for drawn in s.goals:
                if drawn != NONE and GOAL_TILE[drawn] == GOAL_TILE[goal]:
                    free = False
            if free:
                found = append(found, GOAL_ACTION + goal)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.changed |= SUPPLY_BLOCK
        s.goals[argument] = SLOT_1[action]
        s.drop()


@final
class PickTechnologyBoard(PulsarChance):
    """Chance picks a side of a technology board; the argument is the category."""

    clauses: ClassVar = (clause("P-SETUP-11"), clause("P-DATA-33"))

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for board in range(BOARD_COUNT):
            if BOARD_CATEGORY[board] == argument:
                found = append(found, BOARD_ACTION + board)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.changed |= SUPPLY_BLOCK | TECHS_BLOCK
        s.boards[argument] = SLOT_1[action]
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
                if s.get(seat, HQ) == board:
                    free = False
            if free:
                found = append(found, HQ_ACTION + board)
        return found

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.put(seat, HQ, SLOT_1[action])
        s.drop()


@final
class RevealTransmitter(PulsarChance):
    """Chance reveals a transmitter of the uppermost letter, if any is left; the argument is its place."""

    clauses: ClassVar = (clause("P-SETUP-16"), clause("P-PROD-20"), clause("P-PROD-G1"))

    def ask(self, s: PulsarState, seat: i64, argument: i64) -> bool:
        if s.designs.left == 0:
            s.drop()
            return False
        return super().ask(s, seat, argument)

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        return s.designs.outcomes(REVEAL)

    def weights(self, s: PulsarState, outcomes: vec[i64]) -> vec[i64]:
        return s.designs.odds()

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        design = SLOT_1[action]
        s.drop()
        s.changed |= SUPPLY_BLOCK
        s.designs.take(design)
        s.offer[argument] = FIRST_TILE[design] + s.copies[design]
        s.copies[design] += 1
        if s.designs.left == 0 and s.letter + 1 < LETTER_COUNT:
            open_letter(s, s.letter + 1)


def _barred_gate(s: PulsarState, node: i64) -> i64:
    for seat in range(s.seats):
        if s.get(seat, SHIP) == node:
            return SETUP_28
    return ALLOWED if node in ENTRY_NODES[s.star_map] else SETUP_28


@final
class EnterMap(PulsarDecision):
    """The seat places its ship at a free entry gate of the map."""

    clauses: ClassVar = (clause("P-SETUP-29"), clause("P-SETUP-G3"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for node in ENTRY_NODES[s.star_map]:
            if _barred_gate(s, node) == ALLOWED:
                found = append(found, ENTER_ACTION[node])
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_gate(s, SLOT_1[action]) if KIND_OF[action] == ENTER_KIND else self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, SHIP, SLOT_1[action])


def _barred_side(s: PulsarState, seat: i64, face: i64) -> i64:
    return ALLOWED if face // SIDES == s.get(seat, HQ) else SETUP_24


@final
class ChooseHqSide(PulsarDecision):
    """The seat chooses one of the two sides of its HQ."""

    clauses: ClassVar = (clause("P-SETUP-G1"),)

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=SIDES)
        for face in range(FACE_COUNT):
            if _barred_side(s, seat, face) == ALLOWED:
                found = append(found, SIDE + face)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_side(s, seat, SLOT_1[action]) if KIND_OF[action] == SIDE_KIND else self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, FACE, SLOT_1[action])
