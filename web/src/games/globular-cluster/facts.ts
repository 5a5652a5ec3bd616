/** Message arguments of this game: the tile to be placed, the price of a step. */

import type { Facts } from "../../wire";
import type { GlobularTableView } from "./view_types";

/** `tile` for a question, which has no targets; `price` for a move that crosses a border. */
export function facts(view: GlobularTableView, targets: Record<string, string>): Facts {
  if (Object.keys(targets).length === 0) return { tile: view.in_hand ?? "" };
  const price = view.board[targets["from"] ?? ""]?.borders[targets["to"] ?? ""];
  return price === undefined ? {} : { price };
}
