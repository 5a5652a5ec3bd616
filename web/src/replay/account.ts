/** What the log of a match adds up to. */

import type { Entry } from "../wire";

/** Points of every seat after an event that changed some. */
export interface Mark {
  number: number;
  totals: number[];
}

export function course(entries: readonly Entry[], seats: number): Mark[] {
  let totals = Array.from({ length: seats }, () => 0);
  const marks: Mark[] = [{ number: 0, totals }];
  for (const entry of entries) {
    if (entry.notes.length === 0) continue;
    totals = [...totals];
    for (const note of entry.notes) totals[note.seat] = (totals[note.seat] ?? 0) + note.amount;
    marks.push({ number: entry.number, totals });
  }
  return marks;
}

/** Points by clause, one number per seat; clauses in order. */
export function sources(entries: readonly Entry[], seats: number): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const note of entries.flatMap((entry) => entry.notes)) {
    const row = sums.get(note.clause) ?? Array.from({ length: seats }, () => 0);
    row[note.seat] = (row[note.seat] ?? 0) + note.amount;
    sums.set(note.clause, row);
  }
  return new Map([...sums].sort(([one], [other]) => one.localeCompare(other)));
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

/** So many scorings are shown one by one; more are gathered into as many parts of the match. */
const MOST_ROUNDS = 8;

/** What a seat scored in a round: points by clause. */
export type Round = Map<string, number>[];

/** Points by round, seat and clause. A round is a seat's n-th scoring, or a part of a match that scores often. */
export function rounds(entries: readonly Entry[], seats: number): Round[] {
  const scored = Array.from({ length: seats }, () => 0);
  for (const entry of entries) for (const seat of scorers(entry)) scored[seat] = (scored[seat] ?? 0) + 1;
  const single = Math.max(...scored) <= MOST_ROUNDS;
  const count = single ? Math.max(...scored) : MOST_ROUNDS;
  const found: Round[] = Array.from({ length: count }, () => Array.from({ length: seats }, () => new Map()));
  const seen = Array.from({ length: seats }, () => 0);
  entries.forEach((entry, place) => {
    for (const note of entry.notes) {
      const part = single ? (seen[note.seat] ?? 0) : Math.floor((place * count) / entries.length);
      const sums = found[part]![note.seat]!;
      sums.set(note.clause, (sums.get(note.clause) ?? 0) + note.amount);
    }
    for (const seat of scorers(entry)) seen[seat] = (seen[seat] ?? 0) + 1;
  });
  return found;
}

const scorers = (entry: Entry): Set<number> => new Set(entry.notes.map((note) => note.seat));

/** How strongly the n-th of so many sources is drawn. */
export const shade = (place: number, count: number): number => 1 - (place / Math.max(1, count)) * 0.75;
