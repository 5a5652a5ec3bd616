/** What the parts of the board share: what can be clicked, what was clicked, and where clicks go. */

const touched = matchMedia("(hover: none)");

/** What a thing says of itself: on a touch screen a tap on something that glows chooses it, and nothing covers the board. */
export const tipOf = (text: string, can: boolean): string | undefined => (can && touched.matches ? undefined : text);

export interface Reach {
  open: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  pick(token: string): void;
  hover(token: string | null): void;
}
