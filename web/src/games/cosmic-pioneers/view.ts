/** The shape of the view, as `screen/view_types.py` of the game describes it. */

import type { View } from "../drawing";

export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export const SPECIES = ["lizard", "squid", "slime", "worm"] as const;
export const ATTRIBUTES = ["weapons", "cargo", "bombs", "engines"] as const;
/** The steps of a bombardment. */
export const BOMBING: readonly string[] = ["hit", "count", "bomb"];
export type Colour = (typeof COLOURS)[number];
export type Species = (typeof SPECIES)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Place = "jumpgate" | "station" | "belt" | "ruin" | "planet" | "free";
export type FaceKind = "gain_colonists" | "lose_colonists" | "gain_credits" | "lose_credits" | "crash" | "draw_event";

export interface Face {
  kind: FaceKind;
  number: number;
}

export interface SlotView {
  slot: number;
  green: boolean;
  seat: number | null;
  species: Species | null;
}

export interface ShipView {
  seat: number;
  crashed: boolean;
}

export interface PlanetView {
  planet: string;
  colour: Colour;
  species: Species;
  slots: number;
  green: number[];
  faces: Face[];
}

export interface SectorView {
  sector: string;
  kind: Place;
  planet: PlanetView | null;
  slots: SlotView[];
  controller: number | null;
  goods: Record<Colour, number>;
  ships: ShipView[];
}

export interface CommanderView {
  commander: string;
  phase: number;
  seat: number | null;
}

export interface PlayerView {
  seat: number;
  standing: { total: number; colonists: number; planets: number; credits: number; scenario: number };
  commander: CommanderView | null;
  levels: Record<Attribute, { level: number; number: number }>;
  rerolls: { die: string; per: string; left: number }[];
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
}

export interface CardView {
  card: string;
  species: Species;
}

export interface FighterView {
  seat: number;
  die: number | null;
  weapons: number;
  total: number | null;
}

export interface FightView {
  attacker: FighterView;
  defender: FighterView;
  ties: number;
  win: number;
}

/** A scenario, and what it changes as English sentences. */
export interface ScenarioView {
  scenario: string;
  rules: string[];
}

export interface TableView {
  seats: number;
  round: number;
  last_round: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  first: number | null;
  sector: string;
  left: number;
  due: number;
  stay: number;
  price: number;
  draws: boolean[];
  sectors: SectorView[];
  choices: string[];
  picked: string[];
  pool: PlanetView[];
  belts: number;
  commanders: CommanderView[];
  figures: Record<Attribute, number[]>;
  alien_level: number;
  scenario: (ScenarioView & { counters: string[] }) | null;
  goal: { test: string; number: number; reached: number } | null;
  odds: Record<string, Record<string, number>>;
  hit_die: { colonist: number; alien: number };
  deck: {
    left: number;
    species: Record<Species, number>;
    cards: (CardView & { unseen: number; discarded: number })[];
    current: CardView | null;
  };
  stock: { aliens: Record<Species, number>; goods: Record<Colour, number> };
  dice: { die: number | null; hit: "colonist" | "alien" | null; kills: number | null; fight: FightView | null };
  upcoming: { step: string; seat: number | null; about: string }[];
  players: PlayerView[];
}

export const table = (view: View): TableView => view as unknown as TableView;

/** The sector of a name. */
export const sectorOf = (view: TableView, name: string): SectorView | undefined =>
  view.sectors.find((each) => each.sector === name);

/** Seats in the order of their turns in this round. */
export function turnOrder(view: TableView): number[] {
  const first = view.first ?? 0;
  return view.players.map((_, place) => (first + place) % view.seats);
}

/** Seats whose turn in this round is over or under way. */
export function hasActed(view: TableView, seat: number): boolean {
  return (
    view.round > 0 && seat !== view.turn && !view.upcoming.some((step) => step.step === "turn" && step.seat === seat)
  );
}

/** The pieces aboard a ship, one by one, in the order of the rules. */
export function pieces(hold: Record<string, number>): string[] {
  return Object.entries(hold).flatMap(([piece, count]) => Array.from({ length: count }, () => piece));
}

export interface Odds {
  gain: number;
  loss: number;
  crash: number;
  event: number;
}

/** Of six faces: how many bring something, take something, crash the ship, draw an event. */
export function odds(faces: readonly Face[]): Odds {
  const count = (test: (kind: string) => boolean): number => faces.filter((face) => test(face.kind)).length;
  return {
    gain: count((kind) => kind.startsWith("gain")),
    loss: count((kind) => kind.startsWith("lose")),
    crash: count((kind) => kind === "crash"),
    event: count((kind) => kind === "draw_event"),
  };
}

/** Green slots of a sector without a colonist: what keeps it from being controlled. */
export const greenLeft = (sector: SectorView): number =>
  sector.slots.filter((slot) => slot.green && slot.seat === null).length;
