/** What can be picked on the board, with the change of the die that each pick needs. */

import type { Picking } from "../../look/picking";
import type { Move } from "../../wire";
import { tokens } from "../../table/choice";
import { SLOTS } from "./slots";

export interface Touch extends Picking {
  /** The change of the die that a pick would need, by token. */
  needs: ReadonlyMap<string, string>;
}

const NONE: ReadonlySet<string> = new Set();

/** A board on which nothing can be picked. */
export const STILL: Touch = {
  open: NONE,
  picked: NONE,
  lit: NONE,
  needs: new Map(),
  pick: () => undefined,
  hover: () => undefined,
};

/** Changes from the cheapest to the dearest. */
const CHANGES = ["plain", "free-minus1", "free-plus1", "gate-minus1", "gate-plus1", "minus1", "plus1", "plus2"];
const MARKS: Record<string, string> = { minus1: "−1", plus1: "+1", plus2: "+2" };

/** Return the cheapest change of the die that each token needs; tokens without one are left out. */
export function needs(moves: readonly Move[]): Map<string, string> {
  const cheapest = new Map<string, number>();
  for (const move of moves) {
    const change = move.targets["change"];
    if (change === undefined) continue;
    const rank = CHANGES.indexOf(change);
    for (const token of tokens(move, SLOTS)) cheapest.set(token, Math.min(cheapest.get(token) ?? rank, rank));
  }
  const found = new Map<string, string>();
  for (const [token, rank] of cheapest) if (rank > 0) found.set(token, CHANGES[rank]!);
  return found;
}

/** Return the mark of a change on a button. */
export const mark = (change: string): string => MARKS[change.replace(/^(free|gate)-/, "")] ?? "";
