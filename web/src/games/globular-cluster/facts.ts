/** Facts for the sentences of this game: the tile to be placed, the price of a step. */

import type { Facts } from "../../wire";

type Part = Record<string, unknown>;

/** `tile` for a question, which has no targets; `price` for a move that crosses a border. */
export function facts(view: Part, targets: Record<string, string>): Facts {
  if (Object.keys(targets).length === 0) {
    const tile = view["in_hand"];
    return { tile: typeof tile === "string" ? tile : "" };
  }
  const board = view["board"] as Record<string, { borders?: Record<string, number> }> | undefined;
  const price = board?.[targets["from"] ?? ""]?.borders?.[targets["to"] ?? ""];
  return price === undefined ? {} : { price };
}
