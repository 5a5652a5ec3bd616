/** Keyboard focus at a table: after a pick by a key, the focus moves to the next choice. */

const CHOICE = "[data-glows]:not([disabled])";
/** What can be picked while it glows. */
const PICK = "[data-glows], [data-token], [data-move]";
const PARTS = ".board, .ask";

const shown = (element: Element): boolean => element.getClientRects().length > 0;

/** Return the visible choices inside `within`, in reading order. */
export function choices(within: ParentNode = document): (HTMLElement | SVGElement)[] {
  return [...within.querySelectorAll<HTMLElement | SVGElement>(CHOICE)].filter(shown);
}

/** Return whether keys belong to an element: to a field or a dialog. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.closest("dialog") !== null);

const CONTROL = ":is(button, a, summary):not([data-token])";

export class Focus {
  /** The part of the page where the last key was pressed; null after a click. */
  private part: string | null = null;
  private pointing = false;
  /** The element that a key has focused, as `:focus-visible` also holds for one that was clicked. */
  private reached: EventTarget | null = null;

  /** Remember where a key was pressed. */
  key(event: KeyboardEvent): void {
    this.pointing = false;
    if (typing(event.target)) return;
    const part = event.target instanceof Element ? event.target.closest(PARTS) : null;
    this.part = part?.matches(".ask") ? ".ask" : ".board";
  }

  pointer(): void {
    this.pointing = true;
    this.part = null;
  }

  moved(event: FocusEvent): void {
    this.reached = this.pointing ? null : event.target;
  }

  /** Return whether Enter presses the focused element instead of confirming: a control off the board that a key has focused. */
  keepsEnter(target: EventTarget | null): boolean {
    return target === this.reached && target instanceof HTMLElement && target.matches(CONTROL);
  }

  /**
   * After a change of the choices: move a focus that is lost, or on something that cannot be picked any more. While a
   * request is in progress, the choices are not final, and a lost focus goes to the prompt.
   */
  follow(busy: boolean): void {
    if (this.part === null || !isLost(document.activeElement)) return;
    const near = document.querySelector(this.part);
    const next = busy ? undefined : ((near === null ? [] : choices(near))[0] ?? choices()[0]);
    (next ?? document.querySelector<HTMLElement>(".ask"))?.focus();
  }
}

function isLost(active: Element | null): boolean {
  if (active === null || active === document.body || active.matches(".ask") || !shown(active)) return true;
  return active.closest(PARTS) !== null && active.matches(PICK) && !active.matches(CHOICE);
}
