/** Placement of a tooltip: above its owner if there is room, otherwise below, always on the screen. */

import type { Box, Point, Size } from "./geometry";

const GAP = 8;

export function placed(owner: Box, tip: Size, screen: Size): Point {
  const middle = owner.x + owner.width / 2 - tip.width / 2;
  const above = owner.y - tip.height - GAP;
  const below = Math.min(owner.y + owner.height + GAP, screen.height - tip.height - GAP);
  return {
    x: Math.max(GAP, Math.min(middle, screen.width - tip.width - GAP)),
    y: above >= GAP ? above : Math.max(GAP, below),
  };
}
