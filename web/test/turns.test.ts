/** Turns of the log: who plays, what belongs together, and what the headlines of each game say. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GameWords } from "../src/catalogue.svelte";
import { argument, Messages, type Facts } from "../src/fluent";
import type { Briefs } from "../src/games/brief";
import { briefs as cosmic } from "../src/games/cosmic-pioneers/briefs";
import { briefs as cluster } from "../src/games/globular-cluster/briefs";
import { briefs as pulsar } from "../src/games/pulsar2849/briefs";
import type { View } from "../src/games/drawing";
import { paidBy, projectedGains, signed } from "../src/table/reasons";
import { headline, lines, sinceLast, turns } from "../src/table/turns";
import type { Entry } from "../src/wire";

const SLOTS: Record<string, string[]> = {
  fly: ["location"],
  draft: ["value", "marker"],
  patent: ["technology", "die", "change"],
  ring: ["pulsar"],
  place: ["place"],
  move: ["piece", "from", "to"],
  mine: ["place"],
  build: ["place"],
  unload: ["piece"],
  bonus: ["bonus"],
  roll: ["value"],
  reveal: ["design"],
  draw: ["tile"],
  settle: ["system", "planet"],
};

/** Return entries from lines such as `1 fly n25` and `* 1 draw blue-2`, where chance decides about seat 1. */
function log(texts: readonly string[], facts: Facts = {}, slots = SLOTS): Entry[] {
  return texts.map((text, place) => {
    const [first = "", ...rest] = text.split(" ");
    const chance = first === "*";
    const about = chance ? Number(rest.shift()) : Number(first);
    const [kind = "", ...tokens] = rest;
    const targets = Object.fromEntries((slots[kind] ?? []).map((slot, n) => [slot, tokens[n] ?? ""]));
    const own = Object.fromEntries(Object.entries(targets).map(([slot, token]) => [slot, argument(token)]));
    return {
      number: place + 1,
      actor: chance ? -1 : about,
      about,
      notes: [],
      round: 1,
      options: 2,
      weight: 0,
      total: 0,
      projected: [],
      move: { text: rest.join(" "), kind, targets, facts: { ...own, ...facts } },
    };
  });
}

const wordsOf = (folder: string, language = "en"): GameWords => {
  const path = `../src/astrarium/games/${folder}/locale/${language}.ftl`;
  return new GameWords(new Messages(language, readFileSync(path, "utf8")));
};

const NAMES = ["Ada", "Bea", "Cy"];

/** Return the headline of each turn. */
function told<V = View>(folder: string, briefs: Briefs<V>, entries: Entry[], view: V, language = "en"): string[] {
  const tell = briefs.teller(entries, view, wordsOf(folder, language), NAMES);
  return turns(entries, (entry) => briefs.answers(entry)).map((turn) => headline(turn.entries, tell));
}

it("puts decisions of a seat and the luck about it in one turn, other luck in one of its own", () => {
  const entries = log([
    "* -1 roll 3",
    "* -1 roll 5",
    "0 draft 3 none",
    "1 draft 5 none",
    "1 fly n1",
    "* 1 discover",
    "* 2 draw blue-2",
  ]);
  const found = turns(entries, () => false);
  expect(found.map(({ seat, entries: [first] }) => [seat, first!.number])).toEqual([
    [-1, 1],
    [0, 3],
    [1, 4],
    [2, 7],
  ]);
});

it("begins a turn with each round, and keeps answers of another seat within the turn", () => {
  const entries = log(["0 move r2", "1 crash r1", "0 bomb", "0 move r3"]);
  entries[3]!.round = 2;
  expect(turns(entries, ({ move }) => move.kind === "crash").map((turn) => turn.entries.length)).toEqual([3, 1]);
  expect(turns(entries, () => false).map((turn) => turn.entries.length)).toEqual([1, 1, 1, 1]);
});

it("finds the turns since my last one, while I act and while I wait", () => {
  const texts = ["0 a", "1 b", "0 c", "1 d", "* -1 roll 2", "2 e", "* 0 draw blue-2", "0 f"];
  const blocks = turns(log(texts), () => false);
  const since = (count: number, acting: number): string[] =>
    sinceLast(blocks.slice(0, count), new Set([0]), acting).flatMap(({ entries }) =>
      entries.map(({ move }) => move.kind),
    );
  expect(since(7, 0)).toEqual(["d", "roll", "e"]);
  expect(since(6, 0)).toEqual(["d", "roll", "e"]);
  expect(since(4, 2)).toEqual(["d"]);
  expect(since(3, 1)).toEqual([]);
  expect(sinceLast([], new Set([0]), 0)).toEqual([]);
});

it("counts the answers of others as part of a turn", () => {
  const blocks = turns(log(["0 move r1", "1 move r2", "* 2 roll 1", "2 crash r3"]), cosmic.answers);
  const since = sinceLast(blocks, new Set([0]), -1);
  expect(since.map(({ seat, entries }) => [seat, entries.length])).toEqual([[1, 3]]);
});

it("puts the dice of a roll on one line", () => {
  const entries = log(["* -1 reveal t-a1", "* -1 roll 3", "* -1 roll 5", "0 draft 3 none", "* 0 roll 2", "* 0 roll 4"]);
  expect(lines(entries).map((group) => group.length)).toEqual([1, 2, 1, 1, 1]);
});

it("tells flights, stations at the first visit, and cards of Pulsar 2849", () => {
  const stations = { n25: [null, "blue"], n68: [null, "lifeless"], n40: [null, null] };
  const locations = Object.fromEntries(
    Object.entries(stations).map(([name, placed]) => [name, { system: { stations: placed } }]),
  );
  const entries = log([
    "* -1 roll 2",
    "* -1 roll 6",
    "1 draft 2 none",
    "1 patent ci-1b 2 plain",
    "1 launch 4 plain",
    "1 fly n25",
    "* 1 discover sys-01",
    "1 fly n68",
    "1 bonus tile",
    "1 end",
    "0 end",
    "1 fly n25",
    "1 fly n40",
    "1 ring n40",
  ]);
  const view = { locations } as unknown as Parameters<typeof pulsar.teller>[1];
  expect(told("pulsar2849", pulsar, entries, view)).toEqual([
    "dice: 2 6",
    "drafted 2, patented Explorer Fame, flew to n68, 2 stations",
    "",
    "flew to n40, pulsar n40",
  ]);
  expect(told("pulsar2849", pulsar, entries, view, "ru")[1]).toContain("2 станции");
});

it("tells where pieces came to rest in Globular Cluster", () => {
  const entries = log([
    "* 1 draw blue-2",
    "1 place k9",
    "1 move member l8 k9",
    "1 move member k9 i9",
    "1 move leader l8 j8",
    "1 mine j6",
    "* 1 roll 3",
    "1 mine j6",
    "1 build j6",
  ]);
  const view = {} as Parameters<typeof cluster.teller>[1];
  expect(told("globular_cluster", cluster, entries, view)).toEqual([
    "laid blue world 2 at k9, built a station at j6, mined 2 caches at j6, moved to i9, j8",
  ]);
});

it("tells a supernova that was laid aside", () => {
  const entries = log(["1 place h2", "1 mine j6"]);
  const view = {} as Parameters<typeof cluster.teller>[1];
  expect(told("globular_cluster", cluster, entries, view)).toEqual(["laid a supernova at h2, mined at j6"]);
  expect(told("globular_cluster", cluster, entries, view, "ru")[0]).toContain("сверхновая на h2");
});

it("counts what a turn of Cosmic Pioneers brought, with the fight in it", () => {
  const entries = log(
    ["1 move r2", "* 1 roll 3", "* 2 roll 1", "2 crash r3", "1 unload colonist", "1 unload colonist"],
    {
      place: "saffron",
      steps: 2,
    },
  );
  entries[2]!.move.facts["step"] = "defence";
  const view = {} as Parameters<typeof cosmic.teller>[1];
  expect(told("cosmic_pioneers", cosmic, entries, view)).toEqual([
    "flew to Saffron, fought Cy, Cy crashed on Saffron, landed 2 colonists",
  ]);
});

it("tells turns of Cosmic Pioneers in their order, and names a hex unless there are several", () => {
  const view = {} as Parameters<typeof cosmic.teller>[1];
  const slots = { lay: ["hex", "sector"], raise: ["attribute"], embark: ["number"] };
  const turn = log(["1 move r2", "1 unload colonist", "1 move r0", "1 embark 3", "1 raise cargo"], {}, slots);
  const places = ["saffron", "saffron", "jumpgate"];
  turn.forEach((entry, n) => Object.assign(entry.move.facts, { place: places[n] ?? "jumpgate", steps: 2 }));
  turn[1]!.move.targets = { piece: "colonist" };
  turn.slice(2).forEach((entry) => (entry.round = 2));
  const tell = cosmic.teller(turn, view, wordsOf("cosmic_pioneers"), NAMES);
  expect(headline(turn, tell)).toBe(
    "flew to Saffron, landed 1 colonist, flew to the Jumpgate, raised Cargo, 3 colonists aboard",
  );
  const laid = log(["1 lay cinder r1", "1 lay belt r4"], {}, slots);
  expect(headline(laid.slice(0, 1), tell)).toBe("laid Cinder (r1)");
  expect(headline(laid, tell)).toBe("laid 2 hexes");
});

it("tells a crash of Cosmic Pioneers once", () => {
  const view = {} as Parameters<typeof cosmic.teller>[1];
  const entries = log(["1 move r2", "* 1 roll 2", "1 crash r3"], { place: "saffron", steps: 2 });
  Object.assign(entries[1]!.move.facts, { step: "face", outcome: "crash", amount: 0 });
  expect(told("cosmic_pioneers", cosmic, entries, view)).toEqual(["flew to Saffron, crashed on Saffron"]);
});

it("sums up how projected scores change", () => {
  const entries = log(["1 move r2", "1 move r3", "1 move r4"]);
  const scores = [
    [2, 5],
    [2, 9],
    [1, 9],
  ];
  entries.forEach((entry, n) => (entry.projected = scores[n]!));
  expect([...projectedGains(entries.slice(1), entries)]).toEqual([
    [0, -1],
    [1, 4],
  ]);
  expect([...projectedGains(entries.slice(0, 1), entries)]).toEqual([
    [0, 2],
    [1, 5],
  ]);
  expect([...projectedGains([], entries)]).toEqual([]);
});

it("counts equal phrases", () => {
  expect(headline([], { phrases: () => ["took a gyrodyne", "1 station", "took a gyrodyne"], places: () => [] })).toBe(
    "took a gyrodyne ×2, 1 station",
  );
});

it("names what paid: the card, or what the clause rewards", () => {
  const words = wordsOf("pulsar2849");
  const note = { seat: 0, clause: "P-PROD-13", amount: 4, source: "" };
  expect(paidBy(note, words)).toBe("spinning gyrodynes");
  expect(paidBy({ ...note, source: "card-ci-1b" }, words)).toBe("Explorer Fame");
  expect([signed(5), signed(-2)]).toEqual(["+5", "−2"]);
});
