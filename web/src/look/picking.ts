/** What can be picked on a board, and where picks go; shared by all parts of a board. */

export interface Picking {
  /** The tokens that can be picked now. */
  open: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** The tokens that the log or a lesson points at. */
  lit: ReadonlySet<string>;
  pick(token: string, also?: Record<string, string>): void;
  hover(token: string | null): void;
}

/** Whether a key picks, as a click does. With nothing left to pick, Enter belongs to the table and sends the draft. */
export const isPickKey = (key: string, open: ReadonlySet<string>): boolean =>
  key === " " || (key === "Enter" && open.size > 0);
