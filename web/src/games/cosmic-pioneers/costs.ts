/** What a plan costs: credits, cargo that leaves the hold for nothing, bombs. */

import type { GameWords } from "../../catalogue.svelte";
import type { Plan } from "../drawing";
import type { CosmicTableView } from "./view_types";

export function costs({ start, after, moves }: Plan<CosmicTableView>, words: GameWords): string[] {
  const seat = start.asked ?? 0;
  const count = (kind: string): number => moves.filter((move) => move.kind === kind).length;
  const credits = (start.players[seat]?.credits ?? 0) - (after.players[seat]?.credits ?? 0);
  const amounts = { credits, thrown: count("jettison"), given: count("discard"), bombed: count("bomb") };
  const found = Object.entries(amounts).flatMap(([name, amount]) =>
    amount > 0 ? [words.say(`cost-${name}`, { count: amount })] : [],
  );
  const ends = start.turn === seat && after.turn !== seat;
  return ends ? [...found, words.say("cost-end")] : found;
}
