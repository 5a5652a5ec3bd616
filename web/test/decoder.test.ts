/** From the few words of the server to moves and positions in full. */

import { describe, expect, it } from "vitest";
import { factsOf } from "../src/games/facts";
import type { MatchInfo } from "../src/wire";
import { patched, positionFacts, withPresence, MessageDecoder } from "../src/table/decoder";

const VIEW = {
  step: "act",
  points: 4,
  closing: false,
  in_hand: null,
  board: { m7: { borders: { l6: 2 } }, l6: { borders: { m7: 2 } } },
  names: { slot: { s1: { title: "Drill", slot: "hidden" } } },
  players: [
    { points: 1, stations: ["m7"] },
    { points: 2, stations: [] },
  ],
};
const decoder = new MessageDecoder(
  [
    { name: "move", slots: ["piece", "from", "to"], chance: false },
    { name: "pay", slots: ["count"], chance: false },
  ],
  factsOf("globular-cluster"),
);
const message = {
  number: 3,
  actor: 1,
  legal: ["move member m7 l6", "pay 2"],
  scores: [1, 2],
  projected: [3, 4],
  places: [2, 1],
};

it("updates who is connected and nothing else", () => {
  const seat = { who: "person", name: "Ada", level: "", mine: true, wishes: 0 } as const;
  const seats = [0, 1].map((number) => ({ ...seat, seat: number, here: number === 0 }));
  const match = { match: "m", invite: "word", watchers: 0, seats } as unknown as MatchInfo;
  expect(withPresence(match, { type: "present", here: [1], watchers: 3 })).toEqual({
    ...match,
    watchers: 3,
    seats: [
      { ...seat, seat: 0, here: false },
      { ...seat, seat: 1, here: true },
    ],
  });
});

describe("a move", () => {
  it("has its targets by slot and the price of its border", () => {
    expect(decoder.move("move member m7 l6", VIEW)).toEqual({
      text: "move member m7 l6",
      kind: "move",
      targets: { piece: "member", from: "m7", to: "l6" },
      facts: { piece: "member", from: "m7", to: "l6", price: 2 },
    });
  });
  it("has numbers as numbers", () => expect(decoder.move("pay 2", VIEW).facts).toEqual({ count: 2 }));
  it("has the facts of its tokens", () => expect(positionFacts(VIEW, { slot: "s1" })).toEqual({ title: "Drill" }));
});

it("an entry has the facts that came with it", () => {
  const entry = {
    number: 1,
    actor: 0,
    about: 0,
    text: "pay 2",
    facts: { left: 5 },
    notes: [],
    round: 1,
    options: 2,
    weight: 0,
    total: 0,
    projected: [3, 4],
  };
  expect(decoder.entry(entry).move.facts).toEqual({ count: 2, left: 5 });
});

it("the prompt of a position has the plain facts of its view", () => {
  const position = decoder.position({ ...message, view: VIEW });
  expect(position.prompt).toEqual({ step: "act", facts: { step: "act", points: 4, tile: "" } });
  expect(position.legal.map((move) => move.kind)).toEqual(["move", "pay"]);
});

describe("a patch", () => {
  const changed = { points: 3, "board/k5": { borders: {} }, "board/m7/borders/l6": 0, "players/1/points": 9 };
  const after = patched(VIEW, changed, ["board/l6"]);
  it("changes, adds and removes parts", () => {
    expect(after).toEqual({
      ...VIEW,
      points: 3,
      board: { m7: { borders: { l6: 0 } }, k5: { borders: {} } },
      players: [VIEW.players[0], { points: 9, stations: [] }],
    });
  });
  it("leaves the previous view unchanged", () => {
    expect(VIEW.points).toBe(4);
    expect(VIEW.board.m7.borders.l6).toBe(2);
    expect(VIEW.players[1]!.points).toBe(2);
  });
  it("shares unchanged parts", () => {
    expect((after["players"] as unknown[])[0]).toBe(VIEW.players[0]);
    expect(after["names"]).toBe(VIEW.names);
  });
  it("decodes the next position", () => {
    const before = decoder.position({ ...message, view: VIEW });
    const next = decoder.progress(before, { ...message, number: 4, changed: { points: 1 }, gone: [] });
    expect(next.number).toBe(4);
    expect(next.view).toEqual({ ...VIEW, points: 1 });
    expect(next.prompt.facts["points"]).toBe(1);
  });
});
