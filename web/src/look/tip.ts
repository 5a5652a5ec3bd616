/** Where a tooltip goes: above its thing if there is room, else below, and never off the screen. */

import type { Box, Point, Size } from "./geometry";

const GAP = 8;

export function placed(thing: Box, tip: Size, screen: Size): Point {
  const middle = thing.x + thing.width / 2 - tip.width / 2;
  const above = thing.y - tip.height - GAP;
  const below = Math.min(thing.y + thing.height + GAP, screen.height - tip.height - GAP);
  return {
    x: Math.max(GAP, Math.min(middle, screen.width - tip.width - GAP)),
    y: above >= GAP ? above : Math.max(GAP, below),
  };
}
