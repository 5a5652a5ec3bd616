/** Rule books: fetching, and their text in blocks (the format is described in `astrarium/guide.py`). */

import { api } from "../api";
import { unbroken } from "../fluent";
import type { Language } from "../settings.svelte";
import type { Book } from "../wire";
import { parts, type Part } from "./prose";

export type Block =
  | Part
  | { kind: "heading"; text: string }
  | { kind: "example"; text: string }
  | { kind: "picture"; caption: string; names: string[] }
  | { kind: "clauses"; ids: string[] };

/** Begins the name of a position; other pictures are components. */
export const SCENE = "scene:";
const PICTURE = /^!\[(.*)\]\((.*)\)$/s;
const CLAUSES = /^\[([A-Z0-9 -]+)\]$/;

/** Split the text of a chapter at its empty lines. */
export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => block(paragraph.trim()));
}

function block(text: string): Block[] {
  const line = text.replace(/\n/g, " ");
  if (line.startsWith("## ")) return [{ kind: "heading", text: line.slice(3) }];
  if (line.startsWith("> ")) return [{ kind: "example", text: text.replace(/^> ?/gm, "").replace(/\n/g, " ") }];
  const picture = PICTURE.exec(line);
  if (picture) return [{ kind: "picture", caption: picture[1]!, names: picture[2]!.split(" ") }];
  const clauses = CLAUSES.exec(line);
  if (clauses) return [{ kind: "clauses", ids: clauses[1]!.split(" ") }];
  return parts(text);
}

/** Split a text at its `**`: every second part is strong. */
export const strong = (text: string): { text: string; strong: boolean }[] =>
  text.split("**").map((part, n) => ({ text: part, strong: n % 2 === 1 }));

export const NO_BOOK: Book = { game: "", language: "en", chapters: [] };

const known = new Map<string, Promise<Book>>();

/** Return the rule book of a game in a language, cached; in English if it is not translated. */
export function bookOf(game: string, language: Language): Promise<Book> {
  const key = `${game} ${language}`;
  const found = known.get(key) ?? fetchBook(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetchBook(game: string, language: Language): Promise<Book> {
  const book = await api.book(game, language);
  if (book.language !== "fr") return book;
  const chapters = book.chapters.map((each) => ({
    ...each,
    title: unbroken(each.title),
    text: unbroken(each.text),
  }));
  return { ...book, chapters };
}

/** Return the chapters that name each clause, by its id. */
export function chaptersByClause(book: Book): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [number, { clauses }] of book.chapters.entries()) {
    for (const clause of new Set(clauses)) found.set(clause, [...(found.get(clause) ?? []), number]);
  }
  return found;
}
