"""The view: everything on the table, as plain data that JSON can hold."""

import json
from collections.abc import Iterator

import pytest

from astrarium.core.components import Entry
from astrarium.core.dealer import Dealer
from astrarium.core.game import Value
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from astrarium.games.cosmic_pioneers.screen.view import table, view
from astrarium.games.cosmic_pioneers.screen.view_seats import happening, rule, scenario_view
from astrarium.games.cosmic_pioneers.screen.view_types import CosmicPlayerView, CosmicTableView, SectorView
from tests.rules.cosmic_pioneers import board
from tests.rules.cosmic_pioneers.board import GAME
from tests.table import apply

SEATS = [2, 3, 4]


def positions(seats: int, seed: int, **options: Value) -> Iterator[CosmicPosition]:
    """Yield every position of a random match; half of the time seats decline only if they must."""
    state, dealer, rng = GAME.start(seats, options), Dealer(seed), Rng(seed)
    assert isinstance(state, CosmicPosition)
    yield state
    declining = GAME.space.parse("pass")
    while state.actor != OVER:
        moves = state.legal()
        if rng.below(2):
            moves = [move for move in moves if move != declining]
        state.apply(dealer.choose(state) if state.actor == CHANCE else moves[rng.below(len(moves))])
        yield state


def plain(value: object) -> bool:
    """Return whether a value survives JSON unchanged."""
    if isinstance(value, dict):
        return all(type(key) is str and plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(plain(item) for item in value)
    return value is None or type(value) in (str, int, bool)


def player(state: CosmicPosition, seat: int = 0) -> CosmicPlayerView:
    return table(state)["players"][seat]


def sector(state: CosmicPosition, name: str) -> SectorView:
    return next(one for one in table(state)["sectors"] if one["sector"] == name)


def keys(shape: type) -> set[str]:
    """Return the keys a view must have, including those of its base."""
    return {key for part in shape.__mro__ for key in getattr(part, "__annotations__", {})}


def check_pieces(shown: CosmicTableView) -> None:
    """Assert that all pieces are somewhere, and that ring and players agree."""
    slots = [slot for one in shown["sectors"] for slot in one["slots"]]
    for seat, owner in enumerate(shown["players"]):
        out = sum(slot["seat"] == seat for slot in slots)
        assert out == owner["colonists"]
        assert out + owner["reserve"] + owner["hold"]["colonist"] == constants.COLONISTS_EACH
        held = [one["sector"] for one in shown["sectors"] if one["controller"] == seat]
        assert held == owner["planets"]
        assert sum(owner["hold"].values()) == owner["aboard"]
        parts = dict(owner["standing"])
        assert parts.pop("total") == sum(int(str(part)) for part in parts.values())
        ships = [one["sector"] for one in shown["sectors"] for ship in one["ships"] if ship["seat"] == seat]
        assert ships == ([owner["ship"]] if owner["ship"] is not None else [])
    for number, species in enumerate(tables.ALIENS.species):
        there = sum(slot["species"] == species for slot in slots)
        aboard = sum(owner["hold"][species] for owner in shown["players"])
        assert there + aboard + shown["stock"]["aliens"][species] == tables.ALIENS.meeples[number]
    for colour, beside in shown["stock"]["goods"].items():
        there = sum(one["goods"][colour] for one in shown["sectors"])
        assert (
            there + sum(owner["hold"][colour] for owner in shown["players"]) + beside == constants.GOODS_EACH
        )


@pytest.mark.parametrize(
    ("seats", "scenario"), [(2, "freight-run"), (3, "overgrown"), (4, "cross-trade"), (2, "falling-sky")]
)
def test_views_of_a_whole_match_are_plain_and_complete(seats: int, scenario: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, scenario=scenario)):
        if number % 3:
            continue
        shown = GAME.view(state)
        assert plain(shown)
        assert json.loads(json.dumps(shown)) == shown
        assert keys(CosmicTableView) == set(shown)
        check_pieces(table(state))


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Cosmic Pioneers"):
        view(State(2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_opening_before_anything_happens(seats: int) -> None:
    state = GAME.start(seats, {"events": "even-rounds", "start": "bare"})
    assert isinstance(state, CosmicPosition)
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["turn"], shown["asked"]) == ("chance", "first", None, None)
    assert (shown["round"], shown["last_round"], shown["first"]) == (0, 12, None)
    assert shown["options"] == {"events": "even-rounds", "start": "bare", "stay": "off"}
    assert shown["draws"] == [False, True] * 6
    assert (shown["scenario"], shown["pool"], shown["deck"]["left"]) == (None, [], 0)
    assert {one["kind"] for one in shown["sectors"]} == {"free"}
    assert all(one["commander"] is None and one["ship"] is None for one in shown["players"])


def test_steps_have_names() -> None:
    assert len(steps.NAMES) == steps.LAST + 1
    seen = {table(state)["step"] for seats in SEATS for state in positions(seats, seed=4)}
    assert seen <= {*steps.NAMES, "over"}
    assert {"first", "commander", "level", "species", "scenario", "planet", "lay", "event"} <= seen
    assert {"move", "attack", "defence", "face", "crash", "transfer", "bomb", "hit", "over"} <= seen


def test_laying_the_ring() -> None:
    start = ["first s0", "commander amari", "commander okoro", "raise cargo 1", "raise bombs 1"]
    state = GAME.start(2, {"scenario": "lane-keepers", "species_1": "lizard", "species_2": "worm"})
    assert isinstance(state, CosmicPosition)
    apply(GAME, state, *start)
    assert table(state)["about"] == "red"
    for planet in ("ravan", "maul", "tarn", "drift", "mirrow", "sump", "loess", "barrow"):
        apply(GAME, state, f"planet {planet}")
    shown = table(state)
    assert (shown["step"], shown["asked"], shown["left"], shown["belts"]) == ("lay", 1, 11, 3)
    assert shown["species"] == ["lizard", "worm"]
    assert [planet["planet"] for planet in shown["pool"]][:3] == ["ravan", "maul", "tarn"]
    assert shown["choices"] == [f"r{place}" for place in range(1, 12)]
    assert (shown["sector"], shown["place"]) == ("", "")
    apply(GAME, state, "lay sump r4", "lay belt r3")
    shown = table(state)
    assert (shown["left"], shown["belts"], len(shown["pool"])) == (9, 2, 7)
    assert [one["kind"] for one in shown["sectors"][:6]] == [
        "jumpgate",
        "free",
        "free",
        "belt",
        "planet",
        "free",
    ]
    assert shown["names"]["sector"]["r5"] == {"place": "free"}


def test_a_planet_in_full() -> None:
    state = board.table()
    board.settle_row(state, "r1", "A.Bl")
    board.lay_goods(state, "r1", "red", "red", "blue")
    board.place_ship(state, 2, "r1", crashed=True)
    shown = sector(state, "r1")
    assert (shown["kind"], shown["title"], shown["controller"]) == ("planet", "Ravan", None)
    assert shown["planet"] is not None
    assert (shown["planet"]["colour"], shown["planet"]["species"]) == ("red", "lizard")
    assert (shown["planet"]["slots"], shown["planet"]["green"]) == (4, [1, 2])
    assert [face["words"] for face in shown["planet"]["faces"]] == [
        "event",
        "crash",
        "-2 colonists",
        "-2 colonists",
        "+1 colonist",
        "+100 credits",
    ]
    assert shown["planet"]["faces"][2] == {"kind": "lose_colonists", "number": -2, "words": "-2 colonists"}
    assert shown["slots"] == [
        {"slot": 1, "green": True, "seat": 0, "species": None},
        {"slot": 2, "green": True, "seat": None, "species": None},
        {"slot": 3, "green": False, "seat": 1, "species": None},
        {"slot": 4, "green": False, "seat": None, "species": "lizard"},
    ]
    assert shown["goods"] == {"red": 2, "blue": 1, "green": 0, "yellow": 0}
    assert shown["ships"] == [{"seat": 2, "crashed": True}]


def test_a_destroyed_planet_is_a_ruin() -> None:
    state = board.table(scenario="falling-sky", round_number=4)
    number, _ = tables.SCENARIOS.triggered[tables.SCENARIOS.names.index("falling-sky")][tables.ROUND_END][0]
    board.begin(state, steps.EFFECT, argument=number)
    shown = table(state)
    assert (shown["step"], shown["outcome"], shown["about"]) == ("pick", "destroy_planet", "falling-sky")
    assert (shown["left"], len(shown["choices"])) == (1, 11)
    apply(GAME, state, "pick r5")
    assert (sector(state, "r5")["kind"], sector(state, "r5")["planet"]) == ("ruin", None)


def test_a_player_in_full() -> None:
    state = board.table(scenario="battle-royale")
    board.settle_row(state, "r1", "BB")
    board.set_level(state, 1, "cargo", 3)
    board.set_level(state, 1, "bombs", 2)
    board.set_own(state, 1, columns.CREDITS, 1490)
    board.set_own(state, 1, columns.FIGHTS, 2)
    board.load(state, 1, "colonist", "squid", "red")
    shown = player(state, 1)
    assert shown["standing"] == {"total": 13, "colonists": 2, "planets": 5, "credits": 2, "scenario": 4}
    assert (shown["credits"], shown["income"], shown["reserve"], shown["place"]) == (1490, 300, 12, 1)
    assert (shown["aboard"], shown["capacity"], shown["aliens"]) == (3, 4, True)
    assert [piece for piece, count in shown["hold"].items() if count] == ["colonist", "squid", "red"]
    assert (shown["ship"], shown["crashed"], shown["planets"]) == ("r0", False, ["r1"])
    assert shown["counters"]["fights_won"] == 2
    commander = shown["commander"]
    assert commander is not None
    assert (commander["commander"], commander["talent"], commander["phase"]) == ("okoro", "Steady Aim", 5)
    assert shown["levels"]["cargo"] == {"level": 3, "number": 4, "words": "4 pieces, aliens too"}
    assert shown["levels"]["bombs"] == {"level": 2, "number": 6, "words": "D6 die, kind rolled"}
    assert shown["levels"]["weapons"] == {"level": 1, "number": 0, "words": "+0 in a fight"}
    assert shown["levels"]["engines"] == {"level": 1, "number": 2, "words": "up to 2 sectors"}


def test_levels_show_the_figures_of_the_scenario() -> None:
    assert table(board.table(scenario="menagerie"))["attributes"]["cargo"] == [
        "2 pieces, no aliens",
        "3 pieces, aliens too",
        "4 pieces, aliens too",
    ]
    state = board.table(scenario="lane-keepers")
    assert table(state)["attributes"]["engines"][0] == "up to 3 sectors"
    assert player(state)["levels"]["engines"]["number"] == 3


def test_uses_of_a_talent() -> None:
    state = board.table(commanders=("amari", "lindqvist", "okoro", "fraser"))
    assert player(state)["rerolls"] == [{"die": "adventure", "per": "game", "left": 2}]
    assert player(state, 1)["rerolls"] == [{"die": "combat", "per": "turn", "left": 1}]
    assert player(state, 2)["rerolls"] == []
    apply(GAME, state, "move r1", "roll 4")
    shown = table(state)
    assert (shown["step"], shown["about"], shown["rolled"]) == ("reroll", "adventure", 4)
    assert (shown["outcome"], shown["amount"], shown["dice"]["die"]) == ("lose_colonists", 2, 4)
    apply(GAME, state, "reroll")
    assert player(state)["rerolls"][0]["left"] == 1


def test_destinations_of_a_move() -> None:
    ring = ("belt", *board.RING[1:10], "belt")
    shown = table(board.table(ring=ring))
    assert (shown["step"], shown["left"], shown["choices"]) == ("move", 2, ["r2", "r10"])
    assert (shown["sector"], shown["place"]) == ("r0", "jumpgate")
    assert shown["names"]["sector"] == {
        "r2": {"place": "fathom", "steps": 2},
        "r10": {"place": "halcyon", "steps": 2},
    }
    assert [step["step"] for step in shown["upcoming"]] == ["fight", "adventure", "deploy", "bomb", "end"]


def test_odds_of_the_fights_a_move_would_bring() -> None:
    state = board.table(4, commanders=("fraser", "okoro", "amari", "lindqvist"))
    board.set_level(state, 0, "weapons", 2)
    board.place_ship(state, 1, "r1")
    board.place_ship(state, 2, "r2")
    board.place_ship(state, 3, "r2", crashed=True)
    # 6 against 6 faces with one point ahead: 21 of 36 beat the defender, who wins ties.
    assert table(state)["odds"] == {"r1": {"s1": 58}, "r2": {"s2": 58}}
    board.place_ship(state, 3, "r2")
    # A defender who may roll a losing die again: the sum of (a / 6)² over the six dice of the attacker, by 6.
    assert table(state)["odds"]["r2"] == {"s2": 58, "s3": 42}
    apply(GAME, state, "move r1")
    assert table(state)["odds"] == {}


def test_levels_as_numbers() -> None:
    shown = table(board.table(scenario="lane-keepers"))
    assert shown["figures"] == {
        "weapons": [0, 1, 2],
        "cargo": [2, 3, 4],
        "bombs": [1, 6, 6],
        "engines": [3, 4, 5],
    }
    assert (shown["alien_level"], shown["hit_die"]) == (3, {"colonist": 3, "alien": 3})
    assert table(board.table(scenario="menagerie"))["alien_level"] == 2


def test_the_special_end_and_how_near_it_is() -> None:
    assert table(board.table())["goal"] is None
    state = board.table(scenario="battle-royale")
    board.set_own(state, 1, columns.FIGHTS, 3)
    assert table(state)["goal"] == {"test": "fights_won", "number": 5, "reached": 3}
    state = board.table(scenario="first-flag")
    board.settle_row(state, "r1", "AA")
    assert table(state)["goal"] == {"test": "planets_controlled", "number": 4, "reached": 1}
    shown = table(board.table(scenario="falling-sky"))
    assert shown["goal"] == {"test": "planets_left", "number": 7, "reached": 11}


def test_a_fight_under_way() -> None:
    state = board.table(commanders=("fraser", "lindqvist", "okoro", "amari"))
    board.set_level(state, 0, "weapons", 3)
    board.place_ship(state, 1, "r3")
    board.phase(state, steps.FIGHT, sector="r3")
    apply(GAME, state, "roll 2")
    fight = table(state)["dice"]["fight"]
    assert fight is not None
    assert fight["attacker"] == {"seat": 0, "die": 2, "weapons": 2, "total": 4}
    assert fight["defender"] == {"seat": 1, "die": None, "weapons": 0, "total": None}
    assert fight["ties"] == 1
    # 4 beats 1, 2 and 3; in the other half of the cases nothing helps, in this half the defender rolls again.
    assert fight["win"] == 25
    apply(GAME, state, "roll 3")
    shown = table(state)
    assert (shown["step"], shown["about"], shown["asked"]) == ("reroll", "combat", 1)
    assert (shown["rolled"], shown["total"], shown["against"]) == (3, 3, 4)


@pytest.mark.parametrize(
    ("commander", "scenario"), [("lindqvist", "cosmic-pioneers"), ("amari", "battle-royale")]
)
def test_attackers_that_win_ties(commander: str, scenario: str) -> None:
    state = board.table(scenario=scenario, commanders=(commander, "fraser", "okoro"))
    board.place_ship(state, 1, "r3")
    board.phase(state, steps.FIGHT, sector="r3")
    fight = table(state)["dice"]["fight"]
    assert fight is not None
    assert fight["ties"] == 0


def test_what_a_die_would_bring() -> None:
    state = board.table()
    apply(GAME, state, "move r1")
    names = table(state)["names"]["value"]
    assert names["1"] == {"outcome": "draw_event", "amount": 0}
    assert names["6"] == {"outcome": "gain_credits", "amount": 100}


def test_an_event_card_being_resolved() -> None:
    state = board.table()
    for place in ("r2", "r6", "r10"):
        board.settle_row(state, place, "ABq")
    board.draw_card(state, "squid-drag-under", seat=1)
    shown = table(state)
    assert shown["deck"]["current"] is not None
    assert shown["deck"]["current"]["title"] == "Drag Under"
    assert (shown["step"], shown["asked"], shown["about"]) == ("pick", 1, "squid-drag-under")
    assert (shown["outcome"], shown["amount"], shown["left"]) == ("lose_colonists", 2, 1)
    assert shown["choices"] == ["r2", "r6", "r10"]
    assert shown["upcoming"][0] == {"step": "spawn", "seat": 1, "about": "squid-drag-under"}


def test_planets_picked_already() -> None:
    state = board.table()
    for place in ("r3", "r7", "r11"):
        board.settle_row(state, place, "As")
    board.draw_card(state, "slime-smother")
    assert table(state)["left"] == 2
    apply(GAME, state, "pick r3")
    shown = table(state)
    assert (shown["left"], shown["picked"], shown["choices"]) == (1, ["r3"], ["r7", "r11"])


def test_cargo_thrown_overboard() -> None:
    state = board.table()
    board.set_level(state, 1, "cargo", 3)
    board.load(state, 1, "colonist", "colonist", "slime", "red")
    board.place_ship(state, 1, "r1")
    board.draw_card(state, "lizard-ambush")
    shown = table(state)
    assert (shown["step"], shown["asked"], shown["left"]) == ("jettison", 1, 2)
    assert (shown["about"], shown["place"]) == ("lizard-ambush", "ravan")
    apply(GAME, state, "jettison colonist")
    assert table(state)["left"] == 1


def test_the_event_deck() -> None:
    state = board.table()
    deck = table(state)["deck"]
    assert (deck["left"], deck["known"], deck["current"]) == (11, False, None)
    assert deck["species"] == {"lizard": 3, "squid": 3, "slime": 3, "worm": 2}
    assert sum(card["unseen"] for card in deck["cards"]) == 25
    board.draw_card(state, "worm-surfacing")
    deck = table(state)["deck"]
    assert {card["card"] for card in deck["cards"] if card["discarded"]} == {"worm-surfacing"}
    board.stack_deck(state, "slime-bloom", "slime-bloom")
    deck = table(state)["deck"]
    assert deck["known"]
    assert {card["card"]: card["unseen"] for card in deck["cards"] if card["unseen"]} == {"slime-bloom": 2}


def test_cards_of_a_species_that_is_used_up_cannot_come() -> None:
    state = board.table(ring=("ravan", *("fathom", "drift", "mirrow", "pelagos", "halcyon") * 2))
    board.draw_card(state, "lizard-alpha-call")
    cards = table(state)["deck"]["cards"]
    assert all(card["unseen"] == 0 for card in cards if card["species"] == "lizard")
    assert any(card["unseen"] > 0 for card in cards if card["species"] == "squid")


def test_unloading_a_wreck() -> None:
    state = board.table()
    board.settle_row(state, "r2", "AAAA")
    board.load(state, 0, "colonist", "worm")
    board.place_ship(state, 0, "r1")
    board.begin(state, steps.CRASH)
    shown = table(state)
    assert (shown["step"], shown["choices"], shown["place"]) == ("wreck", [], "fathom")
    assert (shown["left"], shown["players"][0]["crashed"]) == (1, True)


def test_loading_and_unloading() -> None:
    state = board.table(commanders=("amari", "okoro", "lindqvist"))
    board.settle_row(state, "r3", "AlB")
    board.load(state, 0, "colonist", "worm")
    board.phase(state, steps.DEPLOY, sector="r3")
    shown = table(state)
    assert (shown["step"], shown["left"], shown["due"]) == ("transfer", 0, 0)
    assert shown["names"]["slot"] == {"1": {"occupant": "s0"}}
    apply(GAME, state, "load 1")
    shown = table(state)
    assert (shown["step"], shown["due"], shown["players"][0]["aboard"]) == ("transfer", 1, 3)


def test_the_slot_of_a_landing() -> None:
    state = board.table()
    board.load(state, 0, "colonist")
    board.phase(state, steps.DEPLOY, sector="r3")
    apply(GAME, state, "unload colonist")
    shown = table(state)
    assert (shown["step"], shown["about"]) == ("slot", "colonist")
    assert shown["names"]["slot"]["6"] == {"occupant": "none"}


def test_the_steps_of_the_jumpgate() -> None:
    state = board.table(scenario="freight-run", ring=(*board.RING[:5], "station", *board.RING[6:]))
    board.set_own(state, 0, columns.CREDITS, 300)
    board.load(state, 0, "colonist")
    board.phase(state, steps.ADVENTURE, sector="r0")
    assert (table(state)["step"], table(state)["place"]) == ("discard", "jumpgate")
    apply(GAME, state, "pass")
    shown = table(state)
    assert (shown["step"], shown["credits"], shown["price"]) == ("raise", 500, 500)
    apply(GAME, state, "raise cargo 1")
    assert (table(state)["step"], table(state)["left"], table(state)["price"]) == ("buy", 2, 0)
    apply(GAME, state, "buy red", "pass")
    assert (table(state)["step"], table(state)["left"]) == ("embark", 1)


def test_bombs() -> None:
    state = board.table(seat=1)
    board.set_level(state, 1, "bombs", 3)
    board.settle_row(state, "r3", "AAAl")
    board.phase(state, steps.BOMB, seat=1, sector="r3")
    assert (table(state)["step"], table(state)["level"]) == ("bomb", 3)
    apply(GAME, state, "bomb", "roll 2")
    shown = table(state)
    assert (shown["step"], shown["left"]) == ("target", 2)
    assert shown["dice"] == {"die": None, "hit": None, "kills": 2, "fight": None}
    apply(GAME, state, "target colonist")
    shown = table(state)
    assert (shown["step"], shown["about"], shown["left"]) == ("victim", "colonist", 2)
    assert shown["dice"] == {"die": None, "hit": "colonist", "kills": 2, "fight": None}


def test_the_hit_die_before_the_number_is_rolled() -> None:
    state = board.table(commanders=("amari", "okoro", "lindqvist"))
    board.set_level(state, 0, "bombs", 2)
    board.settle_row(state, "r3", "Al")
    board.phase(state, steps.BOMB, sector="r3")
    apply(GAME, state, "bomb", "hit alien")
    assert table(state)["dice"] == {"die": None, "hit": "alien", "kills": None, "fight": None}


@pytest.mark.parametrize(
    ("scenario", "rules", "end"),
    [
        ("cosmic-pioneers", [], ""),
        (
            "battle-royale",
            [
                "The attacker wins ties.",
                "After a fight the winner receives 200 credits.",
                "Each fight won scores 2.",
            ],
            "The game ends with the round in which a player has won 5 fights.",
        ),
        (
            "freight-run",
            [
                "A ship at the Jumpgate may take up to 2 goods tokens.",
                "Goods handed in at the Trade Station bring 300 credits each.",
                "At the Trade Station ships may load colonists from the reserve.",
                "Each delivery scores 2.",
            ],
            "",
        ),
        (
            "first-flag",
            [
                "At set-up everybody raises an attribute by a level.",
                "Nobody may bomb in rounds 1 to 3.",
                "Each colour among the planets controlled scores 1.",
            ],
            "The game ends with the round in which a player controls 4 planets.",
        ),
        (
            "falling-sky",
            [
                "A controlled planet scores 6.",
                (
                    "At the end of rounds 4, 6, 9 and 11 one uncontrolled planet of the first player's choice"
                    " is destroyed."
                ),
            ],
            "The game ends with the round in which at most 7 planets are left.",
        ),
        (
            "cross-trade",
            [
                "At set-up every red and every blue planet gets 1 goods token of its colour.",
                "Red and blue goods handed in at green and yellow planets bring 300 credits each.",
                (
                    "At the start of rounds 5 and 9 every red and every blue planet gets 1 goods token of its"
                    " colour."
                ),
                "Each delivery scores 1.",
            ],
            "",
        ),
        (
            "gold-rush",
            [
                "Every 250 credits score 1.",
                "A controlled planet scores 3.",
                (
                    "At the end of rounds 2, 4, 6, 8, 10 and 12 whoever controls a planet receives 100"
                    " credits for it."
                ),
            ],
            "",
        ),
    ],
)
def test_scenarios_in_words(scenario: str, rules: list[str], end: str) -> None:
    shown = table(board.table(scenario=scenario))["scenario"]
    assert shown is not None
    assert (shown["scenario"], shown["rules"], shown["end"]) == (scenario, rules, end)


def test_every_scenario_says_all_its_rules() -> None:
    for number, name in enumerate(tables.SCENARIOS.names):
        shown = scenario_view(number)
        assert len(shown["rules"]) >= len(tables.SCENARIOS.standing[number]) + len(
            tables.SCENARIOS.scoring[number]
        )
        assert all(rule[0].isupper() and rule.endswith(".") and "{" not in rule for rule in shown["rules"])
        assert (shown["end"] != "") == bool(tables.SCENARIOS.ending[number]), name


def effect(**fields: object) -> Effect:
    return Effect(Entry("scenario", fields), schema.KINDS)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"kind": "gain_colonists", "n": 2}, "the first player gains 2 colonists"),
        ({"kind": "lose_colonists", "n": 1, "where": ["settled"]}, "every settled planet loses 1 colonist"),
        (
            {"kind": "gain_credits", "n": 100, "whom": "controllers", "where": ["red"]},
            "whoever controls a red planet receives 100 credits for it",
        ),
        ({"kind": "lose_credits", "n": 100, "whom": "all"}, "everybody loses 100 credits"),
        (
            {"kind": "crash", "whom": "ships", "where": ["blue"]},
            "whoever has a ship at a blue planet crash-lands",
        ),
        ({"kind": "draw_event"}, "the first player draws an event card"),
        (
            {"kind": "add_aliens", "n": 1, "where": ["any"], "species": "native", "pick": 2},
            "each of 2 planets of the first player's choice gets 1 native alien",
        ),
        (
            {"kind": "remove_aliens", "n": 2, "where": ["green"], "species": "native"},
            "every green planet loses 2 native aliens",
        ),
        (
            {"kind": "shift_life", "life": "colonist", "n": 1, "where": ["any"], "dir": "anticlockwise"},
            "every planet sends 1 colonist to the next one anticlockwise",
        ),
        ({"kind": "jettison", "n": 2}, "the first player throws 2 pieces of cargo overboard"),
        (
            {"kind": "sweep_ships", "n": 1, "dir": "clockwise", "whom": "all"},
            "everybody is carried 1 sector clockwise",
        ),
    ],
)
def test_effects_at_once_in_words(fields: dict[str, object], words: str) -> None:
    assert happening(effect(**fields)) == words


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        (
            {"kind": "figure", "name": "level_price", "set": 400, "rounds": [1, 4]},
            "A level costs 400 credits in rounds 1 to 4.",
        ),
        ({"kind": "figure", "name": "engine_range", "add": 1}, "The range of every ship grows by 1."),
        (
            {"kind": "reroll", "die": "bombs", "uses": 1, "per": "turn"},
            "Everybody may roll the bombs die again.",
        ),
        ({"kind": "win_ties", "role": "defender"}, "The defender wins ties."),
        ({"kind": "choose_slots"}, "Life forms are landed on any free slots."),
        ({"kind": "choose_victims"}, "Whoever bombs chooses the victims."),
        ({"kind": "forbid", "action": "load_aliens"}, "Nobody may load aliens."),
        (
            {"kind": "station_service", "services": ["discard", "income", "raise_level"]},
            "At the Trade Station ships may discard cargo, take the income and buy levels.",
        ),
        (
            {"kind": "offer_goods", "at": "station", "n": 1, "price": 100},
            "A ship at the Trade Station may take up to 1 goods token for 100 credits each.",
        ),
        (
            {
                "kind": "deliver",
                "cargo": "alien",
                "at": ["jumpgate", "station"],
                "colours": ["red"],
                "credits": 50,
            },
            "Red aliens handed in at the Jumpgate and the Trade Station bring 50 credits each.",
        ),
    ],
)
def test_standing_effects_in_words(fields: dict[str, object], words: str) -> None:
    assert rule(effect(**fields)) == words


def test_every_planet_can_be_seen() -> None:
    for number, (title, text) in enumerate(tables.PLANETS.titles):
        ring = [
            tables.PLANETS.names[number],
            *[name for name in board.RING if name != tables.PLANETS.names[number]],
        ]
        shown = sector(board.table(ring=ring[:11]), "r1")
        assert (shown["title"], shown["text"]) == (title, text)


def test_places_before_the_end_follow_the_standing() -> None:
    state = board.table()
    board.settle_row(state, "r3", "BBA")
    board.set_own(state, 2, columns.CREDITS, 100)
    assert [one["place"] for one in table(state)["players"]] == [2, 1, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_the_end(seats: int) -> None:
    state = list(positions(seats, seed=3))[-1]
    shown = table(state)
    assert (shown["actor"], shown["step"], shown["upcoming"], shown["choices"]) == ("over", "over", [], [])
    assert [one["place"] for one in shown["players"]] == state.ranking()
    assert [one["points"] for one in shown["players"]] == state.scores()
    assert [one["standing"]["total"] for one in shown["players"]] == state.scores()
