import { expect, test } from "vitest";
import { away, handling } from "../src/offline/handling";

test.each([
  ["GET", "navigate", "/m/abc", "page"],
  ["GET", "navigate", "/api/matches/abc/record", "network"],
  ["GET", "cors", "/assets/index-1.js", "file"],
  ["GET", "cors", "/api/games/pulsar2849/guide/fr.ftl", "text"],
  ["GET", "cors", "/api/catalogue/ru", "text"],
  ["GET", "cors", "/api/matches", "network"],
  ["GET", "cors", "/api/me", "network"],
  ["POST", "cors", "/api/games/pulsar2849/guide/fr.ftl", "network"],
] as const)("%s %s %s", (method, mode, path, expected) => {
  expect(handling(method, mode, path)).toBe(expected);
});

test("only the answers of a proxy without its server count as away", () => {
  expect([200, 404, 500, 502, 503, 504].filter(away)).toEqual([502, 503, 504]);
});
