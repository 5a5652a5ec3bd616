/** What a drawing of a single tile needs. */

import type { ComponentInfo } from "../../wire";
import type { TileView } from "./view";

/** A tile as its face shows it, without a place on the board. */
export type Face = Pick<
  TileView,
  "tile" | "kind" | "number" | "tick" | "pennies" | "value" | "station" | "opener" | "majority"
>;

export const faceOf = (item: ComponentInfo): Face => item.view as unknown as Face;
