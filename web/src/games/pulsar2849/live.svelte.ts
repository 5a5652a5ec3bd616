/** The view of the moment in parts that change on their own, so that an event touches only what it is about. */

import { sharing } from "./share";
import type { TableView } from "./view";

export class LiveView implements TableView {
  seats = $state.raw(0);
  options = $state.raw<TableView["options"]>({ map: "", hq: false, even_start: false, stations: "", dice: "" });
  round = $state.raw(0);
  rounds = $state.raw(0);
  actor = $state.raw<TableView["actor"]>(0);
  step = $state.raw("");
  turn = $state.raw<number | null>(null);
  asked = $state.raw<number | null>(null);
  about = $state.raw("");
  left = $state.raw(0);
  order = $state.raw<number[]>([]);
  tracks = $state.raw<TableView["tracks"]>({ initiative: [], engineering: [] });
  prizes = $state.raw<TableView["prizes"]>({ spaces: 0, engineering: [], initiative: [], penalties: {} });
  dice = $state.raw<Record<string, number>>({});
  steps = $state.raw<Record<string, number>>({});
  median = $state.raw<TableView["median"]>(null);
  bonus = $state.raw<TableView["bonus"]>({ value: null, had: false, duty: false });
  row_value = $state.raw<number | null>(null);
  locations = $state.raw<TableView["locations"]>({});
  offer = $state.raw<TableView["offer"]>([]);
  pile = $state.raw<TableView["pile"]>({ letter: "", left: 0, designs: {} });
  boards = $state.raw<TableView["boards"]>([]);
  goals = $state.raw<TableView["goals"]>([]);
  exploration = $state.raw<TableView["exploration"]>({ left: 0, pile: {}, discard: {} });
  systems_left = $state.raw(0);
  gyrodynes = $state.raw<TableView["gyrodynes"]>({} as TableView["gyrodynes"]);
  flight = $state.raw<TableView["flight"]>(null);
  players = $state.raw<TableView["players"]>([]);

  private readonly shared = sharing<TableView>();

  constructor(first: TableView) {
    this.take(first);
  }

  /** The next view: parts that are equal stay as they are. */
  take(view: TableView): void {
    const next = this.shared(view);
    this.seats = next.seats;
    this.options = next.options;
    this.round = next.round;
    this.rounds = next.rounds;
    this.actor = next.actor;
    this.step = next.step;
    this.turn = next.turn;
    this.asked = next.asked;
    this.about = next.about;
    this.left = next.left;
    this.order = next.order;
    this.tracks = next.tracks;
    this.prizes = next.prizes;
    this.dice = next.dice;
    this.steps = next.steps;
    this.median = next.median;
    this.bonus = next.bonus;
    this.row_value = next.row_value;
    this.locations = next.locations;
    this.offer = next.offer;
    this.pile = next.pile;
    this.boards = next.boards;
    this.goals = next.goals;
    this.exploration = next.exploration;
    this.systems_left = next.systems_left;
    this.gyrodynes = next.gyrodynes;
    this.flight = next.flight;
    this.players = next.players;
  }
}
