/** The drawing of Pulsar 2849: the map, shared views, changes of dice, flights, and actions that clicks may stand for. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GameWords } from "../src/catalogue.svelte";
import { Messages } from "../src/fluent";
import {
  around,
  centre,
  inCorner,
  mapScale,
  segments,
  shortestPath,
  toDrawing,
  usedSegments,
  worlds,
} from "../src/games/pulsar2849/geometry";
import { gains, haul } from "../src/games/pulsar2849/flight_gains";
import { kinds, meant, meantBy } from "../src/games/pulsar2849/why_not";
import { homeOf, partOf } from "../src/games/pulsar2849/parts";
import { sharing, steady } from "../src/games/pulsar2849/sharing";
import { wayText } from "../src/games/pulsar2849/reach";
import { mark, needs } from "../src/games/pulsar2849/touch";
import type { LocationView, PulsarTableView, PulsarView, SystemView } from "../src/games/pulsar2849/view_types";
import type { Move } from "../src/wire";

function place(
  x: number,
  y: number,
  neighbours: Record<string, number>,
  more: Partial<LocationView> = {},
): LocationView {
  const bare = { kind: "gate", colour: "green", dead_end: false, ships: [], system: null, pulsar: null } as const;
  return { ...bare, x, y, neighbours, ...more } as LocationView;
}

const SYSTEM: SystemView = {
  tile: "sys-09",
  open: { blue: 1, lifeless: 2 },
  closed: { blue: 1, lifeless: 0 },
  free: { blue: 1, lifeless: 1 },
  stations: [null, "lifeless"],
  bonus: [],
};
const MAP: Record<string, LocationView> = {
  e: place(0, 0, { a: 1 }, { kind: "entry", colour: null }),
  a: place(10, 0, { b: 1, c: 2 }),
  b: place(20, 0, { a: 1 }, { kind: "system", colour: null, system: SYSTEM }),
  c: place(10, 10, { a: 2 }, { colour: "orange" }),
};

it("end points of a flight have a box with a margin", () => {
  const box = around(
    [
      { x: 10, y: 40 },
      { x: 30, y: 20 },
    ],
    5,
  );
  expect(box).toEqual({ x: 5, y: 15, width: 30, height: 30 });
  expect(centre(box)).toEqual({ x: 20, y: 30 });
});

it("a point in the lower right corner of the screen is under the tools", () => {
  const [window, screen] = [
    { x: 100, y: 0, width: 200, height: 100 },
    { width: 400, height: 200 },
  ];
  const under = (x: number, y: number): boolean => inCorner([{ x, y }], window, screen, { width: 40, height: 80 });
  expect([under(290, 70), under(270, 70), under(290, 50), under(310, 70)]).toEqual([true, false, false, false]);
});

describe("the map", () => {
  it("has every segment once, doubled ones side by side", () => {
    const names = segments(MAP, mapScale(100, 100)).map(({ name }) => name);
    expect(names.sort()).toEqual(["a b 0", "a c 0", "a c 1", "e a 0"]);
  });
  it("fits the shape of the screen", () => {
    const [wide, tall] = [mapScale(1500, 1000), mapScale(400, 500)];
    expect(wide.across).toBeGreaterThan(wide.down);
    expect(tall.across).toBeLessThan(tall.down);
    expect(toDrawing({ x: 50, y: 50 }, mapScale(100, 100))).toEqual({ x: 550, y: 550 });
  });
  it("has a world for each planet, with its station or struck through", () => {
    const found = worlds(SYSTEM).map(({ planet, seat, closed }) => [planet, seat, closed]);
    expect(found).toEqual([
      ["blue", null, false],
      ["blue", null, true],
      ["lifeless", 1, false],
      ["lifeless", null, false],
    ]);
  });
  it("finds a path for a ship, never back into an entry gate", () => {
    expect(shortestPath(MAP, "e", "c")).toEqual(["e", "a", "c"]);
    expect(shortestPath(MAP, "c", "e")).toEqual([]);
  });
  it("flies in and out of a dead end on two segments", () => {
    expect([...usedSegments("a", ["c", "a"])].sort()).toEqual(["a c 0", "a c 1", "c a 0", "c a 1"]);
  });
});

describe("successive views", () => {
  it("share equal parts", () => {
    const share = sharing<{ round: number; dice: number[]; places: Record<string, { ships: number[] }> }>();
    const first = share({ round: 1, dice: [1, 2], places: { a: { ships: [] }, b: { ships: [0] } } });
    const next = share({ round: 1, dice: [1, 3], places: { a: { ships: [] }, b: { ships: [1] } } });
    expect(next).toEqual({ round: 1, dice: [1, 3], places: { a: { ships: [] }, b: { ships: [1] } } });
    expect(next.places["a"]).toBe(first.places["a"]);
    expect(next.places["b"]).not.toBe(first.places["b"]);
    expect(share(structuredClone(next))).toBe(next);
  });
  it("drop missing fields", () => {
    const share = sharing<Record<string, number | null>>();
    share({ a: 1, b: null });
    expect(share({ a: 1 })).toEqual({ a: 1 });
  });
  it("share equal sets", () => {
    const keep = steady<string>();
    const first = keep(new Set(["a", "b"]));
    expect(keep(new Set(["b", "a"]))).toBe(first);
    expect([...keep(new Set(["a"]))]).toEqual(["a"]);
  });
});

function move(kind: string, targets: Record<string, string>): Move {
  return { text: [kind, ...Object.values(targets)].join(" "), kind, targets, facts: {} };
}

describe("the change a die needs", () => {
  it("is the cheapest one", () => {
    const found = needs([
      move("patent", { technology: "ai-1a", die: "4", change: "plus2" }),
      move("patent", { technology: "ai-1a", die: "4", change: "free-plus1" }),
      move("patent", { technology: "ai-1b", die: "4", change: "plain" }),
    ]);
    expect(Object.fromEntries(found)).toEqual({ "ai-1a": "free-plus1" });
    expect(mark("free-plus1")).toBe("+1");
  });
});

function view(facts: Partial<PulsarTableView>): PulsarTableView {
  const players = [0, 1].map((seat) => ({
    seat,
    points: 5,
    dice: [4],
    cubes: 0,
    pm1: 1,
    plus2: 0,
    gyrodynes: { "gyro-1": 0, "gyro-2": 0, "gyro-3": 0 },
    spinning: {},
    rings: [],
    stations: { blue: 0, lifeless: 0, extra: 0, points: 0, more: 0 },
    arrays: [],
    hq: null,
    counters: {},
  }));
  const bare = {
    step: "act",
    turn: 0,
    options: { map: "map-a", hq: false, even_start: false, stations: "compulsory", dice: "may-forfeit" },
    bonus: { value: null, had: false, duty: false },
    locations: MAP,
    flight: null,
    offer: [],
    goals: [],
    gyrodynes: { "gyro-1": { take: 1, finish: 3 }, "gyro-2": { take: 2, finish: 5 }, "gyro-3": { take: 4, finish: 6 } },
    boards: [{ board: "ai", rows: [{ technologies: [{ technology: "ai-1a", cost: 5 }] }] }],
    players,
  };
  return { ...bare, ...facts } as unknown as PulsarTableView;
}

describe("a flight", () => {
  const flight = { start: "e", path: ["a", "b", "a", "c"], left: 1, gates: [], landing: null };
  it("allows stations and gates on its path", () => {
    expect(haul(view({ flight }), 0)).toEqual({
      stations: [{ place: "b", planet: "lifeless" }],
      gates: [
        { colour: "green", count: 1 },
        { colour: "orange", count: 1 },
      ],
    });
    expect(haul(view({ flight }), 1).stations).toEqual([]);
  });
  it("shows the gains of a previewed move", () => {
    const then = structuredClone(view({}));
    then.players[0]!.points += 3;
    then.players[0]!.pm1 -= 1;
    expect(gains(view({}), then, 0)).toEqual([
      { what: "vp", change: 3 },
      { what: "pm1", change: -1 },
    ]);
  });
});

describe("a meaningless click", () => {
  it("on a card is paid with what is in hand", () => {
    expect(meant(view({}), [], "ai-1a")).toEqual(["patent ai-1a 4 plus1", "patent ai-1a 5 plain"]);
  });
  it("on a place is about the step", () => {
    expect(meant(view({ step: "flight" }), [], "b")).toEqual(["fly b"]);
    expect(meant(view({ step: "jump" }), [], "b")).toEqual(["jump b"]);
    expect(meant(view({ step: "enter" }), [], "e")).toEqual(["enter e"]);
  });
  it("on a die of the dice board is a draft or a copy", () => {
    expect(meant(view({}), [], "3")).toEqual(["copy 3"]);
    expect(meant(view({ step: "draft" }), [], "3")).toEqual(["draft 3 initiative", "draft 3 none"]);
  });
  it("on a kind is an example of it", () => {
    expect(kinds(view({}))).not.toContain("project");
    expect(kinds(view({ step: "flight" }))).toEqual([]);
    expect(meantBy(view({}), "finish")).toContain("finish gyro-2 4 plus1");
    expect(meantBy(view({}), "patent")[0]).toBe("patent ai-1a 4 plus1");
  });
  it("on a kind asks about what is there", () => {
    expect(meantBy(view({ dice: { "4": 2, "6": 1 } }), "copy")).toEqual(["copy 4", "copy 6"]);
    const now = structuredClone(view({}));
    now.players[0]!.gyrodynes = { "gyro-1": 0, "gyro-2": 1, "gyro-3": 0 };
    now.players[0]!.rings = ["n5"];
    expect(meantBy(now, "develop")[0]).toBe("develop gyro-2 n5");
  });
  it("on a pulsar of one's own is about what can be done with it", () => {
    const at = (pulsar: Partial<PulsarView>): string[] => {
      const own = { owner: 0, gyrodyne: null, spinning: false, isolated: false, ...pulsar };
      const there = place(0, 0, {}, { kind: "pulsar", colour: null, pulsar: own });
      return meant(view({ locations: { ...MAP, p: there } }), [], "p");
    };
    expect(at({})).toEqual(["develop gyro-1 p", "fly p"]);
    expect(at({ gyrodyne: "gyro-2" })).toContain("finish gyro-2 4 plus1");
    expect(at({ gyrodyne: "gyro-2" }).at(-1)).toBe("fly p");
    expect(at({ gyrodyne: "gyro-2", spinning: true })).toEqual(["fly p"]);
  });
});

it("each step has its part", () => {
  expect(["draft", "act", "join", "gain", "meet"].map((step) => partOf(view({ step })))).toEqual([
    "dice",
    "board",
    "desk",
    "offer",
    "tech",
  ]);
});

it.each([
  [["copy"], "dice"],
  [["patent", "patent"], "tech"],
  [["patent", "end"], "board"],
  [["launch"], "board"],
])("a turn with the actions %j is decided at %s", (kinds, part) => {
  const legal = kinds.map((kind) => ({ text: kind, kind, targets: {}, facts: {} }));
  expect(partOf(view({ step: "act" }), legal)).toBe(part);
});

it("gyrodynes lie on the desk, locations on the map, and dice everywhere", () => {
  const map = view({ locations: { n28: {} as LocationView } });
  expect(["own-gyro-2", "n28", "ship", "hand-4"].map((token) => homeOf(map, token))).toEqual([
    "desk",
    "board",
    "board",
    null,
  ]);
});

it("a way counts what it gains and names the tokens it spends", () => {
  const words = new GameWords(new Messages("en", readFileSync("src/games/pulsar2849/locale/en.ftl", "utf8")));
  const moves = ["launch 4 plus1", "fly n81", "fly n84"];
  const way = { moves, amounts: { lifeless: 2, cube: 1, pm1: -1, discover: 1 }, luck: true };
  expect(wayText(way, words)).toBe(
    "+1  n81 → n84: +2 stations on lifeless planets, +1 cube, −1 ±1 token, a system is turned up",
  );
});
