// Load generator: reads requests, one JSON object per line, and answers each with a line of JSON.
//
// {"side": S, "addresses": [A, ...], "placement": P, "tables": N, "moves": M, "watchers": W, ...} opens N tables at the
// servers of side S, each with W clients that only watch; placement.mjs explains P. At Astrarium, "game" and "seats" say
// what is played.
// {"play": true} plays M moves at each table, closes the tables and returns the figures.
// At every table the next move is sent "pause" milliseconds after all clients have received the previous one;
// after "seconds" no further move is sent.

import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { Table as Astrarium } from "./astrarium.mjs";
import { Table as BoardgameIo } from "./boardgame_io.mjs";
import { Servers } from "./placement.mjs";

const SIDES = { astrarium: Astrarium, "boardgame.io": BoardgameIo };
const TIMEOUT = 60_000;

async function play(table, { moves, pause, seconds }, times) {
  const end = performance.now() + 1000 * seconds;
  for (let move = 0; move < moves && !table.over && performance.now() < end; move++) {
    const sent = performance.now();
    times.push((await table.move()) - sent);
    if (pause > 0) await setTimeout(pause);
  }
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

async function open({ side, addresses, placement, tables, ...options }) {
  const servers = new Servers(addresses, placement);
  const opened = [];
  for (let number = 0; number < tables; number++) opened.push(await new SIDES[side]().open(servers, options));
  return opened;
}

async function measure(tables, workload) {
  const times = [];
  const started = performance.now();
  await Promise.all(tables.map((table) => play(table, workload, times)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    moves: times.length,
    moves_per_s: times.length / seconds,
    p50_ms: percentile(times, 0.5),
    p99_ms: percentile(times, 0.99),
    max_ms: times.at(-1),
    repeated: tables.reduce((sum, table) => sum + table.repeated, 0),
  };
}

let tables = [];
let workload = {};

async function handle(request) {
  if ("side" in request) {
    tables = await open(request);
    workload = request;
    return { opened: tables.length };
  }
  const figures = await measure(tables, workload);
  for (const table of tables) table.close();
  return figures;
}

function expire() {
  console.error(`the request did not finish within ${TIMEOUT / 1000} seconds`);
  process.exit(1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const timer = globalThis.setTimeout(expire, TIMEOUT);
  console.log(JSON.stringify(await handle(JSON.parse(line))));
  clearTimeout(timer);
}
