/** Registers the service worker and fills its cache with the games and the texts of their lessons. */

import { cataloguePath, guidePath, lessonPath } from "../api";
import type { GameInfo } from "../wire";

/** Return the browser's service workers; null where there are none and during development. */
const workers = (): ServiceWorkerContainer | null =>
  "serviceWorker" in navigator && import.meta.env.PROD ? navigator.serviceWorker : null;

/** Register the service worker, where the connection is encrypted or local. */
export function register(): void {
  void workers()
    ?.register("/worker.js", { type: "module", updateViaCache: "none" })
    .catch(() => undefined);
}

/** Fetch the texts of all lessons once per build, so that they can be read while the server is away. */
export async function keepLessons(games: readonly GameInfo[], language: string): Promise<void> {
  const container = workers();
  if (container === null) return;
  // A worker that is ready does not answer the requests of a page yet that was opened before.
  if (container.controller === null) await new Promise((done) => (container.oncontrollerchange = done));
  const texts = games.flatMap(({ name, guide }) => [
    guidePath(name, guide.languages.includes(language) ? language : "en"),
    ...guide.lessons.map(({ lesson }) => lessonPath(name, lesson)),
  ]);
  const paths = [...texts, cataloguePath(language)];
  for (const path of paths) if ((await caches.match(path)) === undefined) await fetch(path);
}
