/** Pieces that moved between two views. */

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
