"""Positions for the tests of bots."""

from astrarium.bots import Agent
from astrarium.core.dealer import Dealer
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State
from astrarium.games.globular_cluster import GAME


def opening(seats: int = 2) -> State:
    """Return the first decision of a match."""
    state = GAME.start(seats)
    dealer = Dealer(1)
    while state.actor == CHANCE:
        state.apply(dealer.choose(state))
    return state


def after(events: int, seats: int = 2, seed: int = 1) -> State:
    """Return a position with at least two legal actions, after `events` or more random events."""
    state = GAME.start(seats)
    rng = Rng(seed)
    while events > 0 or len(state.moves) < 2 or state.actor == CHANCE:
        state.apply(random_action(state, rng))
        events -= 1
    return state


def turn(bot: Agent, state: State) -> list[str]:
    """Apply the choices of a bot until another seat or chance is to act; return them."""
    seat = state.actor
    texts: list[str] = []
    while state.actor == seat:
        action = bot.choose(state)
        texts.append(GAME.space.text(action))
        state.apply(action)
    return texts
