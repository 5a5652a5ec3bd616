/** The drawing of Cosmic Pioneers: the ring, flights, odds, clicks, and its words in three languages. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/fluent";
import { drawn, flights, way } from "../src/games/cosmic-pioneers/flights";
import type { Point } from "../src/look/geometry";
import { pips } from "../src/look/pips";
import { CELL, crateAt, layout, slotRow } from "../src/games/cosmic-pioneers/geometry";
import { meant } from "../src/games/cosmic-pioneers/why_not";
import { NOTHING, remembered } from "../src/games/cosmic-pioneers/memory";
import { greenLeft, hasActed, odds, pieces, turnOrder } from "../src/games/cosmic-pioneers/view";
import type { CosmicTableView, SectorView } from "../src/games/cosmic-pioneers/view_types";

const SCREENS = [
  [944, 768],
  [614, 640],
  [390, 560],
  [390, 420],
  [540, 340],
  [1700, 1000],
] as const;

describe.each(SCREENS)("the ring in %i by %i pixels", (width, height) => {
  const ring = layout(width, height);
  const touch = (one: Point, other: Point): boolean =>
    Math.abs(one.x - other.x) < CELL.width * ring.scale && Math.abs(one.y - other.y) < ring.natural * ring.scale;

  it("is a clock with the Jumpgate at noon", () => {
    expect(ring.spots).toHaveLength(12);
    expect(Math.abs(ring.spots[0]!.x)).toBeLessThan(CELL.width);
    expect(ring.spots[6]!.x).toBeCloseTo(-ring.spots[0]!.x);
    expect(ring.spots[0]!.y).toBeLessThan(ring.spots[3]!.y);
    expect(ring.spots[3]!.x).toBeGreaterThan(ring.spots[9]!.x);
  });
  it("has sectors of at least their natural size that do not touch", () => {
    expect(ring.scale).toBeGreaterThanOrEqual(1);
    ring.spots.forEach((one, n) =>
      ring.spots.forEach((other, m) => expect(n !== m && touch(one, other), `${n} ${m}`).toBe(false)),
    );
  });
  it("fits the screen and leaves the middle free", () => {
    for (const { x, y } of ring.spots) {
      expect(Math.abs(x) + (CELL.width * ring.scale) / 2).toBeLessThanOrEqual(ring.box.width / 2);
      expect(Math.abs(y) + (ring.natural * ring.scale) / 2).toBeLessThanOrEqual(ring.box.height / 2);
      const across = Math.abs(x) - (CELL.width * ring.scale) / 2 >= ring.middle.width / 2;
      expect(across || Math.abs(y) - (ring.natural * ring.scale) / 2 >= ring.middle.height / 2).toBe(true);
    }
    expect(ring.middle.width).toBeGreaterThanOrEqual(120);
  });
});

it("a large screen has large sectors, and room for large letters in the middle", () => {
  const { scale, middle } = layout(1700, 1080, 1.5);
  expect(scale).toBeGreaterThanOrEqual(1.8);
  expect(Math.min(middle.width / 640, middle.height / 400)).toBeGreaterThanOrEqual(1.5);
  expect(layout(944, 690).scale).toBeLessThanOrEqual(1.3);
});

it("a small screen drops the adventure tables and keeps the size of the text", () => {
  expect(layout(390, 560)).toMatchObject({ natural: CELL.height, box: { width: 390, height: 560 } });
  expect(layout(390, 420)).toMatchObject({ natural: CELL.short, box: { width: 390, height: 420 } });
});

it.each([
  [360, 300],
  [400, 300],
])("a screen of %i by %i pixels shrinks the ring and fills its width or height", (width, height) => {
  const { box, natural } = layout(width, height);
  expect(natural).toBe(CELL.short);
  expect(box.width * height).toBeCloseTo(box.height * width);
  expect(box.width).toBeGreaterThan(width);
  expect(layout(0, 0).spots).toHaveLength(12);
});

describe("a sector", () => {
  it("holds up to eight slots side by side", () => {
    for (const count of [4, 5, 6, 7, 8]) {
      const { first, wide } = slotRow(count);
      expect(first - wide / 2).toBeGreaterThanOrEqual(0);
      expect(first + (count - 0.5) * wide).toBeLessThanOrEqual(CELL.width);
    }
  });
  it("has its goods in the middle", () => expect([crateAt(0, 1), crateAt(0, 2), crateAt(1, 2)]).toEqual([60, 50, 70]));
});

describe("flights", () => {
  const at = (...ships: (string | null)[]): CosmicTableView =>
    ({ players: ships.map((ship, seat) => ({ seat, ship })) }) as unknown as CosmicTableView;

  it("go the shorter way round", () => {
    expect(way("r11", "r2")).toEqual([11, 0, 1, 2]);
    expect(way("r1", "r10")).toEqual([1, 0, 11, 10]);
  });
  it("are those of the ships that moved", () => {
    expect(flights(at("r0", "r3"), at("r0", "r4"))).toEqual([{ seat: 1, way: [3, 4] }]);
    expect(flights(at(null), at("r0"))).toEqual([]);
  });
});

it("an event card is seen when it is drawn", () => {
  const deck = (discarded: number, current: string | null): CosmicTableView =>
    ({
      deck: { cards: [{ card: "bloom", discarded }], current: current === null ? null : { card: current } },
    }) as unknown as CosmicTableView;
  expect(drawn(deck(0, null), deck(0, "bloom"))).toBe("bloom");
  expect(drawn(deck(0, null), deck(1, null))).toBe("bloom");
  expect(drawn(deck(0, "bloom"), deck(1, null))).toBeNull();
});

describe("the last event is remembered", () => {
  const fight = {
    attacker: { seat: 0, die: 4, weapons: 1, total: 5 },
    defender: { seat: 1, die: null, weapons: 0, total: null },
    ties: 1,
    win: 67,
  };
  const at = (step: string, turn: number, fighting: object | null = null, round = 1): CosmicTableView =>
    ({
      step,
      turn,
      round,
      sector: "r3",
      dice: { fight: fighting, hit: null },
      deck: { cards: [], current: null },
    }) as unknown as CosmicTableView;
  const tokens = (...all: string[]): Set<string> => new Set(all);

  it("as the end of a fight with both dice", () => {
    const won = remembered(NOTHING, at("defence", 0, fight), at("crash", 0), tokens("4"));
    expect(won.fight).toMatchObject({ defender: { die: 4, total: 4 }, win: 100 });
    const lost = remembered(NOTHING, at("defence", 0, fight), at("crash", 0), tokens("5"));
    expect(lost.fight).toMatchObject({ defender: { die: 5, total: 5 }, win: 0 });
  });
  it("as the die of an adventure, and as bombs", () => {
    expect(remembered(NOTHING, at("face", 0), at("transfer", 0), tokens("6")).roll).toEqual({ sector: "r3", die: 6 });
    expect(remembered(NOTHING, at("hit", 0), at("move", 1), tokens("alien")).hit).toBe("alien");
    expect(remembered(NOTHING, at("count", 0), at("move", 1), tokens("2")).kills).toBe(2);
  });
  it("until another turn has begun", () => {
    const rolled = remembered(NOTHING, at("face", 0), at("move", 1), tokens("6"));
    expect(rolled.roll?.die).toBe(6);
    expect(remembered(rolled, at("move", 1), at("face", 1), tokens("r4")).roll).toBeNull();
  });
  it("until the next round, if the same seat begins it", () => {
    const rolled = remembered(NOTHING, at("face", 0), at("event", 0), tokens("6"));
    expect(remembered(rolled, at("event", 0), at("move", 0, null, 2), tokens()).roll).toBeNull();
  });
  it("only if it is known", () => {
    const skipped = remembered(NOTHING, at("defence", 0, fight), at("transfer", 0), tokens());
    expect([skipped.fight, skipped.roll]).toEqual([null, null]);
  });
});

it("odds count the faces", () => {
  const kinds = ["draw_event", "crash", "lose_credits", "gain_colonists", "gain_credits", "gain_colonists"] as const;
  const faces = kinds.map((kind) => ({ kind, number: 1, words: "" }));
  expect(odds(faces)).toEqual({ gain: 3, loss: 1, crash: 1, event: 1 });
});

it("green slots without a colonist keep a planet from being controlled", () => {
  const slot = (green: boolean, seat: number | null, species: string | null = null): object => ({
    green,
    seat,
    species,
  });
  const slots = [slot(true, 0), slot(true, null, "worm"), slot(true, null), slot(false, null)];
  expect(greenLeft({ slots } as unknown as SectorView)).toBe(2);
});

it("the turn order starts with the first player", () => {
  const view = {
    first: 2,
    seats: 4,
    round: 1,
    turn: 3,
    players: [0, 1, 2, 3],
    upcoming: [
      { step: "turn", seat: 0 },
      { step: "turn", seat: 1 },
    ],
  };
  const shown = view as unknown as CosmicTableView;
  expect(turnOrder(shown)).toEqual([2, 3, 0, 1]);
  expect([0, 1, 2, 3].map((seat) => hasActed(shown, seat))).toEqual([false, false, true, false]);
});

it("cargo is shown piece by piece", () =>
  expect(pieces({ colonist: 2, lizard: 0, red: 1 })).toEqual(["colonist", "colonist", "red"]));

it("a die has as many pips as it shows", () =>
  expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]));

describe("a meaningless click", () => {
  const facts = {
    pool: [{ planet: "ravan" }],
    sectors: [
      { sector: "r0", kind: "jumpgate" },
      { sector: "r1", kind: "free" },
    ],
    commanders: [{ commander: "fraser" }],
  };
  const view = (step: string): CosmicTableView => ({ ...facts, step }) as unknown as CosmicTableView;
  it.each([
    ["move", "r5", "move r5"],
    ["crash", "r5", "crash r5"],
    ["pick", "r5", "pick r5"],
    ["lay", "r5", "lay ravan r5"],
    ["lay", "ravan", "lay ravan r1"],
    ["transfer", "3", "load 3"],
    ["victim", "3", "victim 3"],
    ["transfer", "red", "take red"],
    ["buy", "red", "buy red"],
    ["wreck", "aboard-worm", "land worm"],
    ["move", "aboard-colonist", "unload colonist"],
    ["transfer", "aboard-red", "unload red"],
    ["move", "s2", "fight s2"],
    ["move", "cargo", "raise cargo 1"],
    ["move", "fraser", "commander fraser"],
  ])("while asked to %s, on %s, may have meant %s", (step, token, action) =>
    expect(meant(view(step), [], token)).toEqual([action]),
  );
  it("is about the hex in hand", () =>
    expect(meant(view("lay"), [{ token: "belt", also: {} }], "r0")).toEqual(["lay belt r0"]));
});

const LANGUAGES = ["en", "fr", "ru"];
const PLURALS: Record<string, string[]> = { en: ["one"], fr: ["one"], ru: ["few", "one"] };
const source = (language: string): string => readFileSync(`src/games/cosmic-pioneers/locale/${language}.ftl`, "utf8");

/** Messages by id, each with its own lines. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = "";
  for (const line of source(language).split("\n")) {
    const begun = /^([a-z][a-z0-9_-]*) =/.exec(line);
    if (begun) id = begun[1]!;
    if (begun || line.startsWith(" ")) found.set(id, `${found.get(id) ?? ""}${line}\n`);
  }
  return found;
}

const facts = (text: string): string[] => [...new Set(text.match(/\$[a-z_]+/g) ?? [])].sort();

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("have the messages and facts of English", () => {
    const english = messages("en");
    expect([...messages(language).keys()]).toEqual([...english.keys()]);
    for (const [id, text] of messages(language)) expect(facts(text), id).toEqual(facts(english.get(id)!));
  });
  it("have plural forms wherever they count", () => {
    for (const [id, text] of messages(language)) {
      if (text.includes("[one]")) for (const form of PLURALS[language]!) expect(text, id).toContain(`[${form}]`);
    }
  });
  it("can all be formatted, without exclamation marks", () => {
    const words = new Messages(language, source(language));
    for (const [id, text] of messages(language)) {
      const given = Object.fromEntries(facts(text).map((fact) => [fact.slice(1), 3]));
      expect(words.say(id, given), id).not.toBe("");
      expect(words.say(id, given), id).not.toContain("!");
    }
  });
  it("describe each scenario in as many sentences as English", () => {
    const lines = (words: Messages, id: string): number => words.say(id).split("\n").length;
    const [here, english] = [new Messages(language, source(language)), new Messages("en", source("en"))];
    const scenarios = [...messages("en").keys()].filter((id) => id.startsWith("rules-"));
    expect(scenarios).toHaveLength(10);
    for (const id of scenarios) expect(lines(here, id), id).toBe(lines(english, id));
  });
});
