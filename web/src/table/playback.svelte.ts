/** Playback: new events are shown one after the other, at the pace of the settings. */

import { PAUSE, reducedMotion, settings } from "../settings.svelte";
import type { Entry, Position } from "../wire";
import type { MatchFeed } from "./match_feed.svelte";
import type { Replay } from "./replay.svelte";

/** More events than this at once are not played back one by one. */
const LONGEST_PLAYBACK = 60;

/**
 * Until the next decision of this screen, playback takes the time of PAUSES full pauses, and of PAUSES_EACH for each
 * opponent, at most. At the usual pace that is 4.2 s against one and 8.4 s against three.
 */
const PAUSES = 7;
const PAUSES_EACH = 7;

/** Number of full pauses in which playback shows events that arrive after that time. */
const LATE_PAUSES = 3;

/** The shortest pause in milliseconds; if there is less time, several events are shown as one. */
const SHORTEST = 80;

/** Total milliseconds of the pauses when past events are shown again; with the requests that is at most 15 s. */
const AGAIN_TIME = 12_000;

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Playback {
  /** The position that playback has come to. */
  shown = $state.raw<Position | null>(null);
  caughtUp = $derived.by(() => this.shown !== null && this.shown.number === this.feed.live?.number);
  /** Whether events are being shown; the last one until its pause is over. */
  playing = $state(false);
  /** Whether past events are shown again. */
  again = $state(false);
  /** The events before the shown position. */
  entries = $derived.by<Entry[]>(() => this.feed.entries.slice(0, this.shown?.number ?? 0));

  private skipping = false;
  /** When the wait for the next decision of this screen began, and when the last event arrived. */
  private since = 0;
  private latest = 0;

  constructor(
    private readonly feed: MatchFeed,
    private readonly replay: Replay,
  ) {}

  /**
   * Show all events until the last position; the first position at all is shown at once. `before` is the position before
   * the events that have arrived; null if none have.
   */
  async run(before: Position | null): Promise<void> {
    this.shown ??= this.feed.live;
    this.latest = performance.now();
    if (before === null || this.feed.mine.has(before.actor)) this.since = this.latest;
    if (this.playing) return;
    this.playing = true;
    try {
      while (this.shown!.number < this.feed.live!.number) await this.step();
    } finally {
      this.playing = false;
      // Skipping ends at a decision of this screen; until then it holds for all events of the others.
      const { mine, over, live } = this.feed;
      this.skipping &&= mine.size > 0 && !over && !mine.has(live!.actor);
    }
  }

  skip(): void {
    this.skipping = true;
  }

  /** Show the events after `from` once more, the last ones of the match or of the replay; `skip` ends it. */
  async repeat(from: number): Promise<void> {
    const last = this.replay.at ?? this.feed.live!.number;
    if (this.playing || from >= last) return;
    [this.playing, this.again, this.skipping] = [true, true, false];
    const replayed = this.replay.at !== null;
    const end = performance.now() + AGAIN_TIME;
    let number = from;
    while (number < last && !this.skipping) {
      if (replayed) await this.replay.goTo(number);
      else this.shown = await this.replay.look(number).catch(() => this.feed.live);
      const left = Math.max(end - performance.now(), 1); // slow requests leave less time for the rest
      const pause = Math.min(Math.max(left / (last - number), PAUSE.quick), PAUSE.calm);
      await sleep(Math.min(pause, left));
      number += Math.ceil(((last - number) * pause) / left);
    }
    [this.playing, this.again, this.skipping] = [false, false, false];
    if (replayed) await this.replay.goTo(last);
    else this.shown = this.feed.live;
    await this.run(null);
  }

  private async step(): Promise<void> {
    const live = this.feed.live!;
    const rest = live.number - this.shown!.number;
    const full = PAUSE[settings.pace] / (reducedMotion() ? 2 : 1);
    const jump = this.skipping || full === 0 || rest > LONGEST_PLAYBACK || document.hidden || this.replay.at !== null;
    const { pause, stride } = this.tempo(rest, full);
    if (jump || rest <= stride) this.shown = live;
    else this.shown = await this.replay.look(this.shown!.number + stride).catch(() => this.feed.live);
    if (jump) return;
    const next = this.shown!.number + stride;
    if (next < live.number) void this.replay.look(next).catch(() => null); // it arrives during the pause
    await sleep(pause);
  }

  /** Return the next pause, at most `full`, and the number of events shown before it, so that `rest` events end in time. */
  private tempo(rest: number, full: number): { pause: number; stride: number } {
    const { match, mine } = this.feed;
    if (mine.size === 0) return { pause: full, stride: 1 };
    const opponents = match!.seats.length - mine.size;
    const budget = (PAUSES + PAUSES_EACH * opponents) * full;
    const end = Math.max(this.since + budget, this.latest + LATE_PAUSES * full);
    const left = Math.max(end - performance.now(), 1);
    const stride = Math.min(rest, Math.ceil((rest * SHORTEST) / left));
    return { pause: Math.max(SHORTEST, Math.min(full, (left * stride) / rest)), stride };
  }
}
