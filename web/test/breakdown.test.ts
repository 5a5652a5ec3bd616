/** What the log of a match adds up to. */

import { expect, it } from "vitest";
import { begun, chance, course, decisions, rounds, sources, type Parts } from "../src/replay/breakdown";
import { byReason } from "../src/table/reasons";
import type { Entry, Note } from "../src/wire";

const note = (seat: number, clause: string, amount: number, source = ""): Note => ({ seat, clause, amount, source });
const entry = (number: number, actor: number, kind: string, ...notes: Note[]): Entry => ({
  number,
  actor,
  about: Math.max(actor, 0),
  move: { text: kind, kind, targets: {}, facts: {} },
  notes,
  round: 0,
  options: 2,
  weight: actor < 0 ? 1 : 0,
  total: actor < 0 ? 8 : 0,
  projected: [5, 5],
});
const LOG = [
  entry(1, -1, "draw"),
  entry(2, 0, "end", note(0, "G-SCORE-02", 4), note(1, "G-SCORE-04", 1)),
  entry(3, 1, "move"),
  entry(4, 1, "end", note(0, "G-SCORE-02", 2)),
];

it("accumulates the points", () => {
  expect(begun(LOG, [9, 1])).toEqual([3, 0]);
  expect(course(LOG, [3, 0]).map((mark) => [mark.number, ...mark.totals])).toEqual([
    [0, 3, 0],
    [2, 7, 1],
    [4, 9, 1],
  ]);
});

it("marks events that change projected scores", () => {
  const log = [LOG[0]!, { ...LOG[2]!, projected: [6, 5] }, entry(4, 0, "move")];
  expect(course(log, [0, 0]).map((mark) => [mark.number, ...mark.projected])).toEqual([
    [0, 5, 5],
    [3, 6, 5],
    [4, 5, 5],
  ]);
});

it("sums by source", () => {
  expect(sources(LOG, 2)).toEqual([
    { clause: "G-SCORE-02", row: [6, 0], cards: new Map() },
    { clause: "G-SCORE-04", row: [0, 1], cards: new Map() },
  ]);
});

it("splits the points of a clause by card", () => {
  const log = [
    entry(1, 0, "patent", note(0, "P-TEC-04", 3, "card-a"), note(1, "P-END-19", 2, "card-b"), note(1, "P-END-19", 1)),
    entry(2, 1, "patent", note(0, "P-TEC-04", 2, "card-b"), note(1, "P-TEC-04", 1, "card-a")),
  ];
  expect(sources(log, 2)).toEqual([
    { clause: "P-END-19", row: [0, 3], cards: new Map([["card-b", [0, 2]]]) },
    {
      clause: "P-TEC-04",
      row: [5, 1],
      cards: new Map([
        ["card-a", [3, 1]],
        ["card-b", [2, 0]],
      ]),
    },
  ]);
});

it("counts decisions, not luck", () => {
  expect([...decisions(LOG, 2)]).toEqual([
    ["end", [1, 1]],
    ["move", [0, 1]],
  ]);
});

it("adds up notes of one clause and card", () => {
  expect(byReason([note(0, "A", 1, "card-a"), note(0, "A", 2), note(0, "A", 4, "card-a")])).toEqual([
    note(0, "A", 5, "card-a"),
    note(0, "A", 2),
  ]);
  expect(byReason([note(0, "A", 1), note(0, "A", 2), note(1, "A", 1), note(0, "B", 0)])).toEqual([
    note(0, "A", 3),
    note(1, "A", 1),
  ]);
});

const plain = (found: Parts) => found.parts.map((round) => round.map((sums) => Object.fromEntries(sums)));

it("splits points by scoring, seat and source in a game without rounds", () => {
  expect(rounds(LOG, 2).by).toBe("scoring");
  expect(plain(rounds(LOG, 2))).toEqual([
    [{ "G-SCORE-02": 4 }, { "G-SCORE-04": 1 }],
    [{ "G-SCORE-02": 2 }, {}],
  ]);
});

it("splits points by round", () => {
  const found = rounds(
    LOG.map((each, n) => ({ ...each, round: n < 3 ? 1 : 3 })),
    2,
  );
  expect([found.by, found.first]).toEqual(["round", 1]);
  expect(plain(found)).toEqual([
    [{ "G-SCORE-02": 4 }, { "G-SCORE-04": 1 }],
    [{}, {}],
    [{ "G-SCORE-02": 2 }, {}],
  ]);
});

it("computes the probability of an outcome", () => expect(LOG.slice(0, 2).map(chance)).toEqual([12.5, 100]));
