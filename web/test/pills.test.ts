/** Labels of end points. */

import { expect, it } from "vitest";
import { labelBoxes } from "../src/games/pulsar2849/pills";

it("a label alone lies below its location", () => {
  const [box] = labelBoxes([{ at: { x: 100, y: 100 }, width: 60, height: 30 }]);
  expect(box!.x).toBe(70);
  expect(box!.y).toBeGreaterThan(100);
});
it("labels of neighbours do not cover each other or the neighbours", () => {
  const at = [
    { x: 100, y: 100 },
    { x: 150, y: 120 },
    { x: 120, y: 160 },
  ];
  const boxes = labelBoxes(at.map((each) => ({ at: each, width: 60, height: 30 })));
  for (const [n, box] of boxes.entries()) {
    for (const other of boxes.slice(n + 1)) {
      const apart = box.x + 60 <= other.x || other.x + 60 <= box.x || box.y + 30 <= other.y || other.y + 30 <= box.y;
      expect(apart).toBe(true);
    }
  }
});
