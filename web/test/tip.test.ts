/** Tooltips stay on the screen. */

import { expect, it } from "vitest";
import { placed } from "../src/look/tip";

const SCREEN = { width: 400, height: 800 };
const TIP = { width: 200, height: 60 };
const owner = (x: number, y: number) => ({ x, y, width: 40, height: 40 });

it("is centred above its owner", () => expect(placed(owner(180, 400), TIP, SCREEN)).toEqual({ x: 100, y: 332 }));
it("goes below the owner if the space above is too small", () =>
  expect(placed(owner(180, 10), TIP, SCREEN).y).toBe(58));
it("keeps a gap to the edges", () => {
  expect(placed(owner(0, 400), TIP, SCREEN).x).toBe(8);
  expect(placed(owner(390, 400), TIP, SCREEN).x).toBe(192);
});
it("stays on the screen over an owner as large as the screen", () => {
  expect(placed({ x: 0, y: 0, width: 400, height: 800 }, TIP, SCREEN)).toEqual({ x: 100, y: 8 });
});
it("goes beside an owner as high as the screen", () => {
  expect(placed({ x: 0, y: 0, width: 100, height: 800 }, TIP, SCREEN)).toEqual({ x: 108, y: 370 });
});
it("leaves in sight what has to stay in sight", () => {
  const prompt = { x: 0, y: 300, width: 400, height: 95 };
  expect(placed(owner(180, 400), TIP, SCREEN, [prompt])).toEqual({ x: 100, y: 448 });
  const wall = { x: 0, y: 445, width: 400, height: 200 };
  expect(placed(owner(20, 400), TIP, SCREEN, [prompt, wall])).toEqual({ x: 68, y: 390 });
});
