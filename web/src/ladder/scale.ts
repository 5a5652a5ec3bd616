/** The axis of the ratings, and ratings as texts. */

import type { BotRating } from "../wire";

/** An axis from `from` to `to` with ticks at equal steps, ascending. */
export interface Axis {
  from: number;
  to: number;
  ticks: number[];
}

const SMALLEST_STEP = 50;
const MOST_STEPS = 7;
const MARGIN = 0.03;

/** Return an axis that holds all intervals and 0, with a margin at both ends. */
export function axisOf(bots: readonly Pick<BotRating, "low" | "high">[]): Axis {
  const least = Math.min(0, ...bots.map(({ low }) => low));
  const greatest = Math.max(1, ...bots.map(({ high }) => high));
  const margin = MARGIN * (greatest - least);
  const [from, to] = [least - margin, greatest + margin];
  let step = SMALLEST_STEP;
  while ((to - from) / step > MOST_STEPS) step *= 2;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return { from, to, ticks: Array.from({ length: count }, (_, n) => (first + n) * step) };
}

/** Return the place of a rating on an axis as a percentage of its width. */
export const place = ({ from, to }: Axis, rating: number): string => `${(100 * (rating - from)) / (to - from)}%`;

/** Return a rounded number with its sign, as in "+1,200"; zero has none. */
export function signed(value: number, language: string): string {
  const style = { maximumFractionDigits: 0, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language, style).format(value).replace("-", "−");
}
