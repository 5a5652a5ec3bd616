/** Points and the clauses behind them. */

import { api } from "../api";
import type { GameWords } from "../catalogue.svelte";
import { unbroken } from "../fluent";
import type { Language } from "../settings.svelte";
import type { Clause, Entry, Note } from "../wire";

/** The clauses of a game by id, the language they are written in, and where each comes from. */
export interface Clauses {
  language: string;
  texts: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, Clause["sources"]>;
}

export const NO_CLAUSES: Clauses = { language: "en", texts: new Map(), sources: new Map() };

const known = new Map<string, Promise<Clauses>>();

/** Return the clauses of a game in a language, cached; in English if there is no translation. */
export function clausesOf(game: string, language: Language): Promise<Clauses> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? fetchClauses(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetchClauses(game: string, language: Language): Promise<Clauses> {
  const rules = await api.rules(game, language);
  const set = rules.language === "fr" ? unbroken : (text: string): string => text;
  return {
    language: rules.language,
    texts: new Map(rules.clauses.map((each) => [each.id, set(each.text)])),
    sources: new Map(rules.clauses.map((each) => [each.id, each.sources])),
  };
}

/** Add up notes of the same seat, clause and source, in order; sums of 0 are left out. */
export function byReason(notes: readonly Note[]): Note[] {
  const sums = new Map<string, Note>();
  for (const note of notes) {
    const key = reasonOf(note);
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { ...note, amount: before + note.amount });
  }
  return [...sums.values()].filter((note) => note.amount !== 0);
}

/** Return the key of a note: seat, clause and source. */
export const reasonOf = ({ seat, clause, source }: Note): string => `${seat} ${clause} ${source}`;

/** Return the points of each seat whose sum is not 0. */
export function bySeat(notes: readonly Note[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const note of notes) sums.set(note.seat, (sums.get(note.seat) ?? 0) + note.amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}

/** Return how projected scores changed in `part`, consecutive events of `all`; seats without a change are left out. */
export function projectedGains(part: readonly Entry[], all: readonly Entry[]): Map<number, number> {
  const before = part[0] === undefined ? [] : (all[part[0].number - 2]?.projected ?? []);
  const after = part.at(-1)?.projected ?? [];
  const gains = after.map((score, seat) => [seat, score - (before[seat] ?? 0)] as const);
  return new Map(gains.filter(([, amount]) => amount !== 0));
}

/** Name what paid the points of a note: its card or tile, or what the clause rewards; the clause if it has no words. */
export function paidBy({ source, clause }: Note, words: GameWords): string {
  return source ? words.name(source, source) : words.name(`pays-${clause}`, clause);
}

/** Return points with their sign. */
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
