/**
 * From clicks to a move. A drawing lists for every kind of move the slots that are picked on the board, in order or in any
 * order. What can be picked follows from the legal moves alone; slots that are not picked on the board become buttons.
 */

import type { Move } from "../wire";

/** A slot that is picked on the board; a prefix keeps its tokens apart from other tokens of the board. */
export type Slot = string | readonly [slot: string, prefix: string];

/** Slots that may be picked in any order; `sign` is an optional token for the kind itself. */
export interface AnyOrder {
  any: readonly Slot[];
  sign?: string;
}

/** The slots picked on the board, by kind of move; in order unless `AnyOrder`. */
export type BoardSlots = Readonly<Record<string, readonly Slot[] | AnyOrder>>;

/** A picked token; `also` holds other slots that it settles. */
export interface Pick {
  token: string;
  also: Readonly<Record<string, string>>;
}

export interface Choice {
  kind: string | null;
  picks: readonly Pick[];
}

export const NOTHING: Choice = { kind: null, picks: [] };

/** Return whether two choices have the same picks, with the same settled slots. */
export const isSame = (one: Choice, other: Choice): boolean =>
  JSON.stringify(one.picks) === JSON.stringify(other.picks) && one.picks.length > 0;

const isFree = (slots: readonly Slot[] | AnyOrder | undefined): slots is AnyOrder =>
  slots !== undefined && "any" in slots;

/** Return the slots of a move that are picked on the board. */
function slotsOf(move: Move, slots: BoardSlots): readonly Slot[] {
  const found = slots[move.kind];
  return isFree(found) ? found.any : (found ?? []);
}

/** Return the token to click for a slot of a move. */
function tokenOf(move: Move, slot: Slot): string {
  return typeof slot === "string" ? move.targets[slot]! : `${slot[1]}${move.targets[slot[0]]!}`;
}

const signOf = (move: Move, slots: BoardSlots): string | undefined => {
  const found = slots[move.kind];
  return isFree(found) ? found.sign : undefined;
};

function settles(move: Move, pick: Pick): boolean {
  return Object.entries(pick.also).every(([name, token]) => (move.targets[name] ?? token) === token);
}

/** Return the slots of a move still to be picked, null if the picks do not fit the move. */
function unpicked(move: Move, picks: readonly Pick[], slots: BoardSlots): readonly Slot[] | null {
  if (!picks.every((pick) => settles(move, pick))) return null;
  const names = slotsOf(move, slots);
  if (!isFree(slots[move.kind])) {
    const same = picks.every((pick, place) => names[place] !== undefined && tokenOf(move, names[place]) === pick.token);
    return same ? names.slice(picks.length) : null;
  }
  const left = [...names];
  let sign = signOf(move, slots);
  for (const { token } of picks) {
    const place = left.findIndex((slot) => tokenOf(move, slot) === token);
    if (place >= 0) left.splice(place, 1);
    else if (token === sign) sign = undefined;
    else return null;
  }
  return left;
}

/** Return the moves that agree with a choice. */
export function agreeing(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move[] {
  return legal.filter((move) => {
    if (choice.kind !== null && move.kind !== choice.kind) return false;
    return unpicked(move, choice.picks, slots) !== null;
  });
}

/** Return the tokens that can be clicked next for a move that agrees with the picks. */
export function awaited(move: Move, picks: readonly Pick[], slots: BoardSlots): string[] {
  const left = (unpicked(move, picks, slots) ?? []).map((slot) => tokenOf(move, slot));
  if (!isFree(slots[move.kind])) return left.slice(0, 1);
  const sign = signOf(move, slots);
  return sign === undefined || picks.some(({ token }) => token === sign) ? left : [...left, sign];
}

/** Return the tokens of a move on the board. */
export function tokens(move: Move, slots: BoardSlots): string[] {
  return slotsOf(move, slots).map((slot) => tokenOf(move, slot));
}

/** Return the tokens that can be clicked next. */
export function clickable(legal: readonly Move[], choice: Choice, slots: BoardSlots): Set<string> {
  const moves = agreeing(legal, choice, slots);
  return new Set(moves.flatMap((move) => awaited(move, choice.picks, slots)));
}

/** Return whether picks cannot tell the moves apart: one kind in any order, with the same tokens. */
function alike(moves: readonly Move[], slots: BoardSlots): boolean {
  const first = moves[0];
  if (first === undefined || !isFree(slots[first.kind])) return false;
  const same = tokens(first, slots).join(" ");
  return moves.every((move) => move.kind === first.kind && tokens(move, slots).join(" ") === same);
}

/** Return the moves with nothing left to pick on the board. */
export function settled(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move[] {
  const left = agreeing(legal, choice, slots);
  if (choice.picks.length > 0 && alike(left, slots)) return left;
  return left.filter((move) => unpicked(move, choice.picks, slots)?.length === 0);
}

/** Count the legal moves by kind, in order. */
export function kinds(legal: readonly Move[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const move of legal) counts.set(move.kind, (counts.get(move.kind) ?? 0) + 1);
  return counts;
}

/**
 * Return the move that a choice determines, null if it does not. With several kinds, a single pick only counts if nothing
 * is left to pick, the sign of the kind included; the move is only planned and can be undone.
 */
export function decided(legal: readonly Move[], choice: Choice, slots: BoardSlots): Move | null {
  const [only, ...others] = agreeing(legal, choice, slots);
  if (only === undefined || others.length > 0 || choice.picks.length === 0) return null;
  const said = choice.picks.length > 1 || choice.kind !== null || kinds(legal).size === 1;
  const certain = said || awaited(only, choice.picks, slots).length === 0;
  return certain ? (settled(legal, choice, slots)[0] ?? null) : null;
}

/** Return the choice with one pick replaced, for kinds in any order; null if no move agrees. */
function replaced(legal: readonly Move[], choice: Choice, slots: BoardSlots, next: Pick): Choice | null {
  const free = legal.filter((move) => isFree(slots[move.kind]));
  for (let place = choice.picks.length - 1; place >= 0; place -= 1) {
    const other = { kind: choice.kind, picks: choice.picks.with(place, next) };
    if (agreeing(free, other, slots).length > 0) return other;
  }
  return null;
}

/** Return the choice after a click: extended, with a pick replaced, or restarted; null if no move agrees. */
export function pick(legal: readonly Move[], choice: Choice, slots: BoardSlots, next: Pick): Choice | null {
  const further = { kind: choice.kind, picks: [...choice.picks, next] };
  if (agreeing(legal, further, slots).length > 0) return further;
  const other = replaced(legal, choice, slots, next);
  if (other !== null) return other;
  const restarted = { kind: choice.kind, picks: [next] };
  if (agreeing(legal, restarted, slots).length > 0) return restarted;
  const free = { kind: null, picks: [next] };
  return agreeing(legal, free, slots).length > 0 ? free : null;
}
