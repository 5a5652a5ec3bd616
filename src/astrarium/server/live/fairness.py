"""Verifiable luck: outcomes follow from a secret seed whose hash is published before the match begins.

The seed is 32 random bytes, written in hexadecimal. Its commitment is the SHA-256 of that text. The outcome
of event k is drawn with the BLAKE2b hash (8 bytes) of the text `k 0`, keyed with the 32 bytes of the seed, as
a big-endian number modulo the sum of the weights. A hash in the incomplete last range of that modulus is
rejected; `k 1`, `k 2` ... follow. Seed and record suffice to recompute every outcome; without the seed none
can be predicted.

Contributions of players keep the server from choosing a seed to its liking. While some count, the BLAKE2b
hash (32 bytes) of their lines `SEAT HEX`, keyed with the seed, takes the place of the seed.

A fork draws from its own seed after the forked events: its commitment is `HASH after N`.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from astrarium.core.dealer import pick, total
from astrarium.core.errors import BadRecord
from astrarium.core.record import Contribution, Record
from astrarium.core.state import CHANCE, OVER, State

SEED_BYTES = 32
HASH_RANGE = 1 << 64
AFTER = " after "
SEED_FORM = re.compile(r"([0-9a-f]{64}|[0-9]{1,20})?")
COMMITMENT_FORM = re.compile(r"([0-9a-f]{64}( after [0-9]{1,9})?)?")


def new_seed() -> str:
    """Return a random secret seed."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str, after: int = 0) -> str:
    """Return the published hash of `seed`; `after` is the number of events it does not cover."""
    digest = hashlib.sha256(seed.encode("ascii")).hexdigest()
    return f"{digest}{AFTER}{after}" if after else digest


def committed_after(committed: str) -> int:
    """Return the number of events before the first one that `committed` covers."""
    _, _, after = committed.partition(AFTER)
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else 0


def check_luck_fields(record: Record) -> None:
    """Raise BadRecord unless seed and commitment have the forms that programs write, or are empty.

    The seed of a record of the command line is a number.
    """
    if not SEED_FORM.fullmatch(record.seed):
        raise BadRecord(f"the seed must have {2 * SEED_BYTES} hexadecimal digits, or be a number")
    if not COMMITMENT_FORM.fullmatch(record.commitment):
        raise BadRecord("the commitment must be 64 hexadecimal digits, with ' after N' in a fork")


def contribution_hash(value: str) -> str:
    """Return the SHA-256 hash of a contribution, which is published before the contribution itself."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def lot_key(seed: str, contributions: Iterable[Contribution], number: int) -> str:
    """Return the key of the lot of event `number`: `seed` mixed with the contributions that count by then.

    `contributions` are ordered by the event they count from; the last one of each seat counts.
    """
    values = {each.seat: each.value for each in contributions if each.since <= number}
    if not values:
        return seed
    text = "\n".join(f"{seat} {value}" for seat, value in sorted(values.items()))
    return hashlib.blake2b(text.encode("ascii"), digest_size=SEED_BYTES, key=bytes.fromhex(seed)).hexdigest()


def draw_number(key: str, number: int, n: int) -> int:
    """Return a number from 0 to `n` - 1 for the event with this number; `key` is the one of its lot."""
    rest = HASH_RANGE % n
    attempt = 0
    while True:
        text = f"{number} {attempt}".encode("ascii")
        digest = hashlib.blake2b(text, digest_size=8, key=bytes.fromhex(key)).digest()
        value = int.from_bytes(digest, "big")
        if value < HASH_RANGE - rest:
            return value % n
        attempt += 1


def deal(key: str, number: int, state: State) -> int:
    """Return the outcome of event `number` in a state where chance is to act; `key` is the one of its lot."""
    return int(state.moves[pick(state.odds, draw_number(key, number, total(state.odds)))])


@dataclass(frozen=True)
class LuckCheck:
    """Result of checking a record; `fault` is empty if every outcome follows from the seed."""

    checked: int
    fault: str
    over: bool


def check(record: Record) -> LuckCheck:
    """Recompute all luck of a record; raise BadRecord if it has no seed or commitment."""
    seed, contributions = _seed(record), record.contributions
    after = committed_after(record.commitment)
    if commitment(seed, after) != record.commitment:
        return LuckCheck(0, "the seed is not the one that was committed to", False)
    checked, number, over = 0, 0, False
    expected, key, changes = -1, seed, {each.since for each in contributions}
    for number, state in enumerate(record.positions()):
        if expected >= 0:
            text = record.rules.space.text(expected)
            if record.events[number - 1].text.casefold() != text:
                fault = f"event {number} is '{record.events[number - 1].text}', the seed says '{text}'"
                return LuckCheck(checked, fault, False)
            checked += 1
        if number + 1 in changes:
            key = lot_key(seed, contributions, number + 1)
        due = state.actor == CHANCE and number >= after and number < len(record.events)
        expected = deal(key, number + 1, state) if due else -1
        over = state.actor == OVER
    return LuckCheck(checked, "", over)


@dataclass(frozen=True)
class LuckDraw:
    """One event of luck in a record: its number, the possible outcomes and their weights."""

    number: int
    outcomes: list[str]
    weights: list[int]


@dataclass(frozen=True)
class LuckDraws:
    """All events of luck in a record; `fault` says where the record breaks the rules, if it does."""

    draws: list[LuckDraw]
    over: bool
    fault: str


def draws(record: Record) -> LuckDraws:
    """Return the possible outcomes at each event of luck, for clients that recompute the draws."""
    found: list[LuckDraw] = []
    space, over = record.rules.space, False
    try:
        for number, state in enumerate(record.positions(), 1):
            over = state.actor == OVER
            if state.actor == CHANCE and number <= len(record.events):
                outcomes = [space.text(action) for action in state.legal()]
                found.append(LuckDraw(number, outcomes, state.weights()))
    except BadRecord as error:
        return LuckDraws(found, False, str(error))
    return LuckDraws(found, over, "")


def _seed(record: Record) -> str:
    if not record.commitment:
        raise BadRecord("the record has no line 'commitment ...': its luck was not committed to")
    if not record.seed:
        raise BadRecord("the record has no line 'seed ...': it is published when the match is over")
    try:
        raw = bytes.fromhex(record.seed)
    except ValueError:
        raw = b""
    if len(raw) != SEED_BYTES or record.seed != raw.hex():
        raise BadRecord(f"the seed must have {2 * SEED_BYTES} hexadecimal digits")
    return record.seed
