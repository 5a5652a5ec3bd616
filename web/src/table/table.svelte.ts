/** A table: the parts that hold a match at this screen, and what they show together. */

import { api } from "../api";
import { newHashes } from "../contributions";
import type { View } from "../games/drawing";
import type { Entry, MatchInfo, Position } from "../wire";
import { Draft } from "./draft.svelte";
import { Explain } from "./explain.svelte";
import { CHANCE, MatchFeed } from "./match_feed.svelte";
import { Playback } from "./playback.svelte";
import { Replay } from "./replay.svelte";

export class Table {
  readonly feed: MatchFeed;
  readonly explain: Explain;
  readonly replay: Replay;
  readonly playback: Playback;
  readonly draft: Draft;

  /** The tokens of the log entry under the pointer. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  /** The position on the screen. */
  position = $derived.by<Position | null>(() => (this.replay.at === null ? this.draft.position : this.replay.position));
  /** The played events before the position on the screen. */
  played = $derived.by<Entry[]>(() =>
    this.replay.at === null ? this.playback.entries : this.feed.entries.slice(0, this.replay.at),
  );
  /** The planned events on the screen. */
  planned = $derived.by<Entry[]>(() => (this.replay.at === null ? (this.draft.tried?.entries ?? []) : []));

  /** The view on the screen; its seats `turn` and `asked` stay as they are while a complete plan waits. */
  view = $derived.by<View>(() => {
    const view = this.position?.view ?? {};
    if (this.replay.at !== null || !this.draft.complete) return view;
    const { turn, asked } = this.feed.live!.view;
    return { ...view, ...("turn" in view && { turn }), ...("asked" in view && { asked }) };
  });
  /** The seat to act on the screen, -1 for chance, -2 after the end; it keeps its turn until its plan is confirmed. */
  actor = $derived.by<number>(() => {
    const planning = this.replay.at === null && this.draft.tried !== null;
    return (planning ? this.feed.live : this.position)?.actor ?? CHANCE;
  });
  /** The seat of the bot that thinks now, even if earlier moves are still being shown; null for none. */
  thinker = $derived.by<number | null>(() => {
    const { live, match } = this.feed;
    if (this.replay.at !== null || match === null || match.replay || live === null) return null;
    return match.seats[live.actor]?.who === "bot" ? live.actor : null;
  });

  constructor(readonly id: string) {
    this.feed = new MatchFeed(id, (before) => this.arrived(before));
    this.explain = new Explain(this.feed);
    this.replay = new Replay(this.feed);
    this.playback = new Playback(this.feed, this.replay);
    this.draft = new Draft(this.feed, this.replay, this.playback, this.explain);
  }

  close(): void {
    this.replay.close();
    this.feed.close();
  }

  async say(text: string): Promise<void> {
    await this.feed.ask({ type: "say", text }).catch((reason: unknown) => this.explain.refused(reason));
  }

  /** Hide the name and the lines of an author of the chat, or show them again. */
  async mute(author: string, muted: boolean): Promise<void> {
    try {
      this.feed.muted = new Set((await api.mute(this.id, { author, muted })).authors);
    } catch (reason) {
      this.explain.refused(reason);
    }
  }

  letSpectatorsChat(spectators: boolean): Promise<MatchInfo | null> {
    return this.request(() => api.chatAccess(this.id, { spectators }));
  }

  /** Send a request about the match over HTTP; a refusal becomes a notice and null. */
  async request(send: () => Promise<MatchInfo>): Promise<MatchInfo | null> {
    try {
      const match = await send();
      if (match.match === this.id) this.feed.update(match);
      return match;
    } catch (reason) {
      this.explain.refused(reason);
      return null;
    }
  }

  leave(): Promise<MatchInfo | null> {
    return this.request(() => api.leave(this.id));
  }

  /** Return the follow-up match with the same seats. */
  rematch(): Promise<MatchInfo | null> {
    return this.request(() => api.rematch(this.id, { hashes: newHashes(this.feed.mine.size) }));
  }

  private arrived(before: Position | null): void {
    if (before !== null && before.number !== this.feed.live!.number) this.draft.settle();
    // Do not play back the first luck of a match, which was drawn after the contributions.
    if (before?.actor === CHANCE) this.playback.shown = this.feed.live;
    void this.playback.run(before);
    if (before === null) void this.draft.restore();
  }
}
