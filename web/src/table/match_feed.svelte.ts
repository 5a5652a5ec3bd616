/** The feed of a match: the connection to the server, and the match, log, chat and last position it sends. */

import { store } from "../catalogue.svelte";
import { Contributor } from "../contributions";
import { factsOf } from "../games/facts";
import { seatColour, seatName } from "../look/seats";
import { MatchSocket, socketUrl, type Answer, type Link, type Unsent } from "../socket";
import { inWords, t } from "../words.svelte";
import type { ChatLine, Entry, MatchInfo, Move, Moved, Position, Tried, Welcome } from "../wire";
import type * as messages from "../messages";
import { MessageDecoder, withPresence } from "./decoder";
import { OVER } from "./standing";

export const CHANCE = -1;

interface Awaited {
  number: number;
  resolve: () => void;
}

export class MatchFeed {
  link = $state<Link>("connecting");
  match = $state.raw<MatchInfo | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The authors whose names and lines are hidden. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** The last position of the match. */
  live = $state.raw<Position | null>(null);
  /** Why the match cannot be opened. */
  failure = $state<string | null>(null);
  /** Why there is no room for this connection now. */
  full = $state<string | null>(null);

  /** The seats at this screen. */
  mine = $derived(new Set((this.match?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat)));
  names = $derived(
    (this.match?.seats ?? []).map((seat) => (this.muted.has(seat.author) ? seatColour(seat.seat) : seatName(seat))),
  );
  over = $derived(this.match?.over === true || this.live?.actor === OVER);

  private readonly socket: MatchSocket;
  private decoder = new MessageDecoder([], factsOf(""));
  private awaited: Awaited[] = [];
  private readonly contributor = new Contributor((question) => this.ask(question));

  /** `arrived` is called after each update of the position, with the position before it. */
  constructor(
    readonly id: string,
    private readonly arrived: (before: Position | null) => void,
  ) {
    this.socket = new MatchSocket(socketUrl(id), {
      number: () => (this.live === null ? -1 : this.live.number),
      welcome: (message) => this.welcome(message),
      link: (state) => (this.link = state),
      refused: (message) => (this.failure = message ? inWords(message) : t("no-match")),
      full: (message) => (this.full = message && inWords(message)),
      news: (message) => {
        if (message.type === "moved") this.moved(message);
        else if (message.type === "changed") this.update(message.match);
        else if (message.type === "present") this.match = withPresence(this.match!, message);
        else this.chat = [...this.chat, message];
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Take over the match without its events, and contribute to its luck for seats taken since. */
  update(match: MatchInfo): void {
    this.match = match;
    void this.contributor.follow(match);
  }

  /** Send a request; it is sent again after a lost connection. Rejects with `RequestRefused`. */
  ask(question: Unsent): Promise<Answer> {
    return this.socket.ask(question);
  }

  /** Fetch the position after `number` events. */
  async fetchPosition(number: number): Promise<Position> {
    const answer = await this.ask({ type: "look", number });
    if (answer.type !== "looked") throw new Error(`a look was answered by ${answer.type}`);
    return this.decoder.position(answer.position);
  }

  /** The position after the planned moves, null if the answer is not about them. */
  async tryMoves(moves: string[]): Promise<Tried | null> {
    const answer = await this.ask({ type: "try", number: this.live!.number, moves });
    return answer.type === "tried" ? this.decoder.tried(answer) : null;
  }

  /** Send a draft, and wait until its events have arrived. */
  async act(moves: string[]): Promise<void> {
    const answer = await this.ask({ type: "act", number: this.live!.number, moves });
    if (answer.type === "acted") await this.until(answer.number);
  }

  /** A move of a position, with its facts. */
  describeMove(text: string, position: Position): Move {
    return this.decoder.move(text, position.view);
  }

  private until(number: number): Promise<void> {
    if (this.live!.number >= number) return Promise.resolve();
    return new Promise((resolve) => this.awaited.push({ number, resolve }));
  }

  private welcome(message: Welcome): void {
    this.update(message.match);
    this.decoder = new MessageDecoder(store.game(message.match.game)?.kinds ?? [], factsOf(message.match.game));
    const first = message.entries[0]?.number ?? message.position.number + 1;
    this.entries = [...this.entries.slice(0, first - 1), ...this.decode(message.entries)];
    this.chat = message.chat;
    this.muted = new Set(message.muted);
    this.arrive(this.decoder.position(message.position));
  }

  private moved({ entries, progress }: Moved): void {
    if (entries[0]?.number !== this.live!.number + 1) return this.socket.reopen();
    this.entries = [...this.entries, ...this.decode(entries)];
    this.arrive(this.decoder.progress(this.live!, progress));
  }

  private decode(entries: readonly messages.LogEntry[]): Entry[] {
    return entries.map((entry) => this.decoder.entry(entry));
  }

  private arrive(position: Position): void {
    const before = this.live;
    this.live = position;
    for (const each of this.awaited.filter(({ number }) => number <= position.number)) each.resolve();
    this.awaited = this.awaited.filter(({ number }) => number > position.number);
    this.arrived(before);
  }
}
