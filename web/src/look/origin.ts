/** Origins of components: published, ours, or a pack. */

import type { GameWords } from "../catalogue.svelte";
import type { ComponentInfo } from "../wire";
import { shell, t } from "../words.svelte";

export type Origin = ComponentInfo["origin"];

const MARKS: Record<Origin, string> = { published: "", ours: "✧", pack: "◈" };

/** Return the mark of an origin; empty for published components. */
export const mark = (origin: Origin): string => MARKS[origin];

export const originName = (origin: Origin): string => t(`origin-${origin}`);

/** Return the line for tooltips, with the mark; empty for published components. */
export function originLine(words: GameWords, id: string): string {
  const origin = words.origin(id);
  return origin === "published" ? "" : `${mark(origin)} ${originName(origin)}`;
}

/** A part without a message, as in a pack, keeps its own name. */
const partName = (part: string): string => (shell.has(`part-of-${part}`) ? t(`part-of-${part}`) : part);

/** List the parts whose origin differs from that of the component: "Ours: slots, colour". */
export function partLines(parts: Readonly<Record<string, Origin>>): string[] {
  const origins = [...new Set(Object.values(parts))];
  return origins.map((origin) => {
    const names = Object.keys(parts).filter((part) => parts[part] === origin);
    return t("origin-part", { origin: originName(origin), list: names.map(partName).join(", ") });
  });
}
