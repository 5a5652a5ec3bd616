"""Coverage of a game's vocabulary of card effects by a sample of matches.

Pulsar 2849 has a closed vocabulary: kinds of effects, events that abilities wait for, counters. What counts:

- a kind of effect occurs when a card with such an effect is gained (a patent, a transmitter that comes
  online, a project) or resolved (an exploration tile drawn, the pictured bonus of a system taken);
- an event occurs when an ability that waits for it pays VP: every event has a card that does, and a note
  names clause and card;
- a counter occurs when a card that counts it pays VP, or a goal in play counts it and a seat has some of it.

So has Cosmic Pioneers: a kind of effect occurs when a card with it is drawn, an adventure face with it is
rolled, or a match is played with a commander or scenario that has it.
"""

from collections.abc import Iterable
from typing import Final

from astrarium.core.game import Game
from astrarium.core.state import State
from astrarium.games.cosmic_pioneers import GAME as COSMIC
from astrarium.games.cosmic_pioneers.components.schema import (
    KINDS as COSMIC_KINDS,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    ALIENS,
    COMMANDERS,
    COMPONENTS,
    PLANETS,
    SCENARIOS,
)
from astrarium.games.cosmic_pioneers.rules import steps
from astrarium.games.cosmic_pioneers.rules.columns import COMMANDER, SHIP
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.pulsar2849 import GAME as PULSAR
from astrarium.games.pulsar2849.components.constants import COUNTERS, GOALS
from astrarium.games.pulsar2849.components.schema import EVENTS, KINDS
from astrarium.games.pulsar2849.components.tables import (
    CARD_NAMES,
    CARDS,
    FIRST_PROJECT,
    FIRST_SYSTEM,
    FIRST_TRANSMITTER,
    PROJECTS_PER_FACE,
    TILE_DESIGN,
)
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules.columns import DONE, FACE
from astrarium.games.pulsar2849.rules.counting import count

BY_EVENT: Final = PULSAR.catalogue.number("P-EFF-G3")
ELSEWHERE: Final = [PULSAR.catalogue.number(clause) for clause in ("P-HQ-08", "P-END-19", "P-TECA-16")]
COUNTER_PLACE: Final = {"vp_per": 2, "vp_table": 1}  # in the row of an effect


def rows_of(card: int) -> list[list[int]]:
    """Return the effects of a card."""
    rows = zip(CARDS.effects.rows, CARDS.effects.card_of, strict=True)
    return [row for row, its in rows if its == card]


ROWS: Final = [rows_of(card) for card in range(len(CARD_NAMES))]


class Occurrences:
    """Words that have occurred so far; games without such a vocabulary miss none."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.events: set[str] = set()
        self.counters: set[str] = set()

    def note(self, state: State, text: str) -> None:
        """Record the action `text` before it is applied to `state`."""
        if isinstance(state, CosmicState):
            self._note_cosmic(state, text)
        elif text.startswith("explore "):
            self._resolve([CARD_NAMES.index(text.removeprefix("explore "))])
        elif text == "bonus pictured":
            self._resolve([int(FIRST_SYSTEM + state.step_argument())])

    def close(self, state: State) -> None:
        """Record the notes and sources of a finished match."""
        if isinstance(state, CosmicState):
            self._close_cosmic(state)
        elif isinstance(state, PulsarPosition):
            self._resolve(gained(state))
            for (_, clause, amount), source in zip(state.notes or [], state.sources or [], strict=True):
                if source in range(len(ROWS)):
                    self._pay(clause, source, amount)
            for goal in state.goals:
                for counter, _ in GOALS.needs[goal]:
                    if any(count(state, seat, counter) > 0 for seat in range(state.seats)):
                        self.counters.add(COUNTERS[counter])

    def missing(self, game: Game) -> list[str]:
        """Return the words that have not occurred."""
        if game.name == COSMIC.name:
            return [kind for kind in COSMIC_KINDS if kind not in self.kinds]
        if game.name != PULSAR.name:
            return []
        seen = [*self.kinds, *self.events, *self.counters]
        return [word for word in (*KINDS, *EVENTS, *COUNTERS) if word not in seen]

    def _note_cosmic(self, state: CosmicState, text: str) -> None:
        kind, *targets = text.split()
        effects: list[int] = []
        if kind == "event":
            effects = ALIENS.effects[ALIENS.cards.index(targets[0])]
        elif kind == "roll" and state.step() == steps.FACE:
            planet = state.sector[state.get(state.step_seat(), SHIP)]
            effects = [PLANETS.faces[planet][int(targets[0]) - 1]]
        self.kinds.update(COMPONENTS.effects.effects[effect].kind for effect in effects)

    def _close_cosmic(self, state: CosmicState) -> None:
        scenario = int(state.scenario)
        standing = [
            *SCENARIOS.standing[scenario],
            *SCENARIOS.scoring[scenario],
            *SCENARIOS.ending[scenario],
            *(COMPONENTS.effects.effects[effect] for effect in SCENARIOS.setups[scenario]),
        ]
        for seat in range(state.seats):
            standing += COMMANDERS.talents[state.get(seat, COMMANDER)]
        for moment in SCENARIOS.triggered[scenario]:
            for effect, rounds in moment:
                if any(rounds >> number & 1 for number in range(1, int(state.round) + 1)):
                    standing.append(COMPONENTS.effects.effects[effect])
        self.kinds.update(effect.kind for effect in standing)

    def _resolve(self, cards: Iterable[int]) -> None:
        self.kinds.update(KINDS[row[0]] for card in cards for row in ROWS[card])

    def _pay(self, clause: int, card: int, amount: int) -> None:
        for row in ROWS[card]:
            kind = KINDS[row[0]]
            if clause == BY_EVENT:
                if kind == "when" and row[2] == amount:
                    self.events.add(EVENTS[row[1]])
            elif kind in COUNTER_PLACE and clause not in ELSEWHERE:
                self.counters.add(COUNTERS[row[COUNTER_PLACE[kind]]])


def gained(state: PulsarPosition) -> list[int]:
    """Return the cards of all seats."""
    cards = [int(tech) for tech in list(state.patents)[1::2]]
    cards += [int(FIRST_TRANSMITTER + TILE_DESIGN[tile]) for tile in state.online]
    for seat in range(state.seats):
        first = int(FIRST_PROJECT + state.get(seat, FACE) * PROJECTS_PER_FACE)
        done = int(state.get(seat, DONE))
        cards += [first + place for place in range(PROJECTS_PER_FACE) if done >> place & 1]
    return cards
