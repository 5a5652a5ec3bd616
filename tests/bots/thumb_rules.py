"""Rules of thumb: what a player who watches a bot would call silly, checked over matches.

`python -m tests.bots.thumb_rules [--matches 200] [--bot level-1] [GAME ...]` plays matches with every number
of seats in turn. For each rule it prints how often the rule applied and how often it was broken.

A rule is a class; its docstring states it. A rule forbids only what is silly beyond doubt, not what is a
matter of taste: it is better to miss a silly action than to report a sensible one.
"""

import argparse
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import sub
from typing import Any, Final, Generic, TypeVar, cast

import astrarium
from astrarium.bots.arena import make_plan, seat_bots
from astrarium.bots.greedy import SCALE, value_after
from astrarium.bots.processes import in_processes, mark_match
from astrarium.core.game import Game
from astrarium.core.match import Match, Observer
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.space import ActionSpace
from astrarium.core.state import ANY_SEAT, CHANCE, FRAME, State
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.evaluation.estimates import TOP_REWARD, attack_succeeds, fight_prize
from astrarium.games.cosmic_pioneers.rules import codes, pieces
from astrarium.games.cosmic_pioneers.rules import columns as cosmic_columns
from astrarium.games.cosmic_pioneers.rules import steps as cosmic_steps
from astrarium.games.cosmic_pioneers.rules.bombing import chooses_victims
from astrarium.games.cosmic_pioneers.rules.scoring import colonist_points, planet_points, standing
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.globular_cluster.components.tables import ACTION_POINTS, CACHE_TYPES
from astrarium.games.globular_cluster.rules import steps as globular_steps
from astrarium.games.globular_cluster.rules.scoring import crystal_value
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.pulsar2849.components import constants as pulsar_constants
from astrarium.games.pulsar2849.rules import actions as pulsar_actions
from astrarium.games.pulsar2849.rules import columns as pulsar_columns
from astrarium.games.pulsar2849.rules import steps as pulsar_steps
from astrarium.games.pulsar2849.rules.counting import stations
from astrarium.games.pulsar2849.rules.state import PulsarState

S = TypeVar("S", bound=State)

FINE: Final = ""
CLEAR_GAIN: Final = 200
"""Gain by the heuristic that no player overlooks, in hundredths of a point."""
SAMPLES: Final = 4
"""Samples of later chance events that must agree on a gain."""
LOPSIDED: Final = 2
"""Own colonists hit for each other life form that make a bombardment silly."""
RINGS_TO_SPARE: Final = 3
FAR_AHEAD: Final = 4
"""Lead in presence that not even a leader makes up for, who counts 3."""
LANDING_ROUNDS: Final = 3
EXAMPLES: Final = 5
Arrangement = tuple[int, ...]


@dataclass(frozen=True)
class WatchedEvent(Generic[S]):
    """An event of a match: its number, the actor, the action, and the positions before and after it."""

    number: int
    actor: int
    action: int
    before: S
    after: S
    space: ActionSpace

    @property
    def seat(self) -> int:
        """The seat that acted, or whose step the chance event belongs to."""
        return int(self.before.step_seat()) if self.actor == CHANCE else self.actor

    @property
    def kind(self) -> str:
        """The kind of the action."""
        return self.space.kind(self.action).name

    @property
    def text(self) -> str:
        """The notation of the action."""
        return self.space.text(self.action)

    def slot(self, index: int) -> int:
        """Return the token number in the slot `index` of the action."""
        return int(self.space.slot(self.action, index))

    def options(self, *kinds: str) -> list[int]:
        """Return the legal actions of the given kinds."""
        return [action for action in self.before.legal() if self.space.kind(action).name in kinds]

    def try_actions(self, *actions: int) -> S:
        """Return the position after other actions in place of this one."""
        position = self.before.clone()
        for action in actions:
            position.apply(action)
        return cast(S, position)


class ThumbRule(ABC, Generic[S]):
    """A rule of thumb that watches one match."""

    @abstractmethod
    def judge(self, event: WatchedEvent[S]) -> str | None:
        """Return why the event breaks the rule, FINE if it does not, None if the rule does not apply.

        All events of the match come here in order, those of chance too.
        """


class StopsTooEarly(ThumbRule[State]):
    """A seat does not end its turn or pass if one more action before that is two points better."""

    def judge(self, event: WatchedEvent[State]) -> str | None:
        if event.kind not in ("end", "pass") or len(event.before.moves) == 1:
            return None
        gains = [self.best_gain(event, 0)]
        while gains[-1][0] >= CLEAR_GAIN * SCALE and len(gains) < SAMPLES:
            gains.append(self.best_gain(event, len(gains)))
        gain, action = min(gains)
        if gain < CLEAR_GAIN * SCALE:
            return FINE
        return f"{event.space.text(action)} gains {gain / SCALE / 100:.1f} points"

    def best_gain(self, event: WatchedEvent[State], seed: int) -> tuple[int, int]:
        """Return the largest gain of an action before the stop, and the action; `seed` is for chance."""
        rng = Rng(seed)
        stop = int(value_after(event.after, event.actor, rng))
        gains = [(0, event.action)]
        for action in event.before.legal():
            value = self.value_with_stop(event, event.try_actions(action), rng)
            if action != event.action and value is not None:
                gains.append((value - stop, action))
        return max(gains)

    def value_with_stop(self, event: WatchedEvent[State], position: State, rng: Rng) -> int | None:
        """Return the value of `position` after the stop, None if the seat has to decide something else."""
        if position.actor == CHANCE and position.step() >= 0 and position.step_seat() == event.actor:
            position.apply(random_action(position, rng))
        if position.actor == event.actor:
            if position.step() != event.before.step() or event.action not in position.moves:
                return None
            position.apply(event.action)
        return int(value_after(position, event.actor, rng))


# Globular Cluster


def turn_of(s: GlobularState) -> tuple[int, int] | None:
    """Return the seat and the kind of the turn in progress, None between turns."""
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame] == globular_steps.ACT:
            return int(s.agenda[frame + 1]), int(s.agenda[frame + 2])
    return None


def is_last_turn(s: GlobularState) -> bool:
    """Return whether the turn in progress is the last one of the match."""
    return turn_of(s) is not None and s.closing == 1 and s.waits(globular_steps.TURN, ANY_SEAT) == 0


class WalksInCircles(ThumbRule[GlobularState]):
    """No action leads back to a position of the same turn, with fewer action points."""

    def __init__(self) -> None:
        self.seen: set[Arrangement] = set()

    def judge(self, event: WatchedEvent[GlobularState]) -> str | None:
        if event.kind not in ("move", "warp", "trade"):
            return None
        if event.before.points == ACTION_POINTS:
            self.seen = set()
        self.seen.add(self.arrangement(event.before))
        return "back to an earlier position" if self.arrangement(event.after) in self.seen else FINE

    def arrangement(self, s: GlobularState) -> Arrangement:
        """Return all that actions of a turn change, except points."""
        return (*s.members, *s.leader, *s.pennies, *s.caches, *s.sites, *s.opened)


class BadTrade(ThumbRule[GlobularState]):
    """A trade improves the own caches or harms those of the other seat."""

    def judge(self, event: WatchedEvent[GlobularState]) -> str | None:
        if event.kind != "trade":
            return None
        own, other = (self.change(event, seat) for seat in (event.actor, event.slot(0)))
        return f"{own:+} for itself, {other:+} for s{event.slot(0)}" if own <= 0 <= other > own else FINE

    def change(self, event: WatchedEvent[GlobularState], seat: int) -> int:
        """Return the change of the value of the caches of `seat`."""
        before, after = (
            sum(int(crystal_value(s.caches[seat * CACHE_TYPES + cache])) for cache in range(CACHE_TYPES))
            for s in (event.before, event.after)
        )
        return after - before


class ImprovesForRival(ThumbRule[GlobularState]):
    """A seat does not improve a system in which its best rival is far ahead and stays so in this turn."""

    def __init__(self) -> None:
        self.improved: dict[int, str] = {}  # by place: the action

    def judge(self, event: WatchedEvent[GlobularState]) -> str | None:
        if event.kind == "improve":
            if not self.is_for_rival(event.before, event.actor, event.slot(0)):
                return FINE
            self.improved[event.slot(0)] = event.text
        turn = turn_of(event.before)
        if turn is None or turn == turn_of(event.after) or not self.improved:
            return None
        improved, self.improved = self.improved, {}
        wasted = [text for cell, text in improved.items() if self.is_for_rival(event.after, turn[0], cell)]
        return f"after {wasted[0]}" if wasted else FINE

    def is_for_rival(self, s: GlobularState, seat: int, cell: int) -> bool:
        """Return whether the best rival of `seat` holds the system at `cell` and is far ahead there."""
        best = max((rival for rival in range(s.seats) if rival != seat), key=s.heuristic)
        return s.has_majority(best, cell) and s.presence(best, cell) >= s.presence(seat, cell) + FAR_AHEAD


class EndsBeforeScoring(ThumbRule[GlobularState]):
    """The last turn of a match does not end while mining or improving would score more."""

    def judge(self, event: WatchedEvent[GlobularState]) -> str | None:
        s = event.before
        options = event.options("mine", "improve")
        if event.kind != "end" or not is_last_turn(s) or not options:
            return None
        for action in options:
            other = event.try_actions(action)
            if other.actor == CHANCE:
                other.apply(other.moves[0])
            if turn_of(other) == turn_of(s):
                other.apply(event.action)
            if other.vp[event.actor] > event.after.vp[event.actor]:
                return f"{event.space.text(action)} scores more"
        return FINE


class SpoilsLastTurn(ThumbRule[GlobularState]):
    """The last turn of a match scores at least as much as ending it at once would."""

    def __init__(self) -> None:
        self.idle = 0  # points without any action

    def judge(self, event: WatchedEvent[GlobularState]) -> str | None:
        s = event.before
        turn = turn_of(s)
        if turn is None or not is_last_turn(s):
            return None
        if s.points == ACTION_POINTS:
            self.idle = int(event.try_actions(event.options("end")[0]).vp[turn[0]])
        if turn == turn_of(event.after):
            return None
        points = int(event.after.vp[turn[0]])
        return FINE if points >= self.idle else f"{self.idle - points} points less than without any action"


# Cosmic Pioneers


def rounds_left(s: CosmicState) -> int:
    """Return the number of rounds after the present one, unless the scenario ends the match before."""
    return int(pieces.table_figure(s, schema.LAST_ROUND) - s.round)


def is_last_of_match(s: CosmicState) -> bool:
    """Return whether the turn in progress is the last one of the match."""
    return rounds_left(s) == 0 and s.waits(cosmic_steps.TURN, ANY_SEAT) == 0


def settled_points(s: CosmicState) -> list[int]:
    """Return the points for colonists and planets by seat."""
    return [int(colonist_points(s, seat) + planet_points(s, seat)) for seat in range(s.seats)]


def colonists_hit(s: CosmicState, seat: int, count: int) -> tuple[int, int]:
    """Return how many own and other colonists die if the bombs of `seat` hit `count` colonists."""
    place = s.ship(seat)
    slots = [int(s.at(place, slot)) for slot in reversed(range(s.slots(place)))]
    owners = [who - int(codes.FIRST_COLONIST) for who in slots if pieces.is_colonist(who)]
    if chooses_victims(s, seat):
        owners.sort(key=lambda owner: owner == seat)
    hit = owners[:count]
    return hit.count(seat), len(hit) - hit.count(seat)


def expected_victims(s: CosmicState, seat: int) -> tuple[float, float]:
    """Return how many own colonists and how many other life forms a bombardment hits on average."""
    level = s.get(seat, cosmic_columns.BOMBS) - 1
    counts = range(1, constants.FACES + 1) if constants.BOMBS_ROLLED[level] else range(1, 2)
    aliens = int(pieces.count_aliens(s, s.ship(seat)))
    share = int(constants.HIT_ODDS[schema.COLONISTS]) / int(sum(constants.HIT_ODDS))  # of colonists
    if constants.BOMBS_CHOSEN[level]:
        share = 0.0 if aliens > 0 else 1.0
    own = others = 0.0
    for count in counts:
        mine, theirs = colonists_hit(s, seat, count)
        own += share * mine / len(counts)
        others += (share * theirs + (1 - share) * min(count, aliens)) / len(counts)
    return own, others


class BombsItself(ThumbRule[CosmicState]):
    """A seat does not bomb where it hits at least twice as many own colonists as other life forms."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        if event.kind != "bomb":
            return None
        s, seat = event.before, event.actor
        own, others = expected_victims(s, seat)
        # Own victims may break the control of a rival.
        if own == 0 or own < LOPSIDED * others or s.controller(s.ship(seat)) not in (codes.NONE, seat):
            return FINE
        return f"hits {own:.1f} own and {others:.1f} others"


class ChoosesOwnVictims(ThumbRule[CosmicState]):
    """A seat that may choose the victims of its bombs spares own colonists that score."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s, seat = event.before, event.actor
        if event.kind not in ("target", "victim") or len(s.moves) == 1:
            return None
        if event.kind == "target":
            own, others = colonists_hit(s, seat, int(s.die))
            return "own colonists" if event.slot(0) == schema.COLONISTS and own > 0 == others else FINE
        if s.at(s.ship(seat), event.slot(0)) != codes.FIRST_COLONIST + seat:
            return FINE
        chosen = settled_points(event.after)
        for action in s.legal():
            gains = list(map(sub, settled_points(event.try_actions(action)), chosen))
            if gains.pop(seat) > 0 and max(gains) <= 0:
                return f"{event.space.text(action)} is better"
        return FINE


class PicksItself(ThumbRule[CosmicState]):
    """A seat does not pick the one planet of an event so that only itself loses, if it can lose nothing."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s, seat = event.before, event.actor
        if event.kind != "pick" or tables.EFFECT_PICK[s.step_argument()] > 1:
            return None
        losses = self.losses(event, event.after)
        if losses.pop(seat) <= 0 or max(losses) > 0:
            return FINE
        others = [action for action in s.legal() if self.losses(event, event.try_actions(action))[seat] <= 0]
        return f"{event.space.text(others[0])} costs nothing" if others else FINE

    def losses(self, event: WatchedEvent[CosmicState], after: CosmicState) -> list[int]:
        """Return the settled points that each seat loses if `after` follows."""
        return list(map(sub, settled_points(event.before), settled_points(after)))


class ShufflesCargo(ThumbRule[CosmicState]):
    """Loading and unloading in one deployment never leads back to an earlier arrangement."""

    def __init__(self) -> None:
        self.seen: set[Arrangement] = set()

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        if event.kind not in ("load", "take", "unload", "slot"):
            return None
        if event.before.stage == 0 and event.kind != "slot":
            self.seen = {self.arrangement(event.before, event.actor)}
        if event.after.step() == cosmic_steps.SLOT:
            return None
        after = self.arrangement(event.after, event.actor)
        back = after in self.seen
        self.seen.add(after)
        return "back to an earlier arrangement" if back else FINE

    def arrangement(self, s: CosmicState, seat: int) -> Arrangement:
        """Return the pieces at the place of the ship and in its hold."""
        place = s.ship(seat)
        life = [s.at(place, slot) for slot in range(s.slots(place))]
        goods = [s.goods_at(place, colour) for colour in range(constants.COLOUR_COUNT)]
        return (*life, *goods, *(s.cargo(seat, piece) for piece in range(codes.PIECE_COUNT)))


class DiscardsWithoutNeed(ThumbRule[CosmicState]):
    """No ship leaves the Jumpgate with fewer colonists than it brought and a free slot for no other cargo."""

    def __init__(self) -> None:
        self.brought = -1  # colonists aboard before the first discard; -1 without one

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s, seat = event.before, event.actor
        if event.kind == "discard" and self.brought < 0:
            self.brought = int(s.cargo(seat, codes.COLONIST))
        if self.brought < 0 or seat == CHANCE or event.after.waits(cosmic_steps.EMBARK, seat) > 0:
            return None
        lost = self.brought - int(event.after.cargo(seat, codes.COLONIST))
        self.brought = -1
        if lost <= 0 or rounds_left(s) < LANDING_ROUNDS or pieces.room(event.after, seat) == 0:
            return FINE
        return FINE if self.has_buyers(s) else f"{lost} colonists fewer"

    def has_buyers(self, s: CosmicState) -> bool:
        """Return whether the scenario pays for cargo."""
        first = (s.scenario + 1) * codes.PIECE_COUNT
        return any(TOP_REWARD[first + piece] > 0 for piece in range(codes.PIECE_COUNT))


class LeavesEmpty(ThumbRule[CosmicState]):
    """No ship leaves the Jumpgate with an empty hold while there is time to land colonists."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s = event.before
        if s.step() != cosmic_steps.EMBARK or not event.options("embark") or rounds_left(s) < LANDING_ROUNDS:
            return None
        return "empty hold" if event.kind == "pass" and pieces.aboard(s, event.actor) == 0 else FINE


class KeepsColonistsAboard(ThumbRule[CosmicState]):
    """The last turn of a match leaves no colonist aboard that would score."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s = event.before
        if event.kind != "pass" or s.step() != cosmic_steps.TRANSFER or not is_last_of_match(s):
            return None
        landings = [action for action in event.options("unload") if event.space.slot(action, 0) == 0]
        if not landings:
            return None
        other = event.try_actions(landings[0])
        if other.step() == cosmic_steps.SLOT:
            other.apply(other.moves[0])
        gains = [int(standing(other, seat) - standing(s, seat)) for seat in range(s.seats)]
        own = gains.pop(event.actor)
        return f"a landing scores {own}" if own > 0 and max(gains) < own else FINE


class UndoesItsScore(ThumbRule[CosmicState]):
    """No level is bought in the last round, and the last phase 4 of a match does not cost points."""

    def __init__(self) -> None:
        self.start: list[int] = []  # settled points by seat at the start of phase 4

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s = event.before
        if event.actor == CHANCE or rounds_left(s) > 0:
            return None
        if event.kind == "raise":
            return "buys a level"
        if s.step() == cosmic_steps.TRANSFER and s.stage == 0 and is_last_of_match(s):
            self.start = settled_points(s)
        if not self.start or event.after.waits(cosmic_steps.TRANSFER, event.actor) > 0:
            return None
        changes = list(map(sub, settled_points(event.after), self.start))
        self.start = []
        own = changes.pop(event.actor)
        return f"{own} points" if own < 0 <= min(changes) else FINE


class CarriesToAndFro(ThumbRule[CosmicState]):
    """No ship carries colonists to and fro between two planets with room for them, without landing any."""

    def __init__(self) -> None:
        self.stops: dict[int, list[int]] = {}  # by seat: planets in a row where it declined to land

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s, seat = event.before, event.actor
        if event.kind == "pass" and s.step() == cosmic_steps.TRANSFER and s.stage == 0:
            if any(event.space.slot(action, 0) == codes.COLONIST for action in event.options("unload")):
                stops = self.stops.setdefault(seat, [])
                stops.append(int(s.ship(seat)))
                return "and back again" if stops[-1:-3:-1] == stops[-3:-5:-1] else FINE
        elif seat != CHANCE and event.kind not in ("move", "pass"):
            self.stops.pop(seat, None)
        return None


class RerollsVictory(ThumbRule[CosmicState]):
    """A seat does not roll again in a fight that it is winning and that pays."""

    def judge(self, event: WatchedEvent[CosmicState]) -> str | None:
        s = event.before
        if event.kind != "reroll" or s.rival == codes.NONE or fight_prize(s, event.actor, 1) == 0:
            return None
        return "wins already" if attack_succeeds(s) == (event.actor == s.turn) else FINE


# Pulsar 2849


def is_plain(action: int) -> bool:
    """Return whether a dice action uses its die unchanged."""
    return bool(pulsar_actions.SPEND_OF[action] % pulsar_actions.CHANGE_COUNT == pulsar_actions.PLAIN)


class ForfeitsUsefulDie(ThumbRule[PulsarState]):
    """Before the last round no die is forfeited that finishes something or buys a modifier."""

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        if event.kind != "end" or event.before.round == pulsar_constants.ROUNDS:
            return None
        options = [action for action in event.options("modifier", "finish", "pay") if is_plain(action)]
        if not options:
            return None
        useful = [event.space.text(action) for action in options if self.is_useful(event, action)]
        return f"{useful[0]} was possible" if useful else FINE

    def is_useful(self, event: WatchedEvent[PulsarState], action: int) -> bool:
        """Return whether `action` brings something for certain."""
        if event.space.kind(action).name == "pay":
            return len(event.try_actions(action).online) > len(event.before.online)
        return True


class FliesInCircles(ThumbRule[PulsarState]):
    """No flight ends where it began and gains nothing, if another last segment would gain something."""

    def __init__(self) -> None:
        self.start = 0
        self.launched = (0, 0, 0, 0, 0)

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        s, seat = event.before, event.actor
        if event.kind == "launch":
            self.start = int(s.get(seat, pulsar_columns.SHIP))
            self.launched = self.gains(event.after, seat)
        if event.kind != "fly" or s.left > 1:
            return None
        if event.slot(0) != self.start or self.has_gained(event.after, seat):
            return FINE
        others = [action for action in s.legal() if self.has_gained(event.try_actions(action), seat)]
        return f"{event.space.text(others[0])} gains something" if others else FINE

    def has_gained(self, s: PulsarState, seat: int) -> bool:
        """Return whether the flight that ended in `s` has gained something, or still asks or rolls for it."""
        return bool(s.step() != pulsar_steps.ACT) or self.gains(s, seat) != self.launched

    def gains(self, s: PulsarState, seat: int) -> tuple[int, int, int, int, int]:
        """Return what a flight may add to: points, cubes, claims, stations and discoveries."""
        return (
            int(s.get(seat, pulsar_columns.POINTS)),
            int(s.get(seat, pulsar_columns.CUBES)),
            int(s.get(seat, pulsar_columns.RINGS_LEFT)),
            int(stations(s, seat)),
            int(s.systems.left),
        )


class TradesEqualModifiers(ThumbRule[PulsarState]):
    """No modifier is spent to buy one of its kind."""

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        if event.kind != "modifier":
            return None
        column = pulsar_columns.PM1 + event.slot(0)
        more = event.after.get(event.actor, column) > event.before.get(event.actor, column)
        return FINE if more else "one token for another"


class CopiesForNothing(ThumbRule[PulsarState]):
    """A die bought with cubes is used."""

    def __init__(self) -> None:
        self.bought = False

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        if event.kind == "copy":
            self.bought = True
        if event.kind != "end" or not self.bought:
            return None
        self.bought = False
        return f"forfeits the die of {event.before.bonus}" if event.before.bonus > 0 else FINE


class DeclinesClaim(ThumbRule[PulsarState]):
    """A seat with rings to spare claims every pulsar that it is offered."""

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        s = event.before
        if event.actor == CHANCE or not event.options("ring"):
            return None
        if s.get(event.actor, pulsar_columns.RINGS_LEFT) < RINGS_TO_SPARE:
            return None
        return "declines a claim" if event.kind == "pass" else FINE


class MissesAward(ThumbRule[PulsarState]):
    """A seat does not end its turn while developing a pulsar, which is free, scores at once."""

    def judge(self, event: WatchedEvent[PulsarState]) -> str | None:
        options = event.options("develop") if event.kind == "end" else []
        for action in options:
            gain = event.try_actions(action).score(event.actor) - event.before.score(event.actor)
            if gain > 0:
                return f"{event.space.text(action)} scores {gain}"
        return FINE if options else None


RULES: Final[dict[str, list[Callable[[], ThumbRule[Any]]]]] = {
    "globular-cluster": [
        WalksInCircles,
        StopsTooEarly,
        BadTrade,
        ImprovesForRival,
        EndsBeforeScoring,
        SpoilsLastTurn,
    ],
    "cosmic-pioneers": [
        BombsItself,
        ChoosesOwnVictims,
        PicksItself,
        ShufflesCargo,
        DiscardsWithoutNeed,
        LeavesEmpty,
        KeepsColonistsAboard,
        UndoesItsScore,
        CarriesToAndFro,
        RerollsVictory,
        StopsTooEarly,
    ],
    "pulsar2849": [
        StopsTooEarly,
        ForfeitsUsefulDie,
        FliesInCircles,
        TradesEqualModifiers,
        CopiesForNothing,
        DeclinesClaim,
        MissesAward,
    ],
}


@dataclass(frozen=True)
class Violation:
    """An event that breaks a rule."""

    match: int
    event: int
    seat: int
    rule: str
    text: str

    def __str__(self) -> str:
        return f"match {self.match}, event {self.event}, s{self.seat}: {self.text}"


@dataclass
class Findings:
    """How often each rule applied, and the events that broke one."""

    checked: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Add the findings of other matches."""
        self.checked.update(other.checked)
        self.violations += other.violations

    def broken(self, rule: str) -> list[Violation]:
        """Return the violations of `rule`."""
        return [violation for violation in self.violations if violation.rule == rule]


class Watcher(Observer):
    """Observer that judges every event of a match by the rules of its game."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.rules = [rule() for rule in RULES[game.name]]
        self.findings = Findings()
        self.before = game.start()

    def started(self, match: Match) -> None:
        self.before = match.state.clone()

    def played(self, match: Match, actor: int, action: int) -> None:
        after = match.state.clone()
        self.see(WatchedEvent(len(match.log), actor, action, self.before, after, self.game.space))
        self.before = after

    def see(self, event: WatchedEvent[State]) -> None:
        """Judge `event` by every rule."""
        for rule in self.rules:
            verdict, name = rule.judge(event), type(rule).__name__
            if verdict is not None:
                self.findings.checked[name] += 1
            if verdict:
                text = f"{event.text} ({verdict})"
                self.findings.violations.append(Violation(self.number, event.number, event.seat, name, text))


def watch(game_name: str, bot: str, seed: int, match: int) -> Findings:
    """Play match number `match` between copies of `bot` and return what the rules find.

    The number of seats changes from match to match.
    """
    mark_match(match)
    game = astrarium.game(game_name)
    plan = make_plan(game, [bot], game.seats[match % len(game.seats)], seed, {})
    watcher = Watcher(game, match)
    seat_bots(plan, match, [watcher]).run()
    return watcher.findings


def watch_all(game_name: str, bot: str, matches: int, seed: int = 1, workers: int | None = 1) -> Findings:
    """Play `matches` matches between copies of `bot` and return what the rules find."""
    found = dict(in_processes(partial(watch, game_name, bot, seed), range(matches), workers))
    findings = Findings()
    for match in range(matches):
        findings.add(found[match])
    return findings


def report(game_name: str, findings: Findings) -> Iterable[str]:
    """Yield a line for each rule of a game, with the first violations of it."""
    yield game_name
    for make in RULES[game_name]:
        name = cast("type[object]", make).__name__
        broken = findings.broken(name)
        yield f"  {name}: checked {findings.checked[name]}, broken {len(broken)}"
        yield f"    {make.__doc__}"
        yield from (f"    - {violation}" for violation in broken[:EXAMPLES])


def main(arguments: Sequence[str]) -> int:
    """Play matches and print the report; return 1 if a rule is broken."""
    parser = argparse.ArgumentParser(description="Check matches of a bot by rules of thumb.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is given: {', '.join(RULES)}")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--bot", default="level-1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None, help="processes; one per processor if not given")
    options = parser.parse_args(arguments)
    if not set(options.games) <= set(RULES):
        parser.error(f"there are rules for: {', '.join(RULES)}")
    broken = 0
    for game_name in options.games or RULES:
        findings = watch_all(game_name, options.bot, options.matches, options.seed, options.workers)
        broken += len(findings.violations)
        for line in report(game_name, findings):
            print(line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
