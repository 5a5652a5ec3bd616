/** Texts of the guide of a game, cached by language. */

import { api } from "../api";
import { store } from "../catalogue.svelte";
import { Messages } from "../fluent";

const found = new Map<string, Promise<Messages>>();

export function guideWords(game: string, language: string): Promise<Messages> {
  const spoken = store.game(game)?.guide.languages.includes(language) ? language : "en";
  const key = `${game} ${spoken}`;
  const words = found.get(key) ?? api.guide(game, spoken).then((text) => new Messages(spoken, text));
  found.set(key, words);
  void words.catch(() => found.delete(key));
  return words;
}

/** The sections of a summary, in order. */
export function sections(words: Messages): { title: string; text: string }[] {
  const made: { title: string; text: string }[] = [];
  for (let number = 1; words.has(`summary-${number}-title`); number++) {
    made.push({ title: words.say(`summary-${number}-title`), text: words.say(`summary-${number}-text`) });
  }
  return made;
}
