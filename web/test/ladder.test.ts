/** The page of the ratings: its address, its axis, and ratings as texts. */

import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("location", { href: "http://localhost/" }));

import { axisOf, place, signed, type Axis } from "../src/ladder/scale";
import { place as pageAt } from "../src/route.svelte";

/** The axis of bots with these ratings, 30 points up and down. */
const axis = (...ratings: number[]): Axis => axisOf(ratings.map((rating) => ({ low: rating - 30, high: rating + 30 })));

describe("the axis", () => {
  it("holds all intervals, with a margin", () => {
    const { from, to } = axis(-870, 0, 870);
    expect([from, to]).toEqual([-954, 954]);
  });
  it.each([
    [
      [-870, 870],
      [-800, -400, 0, 400, 800],
    ],
    [
      [-200, 50, 150],
      [-200, -100, 0, 100],
    ],
    [[-10, 10], [0]],
    [
      [-3000, 1000],
      [-2400, -1600, -800, 0, 800],
    ],
  ])("of %j has few round ticks, 0 among them", (ratings, ticks) => {
    expect(axis(...ratings).ticks).toEqual(ticks);
  });
  it("exists without bots", () => expect(axisOf([]).ticks).toEqual([0]));
  it("has places from its left to its right end", () => {
    const found = axis(-870, 0, 870);
    expect([found.from, 0, found.to].map((rating) => place(found, rating))).toEqual(["0%", "50%", "100%"]);
  });
});

it("a rating is a whole number with a sign", () => {
  expect([1234.4, -0.6, 0.4, -0.4, -85.5].map((value) => signed(value, "en"))).toEqual([
    "+1,234",
    "−1",
    "0",
    "0",
    "−86",
  ]);
  expect(signed(-1234, "fr")).toBe("−1\u202f234");
});

describe("the address", () => {
  const at = (path: string): unknown => pageAt(new URL(path, "http://localhost"));
  it("names the game and the number of seats", () => {
    expect(at("/games/pulsar2849/ladder?seats=3")).toEqual({ page: "ladder", game: "pulsar2849", seats: 3 });
  });
  it("may leave out the number of seats", () => {
    for (const path of ["/games/pulsar2849/ladder", "/games/pulsar2849/ladder/?seats=many"])
      expect(at(path)).toEqual({ page: "ladder", game: "pulsar2849", seats: null });
  });
  it("is another one than that of the gallery", () => {
    expect(at("/games/pulsar2849/components")).toEqual({ page: "gallery", game: "pulsar2849" });
  });
});
