"""Stored positions of a match can be read; any other bytes are refused."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.errors import BadBytes
from astrarium.core.state import OVER
from astrarium.games.cosmic_pioneers.components import tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition, restore
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.stored import IS_OVER, STEPS, read, stopped, stored

SCENARIOS = len(tables.SCENARIOS.names)

Change = Callable[[CosmicPosition], None]


# Positions of a match


@pytest.mark.parametrize("step", STEPS)
def test_stored_positions_of_a_match_are_restored(step: int) -> None:
    assert stored()[step]
    for data in stored()[step][:40]:
        again = read(data)
        assert again.to_bytes() == data
        assert (again.actor == OVER) == (step == IS_OVER)


# Changes after which the bytes are not a position


def field(name: str, number: int) -> Change:
    """Return a change that sets a field."""
    return lambda s: setattr(s, name, number)


def own(what: int, number: int, seat: int = 0) -> Change:
    """Return a change that sets a number of a seat."""
    return lambda s: s.put(seat, what, number)


def part(name: str, place: int, number: int) -> Change:
    """Return a change that sets a number of a vector."""

    def change(s: CosmicPosition) -> None:
        numbers: vec[i64] = getattr(s, name)[:]
        numbers[place] = number
        setattr(s, name, numbers)

    return change


def more(name: str, place: int, number: int = 1) -> Change:
    """Return a change that adds to a number of a vector."""
    return lambda s: part(name, place, getattr(s, name)[place] + number)(s)


def top(step: int, seat: int | None = None, argument: int | None = None) -> Change:
    """Return a change that replaces the step on top; seat and argument stay unless given."""

    def change(s: CosmicPosition) -> None:
        frame = [step, s.step_seat() if seat is None else seat]
        frame.append(s.step_argument() if argument is None else argument)
        s.drop()
        s.push(*frame)

    return change


def under(step: int, seat: int, argument: int = codes.NONE) -> Change:
    """Return a change that puts a step at the bottom of the agenda."""

    def change(s: CosmicPosition) -> None:
        s.agenda = vec[i64]([step, seat, argument, *s.agenda])

    return change


def above(step: int, seat: int, argument: int = codes.NONE) -> Change:
    """Return a change that puts a step on top of the agenda."""
    return lambda s: s.push(step, seat, argument)


def transferred(transfer: int) -> Change:
    """Return a change that records a transfer of a piece."""

    def change(s: CosmicPosition) -> None:
        s.stage = 1
        s.transfer = transfer

    return change


def dropped(s: CosmicPosition) -> None:
    s.drop()


def cleared(s: CosmicPosition) -> None:
    s.agenda = vec[i64]()


def cut(s: CosmicPosition) -> None:
    s.agenda = s.agenda[:-1]


def twice(s: CosmicPosition) -> None:
    """Lay a planet in two places."""
    planets = [place for place in range(12) if s.sector[place] >= 0]
    part("sector", planets[0], int(s.sector[planets[1]]))(s)


def same_commander(s: CosmicPosition) -> None:
    s.put(1, columns.COMMANDER, s.get(0, columns.COMMANDER))


def overfull(s: CosmicPosition) -> None:
    """Load five colonists."""
    s.add(0, columns.RESERVE, s.get(0, columns.HOLD) - 5)
    s.put(0, columns.HOLD, 5)


WRONG: list[tuple[int, Change, str]] = [
    # options and draws
    (steps.MOVE, field("events", 2), "has 2 where 0 to 1 belong"),
    (steps.MOVE, field("start", -1), "has -1 where 0 to 1 belong"),
    (steps.MOVE, field("stay", 2), "has 2 where 0 to 1 belong"),
    (steps.MOVE, field("scenario", SCENARIOS), f"has {SCENARIOS} where 0 to {SCENARIOS - 1} belong"),
    (steps.MOVE, field("scenario", codes.NONE), f"has -1 where 0 to {SCENARIOS - 1} belong"),
    (steps.SCENARIO, field("scenario", 3), "has a step out of its phase"),
    (steps.MOVE, field("species", 16), "has 16 where 0 to 15 belong"),
    (steps.MOVE, field("species", 1), "has 1 where 2 to 2 belong"),
    (steps.FIRST, field("species", 7), "has 3 where 0 to 2 belong"),
    (steps.FIRST, field("first", 0), "has 0 where -1 to -1 belong"),
    (steps.MOVE, field("first", codes.NONE), "has -1 where 0 to "),
    (steps.MOVE, field("turn", 4), "has 4 where -1 to "),
    (steps.MOVE, field("turn", codes.NONE), "has -1 where 0 to "),
    (steps.FIRST, field("turn", 0), "has 0 where -1 to -1 belong"),
    (steps.MOVE, field("round", 0), "has 0 where 1 to 12 belong"),
    (steps.MOVE, field("round", 13), "has 13 where 1 to 12 belong"),
    (steps.LAY, field("round", 1), "has 1 where 0 to 0 belong"),
    (IS_OVER, field("round", 3), "breaks off in the middle of a match"),
    (steps.MOVE, field("known", 2), "has 2 where 0 to 1 belong"),
    # the ring
    (steps.MOVE, field("pool", 1), "has 1 where 0 to 0 belong"),
    (steps.MOVE, field("belts", 1), "has 1 where 0 to 0 belong"),
    (steps.LAY, field("belts", 9), "has 9 where 0 to 0 belong"),
    (steps.LAY, field("pool", 0), "has 0 where 11 to 11 belong"),
    (steps.PLANET, field("pool", 2**25 - 1), "has 11 where 0 to "),
    (steps.MOVE, part("sector", 0, codes.BELT), "has the Jumpgate elsewhere"),
    (steps.MOVE, part("sector", 3, codes.JUMPGATE), "has the Jumpgate elsewhere"),
    (steps.MOVE, part("sector", 3, codes.STATION), "has a Trade Station where none belongs"),
    (steps.MOVE, part("sector", 3, codes.UNLAID), "has a gap in the ring"),
    (steps.MOVE, part("sector", 3, 25), "has 25 where -5 to 24 belong"),
    (steps.MOVE, twice, "has 2 where 1 to 1 belong"),
    (steps.LEVEL, part("sector", 3, 0), "has 0 where -1 to -1 belong"),
    (steps.LAY, part("sector", 3, codes.RUIN), "belong"),
    # seats
    (steps.MOVE, own(columns.LEVEL, 0), "has 0 where 1 to 3 belong"),
    (steps.MOVE, own(columns.LEVEL + 3, 4), "has 4 where 1 to 3 belong"),
    (steps.MOVE, own(columns.CREDITS, -100), "has -100 where 0 to "),
    (steps.MOVE, own(columns.CREDITS, 2**61), "where 0 to 100000 belong"),
    (steps.MOVE, own(columns.SHIP, 12), "has 12 where 0 to 11 belong"),
    (steps.MOVE, own(columns.CRASHED, 2), "has 2 where 0 to 1 belong"),
    (steps.MOVE, own(columns.RESERVE, 16), "has 16 where 0 to 15 belong"),
    (steps.MOVE, own(columns.RESERVE, 3), "where 15 to 15 belong"),
    (steps.MOVE, own(columns.HOLD + codes.COLONIST, -1), "has -1 where 0 to "),
    (steps.MOVE, overfull, "has 5 where 0 to "),
    (steps.MOVE, own(columns.COMMANDER, 4), "has 4 where -1 to 3 belong"),
    (steps.MOVE, own(columns.COMMANDER, codes.NONE), "has a commander too early, or none"),
    (steps.FIRST, own(columns.COMMANDER, 1), "has a commander too early, or none"),
    (steps.MOVE, same_commander, "has a commander twice"),
    (steps.MOVE, own(columns.USED, 3), "has 3 where 0 to "),
    (steps.MOVE, own(columns.FIGHTS, -1), "has -1 where 0 to "),
    (steps.MOVE, own(columns.POINTS, 1), "has 1 where 0 to 0 belong"),
    (IS_OVER, own(columns.POINTS, -50), "has -50 where "),
    (steps.LAY, own(columns.CREDITS, 100), "has 100 where 0 to 0 belong"),
    (steps.LAY, own(columns.SHIP, 3), "has 3 where 0 to 0 belong"),
    # pieces
    (steps.MOVE, part("life", 0, 1), "has 1 where 0 to 0 belong"),
    (steps.MOVE, part("life", 8, 9), "has 9 where 0 to 8 belong"),
    (steps.MOVE, part("life", 8, 4), "has a colonist of nobody"),
    (steps.MOVE, part("goods", 0, 1), "has 1 where 0 to 0 belong"),
    (steps.MOVE, more("stock", columns.MEEPLES), "belong"),
    (steps.MOVE, more("stock", columns.MEEPLES, -1), "belong"),
    (steps.MOVE, more("stock", columns.GOODS), "has 6 where 0 to 5 belong"),
    (steps.MOVE, more("deck", columns.LEFT), "belong"),
    (steps.MOVE, more("deck", columns.UNSEEN), "belong"),
    (steps.MOVE, more("deck", columns.DISCARDED), "belong"),
    (steps.MOVE, field("known", 1), "has a deck that is not what everybody knows"),
    (steps.LAY, more("deck", columns.UNSEEN), "has 1 where 0 to 0 belong"),
    # dice, picks and transfers
    (steps.MOVE, field("rival", 1), "has 1 where -1 to -1 belong"),
    (steps.MOVE, field("die", 3), "has 3 where 0 to 0 belong"),
    (steps.MOVE, field("rival_die", 3), "has 3 where 0 to 0 belong"),
    (steps.MOVE, field("target", 1), "has 1 where 0 to 0 belong"),
    (steps.MOVE, field("stage", 1), "has 1 where 0 to 0 belong"),
    (steps.MOVE, field("transfer", 1), "has 1 where -1 to -1 belong"),
    (steps.MOVE, field("candidates", 2), "has 2 where 0 to 0 belong"),
    (steps.MOVE, field("picks", 2), "has 2 where 0 to 0 belong"),
    (steps.ATTACK, field("die", 3), "has 3 where 0 to 0 belong"),
    (steps.ATTACK, field("rival", codes.NONE), "has -1 where 0 to "),
    (steps.DEFENCE, field("die", 0), "has 0 where 1 to 6 belong"),
    (steps.DEFENCE, field("die", 7), "has 7 where 1 to 6 belong"),
    (steps.FACE, field("die", 3), "has 3 where 0 to 0 belong"),
    (steps.PICK, field("candidates", 0), "has 0 where "),
    (steps.PICK, field("picks", 1), "belong"),
    (steps.PICK, top(steps.PICK, argument=0), "belong"),
    (steps.TRANSFER, field("stage", 41), "has 41 where 0 to 40 belong"),
    (steps.TRANSFER, field("transfer", 3), "has 3 where -1 to -1 belong"),
    (steps.TRANSFER, transferred(93), "has 93 where 0 to 92 belong"),
    (steps.TRANSFER, transferred(83), "landed a piece that is not there"),
    (steps.TRANSFER, transferred(codes.NONE), "has -1 where 0 to 92 belong"),
    (steps.VICTIM, field("target", codes.NONE), "has -1 where 0 to 1 belong"),
    (steps.VICTIM, field("die", 0), "has 0 where 1 to 6 belong"),
    (steps.TARGET, field("target", 2), "has 2 where -1 to 1 belong"),
    (steps.WRECK, field("stage", 1), "has 1 where 0 to 0 belong"),
    (steps.WRECK, own(columns.CRASHED, 0), "has 0 where 1 to 1 belong"),
    (steps.WRECK, own(columns.SHIP, 0), "has a wreck where no planet is"),
    # the agenda
    (steps.MOVE, cut, "breaks off in the middle of a step"),
    (steps.MOVE, cleared, "belong"),
    (steps.MOVE, top(44), "has a step out of its phase"),
    (steps.MOVE, top(-7), "stops where nobody is asked"),
    (steps.MOVE, top(steps.BOMB), "has a step out of its phase"),
    (steps.MOVE, top(steps.MOVE, seat=9), "has 9 where "),
    (steps.MOVE, top(steps.MOVE, argument=3), "has 3 where -1 to -1 belong"),
    (steps.MOVE, under(steps.END, 0), "order that does not come about"),
    (steps.MOVE, under(steps.ROUND, codes.NONE), "belong"),
    (steps.MOVE, above(steps.TURN, 0), "stops where nobody is asked"),
    (steps.MOVE, above(steps.EVENT, 0), "has a step out of its phase"),
    (steps.MOVE, above(steps.OUTCOME, 0), "stops where nobody is asked"),
    (steps.FIRST, above(steps.COMMANDER, 0), "has a step out of its phase"),
    (steps.FIRST, dropped, "belong"),
    (steps.COMMANDER, dropped, "has a commander too early, or none"),
    (steps.LAY, dropped, "belong"),
    (steps.PLANET, dropped, "belong"),
    (steps.LAY, above(steps.PLANET, codes.NONE, 9), "has a step out of its phase"),
    (steps.FACE, own(columns.SHIP, 0, seat=0), "adventure where no planet is"),
    (steps.EMBARK, above(steps.TRANSFER, 0), "has a step out of its phase"),
    (steps.BUY, top(steps.BUY, argument=9), "has 9 where 1 to 2 belong"),
    (steps.JETTISON, top(steps.JETTISON, argument=3), "has 3 where 1 to 2 belong"),
    (steps.JETTISON, top(steps.JETTISON, argument=0), "has 0 where 1 to 2 belong"),
    (steps.JETTISON, above(steps.JETTISON, 0, 2), "has 2 where 1 to 1 belong"),
    (steps.ABOARD, top(steps.ABOARD, argument=16), "has 16 where 1 to 15 belong"),
    (steps.CRASH, top(steps.CRASH, seat=4), "has 4 where "),
    (steps.SLOT, top(steps.SLOT, argument=5), "has 5 where 0 to 4 belong"),
    (steps.REROLL, top(steps.REROLL, argument=steps.DEPLOY), "has a step out of its phase"),
    (steps.REROLL, above(steps.REROLL, 0, steps.ADVENTURE), "has a step out of its phase"),
]


@pytest.mark.parametrize(("step", "change", "words"), WRONG)
def test_bytes_that_are_not_a_position_are_refused(step: int, change: Change, words: str) -> None:
    state = stopped(step)
    change(state)
    with pytest.raises(BadBytes) as error:
        restore(state.to_bytes())
    assert str(error.value).startswith("the stored state ")
    assert words in str(error.value)
