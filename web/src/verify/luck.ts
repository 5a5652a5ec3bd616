/**
 * The luck of a record, recomputed from its seed. The server sends the possible outcomes and their weights, which
 * follow from the rules; seed, lots and outcomes are computed here.
 */

import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance } from "../wire";
import type { Sent } from "../contributions";
import type { RecordedContribution, RecordText } from "./record";

const WHOLE = 1n << 64n;
const AFTER = " after ";
const SEED = /^[0-9a-f]{64}$/;

/** Return the commitment that is published before a match begins. */
export function commitment(seed: string, after = 0): string {
  const digest = bytesToHex(sha256(utf8ToBytes(seed)));
  return after > 0 ? `${digest}${AFTER}${after}` : digest;
}

/** Return the number of events taken over from another match. */
export function firstOwn(committed: string): number {
  const after = committed.split(AFTER)[1] ?? "";
  return /^\d{1,9}$/.test(after) ? Number(after) : 0;
}

/** Return the key of the lot of an event: the seed mixed with the last contribution of each seat by then. */
export function lotKey(seed: string, contributions: readonly RecordedContribution[], number: number): string {
  const counting = contributions.filter(({ since }) => since <= number);
  if (counting.length === 0) return seed;
  const values = [...new Map(counting.map(({ seat, value }) => [seat, value]))].sort(([one], [other]) => one - other);
  const text = values.map(([seat, value]) => `${seat} ${value}`).join("\n");
  return bytesToHex(blake2b(utf8ToBytes(text), { dkLen: 32, key: hexToBytes(seed) }));
}

/** Return the lot of an event: a number from 0 to n - 1. */
export function lot(key: string, number: number, n: number): number {
  const size = BigInt(n);
  const rest = WHOLE % size;
  for (let attempt = 0; ; attempt += 1) {
    const digest = blake2b(utf8ToBytes(`${number} ${attempt}`), { dkLen: 8, key: hexToBytes(key) });
    const value = BigInt(`0x${bytesToHex(digest)}`);
    if (value < WHOLE - rest) return Number(value % size);
  }
}

/** Return the index of the weight that a lot selects. */
export function fall(weights: readonly number[], drawn: number): number {
  let left = drawn;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** A chance event: the outcome in the record, and the one that follows from the seed. */
export interface Lot {
  number: number;
  recorded: string;
  computed: string;
  weight: number;
  total: number;
  lot: number;
}

/** The message id of the reason why nothing can be computed. */
export type Missing = "no-commitment" | "no-seed" | "bad-seed";

export interface Finding {
  missing: Missing | null;
  /** Whether the seed matches the commitment. */
  bound: boolean;
  lots: Lot[];
  wrong: Lot[];
}

export function missing(record: RecordText): Missing | null {
  if (record.commitment === "") return "no-commitment";
  if (record.seed === "") return "no-seed";
  return SEED.test(record.seed) ? null : "bad-seed";
}

export function check(record: RecordText, chances: readonly Chance[]): Finding {
  const lacks = missing(record);
  if (lacks !== null) return { missing: lacks, bound: false, lots: [], wrong: [] };
  const after = firstOwn(record.commitment);
  const lots = chances.filter((chance) => chance.number > after).map((chance) => drawn(record, chance));
  return {
    missing: null,
    bound: commitment(record.seed, after) === record.commitment,
    lots,
    wrong: lots.filter((each) => each.recorded !== each.computed),
  };
}

/** What this browser knows about its own contributions to a match that its record should agree with. */
export interface Memory {
  /** Whether the record has the commitment that the server showed. */
  committed: boolean;
  missing: Sent[];
}

export function compare(record: RecordText, own: readonly Sent[]): Memory {
  const has = ({ seat, value, since }: Sent): boolean =>
    record.contributions.some(
      (each) => each.seat === seat && each.value === value && (since === 0 || each.since === since),
    );
  return {
    committed: own.every(({ commitment }) => commitment === record.commitment),
    missing: own.filter((sent) => !has(sent)),
  };
}

function drawn(record: RecordText, chance: Chance): Lot {
  const total = chance.weights.reduce((sum, weight) => sum + weight, 0);
  const own = lot(lotKey(record.seed, record.contributions, chance.number), chance.number, total);
  const computed = chance.outcomes[fall(chance.weights, own)] ?? "";
  const recorded = record.events[chance.number - 1]?.text ?? "";
  return {
    number: chance.number,
    recorded,
    computed,
    weight: chance.weights[chance.outcomes.indexOf(recorded)] ?? 0,
    total,
    lot: own,
  };
}
