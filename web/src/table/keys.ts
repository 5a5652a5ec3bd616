/** Keyboard shortcuts of the table; none of them works in a text field. */

import { choices, typing, type Focus } from "./focus";
import type { Table } from "./table.svelte";

export function keys(event: KeyboardEvent, table: Table, focus: Focus): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (table.replay.at !== null) replayKeys(event, table, table.replay.at);
  else playKeys(event, table, focus);
}

function playKeys(event: KeyboardEvent, table: Table, focus: Focus): void {
  const key = event.key.toLowerCase();
  const onButton = event.target instanceof HTMLElement && event.target.matches("button, a");
  // A key held down repeats; only the first press picks or confirms.
  if (event.repeat && (key === "enter" || key === " ")) event.preventDefault();
  else if (key === "escape") table.draft.clearChoice();
  else if (key === "n") next(event.shiftKey ? -1 : 1);
  else if (key === " " && !table.playback.caughtUp && !onButton) table.playback.skip();
  else if (!table.draft.myTurn || table.draft.busy) return;
  else if (key === "z") void table.draft.undo();
  else if (key === "h" && !table.draft.complete) void table.draft.askHint();
  else if (key === "enter" && table.draft.complete && !focus.keepsEnter(event.target)) {
    event.preventDefault();
    void table.draft.confirm();
  }
}

/** Focus the next element that can be picked. */
function next(way: 1 | -1): void {
  const all = choices();
  const here = all.indexOf(document.activeElement as HTMLElement);
  const place = here < 0 && way < 0 ? all.length - 1 : here + way;
  all[(place + all.length) % all.length]?.focus();
}

function replayKeys(event: KeyboardEvent, table: Table, at: number): void {
  if (event.shiftKey) return;
  const last = table.feed.entries.length;
  const to: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const wanted = to[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  table.replay.scrub(wanted);
}
