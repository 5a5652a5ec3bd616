/** What the parts of the board need to know about clicking: the same for all of them. */

import type { Picking } from "../../look/picking";
import type { Move } from "../../wire";
import { tokens } from "../../table/choice";
import { SLOTS } from "./slots";

export interface Touch extends Picking {
  /** The change of the die that a thing would need, by token. */
  needs: ReadonlyMap<string, string>;
}

/** Changes from the cheapest to the dearest. */
const CHANGES = ["plain", "free-minus1", "free-plus1", "gate-minus1", "gate-plus1", "minus1", "plus1", "plus2"];
const MARKS: Record<string, string> = { minus1: "−1", plus1: "+1", plus2: "+2" };

/** The change that each thing on the board would need at least, as far as it needs one. */
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

/** A change as it is written on a thing. */
export const mark = (change: string): string => MARKS[change.replace(/^(free|gate)-/, "")] ?? "";
