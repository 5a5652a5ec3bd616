/** Turns in a few words: what the log and the summaries say about the events of a turn. */

import type { GameWords } from "../catalogue.svelte";
import type { Entry } from "../wire";
import type { View } from "./drawing";

export interface Teller {
  /** Return what was done in some events, the most important first; empty if none of them is worth a word. */
  phrases(turn: readonly Entry[]): string[];
  /** Return the places of the board that some events changed, by token. */
  places(turn: readonly Entry[]): string[];
}

export interface Briefs<V = View> {
  /** Return whether an event of another seat answers within a turn, instead of beginning the next one. */
  answers(entry: Entry): boolean;
  /** Return a teller for parts of `entries`, the events before the position of `view`. */
  teller(entries: readonly Entry[], view: V, words: GameWords, names: readonly string[]): Teller;
}

/** Return the events of a kind. */
export const ofKind = (turn: readonly Entry[], ...kinds: string[]): Entry[] =>
  turn.filter((entry) => kinds.includes(entry.move.kind));

/** Return the different tokens that the events name in a slot. */
export const tokens = (entries: readonly Entry[], slot: string): string[] => [
  ...new Set(entries.flatMap((entry) => entry.move.targets[slot] ?? [])),
];

/** Say the message `id` once for each event, with the facts of the event. */
export const each = (words: GameWords, id: string, entries: readonly Entry[]): string[] =>
  entries.map((entry) => words.say(id, entry.move.facts));

/** Say a message about a number of things; nothing about none. */
export const counted = (words: GameWords, id: string, count: number): string[] =>
  count > 0 ? [words.say(id, { count })] : [];
