/** The parts of the table, and the part where each step is decided. */

import type { Move } from "../../wire";
import { FINISH, HAND, SHIP } from "./slots";
import { FACES } from "./view";
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

/** Return the only part that shows a token; null for dice in hand and for gyrodynes to finish, which are in several. */
export function homeOf(view: PulsarTableView, token: string): string | null {
  if (token === SHIP || token in view.locations) return "board";
  if ((FACES as readonly string[]).includes(token)) return "dice";
  if (token in view.gyrodynes || token === "pm1" || token === "plus2") return "offer";
  if (view.offer.some((tile) => tile?.transmitter === token)) return "offer";
  if (view.goals.some((goal) => goal?.goal === token)) return "tech";
  if (
    view.boards.some((board) => board?.rows.some((row) => row.technologies.some((tech) => tech.technology === token)))
  )
    return "tech";
  if (token.startsWith("initiative") || token.startsWith("engineering")) return "dice";
  return token.startsWith(HAND) || token.startsWith(FINISH) ? null : "desk";
}
