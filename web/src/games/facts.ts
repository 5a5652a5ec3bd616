/** Facts of sentences that only one game derives from a view, by game. */

import type { Facts } from "../wire";
import { facts as globularCluster } from "./globular-cluster/facts";

export type OwnFacts = (view: Record<string, unknown>, targets: Record<string, string>) => Facts;

const OWN: Record<string, OwnFacts> = { "globular-cluster": globularCluster };

export const factsOf = (game: string): OwnFacts => OWN[game] ?? (() => ({}));
