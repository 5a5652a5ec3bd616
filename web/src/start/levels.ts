/** Levels and characters of bots: which ones a game offers, and their names. */

import { shell, t } from "../words.svelte";
import type { BotLevel, GameInfo } from "../wire";

type Game = Pick<GameInfo, "levels"> | undefined;

const DEFAULT_NUMBER = 2;

/** Return the levels of a game with `seats` seats, the weakest first, then the engines. */
export const levelsOf = (game: Game, seats: number): BotLevel[] => game?.levels[seats] ?? [];

/** Return the N of `level-N`; 0 for an engine or a level of an earlier version. */
export const levelNumber = (level: string): number => Number(/^level-(\d+)$/.exec(level)?.[1] ?? 0);

/**
 * Return `wanted` if the game offers it, else the nearest lower level.
 *
 * An empty or unnumbered `wanted` stands for level 2, or for level 1 where level 2 is the master. The result is empty if
 * the game offers no level.
 */
export function nearestLevel(game: Game, seats: number, wanted: string): string {
  const offered = levelsOf(game, seats).map((each) => each.level);
  if (offered.includes(wanted)) return wanted;
  const numbered = offered.filter((level) => levelNumber(level) > 0);
  const most = levelNumber(wanted) || Math.min(DEFAULT_NUMBER, Math.max(1, numbered.length - 1));
  const lower = numbered.filter((level) => levelNumber(level) <= most);
  return lower.at(-1) ?? offered[0] ?? "";
}

/** Return the name of a level; the last numbered one is the master. An engine is called by its id. */
export function levelName(game: Game, seats: number, level: string): string {
  const last = levelsOf(game, seats).findLast((each) => levelNumber(each.level) > 0);
  if (level === last?.level) return t("level-master");
  const message = levelNumber(level) > 0 ? level : `old-level-${level}`;
  return shell.has(message) ? t(message) : level;
}

/** Return the name of a level after its number, as in "3 · Casual player". */
export function numberedName(game: Game, seats: number, level: string): string {
  const number = levelNumber(level);
  const name = levelName(game, seats, level);
  return number > 0 ? `${number} · ${name}` : name;
}

/** Return the name of a character; its id if there is no message. */
export const characterName = (character: string): string =>
  shell.has(`character-${character}`) ? t(`character-${character}`) : character;

/** Return the name of a character with its temper in a few words, if there is a message for it. */
export function characterWithTemper(character: string): string {
  const temper = `character-${character}-temper`;
  const name = characterName(character);
  return shell.has(temper) ? t("character-choice", { name, temper: t(temper) }) : name;
}
