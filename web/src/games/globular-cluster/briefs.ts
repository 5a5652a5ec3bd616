/** Turns of this game in a few words. */

import type { GameWords } from "../../catalogue.svelte";
import type { Entry } from "../../wire";
import { each, ofKind, tokens, type Briefs } from "../brief";
import type { GlobularTableView } from "./view_types";

const SUPERNOVA = "red-a";

/** Return the places where pieces that moved came to rest, each once. */
function destinations(turn: readonly Entry[]): string[] {
  const ends: string[] = [];
  for (const { move } of ofKind(turn, "move", "warp")) {
    const passed = ends.indexOf(move.targets["from"] ?? "");
    if (passed >= 0) ends.splice(passed, 1);
    ends.push(move.targets["to"] ?? "");
  }
  return [...new Set(ends)];
}

export const briefs: Briefs<GlobularTableView> = {
  answers: () => false,
  teller: (_entries, _view, words) => ({
    places: (turn) => [...destinations(turn), ...tokens(turn, "place")],
    phrases: (turn) => phrases(turn, words),
  }),
};

function phrases(turn: readonly Entry[], words: GameWords): string[] {
  const mined = ofKind(turn, "mine");
  const improved = ofKind(turn, "improve");
  const ends = destinations(turn);
  // The tile to be placed was drawn in the same turn; a supernova has waited since an earlier one.
  const tile = ofKind(turn, "draw")[0]?.move.facts ?? { tile: SUPERNOVA };
  return [
    ...ofKind(turn, "place").map(({ move }) => words.say("brief-place", { ...tile, ...move.facts })),
    ...each(words, "brief-build", ofKind(turn, "build")),
    ...each(words, "brief-open", ofKind(turn, "open")),
    ...(mined.length > 0
      ? [words.say("brief-mine", { count: mined.length, places: tokens(mined, "place").join(", ") })]
      : []),
    ...each(words, "brief-trade", ofKind(turn, "trade")),
    ...(improved.length > 0 ? [words.say("brief-improve", { places: tokens(improved, "place").join(", ") })] : []),
    ...(ends.length > 0 ? [words.say("brief-move", { places: ends.join(", ") })] : []),
  ].filter((phrase) => phrase !== "");
}
