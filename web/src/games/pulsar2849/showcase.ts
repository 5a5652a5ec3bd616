/** The components of Pulsar 2849 one by one, in words. */

import type { GameWords } from "../../catalogue.svelte";
import type { ComponentInfo } from "../../wire";
import type { Showcase } from "../drawing";
import { viewOf } from "./components";
import Picture from "./Picture.svelte";
import Scene from "./Scene.svelte";
import { effect, gift, gyrodyneName, title, type Voice } from "./tips";
import type { GyrodyneSize, PulsarComponentViews } from "./view_types";

const faceOf = (project: string): string => project.slice(0, project.lastIndexOf("-"));

/** Where a component belongs, what it costs, what it is worth. */
const LINES: {
  [Kind in keyof PulsarComponentViews]: (
    voice: Voice,
    view: PulsarComponentViews[Kind],
    item: ComponentInfo,
  ) => string[];
} = {
  map: ({ words }, view) => [
    words.say("component-map-text", { locations: view.nodes.length, segments: view.segments.length }),
  ],
  system: (voice, view) => [
    voice.words.say("component-planets", { blue: view.free.blue, lifeless: view.free.lifeless }),
    voice.words.say("component-bonus", { list: view.bonus.map((each) => gift(voice, each)).join(", ") }),
  ],
  exploration: (voice, _view, item) => [effect(voice, item.id, item.text)],
  gyrodyne: ({ words }, view) => [
    words.say("component-gyrodyne-text", { take: view.take, finish: view.finish, points: view.points }),
    words.say("tip-awards", { list: view.awards.join(", ") }),
  ],
  transmitter: (voice, view, item) => [
    effect(voice, item.id, item.text),
    voice.words.say("component-costs", { list: view.costs.map(({ cost }) => cost).join(", ") }),
  ],
  board: ({ words }, view) => [
    words.say("component-rows", { list: view.rows.map(({ round, value }) => `${round}: +${value ?? "?"}`).join(", ") }),
  ],
  technology: (voice, view, item) => [
    effect(voice, item.id, item.text),
    voice.words.say("tip-technology", {
      cost: view.cost,
      kind: voice.words.name(`technology-${view.kind}`, view.kind),
      round: view.round,
    }),
  ],
  hq: (voice, view) => [view.projects.map(({ project, title: name }) => title(voice, project, name)).join(", ")],
  project: (voice, view, item) => [
    effect(voice, item.id, item.text),
    voice.words.say("component-project-text", {
      cost: view.cost,
      face: voice.words.name(`face-${faceOf(item.id)}`, faceOf(item.id)),
    }),
  ],
  goal: (voice, view, item) => [
    effect(voice, item.id, item.text),
    voice.words.say("tip-goal", { points: view.points }),
    ...view.bonuses.map((bonus) => voice.words.say("tip-goal-bonus", bonus)),
  ],
};

const NAMES: Record<string, (voice: Voice, item: ComponentInfo) => string> = {
  map: ({ words }, item) => words.name(`option-map-${item.id}`, item.title),
  system: ({ words }, item) => words.say("component-system-name", { number: item.id.replace(/^sys-0?/, "") }),
  gyrodyne: (voice, item) => gyrodyneName(voice, item.id as GyrodyneSize),
  board: ({ words }, item) => words.name(`board-${item.id}`, item.title),
  hq: ({ words }, item) => words.name(`face-${item.id}`, item.title),
  goal: ({ words }, item) => words.name(`goal-${item.id}`, item.title),
};

const known = (kind: string): kind is keyof PulsarComponentViews => kind in LINES;

function linesOf<Kind extends keyof PulsarComponentViews>(kind: Kind, voice: Voice, item: ComponentInfo): string[] {
  return LINES[kind](voice, viewOf(item, kind), item).filter((line) => line !== "");
}

function describe(item: ComponentInfo, words: GameWords): { title: string; lines: string[] } {
  const voice: Voice = { words, names: [] };
  const name = NAMES[item.kind]?.(voice, item) ?? title(voice, item.id, item.title);
  return { title: name, lines: known(item.kind) ? linesOf(item.kind, voice, item) : [item.text] };
}

export const showcase: Showcase = { Picture, Scene, describe };
