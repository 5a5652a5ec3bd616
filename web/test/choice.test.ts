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
  it("is the first slot of each move", () =>
    expect([...clickable(LEGAL, NOTHING, SLOTS)].sort()).toEqual(["l6", "m7"]));
  it("is the next slot after a pick", () => expect([...clickable(LEGAL, clicked("m7"), SLOTS)]).toEqual(["l6"]));
  it("is narrowed by a kind", () => {
    expect([...clickable(LEGAL, { kind: "mine", picks: [] }, SLOTS)]).toEqual(["l6"]);
  });
});

describe("what becomes a button", () => {
  it("is a move without slots on the board", () => expect(texts(settled(LEGAL, NOTHING, SLOTS))).toEqual(["end"]));
  it("is a move whose slots are all picked", () =>
    expect(texts(settled(LEGAL, clicked("l6"), SLOTS))).toEqual(["mine l6"]));
  it("is a slot that is not picked on the board", () => {
    expect(texts(settled(LEGAL, clicked("m7", "l6"), SLOTS))).toEqual(["move member m7 l6", "move leader m7 l6"]);
  });
});

describe("a click", () => {
  it("extends the choice", () => {
    expect(pick(LEGAL, clicked("m7"), SLOTS, { token: "l6", also: {} })).toEqual(clicked("m7", "l6"));
  });
  it("restarts the choice with another token", () => {
    expect(pick(LEGAL, clicked("l6", "m7"), SLOTS, { token: "l6", also: {} })).toEqual(clicked("l6"));
  });
  it("is null if no move agrees", () => {
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
  it("is made by one click among many kinds if only one of them can be meant", () => {
    expect(decided([LEGAL[3]!, LEGAL[4]!], clicked("l6"), SLOTS)?.text).toBe(LEGAL[3]!.text);
  });
  it("is not made by an ambiguous click", () => {
    expect(decided(LEGAL, clicked("l6"), SLOTS)).toBeNull();
    expect(decided([step("member", "m7", "l6"), move("end")], clicked("m7"), SLOTS)).toBeNull();
  });
  it("is made by one click if all is of one kind", () => {
    const places = [move("place", { place: "a1" }), move("place", { place: "c1" })];
    expect(decided(places, clicked("c1"), SLOTS)?.text).toBe("place c1");
  });
});

const ANY = {
  patent: { any: ["technology", ["die", "hand-"]] },
  draft: { any: ["value", "marker"] },
  launch: { any: [["die", "hand-"]], sign: "ship" },
  copy: { any: ["value"] },
} as const;
const patent = (technology: string, die: string, change: string): Move => move("patent", { technology, die, change });
const launch = (die: string, change: string): Move => move("launch", { die, change });
const TURN = [
  patent("ai-1a", "4", "plain"),
  patent("ai-1b", "4", "plus1"),
  patent("ai-1b", "3", "plus2"),
  launch("4", "plain"),
  launch("4", "plus1"),
  launch("3", "plain"),
  move("copy", { value: "3" }),
  move("end"),
];
const open = (choice: Choice): string[] => [...clickable(TURN, choice, ANY)].sort();

describe("slots in any order", () => {
  it("can all be clicked at first, distinguished by their prefix", () => {
    expect(open(NOTHING)).toEqual(["3", "ai-1a", "ai-1b", "hand-3", "hand-4", "ship"]);
  });
  it("show what a die can pay for", () => expect(open(clicked("hand-3"))).toEqual(["ai-1b", "ship"]));
  it("show which die can pay for a card", () => expect(open(clicked("ai-1b"))).toEqual(["hand-3", "hand-4"]));
  it("lead to the same move from both sides", () => {
    for (const way of [clicked("hand-3", "ai-1b"), clicked("ai-1b", "hand-3")]) {
      expect(decided(TURN, way, ANY)?.text).toBe("patent ai-1b 3 plus2");
    }
  });
  it("let the sign of a kind be picked or left out", () => {
    const flights = ["launch 4 plain", "launch 4 plus1"];
    expect(texts(settled(TURN, clicked("hand-4"), ANY))).toEqual(flights);
    expect(texts(settled(TURN, clicked("ship", "hand-4"), ANY))).toEqual(flights);
    expect(decided(TURN, clicked("hand-3", "ship"), ANY)?.text).toBe("launch 3 plain");
    expect(agreeing(TURN, clicked("ship", "ship"), ANY)).toEqual([]);
  });
  it("are not all settled by the first of them, nor by what stands for another kind as well", () => {
    const few = [patent("ai-1a", "4", "plain"), launch("3", "plain"), move("end")];
    expect(decided(few, clicked("hand-4"), ANY)).toBeNull();
    expect(decided(few, clicked("hand-3"), ANY)).toBeNull();
    expect(decided(few, clicked("hand-3", "ship"), ANY)?.text).toBe("launch 3 plain");
  });
  it("exchange one pick for another of the same slot", () => {
    const next = { token: "hand-4", also: {} };
    expect(pick(TURN, clicked("hand-3", "ai-1b"), ANY, next)).toEqual(clicked("hand-4", "ai-1b"));
    expect(pick(TURN, clicked("hand-3"), ANY, next)).toEqual(clicked("hand-4"));
  });
  it("are settled at once if there is no alternative", () => {
    const dice = [move("draft", { value: "4", marker: "none" }), move("draft", { value: "5", marker: "initiative" })];
    expect(decided(dice, clicked("4"), ANY)?.text).toBe("draft 4 none");
    expect(texts(settled(TURN, clicked("ai-1a"), ANY))).toEqual(["patent ai-1a 4 plain"]);
  });
});
