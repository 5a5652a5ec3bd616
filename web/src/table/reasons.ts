/** Points and the clauses behind them. */

import type { Note, Rules } from "../wire";

const known = new Map<string, Promise<Map<string, string>>>();

/** The clauses of a game by id, asked once. */
export function clauseTexts(game: string, ask: (game: string) => Promise<Rules>): Promise<Map<string, string>> {
  const found = known.get(game) ?? ask(game).then((rules) => new Map(rules.clauses.map((each) => [each.id, each.text])));
  known.set(game, found);
  return found;
}

/** Notes of the same seat and clause added up, in order; what adds up to nothing is left out. */
export function byClause(notes: readonly Note[]): Note[] {
  const sums = new Map<string, Note>();
  for (const note of notes) {
    const key = `${note.seat} ${note.clause}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { ...note, amount: before + note.amount });
  }
  return [...sums.values()].filter((note) => note.amount !== 0);
}
