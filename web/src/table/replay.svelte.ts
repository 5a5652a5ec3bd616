/** Replay: any position of the past, and the address that follows it. */

import { route } from "../route.svelte";
import type { Position } from "../wire";
import { PositionCache } from "./position_cache";
import type { MatchFeed } from "./match_feed.svelte";

/** Milliseconds between two changes of the address; browsers allow only a few a second. */
const ADDRESS_PAUSE = 300;

export class Replay {
  /** The number of the event looked at, null in play. */
  at = $state<number | null>(null);
  /** The position on the screen; the one before until that of `at` has arrived. */
  position = $state.raw<Position | null>(null);

  private readonly cache: PositionCache;
  private addressed = 0;
  private addressing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly feed: MatchFeed) {
    this.cache = new PositionCache((number) => feed.fetchPosition(number));
  }

  close(): void {
    clearTimeout(this.addressing);
    this.cache.close();
  }

  /** The position after `number` events. */
  look(number: number): Promise<Position> {
    const { live } = this.feed;
    return number === live?.number ? Promise.resolve(live) : this.cache.get(number);
  }

  /** Show the position after `number` events; null goes back to play. */
  async goTo(number: number | null): Promise<void> {
    if (number === null) {
      this.at = null;
      this.cache.latest = -1;
      return;
    }
    const wanted = this.clamp(number);
    const before = this.at ?? wanted;
    this.at = wanted;
    this.cache.latest = wanted;
    const found = await this.look(wanted).catch(() => null);
    if (found && this.at !== null && (this.at === wanted || this.position?.number !== this.at)) this.position = found;
    if (this.at === wanted) this.cache.ahead(wanted, wanted < before ? -1 : 1, this.feed.entries.length);
  }

  /** Show the position after `number` events at once; the address follows. */
  scrub(number: number): void {
    const wanted = this.clamp(number);
    void this.goTo(wanted);
    clearTimeout(this.addressing);
    const swap = (): void => {
      this.addressed = Date.now();
      route.swap(`/m/${this.feed.id}?at=${wanted}`);
    };
    const rest = this.addressed + ADDRESS_PAUSE - Date.now();
    if (rest <= 0) swap();
    else this.addressing = setTimeout(swap, rest);
  }

  private clamp(number: number): number {
    return Math.max(0, Math.min(number, this.feed.entries.length));
  }
}
