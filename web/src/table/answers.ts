/** Automatic answers to questions with one sensible answer; off until the player switches them on. */

import type { Drawing, View } from "../games/drawing";
import type { Move } from "../wire";

/** A question: the position after the planned moves, with its legal moves. */
interface Question {
  view: View;
  legal: readonly Move[];
  planned: readonly Move[];
}

/** Return the name of a question in the settings. */
export const nameOf = (game: string, id: string): string => `${game}/${id}`;

/** Return the first answer that applies to a question, of those that are switched on. */
export function answerOf(
  game: string,
  { automatic }: Pick<Drawing, "automatic">,
  on: readonly string[],
  { view, legal, planned }: Question,
): Move | null {
  for (const { id, answer } of automatic) {
    const found = on.includes(nameOf(game, id)) ? answer(view, legal, planned) : null;
    if (found !== null) return found;
  }
  return null;
}
