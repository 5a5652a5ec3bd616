/** What a flight gains, and what a previewed move would gain. */

import type { GateColour, Planet, PulsarTableView } from "./view_types";

export interface Haul {
  stations: { place: string; planet: Planet }[];
  gates: { colour: GateColour; count: number }[];
}

/** Return the stations that the path so far allows, and its gates by colour. */
export function haul(view: PulsarTableView, seat: number): Haul {
  const flight = view.flight;
  const visited = [...new Set(flight?.path ?? [])];
  const stations: Haul["stations"] = [];
  for (const place of visited) {
    const system = view.locations[place]?.system;
    if (!system || system.tile === null || (system.stations[seat] ?? null) !== null) continue;
    const planet = system.free.lifeless > 0 ? "lifeless" : system.free.blue > 0 ? "blue" : null;
    if (planet) stations.push({ place, planet });
  }
  const colours = visited.flatMap((place) => view.locations[place]?.colour ?? []);
  const gates = [...new Set(colours)].map((colour) => ({
    colour,
    count: colours.filter((each) => each === colour).length,
  }));
  return { stations, gates };
}

export interface Gain {
  what: string;
  change: number;
}

/** Return what a seat would gain or lose by a previewed move. */
export function gains(now: PulsarTableView, then: PulsarTableView, seat: number): Gain[] {
  const [before, after] = [now.players[seat], then.players[seat]];
  if (!before || !after) return [];
  const sum = (sizes: Record<string, number>): number => Object.values(sizes).reduce((all, each) => all + each, 0);
  const changes: Gain[] = [
    { what: "vp", change: after.points - before.points },
    { what: "blue", change: after.stations.blue - before.stations.blue },
    { what: "lifeless", change: after.stations.lifeless - before.stations.lifeless },
    { what: "ring", change: after.rings.length - before.rings.length },
    { what: "cube", change: after.cubes - before.cubes },
    { what: "pm1", change: after.pm1 - before.pm1 },
    { what: "plus2", change: after.plus2 - before.plus2 },
    { what: "gyro-1", change: after.gyrodynes["gyro-1"] - before.gyrodynes["gyro-1"] },
    { what: "gyro-2", change: after.gyrodynes["gyro-2"] - before.gyrodynes["gyro-2"] },
    { what: "gyro-3", change: after.gyrodynes["gyro-3"] - before.gyrodynes["gyro-3"] },
    { what: "production", change: sum(after.spinning) - sum(before.spinning) },
    {
      what: "online",
      change: (after.counters["transmitters_online"] ?? 0) - (before.counters["transmitters_online"] ?? 0),
    },
  ];
  return changes.filter(({ change }) => change !== 0);
}
