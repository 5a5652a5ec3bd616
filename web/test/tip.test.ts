/** Tooltips stay on the screen. */

import { expect, it } from "vitest";
import { placed } from "../src/look/tip";

const SCREEN = { width: 400, height: 800 };
const TIP = { width: 200, height: 60 };
const thing = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

it("stands above the middle of its thing", () =>
  expect(placed(thing(180, 400), TIP, SCREEN)).toEqual({ x: 100, y: 332 }));
it("goes below where there is no room above", () => expect(placed(thing(180, 10), TIP, SCREEN).y).toBe(58));
it("keeps off the edges", () => {
  expect(placed(thing(0, 400), TIP, SCREEN).x).toBe(8);
  expect(placed(thing(390, 400), TIP, SCREEN).x).toBe(192);
});
it("stays in sight beside something as high as the screen", () => {
  expect(placed({ x: 0, y: 0, width: 400, height: 800 }, TIP, SCREEN).y).toBe(732);
});
