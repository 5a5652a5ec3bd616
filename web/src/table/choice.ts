/**
 * From clicks to a move. A drawing says for every kind which slots are picked on the board, in which order; a click
 * fills the next of them. What is legal alone decides what can be clicked, and whatever the board does not ask for
 * becomes a button.
 */

import type { Move } from "../wire";

/** For every kind of move: its slots that are picked on the board, in order. */
export type BoardSlots = Readonly<Record<string, readonly string[]>>;

/** A thing that was clicked; `also` holds other slots it settles at the same time. */
export interface Pick {
  token: string;
  also: Readonly<Record<string, string>>;
}

export interface Choice {
  kind: string | null;
  picks: readonly Pick[];
}

export const NOTHING: Choice = { kind: null, picks: [] };

const slotsOf = (move: Move, slots: BoardSlots): readonly string[] => slots[move.kind] ?? [];

function fits(move: Move, pick: Pick, slot: string | undefined): boolean {
  if (slot === undefined || move.targets[slot] !== pick.token) return false;
  return Object.entries(pick.also).every(([name, token]) => (move.targets[name] ?? token) === token);
}

/** The moves that agree with a choice so far. */
export function agreeing(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move[] {
  return legal.filter((move) => {
    if (choice.kind !== null && move.kind !== choice.kind) return false;
    const names = slotsOf(move, slots);
    return choice.picks.every((pick, place) => fits(move, pick, names[place]));
  });
}

/** What on the board can be clicked next. */
export function clickable(legal: readonly Move[], choice: Choice, slots: BoardSlots): Set<string> {
  const found = new Set<string>();
  for (const move of agreeing(legal, choice, slots)) {
    const slot = slotsOf(move, slots)[choice.picks.length];
    if (slot !== undefined) found.add(move.targets[slot]!);
  }
  return found;
}

/** The moves for which the board has nothing more to ask. */
export function settled(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move[] {
  return agreeing(legal, choice, slots).filter((move) => slotsOf(move, slots).length === choice.picks.length);
}

/** The kinds of the legal moves, with their counts, in order. */
export function kinds(legal: readonly Move[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const move of legal) counts.set(move.kind, (counts.get(move.kind) ?? 0) + 1);
  return counts;
}

/** The move a choice comes down to without a doubt, if it does. */
export function decided(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move | null {
  const left = agreeing(legal, choice, slots);
  const only = left[0];
  if (left.length !== 1 || only === undefined || choice.picks.length === 0) return null;
  const certain = choice.picks.length > 1 || choice.kind !== null || kinds(legal).size === 1;
  return certain && slotsOf(only, slots).length === choice.picks.length ? only : null;
}

/** The choice after a click: one step further, or a new beginning; null if the click means nothing. */
export function pick(legal: readonly Move[], choice: Choice, slots: BoardSlots, next: Pick): Choice | null {
  const further = { kind: choice.kind, picks: [...choice.picks, next] };
  if (agreeing(legal, further, slots).length > 0) return further;
  const anew = { kind: choice.kind, picks: [next] };
  if (agreeing(legal, anew, slots).length > 0) return anew;
  const free = { kind: null, picks: [next] };
  return agreeing(legal, free, slots).length > 0 ? free : null;
}
