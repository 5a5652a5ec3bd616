/** Messages of a Fluent file, said without surprises: what is missing or incomplete is an empty text. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

export class Messages {
  private readonly bundle: FluentBundle;

  constructor(language: string, ...sources: string[]) {
    // Marks around every name for mixed writing directions would end up in titles and labels.
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
    return errors.length > 0 ? "" : text;
  }
}

/** A token as messages want it: numbers as numbers, so that they match numeric variants. */
export function argument(token: string): string | number {
  return /^\d+$/.test(token) ? Number(token) : token;
}
