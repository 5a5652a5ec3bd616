"""Valid score notes: the clauses that pay points, their categories, and the components they credit.

Written from the catalogues of rules, not from the ledgers: a clause that is missing here pays nothing.
"""

from collections.abc import Callable
from typing import Final

from astrarium.core.game import Game
from astrarium.core.state import State
from astrarium.games.cosmic_pioneers.components.schema import COUNTERS
from astrarium.games.cosmic_pioneers.components.tables import COMMANDERS, SCENARIOS
from astrarium.games.cosmic_pioneers.rules.columns import COMMANDER
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.pulsar2849.components.constants import GOALS
from astrarium.games.pulsar2849.components.tables import (
    CARD_NAMES,
    CARDS,
    EXPLORATION_KEPT,
    FIRST_PROJECT,
    FIRST_SYSTEM,
    FIRST_TRANSMITTER,
    PROJECTS_PER_FACE,
    TILE_DESIGN,
)
from astrarium.games.pulsar2849.rules.columns import DONE, EXTRA, FACE
from astrarium.games.pulsar2849.rules.state import PulsarState

Reason = tuple[str, str]  # category, and kind of component, empty if there is none

PULSAR: Final[dict[str, set[Reason]]] = {
    "P-STN-07": {("exploration", "system")},
    "P-STN-08": {("exploration", "exploration")},
    "P-TRX-11": {("transmitters", "transmitter")},
    "P-TEC-04": {("technologies", "technology")},
    "P-HQ-06": {("projects", "project")},
    "P-HQ-08": {("gate runs", "project")},
    "P-EFF-G3": {("technologies", "technology"), ("transmitters", "transmitter"), ("projects", "project")},
    "P-DEV-05": {("awards", "")},
    "P-DEV-06": {("awards", "")},
    "P-DEV-09": {("awards", "")},
    "P-PROD-06": {("tracks", "")},
    "P-PROD-07": {("penalties", "")},
    "P-PROD-08": {("penalties", "")},
    "P-PROD-11": {("transmitters", "transmitter")},
    "P-PROD-12": {("transmitters", "transmitter")},
    "P-PROD-13": {("gyrodynes", "")},
    "P-PROD-17": {("technologies", "technology")},
    "P-PROD-G9": {("technologies", "technology")},
    "P-END-03": {("technologies", "technology")},
    "P-END-04": {("goals", "goal")},
    "P-END-05": {("goals", "goal")},
    "P-END-06": {("goals", "goal")},
    "P-TECA-16": {("goals", "technology")},
    "P-END-08": {("pulsars", "")},
    "P-END-09": {("gyrodynes", "")},
    "P-END-11": {("cubes", "")},
    "P-END-13": {("tracks", "")},
    "P-END-14": {("tracks", "")},
    "P-END-15": {("stations", "")},
    "P-END-16": {("stations", "")},
    "P-END-19": {("technologies", "technology"), ("stations", "exploration")},
}
COSMIC: Final[dict[str, set[Reason]]] = {
    "C-SCORE-01": {("colonists", "")},
    "C-SCORE-02": {("planets", ""), ("planets", "scenario")},
    "C-SCORE-03": {("credits", ""), ("credits", "scenario")},
    "C-SETUP-15": {(counter.replace("_", " "), "scenario") for counter in COUNTERS},
}
GLOBULAR: Final[dict[str, set[Reason]]] = {
    "G-SCORE-02": {("systems", "")},
    "G-SCORE-05": {("systems", "")},
    "G-SCORE-06": {("crystals", "")},
    "G-SCORE-07": {("crystals", "")},
    "G-SCORE-08": {("crystals", "")},
}
REASONS: Final = {"pulsar2849": PULSAR, "cosmic-pioneers": COSMIC, "globular-cluster": GLOBULAR}


def check(game: Game, state: State, seat: int, number: int, source: int) -> None:
    """Raise unless the clause pays points of its category and the seat has the credited component."""
    clause, component = game.catalogue.id(number), game.ledger.component(source)
    kind = kind_of(component)
    assert (game.ledger.category(clause, source), kind) in REASONS[game.name][clause], (clause, component)
    assert HAS[kind](state, seat, component), (clause, seat, component)


def kind_of(component: str) -> str:
    """Return the kind of card or tile of a component; empty for no component."""
    if component in GOALS.names:
        return "goal"
    if component in SCENARIOS.names:
        return "scenario"
    if component in COMMANDERS.names:
        return "commander"
    card = CARD_NAMES.index(component) if component else -1
    kinds = {
        "technology": CARDS.technologies,
        "transmitter": CARDS.transmitters,
        "project": CARDS.projects,
        "exploration": CARDS.explorations,
        "system": CARDS.systems,
    }
    return next((kind for kind, cards in kinds.items() if card in cards), "")


def has_technology(state: State, seat: int, component: str) -> bool:
    assert isinstance(state, PulsarState)
    patents = list(state.patents)
    return (seat, CARD_NAMES.index(component)) in zip(patents[::2], patents[1::2], strict=True)


def has_transmitter(state: State, seat: int, component: str) -> bool:
    assert isinstance(state, PulsarState)
    design = CARD_NAMES.index(component) - FIRST_TRANSMITTER
    return any(TILE_DESIGN[tile] == design and state.tile_owner[tile] == seat for tile in state.online)


def has_project(state: State, seat: int, component: str) -> bool:
    assert isinstance(state, PulsarState)
    face, place = divmod(CARD_NAMES.index(component) - int(FIRST_PROJECT), int(PROJECTS_PER_FACE))
    return state.get(seat, FACE) == face and state.get(seat, DONE) >> place & 1 == 1


def is_goal_in_play(state: State, _seat: int, component: str) -> bool:
    assert isinstance(state, PulsarState)
    return GOALS.names.index(component) in list(state.goals)


def has_tile(state: State, seat: int, component: str) -> bool:
    """Return whether the seat keeps a station tile; other tiles belong to the pile of every match."""
    assert isinstance(state, PulsarState)
    is_kept = EXPLORATION_KEPT[CARD_NAMES.index(component) - CARDS.explorations.start] == 1
    return state.get(seat, EXTRA) > 0 if is_kept else True


def is_on_the_map(state: State, _seat: int, component: str) -> bool:
    assert isinstance(state, PulsarState)
    return CARD_NAMES.index(component) - FIRST_SYSTEM in list(state.system_tile)


def is_scenario(state: State, _seat: int, component: str) -> bool:
    assert isinstance(state, CosmicState)
    return SCENARIOS.names[state.scenario] == component


def is_commander(state: State, seat: int, component: str) -> bool:
    assert isinstance(state, CosmicState)
    return COMMANDERS.names[state.get(seat, COMMANDER)] == component


HAS: Final[dict[str, Callable[[State, int, str], bool]]] = {
    "": lambda _state, _seat, component: component == "",
    "technology": has_technology,
    "transmitter": has_transmitter,
    "project": has_project,
    "goal": is_goal_in_play,
    "exploration": has_tile,
    "system": is_on_the_map,
    "scenario": is_scenario,
    "commander": is_commander,
}
