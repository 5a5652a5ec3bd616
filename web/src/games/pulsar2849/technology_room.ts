/** Which technologies show their effects first when there is no room for all. */

import type { RowView, TechnologyView } from "./view_types";

const ROUNDS = 8;

/** The rank of a technology that can be patented in the newest row. */
export const LAST_RANK = 2 * ROUNDS + 1;

/** Order of importance: rows still to come, latest first; closed technologies; open ones by row, the newest last. */
export function rank(row: Pick<RowView, "round" | "reached">, tech: Pick<TechnologyView, "available">): number {
  if (!row.reached) return ROUNDS - row.round;
  return tech.available ? ROUNDS + 1 + row.round : ROUNDS + 1;
}
