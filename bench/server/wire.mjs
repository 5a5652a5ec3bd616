// A WebSocket with nothing but what the load needs: whole text messages, and answers to pings.

import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const FAREWELL = 0x88;
const MASKED = 0x80;
const MIDDLE = 126;
const END = "\r\n\r\n";

// One for all sockets: what it holds is read before the next data comes.
const BUFFER = Buffer.alloc(1 << 16);
const NOTHING = Buffer.alloc(0);

export class Wire {
  #socket;
  #rest = NOTHING;
  #greeted = () => {};
  #hear = undefined;
  onclose = () => {};

  // Opens a socket at a URL; `headers` are lines for the handshake.
  static async open(url, headers = {}) {
    const wire = new Wire();
    const { hostname, port, pathname, search } = new URL(url);
    const onread = { buffer: BUFFER, callback: (size) => wire.#receive(BUFFER.subarray(0, size)) };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    wire.#socket = socket;
    const lines = { Host: `${hostname}:${port}`, Connection: "Upgrade", Upgrade: "websocket", ...headers };
    lines["Sec-WebSocket-Version"] = "13";
    lines["Sec-WebSocket-Key"] = randomBytes(16).toString("base64");
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${head.join("")}\r\n`);
    await new Promise((resolve, reject) => {
      socket.once("error", reject);
      wire.#greeted = (error) => (error ? reject(error) : resolve());
    });
    socket.on("close", () => wire.onclose());
    return wire;
  }

  // Hands over every message from now on, also those that have come already. A message is to be read at once.
  listen(hear) {
    this.#hear = hear;
    this.#receive(NOTHING);
    this.#socket.resume();
  }

  // The answer to the handshake, and what has come with it; the socket pauses until somebody listens.
  #shakeHands(data) {
    const end = data.indexOf(END);
    const agreed = data.toString("latin1", 9, 12) === "101";
    this.#rest = Buffer.from(data.subarray(end + END.length));
    this.#greeted(agreed ? undefined : new Error(data.toString()));
    return false;
  }

  // Sends a text message. The mask may be anything: zeros leave the text as it is.
  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  #write(kind, body) {
    const long = body.length >= MIDDLE;
    const frame = Buffer.alloc((long ? 8 : 6) + body.length);
    frame[0] = kind;
    frame[1] = MASKED | (long ? MIDDLE : body.length);
    if (long) frame.writeUInt16BE(body.length, 2);
    body.copy(frame, long ? 8 : 6);
    this.#socket.write(frame);
  }

  #receive(data) {
    if (this.#hear === undefined) return this.#shakeHands(data);
    let buffer = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    for (let size = frameSize(buffer); size > 0 && size <= buffer.length; size = frameSize(buffer)) {
      this.#take(buffer.subarray(0, size));
      buffer = buffer.subarray(size);
    }
    this.#rest = buffer.length > 0 ? Buffer.from(buffer) : NOTHING;
    return true;
  }

  #take(frame) {
    const body = frame.subarray(headSize(frame));
    if (frame[0] === TEXT) this.#hear(body);
    else if (frame[0] === PING) this.#write(PONG, body);
    else if (frame[0] === FAREWELL) this.#socket.end();
    else throw new Error(`a frame of another kind: ${frame[0]}`);
  }

  close() {
    this.onclose = () => {};
    this.#write(FAREWELL, Buffer.alloc(0));
    this.#socket.end();
  }
}

const headSize = (frame) => (frame[1] < MIDDLE ? 2 : frame[1] === MIDDLE ? 4 : 10);

// How long the first frame is, 0 if that cannot be told yet.
function frameSize(buffer) {
  if (buffer.length < 2 || buffer.length < headSize(buffer)) return 0;
  const length = buffer[1] < MIDDLE ? buffer[1] : buffer[1] === MIDDLE ? buffer.readUInt16BE(2) : buffer.readUInt32BE(6);
  return headSize(buffer) + length;
}
