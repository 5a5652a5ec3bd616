/** The components of Cosmic Pioneers one by one, in words. */

import type { GameWords } from "../../catalogue.svelte";
import type { ComponentInfo } from "../../wire";
import type { Showcase } from "../drawing";
import { viewOf } from "./components";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import { faceText, levelWords, planetText, scenarioRules } from "./describe";
import type { CosmicComponentViews } from "./view_types";

const LINES: {
  [Kind in keyof CosmicComponentViews]: (
    words: GameWords,
    view: CosmicComponentViews[Kind],
    item: ComponentInfo,
  ) => string[];
} = {
  planet: (words, view) => [
    planetText(view, words),
    view.faces.map((face, n) => words.say("tip-face", { die: n + 1, outcome: faceText(face, words) })).join("; "),
  ],
  species: (words, view) => [
    words.say("component-native", { colour: words.name(`colour-${view.colour}`, view.colour) }),
  ],
  card: (words, _view, item) => [words.name(`card-${item.id}-text`, item.text)],
  commander: (words, view, item) => [
    words.name(`talent-${item.id}`, ""),
    words.name(`talent-${item.id}-text`, item.text),
    words.say("see-phase", { phase: view.phase, what: words.name(`phase-${view.phase}`, "") }),
  ],
  attribute: (words, view) =>
    view.figures.map((number, n) =>
      words.say("tip-level", {
        level: n + 1,
        gives: levelWords(view.attribute, n + 1, number, view.alien_level, words),
      }),
    ),
  scenario: (words, view, item) => {
    const rules = scenarioRules(view, words);
    const text = words.name(`scenario-${item.id}-text`, "");
    return text === "" ? [item.text] : [text, ...rules];
  },
  die: (words, view) => [words.say("see-hit-odds", view)],
};

const NAMES: Record<string, string> = { die: "component-hit-die" };

const known = (kind: string): kind is keyof CosmicComponentViews => kind in LINES;

function linesOf<Kind extends keyof CosmicComponentViews>(kind: Kind, words: GameWords, item: ComponentInfo): string[] {
  return LINES[kind](words, viewOf(item, kind), item).filter((line) => line !== "");
}

function describe(item: ComponentInfo, words: GameWords): { title: string; lines: string[] } {
  const title = words.name(NAMES[item.kind] ?? `${item.kind}-${item.id}`, item.title);
  return { title, lines: known(item.kind) ? linesOf(item.kind, words, item) : [item.text] };
}

export const showcase: Showcase = { Picture, Scene, describe };
