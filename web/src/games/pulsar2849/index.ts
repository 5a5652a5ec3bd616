/** The drawing of Pulsar 2849. */

import type { Language } from "../../settings.svelte";
import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import { automatic } from "./automatic";
import { briefs } from "./briefs";
import { kinds, meant, meantBy } from "./why_not";
import { homeOf, partOf, PARTS } from "./parts";
import Player from "./Player.svelte";
import { reach, wayText } from "./reach";
import { SLOTS } from "./slots";
import { showcase } from "./showcase";
import { costs } from "./costs";
import { describe } from "./describe";
import type { PulsarTableView } from "./view_types";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  fr: () => import("./locale/fr.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

export const drawing: Drawing<PulsarTableView> = {
  Board,
  Player,
  slots: SLOTS,
  parts: PARTS,
  part: partOf,
  home: homeOf,
  texts: async (language) => (await TEXTS[language]()).default,
  kinds,
  meant,
  meantBy,
  costs,
  automatic,
  reach,
  wayText,
  describe,
  briefs,
  showcase,
};
