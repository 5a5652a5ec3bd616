/** The route: start page, verification of a record, gallery, ladder or rules of a game, device link, or table of a match. */

/** Token of an invitation and the seat it is for; links of earlier versions do not name the seat. */
export interface Invitation {
  token: string;
  seat: number | null;
}

export type Place =
  | { page: "start" }
  | { page: "table"; match: string; invite: Invitation | null; at: number | null }
  | { page: "device"; token: string }
  | { page: "verify"; match: string }
  | { page: "gallery"; game: string }
  | { page: "ladder"; game: string; seats: number | null }
  | { page: "rules"; game: string }
  | { page: "lost" };

export function place(url: URL): Place {
  if (url.pathname === "/") return { page: "start" };
  if (url.pathname === "/verify") return { page: "verify", match: url.searchParams.get("match") ?? "" };
  const game = /^\/games\/([a-z0-9-]+)\/components\/?$/.exec(url.pathname);
  if (game) return { page: "gallery", game: game[1]! };
  const rated = /^\/games\/([a-z0-9-]+)\/ladder\/?$/.exec(url.pathname);
  if (rated) return { page: "ladder", game: rated[1]!, seats: numberIn(url, "seats") };
  const ruled = /^\/games\/([a-z0-9-]+)\/rules\/?$/.exec(url.pathname);
  if (ruled) return { page: "rules", game: ruled[1]! };
  const device = /^\/d\/([a-z0-9]+)\/?$/.exec(url.pathname);
  if (device) return { page: "device", token: device[1]! };
  const found = /^\/m\/([A-Za-z0-9_-]+)\/?$/.exec(url.pathname);
  if (!found) return { page: "lost" };
  const token = url.searchParams.get("invite");
  return {
    page: "table",
    match: found[1]!,
    invite: token ? { token, seat: numberIn(url, "seat") } : null,
    at: numberIn(url, "at"),
  };
}

function numberIn(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Route {
  here = $state<Place>(place(new URL(location.href)));

  go(path: string): void {
    history.pushState(null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  /** Replace the address without a new entry in the history. */
  swap(path: string): void {
    history.replaceState(null, "", path);
    this.follow();
  }

  follow(): void {
    this.here = place(new URL(location.href));
  }
}

export const route = new Route();

/** Click handler of links inside the app: navigate without loading the page again. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(anchor.getAttribute("href") ?? "/");
}
