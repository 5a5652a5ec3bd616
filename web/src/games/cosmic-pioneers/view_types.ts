// Made from src/astrarium/games/cosmic_pioneers/screen/view_types.py by astrarium.server.typescript. Do not edit.

export type Colour = "red" | "blue" | "green" | "yellow";

export type Species = "lizard" | "squid" | "slime" | "worm";

export type Attribute = "weapons" | "cargo" | "bombs" | "engines";

export type SectorKind = "jumpgate" | "station" | "belt" | "ruin" | "planet" | "free";

export type LifeForm = "colonist" | "alien";

export type FaceKind = "gain_colonists" | "lose_colonists" | "gain_credits" | "lose_credits" | "crash" | "draw_event";

/** An effect: its kind, its number, and a few words. */
export type EffectView = {
  kind: FaceKind;
  number: number;
  words: string;
};

/** A slot of a planet; `seat` is the owner of the colonist there, `species` that of the alien. */
export type SlotView = {
  slot: number;
  green: boolean;
  seat: number | null;
  species: Species | null;
};

/** A ship at a sector; a crashed one lies on its side. */
export type ShipView = {
  seat: number;
  crashed: boolean;
};

/** A planet as it is printed: `green` are its green slots, `faces` what the die brings, 1 first. */
export type PlanetView = {
  planet: string;
  title: string;
  text: string;
  colour: Colour;
  species: Species;
  slots: number;
  green: number[];
  faces: EffectView[];
};

/**
 * A sector of the ring; `kind` is jumpgate, station, belt, ruin, planet, or free while nothing is laid.
 *
 * `goods` are the tokens that lie there, by colour.
 */
export type SectorView = {
  sector: string;
  kind: SectorKind;
  title: string;
  text: string;
  planet: PlanetView | null;
  slots: SlotView[];
  controller: number | null;
  goods: Record<Colour, number>;
  ships: ShipView[];
};

/** A commander, the phase of its talent, and the seat that has chosen it. */
export type CommanderView = {
  commander: string;
  title: string;
  talent: string;
  text: string;
  phase: number;
  seat: number | null;
};

/** The level of an attribute, with its figure and words. */
export type LevelView = {
  level: number;
  number: number;
  words: string;
};

/** A die that a talent may roll again: `left` uses in this turn or game. */
export type TalentView = {
  die: string;
  per: string;
  left: number;
};

/** Points of a seat if the game ended now, by source. */
export type StandingView = {
  total: number;
  colonists: number;
  planets: number;
  credits: number;
  scenario: number;
};

/**
 * Everything a seat has. `points` are counted at the end only; `standing` is what they would be now.
 *
 * `income` is what the Jumpgate would pay now, `aliens` whether aliens may be loaded.
 */
export type CosmicPlayerView = {
  seat: number;
  points: number;
  place: number;
  standing: StandingView;
  commander: CommanderView | null;
  levels: Record<Attribute, LevelView>;
  rerolls: TalentView[];
  credits: number;
  income: number;
  reserve: number;
  hold: Record<string, number>;
  aboard: number;
  capacity: number;
  aliens: boolean;
  ship: string | null;
  crashed: boolean;
  planets: string[];
  colonists: number;
  counters: Record<string, number>;
};

/** An event card. */
export type CardView = {
  card: string;
  title: string;
  text: string;
  species: Species;
};

/** An event card with the copies that may still come and those discarded. */
export type DeckCardView = {
  card: string;
  title: string;
  text: string;
  species: Species;
  unseen: number;
  discarded: number;
};

/**
 * The event deck: cards left in all and by species, and all cards there are.
 *
 * `known` says that the deck holds exactly the cards that may come; otherwise some of them are out of the
 * game unseen. `current` is the card being resolved.
 */
export type DeckView = {
  left: number;
  species: Record<Species, number>;
  cards: DeckCardView[];
  known: boolean;
  current: CardView | null;
};

/** Common stocks: aliens by species, and goods beside the scenario card by colour. */
export type StockView = {
  aliens: Record<Species, number>;
  goods: Record<Colour, number>;
};

/** The special end of a scenario: a test, the number it asks for, and the count reached. */
export type ScenarioGoalView = {
  test: string;
  number: number;
  reached: number;
};

/**
 * The scenario: everything it changes, as sentences; `end` is its special end, empty without one.
 *
 * `counters` are those of a seat's counters that matter in it.
 */
export type ScenarioView = {
  scenario: string;
  title: string;
  text: string;
  rules: string[];
  end: string;
  counters: string[];
};

/** A side of a fight; die and total are None until the die is rolled. */
export type FighterView = {
  seat: number;
  die: number | null;
  weapons: number;
  total: number | null;
};

/** A fight; `ties` is the seat that wins equal totals, `win` the attacker's chance in percent. */
export type FightView = {
  attacker: FighterView;
  defender: FighterView;
  ties: number;
  win: number;
};

/** Dice on the table: of an adventure, the kind of life form bombed, the number killed, a fight. */
export type DiceView = {
  die: number | null;
  hit: LifeForm | null;
  kills: number | null;
  fight: FightView | null;
};

/** A step still to come, its seat, and what it is about. */
export type CosmicStepView = {
  step: string;
  seat: number | null;
  about: string;
};

/**
 * The match and its present step.
 *
 * `turn` is the seat whose turn it is, `asked` the seat the step is for. `sector` is where its ship is and
 * `place` what lies there. `about` is what the step is about; `left` is how many sectors, pieces, planets,
 * colonists or victims it may still bring, `due` how many pieces must still leave the hold, `price` what a
 * level or a goods token costs. `outcome` and `amount` are the effect a die or a pick would bring; `rolled`
 * is the die of the seat asked, `total` and `against` are the totals of a fight, its own first. `stay` is 1
 * if the ship may remain where it is.
 * The figures of the final scoring in this match come last: `counted` is what the scenario scores besides.
 */
export type CosmicPromptView = {
  seats: number;
  options: Record<string, string>;
  round: number;
  last_round: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  first: number | null;
  sector: string;
  place: string;
  about: string;
  left: number;
  due: number;
  stay: number;
  credits: number;
  price: number;
  level: number;
  outcome: string;
  amount: number;
  rolled: number;
  total: number;
  against: number;
  colonist_points: number;
  planet_points: number;
  point_credits: number;
  counted: string;
  counted_points: number;
};

/**
 * Everything on the table.
 *
 * `draws` says of each round whether it draws an event, `species` are those drawn at set-up, `choices` the
 * sectors that can be chosen now, `picked` those chosen already. `pool` and `belts` are what is still to be
 * laid, `attributes` what each level gives in words, `figures` the same as numbers, and `alien_level` is the
 * Cargo level from which aliens can be carried. `goal` is the special end of the scenario. `odds` has, by
 * sector, the rivals that would be fought there and the chance to win in percent; `hit_die` are the faces of
 * that die. `names` has, by slot of the action and token, what the tokens of the present moves stand for.
 */
export type CosmicTableView = {
  seats: number;
  options: Record<string, string>;
  round: number;
  last_round: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  first: number | null;
  sector: string;
  place: string;
  about: string;
  left: number;
  due: number;
  stay: number;
  credits: number;
  price: number;
  level: number;
  outcome: string;
  amount: number;
  rolled: number;
  total: number;
  against: number;
  colonist_points: number;
  planet_points: number;
  point_credits: number;
  counted: string;
  counted_points: number;
  draws: boolean[];
  sectors: SectorView[];
  choices: string[];
  picked: string[];
  pool: PlanetView[];
  belts: number;
  species: Species[];
  commanders: CommanderView[];
  attributes: Record<Attribute, string[]>;
  figures: Record<Attribute, number[]>;
  alien_level: number;
  scenario: ScenarioView | null;
  goal: ScenarioGoalView | null;
  odds: Record<string, Record<string, number>>;
  hit_die: Record<LifeForm, number>;
  deck: DeckView;
  stock: StockView;
  dice: DiceView;
  names: Record<string, Record<string, Record<string, string | number>>>;
  upcoming: CosmicStepView[];
  players: CosmicPlayerView[];
};

/** A species, and the colour of the planets it is native to. */
export type SpeciesComponent = {
  species: Species;
  colour: Colour;
};

/** An attribute of the mats: its figure at each level. */
export type AttributeComponent = {
  attribute: Attribute;
  figures: number[];
  alien_level: number;
};

/** A scenario with the number of planets of each colour in its pool. */
export type ScenarioComponent = {
  scenario: string;
  title: string;
  text: string;
  rules: string[];
  end: string;
  counters: string[];
  pool: Record<Colour, number>;
};

/** The view of a component by its kind. */
export type CosmicComponentViews = {
  planet: PlanetView;
  species: SpeciesComponent;
  card: CardView;
  commander: CommanderView;
  attribute: AttributeComponent;
  scenario: ScenarioComponent;
  die: Record<LifeForm, number>;
};
