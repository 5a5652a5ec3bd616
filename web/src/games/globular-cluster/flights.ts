/** Pieces that moved and dice that were rolled between two views. */

import type { GlobularTableView } from "./view_types";

export interface Flight {
  seat: number;
  piece: "member" | "leader";
  from: string;
  to: string;
}

function memberFlights(before: GlobularTableView, after: GlobularTableView, seat: number): Flight[] {
  const left: string[] = [];
  const come: string[] = [];
  for (const name of Object.keys(after.board)) {
    const change = (after.board[name]!.members[seat] ?? 0) - (before.board[name]?.members[seat] ?? 0);
    for (let n = 0; n < Math.abs(change); n += 1) (change > 0 ? come : left).push(name);
  }
  return come.slice(0, left.length).map((to, n) => ({ seat, piece: "member", from: left[n]!, to }));
}

export function flights(before: GlobularTableView, after: GlobularTableView): Flight[] {
  const found: Flight[] = [];
  for (const player of after.players) {
    const { seat } = player;
    found.push(...memberFlights(before, after, seat));
    const from = before.players[seat]?.leader;
    if (from && player.leader && from !== player.leader) found.push({ seat, piece: "leader", from, to: player.leader });
  }
  return found;
}

/** Return the die that decided the type of a crystal, and where it was mined; `tokens` are those of the last event. */
export function rollBetween(
  before: GlobularTableView,
  after: GlobularTableView,
  tokens: ReadonlySet<string>,
): { place: string; value: number } | null {
  const value = [...tokens].find((token) => /^[1-6]$/.test(token));
  const decided = before.step === "roll" && after.step !== "roll";
  return decided && before.mined_at !== null && value !== undefined
    ? { place: before.mined_at, value: Number(value) }
    : null;
}
