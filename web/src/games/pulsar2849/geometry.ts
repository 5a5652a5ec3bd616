/** Where things are on the star map. Its locations are given in percent, so the map fits screens of any shape. */

import type { Box, Point } from "../../look/geometry";
import type { LocationView, Planet, SystemView } from "./view_types";

/** Units of the drawing for one percent of the map, across and down. */
export interface Chart {
  across: number;
  down: number;
}

const UNIT = 11;
const [FLATTEST, STEEPEST] = [1.6, 0.72];
/** The part of the map that has locations, in percent. */
const EDGE = { x: 3.5, y: 1.5, width: 93, height: 99.5 };
export const ORBIT = 30;
const APART = 6;

/** Return the chart for a screen: constant area, with the proportions of the screen. */
export function chart(width: number, height: number): Chart {
  const shape = Math.min(FLATTEST, Math.max(STEEPEST, Math.round((width / Math.max(height, 1)) * 10) / 10));
  return { across: UNIT * Math.sqrt(shape), down: UNIT / Math.sqrt(shape) };
}

export const spot = ({ x, y }: Point, { across, down }: Chart): Point => ({ x: x * across, y: y * down });

/** The map without its empty border. */
export const frame = ({ across, down }: Chart): Box => ({
  x: EDGE.x * across,
  y: EDGE.y * down,
  width: EDGE.width * across,
  height: EDGE.height * down,
});

/** A gap among the locations in the middle of each map, in percent, where the black hole is. */
export const HOLES: Record<string, Point> = { "map-a": { x: 56, y: 52 }, "map-b": { x: 51, y: 52 } };

export interface Segment {
  name: string;
  from: string;
  to: string;
  path: string;
}

function line(from: Point, to: Point, aside: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((from.y - to.y) / length) * aside, ((to.x - from.x) / length) * aside];
  const round = (number: number): number => Math.round(number * 10) / 10;
  return `M${round(from.x + dx)},${round(from.y + dy)} L${round(to.x + dx)},${round(to.y + dy)}`;
}

/** All segments, those of a pair side by side. A location names its neighbours, an entry gate only by itself. */
export function segments(locations: Record<string, LocationView>, on: Chart): Segment[] {
  const found: Segment[] = [];
  for (const [from, location] of Object.entries(locations)) {
    for (const [to, count] of Object.entries(location.neighbours)) {
      if (from > to && locations[to]!.neighbours[from]) continue;
      for (let n = 0; n < count; n += 1) {
        const aside = (n - (count - 1) / 2) * 2 * APART;
        found.push({
          name: `${from} ${to} ${n}`,
          from,
          to,
          path: line(spot(location, on), spot(locations[to]!, on), aside),
        });
      }
    }
  }
  return found;
}

export interface World extends Point {
  planet: Planet;
  closed: boolean;
  seat: number | null;
}

/** The planets of a system on their orbit: stations first, then free ones, then closed ones, blue before lifeless. */
export function worlds(system: SystemView): World[] {
  const found: Omit<World, "x" | "y">[] = [];
  for (const planet of ["blue", "lifeless"] as const) {
    const owners = system.stations.flatMap((kind, seat) => (kind === planet ? [seat] : []));
    found.push(...owners.map((seat) => ({ planet, closed: false, seat })));
    found.push(...Array.from({ length: system.free[planet] }, () => ({ planet, closed: false, seat: null })));
    found.push(...Array.from({ length: system.closed[planet] }, () => ({ planet, closed: true, seat: null })));
  }
  return found.map((world, place) => {
    const angle = ((place + 0.5) / found.length) * 2 * Math.PI - Math.PI / 2;
    return { ...world, x: Math.cos(angle) * ORBIT, y: Math.sin(angle) * ORBIT };
  });
}

const BONUS_AWAY = ORBIT + 35;
const BONUS_HALF = 63;
const BONUS_ROOM = 40;

/** How far below a system its bonus is shown; above it if a location is in the way below and there is more room. */
export function bonusAway(at: Point, others: readonly Point[]): number {
  const apart = (other: Point, away: number): number =>
    Math.hypot(Math.max(0, Math.abs(other.x - at.x) - BONUS_HALF), other.y - at.y - away);
  const room = (away: number): number => Math.min(...others.map((other) => apart(other, away)));
  const below = room(BONUS_AWAY);
  return below < BONUS_ROOM && room(-BONUS_AWAY) > below ? -BONUS_AWAY : BONUS_AWAY;
}

/** Where a ship stands beside its location, so that ships do not hide each other. */
export function berth(seat: number): Point {
  return { x: [-24, 24, -24, 24][seat % 4]!, y: [-26, -26, 24, 24][seat % 4]! };
}

/** A shortest way between two locations, both included; empty if there is none. */
export function way(locations: Record<string, LocationView>, from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    for (const next of Object.keys(locations[place]?.neighbours ?? {})) {
      if (before.has(next)) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const found = [to];
  while (found[0] !== from) found.unshift(before.get(found[0]!)!);
  return found;
}

/** Which segments a path has used, by name; of two side by side the first one first. */
export function flown(start: string, path: readonly string[]): Set<string> {
  const used = new Set<string>();
  let at = start;
  for (const next of path) {
    for (const n of [0, 1]) {
      const names = [`${at} ${next} ${n}`, `${next} ${at} ${n}`];
      if (names.some((name) => used.has(name))) continue;
      names.forEach((name) => used.add(name));
      break;
    }
    at = next;
  }
  return used;
}
