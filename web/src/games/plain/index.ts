/** The drawing of a game that has no drawing of its own: structured text, and all moves as buttons. */

import type { Drawing, Section, View } from "../drawing";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { lines } from "./text";

function describe(view: View): Section[] {
  const plain = Object.entries(view).filter(([, fact]) => typeof fact !== "object" || fact === null);
  const parts = Object.entries(view).filter(([, fact]) => typeof fact === "object" && fact !== null);
  const first = { title: "", lines: plain.map(([name, fact]) => `${name}: ${String(fact)}`) };
  return [first, ...parts.map(([name, fact]) => ({ title: name, lines: lines(fact) }))];
}

export const drawing: Drawing = {
  Board,
  Player,
  slots: {},
  parts: ["board"],
  part: () => "board",
  texts: () => Promise.resolve(""),
  kinds: () => [],
  meant: () => [],
  meantBy: () => [],
  costs: () => [],
  automatic: [],
  describe,
  briefs: { answers: () => false, teller: () => ({ phrases: () => [], places: () => [] }) },
  showcase: {
    Picture,
    describe: ({ title, text }) => ({ title, lines: [text] }),
  },
};
