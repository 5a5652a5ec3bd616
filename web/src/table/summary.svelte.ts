/** Summary of what happened: since the last turn of this screen, or in the turn looked at. */

import type { GameWords } from "../catalogue.svelte";
import type { Teller } from "../games/brief";
import type { Entry, Note } from "../wire";
import { bySeat } from "./reasons";
import type { Table } from "./table.svelte";
import { headline, sinceLast, subject, turns } from "./turns";

/** What a seat did, in a few words, with the places it changed. */
export interface Sentence {
  seat: number;
  text: string;
  places: string[];
}

export class Summary {
  /** Whether the summary is about the turn looked at, for spectators and in replays. */
  watching = $derived.by(() => this.table.replay.at !== null || this.table.feed.mine.size === 0);

  /** The events summed up. */
  entries = $derived.by<Entry[]>(() => {
    const { played, draft, feed } = this.table;
    const blocks = turns(played, (entry) => draft.drawing?.briefs.answers(entry) ?? false);
    if (this.watching) return blocks.at(-1)?.entries ?? [];
    return sinceLast(blocks, feed.mine, this.table.playback.shown?.actor ?? -1);
  });

  /** Points of each seat. */
  points = $derived.by(() => bySeat(this.notes));
  notes = $derived.by<Note[]>(() => this.entries.flatMap((entry) => entry.notes));

  sentences = $derived.by<Sentence[]>(() => {
    const seats = (this.table.feed.match?.seats ?? []).map(({ seat }) => seat);
    const told = this.watching
      ? seats.filter((seat) => this.actions(seat).length > 0)
      : seats.filter((seat) => !this.table.feed.mine.has(seat));
    return told.map((seat) => {
      const actions = this.actions(seat);
      return {
        seat,
        text: this.teller ? headline(actions, this.teller) : "",
        places: this.teller?.places(actions) ?? [],
      };
    });
  });

  /** The places that others changed, and who did last. */
  changed = $derived.by<ReadonlyMap<string, number>>(() => {
    if (this.watching) return new Map();
    return new Map(this.sentences.flatMap(({ seat, places }) => places.map((place) => [place, seat] as const)));
  });

  private readonly teller = $derived.by<Teller | null>(() => {
    const words = this.words();
    const { draft, played, position, feed } = this.table;
    if (!words || !draft.drawing || !position) return null;
    return draft.drawing.briefs.teller(played, position.view, words, feed.names);
  });

  constructor(
    private readonly table: Table,
    private readonly words: () => GameWords | null,
  ) {}

  private actions(seat: number): Entry[] {
    return this.entries.filter((entry) => subject(entry) === seat);
  }
}
