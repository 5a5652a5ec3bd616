/** Positions of the past: asked once, the latest wish first, neighbours in the quiet moments. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Looks } from "../src/table/looks";
import type { Position } from "../src/wire";

let asked: number[] = [];
const fetch = (number: number): Promise<Position> => {
  asked.push(number);
  return new Promise((resolve) => setTimeout(() => resolve({ number } as Position), 5));
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => void vi.useRealTimers());

it("asks for a position once", async () => {
  const looks = new Looks(fetch);
  const both = Promise.all([looks.get(7), looks.get(7)]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await both).map((position) => position.number)).toEqual([7, 7]);
  await looks.get(7);
  expect(asked).toEqual([7]);
});

it("goes to the latest wish and drops those it has overtaken", async () => {
  const looks = new Looks(fetch);
  const dropped: unknown[] = [];
  for (const number of [1, 2, 3, 4]) {
    looks.latest = number;
    looks.get(number).catch(() => dropped.push(number));
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([4]);
  expect(dropped).toEqual([1, 2, 3]);
});

it("keeps the distance that the server allows", async () => {
  const looks = new Looks(fetch);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) void looks.get(number);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.length).toBeLessThanOrEqual(6);
});

it("fetches the neighbours ahead, and a few behind", async () => {
  const looks = new Looks(fetch);
  looks.ahead(10, 1, 13);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([11, 12, 13, 9, 8]);
  looks.ahead(11, 1, 13);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([11, 12, 13, 9, 8, 10]);
});

it("passes on that a position cannot be had, and asks again", async () => {
  const looks = new Looks((number) => (asked.push(number), Promise.reject(new Error("gone"))));
  const refused = expect(looks.get(3)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  const again = expect(looks.get(3)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(100);
  await again;
  expect(asked).toEqual([3, 3]);
});
