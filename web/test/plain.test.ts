/** A game without a drawing is a board in words. */

import { expect, it } from "vitest";
import { lines } from "../src/games/plain/text";

it("writes single facts as they are", () => {
  expect(lines("green")).toEqual(["green"]);
  expect(lines(null)).toEqual(["–"]);
});

it("puts a list of facts on one line, and each object on a line of its own", () => {
  expect(lines([3, 1, 4])).toEqual(["3 1 4"]);
  expect(
    lines([
      { name: "Ada", points: [1, 2] },
      { name: "Bob", points: [] },
    ]),
  ).toEqual(["name Ada, points 1 2", "name Bob, points "]);
});

it("names the fields of an object", () => {
  expect(lines({ round: 2, bag: { red: 1, blue: 2 } })).toEqual(["round: 2", "bag: red 1, blue 2"]);
});
