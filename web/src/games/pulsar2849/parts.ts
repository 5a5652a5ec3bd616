/** The parts of the table, and the part where each step is decided. */

import type { Move } from "../../wire";
import { OWN, SHIP } from "./slots";
import type { PulsarTableView } from "./view_types";

export const PARTS = ["board", "dice", "offer", "tech", "desk"] as const;

/** Where each step is decided; everything else is on the map. */
const DECIDED: Record<string, string> = {
  draft: "dice",
  shift: "dice",
  side: "desk",
  join: "desk",
  run: "desk",
  "link-die": "desk",
  gain: "offer",
  meet: "tech",
  "goal-bonus": "tech",
};

/** Where the actions of a turn are picked; everything else is on the map. */
const ACTED: Record<string, string> = {
  copy: "dice",
  modifier: "offer",
  take: "offer",
  finish: "offer",
  claim: "offer",
  pay: "desk",
  patent: "tech",
  project: "desk",
};

/** Return the part where the decision is made; in a turn, that of the legal moves if they share one. */
export function partOf(view: PulsarTableView, legal: readonly Move[] = []): string {
  const acted = new Set(view.step === "act" ? legal.map(({ kind }) => ACTED[kind]) : []);
  return (acted.size === 1 ? [...acted][0] : DECIDED[view.step]) ?? "board";
}

/** Return the only part that shows a token; null for dice and for what is chosen together with them. */
export function homeOf(view: PulsarTableView, token: string): string | null {
  if (token.startsWith(OWN)) return "desk";
  return token === SHIP || token in view.locations ? "board" : null;
}
