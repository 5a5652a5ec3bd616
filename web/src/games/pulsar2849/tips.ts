/** What things are, in words: tooltips, labels, and the lines of the text face. */

import type { GameWords } from "../../catalogue.svelte";
import { originLine } from "../../look/origin";
import type {
  GiftView,
  GoalView,
  GyrodyneSize,
  GyrodyneView,
  LocationView,
  MarkerView,
  PrizesView,
  ProjectView,
  RowView,
  RunView,
  TechnologyView,
  Track,
  TransmitterView,
} from "./view_types";

/** Messages of the game, and names of the seats. */
export interface Voice {
  words: GameWords;
  names: readonly string[];
}

const who = (voice: Voice, seat: number | null): string => (seat === null ? "" : (voice.names[seat] ?? ""));
const join = (parts: readonly string[], between = "\n"): string => parts.filter((part) => part !== "").join(between);

/** A design, without the number of its copy. */
export const design = (card: string): string => card.replace(/^(t-..)-\d$/, "$1");
export const title = (voice: Voice, card: string, otherwise: string): string =>
  voice.words.name(`card-${design(card)}`, otherwise);
export const effect = (voice: Voice, card: string, otherwise: string): string =>
  voice.words.name(`effect-${design(card)}`, otherwise);
export const gyrodyneName = (voice: Voice, size: GyrodyneSize): string => voice.words.name(`gyrodyne-${size}`, size);

export function gift(voice: Voice, { kind, number, sizes, token }: GiftView): string {
  if (kind === "gyrodyne") return sizes.map((size) => gyrodyneName(voice, size)).join(" / ");
  if (kind === "modifier") return `${number} × ${voice.words.name(`token-${token}`, token ?? "")}`;
  return voice.words.say(`gift-${kind}`, { number }) || `${kind} ${number}`;
}

function systemLines(voice: Voice, name: string, location: LocationView): string[] {
  const { words } = voice;
  const system = location.system!;
  if (system.tile === null) return [words.say("tip-hidden", { place: name })];
  const closed = system.closed.blue + system.closed.lifeless;
  const stations = system.stations.flatMap((planet, seat) =>
    planet === null ? [] : [words.say("tip-station", { who: who(voice, seat), planet })],
  );
  return [
    words.say("tip-system", { place: name }),
    words.say("tip-planets", { blue: system.free.blue, lifeless: system.free.lifeless }),
    closed > 0 ? words.say("tip-closed", { count: closed }) : "",
    ...stations,
    words.say("tip-pictured", { list: system.bonus.map((each) => gift(voice, each)).join(", ") }),
    originLine(words, system.tile),
  ];
}

function pulsarLines(voice: Voice, name: string, location: LocationView): string[] {
  const { words } = voice;
  const pulsar = location.pulsar!;
  const gyrodyne = pulsar.gyrodyne ? gyrodyneName(voice, pulsar.gyrodyne) : "";
  return [
    words.say(pulsar.isolated ? "tip-isolated" : "tip-pulsar", { place: name }),
    pulsar.owner === null ? words.say("tip-unclaimed") : words.say("tip-claimed", { who: who(voice, pulsar.owner) }),
    gyrodyne ? words.say(pulsar.spinning ? "tip-spinning" : "tip-building", { gyrodyne }) : "",
  ];
}

export function placeTip(voice: Voice, name: string, location: LocationView): string {
  const { words } = voice;
  const lines: string[] = [];
  if (location.kind === "entry") lines.push(words.say("tip-entry", { place: name }));
  else if (location.kind === "gate") lines.push(words.say("tip-gate", { place: name, colour: location.colour ?? "" }));
  else if (location.kind === "system") lines.push(...systemLines(voice, name, location));
  else lines.push(...pulsarLines(voice, name, location));
  if (location.dead_end) lines.push(words.say("tip-dead-end"));
  if (location.ships.length > 0) {
    lines.push(words.say("tip-ships", { list: location.ships.map((seat) => who(voice, seat)).join(", ") }));
  }
  return join(lines);
}

/** Which way a die of a value moves a marker. */
function stepText(voice: Voice, steps: number | undefined): string {
  if (steps === undefined) return "";
  const way = steps === 0 ? "none" : steps < 0 ? "ahead" : "back";
  return voice.words.say("tip-steps", { way, count: Math.abs(steps) });
}

export function diceTip(
  voice: Voice,
  dice: Record<string, number>,
  steps: Record<string, number>,
  value: string,
): string {
  const count = dice[value] ?? 0;
  return join([voice.words.say("tip-dice", { value, count }), stepText(voice, steps[value])]);
}

export function medianTip(voice: Voice, { value, between }: { value: number; between: boolean }): string {
  return voice.words.say(between ? "tip-median-between" : "tip-median", { value, below: value - 1 });
}

function prizeText(voice: Voice, track: Track, place: number, prizes: PrizesView): string {
  if (track === "initiative") {
    const points = prizes.initiative[place] ?? 0;
    return points > 0 ? voice.words.say("tip-initiative-prize", { points }) : "";
  }
  const prize = prizes.engineering[place];
  return prize ? voice.words.say("tip-engineering-prize", prize) : "";
}

/** A marker at a place (0 is first) on its track. */
export function markerTip(voice: Voice, track: Track, marker: MarkerView, place: number, prizes: PrizesView): string {
  const { words } = voice;
  const facts = { who: who(voice, marker.seat), marker: words.name(`marker-${marker.marker}`, marker.marker) };
  return join([
    words.say("tip-marker", { ...facts, space: marker.space, place: place + 1 }),
    prizeText(voice, track, place, prizes),
    marker.penalty > 0 ? words.say("tip-penalty", { points: marker.penalty }) : "",
  ]);
}

export function trackTip(voice: Voice, track: Track, prizes: PrizesView): string {
  const places = track === "initiative" ? prizes.initiative : prizes.engineering;
  const list = places.map((_, place) => prizeText(voice, track, place, prizes));
  return join([voice.words.say(`tip-track-${track}`), ...list.map((line, place) => `${place + 1}. ${line}`)]);
}

export function techTip(voice: Voice, tech: TechnologyView, row: RowView): string {
  const { words } = voice;
  const owners = [...tech.icons, tech.lock].flatMap((seat) => (seat === null ? [] : [who(voice, seat)]));
  return join([
    title(voice, tech.technology, tech.title),
    effect(voice, tech.technology, tech.text),
    words.say("tip-technology", {
      cost: tech.cost,
      kind: words.name(`technology-${tech.kind}`, tech.kind),
      round: row.round,
    }),
    owners.length > 0 ? words.say("tip-owners", { list: owners.join(", ") }) : "",
    words.say("tip-icons", { count: tech.slots }),
    row.reached ? (tech.available ? "" : words.say("tip-taken")) : words.say("tip-later", { round: row.round }),
    originLine(words, tech.technology),
  ]);
}

/** A row of a technology board, which may be our own design. */
export function rowTip(voice: Voice, row: RowView, board: string): string {
  const value = row.value === null ? "?" : row.value;
  const said = voice.words.say(row.value === null ? "tip-row-median" : "tip-row", { round: row.round, value });
  return join([said, row.current ? voice.words.say("tip-time") : "", originLine(voice.words, board)]);
}

/** How far a seat is with a goal: "5 of 6 stations". */
export function progress(voice: Voice, goal: GoalView, seat: number): string {
  const needs = goal.needs.map(({ counter, least, have }) =>
    voice.words.say("text-progress", {
      have: have[seat] ?? 0,
      least,
      counter: voice.words.name(`counter-${counter}`, counter),
    }),
  );
  return needs.join(", ");
}

export const goalName = (voice: Voice, goal: GoalView): string => voice.words.name(`goal-${goal.goal}`, goal.title);

export function goalTip(voice: Voice, goal: GoalView): string {
  const { words } = voice;
  const seats = goal.met.map((met, seat) => {
    const facts = { who: who(voice, seat), progress: progress(voice, goal, seat) };
    return words.say(met || goal.counted[seat] ? "tip-goal-met" : "tip-goal-unmet", facts);
  });
  const bonuses = goal.bonuses.map((bonus) => words.say("tip-goal-bonus", bonus));
  const worth = words.say("tip-goal", { points: goal.points });
  return join([
    goalName(voice, goal),
    effect(voice, goal.goal, goal.text),
    worth,
    ...seats,
    ...bonuses,
    originLine(words, goal.goal),
  ]);
}

export function transmitterTip(voice: Voice, tile: TransmitterView, owner: number | null): string {
  const { words } = voice;
  const due = tile.costs.filter(({ paid }) => !paid).map(({ cost }) => cost);
  const ends = [tile.left, tile.right].map(({ pips }) => (pips === null ? "–" : String(pips)));
  return join([
    title(voice, tile.transmitter, tile.title),
    effect(voice, tile.transmitter, tile.text),
    owner === null ? words.say("tip-offered") : words.say("tip-owned", { who: who(voice, owner) }),
    tile.online ? words.say("tip-online") : words.say("tip-due", { list: due.join(", ") }),
    words.say("tip-ends", { left: ends[0]!, right: ends[1]! }),
    originLine(words, design(tile.transmitter)),
  ]);
}

export function gyrodyneTip(voice: Voice, size: GyrodyneSize, gyrodyne: GyrodyneView): string {
  const { words } = voice;
  return join([
    gyrodyneName(voice, size),
    words.say("tip-gyrodyne", {
      take: gyrodyne.take,
      finish: gyrodyne.finish,
      points: gyrodyne.points,
      left: gyrodyne.left,
    }),
    gyrodyne.awards.length > 0
      ? words.say("tip-awards", { list: gyrodyne.awards.join(", ") })
      : words.say("tip-no-awards"),
    gyrodyne.first_award === null ? "" : words.say("tip-first-award", { who: who(voice, gyrodyne.first_award) }),
    originLine(words, size),
  ]);
}

/** An HQ, and whose design its side is once that is chosen. */
export const hqTip = ({ words }: Voice, face: string | null): string =>
  join([words.say("tip-hq"), face === null ? "" : originLine(words, face)]);

export const sideTip = ({ words }: Voice, face: string, name: string): string =>
  join([words.say("tip-side", { face: name }), originLine(words, face)]);

export function projectTip(voice: Voice, project: ProjectView, run: RunView | undefined): string {
  const { words } = voice;
  const needs = project.needs.map((card) => title(voice, card, card));
  return join([
    title(voice, project.project, project.title),
    effect(voice, project.project, project.text),
    words.say("tip-project", { cost: project.cost }),
    needs.length > 0 && !project.done ? words.say("tip-project-needs", { list: needs.join(", ") }) : "",
    project.done ? words.say("tip-done") : "",
    run ? runTip(voice, run) : "",
    originLine(words, project.project),
  ]);
}

export function runTip(voice: Voice, run: RunView): string {
  return voice.words.say("tip-run", {
    points: run.points,
    colour: voice.words.name(`colour-${run.colour}`, run.colour),
  });
}
