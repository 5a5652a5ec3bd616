/** The last roll, card and fight, shown for a while after they left the view; derived from two views. */

import { drawn } from "./flights";
import type { CosmicTableView, FightView } from "./view_types";

export interface Memory {
  /** The round and the seat of the turn; another turn clears the memory. */
  round: number;
  turn: number | null;
  card: string | null;
  fight: FightView | null;
  roll: { sector: string; die: number } | null;
  hit: "colonist" | "alien" | null;
  kills: number | null;
}

export const NOTHING: Memory = { round: 0, turn: null, card: null, fight: null, roll: null, hit: null, kills: null };

/** The die among the tokens of the last event. */
function dieIn(tokens: ReadonlySet<string>): number | null {
  const found = [...tokens].find((token) => /^[1-6]$/.test(token));
  return found === undefined ? null : Number(found);
}

/** Return the fight that the last die decided; a fight in progress is in the view itself. */
function decided(before: CosmicTableView, now: CosmicTableView, die: number | null): FightView | null {
  const fight = before.dice.fight;
  if (!fight || now.dice.fight || die === null) return null;
  const side = before.step === "attack" ? "attacker" : "defender";
  const rolled = { ...fight[side], die, total: die + fight[side].weapons };
  const ended = { ...fight, [side]: rolled };
  const ahead = (ended.attacker.total ?? 0) - (ended.defender.total ?? 0);
  const won = ahead > 0 || (ahead === 0 && ended.ties === ended.attacker.seat);
  return { ...ended, win: won ? 100 : 0 };
}

/** Update the memory; `tokens` are those of the only event between the two views, empty if there were several. */
export function remembered(
  memory: Memory,
  before: CosmicTableView,
  now: CosmicTableView,
  tokens: ReadonlySet<string>,
): Memory {
  const die = dieIn(tokens);
  const old = memory.turn === now.turn && memory.round === now.round ? memory : NOTHING;
  const bombed = before.step === "hit" || before.step === "count";
  const kind = tokens.has("colonist") ? "colonist" : tokens.has("alien") ? "alien" : null;
  return {
    round: before.round,
    turn: before.turn,
    card: drawn(before, now) ?? old.card,
    fight: decided(before, now, die) ?? old.fight,
    roll: before.step === "face" && die !== null ? { sector: before.sector, die } : old.roll,
    hit: before.step === "hit" ? kind : bombed ? before.dice.hit : old.hit,
    kills: before.step === "count" ? die : old.kills,
  };
}
