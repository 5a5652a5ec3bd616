/** The drawing of Globular Cluster. */

import type { Language } from "../../settings.svelte";
import type { Choice, Pick } from "../../table/choice";
import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import { briefs } from "./briefs";
import Player from "./Player.svelte";
import { showcase } from "./showcase";
import { costs } from "./costs";
import { describe } from "./describe";
import { groupOf, tokensOf } from "./group";
import type { GlobularTableView, TileKind } from "./view_types";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./locale/en.ftl?raw"),
  fr: () => import("./locale/fr.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

const CORNERS = new Set(["tl", "tr", "br", "bl"]);

/** Kinds of moves at a kind of tile, likeliest first. */
const WANTED: Record<TileKind, string[]> = {
  habitable: ["improve", "open"],
  resource: ["mine", "build"],
  empty: ["build"],
  supernova: ["build"],
  mits: ["build"],
};

function meant(view: GlobularTableView, picks: readonly Pick[], token: string): string[] {
  if (CORNERS.has(token)) return [`tick ${token}`];
  if (view.step === "place") return [`place ${token}`];
  if (view.step === "tick") return [`place ${token}`];
  const from = picks[0];
  const tile = view.board[token];
  if (from && token !== from.token) return [`move ${from.also["piece"] ?? "member"} ${from.token} ${token}`];
  return tile ? WANTED[tile.kind].map((kind) => `${kind} ${token}`) : [`place ${token}`];
}

/** The picked pieces, of which destinations are asked. */
function reach(view: GlobularTableView, { kind, picks }: Choice): string[] | null {
  const [from, ...others] = picks;
  if (view.step !== "act" || from === undefined || others.length > 0 || (kind !== null && kind !== "move")) return null;
  const group = groupOf(view, from);
  return group === null ? null : tokensOf(from.token, group);
}

const ACTIONS = ["move", "warp", "mine", "improve", "open", "build", "trade"];

/** Return an example action of a kind, at a suitable place where the player stands if possible. */
function meantBy(view: GlobularTableView, kind: string): string[] {
  const seat = view.turn ?? 0;
  if (kind === "trade") return [`trade s${(seat + 1) % view.seats} 4 5`];
  if (kind === "warp") return ["warp member mits k7"];
  if (kind === "move") return ["move member m7 k7", "move member m7 l6"];
  const there = (name: string): boolean => {
    const tile = view.board[name]!;
    return (tile.members[seat] ?? 0) > 0 || tile.leaders.includes(seat);
  };
  const fitting = Object.keys(view.board).filter((name) => WANTED[view.board[name]!.kind].includes(kind));
  const places = [...fitting.filter(there), ...fitting.filter((name) => !there(name)), "m7"];
  return places.slice(0, 1).map((name) => `${kind} ${name}`);
}

export const drawing: Drawing<GlobularTableView> = {
  Board,
  Player,
  slots: {
    place: ["place"],
    tick: ["corner"],
    move: ["from", "to"],
    warp: ["to"],
    mine: ["place"],
    improve: ["place"],
    open: ["place"],
    build: ["place"],
  },
  parts: ["board"],
  part: () => "board",
  texts: async (language) => (await TEXTS[language]()).default,
  kinds: (view) => (view.step === "act" ? ACTIONS : []),
  meant,
  meantBy,
  costs,
  // A turn with nothing left to do ends by itself, and what else is asked is a choice.
  automatic: [],
  folded: ["trade"],
  reach,
  describe,
  briefs,
  showcase,
};
