/** What the service worker does with a request. */

export const SHELL = "/";

/** `page`: the shell if the server is away; `file`: immutable, cache first; `text`: the last one if the server is away. */
export type Handling = "page" | "file" | "text" | "network";

const TEXT = /^\/api\/(catalogue\/|games\/)/;

export function handling(method: string, mode: RequestMode, path: string): Handling {
  if (method !== "GET") return "network";
  if (mode === "navigate" && !path.startsWith("/api/")) return "page";
  if (path.startsWith("/assets/")) return "file";
  return TEXT.test(path) ? "text" : "network";
}

/** Return whether an answer comes from a proxy whose server is away. */
export const away = (status: number): boolean => status >= 502 && status <= 504;
