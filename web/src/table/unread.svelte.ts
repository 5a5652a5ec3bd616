/** Unread lines of the chat of a match; the last line that was read is kept in local storage. */

import type { ChatLine } from "../wire";
import type { MatchFeed } from "./match_feed.svelte";

const keyOf = ({ time, author, text }: ChatLine): string => `${time} ${author} ${text}`;

/** Return the lines after the one with the key `last`; all lines if the server has it no more. */
export function after(lines: readonly ChatLine[], last: string): readonly ChatLine[] {
  return lines.slice(lines.findLastIndex((line) => keyOf(line) === last) + 1);
}

export class Unread {
  private last = $state("");
  /** Number of unread lines of others who are not muted. */
  readonly count = $derived.by(() => {
    const { chat, match, muted } = this.feed;
    const own = new Set((match?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.author));
    return after(chat, this.last).filter(({ author }) => !own.has(author) && !muted.has(author)).length;
  });

  constructor(private readonly feed: MatchFeed) {
    this.last = localStorage.getItem(this.key) ?? "";
  }

  /** Mark all lines as read. */
  read(): void {
    const line = this.feed.chat.at(-1);
    if (line === undefined || keyOf(line) === this.last) return;
    this.last = keyOf(line);
    localStorage.setItem(this.key, this.last);
  }

  private get key(): string {
    return `astrarium.chat.${this.feed.id}`;
  }
}
