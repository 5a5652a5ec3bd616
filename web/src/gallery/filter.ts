/** Filter of the gallery by words, kind and origin. */

import type { ComponentInfo } from "../wire";

/** A component with its title and text in a language. */
export interface Exhibit {
  item: ComponentInfo;
  title: string;
  lines: string[];
}

export interface Wanted {
  words: string;
  kind: string;
  origin: string;
}

/** Return the matching exhibits: each word is in title, text or id; an empty kind or origin matches all. */
export function fits({ item, title, lines }: Exhibit, wanted: Wanted): boolean {
  if (wanted.kind !== "" && item.kind !== wanted.kind) return false;
  if (wanted.origin !== "" && item.origin !== wanted.origin) return false;
  const text = [item.id, title, ...lines].join(" ").toLowerCase();
  return wanted.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export interface Group {
  kind: string;
  exhibits: Exhibit[];
  pieces: number;
}

/** Group exhibits by kind, in order. */
export function byKind(exhibits: readonly Exhibit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const exhibit of exhibits) {
    const { kind, copies } = exhibit.item;
    const group = groups.get(kind) ?? { kind, exhibits: [], pieces: 0 };
    groups.set(kind, group);
    group.exhibits.push(exhibit);
    group.pieces += copies;
  }
  return [...groups.values()];
}
