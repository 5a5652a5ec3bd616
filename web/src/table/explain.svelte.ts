/** Explanations: why something is not possible, with the clause behind it. */

import { Refusal } from "../api";
import { RequestRefused } from "../socket";
import type { GameWords } from "../catalogue.svelte";
import { inWords, t } from "../words.svelte";
import type { Because, Facts } from "../wire";
import type { MatchFeed } from "./match_feed.svelte";
import { NO_CLAUSES, type Clauses } from "./reasons";

/** A sentence for the player; `clause` is the rule behind it, `facts` the numbers that decide, `error` the kind of error. */
export interface Notice {
  text: string;
  clause: string;
  facts?: Facts;
  error?: string;
}

export class Explain {
  notice = $state<Notice | null>(null);
  clauses = $state.raw<Clauses>(NO_CLAUSES);
  words = $state.raw<GameWords | null>(null);

  /** The notice in the language of the screen: the numbers that decide if the game states them, or else the clause. */
  reason = $derived.by(() => {
    const { text, clause, facts, error }: Notice = this.notice ?? { text: "", clause: "" };
    const rule = this.clauses.language === "en" ? undefined : this.clauses.texts.get(clause);
    return this.words?.refusal(clause, facts) || (rule ?? inWords({ error, text }));
  });

  constructor(private readonly feed: MatchFeed) {}

  clear(): void {
    this.notice = null;
  }

  /** Show a message of the shell. */
  show(message: string): void {
    this.notice = { text: t(message), clause: "" };
  }

  /** Show why the first of `actions` that a clause forbids is not possible after the planned `moves`. */
  async whyNot(actions: readonly string[], moves: string[]): Promise<void> {
    for (const action of actions) {
      const because = await this.why(action, moves).catch(() => null);
      if (because === null || because.clause === "") continue;
      this.notice = because;
      return;
    }
  }

  /** Show what the server says about a typed action. */
  async whyNotTyped(action: string, moves: string[]): Promise<void> {
    const because = await this.why(action, moves);
    if (because !== null) this.notice = because;
  }

  /** Show why the server refused a request. */
  refused(reason: unknown): void {
    if (reason instanceof RequestRefused) {
      const { text, clause, error } = reason.refused;
      this.notice = { text, clause: clause ?? "", error };
    } else if (reason instanceof Refusal) {
      this.notice = { text: reason.message, clause: "", error: reason.problem.error };
    } else {
      this.notice = { text: String(reason), clause: "", error: "" };
    }
  }

  private async why(action: string, moves: string[]): Promise<Because | null> {
    const answer = await this.feed.ask({ type: "why", number: this.feed.live!.number, moves, action });
    return answer.type === "because" ? answer : null;
  }
}
