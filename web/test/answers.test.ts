/** Automatic answers: when they apply, and when a question stays with the player. */

import { describe, expect, it } from "vitest";
import { automatic as cosmic } from "../src/games/cosmic-pioneers/automatic";
import { automatic as pulsar } from "../src/games/pulsar2849/automatic";
import type { AutomaticAnswer } from "../src/games/drawing";
import { answerOf, nameOf } from "../src/table/answers";
import type { Move } from "../src/wire";

const given = (value: unknown): never => value as never;
const move = (kind: string, targets: Record<string, string> = {}): Move => ({
  text: [kind, ...Object.values(targets)].join(" "),
  kind,
  targets,
  facts: {},
});
const PASS = move("pass");

type Asked = (view: object, legal: readonly Move[], planned?: readonly Move[]) => string | null;

/** Return the text of an answer of a game. */
const asking =
  (answers: readonly AutomaticAnswer<never>[], id: string): Asked =>
  (view, legal, planned = []) =>
    answers.find((each) => each.id === id)!.answer(given(view), legal, planned)?.text ?? null;

describe("the answers of a game", () => {
  const drawing = { automatic: [{ id: "only", answer: (_view: unknown, legal: readonly Move[]) => legal[0] ?? null }] };
  const question = { view: {}, legal: [PASS], planned: [] };
  it("are off until they are switched on", () => {
    expect(answerOf("game", drawing, [], question)).toBeNull();
    expect(answerOf("game", drawing, [nameOf("other", "only"), "only"], question)).toBeNull();
  });
  it("apply when they are on", () => expect(answerOf("game", drawing, [nameOf("game", "only")], question)).toBe(PASS));
});

describe("Cosmic Pioneers", () => {
  const OWN = { seat: 0, species: null };
  const RIVAL = { seat: 1, species: null };
  const ALIEN = { seat: null, species: "worm" };
  const FREE = { seat: null, species: null };
  /** A planet of free and occupied slots, the first two of them green; the ship of seat 0 is there. */
  const planet = (...slots: object[]): object => ({
    sector: "r3",
    slots: slots.map((slot, n) => ({ slot: n + 1, green: n < 2, ...slot })),
  });
  const at = (step: string, facts: object = {}, ...slots: object[]): object => ({
    step,
    asked: 0,
    sector: "r3",
    sectors: [planet(...slots)],
    upcoming: [],
    left: 0,
    due: 0,
    stock: { aliens: { worm: 3 } },
    players: [{ aboard: 0, hold: { colonist: 0, worm: 0, red: 0 } }],
    ...facts,
  });
  const load = (slot: number): Move => move("load", { slot: String(slot) });
  const unload = (piece: string): Move => move("unload", { piece });

  describe("bombs", () => {
    const bomb = asking(cosmic, "bomb");
    const legal = [move("bomb"), PASS];
    it("never fall on own colonists alone", () => expect(bomb(at("bomb", {}, OWN, FREE, OWN), legal)).toBe("pass"));
    it("are the player's choice where aliens or rivals live", () => {
      expect(bomb(at("bomb", {}, OWN, ALIEN), legal)).toBeNull();
      expect(bomb(at("bomb", {}, OWN, RIVAL), legal)).toBeNull();
    });
    it("are no answer to another question", () => expect(bomb(at("transfer", {}, OWN), legal)).toBeNull());
  });

  describe("the target of bombs", () => {
    const target = asking(cosmic, "target");
    const legal = [move("target", { target: "colonist" }), move("target", { target: "alien" })];
    it("is an alien among own colonists", () =>
      expect(target(at("target", {}, OWN, ALIEN), legal)).toBe("target alien"));
    it("is chosen where a rival lives", () => expect(target(at("target", {}, RIVAL, ALIEN), legal)).toBeNull());
    it("is no answer to another question", () => expect(target(at("bomb", {}, OWN, ALIEN), legal)).toBeNull());
  });

  describe("cargo at the Jumpgate", () => {
    const discard = asking(cosmic, "discard");
    const colonists = [move("discard", { piece: "colonist" }), PASS];
    it("is kept if it is colonists", () =>
      expect(discard(at("discard", { place: "jumpgate" }), colonists)).toBe("pass"));
    it("is chosen if there are goods or aliens", () =>
      expect(
        discard(at("discard", { place: "jumpgate" }), [move("discard", { piece: "worm" }), ...colonists]),
      ).toBeNull());
    it("may make room for goods offered there", () => {
      const offer = (seat: number): object => ({ place: "jumpgate", upcoming: [{ step: "buy", seat, about: "" }] });
      expect(discard(at("discard", offer(0)), colonists)).toBeNull();
      expect(discard(at("discard", offer(1)), colonists)).toBe("pass");
    });
    it("may make room for goods that lie on the Trade Station", () =>
      expect(discard(at("discard", { place: "station" }), colonists)).toBeNull());
  });

  describe("a roll in a fight", () => {
    const reroll = asking(cosmic, "reroll");
    const legal = [move("reroll"), PASS];
    const fight = (total: number, rolled: number, against: number, ties = 1): object =>
      at("reroll", { about: "combat", total, rolled, against, dice: { fight: { ties } } });
    it("is kept if it wins", () => {
      expect(reroll(fight(5, 4, 4), legal)).toBe("pass");
      expect(reroll(fight(5, 4, 5, 0), legal)).toBe("pass");
    });
    it("is kept if no roll could win", () => {
      expect(reroll(fight(1, 1, 7), legal)).toBe("pass");
      expect(reroll(fight(1, 1, 6), legal)).toBe("pass");
    });
    it("is the player's choice if another roll could win", () => {
      expect(reroll(fight(3, 3, 5), legal)).toBeNull();
      expect(reroll(fight(5, 4, 5), legal)).toBeNull();
      expect(reroll(fight(1, 1, 6, 0), legal)).toBeNull();
    });
    it("is the player's choice if the rival may still roll again", () =>
      expect(
        reroll({ ...fight(5, 4, 4), upcoming: [{ step: "reroll", seat: 1, about: "combat" }] }, legal),
      ).toBeNull());
    it("is the player's choice in an adventure", () =>
      expect(reroll({ ...fight(5, 4, 4), about: "adventure" }, legal)).toBeNull());
  });

  describe("the last round", () => {
    const last = asking(cosmic, "last");
    const stop = (step: string, round: number, place = "jumpgate"): object =>
      at(step, { round, last_round: 12, place });
    it("needs no levels and no colonists aboard", () => {
      expect(last(stop("raise", 12), [move("raise", { attribute: "cargo", levels: "1" }), PASS])).toBe("pass");
      expect(last(stop("embark", 12), [move("embark", { number: "1" }), PASS])).toBe("pass");
    });
    it("is not the one before, no stop on the way, no purchase of goods", () => {
      expect(last(stop("raise", 11), [PASS])).toBeNull();
      expect(last(stop("raise", 12, "station"), [PASS])).toBeNull();
      expect(last(stop("buy", 12), [PASS])).toBeNull();
    });
  });

  describe("a full hold", () => {
    const full = asking(cosmic, "full");
    const hold = { colonist: 2, worm: 0, red: 0 };
    const two = { players: [{ aboard: 2, hold }] };
    const legal = [load(3), unload("colonist"), PASS];
    it("stays as it was loaded here", () => {
      expect(full(at("transfer", two, FREE, OWN, OWN, FREE), legal, [load(1), load(4)])).toBe("pass");
      expect(full(at("transfer", two, OWN, OWN, FREE, FREE), legal, [PASS, load(3), load(4)])).toBe("pass");
    });
    it("may change while it has room or is too full", () => {
      expect(full(at("transfer", { ...two, left: 1 }, OWN, OWN), legal, [load(3), load(4)])).toBeNull();
      expect(full(at("transfer", { ...two, due: 1 }, OWN, OWN), legal, [load(3), load(4)])).toBeNull();
    });
    it("may change if something was aboard before", () => {
      expect(full(at("transfer", two, OWN, OWN), legal, [load(3)])).toBeNull();
      expect(full(at("transfer", two, OWN, OWN), legal, [unload("colonist"), load(3)])).toBeNull();
      expect(full(at("transfer", two, OWN, OWN), legal, [load(3), PASS, load(4)])).toBeNull();
    });
    it("may change if a colonist could land on a green slot", () =>
      expect(full(at("transfer", two, FREE, OWN, FREE, FREE), legal, [load(3), load(4)])).toBeNull());
    it("may change beside a rival, or with aliens aboard", () => {
      expect(full(at("transfer", two, OWN, OWN, FREE, FREE, RIVAL), legal, [load(3), load(4)])).toBeNull();
      const mixed = { players: [{ aboard: 2, hold: { ...hold, worm: 1 } }] };
      expect(full(at("transfer", mixed, OWN, OWN), legal, [load(3), load(4)])).toBeNull();
    });
  });

  describe("after the landing", () => {
    const landed = asking(cosmic, "landed");
    const legal = [load(1), load(2), PASS];
    const done = [unload("colonist")];
    it("nobody is loaded back", () => {
      expect(landed(at("transfer", {}, OWN, OWN, OWN, FREE), legal, done)).toBe("pass");
      expect(landed(at("transfer", {}, OWN, FREE, FREE), legal.with(1, PASS), done)).toBe("pass");
    });
    it("the player decides if nobody landed, or somebody is still aboard", () => {
      expect(landed(at("transfer", {}, OWN, OWN), legal, [])).toBeNull();
      expect(landed(at("transfer", {}, OWN, OWN), legal, [unload("red")])).toBeNull();
      expect(landed(at("transfer", {}, OWN, OWN), legal, [...done, PASS])).toBeNull();
      expect(landed(at("transfer", { players: [{ aboard: 1, hold: {} }] }, OWN, OWN), legal, done)).toBeNull();
    });
    it("the player decides if something else can be loaded", () => {
      expect(landed(at("transfer", {}, OWN, OWN, ALIEN), [load(1), load(3), PASS], done)).toBeNull();
      expect(landed(at("transfer", {}, OWN, OWN), [load(1), move("take", { colour: "red" }), PASS], done)).toBeNull();
    });
    it("the player decides where slots matter", () => {
      expect(landed(at("transfer", {}, OWN, FREE, OWN), [load(1), load(3), PASS], done)).toBeNull();
      expect(landed(at("transfer", {}, OWN, OWN, RIVAL), legal, done)).toBeNull();
    });
  });
});

describe("Pulsar 2849", () => {
  const draft = move("draft", { value: "3", marker: "none" });
  const fly = move("fly", { location: "n12" });
  it.each([
    ["end", "act", move("end")],
    ["fly", "flight", fly],
    ["draft", "draft", draft],
  ])("%s is the answer if it is the only move", (id, step, only) => {
    const answer = asking(pulsar, id);
    expect(answer({ step }, [only])).toBe(only.text);
    expect(answer({ step }, [only, move("copy", { value: "1" })])).toBeNull();
    expect(answer({ step: "claim" }, [only])).toBeNull();
  });
  it("leaves a duty to the player", () =>
    expect(asking(pulsar, "end")({ step: "act" }, [move("launch", { die: "b3", change: "plain" })])).toBeNull());

  describe("the bonus of a goal", () => {
    const bonus = asking(pulsar, "bonus");
    const legal = [move("buy", { lots: "1" }), PASS];
    const goal = (price: number, worth: number, ...later: (number | null)[]): object => ({
      step: "goal-bonus",
      asked: 0,
      price,
      worth,
      upcoming: later.map((seat) => ({ step: "goal-score", seat, about: "" })),
    });
    it("is bought with cubes that nothing else needs", () => {
      expect(bonus(goal(2, 3), legal)).toBe("buy 1");
      expect(bonus(goal(2, 3, 1, 2), legal)).toBe("buy 1");
    });
    it("waits for the player while other goals may need the cubes", () =>
      expect(bonus(goal(2, 3, 1, 0), legal)).toBeNull());
    it("waits for the player if it may not be worth the cubes", () => expect(bonus(goal(3, 3), legal)).toBeNull());
    it("is another question than the sale of a technology", () =>
      expect(bonus({ ...goal(2, 3), step: "buy" }, legal)).toBeNull());
  });
});
