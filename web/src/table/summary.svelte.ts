/** Summary of what happened: since the last turn of this screen, or in the turn looked at. */

import type { GameWords } from "../catalogue.svelte";
import type { Teller } from "../games/brief";
import type { Entry, Note } from "../wire";
import { bySeat, projectedGains } from "./reasons";
import type { Table } from "./table.svelte";
import { headline, sinceLast, subject, turns, type Turn } from "./turns";

/** What a seat did, in a few words after its name, with the places it changed. */
export interface Sentence {
  seat: number;
  text: string;
  /** The sentence of the last event, name included, if none is worth a word; empty without events. */
  plain: string;
  places: string[];
}

export class Summary {
  /** Whether the summary is about the turn looked at, for spectators and in replays. */
  watching = $derived.by(() => this.table.replay.at !== null || this.table.feed.mine.size === 0);

  /** The events summed up. */
  entries = $derived.by<Entry[]>(() => this.turns.flatMap(({ entries }) => entries));

  private readonly turns = $derived.by<Turn[]>(() => {
    const { played, draft, feed } = this.table;
    const all = turns(played, (entry) => draft.drawing?.briefs.answers(entry) ?? false);
    if (this.watching) return all.slice(-1);
    return sinceLast(all, feed.mine, this.table.playback.shown?.actor ?? -1);
  });

  /** Points of each seat; projected ones in games that are scored at the end. */
  points = $derived.by(() => {
    const { draft, played } = this.table;
    return draft.drawing?.scoredAtEnd ? projectedGains(this.entries, played) : bySeat(this.notes);
  });
  notes = $derived.by<Note[]>(() => this.entries.flatMap((entry) => entry.notes));

  sentences = $derived.by<Sentence[]>(() => {
    const seats = (this.table.feed.match?.seats ?? []).map(({ seat }) => seat);
    const told = this.watching
      ? seats.filter((seat) => this.actions(seat).length > 0)
      : seats.filter((seat) => !this.table.feed.mine.has(seat));
    return told.map((seat) => {
      const actions = this.actions(seat);
      const last = actions.at(-1);
      return {
        seat,
        text: this.teller ? headline(actions, this.teller) : "",
        plain: (last && this.words()?.done(last.move, last.move.facts, this.nameOf(last))) ?? "",
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

  private nameOf(entry: Entry): string {
    return this.table.feed.names[subject(entry)] ?? "";
  }

  /** Return the events of the turns of a seat, answers of others included. */
  private actions(seat: number): Entry[] {
    return this.turns.filter((turn) => turn.seat === seat).flatMap(({ entries }) => entries);
  }
}
