/** Messages as the screens use them: decoded moves, entries and positions (see `table/decoder.ts`). */

import type * as messages from "./messages";

export type * from "./messages";

export type Facts = Record<string, string | number>;

/** An action: its notation, its verb, its targets by slot, and the facts its words are made of. */
export interface Move {
  text: string;
  kind: string;
  targets: Record<string, string>;
  facts: Facts;
}

/** An event: its number from 1, who acted (-1 is chance), whom it is about, the points it brought. */
export interface Entry extends Omit<messages.LogEntry, "text" | "facts"> {
  move: Move;
}

/** The question of a position: the message `ask-<step>` of the game's words with these facts. */
export interface Prompt {
  step: string;
  facts: Facts;
}

/** A position after `number` events and the moves of a draft; `actor` is -1 for chance, -2 when over. */
export interface Position extends Omit<messages.PositionInfo, "legal"> {
  prompt: Prompt;
  legal: Move[];
}

/** The position after a draft. `complete` says that it can be sent: luck or another seat comes next. */
export interface Tried extends Omit<messages.Tried, "position" | "entries"> {
  position: Position;
  entries: Entry[];
}

/** The move a bot would make, and its share of the search in percent. */
export interface Hinted extends Omit<messages.Hinted, "move"> {
  move: Move;
}
