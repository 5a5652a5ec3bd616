/** Constants and helpers for the view. */

import type { Attribute, Colour, CosmicTableView, EffectView, SectorView, Species } from "./view_types";

export const COLOURS = ["red", "blue", "green", "yellow"] as const satisfies Colour[];
export const SPECIES = ["lizard", "squid", "slime", "worm"] as const satisfies Species[];
export const ATTRIBUTES = ["weapons", "cargo", "bombs", "engines"] as const satisfies Attribute[];
/** The steps of a bombardment. */
export const BOMBING: readonly string[] = ["hit", "count", "bomb"];
/** The steps that choose a slot of a sector. */
export const WITH_SLOTS: readonly string[] = ["transfer", "slot", "victim"];
/** The steps that choose something in a sector. */
export const TARGETED: readonly string[] = [...WITH_SLOTS, "fight"];

/** Return the sector with a name. */
export const sectorOf = (view: CosmicTableView, name: string): SectorView | undefined =>
  view.sectors.find((each) => each.sector === name);

/** Seats in the order of their turns in this round. */
export function turnOrder(view: CosmicTableView): number[] {
  const first = view.first ?? 0;
  return view.players.map((_, place) => (first + place) % view.seats);
}

/** Return whether a seat's turn in this round is over. */
export function hasActed(view: CosmicTableView, seat: number): boolean {
  return (
    view.round > 0 && seat !== view.turn && !view.upcoming.some((step) => step.step === "turn" && step.seat === seat)
  );
}

/** The pieces aboard a ship, one by one, in the order of the rules. */
export function pieces(hold: Record<string, number>): string[] {
  return Object.entries(hold).flatMap(([piece, count]) => Array.from({ length: count }, () => piece));
}

export interface Odds {
  gain: number;
  loss: number;
  crash: number;
  event: number;
}

/** Count the faces that gain, lose, crash the ship, and draw an event. */
export function odds(faces: readonly EffectView[]): Odds {
  const count = (test: (kind: string) => boolean): number => faces.filter((face) => test(face.kind)).length;
  return {
    gain: count((kind) => kind.startsWith("gain")),
    loss: count((kind) => kind.startsWith("lose")),
    crash: count((kind) => kind === "crash"),
    event: count((kind) => kind === "draw_event"),
  };
}

/** Count the green slots without a colonist, which prevent control. */
export const greenLeft = (sector: SectorView): number =>
  sector.slots.filter((slot) => slot.green && slot.seat === null).length;
