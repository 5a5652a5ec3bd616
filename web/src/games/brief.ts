/** Turns in a few words: what the log and the summaries say about the events of a turn. */

import type { GameWords } from "../catalogue.svelte";
import type { Entry } from "../wire";
import type { View } from "./drawing";

/** Tell what was done in some events, the most important first; empty if none of them is worth a word. */
export type Tell = (turn: readonly Entry[]) => string[];

export interface Briefs<V = View> {
  /** Return whether an event of another seat answers within a turn, instead of beginning the next one. */
  answers(entry: Entry): boolean;
  /** Return what tells about parts of `entries`, the events before the position of `view`. */
  teller(entries: readonly Entry[], view: V, words: GameWords, names: readonly string[]): Tell;
}

/** Return the events of a kind. */
export const ofKind = (turn: readonly Entry[], ...kinds: string[]): Entry[] =>
  turn.filter((entry) => kinds.includes(entry.move.kind));

/** Return the different tokens that the events name in a slot, as a list. */
export const listed = (entries: readonly Entry[], slot: string): string =>
  [...new Set(entries.map((entry) => entry.move.targets[slot] ?? ""))].join(", ");

/** Say the message `id` once for each event, with the facts of the event. */
export const each = (words: GameWords, id: string, entries: readonly Entry[]): string[] =>
  entries.map((entry) => words.say(id, entry.move.facts));

/** Say a message about a number of things; nothing about none. */
export const counted = (words: GameWords, id: string, count: number): string[] =>
  count > 0 ? [words.say(id, { count })] : [];
