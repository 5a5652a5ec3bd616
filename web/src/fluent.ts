/** Messages of a Fluent file, said without surprises: what is missing or incomplete is an empty text. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

const NBSP = "\u00a0";

/** A French text whose signs stay on the line of the word before them. */
export const unbroken = (text: string): string => text.replace(/ (?=[:;?!%»])/g, NBSP).replace(/« /g, `«${NBSP}`);

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly french: boolean;

  constructor(language: string, ...sources: string[]) {
    // Marks around every name for mixed writing directions would end up in titles and labels.
    this.french = language === "fr";
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return "";
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    if (errors.length > 0) return "";
    return this.french ? unbroken(text) : text;
  }
}

/** A token as messages want it: numbers as numbers, so that they match numeric variants. */
export function argument(token: string): string | number {
  return /^\d+$/.test(token) ? Number(token) : token;
}
