/** The shape of the view, as the game's `view.py` makes it. */

import type { View } from "../drawing";

export type Corner = "tl" | "tr" | "br" | "bl";
export type Kind = "mits" | "supernova" | "empty" | "resource" | "habitable";

export interface TileView {
  tile: string;
  kind: Kind;
  colour: string | null;
  number: number;
  h: number;
  r: number;
  tick: Corner | null;
  pennies: number;
  value: number | null;
  station: number | null;
  opener: number | null;
  members: number[];
  leaders: number[];
  majority: number | null;
  borders: Record<string, number>;
}

export interface PlayerView {
  seat: number;
  points: number;
  place: number;
  members: number;
  home: number;
  leader: string | null;
  stations: string[];
  stations_left: number;
  opened: string | null;
  caches: Record<string, number>;
  crystals: number;
}

export interface TableView {
  seats: number;
  actor: number | string;
  step: string;
  turn: number | null;
  kind: string | null;
  points: number;
  in_hand: string | null;
  turning: string | null;
  aside: string | null;
  stack: { group: number; left: number; tiles: Record<string, number> }[];
  stack_left: number;
  gone: number;
  closing: boolean;
  upcoming: { seat: number; kind: string }[];
  extent: { left: number; right: number; top: number; bottom: number };
  free: string[];
  board: Record<string, TileView>;
  players: PlayerView[];
}

export const table = (view: View): TableView => view as unknown as TableView;
