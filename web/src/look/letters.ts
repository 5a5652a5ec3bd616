/** The size of letters, which large screens raise. */

const USUAL = 16; // pixels per rem

/** Return the size of letters, 1 for 16 pixels per rem; `width` is read, so that a derived value follows the screen. */
export function letters(width: number): number {
  void width;
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}
