/** The time that playback takes, on a fake clock. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

import type { MatchFeed } from "../src/table/match_feed.svelte";
import { Playback } from "../src/table/playback.svelte";
import type { Replay } from "../src/table/replay.svelte";
import type { Position } from "../src/wire";

const REQUEST = 30; // milliseconds until a position that is not the last one arrives
const position = (number: number, actor: number): Position => ({ number, actor }) as Position;

/** A screen of seat 0 that has just confirmed; `shown` are the numbers of the positions that playback showed. */
function table(opponents: number, mine: number[] = [0], request = REQUEST) {
  const seats = Array.from({ length: opponents + 1 }, (_, seat) => ({ seat }));
  const feed = { live: position(0, 0), mine: new Set(mine), match: { seats }, over: false, entries: [] };
  const look = (number: number): Promise<Position> =>
    new Promise((resolve) => setTimeout(() => resolve(position(number, 1)), request));
  const playback = new Playback(feed as unknown as MatchFeed, { at: null, look } as unknown as Replay);
  playback.shown = feed.live;
  const shown: number[] = [];
  const begin = performance.now();
  return {
    playback,
    arrive(number: number, actor: number): void {
      const before = feed.live;
      feed.live = position(number, actor);
      void playback.run(before);
    },
    /** Return the milliseconds since the beginning after which `number` events are shown. */
    async until(number: number): Promise<number> {
      while (playback.shown!.number < number) {
        const { number: now } = playback.shown!;
        if (now > 0 && shown.at(-1) !== now) shown.push(now);
        await vi.advanceTimersByTimeAsync(10);
      }
      return performance.now() - begin;
    },
    shown,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a wait at the usual pace", () => {
  it("shows few events at full length", async () => {
    const { arrive, until, shown } = table(1);
    arrive(6, 0);
    expect(await until(6)).toBeGreaterThan(5 * 300);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [1, 27, 5000],
    [2, 35, 7500],
    [3, 44, 10_000],
  ])("ends in time against %i opponents with %i events", async (opponents, events, limit) => {
    const { arrive, until, shown } = table(opponents);
    arrive(events, 0);
    expect(await until(events)).toBeLessThan(limit);
    expect(shown.length).toBeGreaterThan(0.9 * events);
  });

  it("ends in time when the bots use up their budgets", async () => {
    const { arrive, until } = table(3);
    for (let event = 1; event <= 36; event += 1) {
      await vi.advanceTimersByTimeAsync(7500 / 36);
      arrive(event, event === 36 ? 0 : 1);
    }
    expect(await until(36)).toBeLessThan(10_000);
  });

  it("shows several events as one if too little time is left", async () => {
    const { arrive, until, shown } = table(1);
    arrive(1, 1);
    await vi.advanceTimersByTimeAsync(6000);
    arrive(25, 0);
    expect(await until(25)).toBeLessThan(7000);
    expect(shown.length).toBeLessThan(20);
    expect(shown.length).toBeGreaterThan(5);
  });

  it("begins anew with each decision of this screen", async () => {
    const { arrive, until, playback } = table(1);
    arrive(1, 0);
    await vi.advanceTimersByTimeAsync(20_000);
    arrive(7, 0);
    expect(playback.caughtUp).toBe(false);
    expect(await until(7)).toBeGreaterThan(20_000 + 5 * 300);
  });
});

it("gives spectators the full pauses", async () => {
  const { arrive, until } = table(1, []);
  arrive(40, 0);
  expect(await until(40)).toBeGreaterThan(39 * 300);
});

it("skips to the end", async () => {
  const { arrive, until, playback } = table(3);
  arrive(40, 0);
  await until(2);
  playback.skip();
  expect(await until(40)).toBeLessThan(1500);
});

it.each([REQUEST, 400])("shows the last turns again within 15 s if a request takes %i ms", async (request) => {
  const { arrive, until, playback } = table(3, [0], request);
  arrive(45, 0);
  playback.skip();
  await until(45);
  const begin = performance.now();
  const again = playback.repeat(0);
  let steps = 0;
  let before = -1;
  while (playback.again) {
    await vi.advanceTimersByTimeAsync(10);
    if (playback.shown!.number !== before) steps += 1;
    before = playback.shown!.number;
  }
  await again;
  expect(performance.now() - begin).toBeLessThan(15_000);
  expect(steps).toBeGreaterThan(15);
  expect(playback.shown!.number).toBe(45);
});
