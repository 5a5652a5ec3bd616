/** Messages of a Fluent file; a missing or incomplete message is an empty text. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

const NBSP = "\u00a0";

/** Make the spaces before French punctuation non-breaking. */
export const unbroken = (text: string): string => text.replace(/ (?=[:;?!%»])/g, NBSP).replace(/« /g, `«${NBSP}`);

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly french: boolean;

  constructor(language: string, ...sources: string[]) {
    // Isolation marks around names would end up in titles and labels.
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

/** Convert a token to a message argument: digits become numbers, so that they match numeric variants. */
export function argument(token: string): string | number {
  return /^\d+$/.test(token) ? Number(token) : token;
}
