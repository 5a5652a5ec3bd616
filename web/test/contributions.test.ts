/** Contributions of a browser against a server played by a script. */

import { beforeEach, expect, it, vi } from "vitest";
import { contributedTo, contributionHash, Contributor, newHashes } from "../src/contributions";
import { RequestRefused, type Answer, type Unsent } from "../src/socket";
import type { MatchInfo, SeatInfo } from "../src/wire";

const kept = new Map<string, string>();
let asked: Unsent[] = [];
let refuse = "";

async function ask(question: Unsent): Promise<Answer> {
  asked.push(question);
  if (refuse) throw new RequestRefused({ type: "refused", id: "x", error: refuse, text: "no" });
  return question.type === "commit" ? { type: "committed", id: "x" } : { type: "revealed", id: "x", since: 4 };
}

const seat = (number: number, fields: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  who: "person",
  name: "",
  level: "",
  character: "",
  here: true,
  mine: true,
  wishes: 0,
  hash: "",
  since: 0,
  author: "",
  ...fields,
});
const match = (seats: SeatInfo[], fields: Partial<MatchInfo> = {}): MatchInfo =>
  ({ match: "m", commitment: "c", replay: false, over: false, lesson: "", seats, ...fields }) as MatchInfo;

beforeEach(() => {
  kept.clear();
  asked = [];
  refuse = "";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it("reveals what it committed to with the request", async () => {
  const hashes = newHashes(2);
  expect(new Set(hashes).size).toBe(2);
  await new Contributor(ask).follow(match([seat(0, { hash: hashes[0]! }), seat(1, { hash: hashes[1]! })]));
  expect(asked.map(({ type }) => type)).toEqual(["reveal", "reveal"]);
  const values = asked.map((each) => (each as { value: string }).value);
  expect(values.map(contributionHash)).toEqual(hashes);
  expect(contributedTo("m")).toEqual(
    hashes.map((hash, place) => ({ hash, value: values[place], match: "m", seat: place, since: 4, commitment: "c" })),
  );
  expect(contributedTo("other")).toEqual([]);
});

it("commits anew without the bytes of a hash", async () => {
  await new Contributor(ask).follow(match([seat(0, { hash: "0".repeat(64) }), seat(1, {}), seat(2, { mine: false })]));
  expect(asked.map((each) => [each.type, (each as { seat: number }).seat])).toEqual([
    ["commit", 0],
    ["reveal", 0],
    ["commit", 1],
    ["reveal", 1],
  ]);
});

it("contributes once for a seat, also after a refusal", async () => {
  refuse = "contributed";
  const contributor = new Contributor(ask);
  const seats = [seat(0, {}), seat(1, { hash: newHashes(1)[0]! })];
  for (let time = 0; time < 3; time += 1) await contributor.follow(match(seats));
  expect(asked.map(({ type }) => type)).toEqual(["commit", "reveal"]);
  expect(contributedTo("m")).toEqual([]);
});

it("tries again after a temporary refusal", async () => {
  vi.useFakeTimers();
  refuse = "too-fast";
  await new Contributor(ask).follow(match([seat(0, { hash: newHashes(1)[0]! })]));
  expect(contributedTo("m")).toEqual([]);
  refuse = "";
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(asked.map(({ type }) => type)).toEqual(["reveal", "reveal"]);
  expect(contributedTo("m")).toMatchObject([{ seat: 0, since: 4 }]);
});

it("leaves settled luck alone", async () => {
  const seats = [seat(0, {})];
  for (const fields of [{ replay: true }, { over: true }, { lesson: "first" }, { commitment: "" }])
    await new Contributor(ask).follow(match(seats, fields));
  await new Contributor(ask).follow(match([seat(0, { hash: "0".repeat(64), since: 3 })]));
  expect(asked).toEqual([]);
});
