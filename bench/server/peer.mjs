// boardgame.io in its default configuration: its server, its in-memory store, and a trivial game.

import { Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { GAME } from "./boardgame_io.mjs";

const count = {
  name: GAME,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => void (G.count += 1) },
};

const { appServer } = await Server({ games: [count], origins: [Origins.LOCALHOST] }).run(0);
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`);
