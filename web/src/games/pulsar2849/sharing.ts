/** Structural sharing: equal parts of two successive views become the same object. */

type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

function shareList(before: Plain[], after: Plain[]): Plain[] {
  let same = before.length === after.length;
  const merged = after.map((item, place) => {
    const kept = share(before[place] ?? null, item);
    same &&= kept === before[place];
    return kept;
  });
  return same ? before : merged;
}

function shareParts(before: { [name: string]: Plain }, after: { [name: string]: Plain }): { [name: string]: Plain } {
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  const merged: { [name: string]: Plain } = {};
  for (const name of names) {
    const kept = share(before[name] ?? null, after[name]!);
    merged[name] = kept;
    same &&= kept === before[name];
  }
  return same ? before : merged;
}

/** Return `after`, with its parts replaced by equal parts of `before`. */
export function share(before: Plain, after: Plain): Plain {
  if (before === after || before === null || after === null) return after;
  if (typeof before !== "object" || typeof after !== "object") return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  return Array.isArray(before) || Array.isArray(after) ? after : shareParts(before, after);
}

/** Return a function that shares the parts of each value with the value before. */
export function sharing<T>(): (after: T) => T {
  let last: Plain = null;
  return (after) => {
    last = share(last, after as Plain);
    return last as T;
  };
}

/** Return a function that returns the previous set if the next one is equal. */
export function steady<T>(): (after: ReadonlySet<T>) => ReadonlySet<T> {
  let last: ReadonlySet<T> = new Set();
  return (after) => {
    const same = last.size === after.size && [...after].every((item) => last.has(item));
    if (!same) last = after;
    return last;
  };
}
