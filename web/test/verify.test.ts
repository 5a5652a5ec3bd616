/** Luck computed again; the numbers are those of the server's own tests. */

import { expect, it } from "vitest";
import { check, commitment, fall, firstOwn, lot } from "../src/verify/luck";
import { read } from "../src/verify/record";

const SEED = "0f".repeat(32);
const record = (luck: string, seed = SEED): string =>
  `game dice\nedition 1\nseats 1\ncommitment ${commitment(SEED)}\nseed ${seed}\n---\n* roll ${luck}\n0 Keep  die\n`;
const CHANCES = [
  { number: 1, outcomes: ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"], weights: [1, 1, 1, 1, 1, 1] },
];

it("draws the lots of the server", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((number) => lot(SEED, number, 6))).toEqual([2, 0, 5, 0, 4, 5, 0, 1]);
});

it("commits as the server does", () => {
  expect(commitment(SEED)).toBe("7152f9958a983e3313fb2498d743af1e83a0ff5999650fd341f0368d1678992c");
  expect(firstOwn(commitment(SEED, 12))).toBe(12);
  expect(firstOwn("x after y")).toBe(0);
});

it("selects outcomes by weight", () =>
  expect([0, 1, 2, 3].map((drawn) => fall([1, 0, 3], drawn))).toEqual([0, 2, 2, 2]));

it("reads a record", () => {
  const found = read(record("3"))!;
  expect(found.events.map((event) => [event.number, event.line, event.actor, event.text])).toEqual([
    [1, 7, "*", "roll 3"],
    [2, 8, "0", "keep die"],
  ]);
  expect(read("nothing")).toBeNull();
});

it("confirms an honest record", () => {
  const found = check(read(record("3"))!, CHANCES);
  expect(found).toMatchObject({ missing: null, bound: true, wrong: [] });
  expect(found.lots).toEqual([{ number: 1, recorded: "roll 3", computed: "roll 3", weight: 1, total: 6, lot: 2 }]);
});

it("reports a changed die", () => {
  const found = check(read(record("6"))!, CHANCES);
  expect(found.wrong.map((each) => [each.number, each.recorded, each.computed])).toEqual([[1, "roll 6", "roll 3"]]);
});

it("reports a wrong seed", () => {
  expect(check(read(record("3", "00".repeat(32)))!, CHANCES).bound).toBe(false);
  expect(check(read(record("3", "short"))!, CHANCES).missing).toBe("bad-seed");
});

it("leaves out events of another match", () => {
  const forked = read(record("6").replace(commitment(SEED), commitment(SEED, 1)))!;
  expect(check(forked, CHANCES)).toMatchObject({ bound: true, lots: [] });
});
