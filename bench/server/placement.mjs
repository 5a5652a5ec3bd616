// Chooses the server of a request or socket among several that share a database.
//
// "by match": all clients of a match use the server that a hash of its id chooses, as behind a proxy that hashes the path.
// "anywhere": every socket and request goes to a random server, as behind a proxy that distributes connections.
// The random numbers are seeded, so that every measurement has the same placement.

const SEED = 1;

export class Servers {
  #addresses;
  #byMatch;
  #state = SEED;

  constructor(addresses, placement = "by match") {
    this.#addresses = addresses;
    this.#byMatch = placement === "by match";
  }

  // Returns the address for a request that does not concern a match.
  any() {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#at(this.#state >>> 16); // the low bits of this generator are not random
  }

  // Returns the address for a request or socket that concerns `match`.
  of(match) {
    return this.#byMatch ? this.#at(hash(match)) : this.any();
  }

  #at(number) {
    return this.#addresses[number % this.#addresses.length];
  }
}

// FNV-1a with a final mix, since it is reduced to a small range.
function hash(text) {
  let value = 2166136261;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
