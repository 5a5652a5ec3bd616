"""Who plays the seats that are not learnt: bots by name, agents, or any function of an observation."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from mypy_extensions import i64

from astrarium.bots import Agent
from astrarium.bots import parse as parse_bot
from astrarium.core.errors import BadOption
from astrarium.core.state import State
from astrarium.lab.batch import LOW_SEED, Seating, mask_of
from astrarium.lab.config import EnvConfig, Observation, see

Policy = Callable[[Observation], int]
Opponent = str | Agent | Policy
SPREAD: Final = 0x9E37_79B9_7F4A_7C15
ROTATE: Final = "rotate"


def observe(state: State, seat: int, terms: EnvConfig) -> Observation:
    """What a seat sees: the features of the position, and which actions are legal for it."""
    features, decisions = see(state, seat, terms.width), terms.decisions
    if state.actor != seat:
        return {"observation": features, "action_mask": np.zeros(decisions, np.int8)}
    mask = np.frombuffer(mask_of(state, decisions), np.int8).copy()
    return {"observation": features, "action_mask": mask}


class PolicyAgent(Agent):
    """A function of an observation as a bot."""

    def __init__(self, policy: Policy, terms: EnvConfig) -> None:
        super().__init__("policy", 0)
        self.policy = policy
        self.terms = terms

    def decide(self, state: State) -> i64:
        return int(self.policy(observe(state, int(state.actor), self.terms)))


def bot_seed(seed: int, seat: int) -> int:
    """Each bot has luck of its own in each match."""
    return seed ^ ((SPREAD * (seat + 1)) & LOW_SEED)


def seat_opponents(
    terms: EnvConfig, opponents: Opponent | Sequence[Opponent], seat: int | str
) -> tuple[Seating, Callable[[int, int], int]]:
    """Who sits where in each match, and which seat learns in it.

    Opponents sit clockwise from the learner in the order given and repeat; the learner sits at `seat`, or
    one further in every match (`rotate`), beginning with its row's number.
    """
    others = [opponents] if isinstance(opponents, str | Agent) or callable(opponents) else list(opponents)
    if not others:
        raise BadOption("somebody must play the other seats: give at least one opponent")
    for other in others:
        _make(other, 0, terms)
    if seat != ROTATE and (not isinstance(seat, int) or not 0 <= seat < terms.seats):
        raise BadOption(f"seat cannot be {seat!r}; it is {ROTATE!r} or a number from 0 to {terms.seats - 1}")

    def learner(row: int, number: int) -> int:
        return seat if isinstance(seat, int) else (row + number) % terms.seats

    def seating(row: int, number: int, seed: int) -> list[Agent | None]:
        own = learner(row, number)
        agents: list[Agent | None] = [None] * terms.seats
        for turn in range(1, terms.seats):
            at = (own + turn) % terms.seats
            agents[at] = _make(others[(turn - 1) % len(others)], bot_seed(seed, at), terms)
        return agents

    return seating, learner


def _make(opponent: Opponent, seed: int, terms: EnvConfig) -> Agent:
    if isinstance(opponent, str):
        return parse_bot(opponent, seed)
    if isinstance(opponent, Agent):
        return opponent
    if callable(opponent):
        return PolicyAgent(opponent, terms)
    raise BadOption(f"an opponent is the name of a bot, a bot or a function, not {opponent!r}")
