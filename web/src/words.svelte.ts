/** Texts of the shell in the current language. */

import { Messages, type Facts } from "./fluent";
import en from "./locale/en.ftl?raw";
import { settings, type Language } from "./settings.svelte";

const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  fr: () => import("./locale/fr.ftl?raw"),
  ru: () => import("./locale/ru.ftl?raw"),
};

class Shell {
  private messages = $state.raw(new Messages("en", en));

  async load(language: Language): Promise<void> {
    const source = language === "en" ? en : (await OTHERS[language]()).default;
    if (settings.language === language) this.messages = new Messages(language, source);
  }

  say(id: string, facts: Facts = {}): string {
    return this.messages.say(id, facts) || id;
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }
}

export const shell = new Shell();

/** Return a text of the shell. */
export const t = (id: string, facts: Facts = {}): string => shell.say(id, facts);

/** An error in the language of the screen, if there is a message for it. */
export const inWords = ({ error, text }: { error?: string | undefined; text: string }): string =>
  error && shell.has(`problem-${error}`) ? t(`problem-${error}`) : text;
