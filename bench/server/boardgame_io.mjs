// A match of the trivial game on boardgame.io: four players, one socket each, one move after the other.

import { io } from "socket.io-client";
import { ask } from "./http.mjs";

export const GAME = "count";
const SEATS = 4;

export class Table {
  sockets = [];
  state = undefined;
  over = false;
  #match = "";
  #credentials = [];
  #missing = 0;
  #done = undefined;

  async open(address) {
    const game = `${address}games/${GAME}`;
    this.#match = (await (await ask(`${game}/create`, { numPlayers: SEATS })).json()).matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const player = { playerID: `${seat}`, playerName: `player ${seat}` };
      const joined = await (await ask(`${game}/${this.#match}/join`, player)).json();
      this.#credentials.push(joined.playerCredentials);
      this.sockets.push(await this.#connect(`${address}${GAME}`, seat));
    }
    return this;
  }

  #connect(url, seat) {
    const socket = io(url, { transports: ["websocket"], forceNew: true, reconnection: false });
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("connect", () => socket.emit("sync", this.#match, `${seat}`, this.#credentials[seat], SEATS));
      socket.once("sync", (_match, { state }) => {
        this.state = state;
        socket.on("update", (_match, state) => this.#receive(state));
        resolve(socket);
      });
      socket.on("disconnect", () => this.#done?.reject(new Error("the server has closed a socket")));
    });
  }

  // Plays a move; answers with the time when the last of the four had it.
  move() {
    const seat = Number(this.state.ctx.currentPlayer);
    const payload = { type: "count", args: [], playerID: `${seat}`, credentials: this.#credentials[seat] };
    this.#missing = SEATS;
    this.sockets[seat].emit(
      "update",
      { type: "MAKE_MOVE", payload },
      this.state._stateID,
      this.#match,
      `${seat}`,
    );
    return new Promise((resolve, reject) => (this.#done = { resolve, reject }));
  }

  #receive(state) {
    this.#missing -= 1;
    if (this.#missing > 0) return;
    const seen = performance.now();
    this.state = state;
    this.#done.resolve(seen);
  }

  close() {
    this.#done = undefined;
    for (const socket of this.sockets) socket.close();
  }
}
