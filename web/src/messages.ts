// Made from src/astrarium/server/{game_,}messages.py by astrarium.server.typescript. Do not edit.

/** A choice about the rules; values are written as in records: on, off, a number, a word. */
export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  help: string;
}

/** A verb of the action space with the names of its slots. */
export interface KindInfo {
  name: string;
  slots: string[];
  chance: boolean;
}

/** A guided match that can be begun, and about how long its script takes. */
export interface LessonInfo {
  lesson: string;
  minutes: number;
}

/** How a game is taught: the languages of its help and summary, and its lessons. */
export interface GuideInfo {
  languages: string[];
  lessons: LessonInfo[];
}

/** The component pack that changes a game: what it is called, and the ids of its components. */
export interface PackInfo {
  name: string;
  version: string;
  digest: string;
  components: string[];
}

/**
 * A game that can be played here.
 *
 * `components` counts its different components; `origins` has the origin of those that are not published,
 * by id. `partly` counts published ones of which a part is not.
 */
export interface GameInfo {
  name: string;
  title: string;
  edition: number;
  about: string;
  seats: number[];
  options: OptionInfo[];
  kinds: KindInfo[];
  digest: string;
  languages: string[];
  guide: GuideInfo;
  components: number;
  origins: Record<string, "ours" | "pack" | "published">;
  partly: number;
  pack: PackInfo | null;
}

/** An opponent of the server: `level` names it in requests, `bot` is what plays. */
export interface BotLevel {
  level: string;
  bot: string;
}

/** What the server offers. */
export interface CatalogueInfo {
  games: GameInfo[];
  levels: BotLevel[];
}

/** The guest behind a cookie. */
export interface Me {
  guest: string;
  name: string;
}

/** A guest's wish for a name. */
export interface Rename {
  name: string;
}

/** Who shall sit on a seat: "me", "bot" (of a level), "open" (for a friend) or "shared" (on my screen). */
export interface SeatWish {
  who: "bot" | "me" | "open" | "shared";
  level?: string;
  name?: string;
}

/**
 * Asks for a match; options not named keep their defaults. A private one is not listed for watching.
 *
 * A match that follows a lesson of the game gets seats, options and privacy from it.
 */
export interface NewMatch {
  game: string;
  seats?: SeatWish[];
  options?: Record<string, string>;
  private?: boolean;
  lesson?: string;
}

/**
 * Who sits on a seat: `who` is "person", "bot" or "open"; `here` whether a person is connected.
 *
 * `wishes` counts the people who wish that a bot takes the open seat over.
 */
export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  level: string;
  here: boolean;
  mine: boolean;
  wishes: number;
}

/**
 * A match in a list. `invite` is there for those who sit in it while a seat is open; `watchers` watch.
 *
 * `actor` is the seat to act, -2 when over. `commitment` is the hash of the secret `seed` of the match's
 * luck, which is shown when the match is over. `rematch` names the match that was made as the next one,
 * `lesson` the lesson it began with.
 */
export interface MatchInfo {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  number: number;
  actor: number;
  over: boolean;
  replay: boolean;
  private: boolean;
  my_turn: boolean;
  scores: number[];
  places: number[];
  created: string;
  changed: string;
  watchers: number;
  invite: string;
  commitment: string;
  seed: string;
  rematch: string;
  lesson: string;
}

/** Matches, those changed last first. */
export interface MatchList {
  matches: MatchInfo[];
}

/** Takes an open seat (any, if not named) with the word of the invitation. */
export interface Join {
  invite: string;
  seat?: number | null;
}

/** Wishes that a bot of a level takes an open seat; it does when all who sit there wish so. */
export interface Takeover {
  seat: number;
  level: string;
}

/** Asks for a new match that begins with the first `number` events of another. */
export interface Fork {
  number: number;
  seats: SeatWish[];
}

/** A link, good once, that moves my seats in a match to another device. */
export interface DeviceLink {
  path: string;
}

/** What a check of a record's luck found; `checked` counts the events that follow from the seed. */
export interface Verdict {
  fair: boolean;
  checked: number;
  text: string;
}

/** What luck could bring at an event: the outcomes in the order of `legal()`, and their weights. */
export interface Chance {
  number: number;
  outcomes: string[];
  weights: number[];
}

/** All luck of a record. `fault` says where the record stops following the rules, if it does. */
export interface Odds {
  chances: Chance[];
  over: boolean;
  fault: string;
}

/** Why a request was refused: a word for programs, a sentence for people, the clause if any. */
export interface Problem {
  error: string;
  text: string;
  clause?: string;
}

/**
 * Points gained or lost, and the clause that says why.
 *
 * `source` is the id of the message that names the card or tile they came from, empty if there is none.
 */
export interface Note {
  seat: number;
  clause: string;
  amount: number;
  source: string;
}

/**
 * An event: its number from 1, who acted (-1 is chance), whom it is about, the points it brought.
 *
 * `text` is the action in the notation of the game; `facts` are what its sentence in the log needs besides.
 * `round` is the round it belongs to, 0 in games without rounds. `options` counts what could have been
 * chosen; for chance, `weight` of `total` lots brought what came.
 */
export interface LogEntry {
  number: number;
  actor: number;
  about: number;
  text: string;
  facts: Record<string, string | number>;
  notes: Note[];
  round: number;
  options: number;
  weight: number;
  total: number;
}

/**
 * A position after `number` events and the moves of a draft; `actor` is -1 for chance, -2 when over.
 *
 * `legal` are the actions that are possible, in the notation of the game.
 */
export interface PositionInfo {
  number: number;
  actor: number;
  legal: string[];
  view: Record<string, unknown>;
  scores: number[];
  places: number[];
}

/**
 * Position update: a patch against the previous view.
 *
 * `changed` has new and changed parts of the view by path (`players/0/points`), `gone` the removed paths.
 */
export interface PositionUpdate {
  number: number;
  actor: number;
  legal: string[];
  changed: Record<string, unknown>;
  gone: string[];
  scores: number[];
  places: number[];
}

/** The first message on a socket: what the client has already, -1 for nothing. */
export interface Hello {
  type: "hello";
  id: string;
  number?: number;
}

/** Plays a draft on a copy of the position after `number` events; nothing is stored. */
export interface Try {
  type: "try";
  id: string;
  number: number;
  moves: string[];
}

/** Plays a draft for good. */
export interface Act {
  type: "act";
  id: string;
  number: number;
  moves: string[];
}

/** Asks why an action is not allowed after a draft. */
export interface Why {
  type: "why";
  id: string;
  number: number;
  moves: string[];
  action: string;
}

/** Asks what a bot would do after a draft. */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
  moves: string[];
}

/** Asks for the position after `number` events, for replays. */
export interface Look {
  type: "look";
  id: string;
  number: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The answer to `hello`: the match, the log from where the client left off, the position, the chat. */
export interface Welcome {
  type: "welcome";
  id: string;
  match: MatchInfo;
  entries: LogEntry[];
  position: PositionInfo;
  chat: ChatLine[];
}

/** The position after a draft. `complete` says that it can be sent: luck or another seat comes next. */
export interface Tried {
  type: "tried";
  id: string;
  position: PositionInfo;
  entries: LogEntry[];
  complete: boolean;
}

/** A draft was stored; the match now has `number` events. `moved` tells everybody what happened. */
export interface Acted {
  type: "acted";
  id: string;
  number: number;
}

/** A line of chat was stored; `line` tells everybody. */
export interface Said {
  type: "said";
  id: string;
}

/** A message was refused, nothing changed: `error` for programs, `text` for people, the clause if any. */
export interface Refused {
  type: "refused";
  id: string;
  error: string;
  text: string;
  clause?: string;
}

/** Why an action is not allowed; an empty clause if it is. */
export interface Because {
  type: "because";
  id: string;
  clause: string;
  text: string;
}

/** What a bot would do, and what share of its search, in percent, went into it. */
export interface Hinted {
  type: "hinted";
  id: string;
  move: string;
  share: number;
}

/** A position of the past. */
export interface Looked {
  type: "looked";
  id: string;
  position: PositionInfo;
}

/** Events were added to the match: those, and how the position before them has changed. */
export interface Moved {
  type: "moved";
  entries: LogEntry[];
  progress: PositionUpdate;
}

/** Something about the match other than its position: who sits where, who is here, its end. */
export interface Changed {
  type: "changed";
  match: MatchInfo;
}

/** A line of chat; `seat` is -1 for a spectator. */
export interface ChatLine {
  type: "line";
  seat: number;
  name: string;
  text: string;
  time: string;
}

/** A rule in our words, and where it comes from. */
export interface Clause {
  id: string;
  text: string;
  sources: ("derived" | "faq" | "ours" | "published" | "reading" | "text")[];
}

/** All clauses of a game, in the order of its rule book; `language` is the one they are written in. */
export interface Rules {
  game: string;
  language: string;
  clauses: Clause[];
}

/**
 * A component: `kind` and `id`, English title and text, the number of copies, whose design it is.
 *
 * `parts` has the origin of parts that differ, `view` what a drawing of the component needs.
 */
export interface ComponentInfo {
  kind: string;
  id: string;
  title: string;
  text: string;
  copies: number;
  origin: "ours" | "pack" | "published";
  parts: Record<string, "ours" | "pack" | "published">;
  view: Record<string, unknown>;
}

/** All components of a game, kind by kind. */
export interface ComponentList {
  game: string;
  components: ComponentInfo[];
}

/**
 * A part of a lesson: the message `say` of the guide, the moves of seat `by`, what to look at.
 *
 * Nothing is said with the moves of an opponent, and nothing is played where something is only to be read.
 */
export interface LessonStep {
  say: string;
  by: number;
  moves: string[];
  look: string[];
}

/** A guided match, step by step; the learner has seat 0. `opening` decisions come before the steps. */
export interface LessonScript {
  lesson: string;
  minutes: number;
  opening: number;
  steps: LessonStep[];
}

export type ClientMessage = Hello | Try | Act | Why | Hint | Look | Say;

export type ServerMessage = Welcome | Tried | Acted | Said | Refused | Because | Hinted | Looked | Moved | Changed | ChatLine;
