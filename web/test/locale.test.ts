/** All languages have the same messages with the same facts, and right plural forms. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/fluent";

const LANGUAGES = ["en", "fr", "ru"];
const PLURALS: Record<string, string[]> = { en: ["one"], fr: ["one"], ru: ["few", "one"] };
/** The shell, and every drawing that has words of its own. */
const drawings = readdirSync("src/games").map((game) => `src/games/${game}/locale`);
const FOLDERS = ["src/locale", ...drawings.filter((folder) => existsSync(folder))];
const source = (folder: string, language: string): string => readFileSync(`${folder}/${language}.ftl`, "utf8");

/** Messages by id, each with its own lines. */
function messages(folder: string, language: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = "";
  for (const line of source(folder, language).split("\n")) {
    const begun = /^([a-z][a-z0-9_-]*) =/.exec(line);
    if (begun) id = begun[1]!;
    if (begun || line.startsWith(" ")) found.set(id, `${found.get(id) ?? ""}${line}\n`);
  }
  return found;
}

const facts = (text: string): string[] => [...new Set(text.match(/\$[a-z0-9_]+/g) ?? [])].sort();

const PAIRS = FOLDERS.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const));

describe.each(PAIRS.filter(([, language]) => language !== "en"))("%s %s", (folder, language) => {
  it("has the messages of English", () => {
    expect([...messages(folder, language).keys()].sort()).toEqual([...messages(folder, "en").keys()].sort());
  });

  it("uses the facts of English", () => {
    const english = messages(folder, "en");
    for (const [id, text] of messages(folder, language)) expect(facts(text), id).toEqual(facts(english.get(id)!));
  });
});

describe.each(PAIRS)("%s %s", (folder, language) => {
  it("has the plural forms of the language wherever it counts", () => {
    for (const [id, text] of messages(folder, language)) {
      if (!text.includes("[one]")) continue;
      for (const form of PLURALS[language]!) expect(text, id).toContain(`[${form}]`);
    }
  });

  it("can format every message", () => {
    const words = new Messages(language, source(folder, language));
    for (const [id, text] of messages(folder, language)) {
      const given = Object.fromEntries(facts(text).map((fact) => [fact.slice(1), 3]));
      expect(words.say(id, given), id).not.toBe("");
    }
  });

  it("has no exclamation marks", () => expect(source(folder, language)).not.toContain("!"));
});

it.each(["cosmic-pioneers", "globular-cluster", "pulsar2849"])(
  "the drawing of %s repeats no message of its game",
  (game) => {
    const sent = messages(`../src/astrarium/games/${game.replace("-", "_")}/locale`, "en");
    expect(sent.size).toBeGreaterThan(0);
    expect([...messages(`src/games/${game}/locale`, "en").keys()].filter((id) => sent.has(id))).toEqual([]);
  },
);

it("makes spaces before French punctuation non-breaking, in French only", () => {
  const said = (language: string): string => new Messages(language, "one = « Ada » : 3 % ; oui ?").say("one");
  expect(said("fr")).toBe("«\u00a0Ada\u00a0»\u00a0: 3\u00a0%\u00a0; oui\u00a0?");
  expect(said("en")).toBe("« Ada » : 3 % ; oui ?");
});

it("counts in Russian", () => {
  const words = new Messages("ru", source("src/locale", "ru"));
  const planned = [1, 2, 5, 21].map((count) => words.say("planned", { count }));
  expect(planned).toEqual(["в плане 1 шаг", "в плане 2 шага", "в плане 5 шагов", "в плане 21 шаг"]);
});
