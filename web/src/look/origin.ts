/** Whose design a component is: published, ours, or that of a pack. */

import type { GameWords } from "../catalogue.svelte";
import type { ComponentInfo } from "../wire";
import { shell, t } from "../words.svelte";

export type Origin = ComponentInfo["origin"];

const MARKS: Record<Origin, string> = { published: "", ours: "✧", pack: "◈" };

/** The sign of an origin; what is published has none. */
export const mark = (origin: Origin): string => MARKS[origin];

export const originName = (origin: Origin): string => t(`origin-${origin}`);

/** A line for tooltips, with the sign; empty for what is published. */
export function originLine(words: GameWords, id: string): string {
  const origin = words.origin(id);
  return origin === "published" ? "" : `${mark(origin)} ${originName(origin)}`;
}

/** A part that we have no word for, as in a pack, keeps its own name. */
const partName = (part: string): string => (shell.has(`part-of-${part}`) ? t(`part-of-${part}`) : part);

/** The parts of a component that have another origin than the whole, by that origin: "Ours: slots, colour". */
export function partLines(parts: Readonly<Record<string, Origin>>): string[] {
  const origins = [...new Set(Object.values(parts))];
  return origins.map((origin) => {
    const names = Object.keys(parts).filter((part) => parts[part] === origin);
    return t("origin-part", { origin: originName(origin), list: names.map(partName).join(", ") });
  });
}
