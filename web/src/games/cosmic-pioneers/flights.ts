/** What has moved or turned between two views: ships, with the sectors of their way, sectors, and event cards. */

import type { CosmicTableView } from "./view_types";

export interface Flight {
  seat: number;
  /** The places of the ring from start to end. */
  way: number[];
}

const SECTORS = 12;
const place = (name: string): number => Number(name.slice(1));

/** The places from one to another the shorter way round. */
export function way(from: string, to: string): number[] {
  const [start, end] = [place(from), place(to)];
  const clockwise = (end - start + SECTORS) % SECTORS;
  const [step, count] = clockwise * 2 <= SECTORS ? [1, clockwise] : [-1, SECTORS - clockwise];
  return Array.from({ length: count + 1 }, (_, n) => (start + n * step + SECTORS) % SECTORS);
}

export function flights(before: CosmicTableView, after: CosmicTableView): Flight[] {
  return after.players.flatMap((player) => {
    const from = before.players[player.seat]?.ship;
    return from && player.ship && from !== player.ship ? [{ seat: player.seat, way: way(from, player.ship) }] : [];
  });
}

/** The event card that was drawn between two views, if one was: its copies have become fewer. */
export function drawn(before: CosmicTableView, after: CosmicTableView): string | null {
  const gone = (view: CosmicTableView, card: string): number => {
    const found = view.deck.cards.find((each) => each.card === card);
    return (found?.discarded ?? 0) + (view.deck.current?.card === card ? 1 : 0);
  };
  const found = after.deck.cards.filter((each) => gone(after, each.card) > gone(before, each.card));
  return found.at(-1)?.card ?? null;
}

/** Return the sectors that show something else than before. */
export function turnedOver(before: CosmicTableView, after: CosmicTableView): string[] {
  const faces = new Map(before.sectors.map(({ sector, kind, planet }) => [sector, `${kind} ${planet?.planet}`]));
  return after.sectors
    .filter(({ sector, kind, planet }) => faces.get(sector) !== `${kind} ${planet?.planet}`)
    .map(({ sector }) => sector);
}
