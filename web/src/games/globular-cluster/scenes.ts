/** The positions that the rule book shows. */

import type { Corner, TileFaceView, TileKind } from "./view_types";

/** A tile at a place; members by seat, and the seats whose leader is there. */
export interface SceneTile {
  place: string;
  face: TileFaceView;
  members: readonly number[];
  leaders: readonly number[];
}

export interface Scene {
  tiles: readonly SceneTile[];
  /** Places where a tile may be added. */
  free?: readonly string[];
  /** Borders with their prices; 0 is closed. */
  prices?: readonly (readonly [string, string, number])[];
}

interface Lying extends Partial<Pick<TileFaceView, "pennies" | "station" | "opener" | "majority">> {
  members?: readonly number[];
  leaders?: readonly number[];
}

function kindOf(colour: string, value: string): TileKind {
  if (colour === "mits") return "mits";
  if (value === "n") return "empty";
  if (colour === "red") return "supernova";
  return colour === "black" ? "resource" : "habitable";
}

function lay(place: string, tile: string, tick: Corner | null = null, lying: Lying = {}): SceneTile {
  const [colour = "", value = ""] = tile.split("-");
  const kind = kindOf(colour, value);
  const number = value === "a" ? 1 : Number(value) || 0;
  const { pennies = kind === "resource" ? number : 0, station = null, opener = null, majority = null } = lying;
  const face: TileFaceView = {
    tile,
    kind,
    number,
    tick,
    pennies,
    value: kind === "habitable" ? number + pennies : null,
    station,
    opener,
    majority,
  };
  return { place, face, members: lying.members ?? [], leaders: lying.leaders ?? [] };
}

const NULL = lay("k7", "black-n", "tl");
const UPPER = lay("l6", "black-a", "br");
const LOWER = lay("l8", "black-a", "tr");

export const SCENES: Readonly<Record<string, Scene>> = {
  opening: {
    tiles: [NULL, UPPER, LOWER, lay("m7", "mits", null, { members: [12, 12], leaders: [0, 1] })],
    free: ["k5", "m5", "j6", "i7", "j8", "k9", "m9"],
  },
  prices: {
    tiles: [
      lay("h8", "red-n", "tr"),
      lay("i7", "green-2", "bl"),
      lay("j8", "green-a", "tr"),
      NULL,
      LOWER,
      lay("m7", "mits"),
    ],
    prices: [
      ["h8", "j8", 1],
      ["i7", "j8", 2],
      ["h8", "i7", 4],
      ["i7", "k7", 1],
      ["j8", "l8", 1],
      ["k7", "l8", 1],
      ["m7", "l8", 1],
      ["k7", "m7", 0],
    ],
  },
  majority: {
    tiles: [
      lay("i7", "blue-4", "tl", { leaders: [0], members: [0, 2], majority: 0 }),
      lay("k7", "green-3", "tr", { members: [2, 2] }),
      lay("m7", "green-4", "bl", { pennies: 2, members: [0, 3, 1], opener: 0 }),
    ],
  },
  mine: {
    tiles: [lay("k7", "black-3", "tl", { members: [1] }), lay("m7", "black-4", "br", { pennies: 2, leaders: [1] })],
  },
  station: {
    tiles: [
      lay("g7", "green-5", "tr"),
      lay("i7", "blue-n", "bl", { station: 0, members: [2] }),
      NULL,
      lay("m7", "mits", null, { members: [6, 12], leaders: [1] }),
    ],
    prices: [
      ["g7", "i7", 1],
      ["k7", "m7", 0],
    ],
  },
};
