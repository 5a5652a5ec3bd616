"""Positions of the golden records, for tests that need many different ones."""

from collections.abc import Iterator

import astrarium
from astrarium.core.record import Record
from astrarium.core.rng import Rng
from astrarium.core.state import State
from tests.records.make import RECORDS


def positions(game: str, every: int, seed: int = 1) -> Iterator[State]:
    """Yield positions of all golden records of `game` in which a seat decides: on average one of `every`."""
    rng, space = Rng(seed), astrarium.game(game).space
    for path in sorted((RECORDS / game).glob("*.rec")):
        record = Record.parse(path.read_text("utf-8"))
        state = record.start()
        for event in record.events:
            if state.actor >= 0 and rng.below(every) == 0:
                yield state
            state.apply(space.parse(event.text))
