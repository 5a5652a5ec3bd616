/** Positions on the star map. Locations are given in percent of the map, so it fits screens of any shape. */

import type { Box, Point, Size } from "../../look/geometry";
import { holds } from "../../look/zoom";
import type { LocationView, Planet, SystemView } from "./view_types";

/** Units of the drawing per percent of the map, horizontally and vertically. */
export interface MapScale {
  across: number;
  down: number;
}

const UNIT = 11;
const [MIN_ASPECT, MAX_ASPECT] = [0.72, 1.6];
/** The part of the map that has locations, in percent. */
const EDGE = { x: 3.5, y: 1.5, width: 93, height: 99.5 };
export const ORBIT = 30;
/** Half the distance between two segments that join the same locations. */
const SEGMENT_OFFSET = 6;

/** Return the scale for a screen: the drawing has a constant area and about the aspect ratio of the screen. */
export function mapScale(width: number, height: number): MapScale {
  const aspect = Math.min(MAX_ASPECT, Math.max(MIN_ASPECT, Math.round((width / Math.max(height, 1)) * 10) / 10));
  return { across: UNIT * Math.sqrt(aspect), down: UNIT / Math.sqrt(aspect) };
}

/** Convert percent of the map to units of the drawing. */
export const toDrawing = ({ x, y }: Point, { across, down }: MapScale): Point => ({ x: x * across, y: y * down });

/** Return the part of the drawing that has locations. */
export const frame = ({ across, down }: MapScale): Box => ({
  x: EDGE.x * across,
  y: EDGE.y * down,
  width: EDGE.width * across,
  height: EDGE.height * down,
});

/** Return the smallest box around points with a margin. */
export function around(points: readonly Point[], margin: number): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...across) - margin, Math.min(...down) - margin];
  return { x, y, width: Math.max(...across) + margin - x, height: Math.max(...down) + margin - y };
}

/** Return the middle of a box. */
export const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Return whether a point is in the lower right corner of a window that fills a screen; sizes are in pixels. */
export function inCorner(points: readonly Point[], window: Box, screen: Size, corner: Size): boolean {
  const pixels = Math.min(screen.width / window.width, screen.height / window.height);
  const [width, height] = [corner.width / pixels, corner.height / pixels];
  const box = { x: window.x + window.width - width, y: window.y + window.height - height, width, height };
  return points.some((point) => holds(box, point));
}

/** Centre of the black hole of each map, in percent: a gap among the locations. */
export const BLACK_HOLES: Record<string, Point> = { "map-a": { x: 56, y: 52 }, "map-b": { x: 51, y: 52 } };

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

/**
 * Return all segments; two that join the same locations are side by side. Both ends list each other as neighbours, but
 * an entry gate is not listed by its neighbour.
 */
export function segments(locations: Record<string, LocationView>, scale: MapScale): Segment[] {
  const found: Segment[] = [];
  for (const [from, location] of Object.entries(locations)) {
    for (const [to, count] of Object.entries(location.neighbours)) {
      if (from > to && locations[to]!.neighbours[from]) continue;
      for (let n = 0; n < count; n += 1) {
        const aside = (n - (count - 1) / 2) * 2 * SEGMENT_OFFSET;
        found.push({
          name: `${from} ${to} ${n}`,
          from,
          to,
          path: line(toDrawing(location, scale), toDrawing(locations[to]!, scale), aside),
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

/** Return the planets of a system on their orbit: first stations, then free, then closed ones; blue before lifeless. */
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

/** How far the target of a location reaches. */
export const REACH = { entry: 24, system: 46, pulsar: 32, gate: 24 } as const;
/** How far the drawing of a location reaches: what lies there must stay in sight. */
export const DRAWN = { entry: 24, system: 44, pulsar: 28, gate: 15 } as const;
/** The middle of the bonus of a system drawn alone. */
export const BONUS_AT: Point = { x: 0, y: 72 };

/** Return the offset of a ship from its location; it differs by seat, so that ships do not hide each other. */
export function shipOffset(seat: number): Point {
  return { x: [-24, 24, -24, 24][seat % 4]!, y: [-26, -26, 24, 24][seat % 4]! };
}

/** Return a shortest path between two locations, both included; empty if there is none. */
export function shortestPath(locations: Record<string, LocationView>, from: string, to: string): string[] {
  const previous = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    for (const next of Object.keys(locations[place]?.neighbours ?? {})) {
      if (previous.has(next)) continue;
      previous.set(next, place);
      queue.push(next);
    }
  }
  if (!previous.has(to)) return [];
  const found = [to];
  while (found[0] !== from) found.unshift(previous.get(found[0]!)!);
  return found;
}

/** Return the names, in both directions, of the segments that a path uses; the first of two side by side goes first. */
export function usedSegments(start: string, path: readonly string[]): Set<string> {
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
