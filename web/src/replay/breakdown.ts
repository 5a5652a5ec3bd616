/** Breakdown of the points and decisions in the log of a match. */

import type { Entry, Note } from "../wire";

/** Points of every seat after an event that changed some, and what each would have if the match ended there. */
export interface Mark {
  number: number;
  totals: number[];
  projected: number[];
}

/** Return the points of every seat before the first event. */
export function begun(entries: readonly Entry[], scores: readonly number[]): number[] {
  const left = [...scores];
  for (const note of entries.flatMap((entry) => entry.notes)) left[note.seat] = (left[note.seat] ?? 0) - note.amount;
  return left;
}

export function course(entries: readonly Entry[], start: readonly number[]): Mark[] {
  let totals = [...start];
  let projected = entries[0]?.projected ?? totals;
  const marks: Mark[] = [{ number: 0, totals, projected }];
  for (const entry of entries) {
    const same = entry.projected.every((points, seat) => points === projected[seat]);
    if (entry.notes.length === 0 && same) continue;
    totals = [...totals];
    projected = entry.projected;
    for (const note of entry.notes) totals[note.seat] = (totals[note.seat] ?? 0) + note.amount;
    marks.push({ number: entry.number, totals, projected });
  }
  return marks;
}

/** Points of a clause per seat, and by card or tile. */
export interface Source {
  clause: string;
  row: number[];
  cards: Map<string, number[]>;
}

/** Points by clause; clauses in order. */
export function sources(entries: readonly Entry[], seats: number): Source[] {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const found = new Map<string, Source>();
  for (const { seat, clause, amount, source } of entries.flatMap((entry) => entry.notes)) {
    const paid = found.get(clause) ?? { clause, row: none(), cards: new Map<string, number[]>() };
    found.set(clause, paid);
    paid.row[seat]! += amount;
    if (source === "") continue;
    const card = paid.cards.get(source) ?? none();
    paid.cards.set(source, card);
    card[seat]! += amount;
  }
  return [...found.values()].sort((one, other) => one.clause.localeCompare(other.clause));
}

/** Decisions by kind, one number per seat, the most frequent first. */
export function decisions(entries: readonly Entry[], seats: number): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const entry of entries) {
    if (entry.actor < 0) continue;
    const row = counts.get(entry.move.kind) ?? Array.from({ length: seats }, () => 0);
    row[entry.actor] = (row[entry.actor] ?? 0) + 1;
    counts.set(entry.move.kind, row);
  }
  const sum = (row: number[]): number => row.reduce((total, count) => total + count, 0);
  return new Map([...counts].sort(([, one], [, other]) => sum(other) - sum(one)));
}

/** Points of a seat in a round, by clause. */
export type Round = Map<string, number>[];

/** A match in parts: its rounds, or the scorings of each seat in a game without rounds. */
export interface Parts {
  by: "round" | "scoring";
  first: number;
  parts: Round[];
}

/** Points by part, seat and clause. */
export function rounds(entries: readonly Entry[], seats: number): Parts {
  const numbered = entries.filter((entry) => entry.round > 0).map((entry) => entry.round);
  if (numbered.length === 0) return { by: "scoring", first: 1, parts: scorings(entries, seats) };
  const first = Math.min(...numbered);
  const parts = empty(Math.max(...numbered) - first + 1, seats);
  for (const entry of entries) add(parts[Math.max(0, entry.round - first)]!, entry.notes);
  return { by: "round", first, parts };
}

/** The n-th scorings of all seats together. */
function scorings(entries: readonly Entry[], seats: number): Round[] {
  const seen = Array.from({ length: seats }, () => 0);
  const parts: Round[] = [];
  for (const entry of entries) {
    for (const seat of new Set(entry.notes.map((note) => note.seat))) {
      const place = seen[seat] ?? 0;
      seen[seat] = place + 1;
      parts[place] ??= empty(1, seats)[0]!;
      add(
        parts[place],
        entry.notes.filter((note) => note.seat === seat),
      );
    }
  }
  return parts;
}

const empty = (count: number, seats: number): Round[] =>
  Array.from({ length: count }, () => Array.from({ length: seats }, () => new Map<string, number>()));

function add(round: Round, notes: readonly Note[]): void {
  for (const { seat, clause, amount } of notes) {
    const sums = round[seat]!;
    sums.set(clause, (sums.get(clause) ?? 0) + amount);
  }
}

/** Return the probability of an outcome in percent. */
export const chance = (entry: Entry): number => (entry.total > 0 ? (100 * entry.weight) / entry.total : 100);

/** Return the opacity of source `n` of `count`. */
export const shade = (place: number, count: number): number => 1 - (place / Math.max(1, count)) * 0.75;
