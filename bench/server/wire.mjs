// A minimal WebSocket client for the load generator: unfragmented text messages, and pongs.

import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
const MASKED = 0x80;
const LENGTH_16 = 126;
const END = "\r\n\r\n";

// Shared by all sockets: its content is consumed before the next read.
const BUFFER = Buffer.alloc(1 << 16);
const EMPTY = Buffer.alloc(0);

export class Wire {
  #socket;
  #rest = EMPTY;
  #onHandshake = () => {};
  #onMessage = undefined;
  onclose = () => {};

  // Opens a socket at `url`; `headers` are added to the handshake.
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
      wire.#onHandshake = (error) => (error ? reject(error) : resolve());
    });
    socket.on("close", () => wire.onclose());
    socket.on("error", () => {}); // "close" follows
    return wire;
  }

  // Calls `onMessage` for every message, also for those received before. The callback must read it at once.
  listen(onMessage) {
    this.#onMessage = onMessage;
    this.#receive(EMPTY);
    this.#socket.resume();
  }

  // Handles the response to the handshake; returning false pauses the socket until `listen` is called.
  #finishHandshake(data) {
    const end = data.indexOf(END);
    const accepted = data.toString("latin1", 9, 12) === "101";
    this.#rest = Buffer.from(data.subarray(end + END.length));
    this.#onHandshake(accepted ? undefined : new Error(data.toString()));
    return false;
  }

  // Sends a text message, masked by zeros, which leave the text unchanged.
  send(text) {
    this.#write(TEXT, Buffer.from(text));
  }

  // Sends a text message again and again, as fast as the socket takes it.
  flood(text) {
    const frames = Buffer.concat(Array(100).fill(frameOf(TEXT, Buffer.from(text))));
    const fill = () => {
      while (this.#socket.writable && this.#socket.write(frames));
    };
    this.#socket.on("drain", fill);
    fill();
  }

  #write(kind, body) {
    this.#socket.write(frameOf(kind, body));
  }

  #receive(data) {
    if (this.#onMessage === undefined) return this.#finishHandshake(data);
    let buffer = this.#rest.length > 0 ? Buffer.concat([this.#rest, data]) : data;
    for (let size = frameSize(buffer); size > 0 && size <= buffer.length; size = frameSize(buffer)) {
      this.#handleFrame(buffer.subarray(0, size));
      buffer = buffer.subarray(size);
    }
    this.#rest = buffer.length > 0 ? Buffer.from(buffer) : EMPTY;
    return true;
  }

  #handleFrame(frame) {
    const body = frame.subarray(headSize(frame));
    if (frame[0] === TEXT) this.#onMessage(body);
    else if (frame[0] === PING) this.#write(PONG, body);
    else if (frame[0] === CLOSE) this.#socket.end();
    else throw new Error(`unsupported frame: ${frame[0]}`);
  }

  close() {
    this.onclose = () => {};
    this.#write(CLOSE, Buffer.alloc(0));
    this.#socket.end();
  }
}

function frameOf(kind, body) {
  const long = body.length >= LENGTH_16;
  const frame = Buffer.alloc((long ? 8 : 6) + body.length);
  frame[0] = kind;
  frame[1] = MASKED | (long ? LENGTH_16 : body.length);
  if (long) frame.writeUInt16BE(body.length, 2);
  body.copy(frame, long ? 8 : 6);
  return frame;
}

const headSize = (frame) => (frame[1] < LENGTH_16 ? 2 : frame[1] === LENGTH_16 ? 4 : 10);

// Returns the length of the first frame; 0 if its header is incomplete.
function frameSize(buffer) {
  if (buffer.length < 2 || buffer.length < headSize(buffer)) return 0;
  const length = buffer[1] < LENGTH_16 ? buffer[1] : buffer[1] === LENGTH_16 ? buffer.readUInt16BE(2) : buffer.readUInt32BE(6);
  return headSize(buffer) + length;
}
