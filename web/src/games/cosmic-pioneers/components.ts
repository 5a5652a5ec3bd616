/** What a drawing of a single component needs, by kind. */

import type { ComponentInfo } from "../../wire";
import type { Attribute, CardView, Colour, CommanderView, PlanetView, ScenarioView, Species, TableView } from "./view";

/** The view of each kind of component, as `screen/gallery.py` of the game describes it. */
export interface Views {
  planet: PlanetView;
  species: { species: Species; colour: Colour };
  card: CardView;
  commander: CommanderView;
  attribute: { attribute: Attribute; figures: number[]; alien_level: number };
  scenario: ScenarioView & { pool: Record<Colour, number> };
  die: TableView["hit_die"];
}

/** The view of a component of a kind. */
export const viewOf = <Kind extends keyof Views>(item: ComponentInfo, _kind: Kind): Views[Kind] =>
  item.view as unknown as Views[Kind];
