/** The drawing of a game: its board, its player areas, and the board in words. */

import type { Component } from "svelte";
import type { GameWords } from "../catalogue.svelte";
import type { Language } from "../settings.svelte";
import type { BoardSlots, Choice, Pick } from "../table/choice";
import type { Destinations } from "../table/reach.svelte";
import type { ComponentInfo, Move, WayInfo } from "../wire";
import type { Briefs } from "./brief";

/** A view of any game; a drawing gets the generated type of its own game. */
export type View = Record<string, unknown>;

/** The seat and the tokens of the last event. */
export interface Fresh {
  seat: number;
  tokens: ReadonlySet<string>;
}

export interface BoardProps<V = View> {
  view: V;
  /** The number of events before the position of `view`. */
  number: number;
  words: GameWords;
  names: readonly string[];
  /** The part of the table to show on a small screen; null for everything. */
  part: string | null;
  /** The tokens that can be picked. */
  open: ReadonlySet<string>;
  picks: readonly Pick[];
  /** Where the chosen piece or die can get. */
  destinations: Destinations;
  /** The way under the pointer, among several to one destination. */
  way: WayInfo | null;
  /** The legal moves that agree with the picks. */
  moves: readonly Move[];
  /** The seats at this screen. */
  mine: ReadonlySet<number>;
  /** The tokens that the log or a lesson points at. */
  lit: ReadonlySet<string>;
  fresh: Fresh | null;
  /** The places that others changed since this screen last played, and who did. */
  changed: ReadonlyMap<string, number>;
  /** The position after the move under the pointer. */
  ghost: V | null;
  onpick(token: string, also?: Record<string, string>): void;
  onhover(token: string | null): void;
}

export interface PlayerProps<V = View> {
  view: V;
  words: GameWords;
  names: readonly string[];
  seat: number;
}

/** A part of the board in words. */
export interface Section {
  title: string;
  lines: string[];
}

/** How the gallery shows the components of a game. */
export interface Showcase {
  Picture: Component<PictureProps>;
  /** The positions that its rule book shows, by name. */
  Scene?: Component<SceneProps>;
  /** Return the title and text of a component; in English if there is no message. */
  describe(item: ComponentInfo, words: GameWords): { title: string; lines: string[] };
}

export interface PictureProps {
  item: ComponentInfo;
  words: GameWords;
}

/** A planned turn: the views it begins and ends with, and the one before its last move, if known. */
export interface Plan<V = View> {
  start: V;
  last: V | null;
  after: V;
  moves: readonly Move[];
}

/**
 * A question with one sensible answer, which is planned for the player if the settings say so. The message `auto-<id>`
 * says when and what.
 */
export interface AutomaticAnswer<V = View> {
  id: string;
  /** Return the answer among the legal moves after the planned ones; null if the question is another or has several. */
  answer(view: V, legal: readonly Move[], planned: readonly Move[]): Move | null;
}

export interface SceneProps {
  name: string;
  words: GameWords;
  /** The components of the game by id. */
  items: ReadonlyMap<string, ComponentInfo>;
}

export interface Drawing<V = View> {
  Board: Component<BoardProps<V>>;
  Player: Component<PlayerProps<V>>;
  slots: BoardSlots;
  /** The parts of the table that are tabs on a small screen, the first one first; each has a message `part-<name>`. */
  parts: readonly string[];
  /** Return the part where the decision of the position is made. */
  part: (view: V, legal: readonly Move[]) => string;
  /** Return the only part that shows a token; null if the present one may show it, too. */
  home?: (view: V, token: string) => string | null;
  /** The texts that only the drawing needs, as a Fluent file. */
  texts(language: Language): Promise<string>;
  /** Return the tokens of the chosen piece or die, of which destinations are asked; null without any. */
  reach?: (view: V, choice: Choice, legal: readonly Move[]) => string[] | null;
  /** Return what a way to a destination costs and gains. */
  wayText?: (way: WayInfo, words: GameWords) => string;
  /** Return the kinds of moves offered at this step, legal or not. */
  kinds: (view: V) => string[];
  /** Return actions that a meaningless click may stand for, likeliest first. */
  meant: (view: V, picks: readonly Pick[], token: string) => string[];
  /** Return example actions of a kind that is not possible. */
  meantBy: (view: V, kind: string) => string[];
  /** Return what a plan spends, gives up and ends, each in a few words. */
  costs: (plan: Plan<V>, words: GameWords) => string[];
  automatic: readonly AutomaticAnswer<V>[];
  /** Kinds of moves that are rare: several of them are listed only when their kind is chosen. */
  folded?: readonly string[];
  /** Whether no points are paid before the end; summaries and the log then show changes of projected scores. */
  scoredAtEnd?: boolean;
  describe: (view: V, words: GameWords, names: readonly string[]) => Section[];
  briefs: Briefs<V>;
  showcase: Showcase;
}
