"""Parts of the view: effects in words, planets, scenarios, commanders and players."""

from typing import Final

from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.deploying import may_load_aliens
from astrarium.games.cosmic_pioneers.rules.moving import reach
from astrarium.games.cosmic_pioneers.rules.scoring import (
    colonist_points,
    colonists_out,
    count,
    credit_points,
    planet_points,
    scenario_points,
    standing,
)
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.screen.view_types import (
    CommanderView,
    CosmicPlayerView,
    EffectView,
    LevelView,
    PlanetView,
    ScenarioView,
    StandingView,
    TalentView,
)

STOP_NAMES: Final = {"jumpgate": "the Jumpgate", "station": "the Trade Station"}
LOSSES: Final = ["lose_colonists", "lose_credits"]
PLANET_WORDS: Final = ["settled", "controlled", "uncontrolled", *constants.COLOURS]
FIGURE_WORDS: Final = {
    "jumpgate_income": "The Jumpgate pays {} credits",
    "jumpgate_per_planet": "The Jumpgate pays {} credits for each planet controlled",
    "level_price": "A level costs {} credits",
    "last_round": "The game has {} rounds",
    "points_per_colonist": "A colonist on a planet scores {}",
    "points_per_planet": "A controlled planet scores {}",
    "credits_per_point": "Every {} credits score 1",
    "alien_cargo_level": "Aliens can be carried from Cargo level {} on",
    "engine_range": "The range of every ship grows by {}",
    "start_credits": "Everybody starts with {} credits",
}
COUNTER_WORDS: Final = {
    "fights_won": "Each fight won",
    "deliveries": "Each delivery",
    "aliens_killed": "Each alien killed by own bombs",
    "neighbour_pairs": "Each pair of neighbouring planets controlled",
    "colours_controlled": "Each colour among the planets controlled",
}
END_WORDS: Final = {
    "fights_won": "a player has won {} fights",
    "planets_controlled": "a player controls {} planets",
    "planets_left": "at most {} planets are left",
}
ACTION_WORDS: Final = {"bombard": "bomb", "raise_level": "buy levels", "load_aliens": "load aliens"}
SERVICE_WORDS: Final = {
    "discard": "discard cargo",
    "income": "take the income",
    "raise_level": "buy levels",
    "load_colonists": "load colonists from the reserve",
}
EACH_TIME: Final = ["At the start of each round", "At the end of each round", "After a fight"]
IN_ROUNDS: Final = ["At the start of", "At the end of", "After a fight in"]
ALL_ROUNDS: Final = 2**40 - 1


def words_in(text: list[str]) -> str:
    """Return a list joined by commas and "and"."""
    return " and ".join([", ".join(text[:-1]), text[-1]] if len(text) > 1 else text)


def many(number: int, word: str) -> str:
    """Return a number with a noun in singular or plural."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def chosen(words: list[str], bits: int) -> list[str]:
    """Return the words whose bits are set."""
    return [word for place, word in enumerate(words) if bits >> place & 1]


def adventure(effect: Effect) -> EffectView:
    """Return a face of an adventure."""
    number = -effect.get("n") if effect.kind in LOSSES else effect.get("n")
    what = {"crash": "crash", "draw_event": "event"}.get(effect.kind, "")
    if not what:
        word = "credit" if effect.kind.endswith("credits") else "colonist"
        what = f"{number:+d} {word}{'' if abs(number) == 1 else 's'}"
    return {"kind": effect.kind, "number": number, "words": what}


def planet_view(planet: int) -> PlanetView:
    """Return a planet as it is printed."""
    title, text = tables.PLANETS.titles[planet]
    colour = tables.PLANETS.colours[planet]
    effects = tables.COMPONENTS.effects.effects
    return {
        "planet": tables.PLANETS.names[planet],
        "title": title,
        "text": text,
        "colour": constants.COLOURS[colour],
        "species": tables.ALIENS.species[colour],
        "slots": tables.PLANETS.slots[planet],
        "green": [
            slot + 1
            for slot in range(tables.PLANETS.slots[planet])
            if tables.PLANETS.green[planet] >> slot & 1
        ],
        "faces": [adventure(effects[tables.PLANETS.faces[planet][face]]) for face in range(constants.FACES)],
    }


def scenario_view(scenario: int) -> ScenarioView:
    """Return a scenario with everything it changes."""
    title, text = tables.SCENARIOS.titles[scenario]
    return {
        "scenario": tables.SCENARIOS.names[scenario],
        "title": title,
        "text": text,
        "rules": [*_setup(scenario), *_standing(scenario), *_triggered(scenario), *_scoring(scenario)],
        "end": " ".join(_ending(effect) for effect in tables.SCENARIOS.ending[scenario]),
        "counters": _counters(scenario),
    }


def _setup(scenario: int) -> list[str]:
    effects = [tables.COMPONENTS.effects.effects[number] for number in tables.SCENARIOS.setups[scenario]]
    return [f"At set-up {_together([happening(effect) for effect in effects])}."] if effects else []


def _standing(scenario: int) -> list[str]:
    return [rule(effect) for effect in tables.SCENARIOS.standing[scenario]]


def _triggered(scenario: int) -> list[str]:
    """Return sentences about the effects at certain moments, one sentence for each moment."""
    found: dict[str, list[str]] = {}
    for moment, rules in enumerate(tables.SCENARIOS.triggered[scenario]):
        for number, rounds in rules:
            said = happening(tables.COMPONENTS.effects.effects[number], fight=moment == tables.FIGHT_WON)
            found.setdefault(_moment(moment, rounds), []).append(said)
    return [f"{moment} {_together(happenings)}." for moment, happenings in found.items()]


def _together(happenings: list[str]) -> str:
    """Return the effects of one moment; one that hits several kinds of planets is said once."""
    found: dict[str, list[str]] = {}
    for said in happenings:
        subject, planet, rest = said.partition(" planet ")
        found.setdefault(planet + rest, []).append(subject)
    return words_in([words_in(subjects) + rest for rest, subjects in found.items()])


def _moment(moment: int, rounds: int) -> str:
    """Return the words for a moment and its rounds."""
    if rounds == ALL_ROUNDS:
        return EACH_TIME[moment]
    listed = [str(number) for number in range(schema.SPAN // 2) if rounds >> number & 1]
    return f"{IN_ROUNDS[moment]} round{'s' if len(listed) > 1 else ''} {words_in(listed)}"


def _scoring(scenario: int) -> list[str]:
    return [
        f"{COUNTER_WORDS[schema.COUNTERS[effect.get('per')]]} scores {effect.get('points')}."
        for effect in tables.SCENARIOS.scoring[scenario]
    ]


def _ending(effect: Effect) -> str:
    condition = END_WORDS[schema.END_TESTS[effect.get("test")]].format(effect.get("n"))
    return f"The game ends with the round in which {condition}."


def _counters(scenario: int) -> list[str]:
    """Return the counters that score, or that end the game."""
    scoring = [schema.COUNTERS[effect.get("per")] for effect in tables.SCENARIOS.scoring[scenario]]
    ending = [schema.END_TESTS[effect.get("test")] for effect in tables.SCENARIOS.ending[scenario]]
    return [name for name in schema.COUNTERS if name in scoring + ending]


def _planet(effect: Effect) -> str:
    """Return the words for a planet of the sort an effect is for."""
    tests = [word for word in chosen(schema.TESTS, effect.get("where")) if word in PLANET_WORDS]
    return " ".join([*tests, "planet"])


def _planets(effect: Effect) -> str:
    """Return the words for all planets an effect is for, or those picked."""
    picks = effect.get("pick")
    if picks == 0:
        return f"every {_planet(effect)}"
    named = f"one {_planet(effect)}" if picks == 1 else f"each of {picks} {_planet(effect)}s"
    return f"{named} of the first player's choice"


def _whom(effect: Effect, *, fight: bool) -> str:
    whom = schema.WHOM[effect.get("whom")]
    if whom == "actor":
        return "the winner" if fight else "the first player"
    if whom == "all":
        return "everybody"
    return f"whoever {'controls' if whom == 'controllers' else 'has a ship at'} a {_planet(effect)}"


def happening(effect: Effect, *, fight: bool = False) -> str:
    """Return an effect that acts at once, as part of a sentence."""
    number, whom, planets = effect.get("n"), _whom(effect, fight=fight), _planets(effect)
    towards = schema.DIRECTIONS[effect.get("dir")]
    return {
        "gain_colonists": f"{whom} gains {many(number, 'colonist')}",
        "lose_colonists": f"{planets} loses {many(number, 'colonist')}",
        "gain_credits": f"{whom} receives {number} credits{_for_each(effect)}",
        "lose_credits": f"{whom} loses {number} credits{_for_each(effect)}",
        "crash": f"{whom} crash-lands",
        "draw_event": f"{whom} draws an event card",
        "add_aliens": f"{planets} gets {many(number, 'native alien')}",
        "remove_aliens": f"{planets} loses {many(number, 'native alien')}",
        "shift_life": f"{planets} sends {many(number, 'colonist')} to the next one {towards}",
        "jettison": f"{whom} throws {many(number, 'piece')} of cargo overboard",
        "sweep_ships": f"{whom} is carried {many(number, 'sector')} {towards}",
        "destroy_planet": f"{planets} is destroyed",
        "raise_level": f"{whom} raises an attribute by a level",
        "place_goods": f"{planets} gets {many(number, 'goods token')} of its colour",
    }[effect.kind]


def _for_each(effect: Effect) -> str:
    return " for it" if schema.WHOM[effect.get("whom")] == "controllers" else ""


def rule(effect: Effect) -> str:
    """Return a sentence about an effect that holds for the whole game or a span of rounds."""
    kind = effect.kind
    if kind == "figure":
        return f"{_figure(effect)}{_span(effect)}."
    if kind == "forbid":
        return f"Nobody may {ACTION_WORDS[schema.ACTIONS[effect.get('action')]]}{_span(effect)}."
    if kind == "win_ties":
        return f"The {schema.ROLES[effect.get('role')]} wins ties."
    if kind == "reroll":
        return f"Everybody may roll the {schema.DICE[effect.get('die')]} die again."
    if kind == "station_service":
        services = [SERVICE_WORDS[word] for word in chosen(schema.SERVICES, effect.get("services"))]
        return f"At the Trade Station ships may {words_in(services)}."
    if kind == "offer_goods":
        price = f" for {effect.get('price')} credits each" if effect.get("price") else ""
        stop = STOP_NAMES[schema.STOPS[effect.get("at")]]
        return f"A ship at {stop} may take up to {many(effect.get('n'), 'goods token')}{price}."
    if kind == "deliver":
        return _delivery(effect)
    return {
        "choose_slots": "Life forms are landed on any free slots.",
        "choose_victims": "Whoever bombs chooses the victims.",
    }[kind]


def _figure(effect: Effect) -> str:
    name = constants.FIGURES[effect.get("name")]
    base = effect.get("set") or tables.COMPONENTS.constants.figures[effect.get("name")]
    return FIGURE_WORDS[name].format(base + effect.get("add"))


def _span(effect: Effect) -> str:
    span = effect.get("rounds")
    return f" in rounds {span // schema.SPAN} to {span % schema.SPAN}" if span else ""


def _delivery(effect: Effect) -> str:
    colours = chosen(constants.COLOURS, effect.get("colours"))
    cargo = "goods" if effect.get("cargo") == 0 else "aliens"
    what = cargo if len(colours) == len(constants.COLOURS) else f"{words_in(colours)} {cargo}"
    places = chosen(schema.PLACES, effect.get("at"))
    stops = [STOP_NAMES[place] for place in places if place in schema.STOPS]
    planets = [place for place in places if place in constants.COLOURS]
    where = [*stops, *([f"{words_in(planets)} planets"] if planets else [])]
    return f"{what.capitalize()} handed in at {words_in(where)} bring {effect.get('credits')} credits each."


def commander_view(commander: int, seat: int | None) -> CommanderView:
    """Return a commander with its talent and seat."""
    title, talent = tables.COMMANDERS.titles[commander]
    return {
        "commander": tables.COMMANDERS.names[commander],
        "title": title,
        "talent": talent,
        "text": tables.COMMANDERS.texts[commander],
        "phase": tables.COMMANDERS.phases[commander],
        "seat": seat,
    }


def player_view(s: CosmicState, seat: i64) -> CosmicPlayerView:
    """Return everything a seat has."""
    commander = s.get(seat, columns.COMMANDER)
    laid = codes.UNLAID not in s.sector
    return {
        "seat": seat,
        "points": s.get(seat, columns.POINTS),
        "place": place_of(s, seat),
        "standing": _score(s, seat),
        "commander": commander_view(commander, seat) if commander != codes.NONE else None,
        "levels": _levels(s, seat),
        "rerolls": _rerolls(s, seat),
        "credits": s.get(seat, columns.CREDITS),
        "income": _income(s, seat),
        "reserve": s.get(seat, columns.RESERVE),
        "hold": {actions.PIECE.tokens[piece]: s.cargo(seat, piece) for piece in range(codes.PIECE_COUNT)},
        "aboard": pieces.aboard(s, seat),
        "capacity": pieces.capacity(s, seat),
        "aliens": may_load_aliens(s, seat),
        "ship": f"r{s.ship(seat)}" if laid else None,
        "crashed": s.is_crashed(seat),
        "planets": [f"r{place}" for place in range(constants.SECTORS) if s.controller(place) == seat],
        "colonists": colonists_out(s, seat),
        "counters": {name: count(s, seat, counter) for counter, name in enumerate(schema.COUNTERS)},
    }


def place_of(s: CosmicState, seat: i64) -> int:
    """Return the place of a seat if the game ended now."""
    return 1 + sum(_merit(s, other) > _merit(s, seat) for other in range(s.seats))


def _merit(s: CosmicState, seat: i64) -> tuple[int, int, int]:
    """Return what ranks a seat if the game ended now. C-GAP-48"""
    return standing(s, seat), pieces.controlled_by(s, seat), s.get(seat, columns.CREDITS)


def _score(s: CosmicState, seat: i64) -> StandingView:
    return {
        "total": standing(s, seat),
        "colonists": colonist_points(s, seat),
        "planets": planet_points(s, seat),
        "credits": credit_points(s, seat),
        "scenario": scenario_points(s, seat),
    }


def _income(s: CosmicState, seat: i64) -> int:
    """Return the credits that the Jumpgate would pay now. C-JUMP-03"""
    return pieces.figure(s, seat, schema.JUMPGATE_INCOME) + pieces.controlled_by(s, seat) * pieces.figure(
        s, seat, schema.JUMPGATE_PER_PLANET
    )


def attribute_words(s: CosmicState, attribute: int, level: int) -> str:
    """Return the words for a level of an attribute in this match."""
    if attribute == columns.WEAPONS - columns.LEVEL:
        return f"+{constants.WEAPONS_ADD[level - 1]} in a fight"
    if attribute == columns.CARGO - columns.LEVEL:
        aliens = level >= pieces.table_figure(s, schema.ALIEN_CARGO_LEVEL)
        return f"{constants.CARGO_SLOTS[level - 1]} pieces, {'aliens too' if aliens else 'no aliens'}"
    if attribute == columns.BOMBS - columns.LEVEL:
        killed = "D6 die" if constants.BOMBS_ROLLED[level - 1] == 1 else "1 dies"
        return f"{killed}, kind {'chosen' if constants.BOMBS_CHOSEN[level - 1] == 1 else 'rolled'}"
    return f"up to {constants.RANGE[level - 1] + pieces.table_figure(s, schema.ENGINE_RANGE)} sectors"


def _levels(s: CosmicState, seat: i64) -> dict[str, LevelView]:
    """Return, by attribute, the level with its figure and its words."""
    bombs = constants.FACES if constants.BOMBS_ROLLED[s.get(seat, columns.BOMBS) - 1] == 1 else 1
    numbers = [
        constants.WEAPONS_ADD[s.get(seat, columns.WEAPONS) - 1],
        pieces.capacity(s, seat),
        bombs,
        reach(s, seat),
    ]
    return {
        name: {
            "level": s.get(seat, columns.LEVEL + attribute),
            "number": numbers[attribute],
            "words": attribute_words(s, attribute, s.get(seat, columns.LEVEL + attribute)),
        }
        for attribute, name in enumerate(actions.ATTRIBUTE.tokens)
    }


def _rerolls(s: CosmicState, seat: i64) -> list[TalentView]:
    """Return the dice that may be rolled again."""
    row = (
        (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
    ) * schema.DICE_COUNT
    return [
        {
            "die": schema.DICE[die],
            "per": schema.PERIODS[permanent_effects.REROLL_PERIOD[row + die]],
            "left": permanent_effects.REROLLS[row + die] - s.get(seat, columns.USED + die),
        }
        for die in range(schema.DICE_COUNT)
        if permanent_effects.REROLLS[row + die] > 0
    ]
