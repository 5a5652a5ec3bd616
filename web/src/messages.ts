// Made from src/astrarium/server/{game_,}messages.py by astrarium.server.typescript. Do not edit.

/** A rules option; values are written as in records: on, off, a number, a word. */
export type OptionInfo = {
  name: string;
  default: string;
  choices: string[];
  help: string;
};

/** A verb of the action space with the names of its slots. */
export type KindInfo = {
  name: string;
  slots: string[];
  chance: boolean;
};

/** A guided match: its name in requests, its title, and about how many minutes its script takes. */
export type LessonInfo = {
  lesson: string;
  title: string;
  minutes: number;
};

/** Teaching material of a game: the languages of help and summary, and the lessons in their order. */
export type GuideInfo = {
  languages: string[];
  lessons: LessonInfo[];
};

/** The component pack of a game: name, version, digest, and the ids of its components. */
export type PackInfo = {
  name: string;
  version: string;
  digest: string;
  components: string[];
};

/** A bot opponent: `level` names it in requests, `bot` is the bot that plays. */
export type BotLevel = {
  level: string;
  bot: string;
};

/**
 * A game that the server offers.
 *
 * `components` counts the different components; `origins` maps the id of each unpublished one to its origin.
 * `partly` counts published components with an unpublished part. `levels` has the bot opponents by number of
 * seats, the weakest level first; `characters` are the tastes that a bot can have beside its level.
 */
export type GameInfo = {
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
  origins: Record<string, "published" | "ours" | "pack">;
  partly: number;
  pack: PackInfo | null;
  levels: Record<string, BotLevel[]>;
  characters: string[];
};

/** The games that the server offers. */
export type CatalogueInfo = {
  games: GameInfo[];
};

/** The guest that the cookie identifies. */
export type Me = {
  guest: string;
  name: string;
};

/** Request to change the guest's name. */
export type Rename = {
  name: string;
};

/**
 * Requested occupant of a seat: "me", "bot", "open" (to invite) or "shared" (my screen).
 *
 * A bot has a `level` and perhaps a `character`.
 */
export type SeatWish = {
  who: "me" | "bot" | "open" | "shared";
  level?: string;
  name?: string;
  character?: string;
};

/**
 * Request for a match; missing options keep their defaults. A private match is not listed for watching.
 *
 * Without `private`, a match of one person against bots is private and any other is public.
 * Without `hints`, its players may ask for hints only in a match of one person against bots.
 * With `lesson`, seats, options, privacy and hints come from that lesson. `hashes` are the SHA-256 hashes
 * of my contributions to the luck, one for each of my seats, ascending; the first luck then waits until they
 * are revealed on the socket.
 */
export type NewMatch = {
  game: string;
  seats?: SeatWish[];
  options?: Record<string, string>;
  private?: boolean | null;
  hints?: boolean | null;
  lesson?: string;
  hashes?: string[];
};

/**
 * Occupant of a seat: `who` is "person", "bot" or "open"; `here` tells whether a person is connected.
 *
 * `wishes` counts the votes for a bot on the open seat. `hash` is the SHA-256 hash of the person's
 * contribution to the luck, empty without one, and `since` the first event it counts for, 0 until it is
 * revealed; lists of matches leave out both. `author` is the person's id in the chat.
 */
export type SeatInfo = {
  seat: number;
  who: "person" | "bot" | "open";
  name: string;
  level: string;
  character: string;
  here: boolean;
  mine: boolean;
  wishes: number;
  hash: string;
  since: number;
  author: string;
};

/**
 * A match without its events. `invites` has the invitation to each seat, empty if the seat is taken.
 *
 * Guests without a seat get no invitations. An invitation is valid once.
 * `actor` is the seat to act, -1 until the first luck is drawn, -2 after the end. `watchers` counts the
 * connected guests without a seat. `commitment` is the hash of the secret `seed`, which is empty until the
 * match is over. `rematch` is the id of the follow-up match, `lesson` the lesson the match was created with.
 * `spectator_chat` tells whether guests without a seat may chat, `hints` whether players may ask for
 * hints. `host` is the seat of the guest who created the match, -1 without one. `round` is 0 in games
 * without rounds; `projected` is empty in old matches that were not opened since scores are projected.
 */
export type MatchInfo = {
  match: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: number;
  number: number;
  actor: number;
  over: boolean;
  replay: boolean;
  private: boolean;
  my_turn: boolean;
  scores: number[];
  places: number[];
  projected: number[];
  round: number;
  created: string;
  changed: string;
  watchers: number;
  invites: string[];
  commitment: string;
  seed: string;
  rematch: string;
  lesson: string;
  spectator_chat: boolean;
  hints: boolean;
};

/** Matches, most recently changed first. */
export type MatchList = {
  matches: MatchInfo[];
};

/** Request for the seat of an invitation; `hash` is the SHA-256 hash of my contribution to the luck. */
export type Join = {
  invite: string;
  hash?: string | null;
};

/** Vote for a bot of `level` on an open seat; it takes the seat once every seated guest has voted. */
export type Takeover = {
  seat: number;
  level: string;
};

/**
 * Request for a match that begins with `number` events of another; `hashes` as in `NewMatch`.
 *
 * It is private if the other one is, or if one person plays against bots.
 */
export type Fork = {
  number: number;
  seats: SeatWish[];
  hashes?: string[];
};

/** Request for the follow-up match; `hashes` as in `NewMatch`. */
export type Rematch = {
  hashes?: string[];
};

/** Request to let guests without a seat chat, or not. */
export type ChatAccess = {
  spectators: boolean;
};

/** Request to hide the name and the lines of `author` from me, or to show them again. */
export type Mute = {
  author: string;
  muted: boolean;
};

/** The authors whose names and lines are hidden from me in a match. */
export type Muted = {
  authors: string[];
};

/** Path of a page where another device can take over my seats in a match, once. */
export type DeviceLink = {
  path: string;
};

/** What a device link does: the match, and the seats that move to the device that claims them. */
export type DeviceLinkInfo = {
  match: MatchInfo;
  seats: number[];
};

/** Result of checking the luck of a record; `checked` counts the events that follow from the seed. */
export type Verdict = {
  fair: boolean;
  checked: number;
  text: string;
};

/** An event of luck: the possible outcomes in the order of `legal()`, and their weights. */
export type Chance = {
  number: number;
  outcomes: string[];
  weights: number[];
};

/** All events of luck in a record. `fault` says where the record breaks the rules, if it does. */
export type Odds = {
  chances: Chance[];
  over: boolean;
  fault: string;
};

/** Reason of a refusal: a code for programs, a sentence for people, the clause if any. */
export type Problem = {
  error: string;
  text: string;
  clause?: string;
};

/**
 * Points gained or lost, and the clause that grants them.
 *
 * `source` is the id of the message that names the card or tile they come from, empty if there is none.
 */
export type Note = {
  seat: number;
  clause: string;
  amount: number;
  source: string;
};

/**
 * An event: its number from 1, the actor (-1 is chance), the seat it is about, the points it brought.
 *
 * `text` is the action in the notation of the game; `facts` are further variables of its log message.
 * `round` is 0 in games without rounds. `options` counts the legal actions; for chance, the outcome had
 * `weight` of `total`. `projected` has the projected scores after the event.
 */
export type LogEntry = {
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
  projected: number[];
};

/**
 * Position after `number` events and the moves of a draft; `actor` is -1 for chance, -2 after the end.
 *
 * `legal` lists the legal actions in the notation of the game. `projected` has the scores if the match
 * ended here.
 */
export type PositionInfo = {
  number: number;
  actor: number;
  legal: string[];
  view: Record<string, unknown>;
  scores: number[];
  projected: number[];
  places: number[];
};

/**
 * Position update: a patch against the previous view.
 *
 * `changed` has new and changed parts of the view by path (`players/0/points`), `gone` the removed paths.
 */
export type PositionUpdate = {
  number: number;
  actor: number;
  legal: string[];
  changed: Record<string, unknown>;
  gone: string[];
  scores: number[];
  projected: number[];
  places: number[];
};

/**
 * Legal moves, in order, that lead to a destination; `amounts` are what they cost and gain.
 *
 * The names of the amounts are those of the game. With `luck`, luck decides right after the moves.
 */
export type WayInfo = {
  moves: string[];
  amounts: Record<string, number>;
  luck: boolean;
};

/** A place that a choice reaches, and the ways to it, the best one first. */
export type DestinationInfo = {
  place: string;
  ways: WayInfo[];
};

/** First message on a socket; `number` counts the events the client has, -1 for none. */
export type Hello = {
  type: "hello";
  id: string;
  number?: number;
};

/** Play a draft on a copy of the position after `number` events; nothing is stored. */
export type Try = {
  type: "try";
  id: string;
  number: number;
  moves: string[];
};

/** Play a draft and store it. */
export type Act = {
  type: "act";
  id: string;
  number: number;
  moves: string[];
};

/** Ask why an action is illegal after a draft. */
export type Why = {
  type: "why";
  id: string;
  number: number;
  moves: string[];
  action: string;
};

/** Ask what a bot would play after a draft. */
export type Hint = {
  type: "hint";
  id: string;
  number: number;
  moves: string[];
};

/** Ask where a choice leads to after a draft; `choice` has the tokens of a piece or a die. */
export type Reach = {
  type: "reach";
  id: string;
  number: number;
  moves: string[];
  choice: string[];
};

/** Ask for the position after `number` events, for replays. */
export type Look = {
  type: "look";
  id: string;
  number: number;
};

/** Send a line of chat. */
export type Say = {
  type: "say";
  id: string;
  text: string;
};

/** Send the SHA-256 hash of my contribution to the luck for a seat of mine that has none from me. */
export type Commit = {
  type: "commit";
  id: string;
  seat: number;
  hash: string;
};

/** Send the 32 bytes of a contribution, in hexadecimal, whose hash was sent before. */
export type Reveal = {
  type: "reveal";
  id: string;
  seat: number;
  value: string;
};

/**
 * Answer to `hello`: the match, the log entries the client lacks, the position, the chat.
 *
 * `muted` lists the authors whose names and lines the guest has hidden.
 */
export type Welcome = {
  type: "welcome";
  id: string;
  match: MatchInfo;
  entries: LogEntry[];
  position: PositionInfo;
  chat: ChatLine[];
  muted: string[];
};

/** Answer to `try`: the position after the draft. `complete` means luck or another seat decides next. */
export type Tried = {
  type: "tried";
  id: string;
  position: PositionInfo;
  entries: LogEntry[];
  complete: boolean;
};

/** Answer to `act`: the draft is stored, the match has `number` events. `moved` broadcasts the events. */
export type Acted = {
  type: "acted";
  id: string;
  number: number;
};

/** Answer to `say`: the line is stored. `line` broadcasts it. */
export type Said = {
  type: "said";
  id: string;
};

/** Answer to `commit`: the hash is stored. */
export type Committed = {
  type: "committed";
  id: string;
};

/** Answer to `reveal`: the contribution is stored and counts from event `since` on. */
export type Revealed = {
  type: "revealed";
  id: string;
  since: number;
};

/** Refusal of a message; nothing changed: `error` for programs, `text` for people, the clause if any. */
export type Refused = {
  type: "refused";
  id: string;
  error: string;
  text: string;
  clause?: string;
};

/**
 * Answer to `why`: the clause that forbids the action, empty if it is legal.
 *
 * Where numbers decide, `facts` are the arguments of the game's message `why-<clause>`; otherwise empty.
 */
export type Because = {
  type: "because";
  id: string;
  clause: string;
  text: string;
  facts: Record<string, string | number>;
};

/** Answer to `hint`: the move of a bot, and its share of the search in percent. */
export type Hinted = {
  type: "hinted";
  id: string;
  move: string;
  share: number;
};

/** Answer to `reach`: the destinations; there may be more of them unless `complete`. */
export type Reached = {
  type: "reached";
  id: string;
  destinations: DestinationInfo[];
  complete: boolean;
};

/** Answer to `look`: an earlier position. */
export type Looked = {
  type: "looked";
  id: string;
  position: PositionInfo;
};

/** Broadcast of new events, with the update of the position before them. */
export type Moved = {
  type: "moved";
  entries: LogEntry[];
  progress: PositionUpdate;
};

/** Broadcast of the match info: seats, rematch or the end. */
export type Changed = {
  type: "changed";
  match: MatchInfo;
};

/** Broadcast of presence: seats of connected guests, and the number of connected guests without a seat. */
export type Present = {
  type: "present";
  here: number[];
  watchers: number;
};

/** Broadcast of a line of chat; `seat` is -1 for a spectator, `author` is the guest's id in this match. */
export type ChatLine = {
  type: "line";
  seat: number;
  name: string;
  text: string;
  time: string;
  author: string;
};

/** A rule in our words, and its sources. */
export type Clause = {
  id: string;
  text: string;
  sources: ("text" | "derived" | "reading" | "published" | "faq" | "ours")[];
};

/** All clauses of a game in rule book order; `language` is the language of their texts. */
export type Rules = {
  game: string;
  language: string;
  clauses: Clause[];
};

/** A chapter of a rule book: its Markdown text, and the clauses that it names. */
export type BookChapter = {
  title: string;
  text: string;
  clauses: string[];
};

/** The rule book of a game; `language` is the language of its chapters. */
export type Book = {
  game: string;
  language: string;
  chapters: BookChapter[];
};

/**
 * A component: `kind` and `id`, English title and text, number of copies, origin of the design.
 *
 * `parts` maps parts with another origin to it; `view` holds what a drawing needs.
 */
export type ComponentInfo = {
  kind: string;
  id: string;
  title: string;
  text: string;
  copies: number;
  origin: "published" | "ours" | "pack";
  parts: Record<string, "published" | "ours" | "pack">;
  view: Record<string, unknown>;
};

/** All components of a game, grouped by kind. */
export type ComponentList = {
  game: string;
  components: ComponentInfo[];
};

/**
 * Step of a lesson: the guide message `say`, the moves of seat `by`, and what to look at.
 *
 * `say` is empty for moves of an opponent; `moves` is empty for a step that is only read.
 */
export type LessonStep = {
  say: string;
  by: number;
  moves: string[];
  look: string[];
};

/** A guided match in steps; the learner has seat 0. `opening` counts the decisions before the steps. */
export type LessonScript = {
  lesson: string;
  minutes: number;
  opening: number;
  steps: LessonStep[];
};

/** Rating of a bot in Elo, relative to the mean of the ladder, and its 95 % interval. */
export type BotRating = {
  bot: string;
  rating: number;
  low: number;
  high: number;
  matches: number;
};

/** Ratings of bots in matches with `seats` seats, the strongest first, and effects of the seats in Elo. */
export type SeatLadder = {
  game: string;
  seats: number;
  matches: number;
  bots: BotRating[];
  seat_effects: number[];
};

/** Ratings of the bots of a game, by ascending number of seats; empty if the bots are not rated. */
export type LadderInfo = {
  game: string;
  ladders: SeatLadder[];
};

export type ClientMessage = Hello | Try | Act | Why | Hint | Reach | Look | Say | Commit | Reveal;

export type ServerMessage = Welcome | Tried | Acted | Said | Committed | Revealed | Refused | Because | Hinted | Reached | Looked | Moved | Changed | Present | ChatLine;
