/** The typed views of single components. */

import type { ComponentInfo } from "../../wire";
import type { PulsarComponentViews } from "./view_types";

/** The view of a component of `kind`. */
export const viewOf = <Kind extends keyof PulsarComponentViews>(
  item: ComponentInfo,
  _kind: Kind,
): PulsarComponentViews[Kind] => item.view as PulsarComponentViews[Kind];
