/** Where labels lie on the map: beside their locations, and on nothing else that has to be seen if possible. */

import type { Box, Point } from "../../look/geometry";
import { around } from "./geometry";

export interface Label {
  /** The location, and how far it reaches. */
  at: Point;
  radius: number;
  width: number;
  height: number;
  /** Whether it rather lies above than below. */
  high?: boolean;
}

const GAP = 6;
/** Part of the radius that a label at a corner keeps away. */
const CORNER = 0.75;

/** The places for a label, the best one first: below and above, to the right, to the left, at the corners. */
function places({ at, radius, width, height, high = false }: Label): Box[] {
  const [across, down] = [at.x - width / 2, at.y - height / 2];
  const [below, above] = [at.y + radius + GAP, at.y - radius - height - GAP];
  const [right, left] = [at.x + radius + GAP, at.x - radius - GAP - width];
  const near = radius * CORNER;
  const spots: Point[] = [
    { x: across, y: high ? above : below },
    { x: across, y: high ? below : above },
    { x: right, y: down },
    { x: left, y: down },
    ...[at.y + near, at.y - near - height].flatMap((y) => [
      { x: at.x + near, y },
      { x: at.x - near - width, y },
    ]),
  ];
  return spots.map((spot) => ({ ...spot, width, height }));
}

/** Return the area that two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Return a box for each label that covers as little as possible of the labels before, their locations and `seen`. */
export function labelBoxes(labels: readonly Label[], seen: readonly Box[] = []): Box[] {
  const ends = labels.map(({ at, radius }) => around([at], radius));
  const placed: Box[] = [];
  for (const label of labels) {
    const taken = [...placed, ...ends, ...seen];
    const hidden = (box: Box): number => taken.reduce((sum, each) => sum + shared(box, each), 0);
    const boxes = places(label).map((box) => ({ box, covers: hidden(box) }));
    placed.push(boxes.reduce((best, each) => (each.covers < best.covers ? each : best)).box);
  }
  return placed;
}
