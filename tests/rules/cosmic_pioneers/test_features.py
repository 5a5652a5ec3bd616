"""Features: every slot holds what its name promises."""

from collections.abc import Iterator

import pytest

from astrarium.core.game import Value
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import OVER
from astrarium.games.cosmic_pioneers.learning import slots
from astrarium.games.cosmic_pioneers.learning.slots import BOUNDS, NAMES
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from astrarium.games.cosmic_pioneers.screen.view import table
from astrarium.games.cosmic_pioneers.screen.view_types import CosmicPlayerView, CosmicTableView, SectorView
from tests.rules.cosmic_pioneers import board
from tests.rules.cosmic_pioneers.board import GAME
from tests.table import apply

Numbers = dict[str, int]
NO_STEPS = ("FIRST_CHANCE", "FIRST_DECISION", "LAST", "NAMES")


def named(state: CosmicPosition, seat: int) -> Numbers:
    return dict(zip(NAMES, GAME.features(state, seat), strict=True))


def changed(before: Numbers, after: Numbers) -> dict[str, tuple[int, int]]:
    return {name: (before[name], after[name]) for name in NAMES if before[name] != after[name]}


def positions(seats: int, seed: int, **options: Value) -> Iterator[CosmicPosition]:
    """Yield all positions of a random match."""
    state = GAME.start(seats, options)
    rng = Rng(seed)
    while True:
        assert isinstance(state, CosmicPosition)
        yield state
        if state.actor == OVER:
            return
        state.apply(random_action(state, rng))


def relative(shown: CosmicTableView, seat: int, owner: int) -> str:
    return slots.SEATS[(owner - seat) % shown["seats"]]


def expected_seat(player: CosmicPlayerView) -> Numbers:
    """Return the slots of a seat as the view implies them."""
    numbers = {"present": 1, "points": player["points"]}
    numbers |= {"standing": player["standing"]["total"], "reserve": player["reserve"]}
    numbers |= {
        "credits": min(player["credits"] // 100, slots.MAX_HUNDREDS),
        "crashed": int(player["crashed"]),
    }
    numbers |= {attribute: level["level"] for attribute, level in player["levels"].items()}
    numbers |= {f"hold.{piece}": count for piece, count in player["hold"].items()}
    numbers |= {f"count.{name}": min(count, slots.MAX_COUNT) for name, count in player["counters"].items()}
    numbers |= {"colonists": player["colonists"], "controlled": len(player["planets"])}
    if player["commander"] is not None:
        numbers[f"commander.{player['commander']['commander']}"] = 1
    return numbers


def expected_sector(shown: CosmicTableView, seat: int, sector: SectorView) -> Numbers:
    """Return the slots of a sector as the view implies them."""
    numbers = {f"goods.{colour}": count for colour, count in sector["goods"].items()}
    if shown["round"] > 0:
        numbers |= {f"ship.{relative(shown, seat, ship['seat'])}": 1 for ship in sector["ships"]}
    if sector["controller"] is not None:
        numbers[f"control.{relative(shown, seat, sector['controller'])}"] = 1
    if sector["planet"] is None:
        if sector["kind"] != "free":
            numbers[f"is.{sector['kind']}"] = 1
        return numbers
    numbers |= {f"planet.{sector['planet']['planet']}": 1, f"native.{sector['planet']['species']}": 1}
    numbers["aliens"] = sum(slot["species"] is not None for slot in sector["slots"])
    numbers["green-missing"] = sum(slot["green"] and slot["seat"] is None for slot in sector["slots"])
    for slot in sector["slots"]:
        name = f"slot{slot['slot']}"
        numbers |= {f"{name}.there": 1, f"{name}.green": int(slot["green"])}
        if slot["seat"] is not None:
            numbers[f"{name}.{relative(shown, seat, slot['seat'])}"] = 1
        elif slot["species"] is not None:
            numbers[f"{name}.{slot['species']}"] = 1
    return numbers


def test_names_are_many_and_all_different() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(BOUNDS)


def test_steps_are_named_as_the_state_numbers_them() -> None:
    real = {name: number for name, number in vars(steps).items() if name.isupper() and name not in NO_STEPS}
    assert len(real) == len(slots.STEPS) - 1
    assert all(slots.STEPS[number] == name.lower() for name, number in real.items())


@pytest.mark.parametrize(("seats", "scenario"), [(2, "cross-trade"), (3, "falling-sky"), (4, "overgrown")])
def test_slots_agree_with_the_view(seats: int, scenario: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, scenario=scenario)):
        if number % 9:
            continue
        shown, seat = table(state), number % seats
        numbers = named(state, seat)
        expected: Numbers = {"round": shown["round"], f"scenario.{scenario}": 1}
        for player in shown["players"]:
            prefix = relative(shown, seat, player["seat"])
            expected |= {f"{prefix}.{name}": slot for name, slot in expected_seat(player).items()}
        for sector in shown["sectors"]:
            found = expected_sector(shown, seat, sector)
            expected |= {f"{sector['sector']}.{name}": slot for name, slot in found.items()}
            lit = {name for name in NAMES if name.startswith(f"{sector['sector']}.slot") and numbers[name]}
            assert lit <= {f"{sector['sector']}.{name}" for name in found}
        assert {name: numbers[name] for name in expected} == expected
        assert sum(slot for name, slot in numbers.items() if name.startswith("step.")) == 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"scenario": "menagerie", "events": "even-rounds"}),
        (3, {"scenario": "freight-run", "start": "bare"}),
        (4, {"scenario": "lane-keepers"}),
    ],
)
def test_random_play_stays_within_bounds(seats: int, options: dict[str, Value]) -> None:
    for number, state in enumerate(positions(seats, seed=20 + seats, **options)):
        if number % 5:
            continue
        for seat in range(seats):
            numbers = GAME.features(state, seat)
            assert len(numbers) == len(NAMES)
            assert all(low <= slot <= high for slot, (low, high) in zip(numbers, BOUNDS, strict=True))


def test_absent_seats_are_zero() -> None:
    numbers = named(board.table(2), 1)
    silent = [name for name in NAMES if name.split(".", 1)[0] in ("next2", "next3")]
    assert silent
    assert not any(numbers[name] for name in silent)


def test_every_seat_sees_itself_first() -> None:
    state = board.table(4)
    board.set_own(state, 2, columns.CREDITS, 700)
    board.settle_row(state, "r5", "C")
    assert [named(state, seat)["own.credits"] for seat in range(4)] == [0, 0, 7, 0]
    assert [named(state, seat)["next2.credits"] for seat in range(4)] == [7, 0, 0, 0]
    assert [named(state, seat)["r5.slot1.own"] for seat in range(4)] == [0, 0, 1, 0]
    assert [named(state, seat)["next1.turn"] for seat in range(4)] == [0, 0, 0, 1]


def test_landing_changes_the_slots_of_ship_and_planet_and_no_others() -> None:
    state = board.table(3, commanders=("okoro", "fraser", "amari"))
    board.load(state, 0, "colonist", "colonist")
    board.settle_row(state, "r2", "AB")
    board.phase(state, steps.DEPLOY, 0, "r2")
    before = named(state, 1)
    apply(GAME, state, "unload colonist")
    assert changed(before, named(state, 1)) == {
        "stage": (0, 1),
        "transfer": (0, 79),
        "next2.standing": (1, 7),
        "next2.room": (0, 1),
        "next2.hold.colonist": (2, 1),
        "next2.colonists": (1, 2),
        "next2.controlled": (0, 1),
        "next2.count.colours_controlled": (0, 1),
        "next1.place": (1, 2),
        "own.place": (1, 2),
        "r2.control.next2": (0, 1),
        "r2.colonists.next2": (1, 2),
        "r2.free": (3, 2),
        "r2.green-missing": (1, 0),
        "r2.slot3.next2": (0, 1),
    }


def test_bombing_shows_what_is_hit() -> None:
    state = board.table(2)
    board.set_level(state, 0, "bombs", 3)
    board.settle_row(state, "r7", "ABss")
    board.phase(state, steps.BOMB, 0, "r7")
    apply(GAME, state, "bomb", "roll 2")
    numbers = named(state, 0)
    assert (numbers["step.target"], numbers["die.2"]) == (1, 1)
    before = numbers
    apply(GAME, state, "target alien")
    after = named(state, 0)
    assert (before["r7.aliens"], after["r7.aliens"]) == (2, 0)
    assert (before["supply.slime"], after["supply.slime"]) == (10, 12)
    assert after["own.count.aliens_killed"] == 2


def test_a_repeatable_roll_is_encoded() -> None:
    state = board.table(2, commanders=("amari", "okoro"))
    board.phase(state, steps.ADVENTURE, 0, "r3")
    assert named(state, 0)[f"step.{slots.STEPS[steps.FACE]}"] == 1
    apply(GAME, state, "roll 4")
    numbers = named(state, 0)
    assert (numbers["step.reroll"], numbers["again.adventure"], numbers["die.4"]) == (1, 1, 1)
    apply(GAME, state, "reroll")
    assert named(state, 0)["own.used.adventure"] == 1


def test_planets_to_lay_are_encoded() -> None:
    for state in positions(2, seed=4, scenario="cross-trade"):
        numbers = named(state, 0)
        if numbers["step.lay"] == 1:
            break
    assert sum(numbers[name] for name in NAMES if name.startswith("pool.")) == 10
    assert numbers["belts-left"] == 1
    apply(GAME, state, "lay belt r4")
    assert (named(state, 0)["belts-left"], named(state, 0)["r4.is.belt"]) == (0, 1)
