/** What a drawing of a single component needs, by kind. */

import type { ComponentInfo } from "../../wire";
import type { Goal, Gyrodyne, Location, Project, Row, System, Technology, Transmitter } from "./view";

/** The view of each kind of component, as `screen/gallery.py` of the game describes it. */
export interface Views {
  map: { nodes: Pick<Location, "kind" | "colour" | "x" | "y">[]; segments: [number, number][] };
  system: System;
  exploration: Pick<System, "bonus">;
  gyrodyne: Gyrodyne;
  transmitter: Transmitter;
  board: { rows: Pick<Row, "round" | "value">[] };
  technology: Technology & { board: string; round: number };
  hq: { face: string; title: string; projects: Project[] };
  project: Project;
  goal: Goal;
}

/** The view of a component of a kind. */
export const viewOf = <Kind extends keyof Views>(item: ComponentInfo, _kind: Kind): Views[Kind] =>
  item.view as unknown as Views[Kind];
