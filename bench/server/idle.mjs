// Idle clients of Astrarium: each greets the server, reads the position and sends nothing more. Reads requests, one JSON
// object per line, and answers each with a line of JSON.
//
// {"address": A, "tables": N} creates N matches and opens a socket at each; it comes first.
// {"sockets": M} opens further sockets at these tables until there are M, and returns how long that took.
// {"open": true} returns the number of open sockets.
//
// Every socket is a guest of its own and, for the server, has its own address.

import { createInterface } from "node:readline";
import { newGuest, newMatch, socketUrl } from "./astrarium.mjs";
import { Servers } from "./placement.mjs";
import { Wire } from "./wire.mjs";

const GAME = "globular-cluster";
const SEATS = 2;
const BATCH = 50;
const HELLO = JSON.stringify({ type: "hello", id: "hello" });

const urls = [];
let opened = 0;
let open = 0;

// Opens a socket; plays a proxy, which the server trusts on the same machine.
async function connect() {
  const number = opened++;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const socket = await Wire.open(urls[number % urls.length], { "X-Forwarded-For": address });
  open += 1;
  socket.onclose = () => (open -= 1);
  await new Promise((resolve) => {
    socket.listen(resolve);
    socket.send(HELLO);
  });
}

async function connectUntil(sockets) {
  while (opened < sockets) {
    await Promise.all(Array.from({ length: Math.min(BATCH, sockets - opened) }, connect));
  }
}

async function createTables(address, tables) {
  const servers = new Servers([address]);
  for (let table = 0; table < tables; table++) {
    const guests = [];
    for (let seat = 0; seat < SEATS; seat++) guests.push(await newGuest(servers));
    urls.push(socketUrl(servers, await newMatch(servers, GAME, guests)));
  }
}

async function handle({ address, tables, sockets }) {
  const started = performance.now();
  if (tables !== undefined) {
    await createTables(address, tables);
    await connectUntil(tables);
  } else if (sockets !== undefined) await connectUntil(sockets);
  return { open, seconds: (performance.now() - started) / 1000 };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await handle(JSON.parse(line))));
}
