/** Plain data as lines of text. */

const isPlain = (fact: unknown): boolean => typeof fact !== "object" || fact === null;

function short(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(short).join(" ");
  if (isPlain(fact)) return fact === null ? "–" : String(fact);
  return Object.entries(fact as object)
    .map(([name, inner]) => `${name} ${short(inner)}`)
    .join(", ");
}

export function lines(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.every(isPlain) ? [short(fact)] : fact.map(short);
  if (isPlain(fact)) return [short(fact)];
  return Object.entries(fact as object).map(([name, inner]) => `${name}: ${short(inner)}`);
}
