/** The positions that the rule book shows. */

import type { GateColour, LocationView, PulsarView } from "./view_types";

const PLACE: LocationView = {
  kind: "pulsar",
  colour: null,
  x: 0,
  y: 0,
  dead_end: false,
  neighbours: {},
  ships: [],
  system: null,
  pulsar: null,
};

const pulsar = (view: Partial<PulsarView> = {}): LocationView => ({
  ...PLACE,
  pulsar: { owner: null, gyrodyne: null, spinning: false, isolated: false, ...view },
});
const gate = (colour: GateColour): LocationView => ({ ...PLACE, kind: "gate", colour });

/** A place of the map, or a system by the id of its tile. */
export interface SceneStop {
  location: LocationView;
  tile?: string;
}

export type SceneView =
  /** Rolled dice by value, and the value of the median marker. */
  | { kind: "dice"; dice: readonly number[]; median: number }
  /** Places in a row; those of a flight are joined by segments. */
  | { kind: "places"; stops: readonly SceneStop[]; flight: boolean };

export const SCENES: Readonly<Record<string, SceneView>> = {
  median: { kind: "dice", dice: [1, 1, 2, 1, 1, 1], median: 3.5 },
  flight: {
    kind: "places",
    flight: true,
    stops: [
      { location: { ...PLACE, kind: "entry" } },
      { location: { ...PLACE, kind: "system" }, tile: "sys-05" },
      { location: gate("green") },
      { location: pulsar() },
    ],
  },
  gyrodyne: {
    kind: "places",
    flight: false,
    stops: [
      { location: pulsar({ owner: 0 }) },
      { location: pulsar({ owner: 0, gyrodyne: "gyro-3" }) },
      { location: pulsar({ owner: 0, gyrodyne: "gyro-3", spinning: true }) },
    ],
  },
};
