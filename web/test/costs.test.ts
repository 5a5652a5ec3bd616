/** What a plan costs, in the words of each game. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GameWords } from "../src/catalogue.svelte";
import { Messages } from "../src/fluent";
import { costs as cosmic } from "../src/games/cosmic-pioneers/costs";
import { costs as globular } from "../src/games/globular-cluster/costs";
import { costs as pulsar, gone } from "../src/games/pulsar2849/costs";
import type { Move } from "../src/wire";

const wordsOf = (game: string): GameWords =>
  new GameWords(new Messages("en", readFileSync(`src/games/${game}/locale/en.ftl`, "utf8")));
const moves = (...kinds: string[]): Move[] => kinds.map((kind) => ({ text: kind, kind, targets: {}, facts: {} }));
const given = (value: unknown): never => value as never;

describe("Globular Cluster", () => {
  const words = wordsOf("globular-cluster");
  const at = (points: number, turn = 0, actor: number | string = turn): never => given({ points, turn, actor });
  it("counts action points", () =>
    expect(globular({ start: at(10), last: at(10), after: at(5), moves: moves("build") }, words)).toEqual([
      "5 action points, 5 left",
    ]));
  it("tells what the end of the turn loses", () =>
    expect(globular({ start: at(10), last: at(9), after: at(0), moves: moves("move", "end") }, words)).toEqual([
      "1 action point, 9 left",
      "ends the turn with 9 points unused",
    ]));
  it("tells that the turn ends by itself with the last point", () => {
    const told = ["4 action points, 0 left", "ends the turn"];
    expect(globular({ start: at(4), last: at(2), after: at(10, 1, "chance"), moves: moves("move") }, words)).toEqual(
      told,
    );
    expect(globular({ start: at(4), last: null, after: at(0, 0, "over"), moves: moves("move") }, words)).toEqual(told);
  });
  it("knows the end of a plan that was restored", () =>
    expect(globular({ start: at(10), last: null, after: at(0), moves: moves("end") }, words)).toEqual([
      "ends the turn",
    ]));
});

describe("Pulsar 2849", () => {
  const words = wordsOf("pulsar2849");
  const at = (dice: number[], cubes = 0, bonus: number | null = null): never =>
    given({ asked: 0, turn: 0, bonus: { value: bonus }, players: [{ dice, cubes, pm1: 0, plus2: 0 }] });
  it("names the dice", () => {
    expect(gone(["3", "5", "5"], ["5"])).toEqual(["3", "5"]);
    expect(pulsar({ start: at([5, 3], 2), last: null, after: at([3], 1), moves: moves("launch") }, words)).toEqual([
      "die 5",
      "1 cube",
    ]);
  });
  it("counts the bonus die of the turn", () => {
    expect(pulsar({ start: at([], 0, 4), last: null, after: at([]), moves: moves("launch") }, words)).toEqual([
      "die 4",
    ]);
    expect(pulsar({ start: at([], 2), last: at([], 0, 4), after: at([]), moves: moves("copy", "end") }, words)).toEqual(
      ["2 cubes", "ends the turn with 1 die unused"],
    );
  });
  it("tells a spent die from a bonus die of its value", () =>
    expect(
      pulsar({ start: at([3], 4), last: null, after: at([], 0, 3), moves: moves("patent", "copy") }, words),
    ).toEqual(["die 3", "4 cubes"]));
  it("tells which dice the end of the turn wastes", () =>
    expect(pulsar({ start: at([5, 3]), last: at([3]), after: at([]), moves: moves("launch", "end") }, words)).toEqual([
      "die 5",
      "ends the turn with 1 die unused",
    ]));
});

describe("Cosmic Pioneers", () => {
  const words = wordsOf("cosmic-pioneers");
  const at = (credits: number, turn: number, deliveries = 0, round = 1): never =>
    given({
      asked: 0,
      turn,
      round,
      sectors: [{ sector: "r2", planet: { colour: "red" } }],
      players: [{ credits, ship: "r2", counters: { deliveries } }],
    });
  const unload = (piece: string): Move => ({ ...moves("unload")[0]!, targets: { piece } });
  it("counts cargo, credits and bombs", () => {
    const plan = { start: at(6, 0), last: null, after: at(4, 1), moves: moves("jettison", "jettison", "bomb") };
    expect(cosmic(plan, words)).toEqual(["credits 6 → 4", "2 pieces of cargo overboard", "bombs", "ends the turn"]);
  });
  it("tells the credits before and after a level, whatever the Jumpgate has paid", () => {
    const raised = { last: null, moves: moves("move", "raise") };
    expect(cosmic({ start: at(300, 0), after: at(300, 0), ...raised }, words)).toEqual(["credits 300 → 300"]);
    expect(cosmic({ start: at(0, 0, 0, 0), after: at(0, 0, 0, 0), ...raised }, words)).toEqual([]); // the free level
  });
  it("counts goods that their own planet takes for nothing", () => {
    const goods = [unload("red"), unload("blue"), unload("colonist")];
    expect(cosmic({ start: at(6, 0), last: null, after: at(6, 0), moves: goods }, words)).toEqual([
      "1 goods token for nothing",
    ]);
    expect(cosmic({ start: at(6, 0), last: null, after: at(9, 0, 1), moves: goods }, words)).toEqual([]);
  });
});
