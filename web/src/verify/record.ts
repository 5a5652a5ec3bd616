/** Parser of records for the verification of their luck; docs/records.md describes the format. */

export interface RecordEvent {
  number: number;
  line: number;
  actor: string;
  text: string;
}

/** A contribution to the luck that counts from event `since` on. */
export interface RecordedContribution {
  seat: number;
  value: string;
  since: number;
}

export interface RecordText {
  game: string;
  commitment: string;
  /** In the order in which they count. */
  contributions: RecordedContribution[];
  seed: string;
  events: RecordEvent[];
}

const FENCE = "---";
const CHANCE = "*";

/** Parse a record; null if it has no header with a fence after it. */
export function read(text: string): RecordText | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const fence = lines.indexOf(FENCE);
  if (fence < 0) return null;
  const field = (name: string): string =>
    (lines.slice(0, fence).find((line) => line.startsWith(`${name} `)) ?? "").slice(name.length).trim();
  const contributions = lines.slice(0, fence).flatMap((line) => {
    const found = /^contribution\s+(\d+)\s+([0-9a-f]{64})\s+from\s+(\d+)$/.exec(line);
    return found ? [{ seat: Number(found[1]), value: found[2]!, since: Number(found[3]) }] : [];
  });
  const events: RecordEvent[] = [];
  lines.slice(fence + 1).forEach((line, place) => {
    const found = /^(\*|\d+)\s+(.+)$/.exec(line);
    if (!found) return;
    const notation = found[2]!.toLowerCase().replace(/\s+/g, " ");
    events.push({ number: events.length + 1, line: fence + 2 + place, actor: found[1]!, text: notation });
  });
  return { game: field("game"), commitment: field("commitment"), contributions, seed: field("seed"), events };
}

export const isLuck = (event: RecordEvent): boolean => event.actor === CHANCE;

const KEPT = "astrarium.record";

/** Hand a record over to the verification page. */
export const handOver = (text: string): void => sessionStorage.setItem(KEPT, text);

/** Return the record that was handed over, once. */
export function takeOver(): string {
  const text = sessionStorage.getItem(KEPT) ?? "";
  sessionStorage.removeItem(KEPT);
  return text;
}
