/** What a game brings to the table: a board, a player's area, and the board in words. */

import type { Component } from "svelte";
import type { GameWords } from "../catalogue.svelte";
import type { Language } from "../settings.svelte";
import type { BoardSlots, Pick } from "../table/choice";
import type { ComponentInfo, Move } from "../wire";

/** A view of any game; a drawing gets the generated type of its own game. */
export type View = Record<string, unknown>;

/** Something that has just happened: whose doing, and where. */
export interface Fresh {
  seat: number;
  tokens: ReadonlySet<string>;
}

export interface BoardProps<V = View> {
  view: V;
  words: GameWords;
  names: readonly string[];
  /** The one part of the table to show, on a small screen; null for everything. */
  part: string | null;
  /** What can be clicked. */
  open: ReadonlySet<string>;
  picks: readonly Pick[];
  /** The legal moves that agree with the picks. */
  moves: readonly Move[];
  /** The seats at this screen. */
  mine: ReadonlySet<number>;
  /** What the log points at. */
  lit: ReadonlySet<string>;
  fresh: Fresh | null;
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

/** How the components of a game are shown one by one. */
export interface Showcase {
  Picture: Component<PictureProps>;
  /** Name and text of a component; in English where the game has no words for it. */
  describe(item: ComponentInfo, words: GameWords): { title: string; lines: string[] };
}

export interface PictureProps {
  item: ComponentInfo;
  words: GameWords;
}

export interface Drawing<V = View> {
  Board: Component<BoardProps<V>>;
  Player: Component<PlayerProps<V>>;
  slots: BoardSlots;
  /** The parts of the table that are tabs on a small screen, the first one first; each has a message `part-<name>`. */
  parts: readonly string[];
  /** The part where the question of the position is answered. */
  part: (view: V) => string;
  /** The texts that only the drawing needs, as a Fluent file. */
  texts(language: Language): Promise<string>;
  /** The kinds of moves a player thinks of at this step, possible or not. */
  kinds: (view: V) => string[];
  /** Actions somebody may have meant by a click that means nothing. */
  meant: (view: V, picks: readonly Pick[], token: string) => string[];
  /** Actions somebody may have meant by a kind that is not possible. */
  meantBy: (view: V, kind: string) => string[];
  describe: (view: V, words: GameWords, names: readonly string[]) => Section[];
  showcase: Showcase;
}
