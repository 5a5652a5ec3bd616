/** Places of the seats. */

import type { Position } from "../wire";

/** The actor of a position after the end. */
export const OVER = -2;

/** Return the places of a match that is over; before that, those by projected scores, in which ties share a place. */
export function standing({ actor, places, projected }: Pick<Position, "actor" | "places" | "projected">): number[] {
  if (actor === OVER) return places;
  return projected.map((own) => 1 + projected.filter((other) => other > own).length);
}
