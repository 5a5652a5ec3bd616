/** Cues for new events: points fly to the scores, and sounds play if they are on. */

import { fly } from "../look/motion";
import { colour } from "../look/seats";
import { cue } from "../look/sound";
import type { Entry } from "../wire";
import { bySeat } from "./reasons";
import { CHANCE } from "./match_feed.svelte";

/** More new events than this at once are a jump and get no cue. */
const MOST = 3;

export class EventCues {
  private known: number | null = null;
  private mine = false;
  private over: boolean | null = null;

  /** Handle a change of the events on the screen, planned ones included. */
  follow(entries: readonly Entry[]): void {
    const before = this.known;
    this.known = entries.length;
    if (before === null || entries.length <= before || entries.length - before > MOST) return;
    const fresh = entries.slice(before);
    cue(fresh.some((entry) => entry.actor === CHANCE) ? "dice" : "place");
    for (const entry of fresh) score(entry);
  }

  turn(mine: boolean): void {
    if (mine && !this.mine) cue("turn");
    this.mine = mine;
  }

  end(over: boolean): void {
    if (over && this.over === false) cue("end");
    this.over = over;
  }
}

/** Fly the points of an event from its place to the scores. */
function score(entry: Entry): void {
  const sums = bySeat(entry.notes);
  if (sums.size > 0) cue("points");
  const from = origin(entry);
  for (const [seat, amount] of sums) {
    const to = visible(`[data-score="${seat}"]`);
    if (from && to) void fly(`${amount > 0 ? "+" : "−"}${Math.abs(amount)}`, colour(seat), from, to);
  }
}

function origin(entry: Entry): DOMRect | null {
  const places = Object.values(entry.move.targets).reverse();
  const found = places
    .map((token) => visible(`.board [data-token="${CSS.escape(token)}"]`))
    .find((box) => box !== null);
  return found ?? visible(".ask");
}

function visible(selector: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return boxes.find((box) => box.width > 0) ?? null;
}
