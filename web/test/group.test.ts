/** Pieces that move together. */

import { expect, it } from "vitest";
import { alsoOf, groupOf, increased, most, placesOf, single, tokensOf } from "../src/games/globular-cluster/group";
import type { GlobularTableView } from "../src/games/globular-cluster/view_types";

const VIEW = {
  turn: 1,
  board: {
    m7: { members: [0, 3], leaders: [1] },
    k7: { members: [2, 0], leaders: [1] },
    l6: { members: [2, 0], leaders: [0] },
  },
} as unknown as GlobularTableView;

it("a picked place stands for a member, or for the leader without members", () => {
  expect(["m7", "k7", "l6", "a1"].map((token) => groupOf(VIEW, { token, also: {} }))).toEqual([
    single("member"),
    single("leader"),
    null,
    null,
  ]);
});
it("a picked piece stands for itself", () => {
  expect(groupOf(VIEW, { token: "m7", also: { piece: "leader" } })).toEqual(single("leader"));
});
it("a group is what its pick settles", () => {
  for (const group of [
    single("leader"),
    single("member"),
    { members: 2, leader: true },
    { members: 3, leader: false },
  ]) {
    expect(groupOf(VIEW, { token: "m7", also: alsoOf(group) })).toEqual(group);
  }
});
it("a pick settles the piece of a group of one kind only", () => {
  expect(alsoOf({ members: 2, leader: false })["piece"]).toBe("member");
  expect(alsoOf({ members: 2, leader: true })["piece"]).toBeUndefined();
});
it("one more piece is added up to what is there, then it begins anew", () => {
  const all = { members: 3, leader: true };
  const counts = [1, 2, 3].map((members) => increased({ members, leader: false }, all, "member").members);
  expect(counts).toEqual([2, 3, 1]);
  expect(increased({ members: 3, leader: true }, all, "member")).toEqual(single("leader"));
  expect(increased({ members: 2, leader: false }, all, "leader")).toEqual({ members: 2, leader: true });
  expect(increased(single("leader"), all, "leader")).toEqual(single("leader"));
});
it("everything is as much as the action points can move", () => {
  expect(most({ members: 11, leader: true }, 10)).toEqual({ members: 9, leader: true });
  expect(most({ members: 3, leader: false }, 10)).toEqual({ members: 3, leader: false });
  expect(most({ members: 3, leader: true }, 1)).toEqual(single("leader"));
});
it("destinations are asked of every piece of a group", () => {
  expect(tokensOf("m7", { members: 2, leader: true })).toEqual(["m7", "member", "member", "leader"]);
});
it("a path has each place once for all pieces", () => {
  const moves = ["move member m7 l6", "move leader m7 l6", "warp member mits k7", "warp leader mits k7"];
  expect(placesOf("m7", { moves, amounts: {}, luck: false })).toEqual(["m7", "l6", "k7"]);
});
