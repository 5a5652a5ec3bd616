/** Flights to their end points: of which die destinations are asked, the path of a way, what it costs and gains. */

import type { GameWords } from "../../catalogue.svelte";
import type { Choice } from "../../table/choice";
import type { Move, WayInfo } from "../../wire";
import { HAND } from "./slots";
import { mark } from "./touch";
import type { PulsarTableView } from "./view_types";

/** Names of amounts with a sign, in the order in which they are shown. */
const SIGNS = ["vp", "ring", "blue", "lifeless", "gyro-1", "gyro-2", "gyro-3", "cube", "pm1", "plus2", "die"];
const UNKNOWN = ["discover", "tile"];

export interface Amount {
  name: string;
  amount: number;
}

/** Return the picked die if it can fly; nothing has to be named during a flight. */
export function reach(view: PulsarTableView, { kind, picks }: Choice, legal: readonly Move[]): string[] | null {
  if (view.step === "flight") return [];
  const [pick, ...others] = picks;
  if (view.step !== "act" || !pick?.token.startsWith(HAND) || others.length > 0) return null;
  const die = pick.token.slice(HAND.length);
  const flies = legal.some((move) => move.kind === "launch" && move.targets["die"] === die);
  return flies && (kind === null || kind === "launch") ? [die] : null;
}

/** Return the locations that a way visits after the present one. */
export const pathOf = (way: WayInfo): string[] =>
  way.moves.filter((move) => move.startsWith("fly ")).map((move) => move.slice("fly ".length));

/** Return the mark of the change of the die, empty without one. */
export function changeOf({ moves }: WayInfo): string {
  const [verb, , change = ""] = moves[0]!.split(" ");
  return verb === "launch" ? mark(change) : "";
}

/** Return what a way gains and spends, then what luck turns up. */
export const amountsOf = ({ amounts }: WayInfo): Amount[] =>
  [...SIGNS, ...UNKNOWN].flatMap((name) => (amounts[name] ? [{ name, amount: amounts[name] }] : []));

/** Return a way in words: its path, what it gains and spends, and where luck decides. */
export function wayText(way: WayInfo, words: GameWords): string {
  const gains = amountsOf(way).map(({ name, amount }) => {
    const count = Math.abs(amount);
    const what = words.say(`gain-${name}`, { count });
    return UNKNOWN.includes(name) ? what : `${amount > 0 ? "+" : "−"}${count} ${what}`;
  });
  const left = way.amounts["left"] ?? 0;
  if (left > 0) gains.push(words.say("flight-left", { count: left }));
  const path = [changeOf(way), pathOf(way).join(" → ")].filter((part) => part !== "").join("  ");
  return gains.length === 0 ? path : `${path}: ${gains.join(", ")}`;
}
