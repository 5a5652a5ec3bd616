// A match on Astrarium's server: one guest and one socket for each seat and watcher, random legal moves.

import { ask } from "./http.mjs";
import { Wire } from "./wire.mjs";

const OVER = -2;
const MOVED = '{"type":"moved"';
const REFUSED = '{"type":"refused"';

export class Table {
  sockets = [];
  url = "";
  position = undefined;
  over = false;
  repeated = 0; // the server answers every move
  #sent = 0;
  #missing = 0;
  #done = undefined;

  async open(servers, { game, seats, watchers }) {
    const cookies = [];
    for (let client = 0; client < seats + watchers; client++) cookies.push(await newGuest(servers));
    const match = await newMatch(servers, game, cookies.slice(0, seats));
    for (const cookie of cookies) {
      this.url = socketUrl(servers, match);
      this.sockets.push(await this.#connect(this.url, cookie));
    }
    return this;
  }

  async #connect(url, cookie) {
    const socket = await Wire.open(url, { Cookie: cookie });
    let greeted = false;
    return new Promise((resolve) => {
      socket.onclose = () => this.#done?.reject(new Error("the server has closed a socket"));
      socket.listen((data) => {
        if (!greeted) this.position = readPosition(data, '"position":', ',"view":');
        else this.#receive(data);
        greeted = true;
        resolve(socket);
      });
      socket.send(JSON.stringify({ type: "hello", id: "hello" }));
    });
  }

  // Plays a move; resolves to the time at which the last client received it.
  move() {
    const { number, actor, legal } = this.position;
    const text = legal[Math.floor(Math.random() * legal.length)];
    this.#sent += 1;
    this.#missing = this.sockets.length;
    const act = { type: "act", id: `act ${this.#sent}`, number, moves: [text] };
    this.sockets[actor].send(JSON.stringify(act));
    return new Promise((resolve, reject) => (this.#done = { resolve, reject }));
  }

  // Parses only the last copy: every browser would parse its own on its own machine.
  #receive(data) {
    const head = data.toString("latin1", 0, REFUSED.length);
    if (head === REFUSED) return this.#done.reject(new Error(data.toString()));
    if (!head.startsWith(MOVED)) return;
    this.#missing -= 1;
    if (this.#missing > 0) return;
    const received = performance.now();
    this.position = readPosition(data, '"progress":', ',"changed":');
    this.over = this.position.actor === OVER;
    this.#done?.resolve(received);
  }

  close() {
    this.#done = undefined;
    for (const socket of this.sockets) socket.close();
  }
}

// Returns number, actor and legal moves; the load generator does not need the view that follows.
function readPosition(data, name, rest) {
  const begin = data.indexOf(name) + name.length;
  return JSON.parse(`${data.toString("utf8", begin, data.indexOf(rest, begin))}}`);
}

export const socketUrl = (servers, match) => `${servers.of(match).replace("http", "ws")}api/matches/${match}/socket`;

// Creates a guest and returns its cookie.
export async function newGuest(servers) {
  const response = await ask(`${servers.any()}api/me`);
  return response.headers.getSetCookie()[0].split(";")[0];
}

// Creates a match, seats the guests with these cookies and returns the id of the match.
export async function newMatch(servers, game, [host, ...friends]) {
  const open = friends.map(() => ({ who: "open" }));
  const settings = { game, seats: [{ who: "me" }, ...open] };
  const { match, invites } = await (await ask(`${servers.any()}api/matches`, settings, host)).json();
  for (const [index, friend] of friends.entries()) {
    await ask(`${servers.of(match)}api/matches/${match}/join`, { invite: invites[index + 1] }, friend);
  }
  return match;
}
