/** Where the chosen piece or die can get: destinations by token, asked of the server while the choice lasts. */

import type { WayInfo } from "../wire";
import type { MatchFeed } from "./match_feed.svelte";

/** The ways to each destination, by its token; the best one first. */
export type Destinations = ReadonlyMap<string, readonly WayInfo[]>;

const NOWHERE: Destinations = new Map();

export class Reach {
  destinations = $state.raw<Destinations>(NOWHERE);
  /** A destination that was picked and whose ways differ. */
  end = $state<string | null>(null);
  /** The request in progress; resolves when its answer has arrived. */
  pending = $state.raw<Promise<void> | null>(null);

  private asked = "";

  constructor(private readonly feed: MatchFeed) {}

  /** The ways to choose from. */
  get ways(): readonly WayInfo[] {
    return this.end === null ? [] : (this.destinations.get(this.end) ?? []);
  }

  /** Ask for the destinations of `choice` after a draft; null clears them. */
  follow(moves: readonly string[], choice: readonly string[] | null): void {
    const number = this.feed.live?.number ?? 0;
    const question = choice === null ? "" : JSON.stringify([number, moves, choice]);
    if (question === this.asked) return;
    this.asked = question;
    this.destinations = NOWHERE;
    this.end = null;
    this.pending = choice === null ? null : this.ask(question, number, moves, choice);
  }

  private async ask(
    question: string,
    number: number,
    moves: readonly string[],
    choice: readonly string[],
  ): Promise<void> {
    const answer = await this.feed
      .ask({ type: "reach", number, moves: [...moves], choice: [...choice] })
      .catch(() => null); // the match has moved on, or nothing can be reached: single steps remain
    if (question !== this.asked) return;
    this.pending = null;
    if (answer?.type === "reached")
      this.destinations = new Map(answer.destinations.map((each) => [each.place, each.ways]));
  }
}
