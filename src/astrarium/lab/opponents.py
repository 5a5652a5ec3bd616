"""Opponents of a learner: bots by name, agents, or functions from an observation to an action."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from mypy_extensions import i64

from astrarium.bots import Agent
from astrarium.bots import parse as parse_bot
from astrarium.core.errors import BadOption
from astrarium.core.state import State
from astrarium.lab.batch import SeatAssignment
from astrarium.lab.config import EnvConfig, Observation, feature_array
from astrarium.lab.match_runner import SEED_MASK, legal_mask

Policy = Callable[[Observation], int]
Opponent = str | Agent | Policy
SEED_STEP: Final = 0x9E37_79B9_7F4A_7C15
"""The golden ratio in 64 bits: its multiples differ in many bits."""
ROTATE: Final = "rotate"


def observe(state: State, seat: int, config: EnvConfig) -> Observation:
    """Return the features of `state` as `seat` sees it, and the mask of its legal actions."""
    features, decisions = feature_array(state, seat, config.width), config.decisions
    if state.actor != seat:
        return {"observation": features, "action_mask": np.zeros(decisions, np.int8)}
    mask = np.frombuffer(legal_mask(state, decisions), np.int8).copy()
    return {"observation": features, "action_mask": mask}


class PolicyAgent(Agent):
    """A bot that plays the actions a function of the observation returns."""

    def __init__(self, policy: Policy, config: EnvConfig) -> None:
        super().__init__("policy", 0)
        self.policy = policy
        self.config = config

    def decide(self, state: State) -> i64:
        return int(self.policy(observe(state, int(state.actor), self.config)))


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of the bot at `seat` in the match with `seed`; it differs between seats."""
    return seed ^ ((SEED_STEP * (seat + 1)) & SEED_MASK)


def seat_opponents(
    config: EnvConfig, opponents: Opponent | Sequence[Opponent], seat: int | str
) -> tuple[SeatAssignment, Callable[[int, int], int]]:
    """Return the functions that assign agents to seats and that give the learner's seat.

    Both take a row and a match number, the first also the seed of the match.

    Opponents sit clockwise of the learner in the order given and repeat. The learner sits at `seat`; with
    `rotate` it starts at the seat with its row's number and moves one seat clockwise after every match.
    """
    others = [opponents] if isinstance(opponents, str | Agent) or callable(opponents) else list(opponents)
    if not others:
        raise BadOption("the other seats need players: give at least one opponent")
    for other in others:
        _make_agent(other, 0, config)
    if seat != ROTATE and (not isinstance(seat, int) or not 0 <= seat < config.seats):
        raise BadOption(f"seat cannot be {seat!r}; it is {ROTATE!r} or a number from 0 to {config.seats - 1}")

    def learner_seat(row: int, number: int) -> int:
        return seat if isinstance(seat, int) else (row + number) % config.seats

    def assign_seats(row: int, number: int, seed: int) -> list[Agent | None]:
        learner = learner_seat(row, number)
        agents: list[Agent | None] = [None] * config.seats
        for offset in range(1, config.seats):
            place = (learner + offset) % config.seats
            agents[place] = _make_agent(others[(offset - 1) % len(others)], bot_seed(seed, place), config)
        return agents

    return assign_seats, learner_seat


def _make_agent(opponent: Opponent, seed: int, config: EnvConfig) -> Agent:
    if isinstance(opponent, str):
        return parse_bot(opponent, seed)
    if isinstance(opponent, Agent):
        return opponent
    if callable(opponent):
        return PolicyAgent(opponent, config)
    raise BadOption(f"an opponent is the name of a bot, a bot or a function, not {opponent!r}")
