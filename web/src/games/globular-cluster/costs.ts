/** What a plan costs: action points, and those that are lost with the end of the turn. */

import type { GameWords } from "../../catalogue.svelte";
import type { Plan } from "../drawing";
import type { GlobularTableView } from "./view_types";

export function costs({ start, last, after, moves }: Plan<GlobularTableView>, words: GameWords): string[] {
  const ends = moves.at(-1)?.kind === "end";
  // A turn in which nothing can be done any more ends by itself, usually with the last point.
  const endsItself = !ends && (after.turn !== start.turn || after.actor === "over");
  const left = endsItself ? 0 : (ends ? last : after)?.points;
  if (left === undefined) return [words.say("cost-end")];
  const spent = start.points - left;
  const points = spent > 0 ? [words.say("cost-spent", { spent, left })] : [];
  if (!ends && !endsItself) return points;
  return [...points, left > 0 ? words.say("cost-lost", { left }) : words.say("cost-end")];
}
