// boardgame.io with a trivial game. Without arguments it has its default configuration, with its store in memory.
//
// node peer.mjs FOLDER [REDIS_URL]: matches are stored in the PostgreSQL database "postgres" whose socket is in FOLDER, and
// updates are published through Redis, so that several servers can share the matches.

import { Origins, Server, SocketIO } from "boardgame.io/dist/cjs/server.js";
import { GAME } from "./boardgame_io.mjs";

const count = {
  name: GAME,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => void (G.count += 1) },
};

async function store(host) {
  const { PostgresStore } = (await import("bgio-postgres")).default;
  return new PostgresStore({ host, username: "postgres", database: "postgres", logging: false });
}

async function transport(url) {
  const { RedisPubSub } = (await import("@boardgame.io/redis-pubsub")).default;
  const { createClient } = (await import("redis")).default;
  return new SocketIO({ pubSub: new RedisPubSub(createClient(url), createClient(url)) });
}

const [folder, redis] = process.argv.slice(2);
const shared = {};
if (folder !== undefined) shared.db = await store(folder);
if (redis !== undefined) shared.transport = await transport(redis);
const { appServer } = await Server({ games: [count], origins: [Origins.LOCALHOST], ...shared }).run(0);
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`);
