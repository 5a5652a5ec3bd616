/** The board in words: for labels, for tooltips and for the text face. */

import type { GameWords } from "../../catalogue.svelte";
import { originLine } from "../../look/origin";
import type { Section } from "../drawing";
import { ATTRIBUTES, COLOURS, greenLeft, odds, SPECIES, turnOrder } from "./view";
import type {
  Attribute,
  CommanderView,
  CosmicPlayerView,
  CosmicTableView,
  EffectView,
  PlanetView,
  ScenarioView,
  SectorView,
  ShipView,
  SlotView,
} from "./view_types";

type Names = readonly string[];

/** Maximum number of cached sentences; a position has fewer. */
const MOST_KEPT = 3000;
const kept = new WeakMap<GameWords, Map<string, string>>();

/** Cache texts by key: between two events most of the board stays the same. */
function once(words: GameWords, key: readonly unknown[], make: () => string): string {
  const texts = kept.get(words) ?? new Map<string, string>();
  kept.set(words, texts);
  if (texts.size > MOST_KEPT) texts.clear();
  const name = JSON.stringify(key);
  const text = texts.get(name) ?? make();
  texts.set(name, text);
  return text;
}

const join = (parts: readonly string[], by = "\n"): string => parts.filter((part) => part !== "").join(by);
const nameOf = (names: Names, seat: number): string => names[seat] ?? "";

/** Return the title of a sector. */
export function placeTitle(sector: SectorView, words: GameWords): string {
  const planet = sector.planet?.planet;
  return planet ? words.name(`planet-${planet}`, planet) : words.name(`sector-${sector.kind}`, sector.kind);
}

export const faceText = (face: EffectView, words: GameWords): string =>
  words.say("outcome-name", { outcome: face.kind, amount: Math.abs(face.number) });

/** All six faces of an adventure and their odds. */
export function stripText(faces: readonly EffectView[], words: GameWords): string {
  return once(words, ["strip", faces], () => {
    const lines = faces.map((face, n) => words.say("tip-face", { die: n + 1, outcome: faceText(face, words) }));
    return join([words.say("tip-strip"), ...lines, oddsText(faces, words)]);
  });
}

export const oddsText = (faces: readonly EffectView[], words: GameWords): string =>
  words.say("tip-odds", { ...odds(faces) });

/** A planet as it is printed. */
export function planetText(planet: PlanetView, words: GameWords): string {
  const facts = {
    colour: words.name(`colour-${planet.colour}`, planet.colour),
    species: words.name(`species-${planet.species}`, planet.species),
    slots: planet.slots,
    green: planet.green.length,
  };
  return words.say("tip-planet", facts);
}

/** A planet still to be laid: its name, how it is printed, and its adventures. */
export const poolText = (planet: PlanetView, words: GameWords): string =>
  join([
    words.name(`planet-${planet.planet}`, planet.planet),
    planetText(planet, words),
    stripText(planet.faces, words),
    originLine(words, planet.planet),
  ]);

export function slotText(slot: SlotView, words: GameWords, names: Names): string {
  return once(words, ["slot", slot, slot.seat === null ? "" : nameOf(names, slot.seat)], () =>
    slotWords(slot, words, names),
  );
}

function slotWords(slot: SlotView, words: GameWords, names: Names): string {
  const kind = words.say(slot.green ? "tip-slot-green" : "tip-slot", { slot: slot.slot });
  if (slot.seat !== null) return join([words.say("tip-colonist", { who: nameOf(names, slot.seat) }), kind]);
  if (slot.species !== null) return join([alienText(slot.species, words), kind]);
  return join([words.say("tip-slot-empty"), kind]);
}

export const alienText = (species: string, words: GameWords): string =>
  words.say("tip-alien", { species: words.name(`species-${species}`, species) });

export function shipText(ship: ShipView, view: CosmicTableView, words: GameWords, names: Names): string {
  const player = view.players[ship.seat];
  const commander = player?.commander?.commander ?? "";
  const head = words.say("tip-ship", {
    who: nameOf(names, ship.seat),
    commander: words.name(`commander-${commander}`, commander),
  });
  const odds = Object.values(view.odds).find((each) => `s${ship.seat}` in each)?.[`s${ship.seat}`];
  const fight = odds === undefined ? "" : words.say("see-fight-odds", { who: nameOf(names, ship.seat), win: odds });
  return join([head, ship.crashed ? words.say("tip-crashed") : "", player ? holdText(player, words) : "", fight]);
}

export const goodsText = (colour: string, words: GameWords): string =>
  words.say("tip-goods", { goods: words.name(`piece-${colour}`, colour) });

/** What is aboard, by kind. */
export function holdText(player: CosmicPlayerView, words: GameWords): string {
  const cargo = Object.entries(player.hold).filter(([, count]) => count > 0);
  const list = cargo.map(([piece, count]) => `${words.name(`piece-${piece}`, piece)} × ${count}`);
  const facts = { aboard: player.aboard, capacity: player.capacity, list: join(list, ", ") || words.say("see-empty") };
  return words.say("tip-hold", facts);
}

/** Whether a planet is controlled, and what is missing. */
export function controlText(sector: SectorView, words: GameWords, names: Names): string {
  if (sector.planet === null) return "";
  if (sector.controller !== null) return words.say("see-controlled", { who: nameOf(names, sector.controller) });
  const left = greenLeft(sector);
  return left > 0 ? words.say("see-green-left", { count: left }) : words.say("see-tie");
}

/** A sector in full: what it is, who controls it, who and what is there. */
export function sectorText(sector: SectorView, view: CosmicTableView, words: GameWords, names: Names): string {
  const key = ["sector", sector, view.odds[sector.sector], names];
  return join([
    once(words, key, () => sectorWords(sector, view, words, names)),
    sector.planet ? originLine(words, sector.planet.planet) : "",
  ]);
}

function sectorWords(sector: SectorView, view: CosmicTableView, words: GameWords, names: Names): string {
  const head = words.say("tip-sector", {
    hour: sector.sector.slice(1),
    title: placeTitle(sector, words),
    sector: sector.sector,
  });
  const body = sector.planet ? planetText(sector.planet, words) : words.name(`tip-${sector.kind}`, "");
  const people = sector.slots
    .filter((slot) => slot.seat !== null || slot.species !== null)
    .map((slot) => onSlot(slot, words, names));
  const list = people.length > 0 ? words.say("tip-people", { list: join(people, ", ") }) : "";
  const ships = sector.ships.map((ship) =>
    words.say(ship.crashed ? "tip-here-crashed" : "tip-here", { who: nameOf(names, ship.seat) }),
  );
  const goods = COLOURS.filter((each) => sector.goods[each] > 0).map(
    (each) => `${words.name(`piece-${each}`, each)} × ${sector.goods[each]}`,
  );
  const fights = Object.entries(view.odds[sector.sector] ?? {}).map(([seat, win]) =>
    words.say("see-fight-odds", { who: nameOf(names, Number(seat.slice(1))), win }),
  );
  return join([head, body, controlText(sector, words, names), list, ...ships, join(goods, ", "), ...fights]);
}

function onSlot(slot: SlotView, words: GameWords, names: Names): string {
  const who = slot.seat !== null ? nameOf(names, slot.seat) : words.name(`species-${slot.species}`, slot.species ?? "");
  return words.say("tip-on-slot", { slot: slot.slot, who });
}

/** What a level of an attribute gives. */
export function levelText(view: CosmicTableView, attribute: Attribute, level: number, words: GameWords): string {
  return levelWords(attribute, level, view.figures[attribute][level - 1] ?? 0, view.alien_level, words);
}

/** What a level of an attribute gives, from its figure and the Cargo level that carries aliens. */
export const levelWords = (
  attribute: Attribute,
  level: number,
  number: number,
  alienLevel: number,
  words: GameWords,
): string => words.say(`see-${attribute}`, { number, level, aliens: level >= alienLevel ? 1 : 0 });

export function attributeText(view: CosmicTableView, attribute: Attribute, seat: number, words: GameWords): string {
  const now = view.players[seat]?.levels[attribute].level ?? 1;
  const key = ["attribute", attribute, now, view.figures[attribute], view.alien_level];
  return join([once(words, key, () => attributeWords(view, attribute, now, words)), originLine(words, attribute)]);
}

function attributeWords(view: CosmicTableView, attribute: Attribute, now: number, words: GameWords): string {
  const head = words.say("tip-attribute", { name: words.name(`attribute-${attribute}`, attribute), level: now });
  const lines = [1, 2, 3].map((level) =>
    words.say("tip-level", { level, gives: levelText(view, attribute, level, words) }),
  );
  return join([head, words.say(`tip-${attribute}`), ...lines]);
}

export function commanderText(commander: CommanderView, words: GameWords, names: Names): string {
  const text = once(words, ["commander", commander, names], () => commanderWords(commander, words, names));
  return join([text, originLine(words, commander.commander)]);
}

function commanderWords(commander: CommanderView, words: GameWords, names: Names): string {
  const id = commander.commander;
  const facts = {
    name: words.name(`commander-${id}`, id),
    talent: words.name(`talent-${id}`, ""),
    phase: commander.phase,
    what: words.name(`phase-${commander.phase}`, ""),
  };
  const owner = commander.seat === null ? "" : words.say("tip-taken", { who: nameOf(names, commander.seat) });
  return join([words.say("tip-commander", facts), words.name(`talent-${id}-text`, ""), owner]);
}

export const pieceText = (piece: string, words: GameWords): string =>
  words.say("tip-piece", { piece: words.name(`piece-${piece}`, piece) });

export const cardText = (card: string, words: GameWords): string =>
  join([
    words.say("tip-card", { name: words.name(`card-${card}`, card) }),
    words.name(`card-${card}-text`, ""),
    words.say("tip-card-then"),
    originLine(words, card),
  ]);

/** The end of the game in a sentence: that of the scenario and how near it is, or the last round. */
export function endText(view: CosmicTableView, words: GameWords): string {
  const rounds = view.last_round;
  if (!view.goal) return words.say("see-end-rounds", { rounds });
  return words.say(`see-end-${view.goal.test}`, { number: view.goal.number, reached: view.goal.reached, rounds });
}

/** The rules of a scenario, sentence by sentence; those of a component pack are in English only. */
export function scenarioRules({ scenario, rules }: ScenarioView, words: GameWords): string[] {
  if (words.origin(scenario) === "pack") return rules;
  return words
    .name(`rules-${scenario}`, "")
    .split("\n")
    .filter((line) => line !== "");
}

/** A scenario for a tooltip: its rules, and whose design it is. */
export const scenarioTip = (scenario: ScenarioView, words: GameWords): string =>
  join([...scenarioRules(scenario, words), originLine(words, scenario.scenario)]);

function players(view: CosmicTableView, words: GameWords, names: Names): string[] {
  return turnOrder(view).map((seat) => {
    const player = view.players[seat]!;
    const id = player.commander?.commander;
    const levels = ATTRIBUTES.map((each) => `${words.name(`attribute-${each}`, each)} ${player.levels[each].level}`);
    const counters = (view.scenario?.counters ?? []).map(
      (each) => `${words.name(`counter-${each}`, each)}: ${player.counters[each] ?? 0}`,
    );
    const facts = {
      who: nameOf(names, seat),
      commander: id ? words.name(`commander-${id}`, id) : "–",
      talent: id ? words.name(`talent-${id}`, "") : "–",
      levels: join(levels, ", "),
      credits: player.credits,
      income: player.income,
      reserve: player.reserve,
      ship: player.ship ?? "–",
      planets: player.planets.length,
      points: player.standing.total,
    };
    return join(
      [
        words.say("text-player", facts),
        holdText(player, words),
        player.crashed ? words.say("tip-crashed") : "",
        ...counters,
      ],
      "; ",
    );
  });
}

function state(view: CosmicTableView, words: GameWords, names: Names): string[] {
  const order = turnOrder(view).map((seat) => nameOf(names, seat));
  const deck = SPECIES.map((each) => `${words.name(`species-${each}`, each)} ${view.deck.species[each]}`);
  return [
    words.say("see-round", { round: view.round, last: view.last_round }),
    view.first === null ? "" : words.say("text-order", { list: join(order, ", ") }),
    words.say("tip-deck", { left: view.deck.left, list: join(deck, ", ") }),
    view.deck.current ? cardText(view.deck.current.card, words).replaceAll("\n", " ") : "",
    ...fight(view, words, names),
  ].filter((line) => line !== "");
}

function fight(view: CosmicTableView, words: GameWords, names: Names): string[] {
  const found = view.dice.fight;
  if (!found) return [];
  const line = (side: typeof found.attacker): string =>
    words.say("text-fighter", {
      who: nameOf(names, side.seat),
      die: side.die ?? "?",
      weapons: side.weapons,
      total: side.total ?? "?",
    });
  return [line(found.attacker), line(found.defender), words.say("see-ties", { who: nameOf(names, found.ties) })];
}

export function describe(view: CosmicTableView, words: GameWords, names: Names): Section[] {
  const scenario = view.scenario?.scenario;
  const rules = view.scenario ? scenarioRules(view.scenario, words) : [];
  const flat = (text: string): string => text.replaceAll("\n", "; ");
  const ring = view.sectors.map((sector) => {
    const faces = sector.planet ? stripText(sector.planet.faces, words) : "";
    return flat(join([sectorText(sector, view, words, names), faces]));
  });
  return [
    { title: words.say("text-state"), lines: state(view, words, names) },
    {
      title: scenario ? words.name(`scenario-${scenario}`, scenario) : "",
      lines: scenario ? [words.name(`scenario-${scenario}-text`, ""), ...rules, endText(view, words)] : [],
    },
    { title: words.say("text-ring"), lines: ring },
    { title: words.say("see-pool"), lines: view.pool.map((planet) => flat(poolText(planet, words))) },
    { title: words.say("text-players"), lines: players(view, words, names) },
    {
      title: words.say("see-commanders"),
      lines: view.commanders.map((each) => flat(commanderText(each, words, names))),
    },
  ];
}
