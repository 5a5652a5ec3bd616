/** Actions that a meaningless click may stand for; the server names the clause that forbids them. */

import type { Pick } from "../../table/choice";
import { FINISH, HAND, OWN, SHIP } from "./slots";
import { FACES, SIZES } from "./view";
import type { GyrodyneSize, ProjectView, PulsarTableView, TechnologyView, TransmitterView } from "./view_types";

const MODIFIERS: Record<string, number> = { pm1: 1, plus2: 2 };

/** The dice of the seat in turn, the picked one first, as notation writes them. */
function dice(view: PulsarTableView, picks: readonly Pick[]): string[] {
  const picked = picks.filter(({ token }) => token.startsWith(HAND)).map(({ token }) => token.slice(HAND.length));
  const held = (view.players[view.turn ?? 0]?.dice ?? []).map(String);
  const bonus = view.bonus.value === null ? [] : [`b${view.bonus.value}`];
  const all = [...new Set([...picked, ...held, ...bonus])];
  return all.length > 0 ? all : [...FACES];
}

const CHANGES: Record<string, string> = { "-1": "minus1", "0": "plain", "1": "plus1", "2": "plus2" };

/** A die and a change that make a value, as far as one change can. */
function spends(view: PulsarTableView, picks: readonly Pick[], value: number): string[] {
  return dice(view, picks).flatMap((die) => {
    const change = CHANGES[String(value - Number(die.replace("b", "")))];
    return change === undefined ? [] : [`${die} ${change}`];
  });
}

/** Return notations that pay a value, likeliest first. */
function paid(view: PulsarTableView, picks: readonly Pick[], value: number): string[] {
  return [...spends(view, picks, value), `${value} plain`];
}

function technology(view: PulsarTableView, token: string): TechnologyView | undefined {
  return view.boards
    .flatMap((board) => board?.rows ?? [])
    .flatMap((row) => row.technologies)
    .find((tech) => tech.technology === token);
}

function project(view: PulsarTableView, token: string): ProjectView | undefined {
  return view.players.flatMap(({ hq }) => hq?.projects ?? []).find((each) => each.project === token);
}

function transmitter(view: PulsarTableView, token: string): { tile: TransmitterView; verb: string } | undefined {
  const offered = view.offer.find((tile) => tile?.transmitter === token);
  if (offered) return { tile: offered, verb: "claim" };
  const owned = view.players.flatMap(({ arrays }) => arrays.flat()).find((tile) => tile.transmitter === token);
  return owned && { tile: owned, verb: "pay" };
}

function atPlace(view: PulsarTableView, picks: readonly Pick[], token: string): string[] {
  const { kind, pulsar } = view.locations[token]!;
  if (view.step === "enter") return [`enter ${token}`];
  if (view.step === "flight") return [`fly ${token}`];
  if (view.step === "land") return [`land ${token}`];
  if (view.step === "jump") return [`jump ${token}`];
  if (["remote", "through", "ending"].includes(view.step)) return [`settle ${token} blue`, `settle ${token} lifeless`];
  if (view.step === "spin") return [`spin ${token}`];
  if (["claim", "isolated", "passing"].includes(view.step)) return [`ring ${token}`];
  if (kind === "pulsar" && pulsar?.owner === view.turn) {
    const { gyrodyne, spinning } = pulsar;
    const placed = picks.find((pick) => pick.token.startsWith(OWN))?.token.slice(OWN.length);
    const size = placed ?? (gyrodyne === null ? ownSizes(view)[0] : undefined);
    return [
      ...(size === undefined ? [] : [`develop ${size} ${token}`]),
      ...(gyrodyne === null || spinning ? [] : finishing(view, picks, gyrodyne)),
      `fly ${token}`,
    ];
  }
  return [`fly ${token}`, ...(kind === "pulsar" ? [`ring ${token}`] : [])];
}

function onCard(view: PulsarTableView, picks: readonly Pick[], token: string): string[] {
  const tech = technology(view, token);
  if (tech) return paid(view, picks, tech.cost).map((spend) => `patent ${token} ${spend}`);
  const work = project(view, token);
  if (work) return paid(view, picks, work.cost).map((spend) => `project ${token} ${spend}`);
  const found = transmitter(view, token);
  if (view.step === "join" && found) return [`join left ${token} left`, `join right ${token} right`];
  if (found) {
    const { tile, verb } = found;
    return tile.costs.flatMap(({ cost }) =>
      paid(view, picks, cost).map((spend) => `${verb} ${token} ${cost} ${spend}`),
    );
  }
  return view.goals.some((goal) => goal?.goal === token) ? [`meet ${token}`] : [];
}

export function meant(view: PulsarTableView, picks: readonly Pick[], token: string): string[] {
  if (token in view.locations) return atPlace(view, picks, token);
  if (token === SHIP) return dice(view, picks).map((die) => `launch ${die} plain`);
  if (token.startsWith(HAND)) return [`launch ${token.slice(HAND.length)} plain`];
  if (token.startsWith(FINISH)) return finishing(view, picks, token.slice(FINISH.length));
  if (token.startsWith(OWN)) return [`develop ${token.slice(OWN.length)} ${somePulsar(view)}`];
  if (token in view.gyrodynes) return taking(view, picks, token);
  if (token in MODIFIERS) return paid(view, picks, MODIFIERS[token]!).map((spend) => `modifier ${token} ${spend}`);
  if ((FACES as readonly string[]).includes(token))
    return view.step === "act" ? [`copy ${token}`] : [`draft ${token} initiative`, `draft ${token} none`];
  if (token.startsWith("initiative") || token.startsWith("engineering")) {
    return view.step === "shift" ? [`shift ${token}`] : [`draft ${picks[0]?.token ?? "1"} ${token}`];
  }
  return onCard(view, picks, token);
}

function taking(view: PulsarTableView, picks: readonly Pick[], size: string): string[] {
  if (view.step === "gain") return [`gain ${size}`];
  return paid(view, picks, view.gyrodynes[size as "gyro-1"].take).map((spend) => `take ${size} ${spend}`);
}

function finishing(view: PulsarTableView, picks: readonly Pick[], size: string): string[] {
  return paid(view, picks, view.gyrodynes[size as "gyro-1"].finish).map((spend) => `finish ${size} ${spend}`);
}

/** The sizes of gyrodynes, those in the play area of the seat in turn first. */
function ownSizes(view: PulsarTableView): GyrodyneSize[] {
  const own = view.players[view.turn ?? 0]?.gyrodynes;
  const lacks = (size: GyrodyneSize): number => Number((own?.[size] ?? 0) === 0);
  return [...SIZES].sort((one, other) => lacks(one) - lacks(other));
}

/** A pulsar to develop: an own one if there is one. */
function somePulsar(view: PulsarTableView): string {
  const own = view.players[view.turn ?? 0]?.rings[0];
  return own ?? Object.entries(view.locations).find(([, { kind }]) => kind === "pulsar")![0];
}

/** The kinds of actions of a turn, legal or not. */
const ACTIONS = ["launch", "take", "finish", "develop", "claim", "pay", "patent", "project", "modifier", "copy"];

export function kinds(view: PulsarTableView): string[] {
  if (view.step !== "act") return [];
  return view.options["hq"] === true ? ACTIONS : ACTIONS.filter((kind) => kind !== "project");
}

/** An example of a kind of action that is not possible. */
export function meantBy(view: PulsarTableView, kind: string): string[] {
  const player = view.players[view.turn ?? 0];
  if (kind === "launch") return dice(view, []).map((die) => `launch ${die} plain`);
  if (kind === "take" || kind === "finish")
    return SIZES.flatMap((size) => (kind === "take" ? taking(view, [], size) : finishing(view, [], size)));
  if (kind === "develop") return ownSizes(view).map((size) => `develop ${size} ${somePulsar(view)}`);
  if (kind === "copy") {
    const left = FACES.filter((value) => (view.dice[value] ?? 0) > 0);
    return (left.length > 0 ? left : FACES).map((value) => `copy ${value}`);
  }
  if (kind === "modifier") return ["pm1", "plus2"].flatMap((token) => meant(view, [], token));
  const cards = {
    claim: view.offer.flatMap((tile) => tile?.transmitter ?? []),
    pay: [...(player?.arrays.flat() ?? []), ...view.offer].flatMap((tile) => tile?.transmitter ?? []),
    patent: view.boards
      .flatMap((board) => board?.rows ?? [])
      .flatMap((row) => row.technologies.map((tech) => tech.technology)),
    project: player?.hq?.projects.map((each) => each.project) ?? [],
  }[kind];
  const wanted = (cards ?? []).flatMap((card) => onCard(view, [], card));
  return wanted.map((text) => (kind === "pay" ? text.replace("claim", "pay") : text)).slice(0, 6);
}
