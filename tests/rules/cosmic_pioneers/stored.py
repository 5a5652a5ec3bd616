"""Stored positions of all kinds, to be read, spoilt, or continued."""

from functools import cache
from random import Random

from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER
from astrarium.games.cosmic_pioneers.components import tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition, restore
from astrarium.games.cosmic_pioneers.rules import codes, steps
from tests.rules.cosmic_pioneers.board import GAME, load, phase, place_ship, set_level, settle_row
from tests.table import apply, legal

MATCHES = 30
IS_OVER = -1  # instead of a step
STEPS = [IS_OVER, *range(steps.FIRST_CHANCE, steps.LAST + 1)]


def read(data: bytes) -> CosmicPosition:
    state = restore(data)
    assert isinstance(state, CosmicPosition)
    return state


def next_action(state: CosmicPosition, dealer: Dealer, player: Random) -> int:
    return dealer.choose(state) if state.actor == CHANCE else player.choice(state.legal())


def begun() -> CosmicPosition:
    """Return a match at its first event card: seat 0 is first, all holds are empty."""
    state = GAME.start(3, {"scenario": "cosmic-pioneers", "start": "bare"})
    assert isinstance(state, CosmicPosition)
    while not legal(GAME, state, "event"):
        apply(GAME, state, legal(GAME, state)[0])
    return state


def planet_of(state: CosmicPosition, colour: int) -> int:
    """Return the first planet of a colour, clockwise."""
    colours = [tables.PLANET_COLOUR[hexagon] if hexagon >= 0 else codes.NONE for hexagon in state.sector]
    return colours.index(colour)


def jettisoning() -> CosmicPosition:
    """Return a position in which seat 0 has to throw two of three pieces overboard."""
    state = begun()
    set_level(state, 0, "cargo", 3)
    load(state, 0, "colonist", "worm", "blue")
    place_ship(state, 0, planet_of(state, 0))
    apply(GAME, state, "event lizard-ambush")
    return state


def wrecked() -> CosmicPosition:
    """Return a position after a crash of seat 0 with a colonist and an alien, where one slot is free."""
    state = begun()
    set_level(state, 0, "cargo", 3)
    load(state, 0, "colonist", "worm")
    place = planet_of(state, 1)
    settle_row(state, place + 1, "B" * (state.slots(place + 1) - 1))
    place_ship(state, 0, place)
    apply(GAME, state, "event squid-hull-crush", f"crash r{place + 1}")
    return state


def challenging() -> CosmicPosition:
    """Return a position in which seat 0 is at a planet with two rivals."""
    state = begun()
    for seat in (1, 2):
        place_ship(state, seat, 1)
    phase(state, steps.FIGHT, 0, 1)
    return state


@cache
def stored() -> dict[int, list[bytes]]:
    """Return positions of random matches by the step on top; rare ones are set up by hand."""
    found: dict[int, list[bytes]] = {step: [] for step in STEPS}
    for made in (jettisoning(), wrecked(), challenging()):
        found[int(made.step())].append(made.to_bytes())
    for seed in range(MATCHES):
        state = GAME.start(2 + seed % 3)
        assert isinstance(state, CosmicPosition)
        dealer, player = Dealer(seed), Random(seed)
        while state.actor != OVER:
            found[int(state.step())].append(state.to_bytes())
            state.apply(next_action(state, dealer, player))
        found[IS_OVER].append(state.to_bytes())
    return found


def stopped(step: int) -> CosmicPosition:
    """Return a position with `step` on top."""
    return read(stored()[step][0])
