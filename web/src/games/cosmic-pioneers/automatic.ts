/** Questions of this game with one sensible answer, and that answer. */

import type { Move } from "../../wire";
import type { AutomaticAnswer } from "../drawing";
import type { CosmicPlayerView, CosmicTableView, SlotView } from "./view_types";

/** The highest face of a die. */
const FACES = 6;

/** The kinds of moves of phase 4 on a planet. */
const TRANSFERS = ["load", "take", "unload", "slot"];

const passing = (legal: readonly Move[]): Move | null => legal.find(({ kind }) => kind === "pass") ?? null;

const asked = (view: CosmicTableView): CosmicPlayerView => view.players[view.asked!]!;

/** Return the slots of the planet where the ship of the asked seat is. */
const slotsHere = (view: CosmicTableView): readonly SlotView[] =>
  view.sectors.find(({ sector }) => sector === view.sector)?.slots ?? [];

const isFree = ({ seat, species }: SlotView): boolean => seat === null && species === null;

/** Return whether all colonists here belong to the asked seat. */
const ownColonistsOnly = (view: CosmicTableView): boolean =>
  slotsHere(view).every(({ seat }) => seat === null || seat === view.asked);

/** Return the moves of phase 4 in the plan, the last of `planned`. */
function transfers(planned: readonly Move[]): readonly Move[] {
  const first = planned.findLastIndex(({ kind }) => !TRANSFERS.includes(kind)) + 1;
  return planned.slice(first);
}

/** Kill own colonists: bombs have no other victims here. */
function bombNobody(view: CosmicTableView, legal: readonly Move[]): Move | null {
  const alien = slotsHere(view).some(({ species }) => species !== null);
  return view.step === "bomb" && !alien && ownColonistsOnly(view) ? passing(legal) : null;
}

function aimAtAliens(view: CosmicTableView, legal: readonly Move[]): Move | null {
  if (view.step !== "target" || !ownColonistsOnly(view)) return null;
  return legal.find(({ targets }) => targets["target"] === "alien") ?? null;
}

/** Colonists handed over at the Jumpgate can be loaded again at once; they only make room for goods offered there. */
function keepColonists(view: CosmicTableView, legal: readonly Move[]): Move | null {
  const colonists = legal.every(({ kind, targets }) => kind === "pass" || targets["piece"] === "colonist");
  const offered = view.upcoming.some(({ step, seat }) => step === "buy" && seat === view.asked);
  return view.step === "discard" && view.place === "jumpgate" && colonists && !offered ? passing(legal) : null;
}

/** The roll wins the fight, or no other one would, and the rival cannot roll again. */
function keepRoll(view: CosmicTableView, legal: readonly Move[]): Move | null {
  const fight = view.dice.fight;
  const answered = view.upcoming.some(({ step }) => step === "reroll");
  if (view.step !== "reroll" || view.about !== "combat" || fight === null || answered) return null;
  const wins = (total: number): boolean =>
    total > view.against || (total === view.against && fight.ties === view.asked);
  const decided = wins(view.total) || !wins(view.total - view.rolled + FACES);
  return decided ? passing(legal) : null;
}

/** In the last round, levels and colonists aboard are worth nothing after a stop at the Jumpgate. */
function spendNothing(view: CosmicTableView, legal: readonly Move[]): Move | null {
  const worthless = view.step === "raise" || view.step === "embark";
  return worthless && view.place === "jumpgate" && view.round === view.last_round ? passing(legal) : null;
}

/**
 * Return whether it matters which slots here have colonists of the asked seat: a rival lives here too, or a colonist
 * could move from `left` to a free green slot.
 */
function slotsMatter(view: CosmicTableView, left: (slot: SlotView) => boolean): boolean {
  const green = slotsHere(view).some((slot) => slot.green && isFree(slot) && !left(slot));
  return !ownColonistsOnly(view) || (green && slotsHere(view).some((slot) => !slot.green && left(slot)));
}

/** The hold is full of colonists and goods from here, so any further transfer would take back a load. */
function keepFullHold(view: CosmicTableView, legal: readonly Move[], planned: readonly Move[]): Move | null {
  if (view.step !== "transfer" || view.left > 0 || view.due > 0) return null;
  const { aboard, hold } = asked(view);
  const done = transfers(planned);
  const fromHere = done.length === aboard && done.every(({ kind }) => kind === "load" || kind === "take");
  const aliens = Object.keys(view.stock.aliens).some((species) => (hold[species] ?? 0) > 0);
  const emptied = done.map(({ targets }) => targets["slot"]);
  const matter = slotsMatter(view, ({ slot }) => emptied.includes(String(slot)));
  return fromHere && !aliens && !matter ? passing(legal) : null;
}

/** All have landed, and only own colonists could come aboard again: that would take back a landing. */
function loadNobodyBack(view: CosmicTableView, legal: readonly Move[], planned: readonly Move[]): Move | null {
  if (view.step !== "transfer" || asked(view).aboard > 0) return null;
  const landed = transfers(planned).some(({ kind, targets }) => kind === "unload" && targets["piece"] === "colonist");
  const own = slotsHere(view).filter(({ seat }) => seat === view.asked);
  const loadable = own.map(({ slot }) => String(slot));
  const colonists = legal.every(
    ({ kind, targets }) => kind === "pass" || (kind === "load" && loadable.includes(targets["slot"]!)),
  );
  const matter = slotsMatter(view, (slot) => own.includes(slot));
  return landed && colonists && !matter ? passing(legal) : null;
}

export const automatic: readonly AutomaticAnswer<CosmicTableView>[] = [
  { id: "full", answer: keepFullHold },
  { id: "landed", answer: loadNobodyBack },
  { id: "bomb", answer: bombNobody },
  { id: "target", answer: aimAtAliens },
  { id: "discard", answer: keepColonists },
  { id: "reroll", answer: keepRoll },
  { id: "last", answer: spendNothing },
];
