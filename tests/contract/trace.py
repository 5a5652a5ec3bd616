"""Fingerprints of matches, to compare the compiled with the interpreted engine.

`python -m tests.contract.trace FIRST STEP` prints `compiled` or `interpreted`, then one line per match:
its number, its table and a digest of its events and positions.
"""

import json
import sys
from hashlib import blake2b
from typing import Final

import astrarium
from tests.contract.play import GAMES, ContractTable, tables_of, walk

MATCHES: Final = 300
MATCHES_OF: Final = {"cosmic-pioneers": 150, "pulsar2849": 150}  # their matches are longer
SAMPLE_EVERY: Final = 120  # positions between two digests of views, features and heuristics, which are slow


def plan() -> list[tuple[ContractTable, int]]:
    """Return the tables and seeds of all matches.

    Each table has consecutive seeds, since even and odd ones select different kinds of `RandomPlayer`.
    """
    return [
        (tables[match % len(tables)], match // len(tables))
        for game, tables in ((game, tables_of(game)) for game in GAMES)
        for match in range(MATCHES_OF.get(game.name, MATCHES))
    ]


def fingerprint(match: int, table: ContractTable, seed: int) -> str:
    """Return a digest of all events and positions of a match, and of some views and features."""
    digest = blake2b(digest_size=12)
    for number, (state, action) in enumerate(walk(table, seed)):
        digest.update(f"{state.actor} {action} {len(state.moves)};".encode())
        digest.update(state.key())
        if (number + match) % SAMPLE_EVERY == 0 or action < 0:
            digest.update(json.dumps(table.game.view(state), sort_keys=True).encode())
            for seat in range(table.seats):
                numbers = [int(state.heuristic(seat)), *table.game.features(state, seat)]
                digest.update(json.dumps(numbers).encode())
            digest.update(repr((state.scores(), state.ranking())).encode())
    return f"{match} {table} {digest.hexdigest()}"


def fingerprints(first: int, step: int) -> list[str]:
    """Return the fingerprints of matches `first`, `first + step`, and so on."""
    matches = list(enumerate(plan()))[first::step]
    return [fingerprint(number, table, seed) for number, (table, seed) in matches]


def engine() -> str:
    """Return whether this process runs the compiled or the interpreted engine."""
    return "compiled" if astrarium.compiled() else "interpreted"


if __name__ == "__main__":
    print(engine())
    print("\n".join(fingerprints(*map(int, sys.argv[1:]))))
