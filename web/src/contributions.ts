/**
 * Contributions of this browser to the luck of its matches: 32 random bytes for each of its seats, committed by their
 * hash and revealed once the server has committed to its seed. See docs/records.md.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { RequestRefused, type Answer, type Unsent } from "./socket";
import type { MatchInfo, SeatInfo } from "./wire";

/** A contribution; the fields after `value` are set when it is sent. */
export interface Contribution {
  hash: string;
  value: string;
  match?: string;
  seat?: number;
  /** The first event it counts for, 0 until the server has confirmed it. */
  since?: number;
  /** The commitment of the server before the contribution was revealed. */
  commitment?: string;
}

export type Sent = Required<Contribution>;

const KEPT = "astrarium.contributions";
const BYTES = 32;
const MOST_KEPT = 300;
/** Refusals after which a request may succeed, and the milliseconds until then. */
const TEMPORARY = ["too-fast", "fault", "database", "match-moving", "stale-draft"];
const RETRY_PAUSE = 1000;

export const contributionHash = (value: string): string => bytesToHex(sha256(hexToBytes(value)));

function stored(): Contribution[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Contribution[];
}

/** Keep a contribution in place of the one with the same hash; the oldest ones are dropped. */
function keep(contribution: Contribution): void {
  const others = stored().filter((each) => each.hash !== contribution.hash);
  localStorage.setItem(KEPT, JSON.stringify([...others, contribution].slice(-MOST_KEPT)));
}

function draw(): Contribution {
  const value = bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const drawn = { hash: contributionHash(value), value };
  keep(drawn);
  return drawn;
}

/** Draw and keep `count` contributions and return their hashes, for a request that takes seats. */
export const newHashes = (count: number): string[] => Array.from({ length: count }, () => draw().hash);

/** Return the contributions that this browser has sent to a match. */
export function contributedTo(match: string): Sent[] {
  return stored().filter((each): each is Sent => each.match === match && match !== "");
}

const attempt = ({ seat, hash }: Pick<SeatInfo, "seat" | "hash">): string => `${seat} ${hash}`;

/** Commits and reveals the contributions of the seats at this screen. */
export class Contributor {
  private readonly attempted = new Set<string>();
  private match: MatchInfo | null = null;

  constructor(private readonly ask: (question: Unsent) => Promise<Answer>) {}

  /** Contribute for each seat at this screen that has not yet. */
  async follow(match: MatchInfo): Promise<void> {
    this.match = match;
    if (match.replay || match.over || match.lesson || !match.commitment) return;
    const due = match.seats.filter((seat) => seat.mine && seat.since === 0);
    const fresh = due.filter((seat) => !this.attempted.has(attempt(seat)));
    for (const seat of fresh) this.attempted.add(attempt(seat));
    for (const seat of fresh) await this.contribute(match, seat);
  }

  private async contribute(match: MatchInfo, { seat, hash }: SeatInfo): Promise<void> {
    let drawn = stored().find((each) => each.hash === hash);
    try {
      drawn ??= await this.commit(seat);
      const { value } = drawn;
      const sent = { hash: drawn.hash, value, match: match.match, seat, since: 0, commitment: match.commitment };
      keep(sent);
      const answer = await this.ask({ type: "reveal", seat, value });
      if (answer.type === "revealed") keep({ ...sent, since: answer.since });
    } catch (reason) {
      // The match is over, the seat changed hands, or another tab was faster.
      if (!(reason instanceof RequestRefused)) throw reason;
      if (drawn) keep({ hash: drawn.hash, value: drawn.value });
      if (TEMPORARY.includes(reason.refused.error)) setTimeout(() => this.retry(seat), RETRY_PAUSE);
    }
  }

  private retry(seat: number): void {
    const found = this.match!.seats[seat]!;
    this.attempted.delete(attempt(found));
    void this.follow(this.match!);
  }

  private async commit(seat: number): Promise<Contribution> {
    const drawn = draw();
    this.attempted.add(attempt({ seat, hash: drawn.hash }));
    await this.ask({ type: "commit", seat, hash: drawn.hash });
    return drawn;
  }
}
