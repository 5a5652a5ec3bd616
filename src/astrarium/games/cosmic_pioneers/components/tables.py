"""Tables of all components with effects: commanders, species, event cards, planets, scenarios."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry
from astrarium.games.cosmic_pioneers.components import constants, schema
from astrarium.games.cosmic_pioneers.components.constants import COLOURS, Constants
from astrarium.games.cosmic_pioneers.components.schema import Effect

MOMENTS: Final[list[str]] = ["round-start", "round-end", "fight-won"]
ROUND_START: Final[i64] = 0
ROUND_END: Final[i64] = 1
FIGHT_WON: Final[i64] = 2
MOMENT_COUNT: Final[i64] = 3
PHASES: Final = 5
IDS: Final[list[tuple[str, str]]] = [
    ("commanders.toml", "commander"),
    ("aliens.toml", "species"),
    ("aliens.toml", "card"),
    ("planets.toml", "planet"),
    ("scenarios.toml", "scenario"),
]
GOODS_CARGO: Final[int] = schema.CARGOES.index("goods")
HARMFUL: Final[list[str]] = ["lose_colonists", "lose_credits", "crash"]


@final
class Commanders:
    """The commanders, each with a talent.

    C-CMD-01, C-CMD-11, C-CMD-12, C-NOTE-01, C-DATA-21, C-DATA-25, C-DATA-26
    """

    def __init__(self, file: Entry) -> None:
        entries = file.entries("commander")
        self.names: Final[list[str]] = [entry.word("id") for entry in entries]
        self.titles: Final[list[tuple[str, str]]] = [
            (entry.word("name"), entry.word("talent")) for entry in entries
        ]
        self.texts: Final[list[str]] = [entry.word("text") for entry in entries]
        self.phases: Final[list[int]] = [entry.integer("phase", 1, PHASES) for entry in entries]
        self.talents: Final[list[list[Effect]]] = [
            [Effect(effect, schema.TALENT_KINDS) for effect in entry.entries("effects")] for entry in entries
        ]


@final
class AtOnce:
    """The effects that act at once, in the order they were read."""

    def __init__(self) -> None:
        self.effects: Final[list[Effect]] = []
        self.cards: Final[list[int]] = []

    def add(self, effect: Effect, card: int = -1) -> int:
        """Add an effect and return its number; `card` is its event card, -1 without one."""
        self.effects.append(effect)
        self.cards.append(card)
        return len(self.effects) - 1

    def column(self, name: str) -> vec[i64]:
        """Return the parameter `name` of all effects."""
        return vec[i64]([effect.get(name) for effect in self.effects])


@final
class Aliens:
    """Species and event cards.

    C-ALIEN-01, C-ALIEN-02, C-ALIEN-03, C-NOTE-03, C-NOTE-04, C-DATA-11, C-DATA-14, C-DATA-15, C-DATA-16
    """

    def __init__(self, file: Entry, effects: AtOnce) -> None:
        species = file.entries("species")
        self.species: Final[list[str]] = [entry.word("id") for entry in species]
        if [entry.word("colour") for entry in species] != COLOURS or self.species != constants.PIECES[1:5]:
            raise file.error("species", f"must be {constants.PIECES[1:5]}, of the colours {COLOURS}")
        self.species_titles: Final[list[str]] = [entry.word("name") for entry in species]
        self.meeples: Final[list[int]] = [entry.integer("meeples", 1) for entry in species]
        self.adds: Final[list[int]] = [entry.integer("adds") for entry in species]
        for entry, adds in zip(species, self.adds, strict=True):
            if adds != self.adds[0]:
                raise entry.error("adds", f"{adds}, but another species adds {self.adds[0]} (C-DATA-19)")
        cards = file.entries("card")
        self.cards: Final[list[str]] = [entry.word("id") for entry in cards]
        self.titles: Final[list[tuple[str, str]]] = [entry.title() for entry in cards]
        self.card_species: Final[list[int]] = [entry.index("species", self.species) for entry in cards]
        self.copies: Final[list[int]] = [entry.integer("copies", 1) for entry in cards]
        self.effects: Final[list[list[int]]] = [
            self._read(number, entry, effects) for number, entry in enumerate(cards)
        ]

    def _read(self, card: int, entry: Entry, effects: AtOnce) -> list[int]:
        """Return the effects of a card; an event card never draws another one."""
        known = [kind for kind in schema.AT_ONCE if kind != "draw_event"]
        return [effects.add(Effect(part, known, of_card=True), card) for part in entry.entries("effects")]


@final
class Planets:
    """The planets: colour, slots, green slots, adventure faces.

    C-SECT-08, C-ADV-03, C-ADV-11, C-ADV-12, C-ADV-13, C-ADV-14, C-ADV-15, C-NOTE-19, C-GAP-30, C-DATA-01,
    C-DATA-03, C-DATA-04, C-DATA-05, C-DATA-06, C-DATA-07, C-DATA-08, C-DATA-09, C-DATA-10
    """

    def __init__(self, file: Entry, effects: AtOnce) -> None:
        entries = file.entries("planet")
        self.names: Final[list[str]] = [entry.word("id") for entry in entries]
        self.titles: Final[list[tuple[str, str]]] = [entry.title() for entry in entries]
        self.colours: Final[list[int]] = [entry.index("colour", COLOURS) for entry in entries]
        self.slots: Final[list[int]] = [entry.integer("slots", 1, constants.SLOT_ROOM) for entry in entries]
        self.green: Final[list[int]] = [self._green(entry) for entry in entries]
        self.faces: Final[list[list[int]]] = [self._faces(entry, effects) for entry in entries]

    def _green(self, entry: Entry) -> int:
        slots, green = entry.integer("slots"), entry.integers("green")
        if not green or any(not 1 <= slot <= slots or green.count(slot) > 1 for slot in green):
            raise entry.error("green", f"{green} are not one or more of the slots 1 to {slots}")
        return sum({2 ** (slot - 1) for slot in green})

    def _faces(self, entry: Entry, effects: AtOnce) -> list[int]:
        faces = [Effect(face, schema.ADVENTURE_KINDS) for face in entry.entries("adventure")]
        if len(faces) != constants.FACES:
            raise entry.error("adventure", f"has {len(faces)} faces where {constants.FACES} belong")
        for number, face in enumerate(faces, 1):
            if (face.kind == "draw_event") != (number == 1):
                raise entry.error("adventure", "face 1, and no other, draws an event card (C-ADV-11)")
        harmful = sum(face.kind in HARMFUL for face in faces)
        if len(entry.items("green")) != 5 - harmful:
            raise entry.error("green", f"{harmful} harmful faces go with {5 - harmful} green slots")
        return [effects.add(face) for face in faces]


@final
class Scenarios:
    """The scenarios: pool, set-up, rules, scoring, ending.

    C-DATA-17, C-DATA-18, C-DATA-19, C-DATA-20, C-GAP-06, C-GAP-53, C-END-02
    """

    def __init__(self, file: Entry, effects: AtOnce, places: int, rounds: int) -> None:
        self._effects: Final[AtOnce] = effects
        self._rounds_in_all: Final[int] = rounds
        entries = file.entries("scenario")
        self.names: Final[list[str]] = [entry.word("id") for entry in entries]
        self.titles: Final[list[tuple[str, str]]] = [entry.title() for entry in entries]
        self.pools: Final[list[list[int]]] = [
            [entry.entry("pool").integer(colour) for colour in COLOURS] for entry in entries
        ]
        self.belts: Final[list[int]] = [entry.integer("belts") for entry in entries]
        self.stations: Final[list[bool]] = [entry.flag("station") for entry in entries]
        self.setups: Final[list[list[int]]] = [
            [effects.add(Effect(part, schema.AT_ONCE)) for part in entry.entries("setup")]
            for entry in entries
        ]
        self.standing: Final[list[list[Effect]]] = []
        self.triggered: Final[list[list[list[tuple[int, int]]]]] = []
        for entry in entries:
            self._rules(entry)
        self.scoring: Final[list[list[Effect]]] = [
            [Effect(part, ["score"]) for part in entry.entries("scoring")] for entry in entries
        ]
        self.ending: Final[list[list[Effect]]] = [
            [Effect(part, ["end_when"]) for part in entry.entries("ending")] for entry in entries
        ]
        for entry, pool, belts, station in zip(entries, self.pools, self.belts, self.stations, strict=True):
            total = sum(pool) + belts + int(station)
            if total != places:
                raise entry.error("pool", f"planets, belts and Trade Station are {total}, not {places}")

    def _rules(self, entry: Entry) -> None:
        standing: list[Effect] = []
        triggered: list[list[tuple[int, int]]] = [[] for _ in MOMENTS]
        for rule in entry.entries("rules"):
            when = rule.word("when", ["always", *MOMENTS])
            if when == "always":
                standing.append(self._standing(rule.entry("effect")))
            else:
                number = self._effects.add(Effect(rule.entry("effect"), schema.AT_ONCE))
                triggered[MOMENTS.index(when)].append((number, self._rounds(rule)))
        self.standing.append(standing)
        self.triggered.append(triggered)

    def _standing(self, entry: Entry) -> Effect:
        effect = Effect(entry, schema.STANDING)
        of_aliens = effect.kind == "deliver" and effect.get("cargo") != GOODS_CARGO
        if of_aliens and effect.get("at") >= 2 ** len(schema.STOPS):
            raise entry.error("at", "aliens are delivered only at the Jumpgate and the Trade Station")
        return effect

    def _rounds(self, rule: Entry) -> int:
        """Return the rounds in which a trigger works, as bits; all if the field is missing."""
        if not rule.has("rounds"):
            return 2**40 - 1
        rounds = rule.integers("rounds")
        if not set(rounds) <= set(range(1, self._rounds_in_all + 1)):
            raise rule.error("rounds", f"{rounds} are not rounds from 1 to {self._rounds_in_all}")
        return sum({2**number for number in rounds})


@final
class CosmicComponents:
    """The components of all files, checked against each other. C-DATA-02, C-DATA-12, C-DATA-13"""

    def __init__(
        self,
        read: Callable[[str], Entry] = constants.read_file,
        has_pack: bool = constants.FILES.pack is not None,
    ) -> None:
        self.effects: Final[AtOnce] = AtOnce()
        self.constants: Final[Constants] = Constants(read("constants.toml"))
        self.commanders: Final[Commanders] = Commanders(read("commanders.toml"))
        self.aliens: Final[Aliens] = Aliens(read("aliens.toml"), self.effects)
        self.planets: Final[Planets] = Planets(read("planets.toml"), self.effects)
        drawn = 2 * self.aliens.adds[0]
        self.scenarios: Final[Scenarios] = Scenarios(
            read("scenarios.toml"),
            self.effects,
            self.constants.sectors - 1 - drawn,
            self.constants.figures[constants.FIGURES.index("last_round")],
        )
        self._check_stocks(read("aliens.toml"))
        self._check_parts(has_pack)
        _check_ids([read(file).entries(kind) for file, kind in IDS])

    def _check_stocks(self, file: Entry) -> None:
        """Raise BadData if a set-up can ask for more planets or cards of a colour than there are."""
        for colour, name in enumerate(COLOURS):
            most = max(pool[colour] for pool in self.scenarios.pools) + self.aliens.adds[colour]
            cards = sum(
                copies
                for copies, species in zip(self.aliens.copies, self.aliens.card_species, strict=True)
                if species == colour
            )
            if min(cards, self.planets.colours.count(colour)) < most:
                raise file.error("card", f"{most} {name} planets and as many cards can be asked for")

    def _check_parts(self, has_pack: bool) -> None:
        """Raise BadData if the list of parts has other counts than the files. C-COMP-15, C-DATA-27

        A pack may add components, so the counts are not compared then.
        """
        fixed = self.constants
        counts = {
            "ships": fixed.max_seats,
            "colonists": fixed.max_seats * fixed.colonists,
            "cubes": fixed.max_seats * len(fixed.attributes) + 1,
            "alien_meeples": sum(self.aliens.meeples),
            "scenario_cards": len(self.scenarios.names),
            "sectors": len(self.planets.names) + len(schema.STOPS),
            "alien_cards": sum(self.aliens.copies),
            "mats": len(self.commanders.names),
            "goods": fixed.goods * len(COLOURS),
            "credit_tokens": fixed.credit_tokens,
        }
        for part, count in counts.items():
            listed = fixed.components.integer(part)
            if listed != count and not has_pack:
                raise fixed.components.error(part, f"{listed} are listed, but there are {count}")


def _check_ids(lists: list[list[Entry]]) -> None:
    """Raise BadData if an id occurs twice, even in different files."""
    known: list[str] = []
    for entry in [entry for entries in lists for entry in entries]:
        name = entry.word("id")
        if name in known:
            raise entry.error("id", f"{name!r} occurs twice in the component files")
        known.append(name)


COMPONENTS: Final[CosmicComponents] = CosmicComponents()
COMMANDERS: Final[Commanders] = COMPONENTS.commanders
ALIENS: Final[Aliens] = COMPONENTS.aliens
PLANETS: Final[Planets] = COMPONENTS.planets
SCENARIOS: Final[Scenarios] = COMPONENTS.scenarios
COMMANDER_COUNT: Final[i64] = len(COMMANDERS.names)
CARD_COUNT: Final[i64] = len(ALIENS.cards)
PLANET_COUNT: Final[i64] = len(PLANETS.names)
SCENARIO_COUNT: Final[i64] = len(SCENARIOS.names)

MEEPLES: Final[vec[i64]] = vec[i64](ALIENS.meeples)
ADDS: Final[vec[i64]] = vec[i64](ALIENS.adds)
CARD_SPECIES: Final[vec[i64]] = vec[i64](ALIENS.card_species)
CARD_COPIES: Final[vec[i64]] = vec[i64](ALIENS.copies)
PLANET_COLOUR: Final[vec[i64]] = vec[i64](PLANETS.colours)
PLANET_SLOTS: Final[vec[i64]] = vec[i64](PLANETS.slots)
PLANET_GREEN: Final[vec[i64]] = vec[i64](PLANETS.green)
PLANET_FACES: Final[vec[i64]] = vec[i64]([effect for faces in PLANETS.faces for effect in faces])
POOL: Final[vec[i64]] = vec[i64]([count for pool in SCENARIOS.pools for count in pool])
BELTS: Final[vec[i64]] = vec[i64](SCENARIOS.belts)
HAS_STATION: Final[vec[i64]] = vec[i64]([int(station) for station in SCENARIOS.stations])

EFFECT_KIND: Final[vec[i64]] = vec[i64](
    [schema.KINDS.index(effect.kind) for effect in COMPONENTS.effects.effects]
)
EFFECT_COUNT: Final[i64] = len(EFFECT_KIND)
EFFECT_CARD: Final[vec[i64]] = vec[i64](COMPONENTS.effects.cards)
EFFECT_N: Final[vec[i64]] = COMPONENTS.effects.column("n")
EFFECT_WHERE: Final[vec[i64]] = COMPONENTS.effects.column("where")
EFFECT_WHOM: Final[vec[i64]] = COMPONENTS.effects.column("whom")
EFFECT_SIDE: Final[vec[i64]] = COMPONENTS.effects.column("side")
EFFECT_DIR: Final[vec[i64]] = COMPONENTS.effects.column("dir")
EFFECT_PICK: Final[vec[i64]] = COMPONENTS.effects.column("pick")
EFFECT_LIFE: Final[vec[i64]] = COMPONENTS.effects.column("life")
EFFECT_SPECIES: Final[vec[i64]] = COMPONENTS.effects.column("species")

CARD_EFFECTS: Final[list[vec[i64]]] = [vec[i64](found) for found in ALIENS.effects]
SETUP_EFFECTS: Final[list[vec[i64]]] = [vec[i64](found) for found in SCENARIOS.setups]
# By scenario and moment: the triggered effects, and the rounds in which each works as bits.
TRIGGERED: Final[list[vec[i64]]] = [
    vec[i64]([effect for effect, _ in moment]) for rules in SCENARIOS.triggered for moment in rules
]
TRIGGER_ROUNDS: Final[list[vec[i64]]] = [
    vec[i64]([rounds for _, rounds in moment]) for rules in SCENARIOS.triggered for moment in rules
]
