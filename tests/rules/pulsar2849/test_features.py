"""Features: every slot holds what its name promises."""

import pytest

from astrarium.core.game import Value
from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.learning import slots
from astrarium.games.pulsar2849.learning.encode_seats import RUNS_SLOT
from astrarium.games.pulsar2849.learning.slots import BOUNDS, NAMES
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.screen.view import table
from astrarium.games.pulsar2849.screen.view_types import PulsarPlayerView, PulsarTableView
from astrarium.lab.observation_buffer import ObservationBuffer
from tests.rules.pulsar2849 import board
from tests.rules.pulsar2849.test_stations import before_system, ending, tiles
from tests.rules.pulsar2849.test_view import positions
from tests.table import apply

Numbers = dict[str, int]


def named(state: PulsarPosition, seat: int) -> Numbers:
    return dict(zip(NAMES, GAME.features(state, seat), strict=True))


def changed(before: Numbers, after: Numbers) -> dict[str, tuple[int, int]]:
    return {name: (before[name], after[name]) for name in NAMES if before[name] != after[name]}


def relative(shown: PulsarTableView, seat: int, owner: int) -> str:
    return slots.SEATS[(owner - seat) % shown["seats"]]


def expected_table(shown: PulsarTableView) -> Numbers:
    """Return the expected shared slots, computed from the view."""
    numbers = {"round": shown["round"], f"step.{shown['step']}": 1}
    numbers |= {"hq": int(bool(shown["options"]["hq"])), "map-b": int(shown["options"]["map"] == "map-b")}
    numbers |= {f"dice.{value}": count for value, count in shown["dice"].items()}
    numbers |= {"bonus-had": int(shown["bonus"]["had"]), "duty": int(shown["bonus"]["duty"])}
    for token, size in shown["gyrodynes"].items():
        numbers |= {f"stack.{token}": size["left"], f"awarded.{token}": 2 - len(size["awards"])}
    numbers |= {f"unseen.{design}": count for design, count in shown["pile"]["designs"].items()}
    numbers |= {f"pile.{tile}": count for tile, count in shown["exploration"]["pile"].items()}
    for place, goal in enumerate(shown["goals"], 1):
        if goal is not None:
            numbers[f"goal{place}.{goal['goal']}"] = 1
    for shelf in shown["boards"]:
        for row in shelf["rows"] if shelf is not None else []:
            numbers[f"row{row['round']}"] = row["value"] or 0
    return numbers


def expected_seat(player: PulsarPlayerView) -> Numbers:
    """Return the expected slots of a seat, computed from the view."""
    numbers = {"present": 1, "points": player["points"], "place": player["place"]}
    numbers |= {"cubes": player["cubes"], "pm1": player["pm1"], "plus2": player["plus2"]}
    numbers |= {"rings-left": player["rings_left"], "extra": player["stations"]["extra"]}
    numbers |= {f"area.{token}": count for token, count in player["gyrodynes"].items()}
    numbers |= {f"spinning.{token}": count for token, count in player["spinning"].items()}
    numbers |= {f"count.{counter}": count for counter, count in player["counters"].items()}
    for value in range(1, 7):
        numbers[f"dice.{value}"] = player["dice"].count(value)
    for event, gains in player["abilities"]["triggers"].items():
        numbers |= {f"when.{event}.{gain}": count for gain, count in gains.items()}
    for action, changes in player["abilities"]["free"].items():
        numbers |= {f"free.{action}.{change}": 1 for change in changes}
    hq = player["hq"]
    if hq is not None:
        numbers |= {f"runs.{run['run']}": 1 for run in hq["runs"]}
        numbers |= {f"done.{slot}": int(hq["projects"][at]["done"]) for at, slot in _slots_of(player)}
    return numbers


def _slots_of(player: PulsarPlayerView) -> list[tuple[int, str]]:
    hq = player["hq"]
    return list(enumerate(slots.PROJECT_SLOTS)) if hq is not None and hq["projects"] else []


def expected_map(shown: PulsarTableView, seat: int) -> Numbers:
    """Return the expected slots of locations, computed from the view."""
    numbers: Numbers = {}
    systems = pulsars = 0
    for number, place in enumerate(shown["locations"].values()):
        numbers |= {f"location{number}.ship.{relative(shown, seat, owner)}": 1 for owner in place["ships"]}
        if place["system"] is not None:
            numbers |= {
                f"system{systems}.free.{kind}": count for kind, count in place["system"]["free"].items()
            }
            for owner, kind in enumerate(place["system"]["stations"]):
                if kind is not None:
                    numbers[f"system{systems}.{kind}.{relative(shown, seat, owner)}"] = 1
            systems += 1
        if place["pulsar"] is not None:
            numbers[f"pulsar{pulsars}.spinning"] = int(place["pulsar"]["spinning"])
            if place["pulsar"]["owner"] is not None:
                numbers[f"pulsar{pulsars}.ring.{relative(shown, seat, place['pulsar']['owner'])}"] = 1
            if place["pulsar"]["gyrodyne"] is not None:
                numbers[f"pulsar{pulsars}.gyrodyne.{place['pulsar']['gyrodyne']}"] = 1
            pulsars += 1
    return numbers


def expected_cards(shown: PulsarTableView, seat: int) -> Numbers:
    """Return the expected slots of technologies and transmitters, computed from the view."""
    numbers: Numbers = {}
    for player in shown["players"]:
        owner = relative(shown, seat, player["seat"])
        numbers |= {f"{technology}.owner.{owner}": 1 for technology in player["technologies"]}
        for array in player["arrays"]:
            for tile in array:
                numbers |= {f"{tile['transmitter']}.owner.{owner}": 1}
                numbers |= {f"{tile['transmitter']}.online": int(tile["online"])}
                for place, cost in enumerate(tile["costs"], 1):
                    numbers[f"{tile['transmitter']}.paid.{place}"] = int(cost["paid"])
    return numbers


def test_names_are_many_and_all_different() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(BOUNDS)
    assert slots.HOLDING_SLOTS[RUNS_SLOT] == (f"runs.{actions.RUN.tokens[0]}", 1)


def test_steps_are_named_as_the_state_numbers_them() -> None:
    numbers = {name: number for name, number in vars(steps).items() if name.isupper() and name != "NAMES"}
    assert len(numbers) == len(slots.STEPS) - 1
    assert all(slots.STEPS[number] == name.lower().replace("_", "-") for name, number in numbers.items())


@pytest.mark.parametrize(("seats", "star_map"), [(2, "map-a"), (3, "map-b"), (4, "map-b")])
def test_slots_agree_with_the_view(seats: int, star_map: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, map=star_map)):
        if number % 9:
            continue
        shown, seat = table(state), number % seats
        numbers = named(state, seat)
        expected = expected_table(shown) | expected_map(shown, seat) | expected_cards(shown, seat)
        for player in shown["players"]:
            prefix = relative(shown, seat, player["seat"])
            expected |= {f"{prefix}.{name}": slot for name, slot in expected_seat(player).items()}
        assert {name: numbers[name] for name in expected} == expected
        assert sum(slot for name, slot in numbers.items() if name.startswith("step.")) == 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"map": "map-b", "even_start": True}),
        (3, {"hq": False}),
        (4, {}),
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
    numbers = named(board.entered(2), 1)
    silent = [name for name in NAMES if name.split(".", 1)[0] in ("next2", "next3")]
    assert silent
    assert not any(numbers[name] for name in silent)


def test_every_seat_sees_itself_first() -> None:
    state = board.acting(seats=4)
    board.set_own(state, 2, columns.CUBES, 7)
    assert [named(state, seat)["own.cubes"] for seat in range(4)] == [0, 0, 7, 0]
    assert [named(state, seat)["next2.cubes"] for seat in range(4)] == [7, 0, 0, 0]
    assert [named(state, seat)["next3.turn"] for seat in range(4)] == [0, 1, 0, 0]


def test_a_draft_changes_the_slots_of_the_draft_and_no_others() -> None:
    state = board.rolled((1, 2, 3, 4, 4, 5, 6))
    before = named(state, 0)
    apply(GAME, state, "draft 6 engineering")
    assert changed(before, named(state, 0)) == {
        "dice.6": (1, 0),
        "own.asked": (1, 0),
        "own.drafts-left": (2, 1),
        "own.dice.6": (0, 1),
        "own.engineering.space": (8, 11),
        "next1.asked": (0, 1),
    }


def test_taking_and_placing_a_gyrodyne_change_their_slots() -> None:
    state = board.acting((4, 2))
    board.ring(state, 0, "n5")
    before = named(state, 1)
    apply(GAME, state, "take gyro-3 4 plain", "develop gyro-3 n5")
    assert changed(before, named(state, 1)) == {
        "stack.gyro-3": (10, 9),
        "next2.dice.4": (1, 0),
        "next2.on-board.gyro-3": (0, 1),
        "next2.count.gyrodynes_on_board": (0, 1),
        "pulsar0.gyrodyne.gyro-3": (0, 1),
    }


def test_a_patent_changes_owner_and_abilities() -> None:
    state = board.acting((1, 2))
    before = named(state, 0)
    apply(GAME, state, "patent ai-1a 1 plain")
    assert changed(before, named(state, 0)) == {
        "own.dice.1": (1, 0),
        "own.count.patents": (0, 1),
        "own.gate-minus1.green": (0, 1),
        "own.gate-plus1.green": (0, 1),
        "ai-1a.owner.own": (0, 1),
        "ai-1a.open": (2, 1),
    }


def test_a_flight_is_encoded_by_location_and_segment() -> None:
    state = board.acting((3, 2))
    board.place_ship(state, 0, "n54")
    apply(GAME, state, "launch 3 plain", "fly n53")
    numbers = named(state, 0)
    place = list(table(state)["locations"]).index("n53")
    assert (numbers["segments-left"], numbers["step.flight"]) == (2, 1)
    assert (numbers[f"location{place}.visited"], numbers[f"location{place}.ship.own"]) == (1, 1)
    assert sum(slot for name, slot in numbers.items() if name.endswith(".used")) == 1


def test_what_is_for_sale() -> None:
    state = board.acting()
    board.transmitter(state, 0, "t-a6", online=True)
    board.set_own(state, 0, columns.CUBES, 1)
    while table(state)["step"] != "buy":
        apply(GAME, state, "end")
    numbers = named(state, 0)
    assert (numbers["sale.price"], numbers["sale.worth"], numbers["sale.lots"]) == (1, 2, 1)


def test_an_observation_shows_a_refilled_pile() -> None:
    state = before_system("sys-11")
    tiles(state, {}, {"exp-vp4": 2, "exp-cubes": 1})
    ending(state)
    rows = ObservationBuffer(1, len(NAMES), state)
    rows.update(0, state, 0)
    apply(GAME, state, "bonus tile")
    rows.update(0, state, 0)
    assert list(rows.data) == GAME.features(state, 0)
    assert dict(zip(NAMES, rows.data, strict=True))["pile.exp-vp4"] == 2
