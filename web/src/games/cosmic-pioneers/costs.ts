/** What a plan costs: credits, cargo that leaves the hold for nothing, bombs. */

import type { GameWords } from "../../catalogue.svelte";
import type { Plan } from "../drawing";
import type { CosmicTableView } from "./view_types";

/** Return the number of goods that are unloaded for nothing: a planet of their own colour takes them off the table. */
function wasted({ start, after, moves }: Plan<CosmicTableView>, seat: number): number {
  const player = after.players[seat];
  const delivered = (player?.counters["deliveries"] ?? 0) > (start.players[seat]?.counters["deliveries"] ?? 0);
  const colour = after.sectors.find(({ sector }) => sector === player?.ship)?.planet?.colour;
  const unloaded = moves.filter(({ kind, targets }) => kind === "unload" && targets["piece"] === colour);
  return delivered ? 0 : unloaded.length;
}

/** Tell the credits before and after: the income of the same stop may hide what was paid. The first level is free. */
function paid({ start, after, moves }: Plan<CosmicTableView>, seat: number, words: GameWords): string[] {
  const [before, left] = [start, after].map(({ players }) => players[seat]?.credits ?? 0) as [number, number];
  const bought = start.round > 0 && moves.some(({ kind }) => kind === "raise");
  return bought || left < before ? [words.say("cost-credits", { before, after: left })] : [];
}

export function costs(plan: Plan<CosmicTableView>, words: GameWords): string[] {
  const { start, after, moves } = plan;
  const seat = start.asked ?? 0;
  const count = (kind: string): number => moves.filter((move) => move.kind === kind).length;
  const amounts = {
    thrown: count("jettison"),
    given: count("discard"),
    wasted: wasted(plan, seat),
    bombed: count("bomb"),
  };
  const found = Object.entries(amounts).flatMap(([name, amount]) =>
    amount > 0 ? [words.say(`cost-${name}`, { count: amount })] : [],
  );
  const ends = start.turn === seat && after.turn !== seat;
  return [...paid(plan, seat, words), ...found, ...(ends ? [words.say("cost-end")] : [])];
}
