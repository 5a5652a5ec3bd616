/** A table: the match as the server tells it, the draft of a turn, and what is on the screen of all that. */

import { api, Refusal } from "../api";
import { store } from "../catalogue.svelte";
import type { Drawing } from "../games/drawing";
import { factsOf } from "../games/facts";
import { seatName } from "../look/seats";
import { PAUSE, settings, still } from "../settings.svelte";
import { AskRefused, MatchSocket, socketUrl, type Link } from "../socket";
import { route } from "../route.svelte";
import { shell, t } from "../words.svelte";
import type {
  Because,
  Entry,
  Hinted,
  ChatLine,
  MatchInfo,
  Move,
  Moved,
  Position,
  Refused,
  Tried,
  Welcome,
} from "../wire";
import { agreeing, clickable, decided, NOTHING, pick, settled, type Choice } from "./choice";
import { Looks } from "./looks";
import { NO_CLAUSES, type Clauses } from "./reasons";
import { Telling } from "./telling";

export const CHANCE = -1;
export const OVER = -2;

/** More events than this at once are not played back one by one. */
const LONGEST_PLAYBACK = 60;

/** The address follows a replay, but browsers take no more than a few changes a second. */
const ADDRESS_PAUSE = 300;

/** A sentence for the player, with the rule or the kind of trouble behind it if there is one. */
export interface Notice {
  text: string;
  clause: string;
  error?: string;
}

/** Trouble in the language of the screen, as far as we have words for it. */
const inWords = ({ error, text }: { error?: string | undefined; text: string }): string =>
  error && shell.has(`problem-${error}`) ? t(`problem-${error}`) : text;

/** Whoever teaches at the table. */
export interface Coach {
  /** Whether only what is taught may be played now. */
  readonly teaching: boolean;
  allows(move: string): boolean;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Table {
  link = $state<Link>("connecting");
  match = $state.raw<MatchInfo | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  failure = $state<Notice | null>(null);

  /** The last position of the match, and the one playback has come to. */
  live = $state.raw<Position | null>(null);
  shown = $state.raw<Position | null>(null);

  draft = $state.raw<string[]>([]);
  tried = $state.raw<Tried | null>(null);
  ghost = $state.raw<Position | null>(null);
  choice = $state.raw<Choice>(NOTHING);
  notice = $state<Notice | null>(null);
  hint = $state.raw<Hinted | null>(null);
  busy = $state(false);
  lit = $state.raw<ReadonlySet<string>>(new Set());

  clauses = $state.raw<Clauses>(NO_CLAUSES);

  /** Replay: the event we look at, null in play. */
  at = $state<number | null>(null);
  past = $state.raw<Position | null>(null);

  drawing = $state.raw<Drawing | null>(null);
  coach = $state.raw<Coach | null>(null);

  private readonly socket: MatchSocket;
  private telling = new Telling([], factsOf(""));
  private playing = false;
  private skipping = false;
  private awaited: { number: number; resolve: () => void }[] = [];
  private readonly looks = new Looks((number) => this.fetch(number));
  private addressed = 0;
  private addressing: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.socket = new MatchSocket(socketUrl(id), {
      number: () => (this.live === null ? -1 : this.live.number),
      welcome: (message) => this.welcome(message),
      link: (state) => (this.link = state),
      refused: (message) => (this.failure = { text: message ? inWords(message) : t("no-match"), clause: "" }),
      news: (message) => {
        if (message.type === "moved") this.moved(message);
        else if (message.type === "changed") this.match = message.match;
        else this.chat = [...this.chat, message];
      },
    });
  }

  close(): void {
    clearTimeout(this.addressing);
    this.looks.close();
    this.socket.close();
  }

  // What is on the screen

  position = $derived.by<Position | null>(() => {
    if (this.at !== null) return this.past;
    return this.tried !== null ? this.tried.position : this.shown;
  });

  /** The events before the position on the screen. */
  told = $derived.by<Entry[]>(() => {
    const upTo = this.at ?? this.shown?.number ?? 0;
    return this.entries.slice(0, upTo);
  });

  caughtUp = $derived(this.shown !== null && this.shown.number === this.live?.number);
  mine = $derived(new Set((this.match?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat)));
  over = $derived(this.match?.over === true || this.live?.actor === OVER);

  /** Whether it is for somebody on this screen to decide; the draft may be complete. */
  myTurn = $derived(
    this.at === null && this.caughtUp && this.match !== null && !this.match.replay && this.mine.has(this.live!.actor),
  );
  complete = $derived(this.tried?.complete === true);
  legal = $derived.by<Move[]>(() => {
    const all = this.myTurn && !this.complete ? (this.position?.legal ?? []) : [];
    return this.coach === null ? all : all.filter((move) => this.coach!.allows(move.text));
  });

  slots = $derived(this.drawing?.slots ?? {});
  agreeing = $derived(agreeing(this.legal, this.choice, this.slots));
  open = $derived(clickable(this.legal, this.choice, this.slots));
  settled = $derived(settled(this.legal, this.choice, this.slots));

  names = $derived((this.match?.seats ?? []).map(seatName));

  /** The events on the screen and those of the plan. */
  lines = $derived<Entry[]>([...this.told, ...(this.at === null ? (this.tried?.entries ?? []) : [])]);

  /** The notice in the language of the screen, as far as we have words for it. */
  reason = $derived.by(() => {
    const { text, clause, error } = this.notice ?? { text: "", clause: "", error: "" };
    const rule = this.clauses.language === "en" ? undefined : this.clauses.texts.get(clause);
    return rule ?? inWords({ error, text });
  });

  // News

  private welcome(message: Welcome): void {
    this.match = message.match;
    this.telling = new Telling(store.game(message.match.game)?.kinds ?? [], factsOf(message.match.game));
    const first = message.entries[0]?.number ?? message.position.number + 1;
    const added = message.entries.map((entry) => this.telling.entry(entry));
    this.entries = [...this.entries.slice(0, first - 1), ...added];
    this.chat = message.chat;
    const opening = this.live === null;
    this.arrive(this.telling.position(message.position));
    if (opening) void this.takeUp();
  }

  private moved({ entries, progress }: Moved): void {
    if (entries[0]?.number !== this.live!.number + 1) return this.socket.reopen();
    this.entries = [...this.entries, ...entries.map((entry) => this.telling.entry(entry))];
    this.arrive(this.telling.progress(this.live!, progress));
  }

  private arrive(position: Position): void {
    const before = this.live;
    this.live = position;
    if (before !== null && before.number !== position.number) this.settleDraft();
    if (this.shown === null) this.shown = position;
    for (const each of this.awaited.filter(({ number }) => number <= position.number)) each.resolve();
    this.awaited = this.awaited.filter(({ number }) => number > position.number);
    void this.playback();
  }

  /** After events were added: what we planned ourselves has been seen already. */
  private settleDraft(): void {
    const sent = this.draft;
    const mine = this.tried;
    const base = this.shown?.number ?? 0;
    const same = sent.every((text, place) => this.entries[base + place]?.move.text === text);
    if (mine !== null && same) this.shown = { ...mine.position, number: base + sent.length };
    this.clearDraft();
  }

  /** A plan outlives a reload of the page. */
  private keep(): void {
    sessionStorage.setItem(`astrarium.draft.${this.id}`, JSON.stringify([this.live?.number, ...this.draft]));
  }

  private async takeUp(): Promise<void> {
    const [number, ...moves] = JSON.parse(sessionStorage.getItem(`astrarium.draft.${this.id}`) ?? "[]") as [
      number,
      ...string[],
    ];
    if (number === this.live?.number && this.myTurn && moves.length > 0) await this.plan(moves);
  }

  private clearDraft(): void {
    sessionStorage.removeItem(`astrarium.draft.${this.id}`);
    this.draft = [];
    this.tried = null;
    this.ghost = null;
    this.hint = null;
    this.choice = NOTHING;
  }

  /** Show the events of the others one after the other. */
  private async playback(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      while (this.shown!.number < this.live!.number) await this.step();
    } finally {
      this.playing = false;
      // Who skips wants to be back at their own turn, and not to skip each step of the others.
      this.skipping &&= this.mine.size > 0 && !this.over && !this.mine.has(this.live!.actor);
    }
  }

  private async step(): Promise<void> {
    const rest = this.live!.number - this.shown!.number;
    const wait = PAUSE[settings.pace];
    const jump = this.skipping || wait === 0 || rest > LONGEST_PLAYBACK || document.hidden || this.at !== null;
    if (jump || rest === 1) this.shown = this.live;
    else this.shown = await this.look(this.shown!.number + 1).catch(() => this.live);
    if (!jump) await sleep(still() ? wait / 2 : wait);
  }

  skip(): void {
    this.skipping = true;
  }

  // Replay

  look(number: number): Promise<Position> {
    if (number === this.live?.number) return Promise.resolve(this.live);
    return this.looks.get(number);
  }

  private async fetch(number: number): Promise<Position> {
    const answer = await this.socket.ask({ type: "look", number });
    if (answer.type !== "looked") throw new Error(`a look was answered by ${answer.type}`);
    return this.telling.position(answer.position);
  }

  async goTo(number: number | null): Promise<void> {
    if (number === null) {
      this.at = null;
      this.looks.latest = -1;
      return;
    }
    const wanted = Math.max(0, Math.min(number, this.entries.length));
    const before = this.at ?? wanted;
    this.at = wanted;
    this.looks.latest = wanted;
    const found = await this.look(wanted).catch(() => null);
    if (found && this.at !== null && (this.at === wanted || this.past?.number !== this.at)) this.past = found;
    if (this.at === wanted) this.looks.ahead(wanted, wanted < before ? -1 : 1, this.entries.length);
  }

  /** To an event at once; the address comes after. */
  scrub(number: number): void {
    const wanted = Math.max(0, Math.min(number, this.entries.length));
    void this.goTo(wanted);
    clearTimeout(this.addressing);
    const swap = (): void => {
      this.addressed = Date.now();
      route.swap(`/m/${this.id}?at=${wanted}`);
    };
    const rest = this.addressed + ADDRESS_PAUSE - Date.now();
    if (rest <= 0) swap();
    else this.addressing = setTimeout(swap, rest);
  }

  // Choosing

  /** A click on the board; none counts while an answer is on its way, which may change what it would mean. */
  click(token: string, also: Record<string, string> = {}): void {
    if (this.busy) return;
    const next = pick(this.legal, this.choice, this.slots, { token, also });
    if (next === null) {
      void this.whyNot(token);
      return;
    }
    this.notice = null;
    const again = next.picks.length === this.choice.picks.length && this.choice.picks.at(-1)?.token === token;
    this.choice = again ? NOTHING : next;
    const move = decided(this.legal, this.choice, this.slots);
    if (move !== null) void this.add(move.text);
  }

  chooseKind(kind: string | null): void {
    if (this.busy) return;
    this.notice = null;
    this.choice = { kind: this.choice.kind === kind ? null : kind, picks: [] };
  }

  clearChoice(): void {
    this.choice = NOTHING;
    this.notice = null;
  }

  add(text: string): Promise<void> {
    return this.plan([...this.draft, text]);
  }

  /** One step back; what was confirmed and what luck has shown stays. */
  async undo(): Promise<void> {
    if (this.draft.length > 0) return this.plan(this.draft.slice(0, -1));
    const last = this.entries.at(-1);
    if (last) this.notice = { text: t(last.actor === CHANCE ? "undo-luck" : "undo-sent"), clause: "" };
  }

  reset(): Promise<void> {
    return this.plan([]);
  }

  /** Play a draft on a copy of the position. */
  private async plan(moves: string[]): Promise<void> {
    this.notice = null;
    this.hint = null;
    this.ghost = null;
    this.choice = NOTHING;
    if (moves.length === 0) {
      this.clearDraft();
      return;
    }
    await this.asking(async () => {
      const answer = await this.socket.ask({ type: "try", number: this.live!.number, moves });
      if (answer.type !== "tried") return;
      this.draft = moves;
      this.tried = this.telling.tried(answer);
      this.keep();
    });
  }

  async confirm(): Promise<void> {
    await this.asking(async () => {
      const answer = await this.socket.ask({ type: "act", number: this.live!.number, moves: this.draft });
      if (answer.type === "acted") await this.until(answer.number);
    });
  }

  /** Wait until the news of an event has come. */
  private until(number: number): Promise<void> {
    if (this.live!.number >= number) return Promise.resolve();
    return new Promise((resolve) => this.awaited.push({ number, resolve }));
  }

  /** The position after one more move, for a look ahead. */
  async preview(text: string | null): Promise<void> {
    this.ghost = null;
    if (text === null || !this.myTurn) return;
    const moves = [...this.draft, text];
    const answer = await this.socket.ask({ type: "try", number: this.live!.number, moves }).catch(() => null);
    if (answer?.type !== "tried" || !this.agreeing.some((move) => move.text === text)) return;
    this.ghost = this.telling.position(answer.position);
  }

  async askHint(): Promise<void> {
    if (this.taught()) return;
    await this.asking(async () => {
      const answer = await this.socket.ask({ type: "hint", number: this.live!.number, moves: this.draft });
      if (answer.type !== "hinted") return;
      this.hint = { ...answer, move: this.telling.move(answer.move, this.position!.view) };
    });
  }

  /** A click that means nothing: say why. */
  async whyNot(token: string): Promise<void> {
    if (!this.myTurn || this.position === null || this.taught()) return;
    await this.explain(this.drawing?.meant(this.position.view, this.choice.picks, token) ?? []);
  }

  /** A kind of move that is not possible: say why. */
  async whyNotKind(kind: string): Promise<void> {
    if (!this.myTurn || this.position === null || this.taught()) return;
    await this.explain(this.drawing?.meantBy(this.position.view, kind) ?? []);
  }

  /** Whether a lesson asks for something else; it says so. */
  private taught(): boolean {
    if (this.coach?.teaching) this.notice = { text: t("lesson-not-now"), clause: "" };
    return this.coach?.teaching === true;
  }

  private async explain(meant: string[]): Promise<void> {
    for (const action of meant) {
      const because = await this.why(action);
      if (because === null) continue;
      this.notice = { text: because.text, clause: because.clause };
      return;
    }
  }

  private async why(action: string): Promise<Because | null> {
    const question = { type: "why", number: this.live!.number, moves: this.draft, action } as const;
    const answer = await this.socket.ask(question).catch(() => null);
    return answer?.type === "because" && answer.clause !== "" ? answer : null;
  }

  /** A typed move: planned if it is legal, explained if not. */
  async type(text: string): Promise<boolean> {
    const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
    const found = this.legal.find((move) => move.text === wanted);
    if (found) {
      await this.add(found.text);
      return true;
    }
    if (this.taught()) return false;
    await this.asking(async () => {
      const question = { type: "why", number: this.live!.number, moves: this.draft, action: wanted } as const;
      const answer = await this.socket.ask(question);
      if (answer.type === "because") this.notice = { text: answer.text, clause: answer.clause };
    });
    return false;
  }

  async say(text: string): Promise<void> {
    await this.asking(async () => {
      await this.socket.ask({ type: "say", text });
    });
  }

  // Requests about the match

  async request(what: () => Promise<MatchInfo>): Promise<MatchInfo | null> {
    try {
      const match = await what();
      if (match.match === this.id) this.match = match;
      return match;
    } catch (reason) {
      const error = reason instanceof Refusal ? reason.problem.error : "";
      this.notice = { text: reason instanceof Refusal ? reason.message : String(reason), clause: "", error };
      return null;
    }
  }

  leave(): Promise<MatchInfo | null> {
    return this.request(() => api.leave(this.id));
  }

  /** One question at a time; a refusal becomes a notice. */
  private async asking(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (reason) {
      this.refuse(reason);
    } finally {
      this.busy = false;
    }
  }

  private refuse(reason: unknown): void {
    const refused: Refused | null = reason instanceof AskRefused ? reason.refused : null;
    this.notice = { text: refused?.text ?? String(reason), clause: refused?.clause ?? "", error: refused?.error ?? "" };
    if (refused?.error === "stale-draft") this.clearDraft();
  }
}
