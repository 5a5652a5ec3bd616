"""Stored positions: those of a match are read again, what is no position is refused."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.errors import BadBytes
from astrarium.core.state import OVER
from astrarium.games.cosmic_pioneers.position import CosmicPosition, restore
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    ADVENTURE_STEP,
    ATTACK_STEP,
    BELT,
    BOMB_STEP,
    BUY_STEP,
    COLONIST,
    COMMANDER,
    COMMANDER_STEP,
    CRASH_STEP,
    CRASHED,
    CREDITS,
    DEFENCE_STEP,
    DEPLOY_STEP,
    DISCARDED,
    EMBARK_STEP,
    END_STEP,
    EVENT_STEP,
    FACE_STEP,
    FIGHTS,
    FIRST_STEP,
    GOODS,
    HOLD,
    JETTISON_STEP,
    JUMPGATE,
    LAY_STEP,
    LEFT,
    LEVEL,
    LEVEL_STEP,
    MEEPLES,
    MOVE_STEP,
    NONE,
    OUTCOME_STEP,
    PICK_STEP,
    PLANET_STEP,
    POINTS,
    REROLL_STEP,
    RESERVE,
    ROUND_STEP,
    RUIN,
    SCENARIO_STEP,
    SHIP,
    SLOT_STEP,
    STATION,
    TARGET_STEP,
    TRANSFER_STEP,
    TURN_STEP,
    UNLAID,
    UNSEEN,
    USED,
    VICTIM_STEP,
    WRECK_STEP,
)
from tests.rules.cosmic_pioneers.stored import IS_OVER, STEPS, read, stopped, stored

Change = Callable[[CosmicPosition], None]


# Positions of a match


@pytest.mark.parametrize("step", STEPS)
def test_positions_of_a_match_are_read_again(step: int) -> None:
    assert stored()[step]
    for data in stored()[step][:40]:
        again = read(data)
        assert again.to_bytes() == data
        assert (again.actor == OVER) == (step == IS_OVER)


# Changes that leave no position


def field(name: str, number: int) -> Change:
    """A field has another value."""
    return lambda s: setattr(s, name, number)


def own(what: int, number: int, seat: int = 0) -> Change:
    """Something of a seat has another value."""
    return lambda s: s.put(seat, what, number)


def part(name: str, place: int, number: int) -> Change:
    """A number of a vector has another value."""

    def change(s: CosmicPosition) -> None:
        numbers: vec[i64] = getattr(s, name)[:]
        numbers[place] = number
        setattr(s, name, numbers)

    return change


def more(name: str, place: int, number: int = 1) -> Change:
    """A number of a vector is larger."""
    return lambda s: part(name, place, getattr(s, name)[place] + number)(s)


def top(step: int, seat: int | None = None, argument: int | None = None) -> Change:
    """Another step is on top; seat and argument stay unless given."""

    def change(s: CosmicPosition) -> None:
        frame = [step, s.step_seat() if seat is None else seat]
        frame.append(s.step_argument() if argument is None else argument)
        s.drop()
        s.push(*frame)

    return change


def under(step: int, seat: int, argument: int = NONE) -> Change:
    """A step is put at the bottom."""

    def change(s: CosmicPosition) -> None:
        s.agenda = vec[i64]([step, seat, argument, *s.agenda])

    return change


def above(step: int, seat: int, argument: int = NONE) -> Change:
    """A step is put on top."""
    return lambda s: s.push(step, seat, argument)


def transferred(transfer: int) -> Change:
    """A piece was loaded or unloaded."""

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
    """A planet lies in two places."""
    planets = [place for place in range(12) if s.sector[place] >= 0]
    part("sector", planets[0], int(s.sector[planets[1]]))(s)


def same_commander(s: CosmicPosition) -> None:
    s.put(1, COMMANDER, s.get(0, COMMANDER))


def overfull(s: CosmicPosition) -> None:
    """Five colonists are aboard."""
    s.add(0, RESERVE, s.get(0, HOLD) - 5)
    s.put(0, HOLD, 5)


WRONG: list[tuple[int, Change, str]] = [
    # options and draws
    (MOVE_STEP, field("events", 2), "has 2 where 0 to 1 belong"),
    (MOVE_STEP, field("start", -1), "has -1 where 0 to 1 belong"),
    (MOVE_STEP, field("stay", 2), "has 2 where 0 to 1 belong"),
    (MOVE_STEP, field("scenario", 10), "has 10 where 0 to 9 belong"),
    (MOVE_STEP, field("scenario", NONE), "has -1 where 0 to 9 belong"),
    (SCENARIO_STEP, field("scenario", 3), "has a step out of its phase"),
    (MOVE_STEP, field("species", 16), "has 16 where 0 to 15 belong"),
    (MOVE_STEP, field("species", 1), "has 1 where 2 to 2 belong"),
    (FIRST_STEP, field("species", 7), "has 3 where 0 to 2 belong"),
    (FIRST_STEP, field("first", 0), "has 0 where -1 to -1 belong"),
    (MOVE_STEP, field("first", NONE), "has -1 where 0 to "),
    (MOVE_STEP, field("turn", 4), "has 4 where -1 to "),
    (MOVE_STEP, field("turn", NONE), "has -1 where 0 to "),
    (FIRST_STEP, field("turn", 0), "has 0 where -1 to -1 belong"),
    (MOVE_STEP, field("round", 0), "has 0 where 1 to 12 belong"),
    (MOVE_STEP, field("round", 13), "has 13 where 1 to 12 belong"),
    (LAY_STEP, field("round", 1), "has 1 where 0 to 0 belong"),
    (IS_OVER, field("round", 3), "breaks off in the middle of a match"),
    (MOVE_STEP, field("known", 2), "has 2 where 0 to 1 belong"),
    # the ring
    (MOVE_STEP, field("pool", 1), "has 1 where 0 to 0 belong"),
    (MOVE_STEP, field("belts", 1), "has 1 where 0 to 0 belong"),
    (LAY_STEP, field("belts", 9), "has 9 where 0 to 0 belong"),
    (LAY_STEP, field("pool", 0), "has 0 where 11 to 11 belong"),
    (PLANET_STEP, field("pool", 2**25 - 1), "has 11 where 0 to "),
    (MOVE_STEP, part("sector", 0, BELT), "has the Jumpgate elsewhere"),
    (MOVE_STEP, part("sector", 3, JUMPGATE), "has the Jumpgate elsewhere"),
    (MOVE_STEP, part("sector", 3, STATION), "has a Trade Station where none belongs"),
    (MOVE_STEP, part("sector", 3, UNLAID), "has a gap in the ring"),
    (MOVE_STEP, part("sector", 3, 25), "has 25 where -5 to 24 belong"),
    (MOVE_STEP, twice, "has 2 where 1 to 1 belong"),
    (LEVEL_STEP, part("sector", 3, 0), "has 0 where -1 to -1 belong"),
    (LAY_STEP, part("sector", 3, RUIN), "belong"),
    # seats
    (MOVE_STEP, own(LEVEL, 0), "has 0 where 1 to 3 belong"),
    (MOVE_STEP, own(LEVEL + 3, 4), "has 4 where 1 to 3 belong"),
    (MOVE_STEP, own(CREDITS, -100), "has -100 where 0 to "),
    (MOVE_STEP, own(CREDITS, 2**61), "where 0 to 100000 belong"),
    (MOVE_STEP, own(SHIP, 12), "has 12 where 0 to 11 belong"),
    (MOVE_STEP, own(CRASHED, 2), "has 2 where 0 to 1 belong"),
    (MOVE_STEP, own(RESERVE, 16), "has 16 where 0 to 15 belong"),
    (MOVE_STEP, own(RESERVE, 3), "where 15 to 15 belong"),
    (MOVE_STEP, own(HOLD + COLONIST, -1), "has -1 where 0 to "),
    (MOVE_STEP, overfull, "has 5 where 0 to "),
    (MOVE_STEP, own(COMMANDER, 4), "has 4 where -1 to 3 belong"),
    (MOVE_STEP, own(COMMANDER, NONE), "has a commander too early, or none"),
    (FIRST_STEP, own(COMMANDER, 1), "has a commander too early, or none"),
    (MOVE_STEP, same_commander, "has a commander twice"),
    (MOVE_STEP, own(USED, 3), "has 3 where 0 to "),
    (MOVE_STEP, own(FIGHTS, -1), "has -1 where 0 to "),
    (MOVE_STEP, own(POINTS, 1), "has 1 where 0 to 0 belong"),
    (IS_OVER, own(POINTS, -50), "has -50 where "),
    (LAY_STEP, own(CREDITS, 100), "has 100 where 0 to 0 belong"),
    (LAY_STEP, own(SHIP, 3), "has 3 where 0 to 0 belong"),
    # pieces
    (MOVE_STEP, part("life", 0, 1), "has 1 where 0 to 0 belong"),
    (MOVE_STEP, part("life", 8, 9), "has 9 where 0 to 8 belong"),
    (MOVE_STEP, part("life", 8, 4), "has a colonist of nobody"),
    (MOVE_STEP, part("goods", 0, 1), "has 1 where 0 to 0 belong"),
    (MOVE_STEP, more("stock", MEEPLES), "belong"),
    (MOVE_STEP, more("stock", MEEPLES, -1), "belong"),
    (MOVE_STEP, more("stock", GOODS), "has 6 where 0 to 5 belong"),
    (MOVE_STEP, more("deck", LEFT), "belong"),
    (MOVE_STEP, more("deck", UNSEEN), "belong"),
    (MOVE_STEP, more("deck", DISCARDED), "belong"),
    (MOVE_STEP, field("known", 1), "has a deck that is not what everybody knows"),
    (LAY_STEP, more("deck", UNSEEN), "has 1 where 0 to 0 belong"),
    # what is under way
    (MOVE_STEP, field("rival", 1), "has 1 where -1 to -1 belong"),
    (MOVE_STEP, field("die", 3), "has 3 where 0 to 0 belong"),
    (MOVE_STEP, field("rival_die", 3), "has 3 where 0 to 0 belong"),
    (MOVE_STEP, field("target", 1), "has 1 where 0 to 0 belong"),
    (MOVE_STEP, field("stage", 1), "has 1 where 0 to 0 belong"),
    (MOVE_STEP, field("transfer", 1), "has 1 where -1 to -1 belong"),
    (MOVE_STEP, field("candidates", 2), "has 2 where 0 to 0 belong"),
    (MOVE_STEP, field("picks", 2), "has 2 where 0 to 0 belong"),
    (ATTACK_STEP, field("die", 3), "has 3 where 0 to 0 belong"),
    (ATTACK_STEP, field("rival", NONE), "has -1 where 0 to "),
    (DEFENCE_STEP, field("die", 0), "has 0 where 1 to 6 belong"),
    (DEFENCE_STEP, field("die", 7), "has 7 where 1 to 6 belong"),
    (FACE_STEP, field("die", 3), "has 3 where 0 to 0 belong"),
    (PICK_STEP, field("candidates", 0), "has 0 where "),
    (PICK_STEP, field("picks", 1), "belong"),
    (PICK_STEP, top(PICK_STEP, argument=0), "belong"),
    (TRANSFER_STEP, field("stage", 41), "has 41 where 0 to 40 belong"),
    (TRANSFER_STEP, field("transfer", 3), "has 3 where -1 to -1 belong"),
    (TRANSFER_STEP, transferred(93), "has 93 where 0 to 92 belong"),
    (TRANSFER_STEP, transferred(83), "landed a piece that is not there"),
    (TRANSFER_STEP, transferred(NONE), "has -1 where 0 to 92 belong"),
    (VICTIM_STEP, field("target", NONE), "has -1 where 0 to 1 belong"),
    (VICTIM_STEP, field("die", 0), "has 0 where 1 to 6 belong"),
    (TARGET_STEP, field("target", 2), "has 2 where -1 to 1 belong"),
    (WRECK_STEP, field("stage", 1), "has 1 where 0 to 0 belong"),
    (WRECK_STEP, own(CRASHED, 0), "has 0 where 1 to 1 belong"),
    (WRECK_STEP, own(SHIP, 0), "has a wreck where no planet is"),
    # the agenda
    (MOVE_STEP, cut, "breaks off in the middle of a step"),
    (MOVE_STEP, cleared, "belong"),
    (MOVE_STEP, top(44), "has a step out of its phase"),
    (MOVE_STEP, top(-7), "stops where nobody is asked"),
    (MOVE_STEP, top(BOMB_STEP), "has a step out of its phase"),
    (MOVE_STEP, top(MOVE_STEP, seat=9), "has 9 where "),
    (MOVE_STEP, top(MOVE_STEP, argument=3), "has 3 where -1 to -1 belong"),
    (MOVE_STEP, under(END_STEP, 0), "order that does not come about"),
    (MOVE_STEP, under(ROUND_STEP, NONE), "belong"),
    (MOVE_STEP, above(TURN_STEP, 0), "stops where nobody is asked"),
    (MOVE_STEP, above(EVENT_STEP, 0), "has a step out of its phase"),
    (MOVE_STEP, above(OUTCOME_STEP, 0), "stops where nobody is asked"),
    (FIRST_STEP, above(COMMANDER_STEP, 0), "has a step out of its phase"),
    (FIRST_STEP, dropped, "belong"),
    (COMMANDER_STEP, dropped, "has a commander too early, or none"),
    (LAY_STEP, dropped, "belong"),
    (PLANET_STEP, dropped, "belong"),
    (LAY_STEP, above(PLANET_STEP, NONE, 9), "has a step out of its phase"),
    (FACE_STEP, own(SHIP, 0, seat=0), "adventure where no planet is"),
    (EMBARK_STEP, above(TRANSFER_STEP, 0), "has a step out of its phase"),
    (BUY_STEP, top(BUY_STEP, argument=9), "has 9 where 1 to 2 belong"),
    (JETTISON_STEP, top(JETTISON_STEP, argument=3), "has 3 where 1 to 2 belong"),
    (JETTISON_STEP, top(JETTISON_STEP, argument=0), "has 0 where 1 to 2 belong"),
    (JETTISON_STEP, above(JETTISON_STEP, 0, 2), "has 2 where 1 to 1 belong"),
    (ABOARD_STEP, top(ABOARD_STEP, argument=16), "has 16 where 1 to 15 belong"),
    (CRASH_STEP, top(CRASH_STEP, seat=4), "has 4 where "),
    (SLOT_STEP, top(SLOT_STEP, argument=5), "has 5 where 0 to 4 belong"),
    (REROLL_STEP, top(REROLL_STEP, argument=DEPLOY_STEP), "has a step out of its phase"),
    (REROLL_STEP, above(REROLL_STEP, 0, ADVENTURE_STEP), "has a step out of its phase"),
]


@pytest.mark.parametrize(("step", "change", "words"), WRONG)
def test_what_is_no_position_is_refused(step: int, change: Change, words: str) -> None:
    state = stopped(step)
    change(state)
    with pytest.raises(BadBytes) as error:
        restore(state.to_bytes())
    assert str(error.value).startswith("the stored state ")
    assert words in str(error.value)
