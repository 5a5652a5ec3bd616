/** Where somebody is in a lesson: its script beside what was decided. */

import type { LessonScript, LessonStep } from "../wire";

export interface Place {
  step: LessonStep;
  /** Which of the steps it is. */
  index: number;
  /** The move that counts now; null while there is something to read. */
  wanted: string | null;
  /** What of the step has still to be played. */
  rest: readonly string[];
}

/**
 * The step at hand after these decisions; `read` are the steps to read that are done with. Null if the script has ended
 * or somebody has left it. The last words stay until they are read.
 */
export function place(lesson: LessonScript, done: readonly string[], read: ReadonlySet<number>): Place | null {
  let before = 0;
  for (const [index, step] of lesson.steps.entries()) {
    const last = index === lesson.steps.length - 1;
    const played = done.slice(before, before + step.moves.length);
    if (played.some((move, at) => move !== step.moves[at])) return null;
    const rest = step.moves.slice(played.length);
    if (rest.length > 0) return { step, index, wanted: rest[0]!, rest };
    const unread = step.moves.length === 0 && !read.has(index) && (last || done.length === before);
    if (unread) return { step, index, wanted: null, rest };
    before += step.moves.length;
  }
  return null;
}

/** The number of a step among those that say something, and how many there are. */
export function progress(lesson: LessonScript, index: number): { number: number; count: number } {
  const spoken = lesson.steps.map((step, at) => ({ at, says: step.say !== "" })).filter(({ says }) => says);
  return { number: spoken.filter(({ at }) => at <= index).length, count: spoken.length };
}
