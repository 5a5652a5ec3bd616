/** The drawings, one line per game; a game without one gets the plain board. */

import type { Drawing } from "./drawing";

const DRAWINGS: Record<string, () => Promise<{ drawing: Drawing<never> }>> = {
  "cosmic-pioneers": () => import("./cosmic-pioneers"),
  "globular-cluster": () => import("./globular-cluster"),
  pulsar2849: () => import("./pulsar2849"),
};

/** The drawing of a game. A match only has views of its own game, so the drawing may be used with any view. */
export async function drawingOf(game: string): Promise<Drawing> {
  const { drawing } = await (DRAWINGS[game] ?? (() => import("./plain")))();
  return drawing as Drawing;
}
