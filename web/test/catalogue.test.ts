/** Loading the games: a server that is away, directly or behind a proxy, leaves those of an earlier visit. */

import { afterEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

import { Refusal } from "../src/api";
import { store } from "../src/catalogue.svelte";

/** Answer requests for the catalogue as the service worker does, and others with `status`; 0 for no connection. */
function answer(status: number): void {
  const me = { error: "none", text: "" };
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/catalogue/")) return Promise.resolve(Response.json({ games: [] }));
    return status === 0
      ? Promise.reject(new TypeError("no connection"))
      : Promise.resolve(Response.json(me, { status }));
  });
}

afterEach(() => {
  store.offer = store.me = null;
});

it.each([
  [0, true],
  [502, true],
  [200, false],
])("after the status %i the server is away: %s", async (status, away) => {
  answer(status);
  await store.load("en");
  expect(store.away).toBe(away);
});

it("a refusal is reported", async () => {
  answer(429);
  await expect(store.load("en")).rejects.toBeInstanceOf(Refusal);
});
