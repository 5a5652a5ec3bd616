"""Set-up (catalogue section 6)."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from astrarium.core.errors import BadOption
from astrarium.core.game import Value
from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns
from tests.rules.cosmic_pioneers.board import GAME, deck_left, hold, money, reserve, row, scenario_of, ship
from tests.table import Log, apply, legal, odds, refused

BASE = {"scenario": "cosmic-pioneers", "species_1": "lizard", "species_2": "squid"}
FREIGHT = {"scenario": "freight-run", "species_1": "lizard", "species_2": "worm"}


def fresh(seats: int = 3, options: Mapping[str, Value] | None = None) -> CosmicPosition:
    """Return a match before its first event."""
    state = GAME.start(seats, options or {})
    assert isinstance(state, CosmicPosition)
    return state


def run(
    state: CosmicPosition, wanted: Mapping[str, Sequence[str]] | None = None, until: str = "event"
) -> Log:
    """Play the set-up until an action of the kind `until` is due.

    The `wanted` actions of a kind are chosen in order, else the first legal one.
    """
    script = {verb: iter(texts) for verb, texts in (wanted or {}).items()}
    log = Log()
    while not legal(GAME, state, until):
        texts = legal(GAME, state)
        verb = texts[0].split()[0]
        choice = next(script.get(verb, iter(())), None)
        text = texts[0] if choice is None else f"{verb} {choice}"
        log.append((int(state.actor), text))
        apply(GAME, state, text)
    return log


def ready(
    seats: int = 3,
    options: Mapping[str, Value] | None = None,
    wanted: Mapping[str, Sequence[str]] | None = None,
) -> CosmicPosition:
    """Return a match at its first event card."""
    state = fresh(seats, options)
    run(state, wanted)
    return state


def verbs(log: Log) -> list[str]:
    return [text.split()[0] for _, text in log]


def levels(state: CosmicPosition, seat: int) -> list[int]:
    return [int(state.get(seat, columns.LEVEL + attribute)) for attribute in range(constants.ATTRIBUTES)]


def planets(state: CosmicPosition) -> dict[str, int]:
    """Return the planets on the ring by colour."""
    colours = Counter(
        constants.COLOURS[tables.PLANET_COLOUR[hexagon]] for hexagon in state.sector if hexagon >= 0
    )
    return {colour: colours[colour] for colour in constants.COLOURS}


def start_of(state: CosmicPosition, seat: int) -> tuple[int, int, int]:
    """Return credits, pieces aboard and colonists in reserve."""
    return money(state, seat), len(hold(state, seat)), reserve(state, seat)


# First player, commanders, free levels


@pytest.mark.rule("C-SETUP-01")
@pytest.mark.rule("C-GAP-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player_all_alike(seats: int) -> None:
    state = fresh(seats)
    assert state.actor == CHANCE
    assert odds(GAME, state) == {f"first s{seat}": 1 for seat in range(seats)}


@pytest.mark.rule("C-OPT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_player_that_is_fixed_is_not_drawn(seats: int) -> None:
    for first in range(seats):
        state = GAME.start(seats, {"first_player": str(first)})
        drawn = fresh(seats)
        apply(GAME, drawn, f"first s{first}")
        assert state.actor == first
        assert state.key() == drawn.key()


@pytest.mark.rule("C-OPT-02")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_first_player_beyond_the_table_is_refused(seats: int, first: str) -> None:
    with pytest.raises(BadOption, match=f"first_player needs a seat {first}, .* has {seats} seats"):
        GAME.start(seats, {"first_player": first})


@pytest.mark.rule("C-SETUP-02")
def test_the_first_player_has_the_token_and_begins() -> None:
    state = fresh(3)
    apply(GAME, state, "first s2")
    assert (state.first, state.actor) == (2, 2)


@pytest.mark.rule("C-SETUP-03")
@pytest.mark.rule("C-COMP-15")
def test_each_seat_chooses_a_commander_with_all_attributes_at_level_1() -> None:
    state = fresh(3)
    apply(GAME, state, "first s1")
    assert legal(GAME, state) == [f"commander {name}" for name in ("fraser", "okoro", "lindqvist", "amari")]
    apply(GAME, state, "commander amari", "commander fraser", "commander okoro")
    assert [tables.COMMANDERS.names[state.get(seat, columns.COMMANDER)] for seat in range(3)] == [
        "okoro",
        "amari",
        "fraser",
    ]
    assert [levels(state, seat) for seat in range(3)] == [[1, 1, 1, 1]] * 3


@pytest.mark.rule("C-GAP-17")
def test_no_commander_is_taken_twice_and_the_rest_are_out_of_the_game() -> None:
    state = fresh(2)
    apply(GAME, state, "first s0", "commander okoro")
    assert refused(GAME, state, "commander okoro") == "C-GAP-17"
    assert "commander okoro" not in legal(GAME, state)
    apply(GAME, state, "commander amari")
    assert refused(GAME, state, "commander fraser") == "C-SETUP-04"
    assert "commander" not in verbs(run(state))


@pytest.mark.rule("C-GAP-17")
def test_the_last_of_four_players_gets_the_commander_that_is_left() -> None:
    state = fresh(4)
    apply(GAME, state, "first s3", "commander okoro", "commander amari", "commander fraser")
    assert tables.COMMANDERS.names[state.get(2, columns.COMMANDER)] == "lindqvist"
    assert legal(GAME, state, "raise")


@pytest.mark.rule("C-SETUP-04")
def test_each_seat_raises_one_attribute_by_a_level() -> None:
    state = fresh(2)
    apply(GAME, state, "first s0", "commander okoro", "commander amari")
    assert legal(GAME, state) == ["raise weapons 1", "raise cargo 1", "raise bombs 1", "raise engines 1"]
    assert refused(GAME, state, "raise cargo 2") == "C-CMD-02"
    apply(GAME, state, "raise bombs 1", "raise engines 1")
    assert (levels(state, 0), levels(state, 1)) == ([1, 1, 2, 1], [1, 1, 1, 2])
    assert [sum(levels(state, seat)) for seat in range(2)] == [5, 5]
    assert legal(GAME, state, "raise") == []


@pytest.mark.rule("C-GAP-55")
def test_commanders_then_levels_then_the_draws_each_in_turn_order() -> None:
    state = fresh(3)
    log = run(state, {"first": ["s1"]})
    begun = [(actor, text.split()[0]) for actor, text in log[:10]]
    assert begun == [
        (CHANCE, "first"),
        *((seat, "commander") for seat in (1, 2, 0)),
        *((seat, "raise") for seat in (1, 2, 0)),
        (CHANCE, "species"),
        (CHANCE, "species"),
        (CHANCE, "scenario"),
    ]


# The draws


@pytest.mark.rule("C-SETUP-05")
def test_two_different_species_are_drawn_all_alike() -> None:
    state = fresh(2)
    run(state, until="species")
    assert odds(GAME, state) == {f"species {name}": 1 for name in tables.ALIENS.species}
    apply(GAME, state, "species slime")
    assert odds(GAME, state) == {f"species {name}": 1 for name in ("lizard", "squid", "worm")}
    apply(GAME, state, "species lizard")
    assert legal(GAME, state, "species") == []


@pytest.mark.rule("C-SETUP-06")
def test_a_scenario_is_drawn_all_alike() -> None:
    state = fresh(2)
    run(state, until="scenario")
    assert odds(GAME, state) == {f"scenario {name}": 1 for name in tables.SCENARIOS.names}
    apply(GAME, state, "scenario gold-rush")
    assert scenario_of(state) == "gold-rush"


@pytest.mark.rule("C-GAP-56")
@pytest.mark.parametrize("name", tables.SCENARIOS.names)
def test_a_scenario_asked_for_takes_the_place_of_the_draw(name: str) -> None:
    state = fresh(2, {"scenario": name})
    assert "scenario" not in verbs(run(state))
    assert scenario_of(state) == name


@pytest.mark.rule("C-SETUP-05")
@pytest.mark.parametrize(
    ("options", "draws"),
    [({}, 2), ({"species_1": "worm"}, 1), ({"species_2": "worm"}, 1), (BASE, 0)],
)
def test_species_asked_for_are_not_drawn(options: dict[str, Value], draws: int) -> None:
    state = fresh(2, options)
    log = run(state)
    assert verbs(log).count("species") == draws
    assert (CHANCE, "species worm") not in log or "worm" not in options.values()
    assert planets(state)["yellow"] >= tables.SCENARIOS.pools[state.scenario][3] + (
        "worm" in options.values()
    )


# The pool and the ring


@pytest.mark.rule("C-SETUP-07")
@pytest.mark.rule("C-SETUP-12")
@pytest.mark.rule("C-SETUP-16")
@pytest.mark.parametrize("name", tables.SCENARIOS.names)
def test_the_pool_is_the_sum_of_scenario_and_cards_and_the_deck_has_a_card_for_each(name: str) -> None:
    state = ready(2, {"scenario": name, "species_1": "slime", "species_2": "worm"})
    red, blue, green, yellow = tables.SCENARIOS.pools[tables.SCENARIOS.names.index(name)]
    assert planets(state) == {"red": red, "blue": blue, "green": green + 1, "yellow": yellow + 1}
    assert list(deck_left(state).values()) == list(planets(state).values())


@pytest.mark.rule("C-SETUP-08")
@pytest.mark.rule("C-SETUP-13")
@pytest.mark.rule("C-SETUP-16")
@pytest.mark.rule("C-NOTE-03")
@pytest.mark.rule("C-DATA-02")
@pytest.mark.rule("C-DATA-20")
@pytest.mark.rule("C-CHECK-19")
def test_the_worked_example_of_the_pool_and_its_deck() -> None:
    state = ready(3, BASE)
    assert planets(state) == {"red": 4, "blue": 3, "green": 2, "yellow": 2}
    assert deck_left(state) == {"lizard": 4, "squid": 3, "slime": 2, "worm": 2}
    assert sum(planets(state).values()) == sum(deck_left(state).values()) == 11
    assert len(state.sector) == 12
    assert len(tables.PLANETS.names) - 11 == 14


@pytest.mark.rule("C-GAP-12")
def test_planets_of_a_colour_are_drawn_alike_and_all_before_the_first_is_laid() -> None:
    state = fresh(2, BASE)
    run(state, until="planet")
    reds = [
        name for name, colour in zip(tables.PLANETS.names, tables.PLANETS.colours, strict=True) if colour == 0
    ]
    assert odds(GAME, state) == {f"planet {name}": 1 for name in reds}
    apply(GAME, state, "planet maul")
    assert odds(GAME, state) == {f"planet {name}": 1 for name in reds if name != "maul"}
    log = run(state, until="lay")
    drawn = ["maul", *(text.split()[1] for _, text in log)]
    assert [
        constants.COLOURS[tables.PLANETS.colours[tables.PLANETS.names.index(name)]] for name in drawn
    ] == [
        *["red"] * 4,
        *["blue"] * 3,
        *["green"] * 2,
        *["yellow"] * 2,
    ]
    assert {text.split()[1] for text in legal(GAME, state)} == set(drawn)


@pytest.mark.rule("C-SETUP-09")
def test_the_jumpgate_lies_before_any_planet() -> None:
    state = fresh(2, BASE)
    run(state, until="lay")
    assert list(state.sector) == [codes.JUMPGATE] + [codes.UNLAID] * 11
    assert refused(GAME, state, "lay ravan r0") == "C-SETUP-09"


@pytest.mark.rule("C-SETUP-10")
@pytest.mark.rule("C-NOTE-08")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1]), (3, [0, 2, 1]), (4, [0, 3, 2, 1])])
def test_the_last_player_lays_first_then_against_the_turn_order(seats: int, order: list[int]) -> None:
    log = run(fresh(seats, BASE), {"first": ["s1"]})
    laid = [actor for actor, text in log if text.startswith("lay")]
    assert laid == (order * 6)[:10]  # the eleventh hex has one place left


@pytest.mark.rule("C-GAP-13")
def test_any_hex_of_the_pool_goes_to_any_free_place() -> None:
    state = fresh(2, BASE)
    run(state, until="lay")
    assert len(legal(GAME, state)) == 11 * 11
    apply(GAME, state, "lay ravan r7")
    assert len(legal(GAME, state)) == 10 * 10
    assert tables.PLANETS.names[state.sector[7]] == "ravan"
    assert refused(GAME, state, "lay cinder r7") == "C-GAP-13"
    assert refused(GAME, state, "lay ravan r8") == "C-SETUP-07"
    assert refused(GAME, state, "lay amberline r8") == "C-SETUP-07"
    assert refused(GAME, state, "lay belt r8") == "C-GAP-06"


@pytest.mark.rule("C-SETUP-11")
@pytest.mark.rule("C-NOTE-05")
@pytest.mark.parametrize("name", tables.SCENARIOS.names)
def test_the_jumpgate_and_eleven_more_make_a_closed_ring(name: str) -> None:
    state = ready(2, {"scenario": name})
    assert len(state.sector) == constants.SECTORS == 12
    assert list(state.sector).count(codes.JUMPGATE) == 1
    assert codes.UNLAID not in state.sector
    if codes.BELT not in state.sector:
        apply(GAME, state, legal(GAME, state)[0])
        assert state.get(0, columns.LEVEL + 3) == 1
        reach = legal(GAME, state, "move")
        assert {"move r1", "move r2", "move r11", "move r10"} == set(reach)


@pytest.mark.rule("C-GAP-05")
@pytest.mark.rule("C-SECT-03")
@pytest.mark.rule("C-CHECK-28")
def test_the_trade_station_lies_opposite_the_jumpgate_before_the_rest() -> None:
    state = fresh(3, FREIGHT)
    run(state, until="lay")
    assert (state.sector[0], state.sector[6]) == (codes.JUMPGATE, codes.STATION)
    assert refused(GAME, state, "lay ravan r6") == "C-GAP-13"
    run(state)
    assert planets(state) == {"red": 3, "blue": 2, "green": 2, "yellow": 3}
    assert len(state.sector) == 12
    assert sum(deck_left(state).values()) == 10


# The deck


@pytest.mark.rule("C-GAP-14")
@pytest.mark.rule("C-GAP-15")
@pytest.mark.rule("C-GAP-57")
@pytest.mark.rule("C-DATA-13")
def test_any_card_of_a_species_may_be_in_the_deck() -> None:
    state = ready(2, BASE)
    assert (
        list(state.deck[columns.UNSEEN : columns.UNSEEN + len(tables.ALIENS.cards)]) == tables.ALIENS.copies
    )
    assert legal(GAME, state, "event") == [f"event {name}" for name in tables.ALIENS.cards]
    weights = odds(GAME, state)
    raid, call = weights["event lizard-night-raid"], weights["event lizard-alpha-call"]
    assert raid == 2 * call  # two copies of seven against one
    assert (
        sum(weight for text, weight in weights.items() if "lizard" in text) * 11 == sum(weights.values()) * 4
    )


# The end of the set-up


@pytest.mark.rule("C-SETUP-14")
def test_all_ships_start_on_the_jumpgate() -> None:
    assert [ship(ready(4, BASE), seat) for seat in range(4)] == ["r0"] * 4


@pytest.mark.rule("C-SETUP-15")
def test_the_rules_of_the_scenario_apply() -> None:
    state = ready(2, {"scenario": "overgrown"})
    assert all(row(state, place).count(".") == len(row(state, place)) - 1 for place in range(1, 12))
    state = ready(2, BASE)
    assert all(set(row(state, place)) == {"."} for place in range(1, 12))


@pytest.mark.rule("C-GAP-16")
@pytest.mark.rule("C-CHECK-26")
@pytest.mark.parametrize(
    ("start", "attribute", "expected"),
    [
        ("loaded", "cargo", (200, 3, 12)),
        ("loaded", "engines", (200, 2, 13)),
        ("bare", "cargo", (0, 0, 15)),
        ("bare", "engines", (0, 0, 15)),
    ],
)
def test_starting_credits_and_cargo_follow_the_option(
    start: str, attribute: str, expected: tuple[int, int, int]
) -> None:
    state = ready(3, BASE | {"start": start}, {"raise": [f"{attribute} 1"] * 3})
    assert [start_of(state, seat) for seat in range(3)] == [expected] * 3
    assert set(hold(state, 0)) <= {"colonist"}


@pytest.mark.rule("C-GAP-58")
@pytest.mark.rule("C-CHECK-46")
def test_a_level_of_the_scenario_counts_for_the_loading() -> None:
    state = fresh(2, {"scenario": "first-flag"})
    log = run(state, {"first": ["s1"], "raise": ["cargo 1"] * 4})
    assert [levels(state, seat) for seat in range(2)] == [[1, 3, 1, 1]] * 2
    assert [start_of(state, seat) for seat in range(2)] == [(200, 4, 11)] * 2
    raised = [(place, actor) for place, (actor, text) in enumerate(log) if text.startswith("raise")]
    assert [actor for _, actor in raised] == [1, 0, 1, 0]
    assert raised[2][0] > max(place for place, (_, text) in enumerate(log) if text.startswith("lay"))


@pytest.mark.rule("C-GAP-58")
def test_offers_of_the_scenario_do_not_apply_in_set_up() -> None:
    state = ready(2, FREIGHT)
    assert hold(state, 0) == ["colonist"] * 2
    assert "buy" not in verbs(run(fresh(2, FREIGHT)))
