// Watchers and floods at one table of Astrarium. Reads one request, a JSON object on a line, and prints a line when all
// connections are open:
//
// {"address": A, "watchers": N, "floods": M} opens a match, connects N watchers to it at once, floods the server with
// messages over M connections, and plays a move of the match every half second. A flood that the server ends begins again.
// Every connection is a guest of its own and, for the server, has its own address.

import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { Table } from "./astrarium.mjs";
import { Servers } from "./placement.mjs";
import { Wire } from "./wire.mjs";

const MATCH = { game: "globular-cluster", seats: 2, watchers: 0 };
const BATCH = 50;
const MOVE_MS = 500;
const HELLO = JSON.stringify({ type: "hello", id: "hello" });
const LOOK = JSON.stringify({ type: "look", id: "look", number: 0 });

let addresses = 0;

// Plays a proxy, which the server trusts on the same machine.
function connect(url) {
  addresses += 1;
  return Wire.open(url, { "X-Forwarded-For": `10.0.${addresses >> 8}.${addresses & 255}` });
}

async function watch(url) {
  const socket = await connect(url);
  await new Promise((resolve) => {
    socket.listen(resolve);
    socket.send(HELLO);
  });
}

async function gather(url, count) {
  for (let left = count; left > 0; left -= BATCH) {
    await Promise.all(Array.from({ length: Math.min(BATCH, left) }, () => watch(url)));
  }
}

async function flood(url) {
  const socket = await connect(url);
  socket.onclose = () => flood(url);
  socket.listen(() => {});
  socket.flood(LOOK);
}

const [line] = await once(createInterface({ input: process.stdin }), "line");
const { address, watchers, floods } = JSON.parse(line);
const table = await new Table().open(new Servers([address]), MATCH);
await gather(table.url, watchers);
await Promise.all(Array.from({ length: floods }, () => flood(table.url)));
console.log("open");
while (!table.over) {
  await table.move();
  await setTimeout(MOVE_MS);
}
