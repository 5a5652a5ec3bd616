/** Which slots of a move are picked on the board; dice and the thing they pay for in any order. */

import type { BoardSlots } from "../../table/choice";

/** A die of the player, as against a die on the dice board. */
export const HAND = "hand-";
/** A gyrodyne to be finished, and one in the play area, as against one of the stack. */
export const FINISH = "finish-";
export const OWN = "own-";
export const SHIP = "ship";
export const NEW_ARRAY = "new-array";

const DIE = ["die", HAND] as const;

export const SLOTS: BoardSlots = {
  enter: ["location"],
  side: ["face"],
  draft: { any: ["value", "marker"] },
  modifier: { any: ["token", DIE] },
  launch: { any: [DIE], sign: SHIP },
  take: { any: ["gyrodyne", DIE] },
  finish: { any: [["gyrodyne", FINISH], DIE] },
  claim: { any: ["transmitter", DIE] },
  pay: { any: ["transmitter", DIE] },
  patent: { any: ["technology", DIE] },
  project: { any: ["project", DIE] },
  develop: { any: [["gyrodyne", OWN], "pulsar"] },
  copy: { any: ["value"] },
  fly: ["location"],
  land: ["system"],
  gain: ["gyrodyne"],
  ring: ["pulsar"],
  run: ["run"],
  spin: ["pulsar"],
  jump: ["system"],
  settle: ["system"],
  shift: ["marker"],
  array: { any: [], sign: NEW_ARRAY },
  join: ["transmitter"],
  meet: ["goal"],
};
