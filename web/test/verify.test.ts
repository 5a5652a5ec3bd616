/** Luck computed again; the numbers are those of the server's own tests. */

import { expect, it } from "vitest";
import { contributionHash } from "../src/contributions";
import { check, commitment, compare, fall, firstOwn, lot, lotKey } from "../src/verify/luck";
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

it("computes the worked example of docs/records.md", () => {
  const seat1 = { seat: 1, value: "01".repeat(32), since: 3 };
  const contributions = [
    seat1,
    { seat: 0, value: "02".repeat(32), since: 5 },
    { seat: 1, value: "03".repeat(32), since: 7 },
  ];
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const keys = numbers.map((number) => lotKey(SEED, contributions, number));
  const third = "578889f7824f6b26b839d8f0ad08c484b8361a7d69d0e69e644b0e2306d287d9";
  const fifth = "4335d3f3356c1cdd66928828ce7a7749b6b1c3a3d776d6a3acc73590f60aefa2";
  const seventh = "3bda9f6162894fab101018052b31168d17cd0555714ed33f001458d23b6920f6";
  expect(keys).toEqual([SEED, SEED, third, third, fifth, fifth, seventh, seventh]);
  expect(numbers.map((number) => lot(keys[number - 1]!, number, 6))).toEqual([2, 0, 1, 5, 4, 0, 2, 4]);
  expect(contributionHash(seat1.value)).toBe("72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793");
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

const VALUE = "01".repeat(32);
const contributed = (luck: string): string => record(luck).replace("seed ", `contribution 0 ${VALUE} from 1\nseed `);

it("mixes contributions into the luck", () => {
  const found = read(contributed("5"))!;
  expect(found.contributions).toEqual([{ seat: 0, value: VALUE, since: 1 }]);
  expect(check(found, CHANCES).wrong).toEqual([]);
  expect(check(read(contributed("3"))!, CHANCES).wrong.length).toBe(1);
});

it("compares a record with what this browser contributed", () => {
  const own = {
    match: "m",
    seat: 0,
    value: VALUE,
    since: 1,
    hash: contributionHash(VALUE),
    commitment: commitment(SEED),
  };
  const found = read(contributed("5"))!;
  expect(compare(found, [own])).toEqual({ committed: true, missing: [] });
  expect(compare(found, [{ ...own, since: 2 }]).missing.length).toBe(1);
  expect(compare(found, [{ ...own, since: 0 }]).missing).toEqual([]);
  expect(compare(read(record("3"))!, [own]).missing).toEqual([own]);
  expect(compare(found, [{ ...own, commitment: commitment("00".repeat(32)) }]).committed).toBe(false);
});
