/** Levels and characters of bots: what is chosen, and how it is called. */

import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

import { LANGUAGES, settings } from "../src/settings.svelte";
import { characterName, characterWithTemper, levelName, nearestLevel, numberedName } from "../src/start/levels";
import { shell } from "../src/words.svelte";
import type { BotLevel } from "../src/wire";

const levels = (count: number, ...engines: string[]): BotLevel[] => {
  const numbered = Array.from({ length: count }, (_, n) => ({ level: `level-${n + 1}`, bot: "mcts" }));
  return [...numbered, ...engines.map((level) => ({ level, bot: `engine:${level}` }))];
};
const GAME = { levels: { "2": levels(8), "3": levels(5, "dicey", "3"), "4": levels(1), "5": levels(0, "dicey") } };

describe("the name of a level", () => {
  it("has its number in a choice, and the last one is the master", () => {
    const names = (seats: number, ids: BotLevel[]): string[] =>
      ids.map(({ level }) => numberedName(GAME, seats, level));
    expect(names(2, GAME.levels["2"]).slice(5)).toEqual(["6 · Strong", "7 · Expert", "8 · Master"]);
    expect(names(3, GAME.levels["3"])).toEqual([
      "1 · First match",
      "2 · Novice",
      "3 · Casual player",
      "4 · Skilled",
      "5 · Master",
      "dicey",
      "3",
    ]);
  });
  it("is readable for a level of an earlier version", () => {
    expect(["beginner", "easy", "medium", "hard"].map((level) => numberedName(GAME, 2, level))).toEqual([
      "Beginner",
      "Easy",
      "Medium",
      "Hard",
    ]);
  });
  it("does not need the game or an engine to be offered", () => {
    expect(levelName(undefined, 2, "level-4")).toBe("Skilled");
    expect(levelName(GAME, 2, "options")).toBe("options");
    expect(levelName(GAME, 3, "level-8")).toBe("level-8");
  });
  it.each(LANGUAGES)("is another one for each level in %s", async (language) => {
    settings.language = language;
    await shell.load(language);
    const names = GAME.levels["2"].map(({ level }) => levelName(GAME, 2, level));
    expect(new Set(names).size).toBe(8);
    expect(names.filter((name) => name.startsWith("level-"))).toEqual([]);
    settings.language = "en";
    await shell.load("en");
  });
});

describe("the level of a new match", () => {
  it("is the wanted one where it is offered", () => {
    expect(nearestLevel(GAME, 2, "level-7")).toBe("level-7");
    expect(nearestLevel(GAME, 3, "dicey")).toBe("dicey");
  });
  it("is the nearest lower one otherwise", () => {
    expect(nearestLevel(GAME, 3, "level-7")).toBe("level-5");
    expect(nearestLevel(GAME, 4, "level-3")).toBe("level-1");
  });
  it("is the second one for an old, missing or unknown level", () => {
    expect(["hard", "", "gone"].map((level) => nearestLevel(GAME, 2, level))).toEqual([
      "level-2",
      "level-2",
      "level-2",
    ]);
    expect(nearestLevel(GAME, 4, "")).toBe("level-1");
  });
  it("is not the master unless that is wanted", () => {
    const two = { levels: { "2": levels(2) } };
    expect(nearestLevel(two, 2, "")).toBe("level-1");
    expect(nearestLevel(two, 2, "level-3")).toBe("level-2");
  });
  it("is an engine where there are only engines, and empty where there are none", () => {
    expect(nearestLevel(GAME, 5, "level-3")).toBe("dicey");
    expect(nearestLevel(GAME, 6, "level-3")).toBe("");
  });
});

it("a character has a name and a temper, or else its id", () => {
  expect(characterName("builder")).toBe("Builder");
  expect(characterWithTemper("builder")).toBe("Builder: builds and improves first");
  expect([characterName("hermit"), characterWithTemper("hermit")]).toEqual(["hermit", "hermit"]);
});
