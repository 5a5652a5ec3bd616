/** Which technologies show their effects first. */

import { expect, it } from "vitest";
import { LAST_RANK, rank } from "../src/games/pulsar2849/technology_room";

const of = (round: number, reached: boolean, available: boolean): number => rank({ round, reached }, { available });

it("leaves out rows to come, the latest first", () => {
  expect(of(8, false, false)).toBeLessThan(of(7, false, false));
});
it("then closed technologies, then the older rows", () => {
  expect(of(2, false, false)).toBeLessThan(of(1, true, false));
  expect(of(8, true, false)).toBeLessThan(of(1, true, true));
  expect(of(1, true, true)).toBeLessThan(of(2, true, true));
});
it("keeps the newest row longest", () => expect(of(8, true, true)).toBe(LAST_RANK));
