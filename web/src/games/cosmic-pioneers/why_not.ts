/** Actions that a meaningless click may stand for; the server names the clause that forbids them. */

import type { Pick } from "../../table/choice";
import { ATTRIBUTES, COLOURS } from "./view";
import type { CosmicTableView } from "./view_types";

/** A piece in the hold, which is not the crate of the same colour on a planet or in the stock. */
export const ABOARD = "aboard-";

/** What a click on a piece in the hold means, by step. */
const UNLOADING: Record<string, string> = { jettison: "jettison", wreck: "land", discard: "discard" };
const ON_SLOTS: Record<string, string> = { slot: "slot", victim: "victim" };
const AT_SECTORS: Record<string, string> = { pick: "pick", crash: "crash" };
const includes = (list: readonly string[], token: string): boolean => list.includes(token);

/** A place of the ring that a hex could still be laid on. */
const freePlace = (view: CosmicTableView): string => view.sectors.find((each) => each.kind === "free")?.sector ?? "r1";

function atSector(view: CosmicTableView, picks: readonly Pick[], sector: string): string[] {
  if (view.step !== "lay") return [`${AT_SECTORS[view.step] ?? "move"} ${sector}`];
  const hex = picks[0]?.token ?? view.pool[0]?.planet ?? "belt";
  return [`lay ${hex} ${sector}`];
}

export function meant(view: CosmicTableView, picks: readonly Pick[], token: string): string[] {
  if (token.startsWith(ABOARD)) return [`${UNLOADING[view.step] ?? "unload"} ${token.slice(ABOARD.length)}`];
  if (/^r\d+$/.test(token)) return atSector(view, picks, token);
  if (/^\d$/.test(token)) return [`${ON_SLOTS[view.step] ?? "load"} ${token}`];
  if (/^s\d$/.test(token)) return [`fight ${token}`];
  if (includes(ATTRIBUTES, token)) return [`raise ${token} 1`];
  if (includes(COLOURS, token)) return [`${view.step === "buy" ? "buy" : "take"} ${token}`];
  if (view.commanders.some((each) => each.commander === token)) return [`commander ${token}`];
  return [`lay ${token} ${freePlace(view)}`];
}

/** A kind of move stands for itself: the board offers no kinds that are not possible. */
export const meantBy = (_view: CosmicTableView, kind: string): string[] => [kind];
