// A match of a trivial game on boardgame.io: four players and watchers, one socket each, one move after another.

import { ask } from "./http.mjs";
import { Wire } from "./wire.mjs";

export const GAME = "count";
const SEATS = 4;

// Prefixes of socket.io messages in a namespace, and the packet types of its transport.
const EVENT = `42/${GAME},`;
const JOIN = `40/${GAME},`;
const [OPEN, PING, PONG] = ["0", "2", "3"];

export class Table {
  sockets = [];
  state = undefined;
  over = false;
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
      this.sockets.push(await this.#connect(servers.of(this.#match), `${seat}`, joined.playerCredentials));
    }
    for (let watcher = 0; watcher < watchers; watcher++) {
      this.sockets.push(await this.#connect(servers.of(this.#match), null, null));
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

  // Plays a move; resolves to the time at which the last client received it.
  move() {
    const seat = Number(this.state.ctx.currentPlayer);
    const payload = { type: "count", args: [], playerID: `${seat}`, credentials: this.#credentials[seat] };
    this.#missing = this.sockets.length;
    const action = { type: "MAKE_MOVE", payload };
    this.#emit(this.sockets[seat], ["update", action, this.state._stateID, this.#match, `${seat}`]);
    return new Promise((resolve, reject) => (this.#done = { resolve, reject }));
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
