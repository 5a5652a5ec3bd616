/** Placement of a tooltip: beside its owner, where it covers neither the owner nor what has to stay in sight. */

import type { Box, Point, Size } from "./geometry";

const GAP = 8;

/** The boxes that no tooltip covers, such as the prompt of a table. */
export const UNCOVERED = "[data-uncovered]";

/**
 * Return the place above, below, left or right of the owner, in this order, that covers least of the owner and of
 * `uncovered`; always on the screen.
 */
export function placed(owner: Box, tip: Size, screen: Size, uncovered: readonly Box[] = []): Point {
  const middle = { x: owner.x + (owner.width - tip.width) / 2, y: owner.y + (owner.height - tip.height) / 2 };
  const places = [
    { x: middle.x, y: owner.y - tip.height - GAP },
    { x: middle.x, y: owner.y + owner.height + GAP },
    { x: owner.x - tip.width - GAP, y: middle.y },
    { x: owner.x + owner.width + GAP, y: middle.y },
  ].map(({ x, y }) => ({
    x: Math.max(GAP, Math.min(x, screen.width - tip.width - GAP)),
    y: Math.max(GAP, Math.min(y, screen.height - tip.height - GAP)),
  }));
  const covered = places.map((place) =>
    [owner, ...uncovered].reduce((sum, box) => sum + overlap({ ...place, ...tip }, box), 0),
  );
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** Return the area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(across, 0) * Math.max(down, 0);
}
