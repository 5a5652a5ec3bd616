/** The drawing of Cosmic Pioneers. */

import type { Language } from "../../settings.svelte";
import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import { automatic } from "./automatic";
import { briefs } from "./briefs";
import { ABOARD, meant, meantBy } from "./why_not";
import Player from "./Player.svelte";
import { showcase } from "./showcase";
import { costs } from "./costs";
import { describe } from "./describe";
import type { CosmicTableView } from "./view_types";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  fr: () => import("./locale/fr.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

/** On a small screen the commander's mat and the cards have tabs of their own; the ring has everything else. */
const PARTS: Record<string, string> = {
  commander: "cards",
  level: "ship",
  raise: "ship",
  jettison: "ship",
  wreck: "ship",
  discard: "ship",
  buy: "ship",
};

/** Return the part of a step; transfers lead to the mat unless the hold is empty. */
function partOf(view: CosmicTableView): string {
  if (view.step === "transfer") return view.players[view.asked ?? 0]?.aboard ? "ship" : "board";
  return PARTS[view.step] ?? "board";
}

export const drawing: Drawing<CosmicTableView> = {
  Board,
  Player,
  slots: {
    commander: ["commander"],
    raise: ["attribute"],
    lay: ["hex", "sector"],
    pick: ["sector"],
    crash: ["sector"],
    move: ["sector"],
    jettison: [["piece", ABOARD]],
    land: [["life", ABOARD]],
    discard: [["piece", ABOARD]],
    unload: [["piece", ABOARD]],
    buy: ["colour"],
    take: ["colour"],
    load: ["slot"],
    slot: ["slot"],
    victim: ["slot"],
    fight: ["seat"],
  },
  parts: ["board", "ship", "cards"],
  part: partOf,
  texts: async (language) => (await TEXTS[language]()).default,
  kinds: () => [],
  meant,
  meantBy,
  costs,
  automatic,
  scoredAtEnd: true,
  describe,
  briefs,
  showcase,
};
