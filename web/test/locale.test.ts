/** All languages have the same messages with the same facts, and right plural forms. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/fluent";

const LANGUAGES = ["en", "fr", "ru"];
const PLURALS: Record<string, string[]> = { en: ["one"], fr: ["one"], ru: ["few", "one"] };
const source = (language: string): string => readFileSync(`src/locale/${language}.ftl`, "utf8");

/** Messages by id, each with its own lines. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = "";
  for (const line of source(language).split("\n")) {
    const begun = /^([a-z][a-z0-9-]*) =/.exec(line);
    if (begun) id = begun[1]!;
    if (begun || line.startsWith(" ")) found.set(id, `${found.get(id) ?? ""}${line}\n`);
  }
  return found;
}

const facts = (text: string): string[] => [...new Set(text.match(/\$[a-z_]+/g) ?? [])].sort();

describe.each(LANGUAGES.slice(1))("%s", (language) => {
  it("has the messages of English", () => {
    expect([...messages(language).keys()].sort()).toEqual([...messages("en").keys()].sort());
  });

  it("uses the facts of English", () => {
    const english = messages("en");
    for (const [id, text] of messages(language)) expect(facts(text), id).toEqual(facts(english.get(id)!));
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  it("has the plural forms of the language wherever it counts", () => {
    for (const [id, text] of messages(language)) {
      if (!text.includes("[one]")) continue;
      for (const form of PLURALS[language]!) expect(text, id).toContain(`[${form}]`);
    }
  });

  it("can say every message", () => {
    const words = new Messages(language, source(language));
    for (const [id, text] of messages(language)) {
      const given = Object.fromEntries(facts(text).map((fact) => [fact.slice(1), 3]));
      expect(words.say(id, given), id).not.toBe("");
    }
  });

  it("does not shout", () => expect(source(language)).not.toContain("!"));
});

it("counts in Russian", () => {
  const words = new Messages("ru", source("ru"));
  const planned = [1, 2, 5, 21].map((count) => words.say("planned", { count }));
  expect(planned).toEqual(["в плане 1 шаг", "в плане 2 шага", "в плане 5 шагов", "в плане 21 шаг"]);
});
