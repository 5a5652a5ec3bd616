/** Scrolling on small screens. */

/** What can be picked or what a lesson points at, without the dice in hand, which are always in sight. */
const MARKED = ".thing:is(.can, .lit):not(.held)";

/** Scroll the first marked thing of a part into sight, unless one of them is. */
export function reveal(part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect();
  const marked = [...part.querySelectorAll<HTMLElement>(MARKED)];
  const inSight = (thing: HTMLElement): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (!marked.some(inSight)) marked[0]?.scrollIntoView({ block: "center" });
}
