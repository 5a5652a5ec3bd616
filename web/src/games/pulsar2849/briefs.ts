/** Turns of this game in a few words. */

import type { Entry } from "../../wire";
import { counted, each, ofKind, tokens, type Briefs } from "../brief";
import type { PulsarTableView } from "./view_types";

/** The kinds that are told with the facts of each event, in the order of the telling, before and after flights. */
const BEFORE = ["side", "enter", "patent", "project", "claim", "pay"];
const AFTER = ["take", "gain", "develop", "finish", "spin", "run", "modifier"];
const MESSAGES: Record<string, string> = { gain: "brief-take" };

/** Return the place that a move of the ship or a station names. */
const placeOf = ({ move }: Entry): string => move.targets["location"] ?? move.targets["system"] ?? "";

/** Return the systems where flights ended: the last place before anything else is done. */
function landings(turn: readonly Entry[]): string[] {
  const flown = turn.filter(({ move }) => move.kind !== "discover");
  const ends = flown.filter(({ move }, n) => move.kind === "fly" && flown[n + 1]?.move.kind !== "fly");
  return [...new Set(ends.map(({ move }) => move.targets["location"] ?? ""))];
}

/**
 * Return the numbers of the events that placed a station. A station is compulsory at the first visit to a system with
 * a free planet, and planets never become free again; so a station was placed by a decision of its own, or at the
 * first visit of its owner.
 */
function settlements(entries: readonly Entry[], view: PulsarTableView): Set<number> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const { kind } = entry.move;
    const place = placeOf(entry);
    const key = `${entry.actor} ${place}`;
    const stationed = (view.locations[place]?.system?.stations[entry.actor] ?? null) !== null;
    const decided = kind === "settle";
    if (stationed && (decided || ((kind === "fly" || kind === "jump") && !found.has(key)))) found.set(key, entry);
  }
  return new Set([...found.values()].map(({ number }) => number));
}

export const briefs: Briefs<PulsarTableView> = {
  answers: () => false,
  teller: (entries, view, words) => {
    const settled = settlements(entries, view);
    const say = (turn: readonly Entry[], kind: string): string[] =>
      each(words, MESSAGES[kind] ?? `brief-${kind}`, ofKind(turn, kind));
    const places = (turn: readonly Entry[]): string[] => [
      ...landings(turn),
      ...turn.filter(({ number }) => settled.has(number)).flatMap(placeOf),
      ...["pulsar", "technology", "transmitter", "project"].flatMap((slot) => tokens(turn, slot)),
    ];
    const phrases = (turn: readonly Entry[]): string[] => {
      const rolled = ofKind(turn, "roll");
      const drafted = ofKind(turn, "draft");
      const offered = ofKind(turn, "reveal").map(({ move }) => words.say("design-name", move.facts));
      const ends = landings(turn);
      const rings = ofKind(turn, "ring");
      const dice = (all: readonly Entry[]): string => all.map(({ move }) => move.targets["value"]).join(" ");
      return [
        ...(rolled.length > 0 ? [words.say("brief-dice", { dice: dice(rolled) })] : []),
        ...(offered.length > 0 ? [words.say("brief-offer", { names: offered.join(", ") })] : []),
        ...(drafted.length > 0 ? [words.say("brief-draft", { dice: dice(drafted) })] : []),
        ...BEFORE.flatMap((kind) => say(turn, kind)),
        ...(ends.length > 0 ? [words.say("brief-fly", { places: ends.join(", ") })] : []),
        ...say(turn, "jump"),
        ...counted(words, "brief-station", turn.filter(({ number }) => settled.has(number)).length),
        ...(rings.length > 0
          ? [words.say("brief-ring", { count: rings.length, places: tokens(rings, "pulsar").join(", ") })]
          : []),
        ...AFTER.flatMap((kind) => say(turn, kind)),
      ].filter((phrase) => phrase !== "");
    };
    return { phrases, places };
  },
};
