/** The typed views of single components. */

import type { ComponentInfo } from "../../wire";
import type { CosmicComponentViews } from "./view_types";

/** The view of a component of `kind`. */
export const viewOf = <Kind extends keyof CosmicComponentViews>(
  item: ComponentInfo,
  _kind: Kind,
): CosmicComponentViews[Kind] => item.view as CosmicComponentViews[Kind];
