// Made from src/astrarium/games/pulsar2849/screen/view_types.py by astrarium.server.typescript. Do not edit.

export type Planet = "blue" | "lifeless";

export type GateColour = "green" | "orange" | "magenta";

export type RunColour = "green" | "orange" | "magenta" | "any";

export type GyrodyneSize = "gyro-1" | "gyro-2" | "gyro-3";

export type Track = "initiative" | "engineering";

export type LocationKind = "entry" | "system" | "pulsar" | "gate";

export type TechnologyKind = "one_shot" | "permanent" | "production" | "end";

/** A marker on a track: whose, which of the seat's own (`initiative-2` is the one behind), and where. */
export type MarkerView = {
  seat: number;
  marker: string;
  space: number;
  penalty: number;
};

/** The median marker lies on `value`, or `between` it and the value below. */
export type MedianView = {
  value: number;
  between: boolean;
};

/** The bonus die of the turn; one on `duty` must be used before the turn ends. */
export type BonusView = {
  value: number | null;
  had: boolean;
  duty: boolean;
};

/** Part of a pictured bonus: `kind` and how many, or the value of a die; sizes and token if any. */
export type GiftView = {
  kind: string;
  number: number;
  sizes: GyrodyneSize[];
  token: string | null;
};

/** A planetary system: planets by kind, and by seat the kind of planet its station stands on. */
export type SystemView = {
  tile: string | null;
  open: Record<Planet, number>;
  closed: Record<Planet, number>;
  free: Record<Planet, number>;
  stations: (Planet | null)[];
  bonus: GiftView[];
};

/** A pulsar: who claimed it, the gyrodyne on it and whether that spins. */
export type PulsarView = {
  owner: number | null;
  gyrodyne: GyrodyneSize | null;
  spinning: boolean;
  isolated: boolean;
};

/** A location of the map; `neighbours` has the number of segments to each. */
export type LocationView = {
  kind: LocationKind;
  colour: GateColour | null;
  x: number;
  y: number;
  dead_end: boolean;
  neighbours: Record<string, number>;
  ships: number[];
  system: SystemView | null;
  pulsar: PulsarView | null;
};

/** A cost of a transmitter. */
export type CostView = {
  cost: number;
  paid: boolean;
};

/** An end of a transmitter: pips of its half die, and the tile it is joined to. */
export type EndView = {
  pips: number | null;
  joined: string | null;
};

/** A transmitter; in an array, `flipped` says that its right end lies to the left. */
export type TransmitterView = {
  transmitter: string;
  title: string;
  text: string;
  costs: CostView[];
  online: boolean;
  left: EndView;
  right: EndView;
  flipped: boolean;
};

/** Transmitters not yet seen: the letter on top, how many of it are left, and which. */
export type PileView = {
  letter: string;
  left: number;
  designs: Record<string, number>;
};

/** A technology: a seat or None for each cost icon; `lock` is the seat on its lock. */
export type TechnologyView = {
  technology: string;
  title: string;
  text: string;
  kind: TechnologyKind;
  cost: number;
  slots: number;
  icons: (number | null)[];
  lock: number | null;
  locked: boolean;
  available: boolean;
};

/** The row of a round; a value of None is that of the median marker. */
export type RowView = {
  round: number;
  value: number | null;
  current: boolean;
  reached: boolean;
  technologies: TechnologyView[];
};

/** A technology board. */
export type BoardView = {
  board: string;
  rows: RowView[];
};

/** What a goal counts, how much is needed, and how much each seat has. */
export type NeedView = {
  counter: string;
  least: number;
  have: number[];
};

/** VP for cubes. */
export type PriceView = {
  cubes: number;
  points: number;
};

/** A goal; `met` by seat as things stand now, `counted` where a card makes it count as met. */
export type GoalView = {
  goal: string;
  title: string;
  text: string;
  points: number;
  needs: NeedView[];
  bonuses: PriceView[];
  met: boolean[];
  counted: boolean[];
};

/** A size of gyrodyne: what takes and finishes one, its worth, the stack, the awards still there. */
export type GyrodyneView = {
  left: number;
  take: number;
  finish: number;
  points: number;
  awards: number[];
  first_award: number | null;
};

/** Exploration tiles: what the pile may still hold, and the discards. */
export type ExplorationView = {
  left: number;
  pile: Record<string, number>;
  discard: Record<string, number>;
};

/** The flight in progress: locations visited after the start, segments left, colours of gates due. */
export type FlightView = {
  start: string;
  path: string[];
  left: number;
  gates: GateColour[];
  landing: string | null;
};

/**
 * What places on the tracks are worth: Engineering pays every round, Initiative at the end of the match.
 *
 * `penalties` has the VP that a marker on a space costs, by space.
 */
export type PrizesView = {
  spaces: number;
  engineering: PriceView[];
  initiative: number[];
  penalties: Record<string, number>;
};

/** A step still to come, the seat it is for, and what it is about. */
export type PulsarStepView = {
  step: string;
  seat: number | null;
  about: string;
};

/** Stations of a seat, what they would score now, and how much one `more` would add. */
export type StationsView = {
  blue: number;
  lifeless: number;
  extra: number;
  points: number;
  more: number;
};

/**
 * What lasting cards allow.
 *
 * `free` has the free changes by action, `gate_minus1` and `gate_plus1` the colours of gates that allow one
 * on a flight, `zeros` the actions a die of 0 pays for, `triggers` what events give.
 */
export type AbilitiesView = {
  free: Record<string, string[]>;
  gate_minus1: GateColour[];
  gate_plus1: GateColour[];
  zeros: string[];
  copy_price: number;
  claim_passing: boolean;
  land_passing: boolean;
  triggers: Record<string, Record<string, number>>;
};

/** A project of an HQ; `needs` are the projects it rests on. */
export type ProjectView = {
  project: string;
  title: string;
  text: string;
  cost: number;
  needs: string[];
  done: boolean;
  available: boolean;
};

/** A Gate Run not yet scored: VP for each gate of a colour, `any` if the colour is free. */
export type RunView = {
  run: string;
  colour: RunColour;
  points: number;
};

/** A side of an HQ that may be chosen. */
export type SideView = {
  face: string;
  title: string;
  projects: ProjectView[];
};

/** An HQ; face and projects are known once the side is chosen, until then there are its two `sides`. */
export type HqView = {
  board: string;
  face: string | null;
  title: string;
  projects: ProjectView[];
  runs: RunView[];
  sides: SideView[];
};

/** Everything a seat has. */
export type PulsarPlayerView = {
  seat: number;
  points: number;
  place: number;
  dice: number[];
  cubes: number;
  pm1: number;
  plus2: number;
  ship: string | null;
  gyrodynes: Record<GyrodyneSize, number>;
  on_board: Record<GyrodyneSize, number>;
  spinning: Record<GyrodyneSize, number>;
  rings: string[];
  rings_left: number;
  awards: number;
  stations: StationsView;
  abilities: AbilitiesView;
  arrays: TransmitterView[][];
  technologies: string[];
  hq: HqView | null;
  counters: Record<string, number>;
};

/**
 * The match and its present step.
 *
 * `turn` is the seat whose turn it is, `asked` the seat the step is for. `about` is what the step is about
 * and `title` its name, `price` and `worth` what is sold, `left` how many segments, rolls, drafts, dice or
 * lots are left, `due` the colours of which a gate has still to be visited.
 */
export type PulsarPromptView = {
  seats: number;
  options: Record<string, string | boolean>;
  round: number;
  rounds: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  about: string;
  title: string;
  price: number;
  worth: number;
  left: number;
  due: string;
};

/** Everything on the table. `steps` is how far each die moves a marker, left being negative. */
export type PulsarTableView = {
  seats: number;
  options: Record<string, string | boolean>;
  round: number;
  rounds: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  about: string;
  title: string;
  price: number;
  worth: number;
  left: number;
  due: string;
  order: number[];
  tracks: Record<Track, MarkerView[]>;
  prizes: PrizesView;
  dice: Record<string, number>;
  steps: Record<string, number>;
  median: MedianView | null;
  bonus: BonusView;
  row_value: number | null;
  locations: Record<string, LocationView>;
  offer: (TransmitterView | null)[];
  pile: PileView;
  boards: (BoardView | null)[];
  goals: (GoalView | null)[];
  exploration: ExplorationView;
  systems_left: number;
  gyrodynes: Record<GyrodyneSize, GyrodyneView>;
  flight: FlightView | null;
  upcoming: PulsarStepView[];
  players: PulsarPlayerView[];
};

/** A location printed on a map. */
export type NodeComponent = {
  kind: LocationKind;
  colour: GateColour | null;
  x: number;
  y: number;
};

/** A map: its locations, and the pairs of their indexes that segments join. */
export type MapComponent = {
  nodes: NodeComponent[];
  segments: number[][];
};

/** What an exploration tile brings. */
export type ExplorationComponent = {
  bonus: GiftView[];
};

/** The row of a round on a technology board. */
export type RowComponent = {
  round: number;
  value: number | null;
};

/** A technology board without its technologies. */
export type BoardComponent = {
  rows: RowComponent[];
};

/** A technology with its board and round. */
export type TechnologyComponent = {
  technology: string;
  title: string;
  text: string;
  kind: TechnologyKind;
  cost: number;
  slots: number;
  icons: (number | null)[];
  lock: number | null;
  locked: boolean;
  available: boolean;
  board: string;
  round: number;
};

/** The view of a component by its kind. */
export type PulsarComponentViews = {
  map: MapComponent;
  system: SystemView;
  exploration: ExplorationComponent;
  gyrodyne: GyrodyneView;
  transmitter: TransmitterView;
  board: BoardComponent;
  technology: TechnologyComponent;
  hq: SideView;
  project: ProjectView;
  goal: GoalView;
};
