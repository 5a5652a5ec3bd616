// The load: reads orders, one JSON object per line, and answers each with a line of JSON.
//
// {"side": S, "address": A, "tables": N} opens that many tables at the server of a side.
// {"moves": M} plays so many moves at each of them, closes them, and answers with what was measured.
// At every table the next move is sent as soon as all four clients have received the one before.

import { createInterface } from "node:readline";
import { Table as Astrarium } from "./astrarium.mjs";
import { Table as BoardgameIo } from "./boardgame_io.mjs";

const SIDES = { astrarium: Astrarium, "boardgame.io": BoardgameIo };
const PATIENCE = 60_000;

async function play(table, moves, times) {
  for (let move = 0; move < moves && !table.over; move++) {
    const sent = performance.now();
    times.push((await table.move()) - sent);
  }
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

async function open({ side, address, tables }) {
  const opened = [];
  for (let number = 0; number < tables; number++) opened.push(await new SIDES[side]().open(address));
  return opened;
}

async function measure(tables, moves) {
  const times = [];
  const begun = performance.now();
  await Promise.all(tables.map((table) => play(table, moves, times)));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    moves: times.length,
    moves_per_s: times.length / seconds,
    p50_ms: percentile(times, 0.5),
    p99_ms: percentile(times, 0.99),
  };
}

let tables = [];

async function follow(order) {
  if ("side" in order) {
    tables = await open(order);
    return { opened: tables.length };
  }
  const figures = await measure(tables, order.moves);
  for (const table of tables) table.close();
  return figures;
}

function late() {
  console.error(`no end after ${PATIENCE / 1000} seconds`);
  process.exit(1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const alarm = setTimeout(late, PATIENCE);
  console.log(JSON.stringify(await follow(JSON.parse(line))));
  clearTimeout(alarm);
}
