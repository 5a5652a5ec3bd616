"""The closed vocabulary of effects: kinds, their parameters, and how the component files spell them."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.core.components import Entry
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

KINDS: Final[list[str]] = [
    "gain_colonists",
    "lose_colonists",
    "gain_credits",
    "lose_credits",
    "crash",
    "draw_event",
    "add_aliens",
    "remove_aliens",
    "turn_colonists",
    "shift_life",
    "jettison",
    "sweep_ships",
    "destroy_planet",
    "raise_level",
    "place_goods",
    "figure",
    "reroll",
    "win_ties",
    "choose_slots",
    "choose_victims",
    "forbid",
    "station_service",
    "offer_goods",
    "deliver",
    "score",
    "end_when",
]
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

AT_ONCE: Final[list[str]] = KINDS[:15]
STANDING: Final[list[str]] = KINDS[15:24]
ADVENTURE_KINDS: Final[list[str]] = [
    "gain_colonists",
    "lose_colonists",
    "gain_credits",
    "lose_credits",
    "crash",
    "draw_event",
]
TALENT_KINDS: Final[list[str]] = ["figure", "reroll", "win_ties", "choose_slots", "choose_victims"]

NUMBER: Final = "int"
SIGNED: Final = "signed"
ROUNDS: Final = "rounds"
WORDS: Final[dict[str, list[str]]] = {
    "whom": WHOM,
    "side": SIDES,
    "dir": DIRECTIONS,
    "life": LIVES,
    "species": SPECIES_WORDS,
    "figure": constants.FIGURES,
    "die": DICE,
    "period": PERIODS,
    "role": ROLES,
    "action": ACTIONS,
    "stop": STOPS,
    "cargo": CARGOES,
    "counter": COUNTERS,
    "endtest": END_TESTS,
}
SETS: Final[dict[str, list[str]]] = {
    "tests": TESTS,
    "colours": constants.COLOURS,
    "services": SERVICES,
    "places": PLACES,
}
REQUIRED: Final = -1000
WHOLE_GAME: Final = 0
ANY_PLANET: Final = 2 ** TESTS.index("any")

_WHERE: Final = ("tests", REQUIRED)
_ANYWHERE: Final = ("tests", ANY_PLANET)
_N: Final = ("int", REQUIRED)
_PICK: Final = ("int", 0)
_WHOM: Final = ("whom", 0)
_SPECIES: Final = ("species", 0)

# By kind: the parameters, each with its type and its default.
PARAMETERS: Final[dict[str, dict[str, tuple[str, int]]]] = {
    "gain_colonists": {"n": _N},
    "lose_colonists": {"n": _N, "where": _WHERE, "side": ("side", 1), "pick": _PICK},
    "gain_credits": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "lose_credits": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "crash": {"whom": _WHOM, "where": _ANYWHERE},
    "draw_event": {},
    "add_aliens": {"n": _N, "where": _WHERE, "species": _SPECIES, "pick": _PICK},
    "remove_aliens": {"n": _N, "where": _WHERE, "species": _SPECIES, "side": ("side", 0), "pick": _PICK},
    "turn_colonists": {"n": _N, "where": _WHERE, "side": ("side", 1), "pick": _PICK},
    "shift_life": {
        "life": ("life", REQUIRED),
        "n": _N,
        "where": _WHERE,
        "dir": ("dir", REQUIRED),
        "pick": _PICK,
    },
    "jettison": {"n": _N, "whom": _WHOM, "where": _ANYWHERE},
    "sweep_ships": {"n": _N, "dir": ("dir", REQUIRED), "whom": _WHOM, "where": _ANYWHERE},
    "destroy_planet": {"where": _WHERE, "pick": _PICK},
    "raise_level": {"whom": _WHOM},
    "place_goods": {"n": _N, "where": _WHERE},
    "figure": {
        "name": ("figure", REQUIRED),
        "add": (SIGNED, 0),
        "set": ("int", 0),
        "rounds": (ROUNDS, WHOLE_GAME),
    },
    "reroll": {"die": ("die", REQUIRED), "uses": _N, "per": ("period", REQUIRED)},
    "win_ties": {"role": ("role", REQUIRED)},
    "choose_slots": {},
    "choose_victims": {},
    "forbid": {"action": ("action", REQUIRED), "rounds": (ROUNDS, WHOLE_GAME)},
    "station_service": {"services": ("services", REQUIRED)},
    "offer_goods": {"at": ("stop", REQUIRED), "n": _N, "price": ("int", 0)},
    "deliver": {
        "cargo": ("cargo", REQUIRED),
        "at": ("places", REQUIRED),
        "colours": ("colours", REQUIRED),
        "credits": _N,
    },
    "score": {"per": ("counter", REQUIRED), "points": _N},
    "end_when": {"test": ("endtest", REQUIRED), "n": _N},
}
SPAN: Final = 64  # a span of rounds is first * SPAN + last


@final
class Effect:
    """An effect as a file states it: its kind, and its parameters as numbers; sets are bits."""

    def __init__(self, entry: Entry, known: list[str], *, of_card: bool = False) -> None:
        self.entry: Final[Entry] = entry
        self.kind: Final[str] = entry.word("kind", known)
        parameters = PARAMETERS[self.kind]
        for field in entry.fields:
            if field != "kind" and field not in parameters:
                raise entry.error(field, f"{self.kind!r} has no such parameter")
        self.numbers: Final[dict[str, int]] = {
            name: self._number(name, form, default) for name, (form, default) in parameters.items()
        }
        if not of_card:
            self._check_without_card()

    def get(self, name: str) -> int:
        """A parameter; 0 if the kind has none of that name."""
        return self.numbers.get(name, 0)

    def holds_in(self, number: int) -> bool:
        """Whether a standing effect holds in a round."""
        span = self.get("rounds")
        return span == WHOLE_GAME or span // SPAN <= number <= span % SPAN

    def _number(self, name: str, form: str, default: int) -> int:
        entry = self.entry
        if not entry.has(name) and default != REQUIRED:
            return default
        if form == NUMBER:
            return entry.integer(name, 0 if default == 0 else 1)
        if form == SIGNED:
            return entry.integer(name, -1000)
        if form == ROUNDS:
            first, last = entry.integers(name, 2)
            if not 1 <= first <= last < SPAN:
                raise entry.error(name, f"{[first, last]} are no first and last round")
            return first * SPAN + last
        if form in WORDS:
            return WORDS[form].index(entry.word(name, WORDS[form]))
        return sum({2 ** SETS[form].index(word) for word in entry.words(name, SETS[form])})

    def _check_without_card(self) -> None:
        """Only an event card has a species of its own."""
        if self.get("where") & int(CARD_TESTS) != 0:
            raise self.entry.error("where", "'native' and 'infested' are for event cards")
        of_card = self.numbers.get("species") == 0 or self.kind in ("turn_colonists", "shift_life")
        if of_card and not (self.kind == "shift_life" and self.get("life") == 0):
            raise self.entry.error("kind", f"{self.kind!r} of the card's species is for event cards")
