/** Rule books: blocks of their text, links between chapters and clauses, and the positions they show. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, chaptersByClause, SCENE, strong } from "../src/learn/book";
import { SCENES as COSMIC } from "../src/games/cosmic-pioneers/scenes";
import { SCENES as GLOBULAR } from "../src/games/globular-cluster/scenes";
import { SCENES as PULSAR } from "../src/games/pulsar2849/scenes";

const TEXT = `A paragraph
of two lines.

## A heading

- one
- two

> An example
> of two lines.

![A caption](one two-1)

[G-TURN-01 P-STN-G2]`;

describe("the text of a chapter", () => {
  it("is split into blocks", () => {
    expect(blocks(TEXT)).toEqual([
      { kind: "text", text: "A paragraph of two lines." },
      { kind: "heading", text: "A heading" },
      { kind: "list", items: ["one", "two"] },
      { kind: "example", text: "An example of two lines." },
      { kind: "picture", caption: "A caption", names: ["one", "two-1"] },
      { kind: "clauses", ids: ["G-TURN-01", "P-STN-G2"] },
    ]);
  });

  it("has strong parts", () => {
    expect(strong("costs **2** each")).toEqual([
      { text: "costs ", strong: false },
      { text: "2", strong: true },
      { text: " each", strong: false },
    ]);
  });
});

it("finds the chapters of a clause", () => {
  const chapter = (...clauses: string[]) => ({ title: "", text: "", clauses });
  const chapters = [chapter("A-1", "A-2"), chapter("A-2", "A-2")];
  expect(chaptersByClause({ game: "", language: "en", chapters })).toEqual(
    new Map([
      ["A-1", [0]],
      ["A-2", [0, 1]],
    ]),
  );
});

/** The positions that the drawing of each game can show. */
const DRAWN: Record<string, object> = { cosmic_pioneers: COSMIC, globular_cluster: GLOBULAR, pulsar2849: PULSAR };

describe.each(Object.entries(DRAWN))("the book of %s", (game, scenes) => {
  it.each(["en", "fr", "ru"])("shows every position that can be drawn, and no other, in %s", (language) => {
    const text = readFileSync(`../src/astrarium/games/${game}/guide/book/${language}.md`, "utf8");
    const names = blocks(text).flatMap((block) => (block.kind === "picture" ? block.names : []));
    const shown = names.filter((name) => name.startsWith(SCENE)).map((name) => name.slice(SCENE.length));
    expect(shown.sort()).toEqual(Object.keys(scenes).sort());
  });
});
