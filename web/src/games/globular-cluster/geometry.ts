/** Where things are: a brick pattern of square tiles, 100 units wide, h in half tiles, r in rows. */

import type { Box, Point } from "../../look/geometry";
import type { Picking } from "../../look/picking";
import type { Corner, GlobularTableView } from "./view_types";

export const TILE = 100;
const HALF = TILE / 2;
const FIRST_COLUMN = "a".charCodeAt(0);

/** The arrival tile lies at (0, 0) and is called by this name. */
export const HOME = "m7";

/** A place by its name: a letter per half tile, a number per row. */
export function spot(name: string): { h: number; r: number } {
  const column = (place: string): number => place.charCodeAt(0) - FIRST_COLUMN;
  const row = (place: string): number => Number(place.slice(1));
  return { h: column(name) - column(HOME), r: row(name) - row(HOME) };
}

/** The upper left corner of a place. */
export function origin(name: string): Point {
  const { h, r } = spot(name);
  return { x: h * HALF, y: r * TILE };
}

export function centre(name: string): Point {
  const { x, y } = origin(name);
  return { x: x + HALF, y: y + HALF };
}

/** The middle of the edge two neighbours share. */
export function between(one: string, other: string): Point {
  const [a, b] = [centre(one), centre(other)];
  if (a.y === b.y) return { x: (a.x + b.x) / 2, y: a.y };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export const CORNERS: Record<Corner, Point> = {
  tl: { x: 0, y: 0 },
  tr: { x: TILE, y: 0 },
  br: { x: TILE, y: TILE },
  bl: { x: 0, y: TILE },
};

/** Return the visible part of the plane: all tiles, all places where a tile may be added, and a margin. */
export function frame(view: GlobularTableView, margin = 30): Box {
  const corners = [...Object.keys(view.board), ...view.free].map(origin);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + TILE + margin, Math.max(...ys) + TILE + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Return the place of the next action: the tile being turned, the only place that can be picked, the first one
 * pointed at, the picked piece, the place nearest to the player's leader that can be picked for a tile, or the leader.
 */
export function nextPlace(
  view: GlobularTableView,
  { open, picked, lit }: Pick<Picking, "open" | "picked" | "lit">,
): string {
  const places = (tokens: ReadonlySet<string>): string[] =>
    [...tokens].filter((token) => token in view.board || view.free.includes(token));
  const choices = places(open);
  const only = choices.length === 1 ? choices[0] : undefined;
  const leader = (view.turn === null ? null : view.players[view.turn]?.leader) ?? HOME;
  const free = view.step === "place" ? nearest(choices, leader) : undefined;
  return view.turning ?? only ?? places(lit)[0] ?? places(picked)[0] ?? free ?? leader;
}

/** Return the place of `names` that is nearest to `to`. */
function nearest(names: readonly string[], to: string): string | undefined {
  const { x, y } = origin(to);
  const distance = (name: string): number => Math.hypot(origin(name).x - x, origin(name).y - y);
  return [...names].sort((one, other) => distance(one) - distance(other))[0];
}

/** Where the pieces of a seat stand on a tile. */
export function stand(seat: number): Point {
  return { x: 15 + seat * 23.4, y: 83 };
}

/** Places in reading order: row by row, from left to right. */
export function inOrder(names: readonly string[]): string[] {
  return [...names].sort((one, other) => {
    const [a, b] = [spot(one), spot(other)];
    return a.r - b.r || a.h - b.h;
  });
}
