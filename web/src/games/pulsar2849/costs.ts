/** What a plan costs: dice, cubes and tokens. */

import type { GameWords } from "../../catalogue.svelte";
import type { Plan } from "../drawing";
import type { PulsarTableView } from "./view_types";

/** Return the dice of `before` without those of `after`, each as often as it is gone. */
export function gone(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((die) => {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const BONUS = "b";

/** Return the dice of a seat, the bonus die of the turn last and marked: it never stands for a silver one. */
function diceOf({ players, bonus }: PulsarTableView, seat: number): string[] {
  return [...(players[seat]?.dice ?? []).map(String), ...(bonus.value === null ? [] : [`${BONUS}${bonus.value}`])];
}

export function costs({ start, last, after, moves }: Plan<PulsarTableView>, words: GameWords): string[] {
  const seat = start.asked ?? 0;
  const ends = moves.at(-1)?.kind === "end";
  const end = ends ? (last ?? after) : after;
  const before = start.players[seat];
  const now = end.players[seat];
  if (!before || !now) return [];
  const dice = gone(diceOf(start, seat), diceOf(end, seat)).map((die) => die.replace(BONUS, ""));
  const found = dice.length > 0 ? [words.say("cost-dice", { count: dice.length, list: dice.join(", ") })] : [];
  for (const name of ["cubes", "pm1", "plus2"] as const) {
    const count = before[name] - now[name];
    if (count > 0) found.push(words.say(`cost-${name}`, { count }));
  }
  if (!ends) return found;
  const unused = diceOf(end, seat).length;
  return [...found, unused > 0 ? words.say("cost-lost", { count: unused }) : words.say("cost-end")];
}
