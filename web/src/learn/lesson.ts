/** Position in a lesson: its script compared with the decisions made. */

import type { LessonInfo, LessonScript, LessonStep } from "../wire";

export interface Decision {
  seat: number;
  move: string;
}

export interface Place {
  step: LessonStep;
  /** Index of the step. */
  index: number;
  /** The expected move, null while there is something to read. */
  wanted: string | null;
  /** The moves of the step that are still to be played. */
  rest: readonly string[];
}

/**
 * Return the current step after these decisions; `read` holds the reading steps already done. Null if the script has
 * ended or the decisions differ from it. The last text stays until it is read, or until `learner` plays on.
 */
export function place(
  lesson: LessonScript,
  done: readonly Decision[],
  read: ReadonlySet<number>,
  learner: number,
): Place | null {
  let before = 0;
  for (const [index, step] of lesson.steps.entries()) {
    const last = index === lesson.steps.length - 1;
    const played = done.slice(before, before + step.moves.length);
    if (played.some(({ move }, at) => move !== step.moves[at])) return null;
    const rest = step.moves.slice(played.length);
    if (rest.length > 0) return { step, index, wanted: rest[0]!, rest };
    const current = last ? done.slice(before).every(({ seat }) => seat !== learner) : done.length === before;
    const unread = step.moves.length === 0 && !read.has(index) && current;
    if (unread) return { step, index, wanted: null, rest };
    before += step.moves.length;
  }
  return null;
}

/** Return the number of a step among those with a text, and their count. */
export function progress(lesson: LessonScript, index: number): { number: number; count: number } {
  const spoken = lesson.steps.map((step, at) => ({ at, says: step.say !== "" })).filter(({ says }) => says);
  return { number: spoken.filter(({ at }) => at <= index).length, count: spoken.length };
}

/** Return the lesson that follows the one named `lesson`, if there is one. */
export function lessonAfter(lessons: readonly LessonInfo[], lesson: string): LessonInfo | undefined {
  const at = lessons.findIndex((each) => each.lesson === lesson);
  return at < 0 ? undefined : lessons[at + 1];
}
