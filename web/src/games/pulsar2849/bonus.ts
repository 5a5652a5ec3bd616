/** The pictured bonus of a system: what its signs are and how wide they are on the map. */

import type { GiftView, SystemView } from "./view_types";

export interface BonusMark {
  /** The name of the sign; empty for a die. */
  glyph: string;
  die: number;
}

/** The width of one sign, and the height of a bonus. */
export const MARK = 42;

/** The signs of a gift, one for each thing it gives or lets choose. */
function marks({ kind, number, sizes, token: modifier }: GiftView): BonusMark[] {
  if (kind === "gyrodyne") return sizes.map((glyph) => ({ glyph, die: 0 }));
  if (kind === "bonus_die") return [{ glyph: "", die: number }];
  return Array.from({ length: number }, () => ({ glyph: modifier ?? "cube", die: 0 }));
}

/** Return the signs of the bonus that the next station on a blue planet gets. */
export function bonusMarks(system: SystemView | null): BonusMark[] {
  return system && system.free.blue > 0 ? system.bonus.flatMap(marks) : [];
}

export const bonusWidth = (count: number): number => count * MARK + 4;
