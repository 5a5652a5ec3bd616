/** State of the lesson of a match: its text, the allowed moves, and what it points at. */

import { api } from "../api";
import type { Messages } from "../fluent";
import { reducedMotion } from "../settings.svelte";
import type { Coach } from "../table/draft.svelte";
import { CHANCE } from "../table/match_feed.svelte";
import type { Table } from "../table/table.svelte";
import type { LessonScript } from "../wire";
import { guideWords } from "./guide";
import { place, progress, type Place } from "./lesson";

const LEARNER = 0;
const PAUSE = 450;
const NOTHING: ReadonlySet<string> = new Set();

export class Learning implements Coach {
  private lesson = $state.raw<LessonScript | null>(null);
  private words = $state.raw<Messages | null>(null);
  private read = $state.raw<ReadonlySet<number>>(new Set());
  private left = $state(false);
  showing = $state(false);

  constructor(private readonly table: Table) {
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as { read?: number[]; left?: boolean };
    this.read = new Set(kept.read ?? []);
    this.left = kept.left ?? false;
  }

  private get key(): string {
    return `astrarium.lesson.${this.table.id}`;
  }

  /** Fetch the lesson in the current language; a missing lesson is skipped. */
  async load(game: string, lesson: string, language: string): Promise<void> {
    try {
      const wanted = [this.lesson ?? api.lesson(game, lesson), guideWords(game, language)] as const;
      [this.lesson, this.words] = await Promise.all(wanted);
    } catch {
      this.left = true;
    }
  }

  /** Whether the lesson has been loaded, if there is one. */
  ready = $derived.by(() => !this.table.feed.match?.lesson || this.left || this.words !== null);

  /** The current step; a draft that is complete but not sent still belongs to its last step. */
  at = $derived.by<Place | null>(() => {
    if (this.lesson === null || this.left || !this.table.feed.mine.has(LEARNER)) return null;
    const decided = this.table.played.filter((entry) => entry.actor !== CHANCE);
    const done = decided.slice(this.lesson.opening).map((entry) => ({ seat: entry.actor, move: entry.move.text }));
    const draft = this.table.draft.complete ? this.table.draft.moves.slice(0, -1) : this.table.draft.moves;
    return place(this.lesson, [...done, ...draft.map((move) => ({ seat: LEARNER, move }))], this.read, LEARNER);
  });

  final = $derived(this.at !== null && this.at.index === (this.lesson?.steps.length ?? 0) - 1);
  /** Whether the text has to wait: it names what is still being shown. */
  private watching = $derived.by(() => this.table.playback.playing);
  reading = $derived(this.at !== null && this.at.wanted === null && !this.watching);
  /** Whether the text takes the place of the prompt; the last text makes way for it with the first pick. */
  alone = $derived.by(() => {
    const { moves, choice } = this.table.draft;
    return this.reading && !(this.final && moves.length + choice.picks.length > 0);
  });
  teaching = $derived.by(() => this.at !== null && !this.final && this.table.replay.at === null);
  text = $derived(this.at === null || this.watching ? "" : (this.words?.say(this.at.step.say) ?? ""));
  title = $derived(this.words?.say(`lesson-${this.lesson?.lesson ?? ""}-title`) ?? "");
  progress = $derived(this.lesson === null || this.at === null ? null : progress(this.lesson, this.at.index));

  /** The tokens that the step points at; those that can be picked glow anyway. */
  look = $derived.by<ReadonlySet<string>>(() => {
    if (!this.teaching || this.watching) return NOTHING;
    return new Set(this.at!.step.look.filter((token) => !this.table.draft.open.has(token)));
  });

  allows(move: string): boolean {
    return !this.teaching || move === this.at!.wanted;
  }

  goOn(): void {
    if (this.at !== null) this.read = new Set([...this.read, this.at.index]);
    this.keep();
  }

  leave(): void {
    this.left = true;
    this.keep();
  }

  private keep(): void {
    sessionStorage.setItem(this.key, JSON.stringify({ read: [...this.read], left: this.left }));
  }

  /** Play the step for the learner, who only has to confirm it. */
  async show(): Promise<void> {
    this.showing = true;
    for (const move of this.at?.rest ?? []) {
      await this.table.draft.add(move);
      if (!reducedMotion()) await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.showing = false;
  }
}
