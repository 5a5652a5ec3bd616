/** Positions of the past: asked once, the latest wish first, neighbours in the quiet moments. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PositionCache } from "../src/table/position_cache";
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

it("requests a position once", async () => {
  const cache = new PositionCache(fetch);
  const both = Promise.all([cache.get(7), cache.get(7)]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await both).map((position) => position.number)).toEqual([7, 7]);
  await cache.get(7);
  expect(asked).toEqual([7]);
});

it("fetches the latest request and drops the superseded ones", async () => {
  const cache = new PositionCache(fetch);
  const dropped: unknown[] = [];
  for (const number of [1, 2, 3, 4]) {
    cache.latest = number;
    cache.get(number).catch(() => dropped.push(number));
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([4]);
  expect(dropped).toEqual([1, 2, 3]);
});

it("keeps below the rate limit", async () => {
  const cache = new PositionCache(fetch);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) void cache.get(number);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.length).toBeLessThanOrEqual(6);
});

it("prefetches the neighbours ahead and a few behind", async () => {
  const cache = new PositionCache(fetch);
  cache.ahead(10, 1, 13);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([11, 12, 13, 9, 8]);
  cache.ahead(11, 1, 13);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([11, 12, 13, 9, 8, 10]);
});

it("rejects if a position cannot be fetched, and retries", async () => {
  const cache = new PositionCache((number) => (asked.push(number), Promise.reject(new Error("gone"))));
  const refused = expect(cache.get(3)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  const again = expect(cache.get(3)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(100);
  await again;
  expect(asked).toEqual([3, 3]);
});
