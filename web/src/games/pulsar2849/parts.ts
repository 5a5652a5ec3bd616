/** The parts of the table, and the part where each step is decided. */

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

export const partOf = (view: PulsarTableView): string => DECIDED[view.step] ?? "board";
