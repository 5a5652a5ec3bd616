/** The typed views of single components. */

import type { ComponentInfo } from "../../wire";
import type { CosmicComponentViews, PlanetView, SectorView, ShipView, SlotView } from "./view_types";

/** The view of a component of `kind`. */
export const viewOf = <Kind extends keyof CosmicComponentViews>(
  item: ComponentInfo,
  _kind: Kind,
): CosmicComponentViews[Kind] => item.view as CosmicComponentViews[Kind];

/** Who stands on a slot: the seat of a colonist, the species of an alien, or null for an empty slot. */
export type Dweller = SlotView["seat"] | SlotView["species"];

/** A planet as a sector, with those who stand on its slots from the left. */
export function sectorOf(
  planet: PlanetView,
  dwellers: readonly Dweller[] = [],
  ships: readonly ShipView[] = [],
  controller: number | null = null,
): SectorView {
  const slots = Array.from({ length: planet.slots }, (_, n): SlotView => {
    const dweller = dwellers[n] ?? null;
    const colonist = typeof dweller === "number";
    return {
      slot: n + 1,
      green: planet.green.includes(n + 1),
      seat: colonist ? dweller : null,
      species: colonist ? null : dweller,
    };
  });
  return {
    ...NOTHING,
    kind: "planet",
    title: planet.title,
    text: planet.text,
    planet,
    slots,
    controller,
    ships: [...ships],
  };
}

/** A sector where nothing lies. */
export const NOTHING: SectorView = {
  sector: "",
  kind: "free",
  title: "",
  text: "",
  planet: null,
  slots: [],
  controller: null,
  goods: { red: 0, blue: 0, green: 0, yellow: 0 },
  ships: [],
};
