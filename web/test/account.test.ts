/** What the log of a match adds up to. */

import { expect, it } from "vitest";
import { course, decisions, rounds, sources } from "../src/replay/account";
import { byClause } from "../src/table/reasons";
import type { Entry, Note } from "../src/wire";

const note = (seat: number, clause: string, amount: number): Note => ({ seat, clause, amount });
const entry = (number: number, actor: number, kind: string, ...notes: Note[]): Entry => ({
  number,
  actor,
  about: Math.max(actor, 0),
  move: { text: kind, kind, targets: {}, facts: {} },
  notes,
});
const LOG = [
  entry(1, -1, "draw"),
  entry(2, 0, "end", note(0, "G-SCORE-02", 4), note(1, "G-SCORE-04", 1)),
  entry(3, 1, "move"),
  entry(4, 1, "end", note(0, "G-SCORE-02", 2)),
];

it("follows the points", () => {
  expect(course(LOG, 2).map((mark) => [mark.number, ...mark.totals])).toEqual([
    [0, 0, 0],
    [2, 4, 1],
    [4, 6, 1],
  ]);
});

it("sums by source", () => {
  expect([...sources(LOG, 2)]).toEqual([
    ["G-SCORE-02", [6, 0]],
    ["G-SCORE-04", [0, 1]],
  ]);
});

it("counts decisions, not luck", () => {
  expect([...decisions(LOG, 2)]).toEqual([
    ["end", [1, 1]],
    ["move", [0, 1]],
  ]);
});

it("adds up notes of one clause", () => {
  expect(byClause([note(0, "A", 1), note(0, "A", 2), note(1, "A", 1), note(0, "B", 0)])).toEqual([
    note(0, "A", 3),
    note(1, "A", 1),
  ]);
});

it("parts points by round, seat and source", () => {
  const found = rounds(LOG, 2).map((round) => round.map((sums) => Object.fromEntries(sums)));
  expect(found).toEqual([
    [{ "G-SCORE-02": 4 }, { "G-SCORE-04": 1 }],
    [{ "G-SCORE-02": 2 }, {}],
  ]);
});
