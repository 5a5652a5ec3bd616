/** The drawing of Globular Cluster: places, flights, sets. */

import { describe, expect, it } from "vitest";
import { sets } from "../src/games/globular-cluster/crystals";
import { flights } from "../src/games/globular-cluster/flights";
import { between, inOrder, nextPlace, origin, spot } from "../src/games/globular-cluster/geometry";
import type { GlobularTableView } from "../src/games/globular-cluster/view_types";

describe("places", () => {
  it("are counted from the arrival tile", () => {
    expect(spot("m7")).toEqual({ h: 0, r: 0 });
    expect(spot("l6")).toEqual({ h: -1, r: -1 });
  });
  it("lie in a brick pattern", () => expect(origin("l8")).toEqual({ x: -50, y: 100 }));
  it("are read row by row", () => expect(inOrder(["m7", "l8", "k7", "l6"])).toEqual(["l6", "k7", "m7", "l8"]));
  it("share edges", () => {
    expect(between("m7", "k7")).toEqual({ x: 0, y: 50 });
    expect(between("m7", "l6")).toEqual({ x: 25, y: 0 });
  });
});

function board(members: Record<string, number>, leader: string): GlobularTableView {
  const tiles = Object.entries(members).map(([name, count]) => [name, { members: [count] }]);
  return { board: Object.fromEntries(tiles), players: [{ seat: 0, leader }] } as unknown as GlobularTableView;
}

describe("flights", () => {
  it("follow a member", () => {
    const found = flights(board({ m7: 12, l6: 0 }, "m7"), board({ m7: 11, l6: 1 }, "m7"));
    expect(found).toEqual([{ seat: 0, piece: "member", from: "m7", to: "l6" }]);
  });
  it("follow the leader", () => {
    const found = flights(board({ m7: 1 }, "m7"), board({ m7: 1 }, "l8"));
    expect(found).toEqual([{ seat: 0, piece: "leader", from: "m7", to: "l8" }]);
  });
  it("are none for members that leave the game", () => {
    expect(flights(board({ l6: 3 }, "m7"), board({ l6: 0 }, "m7"))).toEqual([]);
  });
});

describe("the place of the next action", () => {
  const view = { ...board({ m7: 3, l6: 1, l8: 0 }, "l6"), free: ["k5"], turn: 0, turning: null } as GlobularTableView;
  const next = (open: string[], lit: string[] = [], picked: string[] = [], turning: string | null = null): string =>
    nextPlace({ ...view, turning } as GlobularTableView, {
      open: new Set(open),
      lit: new Set(lit),
      picked: new Set(picked),
    });

  it("is the tile being turned", () => expect(next(["tl", "tr"], ["m7"], [], "k5")).toBe("k5"));
  it("is the only one that can be picked", () => expect(next(["s1", "k5"], ["m7"], ["l8"])).toBe("k5"));
  it("is the one pointed at", () => expect(next(["k5", "l6"], ["s1", "m7"], ["l8"])).toBe("m7"));
  it("is the picked one", () => expect(next(["k5", "l6"], [], ["l8"])).toBe("l8"));
  it("is where the leader stands", () => expect(next(["k5", "l6"])).toBe("l6"));
  it("is the place for a tile nearest to the leader", () => {
    const placing = { ...view, free: ["a1", "k5", "e9"], step: "place" } as GlobularTableView;
    const open = new Set(placing.free);
    expect(nextPlace(placing, { open, picked: new Set(), lit: new Set() })).toBe("k5");
  });
});

it("caches form triplets, then a pair, then a single one", () => {
  expect([0, 1, 2, 3, 4, 8].map(sets)).toEqual([[], [1], [2], [3], [3, 1], [3, 3, 2]]);
});
