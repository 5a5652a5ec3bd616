/** The socket against a browser's WebSocket played by a script. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestRefused, MatchSocket, pause, type Link } from "../src/socket";
import type { ClientMessage, ServerMessage, Welcome } from "../src/wire";

class ScriptedWebSocket {
  static readonly OPEN = 1;
  static all: ScriptedWebSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    ScriptedWebSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.drop(1000);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "welcome", id: this.sent[0]!.id } as Welcome);
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let links: Link[] = [];
let refusals: unknown[] = [];
let reasons: unknown[] = [];
const hooks = {
  number: () => 7,
  welcome: () => undefined,
  news: () => undefined,
  link: (state: Link) => void links.push(state),
  refused: (message: unknown) => void refusals.push(message),
  full: (message: unknown) => void reasons.push(message),
};
const last = (): ScriptedWebSocket => ScriptedWebSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", ScriptedWebSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  ScriptedWebSocket.all = [];
  links = [];
  refusals = [];
  reasons = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends the number of events it has", () => {
  new MatchSocket("ws://table", hooks);
  last().accept();
  expect(last().sent[0]).toMatchObject({ type: "hello", number: 7 });
});

it("sends a request again with the same id after a lost connection", async () => {
  const socket = new MatchSocket("ws://table", hooks);
  last().accept();
  const answer = socket.ask({ type: "act", number: 7, moves: ["end"] });
  const first = last().sent[1]!;
  last().drop(1006);
  vi.advanceTimersByTime(pause(0, 1));
  last().accept();
  expect(last().sent[1]).toEqual(first);
  last().tell({ type: "acted", id: first.id, number: 8 });
  expect(await answer).toMatchObject({ number: 8 });
  expect(links).toEqual(["open", "lost", "open"]);
});

it("reconnects after missed events", () => {
  const socket = new MatchSocket("ws://table", hooks);
  last().accept();
  socket.reopen();
  vi.advanceTimersByTime(pause(0, 1));
  last().accept();
  expect(ScriptedWebSocket.all.length).toBe(2);
  expect(last().sent[0]).toMatchObject({ type: "hello", number: 7 });
});

it("turns a refusal into an error", async () => {
  const socket = new MatchSocket("ws://table", hooks);
  last().accept();
  const answer = socket.ask({ type: "try", number: 3, moves: ["end"] });
  last().tell({ type: "refused", id: last().sent[1]!.id, error: "stale-draft", text: "too late" });
  await expect(answer).rejects.toBeInstanceOf(RequestRefused);
});

it("increases the pause up to a limit", () => {
  expect([0, 1, 2, 10].map((attempt) => pause(attempt, 0.5))).toEqual([75, 250, 500, 8000]);
  expect([0, 1].map((attempt) => [pause(attempt, 0), pause(attempt, 1)])).toEqual([
    [0, 150],
    [187.5, 312.5],
  ]);
});

it("gives up if the match does not exist", () => {
  new MatchSocket("ws://table", hooks);
  last().drop(4404);
  expect(refusals).toEqual([null]);
  vi.advanceTimersByTime(10000);
  expect(ScriptedWebSocket.all.length).toBe(1);
});

it("gives up if the match has other rules or components", () => {
  new MatchSocket("ws://table", hooks);
  last().drop(4409, "other-pack");
  expect(refusals).toEqual([{ error: "other-pack", text: "other-pack" }]);
  vi.advanceTimersByTime(10000);
  expect(ScriptedWebSocket.all.length).toBe(1);
});

it.each([4429, 4430, 4431, 4503])("reports a full server and reconnects after code %i", (code) => {
  new MatchSocket("ws://table", hooks);
  last().drop(code, "table-full");
  expect(reasons).toEqual([{ error: "table-full", text: "table-full" }]);
  vi.advanceTimersByTime(pause(0, 1));
  expect(ScriptedWebSocket.all.length).toBe(2);
});
