/** The board in words, for labels and for the text face. */

import type { GameWords } from "../../catalogue.svelte";
import type { Section } from "../drawing";
import { TYPES } from "./crystals";
import type { GlobularTableView, TileView } from "./view_types";

/** A place in one sentence: what lies there, what it is worth, who is there. */
export function placeText(name: string, view: GlobularTableView, words: GameWords, names: readonly string[]): string {
  const tile = view.board[name];
  if (!tile) return words.say("text-free", { place: name });
  const parts = [words.say("text-tile", { place: name, name: words.name(`tile-${tile.tile}`, tile.tile) })];
  parts.push(...state(tile, words, names));
  return parts.filter((part) => part !== "").join(", ");
}

/** Return the tooltip of a place: its content, and what that kind of tile is for. */
export function placeTip(name: string, view: GlobularTableView, words: GameWords, names: readonly string[]): string {
  const kind = view.board[name]?.kind ?? "free";
  return [placeText(name, view, words, names), words.say(`tip-${kind}`)].filter((part) => part !== "").join("\n");
}

function state(tile: TileView, words: GameWords, names: readonly string[]): string[] {
  const parts: string[] = [];
  if (tile.value !== null) parts.push(words.say("text-value", { value: tile.value, improved: tile.pennies }));
  if (tile.kind === "resource") parts.push(words.say("text-caches", { count: tile.pennies }));
  if (tile.station !== null) parts.push(words.say("text-station", { who: names[tile.station] ?? "" }));
  if (tile.opener !== null) parts.push(words.say("text-opened", { who: names[tile.opener] ?? "" }));
  tile.members.forEach((count, seat) => {
    if (count > 0) parts.push(words.say("text-members", { who: names[seat] ?? "", count }));
    if (tile.leaders.includes(seat)) parts.push(words.say("text-leader", { who: names[seat] ?? "" }));
  });
  return parts;
}

function borders(tile: TileView, words: GameWords): string {
  const open = Object.entries(tile.borders).filter(([, price]) => price > 0);
  const list = open.map(([other, price]) => words.say("text-border", { place: other, price })).join(", ");
  return list === "" ? "" : words.say("text-borders", { list });
}

function tiles(view: GlobularTableView, words: GameWords, names: readonly string[]): string[] {
  return Object.entries(view.board).map(([name, tile]) => {
    const tick = tile.tick ? words.say("text-tick", { corner: words.name(`corner-${tile.tick}`, tile.tick) }) : "";
    return [placeText(name, view, words, names), tick, borders(tile, words)].filter((part) => part !== "").join("; ");
  });
}

function players(view: GlobularTableView, words: GameWords, names: readonly string[]): string[] {
  return view.players.map((player) => {
    const caches = TYPES.map((type) => `${words.name(`cache-${type}`, type)}: ${player.caches[type] ?? 0}`).join(", ");
    return words.say("text-player", {
      who: names[player.seat] ?? "",
      home: player.home,
      out: player.members - player.home,
      leader: player.leader ?? "–",
      stations: player.stations_left,
      caches,
      worth: player.crystals,
    });
  });
}

function stack(view: GlobularTableView, words: GameWords): string[] {
  const groups = view.stack.filter((group) => group.left > 0);
  return groups.map((group) => {
    const list = Object.entries(group.tiles).map(([tile, count]) => `${words.name(`tile-${tile}`, tile)} × ${count}`);
    return words.say("text-group", { count: group.left, list: list.join(", ") });
  });
}

export function describe(view: GlobularTableView, words: GameWords, names: readonly string[]): Section[] {
  return [
    { title: words.say("text-tiles"), lines: tiles(view, words, names) },
    { title: words.say("text-players"), lines: players(view, words, names) },
    { title: words.say("text-stack"), lines: stack(view, words) },
  ];
}
