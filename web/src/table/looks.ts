/**
 * Positions of the past: each is asked for once. While somebody drags the slider only the latest wish counts, asks
 * keep a distance that the server allows, and neighbours are fetched in the quiet moments, so that steps are there
 * before they are taken.
 */

import type { Position } from "../wire";

/** Milliseconds between two asks; the server takes 40 messages a second. */
const DISTANCE = 40;
const KEPT = 600;
const AHEAD = 6;

interface Wish {
  number: number;
  resolve(position: Position): void;
  reject(reason: unknown): void;
}

export class Looks {
  /** The event somebody wants to see now. */
  latest = -1;
  private readonly found = new Map<number, Position>();
  private readonly asked = new Map<number, Promise<Position>>();
  private wishes: Wish[] = [];
  private neighbours: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private busy = false;

  constructor(private readonly fetch: (number: number) => Promise<Position>) {}

  get(number: number): Promise<Position> {
    const known = this.found.get(number);
    if (known) return Promise.resolve(known);
    const waiting = this.asked.get(number);
    if (waiting) return waiting;
    const promise = new Promise<Position>((resolve, reject) => this.wishes.push({ number, resolve, reject }));
    this.asked.set(number, promise);
    this.plan();
    return promise;
  }

  /** Fetch what will be looked at next, in a direction and a little behind. */
  ahead(number: number, way: 1 | -1, last: number): void {
    const steps = [...Array.from({ length: AHEAD }, (_, n) => (n + 1) * way), -way, -2 * way];
    this.neighbours = steps.map((step) => number + step).filter((each) => each >= 0 && each <= last);
    this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    this.wishes = [];
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

  /** One ask: the latest wish, or a neighbour if there is none. */
  private async next(): Promise<void> {
    const wish = this.take();
    const number = wish?.number ?? this.neighbour();
    if (number === undefined) return;
    const known = this.found.get(number);
    if (known) {
      this.asked.delete(number);
      wish?.resolve(known);
      this.plan();
      return;
    }
    this.busy = true;
    this.last = Date.now();
    try {
      const position = await this.fetch(number);
      this.keep(number, position);
      wish?.resolve(position);
    } catch (reason) {
      wish?.reject(reason);
    } finally {
      this.asked.delete(number);
      this.busy = false;
      this.plan();
    }
  }

  /** What is wanted now comes first; wishes that a newer one has overtaken are dropped when they are the slider's. */
  private take(): Wish | undefined {
    const place = this.wishes.findIndex((wish) => wish.number === this.latest);
    const [wish] = this.wishes.splice(Math.max(0, place), 1);
    if (place >= 0) {
      for (const dropped of this.wishes) {
        this.asked.delete(dropped.number);
        dropped.reject(new Error("overtaken"));
      }
      this.wishes = [];
    }
    return wish;
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
