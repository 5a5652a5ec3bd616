"""The Dice Phase: rolling, the median, the draft, markers on the tracks (catalogue sections 4 and 12)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, starmap
from astrarium.games.pulsar2849.rules import actions, codes, steps
from astrarium.games.pulsar2849.rules.acting import AlwaysAskedDecision, PulsarChance
from astrarium.games.pulsar2849.rules.state import PulsarState

MARKER_CHOICES: Final[i64] = len(actions.MARKERS)
ROLLS: Final = vec[i64]([actions.ROLL + face for face in range(constants.FACES)])

DICE_02: Final = clause("P-DICE-02")
DICE_12: Final = clause("P-DICE-12")
DICE_13: Final = clause("P-DICE-13")
DICE_18: Final = clause("P-DICE-18")
ACT_G18: Final = clause("P-ACT-G18")
TWO_G11: Final = clause("P-2P-G11")


def begin_dice(s: PulsarState) -> i64:
    """Clear the Dice Board, set the dice of an even start, and return the number of dice to roll."""
    for value in range(codes.DICE_SPACES):
        s.dice[value] = 0
    s.median = 0
    if s.variants & codes.EVEN_START != 0 and s.round == 1:
        for place in range(constants.FACES):
            value = constants.PRESET_DICE[s.seats * constants.FACES + place]
            if value > 0:
                s.dice[value] += 1
        return constants.EVEN_ROLLED
    return constants.SILVER_DICE[s.seats]


@final
class RollSilverDice(PulsarChance):
    """Chance rolls a die, which goes to the space of its value; the argument is the dice still to roll."""

    clauses: ClassVar = (
        clause("P-COMP-05"),
        clause("P-DICE-01"),
        clause("P-DICE-G7"),
        clause("P-VAR-02"),
        clause("P-VAR-03"),
        clause("P-VAR-G1"),
        clause("P-2P-03"),
        clause("P-2P-G10"),
        clause("P-DATA-51"),
    )

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        return ROLLS

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.dice[actions.SLOT_1[action] + 1] += 1
        if argument > 1:
            s.push(steps.ROLL, starmap.NONE, argument - 1)


@final
class SetMedian(AutomaticStep[PulsarState]):
    """The marker lies on the middle value, half a space towards the side with more dice."""

    clauses: ClassVar = (
        clause("P-DICE-03"),
        clause("P-DICE-04"),
        clause("P-DICE-05"),
        clause("P-DICE-06"),
        clause("P-DICE-07"),
        clause("P-DICE-08"),
        clause("P-COMP-07"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        middle = (constants.SILVER_DICE[s.seats] + 1) // 2
        value: i64 = 0
        lower: i64 = 0
        while lower + s.dice[value] < middle:
            lower += s.dice[value]
            value += 1
        higher = constants.SILVER_DICE[s.seats] - lower - s.dice[value]
        s.median = 2 * value
        if higher > lower:
            s.median += 1
        elif lower > higher:
            s.median -= 1


def distance(s: PulsarState, value: i64) -> i64:
    """Return how far a die moves a marker: negative to the left, positive to the right."""
    halves = 2 * value - s.median
    if halves < 0:
        return -((1 - halves) // 2)
    return (halves + 1) // 2


def marker_place(s: PulsarState, seat: i64, marker: i64) -> i64:
    """Return the index in `track` of a marker of a seat, NONE if the seat lacks it.

    With two markers on a track, the leading one comes first. P-2P-05, P-2P-G11
    """
    if marker == actions.NO_MARKER:
        return starmap.NONE
    track = marker % constants.TRACKS
    skip = marker // constants.TRACKS
    size = s.markers()
    for place in range(track * size, (track + 1) * size):
        if s.track[place] == seat:
            if skip == 0:
                return place
            skip -= 1
    return starmap.NONE


def same_as_leading(s: PulsarState, place: i64) -> bool:
    """Return whether the marker ahead is the seat's own on the same space: moving either is equal."""
    return (
        place > 0
        and s.track[place - 1] == s.track[place]
        and s.space[place - 1] == s.space[place]
        and place % s.markers() > 0
    )


def stays(s: PulsarState, place: i64, spaces: i64) -> bool:
    """Return whether a move changes nothing: on top at the left end, or at the bottom of the right end."""
    if spaces < 0:
        return s.space[place] == 1 and place % s.markers() == 0
    return s.space[place] == constants.SPACES and (place + 1) % s.markers() == 0


def _other_stays(s: PulsarState, seat: i64, marker: i64, spaces: i64) -> bool:
    """Return whether an earlier marker of the seat could make a move that changes nothing too."""
    for earlier in range(marker):
        place = marker_place(s, seat, earlier)
        if place != starmap.NONE and stays(s, place, spaces):
            return True
    return False


def move_marker(s: PulsarState, place: i64, spaces: i64) -> None:
    """Move a marker on its track; to the left if `spaces` is negative.

    It goes on top of the stack it reaches, or under the rightmost stack if it is pushed past the end.
    """
    size = s.markers()
    first = place // size * size
    last = first + size - 1
    seat = s.track[place]
    target = s.space[place] + spaces
    for below in range(place, last):
        s.set_marker(below, s.track[below + 1], s.space[below + 1])
    here = last
    if target <= constants.SPACES:
        target = max(target, i64(1))
        while here > first and s.space[here - 1] >= target:
            s.set_marker(here, s.track[here - 1], s.space[here - 1])
            here -= 1
    s.set_marker(here, seat, min(target, constants.SPACES))


def pushes_past(s: PulsarState, place: i64, spaces: i64) -> bool:
    """Return whether a die would push the marker past the right end. P-DICE-18"""
    return s.space[place] + spaces > constants.SPACES


def must_pass(s: PulsarState, seat: i64) -> bool:
    """Return whether every choice of die and marker pushes a marker past the right end. P-DICE-19, P-2P-07"""
    for value in range(1, constants.FACES + 1):
        if s.dice[value] > 0:
            spaces = distance(s, value)
            if spaces == 0 or not _all_pushed_past(s, seat, spaces):
                return False
    return True


def _all_pushed_past(s: PulsarState, seat: i64, spaces: i64) -> bool:
    """Return whether `spaces` spaces would push every marker of a seat past the right end."""
    for place in range(len(s.track)):
        if s.track[place] == seat and not pushes_past(s, place, spaces):
            return False
    return True


def _barred_move(s: PulsarState, seat: i64, marker: i64, spaces: i64, forced: bool) -> i64:
    """Return ALLOWED, or the clause that bars moving this marker by `spaces` spaces."""
    place = marker_place(s, seat, marker)
    if place == starmap.NONE or same_as_leading(s, place):
        return TWO_G11
    if not forced and pushes_past(s, place, spaces):
        return DICE_18
    return ACT_G18 if stays(s, place, spaces) and _other_stays(s, seat, marker, spaces) else ALLOWED


def _add_drafts(s: PulsarState, seat: i64, value: i64, forced: bool, found: vec[i64]) -> vec[i64]:
    """Return `found` with the drafts of a die on the Dice Board."""
    first = actions.DRAFT + (value - 1) * MARKER_CHOICES
    spaces = distance(s, value)
    if spaces == 0:
        return append(found, first + actions.NO_MARKER)
    for marker in range(constants.TRACKS * constants.MARKERS_EACH[s.seats]):
        if _barred_move(s, seat, marker, spaces, forced) == ALLOWED:
            found = append(found, first + marker)
    return found


@final
class DraftDie(AlwaysAskedDecision):
    """The seat takes a die from the Dice Board and moves one of its markers by the whole distance.

    A die on the median moves no marker. A marker is pushed past the right end only if every choice does so.
    """

    clauses: ClassVar = (
        clause("P-DICE-09"),
        clause("P-DICE-10"),
        clause("P-DICE-11"),
        clause("P-DICE-14"),
        clause("P-DICE-15"),
        clause("P-DICE-16"),
        clause("P-DICE-17"),
        clause("P-DICE-19"),
        clause("P-DICE-20"),
        clause("P-DICE-21"),
        clause("P-DICE-22"),
        clause("P-DICE-23"),
        clause("P-DICE-24"),
        clause("P-DICE-G1"),
        clause("P-DICE-G2"),
        clause("P-DICE-G3"),
        clause("P-DICE-G4"),
        clause("P-DICE-G5"),
        clause("P-DICE-G6"),
        clause("P-DICE-G8"),
        clause("P-DICE-G10"),
        clause("P-DICE-G11"),
        clause("P-DICE-G12"),
        clause("P-2P-05"),
        clause("P-2P-06"),
        clause("P-2P-07"),
        clause("P-2P-G3"),
        clause("P-2P-G12"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        forced = must_pass(s, seat)
        for value in range(1, constants.FACES + 1):
            if s.dice[value] > 0:
                found = _add_drafts(s, seat, value, forced, found)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.DRAFT_KIND:
            return self.rule
        value, marker = actions.SLOT_1[action] + 1, actions.SLOT_2[action]
        if s.dice[value] == 0:
            return DICE_02
        spaces = distance(s, value)
        if marker == actions.NO_MARKER:
            return ALLOWED if spaces == 0 else DICE_13
        return DICE_12 if spaces == 0 else _barred_move(s, seat, marker, spaces, must_pass(s, seat))

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        value = actions.SLOT_1[action] + 1
        s.drop()
        spaces = distance(s, value)
        s.dice[value] -= 1
        s.add_die(seat, value, 1)
        place = marker_place(s, seat, actions.SLOT_2[action])
        if place != starmap.NONE:
            move_marker(s, place, spaces)
