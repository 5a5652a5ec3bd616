/**
 * The service worker: without the server it shows the shell and the texts that were read before.
 *
 * Pages and texts come from the server whenever it answers, so nothing is stale after a release. Files have
 * names that change with their content. Each build has a cache of its own, which stays as long as a tab of
 * that build is open; then the next worker deletes it.
 */

import { SHELL, away, handling } from "./handling";

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetch extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetch) => void): void;
}

declare const self: Scope;
/** The files of the build and a digest of them, written by the plugin `offline` of Vite. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_VERSION: string;

const CACHE = `astrarium-${BUILD_VERSION}`;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...BUILD_FILES]);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Return what the server answers; if it is away, what the cache has for `key`. */
async function fresh(request: Request, key: string | Request, keep: boolean): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await cache.put(key, answer.clone());
    return away(answer.status) ? ((await cache.match(key)) ?? answer) : answer;
  } catch (failure) {
    const known = await cache.match(key);
    if (known === undefined) throw failure;
    return known;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const way = handling(request.method, request.mode, url.pathname);
  if (way === "page") event.respondWith(fresh(request, SHELL, false));
  else if (way === "file") event.respondWith(file(request));
  else if (way === "text") event.respondWith(fresh(request, request, true));
});
