/** The sentence that says who does what now. */

import type { GameWords } from "../catalogue.svelte";
import { t } from "../words.svelte";
import { CHANCE } from "./match_feed.svelte";
import type { Table } from "./table.svelte";

/** Return the seat the prompt is about, while its plan waits, too; -1 for chance, -2 after the end. */
export function promptSeat({ feed, playback }: Table): number {
  return (playback.caughtUp ? feed.live : playback.shown)?.actor ?? CHANCE;
}

/** Return the sentence for the position in play, not for the one looked at in a replay. */
export function promptText(table: Table, words: GameWords): string {
  const { draft, feed, playback } = table;
  const seats = feed.match!.seats;
  const seat = promptSeat(table);
  const who = seat >= 0 ? (feed.names[seat] ?? "") : t("chance");
  const { prompt, actor } = draft.position!;
  if (feed.over && playback.caughtUp) return t("match-ended");
  if (draft.myTurn && draft.complete) return t(actor === CHANCE ? "plan-ready-luck" : "plan-ready", { who });
  if (draft.myTurn) return words.question(prompt, who) || t("choose", { who });
  if (!playback.caughtUp && seat === CHANCE) {
    const lucky = feed.names[feed.entries[playback.shown?.number ?? 0]?.about ?? CHANCE] ?? "";
    return words.question(prompt, lucky) || t("happening-luck");
  }
  if (!playback.caughtUp) return t("happening", { who });
  if (seat === CHANCE) return t("waits-begin");
  const free = seats.filter((each) => each.who === "open").length;
  if (seats[seat]?.who === "open") return t("waits-open", { count: free });
  return t(seats[seat]?.who === "bot" ? "waits-bot" : "waits-person", { who });
}
