/**
 * Decoding of messages: the server sends moves in notation and positions as patches; the screens use moves with targets
 * and facts, and whole positions.
 */

import { argument } from "../fluent";
import type { OwnFacts } from "../games/facts";
import type * as messages from "../messages";
import type { Entry, Facts, Move, Position, Tried } from "../wire";

type Part = Record<string, unknown>;

/** Return the match with a new presence. */
export function withPresence(match: messages.MatchInfo, { here, watchers }: messages.Present): messages.MatchInfo {
  return { ...match, watchers, seats: match.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) })) };
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
const isFact = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Return the plain fields of a view as facts. */
function plainFacts(view: Part): Facts {
  return Object.fromEntries(Object.entries(view).filter((pair): pair is [string, string | number] => isFact(pair[1])));
}

/** Return a field of an object; undefined if it is missing. */
function inside(part: unknown, name: string | undefined): unknown {
  return isPart(part) && name !== undefined ? part[name] : undefined;
}

/** Return the facts of the tokens of a move in a position. */
export function positionFacts(view: Part, targets: Record<string, string>): Facts {
  const facts: Facts = {};
  for (const [slot, token] of Object.entries(targets)) {
    const meaning = inside(inside(view["names"], slot), token);
    for (const [name, fact] of Object.entries(isPart(meaning) ? meaning : {})) {
      if (!(name in targets) && isFact(fact)) facts[name] = fact;
    }
  }
  return facts;
}

/** Apply a patch to a view: paths that change and paths that go. Unchanged parts are shared with the old view. */
export function patched(view: Part, changed: Record<string, unknown>, gone: readonly string[]): Part {
  const copies = new Map<string, Part>([["", { ...view }]]);
  const place = (path: string): [Part, string] => {
    const slash = path.lastIndexOf("/");
    return [copy(path.slice(0, Math.max(slash, 0))), path.slice(slash + 1)];
  };
  const copy = (path: string): Part => {
    const known = copies.get(path);
    if (known !== undefined) return known;
    const [owner, name] = place(path);
    const old = owner[name];
    const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Part) }) as Part;
    owner[name] = made;
    copies.set(path, made);
    return made;
  };
  for (const path of gone) {
    const [owner, name] = place(path);
    delete owner[name];
  }
  for (const [path, value] of Object.entries(changed)) {
    const [owner, name] = place(path);
    owner[name] = value;
  }
  return copies.get("")!;
}

export class MessageDecoder {
  private readonly slots: Map<string, string[]>;

  constructor(
    kinds: readonly messages.KindInfo[],
    private readonly ownFacts: OwnFacts,
  ) {
    this.slots = new Map(kinds.map((kind) => [kind.name, kind.slots]));
  }

  /** Decode a move that can be chosen in a position. */
  move(text: string, view: Part): Move {
    const move = this.plain(text);
    return {
      ...move,
      facts: { ...move.facts, ...positionFacts(view, move.targets), ...this.ownFacts(view, move.targets) },
    };
  }

  entry({ text, facts, ...entry }: messages.LogEntry): Entry {
    const move = this.plain(text);
    return { ...entry, move: { ...move, facts: { ...move.facts, ...facts } } };
  }

  position(message: messages.PositionInfo): Position {
    const { view } = message;
    const facts = plainFacts(view);
    const prompt = { step: String(view["step"] ?? ""), facts: { ...facts, ...this.ownFacts(view, {}) } };
    return { ...message, prompt, legal: message.legal.map((text) => this.move(text, view)) };
  }

  /** Decode an update of the position `before`. */
  progress(before: Position, { changed, gone, ...message }: messages.PositionUpdate): Position {
    return this.position({ ...message, view: patched(before.view, changed, gone) });
  }

  tried(message: messages.Tried): Tried {
    const entries = message.entries.map((entry) => this.entry(entry));
    return { ...message, position: this.position(message.position), entries };
  }

  private plain(text: string): Move {
    const [kind = "", ...tokens] = text.split(" ");
    const slots = this.slots.get(kind) ?? [];
    const targets = Object.fromEntries(slots.map((slot, place) => [slot, tokens[place] ?? ""]));
    const facts = Object.fromEntries(Object.entries(targets).map(([slot, token]) => [slot, argument(token)]));
    return { text, kind, targets, facts };
  }
}
