/** The shape of the view, as `screen/view_types.py` of the game describes it. */

import type { View } from "../drawing";

export type Planet = "blue" | "lifeless";
export type Colour = "green" | "orange" | "magenta";
export type Size = "gyro-1" | "gyro-2" | "gyro-3";
export type Track = "initiative" | "engineering";

export const SIZES: readonly Size[] = ["gyro-1", "gyro-2", "gyro-3"];
export const TRACKS: readonly Track[] = ["initiative", "engineering"];
export const FACES = ["1", "2", "3", "4", "5", "6"] as const;

export interface Marker {
  seat: number;
  marker: string;
  space: number;
  penalty: number;
}

export interface Gift {
  kind: string;
  number: number;
  sizes: Size[];
  token: string | null;
}

export interface System {
  tile: string | null;
  open: Record<Planet, number>;
  closed: Record<Planet, number>;
  free: Record<Planet, number>;
  stations: (Planet | null)[];
  bonus: Gift[];
}

export interface Pulsar {
  owner: number | null;
  gyrodyne: Size | null;
  spinning: boolean;
  isolated: boolean;
}

export interface Location {
  kind: "entry" | "system" | "pulsar" | "gate";
  colour: Colour | null;
  x: number;
  y: number;
  dead_end: boolean;
  neighbours: Record<string, number>;
  ships: number[];
  system: System | null;
  pulsar: Pulsar | null;
}

export interface End {
  pips: number | null;
  joined: string | null;
}

export interface Transmitter {
  transmitter: string;
  title: string;
  text: string;
  costs: { cost: number; paid: boolean }[];
  online: boolean;
  left: End;
  right: End;
  flipped: boolean;
}

export interface Technology {
  technology: string;
  title: string;
  text: string;
  kind: "one_shot" | "permanent" | "production" | "end";
  cost: number;
  slots: number;
  icons: (number | null)[];
  lock: number | null;
  locked: boolean;
  available: boolean;
}

export interface Row {
  round: number;
  value: number | null;
  current: boolean;
  reached: boolean;
  technologies: Technology[];
}

export interface Goal {
  goal: string;
  title: string;
  text: string;
  points: number;
  needs: { counter: string; least: number; have: number[] }[];
  bonuses: { cubes: number; points: number }[];
  met: boolean[];
  counted: boolean[];
}

export interface Gyrodyne {
  left: number;
  take: number;
  finish: number;
  points: number;
  awards: number[];
  first_award: number | null;
}

export interface Flight {
  start: string;
  path: string[];
  left: number;
  gates: Colour[];
  landing: string | null;
}

export interface Project {
  project: string;
  title: string;
  text: string;
  cost: number;
  needs: string[];
  done: boolean;
  available: boolean;
}

export interface Run {
  run: string;
  colour: Colour | "any";
  points: number;
}

export interface Hq {
  board: string;
  face: string | null;
  title: string;
  projects: Project[];
  runs: Run[];
  sides: { face: string; title: string; projects: Project[] }[];
}

export interface Player {
  seat: number;
  points: number;
  place: number;
  dice: number[];
  cubes: number;
  pm1: number;
  plus2: number;
  ship: string | null;
  gyrodynes: Record<Size, number>;
  on_board: Record<Size, number>;
  spinning: Record<Size, number>;
  rings: string[];
  rings_left: number;
  awards: number;
  stations: { blue: number; lifeless: number; extra: number; points: number; more: number };
  abilities: { copy_price: number };
  arrays: Transmitter[][];
  technologies: string[];
  hq: Hq | null;
  counters: Record<string, number>;
}

export interface Prizes {
  spaces: number;
  engineering: { cubes: number; points: number }[];
  initiative: number[];
  penalties: Record<string, number>;
}

export interface TableView {
  seats: number;
  options: { map: string; hq: boolean; even_start: boolean; stations: string; dice: string };
  round: number;
  rounds: number;
  actor: number | string;
  step: string;
  turn: number | null;
  asked: number | null;
  about: string;
  left: number;
  order: number[];
  tracks: Record<Track, Marker[]>;
  prizes: Prizes;
  dice: Record<string, number>;
  steps: Record<string, number>;
  median: { value: number; between: boolean } | null;
  bonus: { value: number | null; had: boolean; duty: boolean };
  row_value: number | null;
  locations: Record<string, Location>;
  offer: (Transmitter | null)[];
  pile: { letter: string; left: number; designs: Record<string, number> };
  boards: ({ board: string; rows: Row[] } | null)[];
  goals: (Goal | null)[];
  exploration: { left: number; pile: Record<string, number>; discard: Record<string, number> };
  systems_left: number;
  gyrodynes: Record<Size, Gyrodyne>;
  flight: Flight | null;
  players: Player[];
}

export const table = (view: View): TableView => view as unknown as TableView;
