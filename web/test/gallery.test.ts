/** Which components the gallery shows, and in which groups. */

import { describe, expect, it } from "vitest";
import { byKind, fits, type Exhibit } from "../src/gallery/filter";
import type { ComponentInfo } from "../src/wire";

function exhibit(id: string, kind: string, origin: ComponentInfo["origin"], title: string, copies = 1): Exhibit {
  return {
    item: { id, kind, origin, title, text: "", copies, parts: {}, view: {} },
    title,
    lines: [`What ${title} does.`],
  };
}

const ALL = [
  exhibit("t-a1", "transmitter", "ours", "Trickle Coil", 2),
  exhibit("ai-1a", "technology", "published", "Green Corridor"),
  exhibit("bi-1a", "technology", "ours", "Patent Lawyers"),
  exhibit("x-1", "technology", "pack", "Coil of Doom"),
];
const found = (words: string, kind = "", origin = ""): string[] =>
  ALL.filter((each) => fits(each, { words, kind, origin })).map(({ item }) => item.id);

describe("a search", () => {
  it("finds everything without a word", () => expect(found("")).toEqual(["t-a1", "ai-1a", "bi-1a", "x-1"]));
  it("needs every word in name, text or id, ignoring case", () => {
    expect(found("COIL")).toEqual(["t-a1", "x-1"]);
    expect(found("coil  doom")).toEqual(["x-1"]);
    expect(found("what green")).toEqual(["ai-1a"]);
    expect(found("bi-1a")).toEqual(["bi-1a"]);
    expect(found("nothing of the kind")).toEqual([]);
  });
  it("is narrowed by kind and origin", () => {
    expect(found("coil", "technology")).toEqual(["x-1"]);
    expect(found("", "technology", "ours")).toEqual(["bi-1a"]);
    expect(found("", "", "pack")).toEqual(["x-1"]);
  });
});

it("groups by kind and counts the pieces", () => {
  const groups = byKind(ALL).map(({ kind, exhibits, pieces }) => [kind, exhibits.length, pieces]);
  expect(groups).toEqual([
    ["transmitter", 1, 2],
    ["technology", 3, 3],
  ]);
  expect(byKind([])).toEqual([]);
});
