"""The breakdown of a finished match: the cards of each seat, and the sources of its points."""

from typing import Final, final

from astrarium.core.ledger import Ledger
from astrarium.core.state import State
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.scoring import FIRST_GOAL_SOURCE, meets_goal
from astrarium.games.pulsar2849.rules.state import PulsarState, turn_order

SIDES: Final = 2
BY_CLAUSE: Final = {
    "P-STN-07": "exploration",
    "P-STN-08": "exploration",
    "P-TRX-11": "transmitters",
    "P-TEC-04": "technologies",
    "P-HQ-06": "projects",
    "P-HQ-08": "gate runs",
    "P-DEV-05": "awards",
    "P-DEV-06": "awards",
    "P-DEV-09": "awards",
    "P-PROD-06": "tracks",
    "P-PROD-07": "penalties",
    "P-PROD-08": "penalties",
    "P-PROD-11": "transmitters",
    "P-PROD-12": "transmitters",
    "P-PROD-13": "gyrodynes",
    "P-PROD-17": "technologies",
    "P-PROD-G9": "technologies",
    "P-END-03": "technologies",
    "P-END-04": "goals",
    "P-END-05": "goals",
    "P-END-06": "goals",
    "P-TECA-16": "goals",
    "P-END-08": "pulsars",
    "P-END-09": "gyrodynes",
    "P-END-11": "cubes",
    "P-END-13": "tracks",
    "P-END-14": "tracks",
    "P-END-15": "stations",
    "P-END-16": "stations",
    "P-END-19": "stations",
}
_KINDS: Final = {
    "technologies": tables.CARDS.technologies,
    "transmitters": tables.CARDS.transmitters,
    "projects": tables.CARDS.projects,
}
# Clauses by which cards of several kinds pay.
BY_CARD: Final = {"P-EFF-G3": _KINDS, "P-END-19": _KINDS}


@final
class PulsarLedger(Ledger):
    """Cards are technologies, transmitters, HQ faces (credited with their projects) and goals."""

    def order(self, state: State) -> list[int]:
        return [int(seat) for seat in turn_order(_pulsar(state))]

    def round_number(self, state: State) -> int:
        return int(_pulsar(state).round)

    def in_play(self, state: State) -> list[str]:
        s = _pulsar(state)
        cards = [tables.CARD_NAMES[tech] for board in s.boards for tech in tables.BOARD_TECHS[board]]
        for design, copies in enumerate(s.copies):
            if copies > 0:
                cards.append(tables.CARD_NAMES[tables.FIRST_TRANSMITTER + design])
        for seat in range(s.seats):
            if s.get(seat, columns.HQ) != starmap.NONE:
                first = int(s.get(seat, columns.HQ)) * SIDES
                cards += tables.FACES[first : first + SIDES]
        return cards + [constants.GOALS.names[goal] for goal in s.goals]

    def gained(self, state: State, seat: int) -> list[str]:
        s = _pulsar(state)
        cards = [
            tables.CARD_NAMES[s.patents[place + 1]]
            for place in range(0, len(s.patents), 2)
            if s.patents[place] == seat
        ]
        for tile in s.online:
            name = tables.CARD_NAMES[tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile]]
            if s.tile_owner[tile] == seat and name not in cards:  # a design has up to two tiles
                cards.append(name)
        if s.get(seat, columns.FACE) != starmap.NONE:
            cards.append(tables.FACES[s.get(seat, columns.FACE)])
        for place in range(constants.GOALS_IN_GAME):
            goal = s.goals[place]
            if meets_goal(s, seat, goal) or s.counted[seat * constants.GOALS_IN_GAME + place] > 0:
                cards.append(constants.GOALS.names[goal])
        return cards

    def group(self, card: str) -> str:
        if card in tables.FACES:
            return "HQ face"
        if card in constants.GOALS.names:
            return "goal"
        return "technology" if tables.CARD_NAMES.index(card) in tables.CARDS.technologies else "transmitter"

    def card(self, source: int) -> str | None:
        if source >= FIRST_GOAL_SOURCE:
            return constants.GOALS.names[source - FIRST_GOAL_SOURCE]
        if source in tables.CARDS.projects:
            return tables.FACES[(source - tables.CARDS.projects.start) // tables.PROJECTS_PER_FACE]
        if source in tables.CARDS.technologies or source in tables.CARDS.transmitters:
            return tables.CARD_NAMES[source]
        return None

    def component(self, source: int) -> str:
        if source < 0:
            return ""
        if source >= FIRST_GOAL_SOURCE:
            return constants.GOALS.names[source - FIRST_GOAL_SOURCE]
        return tables.CARD_NAMES[source]

    def name_id(self, component: str) -> str:
        if component in tables.FACES:
            return f"face-{component}"
        if component in constants.GOALS.names:
            return f"goal-{component}"
        is_system = tables.CARD_NAMES.index(component) in tables.CARDS.systems
        return f"tile-{component}" if is_system else f"card-{component}"

    def category(self, clause: str, source: int) -> str:
        if clause in BY_CARD:
            for category, cards in BY_CARD[clause].items():
                if source in cards:
                    return category
        return BY_CLAUSE[clause]

    def is_final(self, clause: str, _source: int) -> bool:
        return clause.startswith("P-END-") or clause == "P-TECA-16"


def _pulsar(state: State) -> PulsarState:
    assert isinstance(state, PulsarState)
    return state
