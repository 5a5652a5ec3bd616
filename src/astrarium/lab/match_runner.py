"""A match stepped in compiled code: chance and bots act inside, the caller makes the other decisions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.bots.agent import Agent
from astrarium.core.dealer import Dealer
from astrarium.core.errors import IllegalAction
from astrarium.core.state import CHANCE, OVER, State
from astrarium.lab.rewards import RANK, margins, utilities

SEED_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
SEED_BITS: Final = 64


def match_seed(seed: int, number: int) -> int:
    """Return the seed of match `number` of a row; match 0 has the row's own `seed`."""
    return (seed & SEED_MASK) | (number << SEED_BITS)


def legal_mask(state: State, decisions: i64) -> vec[u8]:
    """Return a mask over `decisions` actions: 1 if legal; all 0 unless a seat is to act."""
    out = vec[u8]([u8(0)] * decisions)
    if state.actor >= 0:
        for action in state.moves:
            out[action] = 1
    return out


@final
class MatchSpec:
    """Parameters shared by all matches of an environment.

    `opening` is the position before the first event, `decisions` the number of actions of seats,
    `reward_kind` RANK or MARGIN.
    """

    __slots__ = ("decisions", "opening", "reward_kind")

    def __init__(self, opening: State, decisions: i64, reward_kind: i64) -> None:
        self.opening: State = opening
        self.decisions: i64 = decisions
        self.reward_kind: i64 = reward_kind


@final
class MatchRunner:
    """A match in progress that waits for a decision of the caller, or is over.

    `agents` has the bot of each seat, None for the seats the caller plays. `reward` has the rewards of the
    last step by seat; with RANK it is meaningful only once the match is over.
    """

    __slots__ = ("agents", "dealer", "previous_margins", "reward", "reward_kind", "state")

    def __init__(self, spec: MatchSpec, seed: int, agents: list[Agent | None]) -> None:
        seats = spec.opening.seats
        self.state: State = spec.opening.clone()
        self.dealer: Dealer = Dealer(seed)
        self.agents: list[Agent | None] = agents
        self.reward_kind: i64 = spec.reward_kind
        self.previous_margins: vec[float] = vec[float]([0.0] * seats)
        self.reward: vec[float] = vec[float]([0.0] * seats)
        self.advance()

    def is_legal(self, action: i64) -> bool:
        """Return whether `action` is a legal decision of the seat to act."""
        return self.state.actor >= 0 and action in self.state.moves

    def step(self, action: i64) -> None:
        """Apply the legal `action`, advance to the next decision of the caller and set `reward`."""
        self.state.apply(action)
        self.advance()
        self.update_reward()

    def advance(self) -> None:
        """Apply the actions of chance and bots until the caller is to decide or the match is over."""
        state = self.state
        while True:
            actor = state.actor
            if actor == OVER:
                return
            if actor == CHANCE:
                state.apply(self.dealer.choose(state))
                continue
            agent = self.agents[actor]
            if agent is None:
                return
            action: i64 = agent.choose(state)
            if action not in state.moves:
                raise IllegalAction(f"the bot {agent.name} plays {action}, which is not a legal action")
            state.apply(action)

    def update_reward(self) -> None:
        """Set `reward` for the events since the last call."""
        state, reward = self.state, self.reward
        if self.reward_kind == RANK:
            if state.actor == OVER:
                self.reward = utilities(state.places())
            return
        current, previous = margins(state), self.previous_margins
        for seat in range(state.seats):
            reward[seat] = current[seat] - previous[seat]
        self.previous_margins = current
