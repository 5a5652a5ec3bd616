/** Where the labels of end points lie: beside their locations, and on no other label or end point if possible. */

import type { Box, Point } from "../../look/geometry";

export interface Label {
  at: Point;
  width: number;
  height: number;
}

/** Distance of a label from the centre of its location, and the radius of an end point. */
const AWAY = 34;
const RADIUS = 22;

/** The places for a label, the best one first: below, above, to the right, to the left. */
function places({ at, width, height }: Label): Box[] {
  const [across, down] = [at.x - width / 2, at.y - height / 2];
  const spots: Point[] = [
    { x: across, y: at.y + AWAY - 4 },
    { x: across, y: at.y - AWAY - height - 16 },
    { x: at.x + AWAY, y: down },
    { x: at.x - AWAY - width, y: down },
  ];
  return spots.map((spot) => ({ ...spot, width, height }));
}

/** Return the area that two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Return a box for each label. */
export function labelBoxes(labels: readonly Label[]): Box[] {
  const ends = labels.map(({ at }) => ({ x: at.x - RADIUS, y: at.y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS }));
  const placed: Box[] = [];
  for (const label of labels) {
    const taken = [...placed, ...ends];
    const hidden = (box: Box): number => taken.reduce((sum, each) => sum + shared(box, each), 0);
    placed.push(places(label).reduce((best, box) => (hidden(box) < hidden(best) ? box : best)));
  }
  return placed;
}
