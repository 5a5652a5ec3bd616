/** Outlines of small things, in boxes from -10 to 10. */

import type { GateColour } from "./view_types";

/** Gates have a colour and a shape: a hexagon, a circle, a square. */
export const GATES: Record<GateColour, string> = {
  green: "M-10,0 L-5,-8.7 H5 L10,0 L5,8.7 H-5 Z",
  orange: "M0,-9.5 A9.5,9.5 0 1 1 0,9.5 A9.5,9.5 0 1 1 0,-9.5 Z",
  magenta: "M-8.4,-8.4 H8.4 V8.4 H-8.4 Z",
};

/** A ship, its bow up. */
export const SHIP = "M0,-11 C4,-6 5,-1 5,4 L9,9 H4 L2.5,11 H-2.5 L-4,9 H-9 L-5,4 C-5,-1 -4,-6 0,-11 Z";

/** A ring with blades, as many as the size of the gyrodyne has on each side. */
export function blades(size: number): number[] {
  const count = 3 + size * 2;
  return Array.from({ length: count }, (_, n) => (n * 360) / count);
}

/** Where the pips of half a die are, by their number. */
export const HALVES: readonly (readonly number[])[] = [[], [0], [-5, 5], [-6, 0, 6]];
