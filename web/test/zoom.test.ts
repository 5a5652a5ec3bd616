/** Windows on a plane. */

import { expect, it } from "vitest";
import { moved, zoomed } from "../src/look/zoom";

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };

it("goes closer around a point", () => {
  expect(zoomed(WHOLE, WHOLE, 2, 100, 0)).toEqual({ x: 50, y: 0, width: 50, height: 50 });
});

it("stops at the closest and the farthest", () => {
  expect(zoomed(WHOLE, WHOLE, 1000, 0, 0).width).toBeCloseTo(100 / 6);
  expect(zoomed(WHOLE, WHOLE, 0.001, 0, 0).width).toBeCloseTo(100 / 0.7);
});

it("never loses the board", () => {
  expect(moved(WHOLE, WHOLE, 1000, -1000)).toEqual({ ...WHOLE, x: 80, y: -80 });
});
