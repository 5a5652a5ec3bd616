/** Windows on a plane. */

import { expect, it } from "vitest";
import { moved, readable, zoomed } from "../src/look/zoom";

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };

it("zooms in around a point", () => {
  expect(zoomed(WHOLE, WHOLE, 2, 100, 0)).toEqual({ x: 50, y: 0, width: 50, height: 50 });
});

it("stops at the minimum and maximum scale", () => {
  expect(zoomed(WHOLE, WHOLE, 1000, 0, 0).width).toBeCloseTo(100 / 6);
  expect(zoomed(WHOLE, WHOLE, 0.001, 0, 0).width).toBeCloseTo(100 / 0.7);
});

it("always keeps a part of the board in view", () => {
  expect(moved(WHOLE, WHOLE, 1000, -1000)).toEqual({ ...WHOLE, x: 80, y: -80 });
});

const SCREEN = { width: 40, height: 80 };

it("starts with the whole if it is readable", () => {
  expect(readable(WHOLE, { width: 200, height: 150 }, 1, { x: 0, y: 0 })).toEqual(WHOLE);
});

it("starts with a part around the action if the whole is too small", () => {
  expect(readable(WHOLE, SCREEN, 1, { x: 50, y: 50 })).toEqual({ x: 30, y: 10, width: 40, height: 80 });
});

it("stays within the whole", () => {
  expect(readable(WHOLE, SCREEN, 1, { x: 0, y: 100 })).toEqual({ x: 0, y: 20, width: 40, height: 80 });
});
