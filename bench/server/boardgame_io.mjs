// A match of a trivial game on boardgame.io: four players and watchers, one socket each, one move after another.

import { ask } from "./http.mjs";
import { Wire } from "./wire.mjs";

export const GAME = "count";
const SEATS = 4;
const REPEAT_MS = 1000;

// Prefixes of socket.io messages in a namespace, and the packet types of its transport.
const EVENT = `42/${GAME},`;
const JOIN = `40/${GAME},`;
const [OPEN, PING, PONG] = ["0", "2", "3"];

export class Table {
  sockets = [];
  state = undefined;
  over = false;
  repeated = 0;
  #match = "";
  #credentials = [];
  #missing = 0;
  #done = undefined;

  async open(servers, { watchers }) {
    const path = `games/${GAME}`;
    this.#match = (await (await ask(`${servers.any()}${path}/create`, { numPlayers: SEATS })).json()).matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const player = { playerID: `${seat}`, playerName: `player ${seat}` };
      const joined = await (await ask(`${servers.of(this.#match)}${path}/${this.#match}/join`, player)).json();
      this.#credentials.push(joined.playerCredentials);
    }
    // After all have joined: with a database, a client that connects can undo the join of another one.
    for (let client = 0; client < SEATS + watchers; client++) {
      const seat = client < SEATS ? `${client}` : null;
      this.sockets.push(await this.#connect(servers.of(this.#match), seat, this.#credentials[client] ?? null));
    }
    return this;
  }

  async #connect(address, seat, credentials) {
    const socket = await Wire.open(`${address}socket.io/?EIO=4&transport=websocket`);
    return new Promise((resolve) => {
      socket.onclose = () => this.#done?.reject(new Error("the server has closed a socket"));
      socket.listen((data) => {
        const text = data.toString();
        if (text === PING) socket.send(PONG);
        else if (text.startsWith(OPEN)) socket.send(JOIN);
        else if (text.startsWith(JOIN)) this.#emit(socket, ["sync", this.#match, seat, credentials, SEATS]);
        else if (text.startsWith(`${EVENT}["sync"`)) {
          this.state = JSON.parse(text.slice(EVENT.length))[2].state;
          resolve(socket);
        } else if (text.startsWith(`${EVENT}["update"`)) this.#receive(text);
      });
    });
  }

  #emit(socket, event) {
    socket.send(EVENT + JSON.stringify(event));
  }

  // Plays a move; resolves to the time at which the last client received it. A move without an answer is repeated: a server
  // ignores it if another one has published the previous move but not yet stored it.
  move() {
    const seat = Number(this.state.ctx.currentPlayer);
    const payload = { type: "count", args: [], playerID: `${seat}`, credentials: this.#credentials[seat] };
    this.#missing = this.sockets.length;
    const action = { type: "MAKE_MOVE", payload };
    const send = () => this.#emit(this.sockets[seat], ["update", action, this.state._stateID, this.#match, `${seat}`]);
    const timer = setInterval(() => {
      this.repeated += 1;
      send();
    }, REPEAT_MS);
    send();
    const done = new Promise((resolve, reject) => (this.#done = { resolve, reject }));
    return done.finally(() => clearInterval(timer));
  }

  // Parses only the last copy: every browser would parse its own on its own machine.
  #receive(text) {
    this.#missing -= 1;
    if (this.#missing > 0) return;
    const received = performance.now();
    this.state = JSON.parse(text.slice(EVENT.length))[2];
    this.#done.resolve(received);
  }

  close() {
    this.#done = undefined;
    for (const socket of this.sockets) socket.close();
  }
}
