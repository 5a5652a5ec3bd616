/** The drawings, one line per game; a game without one gets the plain board. */

import type { Drawing } from "./drawing";

const DRAWINGS: Record<string, () => Promise<{ drawing: Drawing }>> = {
  "cosmic-pioneers": () => import("./cosmic-pioneers"),
  "globular-cluster": () => import("./globular-cluster"),
  pulsar2849: () => import("./pulsar2849"),
};

export async function drawingOf(game: string): Promise<Drawing> {
  return (await (DRAWINGS[game] ?? (() => import("./plain")))()).drawing;
}
