/** Keys that pick on a board. */

import { expect, it } from "vitest";
import { isPickKey } from "../src/look/picking";

const OPEN = new Set(["m7"]);
const NONE = new Set<string>();

it("Enter and Space pick while there is something to pick", () =>
  expect(["Enter", " ", "n"].map((key) => isPickKey(key, OPEN))).toEqual([true, true, false]));
it("Enter is left to the table when nothing can be picked", () =>
  expect(["Enter", " "].map((key) => isPickKey(key, NONE))).toEqual([false, true]));
