/** Turns: the events of a match grouped by who plays, and one headline for each group. */

import type { Teller } from "../games/brief";
import type { Entry } from "../wire";

/** Consecutive events of a seat and of chance for it; `seat` is -1 for chance on its own. */
export interface Turn {
  seat: number;
  round: number;
  entries: Entry[];
}

/** Return the seat that acts or for which chance decides, -1 for none. */
export const subject = (entry: Entry): number => (entry.actor < 0 ? entry.about : entry.actor);

/** Group events into turns. An event of another seat stays within a turn if it `answers` it. */
export function turns(entries: readonly Entry[], answers: (entry: Entry) => boolean): Turn[] {
  const found: Turn[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const seat = subject(entry);
    const same = last?.seat === seat || (last !== undefined && last.seat >= 0 && answers(entry));
    if (last !== undefined && same && last.round === entry.round) last.entries.push(entry);
    else found.push({ seat, round: entry.round, entries: [entry] });
  }
  return found;
}

/** Return the turns since the last one of `mine` before the turn that goes on, if one of `mine` is `acting`. */
export function sinceLast(blocks: readonly Turn[], mine: ReadonlySet<number>, acting: number): Turn[] {
  const isMine = ({ seat }: Turn): boolean => mine.has(seat);
  const end = mine.has(acting) ? blocks.findLastIndex((turn) => !isMine(turn)) + 1 : blocks.length;
  const past = blocks.slice(0, end);
  return past.slice(past.findLastIndex(isMine) + 1);
}

/** Return the phrases of some events as one text; equal phrases are counted. */
export function headline(entries: readonly Entry[], tell: Teller): string {
  const counts = new Map<string, number>();
  for (const phrase of tell.phrases(entries)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].map(([phrase, count]) => (count > 1 ? `${phrase} ×${count}` : phrase)).join(", ");
}

/** Group the events of a turn into lines: all dice of a roll are one, any other event is a line of its own. */
export function lines(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (before !== undefined && isOfRoll(entry) && isOfRoll(before)) last!.push(entry);
    else found.push([entry]);
  }
  return found;
}

const isOfRoll = ({ actor, about, move }: Entry): boolean => actor < 0 && about < 0 && move.kind === "roll";
