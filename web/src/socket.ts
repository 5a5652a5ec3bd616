/** WebSocket client of a match: matches answers to requests by id, reconnects and resumes. */

import type { ClientMessage, Refused, ServerMessage, Welcome } from "./wire";

export type Answer = Extract<ServerMessage, { id: string }>;
type Question = Exclude<ClientMessage, { type: "hello" }>;
type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** A request before it gets its id. */
export type Unsent = WithoutId<Question>;
type News = Exclude<ServerMessage, { id: string }>;

export type Link = "connecting" | "open" | "lost" | "closed";

/** A request that the server refused; nothing changed. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}

export interface Hooks {
  /** Return the number of events received, -1 for none. */
  number(): number;
  welcome(message: Welcome): void;
  news(message: News): void;
  link(state: Link): void;
  /** Called when the match cannot be opened, with the reason; null if the match does not exist. */
  refused(message: Pick<Refused, "error" | "text"> | null): void;
  /** Called when the connection closes and is tried again: with the reason if there is no room for it, else null. */
  full(message: Pick<Refused, "error" | "text"> | null): void;
}

interface Waiting {
  message: Question;
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

/** Close codes of the server: the match does not exist; it has other rules or components. */
const UNKNOWN_MATCH = 4404;
const OTHER_RULES = 4409;
/** Close codes for lack of room: for the guest, its address, at the table, on the server. */
const FULL: readonly number[] = [4429, 4430, 4431, 4503];

/**
 * Return the pause before a reconnection attempt: exponential, at most eight seconds. `share`, from 0 to 1, spreads
 * the clients of a server that stops. The first attempt is soon, since another server may be there.
 */
export const pause = (attempt: number, share: number): number =>
  attempt === 0 ? 150 * share : Math.min(250 * 2 ** (attempt - 1), 8000) * (0.75 + share / 2);

/** Return a unique id; `randomUUID` needs an encrypted connection. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

export class MatchSocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private welcomed = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener("online", this.hurry);
    this.open();
  }

  /** Send a request; after a lost connection it is sent again with the same id. */
  ask(question: Unsent): Promise<Answer> {
    const id = freshId();
    const message = { ...question, id } as Question;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject });
      if (this.welcomed) this.send(message);
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
    this.hooks.link("closed");
  }

  /** Reconnect to receive missed events. */
  reopen(): void {
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.socket === null && !this.ended) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", id: freshId(), number: this.hooks.number() });
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code, reason }) => {
      if (code === UNKNOWN_MATCH) this.hooks.refused(null);
      else if (code === OTHER_RULES) this.hooks.refused({ error: reason, text: reason });
      else {
        this.hooks.full(FULL.includes(code) ? { error: reason, text: reason } : null);
        this.lost(socket);
      }
    };
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    this.hooks.link("lost");
    this.timer = setTimeout(() => this.open(), pause(this.attempt, Math.random()));
    this.attempt += 1;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") this.arrive(message);
    else if (!("id" in message)) this.hooks.news(message);
    else if (message.type === "refused" && !this.waiting.has(message.id)) this.hooks.refused(message);
    else this.answer(message);
  }

  private arrive(message: Welcome): void {
    this.attempt = 0;
    this.welcomed = true;
    this.hooks.link("open");
    this.hooks.welcome(message);
    for (const { message: again } of this.waiting.values()) this.send(again);
  }

  private answer(message: Answer): void {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "refused") asked?.reject(new RequestRefused(message));
    else asked?.resolve(message);
  }
}

export function socketUrl(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;
}
