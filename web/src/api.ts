/** HTTP client of the server. */

import type {
  Book,
  CatalogueInfo,
  ChatAccess,
  ComponentList,
  DeviceLink,
  DeviceLinkInfo,
  Fork,
  Join,
  LadderInfo,
  LessonScript,
  MatchInfo,
  MatchList,
  Me,
  Mute,
  Muted,
  NewMatch,
  Odds,
  Problem,
  Rematch,
  Rules,
  Takeover,
} from "./wire";

/** A refused request; `message` is a sentence for the player. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(problem ?? { error: "unknown", text: answer.statusText }, answer.status);
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: "same-origin", ...init });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

async function send<T>(path: string, body: string): Promise<T> {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return (await (await request(path, { method: "POST", headers, body })).json()) as T;
}

async function remove(path: string): Promise<void> {
  await request(path, { method: "DELETE" });
}

export const cataloguePath = (language: string): string => `/api/catalogue/${language}`;
export const guidePath = (game: string, language: string): string => `/api/games/${game}/guide/${language}.ftl`;
export const lessonPath = (game: string, lesson: string): string => `/api/games/${game}/lessons/${lesson}`;
const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;
const link = (token: string): string => `/api/links/${encodeURIComponent(token)}`;

export const api = {
  catalogue: (language: string) => get<CatalogueInfo>(cataloguePath(language)),
  rules: (game: string, language: string) => get<Rules>(`/api/games/${game}/rules/${language}`),
  book: (game: string, language: string) => get<Book>(`/api/games/${game}/book/${language}`),
  components: (game: string) => get<ComponentList>(`/api/games/${game}/components`),
  ladder: (game: string) => get<LadderInfo>(`/api/games/${game}/ladder`),
  words: async (game: string, language: string) => (await request(`/api/games/${game}/words/${language}.ftl`)).text(),
  guide: async (game: string, language: string) => (await request(guidePath(game, language))).text(),
  lesson: (game: string, lesson: string) => get<LessonScript>(lessonPath(game, lesson)),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  matches: () => get<MatchList>("/api/matches"),
  watch: () => get<MatchList>("/api/watch"),
  create: (wish: NewMatch) => post<MatchInfo>("/api/matches", wish),
  match: (id: string) => get<MatchInfo>(match(id)),
  delete: (id: string) => remove(match(id)),
  join: (id: string, wish: Join) => post<MatchInfo>(`${match(id)}/join`, wish),
  leave: (id: string) => post<MatchInfo>(`${match(id)}/leave`, {}),
  takeover: (id: string, wish: Takeover) => post<MatchInfo>(`${match(id)}/takeover`, wish),
  rematch: (id: string, wish: Rematch) => post<MatchInfo>(`${match(id)}/rematch`, wish),
  fork: (id: string, wish: Fork) => post<MatchInfo>(`${match(id)}/fork`, wish),
  link: (token: string) => get<DeviceLinkInfo>(link(token)),
  claim: (token: string) => post<MatchInfo>(link(token), {}),
  chatAccess: (id: string, wish: ChatAccess) => post<MatchInfo>(`${match(id)}/chat`, wish),
  mute: (id: string, wish: Mute) => post<Muted>(`${match(id)}/mute`, wish),
  device: (id: string) => post<DeviceLink>(`${match(id)}/device`, {}),
  recordPath: (id: string) => `${match(id)}/record`,
  record: async (id: string) => (await request(`${match(id)}/record`)).text(),
  openRecord: (text: string) => send<MatchInfo>("/api/records", text),
  odds: (text: string) => send<Odds>("/api/odds", text),
};
