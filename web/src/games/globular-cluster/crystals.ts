/** Caches of a type as sets: triplets first, then a pair, then a single one. */

export const TYPES = ["n1", "23", "4", "5"] as const;

export function sets(count: number): number[] {
  const triplets = Array.from({ length: Math.floor(count / 3) }, () => 3);
  return count % 3 === 0 ? triplets : [...triplets, count % 3];
}
