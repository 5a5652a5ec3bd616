/** The positions that the rule book shows. */

import type { Dweller } from "./components";
import type { SectorKind, ShipView } from "./view_types";

/** A planet by its id, or another kind of sector, and what is there. */
export interface SceneSector {
  planet?: string;
  kind?: SectorKind;
  dwellers?: readonly Dweller[];
  ships?: readonly ShipView[];
  controller?: number;
}

const ship = (seat: number, crashed = false): ShipView => ({ seat, crashed });

/** Neighbouring sectors from left to right. */
export const SCENES: Readonly<Record<string, readonly SceneSector[]>> = {
  ring: [{ planet: "mossfall", ships: [ship(1)] }, { kind: "jumpgate", ships: [ship(0)] }, { kind: "belt" }],
  crash: [
    { planet: "maul", dwellers: [1], ships: [ship(1)] },
    { planet: "mossfall", dwellers: [0], ships: [ship(0, true)] },
  ],
  landing: [{ planet: "loess", dwellers: [0, 0, null, null, null, "worm"], ships: [ship(0)] }],
  control: [
    { planet: "ochre", dwellers: [0, 0, 1], controller: 0 },
    { planet: "vesper", dwellers: [0, 1, 0, 1] },
    { planet: "lichen", dwellers: [0, 0, 0, "slime"] },
  ],
};
