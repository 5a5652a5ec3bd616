/** Appearance of seats: colour, shape and name, so that each is recognizable without the others. */

import { t } from "../words.svelte";

/** The outlines of the seats' shapes in a box from -10 to 10. */
export const SHAPES = [
  "M0,-9.5 L9.2,7.5 L-9.2,7.5 Z",
  "M0,-8.8 A8.8,8.8 0 1 1 0,8.8 A8.8,8.8 0 1 1 0,-8.8 Z",
  "M-7.8,-7.8 H7.8 V7.8 H-7.8 Z",
  "M0,-10 L10,0 L0,10 L-10,0 Z",
] as const;

export const shape = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

/** Return the name of a seat: that of its person, or its colour. */
export function seatName(seat: { seat: number; name: string; who: string }): string {
  if (seat.name) return seat.name;
  return seat.who === "open" ? t("free-seat") : seatColour(seat.seat);
}

export const seatColour = (seat: number): string => t(`seat-colour-${seat % SHAPES.length}`);
