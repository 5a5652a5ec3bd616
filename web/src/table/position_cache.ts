/**
 * Cache of past positions; each is requested once. While the slider is dragged, only the latest request counts.
 * Requests keep below the rate limit of the server, and neighbours are prefetched when nothing else is pending.
 */

import type { Position } from "../wire";

/** Milliseconds between two requests; the server takes 40 messages a second. */
const DISTANCE = 40;
const KEPT = 600;
const AHEAD = 6;

interface Pending {
  number: number;
  resolve(position: Position): void;
  reject(reason: unknown): void;
}

export class PositionCache {
  /** The number of the position to show now. */
  latest = -1;
  private readonly found = new Map<number, Position>();
  private readonly promises = new Map<number, Promise<Position>>();
  private pending: Pending[] = [];
  private neighbours: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private busy = false;

  constructor(private readonly fetch: (number: number) => Promise<Position>) {}

  get(number: number): Promise<Position> {
    const known = this.found.get(number);
    if (known) return Promise.resolve(known);
    const waiting = this.promises.get(number);
    if (waiting) return waiting;
    const promise = new Promise<Position>((resolve, reject) => this.pending.push({ number, resolve, reject }));
    this.promises.set(number, promise);
    this.plan();
    return promise;
  }

  /** Prefetch the neighbours of a position, mostly in the direction `way`. */
  ahead(number: number, way: 1 | -1, last: number): void {
    const steps = [...Array.from({ length: AHEAD }, (_, n) => (n + 1) * way), -way, -2 * way];
    this.neighbours = steps.map((step) => number + step).filter((each) => each >= 0 && each <= last);
    this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pending = [];
    this.neighbours = [];
  }

  private plan(): void {
    if (this.busy || this.timer !== undefined) return;
    const wait = Math.max(0, this.last + DISTANCE - Date.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.next();
    }, wait);
  }

  /** One ask: the latest request, or a neighbour if there is none. */
  private async next(): Promise<void> {
    const request = this.take();
    const number = request?.number ?? this.neighbour();
    if (number === undefined) return;
    const known = this.found.get(number);
    if (known) {
      this.promises.delete(number);
      request?.resolve(known);
      this.plan();
      return;
    }
    this.busy = true;
    this.last = Date.now();
    try {
      const position = await this.fetch(number);
      this.keep(number, position);
      request?.resolve(position);
    } catch (reason) {
      request?.reject(reason);
    } finally {
      this.promises.delete(number);
      this.busy = false;
      this.plan();
    }
  }

  /** What is wanted now comes first; pending that a newer one has overtaken are dropped when they are the slider's. */
  private take(): Pending | undefined {
    const place = this.pending.findIndex((request) => request.number === this.latest);
    const [request] = this.pending.splice(Math.max(0, place), 1);
    if (place >= 0) {
      for (const dropped of this.pending) {
        this.promises.delete(dropped.number);
        dropped.reject(new Error("overtaken"));
      }
      this.pending = [];
    }
    return request;
  }

  private neighbour(): number | undefined {
    const number = this.neighbours.find((each) => !this.found.has(each));
    this.neighbours = number === undefined ? [] : this.neighbours.filter((each) => each !== number);
    return number;
  }

  private keep(number: number, position: Position): void {
    this.found.set(number, position);
    const oldest = this.found.size > KEPT ? this.found.keys().next().value : undefined;
    if (oldest !== undefined) this.found.delete(oldest);
  }
}
