/** The draft of a turn: picks on the board become a choice, choices become planned moves, which are sent together. */

import type { Drawing } from "../games/drawing";
import { settings } from "../settings.svelte";
import { RequestRefused } from "../socket";
import type { Hinted, Move, Position, Tried, WayInfo } from "../wire";
import { answerOf } from "./answers";
import { agreeing, clickable, decided, isSame, NOTHING, pick, settled, type Choice } from "./choice";
import type { Explain } from "./explain.svelte";
import { CHANCE, type MatchFeed } from "./match_feed.svelte";
import type { Playback } from "./playback.svelte";
import { Reach } from "./reach.svelte";
import type { Replay } from "./replay.svelte";

/** A lesson that restricts what may be played. */
export interface Coach {
  /** Whether only what is taught may be played now. */
  readonly teaching: boolean;
  allows(move: string): boolean;
}

/** A draft as it is kept while the page is loaded again. */
interface Kept {
  number: number;
  moves: string[];
  answered: readonly number[];
}

export class Draft {
  /** The planned moves. */
  moves = $state.raw<string[]>([]);
  /** The planned moves that are automatic answers, by their place in the plan. */
  answered = $state.raw<readonly number[]>([]);
  /** The position after the planned moves, null without any. */
  tried = $state.raw<Tried | null>(null);
  /** The position before the last planned move, null if it is not known. */
  last = $state.raw<Position | null>(null);
  /** The position after one more move, for a look ahead. */
  ghost = $state.raw<Position | null>(null);
  choice = $state.raw<Choice>(NOTHING);
  hint = $state.raw<Hinted | null>(null);
  /** Whether a request is in progress. */
  busy = $state(false);

  drawing = $state.raw<Drawing | null>(null);
  coach = $state.raw<Coach | null>(null);

  position = $derived.by<Position | null>(() => this.tried?.position ?? this.playback.shown);
  /** Whether a seat at this screen has to decide; the draft may be complete. */
  myTurn = $derived.by(() => {
    const { match, mine, live } = this.feed;
    const playing = this.replay.at === null && this.playback.caughtUp;
    return playing && match !== null && !match.replay && mine.has(live!.actor);
  });
  /** Whether hints are allowed now. */
  hints = $derived.by(() => this.feed.match?.hints === true && this.coach?.teaching !== true);
  /** Whether the draft can be sent: luck or another seat comes next. */
  complete = $derived(this.tried?.complete === true);
  legal = $derived.by<Move[]>(() => {
    const all = this.myTurn && !this.complete ? (this.position?.legal ?? []) : [];
    return this.coach === null ? all : all.filter((move) => this.coach!.allows(move.text));
  });

  slots = $derived(this.drawing?.slots ?? {});
  agreeing = $derived(agreeing(this.legal, this.choice, this.slots));
  /** The tokens of single moves that can be picked next. */
  private steps = $derived(clickable(this.legal, this.choice, this.slots));
  /** The tokens that can be picked next, destinations included. */
  open = $derived.by<ReadonlySet<string>>(() => new Set([...this.steps, ...this.reach.destinations.keys()]));
  /** The moves for which nothing is left to pick. */
  settled = $derived(settled(this.legal, this.choice, this.slots));
  /** The automatic answer to the question of the position; null without any, and after steps back. */
  answer = $derived.by<Move | null>(() => {
    const { match } = this.feed;
    const { position, drawing, legal } = this;
    const mayAnswer = !this.busy && !this.steppedBack && match?.lesson === "" && !this.choosing;
    if (!mayAnswer || position === null || drawing === null || legal.length === 0) return null;
    const planned = this.tried?.entries.map(({ move }) => move) ?? [];
    return answerOf(match.game, drawing, settings.automatic, { view: position.view, legal, planned });
  });
  /** Whether a choice has been begun. */
  choosing = $derived(this.choice.picks.length > 0 || this.choice.kind !== null);
  /** Whether the last change of the plan took steps back: what was taken back is not answered again. */
  private steppedBack = $state(false);

  /** What the destinations are asked of: the chosen piece or die; null without any, and while a lesson restricts moves. */
  wanted = $derived.by<readonly string[] | null>(() => {
    if (this.legal.length === 0 || this.coach?.teaching || this.position === null) return null;
    return this.drawing?.reach?.(this.position.view, this.choice, this.legal) ?? null;
  });
  readonly reach: Reach;
  /** The planned moves that are ways to destinations; each is undone as a whole. */
  private ways: { start: number; end: number }[] = [];
  /** The way under the pointer, among several to one destination. */
  pointedWay = $state.raw<WayInfo | null>(null);

  constructor(
    private readonly feed: MatchFeed,
    private readonly replay: Replay,
    private readonly playback: Playback,
    private readonly explain: Explain,
  ) {
    this.reach = new Reach(feed);
  }

  // Choosing

  /** A click on the board; none counts while a request is in progress, whose answer may change what it would mean. */
  click(token: string, also: Record<string, string> = {}): void {
    if (this.busy) return;
    if (this.reach.pending !== null) {
      void this.reach.pending.then(() => this.click(token, also));
      return;
    }
    if (this.depart(token, also)) return;
    const next = pick(this.legal, this.choice, this.slots, { token, also });
    if (next === null) {
      void this.whyNot(token);
      return;
    }
    this.explain.clear();
    this.choice = isSame(next, this.choice) ? NOTHING : next;
    const move = decided(this.legal, this.choice, this.slots);
    if (move !== null) void this.add(move.text);
  }

  /**
   * Plan the way to a destination, or offer its ways if they differ; return whether `token` is one. A click on a piece
   * picks it instead, and a single step comes first if nothing was picked.
   */
  private depart(token: string, also: Record<string, string>): boolean {
    const ways = this.reach.destinations.get(token);
    const single = this.choice.picks.length === 0 && this.steps.has(token);
    if (ways === undefined || single || Object.keys(also).length > 0) return false;
    if (ways.length === 1) void this.go(ways[0]!);
    else this.reach.end = this.reach.end === token ? null : token;
    return true;
  }

  /** Plan the moves of a way. */
  async go(way: WayInfo): Promise<void> {
    this.pointedWay = null;
    const start = this.moves.length;
    const moves = [...this.moves, ...way.moves];
    await this.plan(moves);
    if (this.moves === moves) this.ways = [...this.ways, { start, end: moves.length }];
  }

  /** Show only the moves of a kind, or all again; plan the only one of the kind. */
  chooseKind(kind: string): void {
    if (this.busy) return;
    this.explain.clear();
    this.choice = { kind: this.choice.kind === kind ? null : kind, picks: [] };
    const [only, ...others] = this.choice.kind === null ? [] : this.agreeing;
    if (only !== undefined && others.length === 0) void this.add(only.text);
  }

  clearChoice(): void {
    this.choice = NOTHING;
    this.reach.end = null;
    this.explain.clear();
  }

  /** Explain a click that means nothing. */
  async whyNot(token: string): Promise<void> {
    if (!this.myTurn || this.position === null || this.keptToLesson()) return;
    const meant = this.drawing?.meant(this.position.view, this.choice.picks, token) ?? [];
    await this.explain.whyNot(meant, this.moves);
  }

  /** Explain why no move of `kind` is possible. */
  async whyNotKind(kind: string): Promise<void> {
    if (!this.myTurn || this.position === null || this.keptToLesson()) return;
    await this.explain.whyNot(this.drawing?.meantBy(this.position.view, kind) ?? [], this.moves);
  }

  /** Plan a typed move if it is legal, otherwise explain why it is not; return whether it was planned. */
  async type(text: string): Promise<boolean> {
    if (this.busy) return false;
    const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
    const found = this.legal.find((move) => move.text === wanted);
    if (found) {
      await this.add(found.text);
      return true;
    }
    if (!this.keptToLesson()) await this.attempt(() => this.explain.whyNotTyped(wanted, this.moves));
    return false;
  }

  async askHint(): Promise<void> {
    if (this.keptToLesson()) return;
    if (!this.hints) {
      this.explain.show("problem-hints-off");
      return;
    }
    const { number } = this.feed.live!;
    await this.attempt(async () => {
      const answer = await this.feed.ask({ type: "hint", number, moves: this.moves }).catch((reason: unknown) => {
        if (this.feed.live?.number === number) throw reason;
        return null; // the server abandons the hint when the match moves on
      });
      if (answer?.type !== "hinted") return;
      this.hint = { ...answer, move: this.feed.describeMove(answer.move, this.position!) };
    });
  }

  /** Whether a lesson asks for something else; then a notice says so. */
  private keptToLesson(): boolean {
    const teaching = this.coach?.teaching === true;
    if (teaching) this.explain.show("lesson-not-now");
    return teaching;
  }

  // Planning

  add(text: string): Promise<void> {
    return this.plan([...this.moves, text]);
  }

  /** Plan the automatic answer; it is sent with the rest of the plan, by the player. */
  async takeAnswer(text: string): Promise<void> {
    const place = this.moves.length;
    await this.plan([...this.moves, text], [...this.answered, place]);
    if (this.moves.length <= place) this.steppedBack = true; // the server refused it
  }

  /** Drop the last planned move, or the whole way; confirmed moves and the outcome of luck stay. */
  async undo(): Promise<void> {
    const planned = this.moves.length;
    const way = this.ways.find(({ end }) => end === planned);
    if (planned > 0) return this.plan(this.moves.slice(0, way?.start ?? planned - 1));
    const last = this.feed.entries.at(-1);
    if (last) this.explain.show(last.actor === CHANCE ? "undo-luck" : "undo-sent");
  }

  reset(): Promise<void> {
    return this.plan([]);
  }

  /** Set the ghost to the position after one more move; null clears it. */
  async preview(text: string | null): Promise<void> {
    this.ghost = null;
    if (text === null || !this.myTurn) return;
    const tried = await this.feed.tryMoves([...this.moves, text]).catch(() => null);
    if (tried !== null && this.agreeing.some((move) => move.text === text)) this.ghost = tried.position;
  }

  async confirm(): Promise<void> {
    await this.attempt(() => this.feed.act(this.moves));
  }

  /** After new events: drop the draft. Own planned moves that were played have been seen and need no playback. */
  settle(): void {
    const base = this.playback.shown?.number ?? 0;
    const same = this.moves.every((text, place) => this.feed.entries[base + place]?.move.text === text);
    if (this.tried !== null && same) {
      this.playback.shown = { ...this.tried.position, number: base + this.moves.length };
    }
    this.clear();
  }

  /** Take up the draft that was stored before the page was loaded again. */
  async restore(): Promise<void> {
    const kept = sessionStorage.getItem(this.key);
    if (kept === null || !this.myTurn) return;
    const { number, moves, answered } = JSON.parse(kept) as Kept;
    if (number === this.feed.live?.number) await this.plan(moves, answered);
  }

  /** Try `moves` on a copy of the position. */
  private async plan(moves: string[], answered = this.answered): Promise<void> {
    if (this.busy) return;
    const steppedBack = moves.length < this.moves.length;
    this.ways = this.ways.filter(({ end }) => end <= moves.length);
    this.explain.clear();
    this.hint = null;
    this.ghost = null;
    this.choice = NOTHING;
    if (moves.length === 0) {
      this.clear();
      this.steppedBack = steppedBack;
      return;
    }
    const last = moves.length === this.moves.length + 1 ? this.position : null;
    await this.attempt(async () => {
      const tried = await this.feed.tryMoves(moves);
      if (tried === null) return;
      this.last = last;
      this.moves = moves;
      this.answered = answered.filter((place) => place < moves.length);
      this.tried = tried;
      this.steppedBack = steppedBack;
      const kept: Kept = { number: this.feed.live!.number, moves, answered: this.answered };
      sessionStorage.setItem(this.key, JSON.stringify(kept));
    });
  }

  private clear(): void {
    sessionStorage.removeItem(this.key);
    this.moves = [];
    this.ways = [];
    this.answered = [];
    this.steppedBack = false;
    this.tried = null;
    this.ghost = null;
    this.hint = null;
    this.choice = NOTHING;
  }

  private get key(): string {
    return `astrarium.plan.${this.feed.id}`;
  }

  /** Send one request at a time; a refusal becomes a notice. */
  private async attempt(request: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await request();
    } catch (reason) {
      this.explain.refused(reason);
      if (reason instanceof RequestRefused && reason.refused.error === "stale-draft") this.clear();
    } finally {
      this.busy = false;
    }
  }
}
