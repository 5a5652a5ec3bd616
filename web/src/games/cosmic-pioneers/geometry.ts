/** Where the sectors are: a clock with the Jumpgate at noon, drawn in pixels of the screen, so that words stay readable. */

import type { Box, Point, Size } from "../../look/geometry";

export interface Layout {
  box: Box;
  /** Pixels of the screen per unit; below 1 on a screen too small for sectors of their natural size. */
  pixels: number;
  /** How large a sector is drawn, from 1 to 2.2 times its natural size. */
  scale: number;
  /** The height of a sector before it is scaled. */
  natural: number;
  /** The middles of the twelve sectors, clockwise from noon. */
  spots: Point[];
  /** The free room inside the ring. */
  middle: Box;
}

/** A sector at its natural size; a short one goes without its adventure table. */
export const CELL = { width: 120, height: 100, short: 76 };
const HOURS = 12;
const GAP = 3;
const EDGE = 3;
const SCALES = Array.from({ length: 25 }, (_, n) => (44 - n) / 20);
/** The smallest ring; while a page is laid out, its room may have no size at all. */
const SMALLEST = 0.1;
/** Larger sectors than this must leave the middle room for all its texts. */
const LARGE = 1.3;
const LEAST_MIDDLE = { width: 300, height: 300 };
const ROOMY_MIDDLE = { width: 640, height: 400 };

/** Where the sectors are, clockwise from noon, in halves of the room. */
type Shape = readonly (readonly [number, number])[];

/** All twelve from the first quarter of the clock, noon to three, by reflection. */
function reflected(quarter: Shape): Shape {
  return Array.from({ length: HOURS }, (_, n) => {
    const inHalf = n <= 6 ? n : HOURS - n;
    const [x, y] = quarter[inHalf <= 3 ? inHalf : 6 - inHalf]!;
    return [n <= 6 ? x : -x, inHalf <= 3 ? y : -y];
  });
}

/** A circle, a rounded one, and a race track. */
const CIRCLE = reflected([
  [0, -1],
  [0.5, -0.93],
  [0.9, -0.47],
  [1, 0],
]);
const ROUNDED = reflected([
  [0, -1],
  [0.52, -0.97],
  [1, -0.5],
  [1, 0],
]);
const TRACK = reflected([
  [0, -1],
  [1, -1],
  [1, -0.5],
  [1, 0],
]);
/** Four by four for low screens: noon and six are beside the middle, opposite each other. */
const SQUARE: Shape = [
  [-1 / 3, -1],
  [1 / 3, -1],
  [1, -1],
  [1, -1 / 3],
  [1, 1 / 3],
  [1, 1],
  [1 / 3, 1],
  [-1 / 3, 1],
  [-1, 1],
  [-1, 1 / 3],
  [-1, -1 / 3],
  [-1, -1],
];

function spotsOf(shape: Shape, room: Size, cell: Size): Point[] {
  const rx = (room.width - cell.width) / 2 - EDGE;
  const ry = (room.height - cell.height) / 2 - EDGE;
  return shape.map(([x, y]) => ({ x: x * rx, y: y * ry }));
}

const apart = (one: Point, other: Point, cell: Size): boolean =>
  Math.abs(one.x - other.x) >= cell.width + GAP || Math.abs(one.y - other.y) >= cell.height + GAP;

const fits = (spots: readonly Point[], cell: Size): boolean =>
  spots.every((spot, n) => apart(spot, spots[(n + 1) % HOURS]!, cell));

/** The largest box around the middle that touches no sector. */
function inside(spots: readonly Point[], cell: Size): Box {
  const [half, tall] = [cell.width / 2 + GAP, cell.height / 2 + GAP];
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (const across of spots.map((spot) => spot.x - half).filter((x) => x > 0)) {
    const over = spots.filter((spot) => Math.abs(spot.x) - half < across - 0.5);
    const up = Math.min(...over.map((spot) => Math.abs(spot.y) - tall));
    if (over.length > 0 && up > 0 && across * up * 4 > best.width * best.height)
      best = { x: -across, y: -up, width: 2 * across, height: 2 * up };
  }
  return best;
}

type Ring = Omit<Layout, "pixels">;

function tried(shape: Shape, room: Size, letters: number, natural = CELL.height): Ring | null {
  for (const scale of SCALES) {
    const cell = { width: CELL.width * scale, height: natural * scale };
    const spots = spotsOf(shape, room, cell);
    if (!fits(spots, cell)) continue;
    const middle = inside(spots, cell);
    const least = scale > LARGE ? ROOMY_MIDDLE : LEAST_MIDDLE;
    const roomy = middle.width >= least.width * letters && middle.height >= least.height * letters;
    const box = { x: -room.width / 2, y: -room.height / 2, ...room };
    const tight = (shape === TRACK && scale <= LARGE) || shape === SQUARE;
    if (tight || roomy) return { box, scale, natural, spots, middle };
  }
  return null;
}

/** The least room of a ring of short sectors. */
const least = (columns: number, rows: number): Size => ({
  width: columns * (CELL.width + GAP) + 2 * EDGE,
  height: rows * (CELL.short + GAP) + 2 * EDGE,
});

/**
 * Return the ring for a size in pixels; for a size too small it is drawn for a larger one, and then shrunk. `letters` is
 * the size of letters, 1 for 16 pixels per rem.
 */
export function layout(width: number, height: number, letters = 1): Layout {
  const [track, square] = [least(3, 5), least(4, 4)];
  const shrunk = (room: Size): number => Math.min(width / room.width, height / room.height, 1);
  const low = shrunk(square) > shrunk(track);
  const ring = low ? square : track;
  const scale = Math.max(shrunk(ring), SMALLEST);
  const room = { width: Math.max(width / scale, ring.width), height: Math.max(height / scale, ring.height) };
  if (low) return { ...tried(SQUARE, room, letters, CELL.short)!, pixels: scale };
  const whole = tried(CIRCLE, room, letters) ?? tried(ROUNDED, room, letters) ?? tried(TRACK, room, letters);
  return { ...(whole ?? tried(TRACK, room, letters, CELL.short)!), pixels: scale };
}

const NATURAL_SLOT = 14.6;
const WIDEST_SLOT = 18;

/** The row of slots on a sector: how wide each is (few are drawn larger than many), and the middle of the first. */
export function slotRow(count: number): { wide: number; first: number; scale: number } {
  const wide = Math.min(WIDEST_SLOT, (CELL.width - 8) / Math.max(count, 1));
  return { wide, first: CELL.width / 2 - (count * wide) / 2 + wide / 2, scale: wide / NATURAL_SLOT };
}

/** Where up to four ships stand on a sector. */
export const BERTHS: readonly (readonly [number, number])[] = [
  [19, 25],
  [CELL.width - 19, 25],
  [19, 44],
  [CELL.width - 19, 44],
];

/** Return the x coordinate of colour `n` of `count` on a sector. */
export const crateAt = (n: number, colours: number): number => CELL.width / 2 - (colours - 1) * 10 + n * 20;
