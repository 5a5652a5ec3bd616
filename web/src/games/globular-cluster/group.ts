/** The pieces that move together: members and perhaps the leader of the seat on turn, at one place. */

import type { Pick } from "../../table/choice";
import type { WayInfo } from "../../wire";
import type { GlobularTableView } from "./view_types";

export interface Group {
  members: number;
  leader: boolean;
}

export type Piece = "member" | "leader";

/** Return everything the seat on turn has at a place. */
export function present(view: GlobularTableView, place: string): Group {
  const tile = view.board[place];
  if (tile === undefined || view.turn === null) return { members: 0, leader: false };
  return { members: tile.members[view.turn] ?? 0, leader: tile.leaders.includes(view.turn) };
}

/** Return the group of a pick; a place picked as a whole stands for a member, or for the leader without members. */
export function groupOf(view: GlobularTableView, { token, also }: Pick): Group | null {
  const all = present(view, token);
  if (all.members === 0 && !all.leader) return null;
  if (also["piece"] === undefined && also["members"] === undefined)
    return single(all.members > 0 ? "member" : "leader");
  if (also["members"] === undefined) return single(also["piece"] as Piece);
  return { members: Number(also["members"]), leader: also["leader"] === "1" };
}

export const single = (piece: Piece): Group => ({ members: piece === "member" ? 1 : 0, leader: piece === "leader" });

/** Return the group with one more piece of a kind; after the last one it begins anew. */
export function increased(group: Group, all: Group, piece: Piece): Group {
  if (piece === "leader") return { ...group, leader: !group.leader || group.members === 0 };
  const members = group.members < all.members ? group.members + 1 : group.leader ? 0 : 1;
  return { ...group, members };
}

/** Return as many of the pieces as `points` can move over a border, the leader first. */
export function most(all: Group, points: number): Group {
  return {
    members: Math.max(all.leader ? 0 : 1, Math.min(all.members, points - (all.leader ? 1 : 0))),
    leader: all.leader,
  };
}

/** Return what a pick of the group settles: the piece if it is of one kind. */
export function alsoOf({ members, leader }: Group): Record<string, string> {
  const counts = { members: String(members), leader: leader ? "1" : "0" };
  if (members > 0 && leader) return counts;
  return { ...counts, piece: leader ? "leader" : "member" };
}

/** Return the tokens of which the destinations of a group are asked. */
export function tokensOf(place: string, { members, leader }: Group): string[] {
  return [place, ...Array.from({ length: members }, () => "member"), ...(leader ? ["leader"] : [])];
}

/** Return the places of a way, the start first. */
export function placesOf(start: string, way: WayInfo): string[] {
  const ends = way.moves.map((move) => move.split(" ").at(-1)!);
  return [start, ...ends.filter((end, n) => end !== ends[n - 1])];
}
