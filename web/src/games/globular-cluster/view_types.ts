// Made from src/astrarium/games/globular_cluster/screen/view_types.py by astrarium.server.typescript. Do not edit.

export type Corner = "tl" | "tr" | "br" | "bl";

export type TileKind = "mits" | "supernova" | "empty" | "resource" | "habitable";

/** A turn to come: its seat and kind. */
export type TurnView = {
  seat: number;
  kind: string;
};

/** The face of a tile and what lies on it; only habitable tiles have a `value`. */
export type TileFaceView = {
  tile: string;
  kind: TileKind;
  number: number;
  tick: Corner | null;
  pennies: number;
  value: number | null;
  station: number | null;
  opener: number | null;
  majority: number | null;
};

/**
 * A placed tile and the pieces on it.
 *
 * `members` is by seat; `leaders` lists seats. `borders` is the price to each neighbour, 0 if closed.
 */
export type TileView = {
  tile: string;
  kind: TileKind;
  number: number;
  tick: Corner | null;
  pennies: number;
  value: number | null;
  station: number | null;
  opener: number | null;
  majority: number | null;
  colour: string | null;
  h: number;
  r: number;
  members: number[];
  leaders: number[];
  borders: Record<string, number>;
};

/** The score sheet and the pieces of a seat. `members` counts all in play, those at home included. */
export type GlobularPlayerView = {
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
};

/** The unseen tiles of a group of the stack: their number, and copies by tile. */
export type GroupView = {
  group: number;
  left: number;
  tiles: Record<string, number>;
};

/** The bounding rectangle of the board in the coordinates of G-GEO-02; a tile spans `h` to `h` + 2. */
export type ExtentView = {
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/**
 * The whole view of a position.
 *
 * `kind` is the kind of turn. `in_hand` is the tile to be placed, `turning` the place of the tile to be
 * turned, `aside` a supernova to be placed after its scoring round. `free` lists the places where a tile
 * could be added.
 */
export type GlobularTableView = {
  seats: number;
  options: Record<string, string>;
  actor: number | string;
  step: string;
  turn: number | null;
  kind: string | null;
  points: number;
  in_hand: string | null;
  turning: string | null;
  aside: string | null;
  stack: GroupView[];
  stack_left: number;
  gone: number;
  closing: boolean;
  mined_at: string | null;
  mined: number;
  improved: Record<string, number>;
  upcoming: TurnView[];
  extent: ExtentView;
  free: string[];
  board: Record<string, TileView>;
  players: GlobularPlayerView[];
};

/** The view of a component by its kind; `opening` are the tiles of the opening board. */
export type GlobularComponentViews = {
  mits: TileFaceView;
  supernova: TileFaceView;
  empty: TileFaceView;
  resource: TileFaceView;
  habitable: TileFaceView;
  opening: TileFaceView;
};
