/** Message arguments that single games derive from a view. */

import type { Facts } from "../wire";
import type { View } from "./drawing";
import { facts as globularCluster } from "./globular-cluster/facts";

export type OwnFacts<V = View> = (view: V, targets: Record<string, string>) => Facts;

const OWN: Record<string, OwnFacts<never>> = { "globular-cluster": globularCluster };

/** The facts of a game; like a drawing, it only gets views of its own game. */
export const factsOf = (game: string): OwnFacts => (OWN[game] as OwnFacts | undefined) ?? (() => ({}));
