/** What a drawing of a single component needs, by kind. */

import type { ComponentInfo } from "../../wire";
import type { Goal, Gyrodyne, Location, Project, Row, System, Technology, Transmitter } from "./view";

/** What the game tells of each kind of component, as its `gallery.py` makes it. */
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
