"""Types of the view and of the components in the gallery; those of the browser are generated from them.

Sectors, planets, cards, species, pieces of cargo and commanders are named by their tokens of the action
space, slots by their numbers from the left, seats by their numbers; `None` means that there is none.
"""

from typing import Annotated, Literal, TypedDict

Colour = Annotated[str, Literal["red", "blue", "green", "yellow"]]
Species = Annotated[str, Literal["lizard", "squid", "slime", "worm"]]
Attribute = Annotated[str, Literal["weapons", "cargo", "bombs", "engines"]]
SectorKind = Annotated[str, Literal["jumpgate", "station", "belt", "ruin", "planet", "free"]]
LifeForm = Annotated[str, Literal["colonist", "alien"]]
FaceKind = Annotated[
    str,
    Literal["gain_colonists", "lose_colonists", "gain_credits", "lose_credits", "crash", "draw_event"],
]


class EffectView(TypedDict):
    """An effect: its kind, its number, and a few words."""

    kind: FaceKind
    number: int
    words: str


class SlotView(TypedDict):
    """A slot of a planet; `seat` is the owner of the colonist there, `species` that of the alien."""

    slot: int
    green: bool
    seat: int | None
    species: Species | None


class ShipView(TypedDict):
    """A ship at a sector; a crashed one lies on its side."""

    seat: int
    crashed: bool


class PlanetView(TypedDict):
    """A planet as it is printed: `green` are its green slots, `faces` what the die brings, 1 first."""

    planet: str
    title: str
    text: str
    colour: Colour
    species: Species
    slots: int
    green: list[int]
    faces: list[EffectView]


class SectorView(TypedDict):
    """A sector of the ring; `kind` is jumpgate, station, belt, ruin, planet, or free while nothing is laid.

    `goods` are the tokens that lie there, by colour.
    """

    sector: str
    kind: SectorKind
    title: str
    text: str
    planet: PlanetView | None
    slots: list[SlotView]
    controller: int | None
    goods: dict[Colour, int]
    ships: list[ShipView]


class CommanderView(TypedDict):
    """A commander, the phase of its talent, and the seat that has chosen it."""

    commander: str
    title: str
    talent: str
    text: str
    phase: int
    seat: int | None


class LevelView(TypedDict):
    """The level of an attribute, with its figure and words."""

    level: int
    number: int
    words: str


class TalentView(TypedDict):
    """A die that a talent may roll again: `left` uses in this turn or game."""

    die: str
    per: str
    left: int


class StandingView(TypedDict):
    """Points of a seat if the game ended now, by source."""

    total: int
    colonists: int
    planets: int
    credits: int
    scenario: int


class CosmicPlayerView(TypedDict):
    """Everything a seat has. `points` are counted at the end only; `standing` is what they would be now.

    `income` is what the Jumpgate would pay now, `aliens` whether aliens may be loaded.
    """

    seat: int
    points: int
    place: int
    standing: StandingView
    commander: CommanderView | None
    levels: dict[Attribute, LevelView]
    rerolls: list[TalentView]
    credits: int
    income: int
    reserve: int
    hold: dict[str, int]
    aboard: int
    capacity: int
    aliens: bool
    ship: str | None
    crashed: bool
    planets: list[str]
    colonists: int
    counters: dict[str, int]


class CardView(TypedDict):
    """An event card."""

    card: str
    title: str
    text: str
    species: Species


class DeckCardView(CardView):
    """An event card with the copies that may still come and those discarded."""

    unseen: int
    discarded: int


class DeckView(TypedDict):
    """The event deck: cards left in all and by species, and all cards there are.

    `known` says that the deck holds exactly the cards that may come; otherwise some of them are out of the
    game unseen. `current` is the card being resolved.
    """

    left: int
    species: dict[Species, int]
    cards: list[DeckCardView]
    known: bool
    current: CardView | None


class StockView(TypedDict):
    """Common stocks: aliens by species, and goods beside the scenario card by colour."""

    aliens: dict[Species, int]
    goods: dict[Colour, int]


class ScenarioGoalView(TypedDict):
    """The special end of a scenario: a test, the number it asks for, and the count reached."""

    test: str
    number: int
    reached: int


class ScenarioView(TypedDict):
    """The scenario: everything it changes, as sentences; `end` is its special end, empty without one.

    `counters` are those of a seat's counters that matter in it.
    """

    scenario: str
    title: str
    text: str
    rules: list[str]
    end: str
    counters: list[str]


class FighterView(TypedDict):
    """A side of a fight; die and total are None until the die is rolled."""

    seat: int
    die: int | None
    weapons: int
    total: int | None


class FightView(TypedDict):
    """A fight; `ties` is the seat that wins equal totals, `win` the attacker's chance in percent."""

    attacker: FighterView
    defender: FighterView
    ties: int
    win: int


class DiceView(TypedDict):
    """Dice on the table: of an adventure, the kind of life form bombed, the number killed, a fight."""

    die: int | None
    hit: LifeForm | None
    kills: int | None
    fight: FightView | None


class CosmicStepView(TypedDict):
    """A step still to come, its seat, and what it is about."""

    step: str
    seat: int | None
    about: str


class CosmicPromptView(TypedDict):
    """The match and its present step.

    `turn` is the seat whose turn it is, `asked` the seat the step is for. `sector` is where its ship is and
    `place` what lies there. `about` is what the step is about; `left` is how many sectors, pieces, planets,
    colonists or victims it may still bring, `due` how many pieces must still leave the hold, `price` what a
    level or a goods token costs. `outcome` and `amount` are the effect a die or a pick would bring; `rolled`
    is the die of the seat asked, `total` and `against` are the totals of a fight, its own first. `stay` is 1
    if the ship may remain where it is.
    The figures of the final scoring in this match come last: `counted` is what the scenario scores besides.
    """

    seats: int
    options: dict[str, str]
    round: int
    last_round: int
    actor: int | str
    step: str
    turn: int | None
    asked: int | None
    first: int | None
    sector: str
    place: str
    about: str
    left: int
    due: int
    stay: int
    credits: int
    price: int
    level: int
    outcome: str
    amount: int
    rolled: int
    total: int
    against: int
    colonist_points: int
    planet_points: int
    point_credits: int
    counted: str
    counted_points: int


class CosmicTableView(CosmicPromptView):
    """Everything on the table.

    `draws` says of each round whether it draws an event, `species` are those drawn at set-up, `choices` the
    sectors that can be chosen now, `picked` those chosen already. `pool` and `belts` are what is still to be
    laid, `attributes` what each level gives in words, `figures` the same as numbers, and `alien_level` is the
    Cargo level from which aliens can be carried. `goal` is the special end of the scenario. `odds` has, by
    sector, the rivals that would be fought there and the chance to win in percent; `hit_die` are the faces of
    that die. `names` has, by slot of the action and token, what the tokens of the present moves stand for.
    """

    draws: list[bool]
    sectors: list[SectorView]
    choices: list[str]
    picked: list[str]
    pool: list[PlanetView]
    belts: int
    species: list[Species]
    commanders: list[CommanderView]
    attributes: dict[Attribute, list[str]]
    figures: dict[Attribute, list[int]]
    alien_level: int
    scenario: ScenarioView | None
    goal: ScenarioGoalView | None
    odds: dict[str, dict[str, int]]
    hit_die: dict[LifeForm, int]
    deck: DeckView
    stock: StockView
    dice: DiceView
    names: dict[str, dict[str, dict[str, str | int]]]
    upcoming: list[CosmicStepView]
    players: list[CosmicPlayerView]


class SpeciesComponent(TypedDict):
    """A species, and the colour of the planets it is native to."""

    species: Species
    colour: Colour


class AttributeComponent(TypedDict):
    """An attribute of the mats: its figure at each level."""

    attribute: Attribute
    figures: list[int]
    alien_level: int


class ScenarioComponent(ScenarioView):
    """A scenario with the number of planets of each colour in its pool."""

    pool: dict[Colour, int]


class CosmicComponentViews(TypedDict):
    """The view of a component by its kind."""

    planet: PlanetView
    species: SpeciesComponent
    card: CardView
    commander: CommanderView
    attribute: AttributeComponent
    scenario: ScenarioComponent
    die: dict[LifeForm, int]
