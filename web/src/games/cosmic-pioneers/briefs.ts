/** Turns of this game in a few words. */

import type { GameWords } from "../../catalogue.svelte";
import type { Entry } from "../../wire";
import { counted, each, ofKind, tokens, type Briefs } from "../brief";
import type { CosmicTableView } from "./view_types";

/** What the seat that is attacked does and what chance decides, within the turn of the attacker. */
const ANSWERS = ["crash", "land", "jettison", "reroll", "slot", "roll", "hit", "planet"];

const step = ({ move }: Entry): string => String(move.facts["step"] ?? "");
const sum = (entries: readonly Entry[], fact: string): number =>
  entries.reduce((total, { move }) => total + Number(move.facts[fact] ?? 0), 0);

function fights(turn: readonly Entry[], words: GameWords, names: readonly string[]): string[] {
  const defences = ofKind(turn, "roll").filter((entry) => step(entry) === "defence");
  const rivals = [...new Set(defences.map(({ about }) => names[about] ?? ""))];
  return rivals.map((rival) => words.say("brief-fight", { rival }));
}

function crashes(turn: readonly Entry[], words: GameWords, names: readonly string[]): string[] {
  const owner = turn.find(({ actor }) => actor >= 0)?.actor;
  return ofKind(turn, "crash").map(({ actor, move }) =>
    words.say("brief-crash", { ...move.facts, rival: names[actor] ?? "", own: actor === owner ? 1 : 0 }),
  );
}

export const briefs: Briefs<CosmicTableView> = {
  answers: (entry) => ANSWERS.includes(entry.move.kind) || (entry.move.kind === "pass" && step(entry) === "reroll"),
  teller: (_entries, _view, words, names) => ({
    places: (turn) => tokens(turn, "sector"),
    phrases: (turn) => byRound(turn).flatMap((part) => phrases(part, words, names)),
  }),
};

/** Return the events of each round: a seat has one turn in a round, and two between two turns of another seat. */
function byRound(entries: readonly Entry[]): Entry[][] {
  const rounds = [...new Set(entries.map(({ round }) => round))];
  return rounds.map((round) => entries.filter((entry) => entry.round === round));
}

/** Return what a hex is laid as; several are counted. */
function laid(turn: readonly Entry[], words: GameWords): string[] {
  const found = ofKind(turn, "lay");
  return found.length === 1 ? each(words, "brief-lay-one", found) : counted(words, "brief-lay", found.length);
}

function phrases(turn: readonly Entry[], words: GameWords, names: readonly string[]): string[] {
  const adventure = ofKind(turn, "roll").filter((entry) => step(entry) === "face");
  const outcome = adventure.slice(-1).filter(({ move }) => move.facts["outcome"] !== "crash");
  const unloaded = ofKind(turn, "unload");
  const colonists = unloaded.filter(({ move }) => move.targets["piece"] === "colonist");
  const others = unloaded.filter(({ move }) => move.targets["piece"] !== "colonist");
  const say = (kind: string): string[] => each(words, `brief-${kind}`, ofKind(turn, kind));
  return [
    ...say("commander"),
    ...laid(turn, words),
    ...say("event"),
    ...say("pick"),
    ...say("move"),
    ...fights(turn, words, names),
    ...crashes(turn, words, names),
    ...each(words, "brief-outcome", outcome),
    ...counted(words, "brief-settle", colonists.length),
    ...each(words, "brief-unload", others),
    ...say("load"),
    ...say("discard"),
    ...say("raise"),
    ...counted(words, "brief-buy", ofKind(turn, "buy").length),
    ...counted(words, "brief-aboard", sum(ofKind(turn, "embark", "aboard"), "number")),
    ...counted(words, "brief-jettison", ofKind(turn, "jettison").length),
    ...say("bomb"),
  ].filter((phrase) => phrase !== "");
}
