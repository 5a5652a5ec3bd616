/** Labels of end points. */

import { expect, it } from "vitest";
import { around } from "../src/games/pulsar2849/geometry";
import { labelBoxes } from "../src/games/pulsar2849/pills";

it("a label alone lies below its location", () => {
  const [box] = labelBoxes([{ at: { x: 100, y: 100 }, radius: 22, width: 60, height: 30 }]);
  expect(box!.x).toBe(70);
  expect(box!.y).toBeGreaterThan(100);
});
it("labels of neighbours do not cover each other or the neighbours", () => {
  const at = [
    { x: 100, y: 100 },
    { x: 150, y: 120 },
    { x: 120, y: 160 },
  ];
  const boxes = labelBoxes(at.map((each) => ({ at: each, radius: 22, width: 60, height: 30 })));
  for (const [n, box] of boxes.entries()) {
    for (const other of boxes.slice(n + 1)) {
      const apart = box.x + 60 <= other.x || other.x + 60 <= box.x || box.y + 30 <= other.y || other.y + 30 <= box.y;
      expect(apart).toBe(true);
    }
  }
});
it("a label lies where it covers nothing that has to be seen", () => {
  const label = { at: { x: 100, y: 100 }, radius: 44, width: 88, height: 42 };
  const [below] = labelBoxes([label]);
  const [above] = labelBoxes([label], [around([{ x: 110, y: 165 }], 15)]);
  const [beside] = labelBoxes([label], [around([{ x: 110, y: 165 }], 15), around([{ x: 100, y: 40 }], 15)]);
  expect(below!.y).toBeGreaterThan(100 + label.radius);
  expect(above!.y + above!.height).toBeLessThan(100 - label.radius);
  expect(beside!.x).toBeGreaterThan(100 + label.radius);
});
