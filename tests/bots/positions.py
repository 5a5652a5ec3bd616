"""Positions the tests ask bots about, and what the bots answer."""

from astrarium.bots import Agent
from astrarium.core.dealer import Dealer
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State
from astrarium.games.globular_cluster import GAME


def opening(seats: int = 2) -> State:
    """The first decision of a match."""
    state = GAME.start(seats)
    dealer = Dealer(1)
    while state.actor == CHANCE:
        state.apply(dealer.choose(state))
    return state


def after(events: int, seats: int = 2, seed: int = 1) -> State:
    """A decision with a real choice, some random events into a match."""
    state = GAME.start(seats)
    rng = Rng(seed)
    while events > 0 or len(state.moves) < 2 or state.actor == CHANCE:
        state.apply(random_action(state, rng))
        events -= 1
    return state


def turn(bot: Agent, state: State) -> list[str]:
    """What a bot does until somebody else, or chance, is to act; the state is played on."""
    seat = state.actor
    texts: list[str] = []
    while state.actor == seat:
        action = bot.choose(state)
        texts.append(GAME.space.text(action))
        state.apply(action)
    return texts
