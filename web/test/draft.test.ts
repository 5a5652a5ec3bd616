/** The plan of a turn: what one step back takes away. */

import { beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { href: "http://localhost/" });
});

import { Draft } from "../src/table/draft.svelte";
import type { Explain } from "../src/table/explain.svelte";
import type { MatchFeed } from "../src/table/match_feed.svelte";
import type { Playback } from "../src/table/playback.svelte";
import type { Replay } from "../src/table/replay.svelte";
import type { Tried, WayInfo } from "../src/wire";

const way = (...moves: string[]): WayInfo => ({ moves, amounts: {}, luck: false });
const position = { number: 0, actor: 0, view: {}, legal: [] };

let reachable = true;
let draft: Draft;

beforeEach(() => {
  reachable = true;
  const tried = { position, entries: [], complete: false } as unknown as Tried;
  const feed = {
    id: "one",
    live: position,
    entries: [],
    tryMoves: () => (reachable ? Promise.resolve(tried) : Promise.reject(new Error("away"))),
  };
  const explain = { clear: () => undefined, refused: () => undefined, show: () => undefined };
  draft = new Draft(
    feed as unknown as MatchFeed,
    { at: null } as unknown as Replay,
    { shown: position, caughtUp: true } as unknown as Playback,
    explain as unknown as Explain,
  );
});

it("takes back a whole way", async () => {
  await draft.add("a");
  await draft.go(way("b", "c"));
  await draft.undo();
  expect(draft.moves).toEqual(["a"]);
});

it("forgets the ways of the turn before", async () => {
  await draft.add("a");
  await draft.go(way("b", "c"));
  draft.settle();
  await draft.go(way("d", "e", "f"));
  await draft.undo();
  expect(draft.moves).toEqual([]);
});

it("forgets a way that could not be planned", async () => {
  await draft.add("a");
  reachable = false;
  await draft.go(way("b", "c"));
  reachable = true;
  for (const move of ["b", "c"]) await draft.add(move);
  await draft.undo();
  expect(draft.moves).toEqual(["a", "b"]);
});

it("plans the only move of a kind at once", async () => {
  const moves = ["mine l6", "improve k5", "improve j6"].map((text) => ({ text, kind: text.split(" ")[0]! }));
  vi.spyOn(draft, "add").mockResolvedValue();
  for (const [kind, planned] of [
    ["mine", 1],
    ["improve", 1],
    ["improve", 1], // takes the choice back
  ] as const) {
    Object.assign(draft, { legal: moves });
    draft.chooseKind(kind);
    expect(draft.add).toHaveBeenCalledTimes(planned);
  }
  expect(draft.add).toHaveBeenCalledWith("mine l6");
});
