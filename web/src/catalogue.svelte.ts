/** Cached data of the server: its games, our identity, and the words of the games. */

import { api, Refusal } from "./api";
import { Messages, argument, type Facts } from "./fluent";
import { drawingOf } from "./games";
import { away } from "./offline/handling";
import { keepLessons } from "./offline/register";
import type { Language } from "./settings.svelte";
import type { CatalogueInfo, ComponentInfo, GameInfo, Me, Move, Prompt } from "./wire";

/** The words of a game in a language. */
export class GameWords {
  /** `origins` maps the ids of unpublished components to their origins. */
  constructor(
    private readonly messages: Messages,
    private readonly origins: GameInfo["origins"] = {},
  ) {}

  /** Return the origin of a component. */
  origin(id: string): ComponentInfo["origin"] {
    return this.origins[id] ?? "published";
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  say(id: string, facts: Facts = {}): string {
    return this.messages.say(id, facts);
  }

  /** Return the name of a token, or `otherwise`. */
  name(id: string, otherwise: string): string {
    return this.messages.say(id) || otherwise;
  }

  /** Why a clause pays, with the figures of the match where the game states them; its own text otherwise. */
  reason(clause: string, facts: Facts, otherwise: string): string {
    return this.messages.say(`reason-${clause}`, facts) || otherwise;
  }

  /** Return the numbers by which a clause forbids a move; empty if none decide. */
  refusal(clause: string, facts: Facts = {}): string {
    return Object.keys(facts).length > 0 ? this.messages.say(`why-${clause}`, facts) : "";
  }

  /** Describe a move that can be chosen; its notation if there is no message. */
  offer(move: Move, prompt: Prompt, who: string): string {
    return this.sentence("do", move, prompt.facts, who) || move.text;
  }

  /** Describe a move that was made. */
  done(move: Move, facts: Facts, who: string): string {
    return this.sentence("log", move, facts, who) || `${who}: ${move.text}`;
  }

  /** Return the question of a prompt. */
  question(prompt: Prompt, who: string): string {
    return this.messages.say(`ask-${prompt.step}`, { ...prompt.facts, who });
  }

  private sentence(verb: string, move: Move, facts: Facts, who: string): string {
    const slots = Object.entries(move.targets).map(([slot, token]) => [slot, argument(token)]);
    return this.messages.say(`${verb}-${move.kind}`, { ...facts, ...Object.fromEntries(slots), ...move.facts, who });
  }
}

class Store {
  offer = $state.raw<CatalogueInfo | null>(null);
  me = $state.raw<Me | null>(null);
  private readonly words = new Map<string, Promise<GameWords>>();

  /** Whether the server is away and the games were known from an earlier visit. */
  get away(): boolean {
    return this.offer !== null && this.me === null;
  }

  async load(language: Language): Promise<void> {
    const me = api.me().catch((reason: unknown) => {
      if (reason instanceof Refusal && !away(reason.status)) throw reason;
      return null;
    });
    [this.offer, this.me] = await Promise.all([api.catalogue(language), me]);
    if (!this.away) void keepLessons(this.offer.games, language).catch(() => undefined);
  }

  /** Load the descriptions of the games in another language. */
  async translate(language: Language): Promise<void> {
    this.offer = await api.catalogue(language);
  }

  game(name: string): GameInfo | undefined {
    return this.offer?.games.find((game) => game.name === name);
  }

  /** Return the words of a game, in English if it lacks the language. */
  gameWords(name: string, language: Language): Promise<GameWords> {
    const spoken = this.game(name)?.languages.includes(language) ? language : "en";
    const key = `${name} ${spoken}`;
    const found = this.words.get(key) ?? fetchWords(name, spoken, this.game(name)?.origins ?? {});
    this.words.set(key, found);
    found.catch(() => this.words.delete(key));
    return found;
  }
}

/** Fetch the messages of a game and those of its drawing. */
async function fetchWords(game: string, language: Language, origins: GameInfo["origins"]): Promise<GameWords> {
  const added = drawingOf(game).then((drawing) => drawing.texts(language));
  const texts = await Promise.all([api.words(game, language), added]);
  return new GameWords(new Messages(language, ...texts), origins);
}

export const store = new Store();
