"""The closed vocabulary of effects: their kinds and parameters."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.core.components import Entry, Parameter, mask_parameter, number_parameter, word_parameter
from astrarium.games.cosmic_pioneers.components import constants

TESTS: Final[list[str]] = [
    "here",
    "native",
    "infested",
    "settled",
    "controlled",
    "uncontrolled",
    *constants.COLOURS,
    "any",
]
HERE: Final[i64] = 1
NATIVE: Final[i64] = 2
INFESTED: Final[i64] = 4
SETTLED: Final[i64] = 8
CONTROLLED: Final[i64] = 16
UNCONTROLLED: Final[i64] = 32
COLOUR_TESTS: Final[i64] = 64  # red; each further colour doubles it
CARD_TESTS: Final = NATIVE | INFESTED

WHOM: Final[list[str]] = ["actor", "all", "ships", "controllers"]
ACTOR: Final[i64] = 0
ALL: Final[i64] = 1
SHIPS: Final[i64] = 2
CONTROLLERS: Final[i64] = 3

SIDES: Final[list[str]] = ["left", "right"]
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
DIRECTIONS: Final[list[str]] = ["clockwise", "anticlockwise"]
CLOCKWISE: Final[i64] = 0
LIVES: Final[list[str]] = ["colonist", "alien"]
COLONISTS: Final[i64] = 0
ALIENS: Final[i64] = 1
SPECIES_WORDS: Final[list[str]] = ["card", "native"]
OF_CARD: Final[i64] = 0

FIGURE_COUNT: Final[i64] = 10
JUMPGATE_INCOME: Final[i64] = 0
JUMPGATE_PER_PLANET: Final[i64] = 1
LEVEL_PRICE: Final[i64] = 2
LAST_ROUND: Final[i64] = 3
POINTS_PER_COLONIST: Final[i64] = 4
POINTS_PER_PLANET: Final[i64] = 5
CREDITS_PER_POINT: Final[i64] = 6
ALIEN_CARGO_LEVEL: Final[i64] = 7
ENGINE_RANGE: Final[i64] = 8
START_CREDITS: Final[i64] = 9

DICE: Final[list[str]] = ["adventure", "combat", "bombs"]
DICE_COUNT: Final[i64] = 3
ADVENTURE_DIE: Final[i64] = 0
COMBAT_DIE: Final[i64] = 1
BOMBS_DIE: Final[i64] = 2
PERIODS: Final[list[str]] = ["turn", "game"]
ROLES: Final[list[str]] = ["attacker", "defender"]
ACTIONS: Final[list[str]] = ["bombard", "raise_level", "load_aliens"]
BOMBARD: Final[i64] = 1
RAISE_LEVEL_ACTION: Final[i64] = 2
LOAD_ALIENS: Final[i64] = 4
SERVICES: Final[list[str]] = ["discard", "income", "raise_level", "load_colonists"]
DISCARD_SERVICE: Final[i64] = 1
INCOME_SERVICE: Final[i64] = 2
LEVEL_SERVICE: Final[i64] = 4
COLONIST_SERVICE: Final[i64] = 8
STOPS: Final[list[str]] = ["jumpgate", "station"]
CARGOES: Final[list[str]] = ["goods", "alien"]
PLACES: Final[list[str]] = [*STOPS, *constants.COLOURS]
PLACE_COUNT: Final[i64] = 6
AT_JUMPGATE: Final[i64] = 0
AT_STATION: Final[i64] = 1
AT_PLANET: Final[i64] = 2  # red; the other colours follow
COUNTERS: Final[list[str]] = [
    "fights_won",
    "deliveries",
    "aliens_killed",
    "neighbour_pairs",
    "colours_controlled",
]
PER_FIGHT: Final[i64] = 0
PER_DELIVERY: Final[i64] = 1
PER_ALIEN: Final[i64] = 2
PER_PAIR: Final[i64] = 3
END_TESTS: Final[list[str]] = ["fights_won", "planets_controlled", "planets_left"]
PLANETS_LEFT: Final[i64] = 2

# Kinds of effects that act at once, in the order of PARAMETERS.
GAIN_COLONISTS: Final[i64] = 0
LOSE_COLONISTS: Final[i64] = 1
GAIN_CREDITS: Final[i64] = 2
LOSE_CREDITS: Final[i64] = 3
CRASH: Final[i64] = 4
DRAW_EVENT: Final[i64] = 5
ADD_ALIENS: Final[i64] = 6
REMOVE_ALIENS: Final[i64] = 7
TURN_COLONISTS: Final[i64] = 8
SHIFT_LIFE: Final[i64] = 9
JETTISON: Final[i64] = 10
SWEEP_SHIPS: Final[i64] = 11
DESTROY_PLANET: Final[i64] = 12
RAISE_LEVEL: Final[i64] = 13
PLACE_GOODS: Final[i64] = 14

WHOLE_GAME: Final = 0
SPAN: Final = 64  # a span of rounds is first * SPAN + last
ANY_PLANET: Final = 2 ** TESTS.index("any")


def _span(entry: Entry, field: str) -> int:
    """Return a span of rounds; the whole game if it is missing."""
    if not entry.has(field):
        return WHOLE_GAME
    first, last = entry.integers(field, 2)
    if not 1 <= first <= last < SPAN:
        raise entry.error(field, f"{[first, last]} are not a first and a last round")
    return first * SPAN + last


_N: Final = number_parameter()
_PICK: Final = number_parameter(0, default=0)
_WHERE: Final = mask_parameter(TESTS)
_ANYWHERE: Final = mask_parameter(TESTS, ANY_PLANET)
_WHOM: Final = word_parameter(WHOM, ACTOR)
_SPECIES: Final = word_parameter(SPECIES_WORDS, OF_CARD)
_FROM_LEFT: Final = word_parameter(SIDES, LEFT)
_FROM_RIGHT: Final = word_parameter(SIDES, RIGHT)
_DIRECTION: Final = word_parameter(DIRECTIONS)

# By kind, first those that act at once in the order of the numbers above: the parameters by field.
PARAMETERS: Final[dict[str, dict[str, Parameter]]] = {
    "gain_colonists": {"n": _N},
    "lose_colonists": {"n": _N, "where": _WHERE, "side": _FROM_RIGHT, "pick": _PICK},
    "gain_credits": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "lose_credits": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "crash": {"whom": _WHOM, "where": _ANYWHERE},
    "draw_event": {},
    "add_aliens": {"n": _N, "where": _WHERE, "species": _SPECIES, "pick": _PICK},
    "remove_aliens": {"n": _N, "where": _WHERE, "species": _SPECIES, "side": _FROM_LEFT, "pick": _PICK},
    "turn_colonists": {"n": _N, "where": _WHERE, "side": _FROM_RIGHT, "pick": _PICK},
    "shift_life": {"life": word_parameter(LIVES), "n": _N, "where": _WHERE, "dir": _DIRECTION, "pick": _PICK},
    "jettison": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "sweep_ships": {"n": _N, "dir": _DIRECTION, "whom": _WHOM, "where": _ANYWHERE},
    "destroy_planet": {"where": _WHERE, "pick": _PICK},
    "raise_level": {"whom": _WHOM},
    "place_goods": {"n": _N, "where": _WHERE},
    "figure": {
        "name": word_parameter(constants.FIGURES),
        "add": number_parameter(-1000, default=0),
        "set": number_parameter(0, default=0),
        "rounds": _span,
    },
    "reroll": {"die": word_parameter(DICE), "uses": _N, "per": word_parameter(PERIODS)},
    "win_ties": {"role": word_parameter(ROLES)},
    "choose_slots": {},
    "choose_victims": {},
    "forbid": {"action": word_parameter(ACTIONS), "rounds": _span},
    "station_service": {"services": mask_parameter(SERVICES)},
    "offer_goods": {"at": word_parameter(STOPS), "n": _N, "price": number_parameter(0, default=0)},
    "deliver": {
        "cargo": word_parameter(CARGOES),
        "at": mask_parameter(PLACES),
        "colours": mask_parameter(constants.COLOURS),
        "credits": _N,
    },
    "score": {"per": word_parameter(COUNTERS), "points": _N},
    "end_when": {"test": word_parameter(END_TESTS), "n": _N},
}
KINDS: Final[list[str]] = list(PARAMETERS)
AT_ONCE: Final[list[str]] = KINDS[: PLACE_GOODS + 1]
ADVENTURE_KINDS: Final[list[str]] = KINDS[: DRAW_EVENT + 1]
STANDING: Final[list[str]] = KINDS[KINDS.index("figure") : KINDS.index("score")]
TALENT_KINDS: Final[list[str]] = ["figure", "reroll", "win_ties", "choose_slots", "choose_victims"]


@final
class Effect:
    """An effect of a component file: its kind, and its parameters as numbers; sets are bits."""

    def __init__(self, entry: Entry, known: list[str], *, of_card: bool = False) -> None:
        self.entry: Final[Entry] = entry
        self.kind: Final[str] = entry.word("kind", known)
        parameters = PARAMETERS[self.kind]
        for field in entry.fields:
            if field != "kind" and field not in parameters:
                raise entry.error(field, f"{self.kind!r} has no such parameter")
        self.numbers: Final[dict[str, int]] = {name: read(entry, name) for name, read in parameters.items()}
        if not of_card:
            self._check_without_card()

    def get(self, name: str) -> int:
        """Return the parameter `name`, 0 if the kind has no such parameter."""
        return self.numbers.get(name, 0)

    def holds_in(self, number: int) -> bool:
        """Return whether a standing effect holds in round `number`."""
        span = self.get("rounds")
        return span == WHOLE_GAME or span // SPAN <= number <= span % SPAN

    def _check_without_card(self) -> None:
        """Raise BadData if the effect refers to the species of an event card."""
        if self.get("where") & int(CARD_TESTS) != 0:
            raise self.entry.error("where", "'native' and 'infested' are for event cards")
        of_card = self.numbers.get("species") == 0 or self.kind in ("turn_colonists", "shift_life")
        if of_card and not (self.kind == "shift_life" and self.get("life") == 0):
            raise self.entry.error("kind", f"{self.kind!r} of the card's species is for event cards")
