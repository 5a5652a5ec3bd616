/** Places of the seats. */

import { expect, it } from "vitest";
import { standing } from "../src/table/standing";

it("ranks by projected scores before the end", () => {
  expect(standing({ actor: 1, places: [1, 1, 1], projected: [12, 20, 12] })).toEqual([2, 1, 2]);
  expect(standing({ actor: -1, places: [1, 1, 1], projected: [3, 2, 1] })).toEqual([1, 2, 3]);
});

it("takes the places of the rules when it is over", () => {
  expect(standing({ actor: -2, places: [2, 1, 3], projected: [9, 9, 4] })).toEqual([2, 1, 3]);
});
