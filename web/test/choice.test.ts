/** From clicks to moves. */

import { describe, expect, it } from "vitest";
import { agreeing, clickable, decided, NOTHING, pick, settled, type Choice } from "../src/table/choice";
import type { Move } from "../src/wire";

const SLOTS = { move: ["from", "to"], mine: ["place"], place: ["place"] };

function move(kind: string, targets: Record<string, string> = {}): Move {
  return { text: [kind, ...Object.values(targets)].join(" "), kind, targets, facts: {} };
}

const step = (piece: string, from: string, to: string): Move => move("move", { piece, from, to });
const LEGAL = [
  step("member", "m7", "l6"),
  step("leader", "m7", "l6"),
  step("member", "l6", "m7"),
  move("mine", { place: "l6" }),
  move("end"),
];
const clicked = (...tokens: string[]): Choice => ({ kind: null, picks: tokens.map((token) => ({ token, also: {} })) });
const texts = (moves: Move[]): string[] => moves.map((each) => each.text);

describe("what can be clicked", () => {
  it("is where moves begin", () => expect([...clickable(LEGAL, NOTHING, SLOTS)].sort()).toEqual(["l6", "m7"]));
  it("is then where they go", () => expect([...clickable(LEGAL, clicked("m7"), SLOTS)]).toEqual(["l6"]));
  it("is narrowed by a kind", () => {
    expect([...clickable(LEGAL, { kind: "mine", picks: [] }, SLOTS)]).toEqual(["l6"]);
  });
});

describe("what becomes a button", () => {
  it("is what the board never asks for", () => expect(texts(settled(LEGAL, NOTHING, SLOTS))).toEqual(["end"]));
  it("is what a click has settled", () => expect(texts(settled(LEGAL, clicked("l6"), SLOTS))).toEqual(["mine l6"]));
  it("is a question between pieces", () => {
    expect(texts(settled(LEGAL, clicked("m7", "l6"), SLOTS))).toEqual(["move member m7 l6", "move leader m7 l6"]);
  });
});

describe("a click", () => {
  it("goes one step further", () => {
    expect(pick(LEGAL, clicked("m7"), SLOTS, { token: "l6", also: {} })).toEqual(clicked("m7", "l6"));
  });
  it("begins anew elsewhere", () => {
    expect(pick(LEGAL, clicked("l6", "m7"), SLOTS, { token: "l6", also: {} })).toEqual(clicked("l6"));
  });
  it("means nothing where nothing is legal", () => {
    expect(pick(LEGAL, NOTHING, SLOTS, { token: "a1", also: {} })).toBeNull();
  });
  it("on a piece settles the piece as well", () => {
    const choice: Choice = { kind: null, picks: [{ token: "m7", also: { piece: "leader" } }] };
    expect(texts(agreeing(LEGAL, choice, SLOTS))).toEqual(["move leader m7 l6"]);
  });
});

describe("a decision", () => {
  it("is made when one move is left after two clicks", () => {
    expect(decided(LEGAL, clicked("l6", "m7"), SLOTS)?.text).toBe("move member l6 m7");
  });
  it("is not made for the player by one click among many kinds", () => {
    expect(decided([LEGAL[3]!, LEGAL[4]!], clicked("l6"), SLOTS)).toBeNull();
  });
  it("is made by one click if all is of one kind", () => {
    const places = [move("place", { place: "a1" }), move("place", { place: "c1" })];
    expect(decided(places, clicked("c1"), SLOTS)?.text).toBe("place c1");
  });
});
