"""All steps, by their number on the agenda."""

from typing import Final

from astrarium.core.steps import Step
from astrarium.games.cosmic_pioneers.rules.adventuring import Aboard, Adventure, Result
from astrarium.games.cosmic_pioneers.rules.bombing import Bomb, Hit, Target, Victim
from astrarium.games.cosmic_pioneers.rules.crashing import Crash, Wreck
from astrarium.games.cosmic_pioneers.rules.deploying import Deploy, Slot, Transfer
from astrarium.games.cosmic_pioneers.rules.effects import CarryOut, Pick
from astrarium.games.cosmic_pioneers.rules.events import Event, Spawn
from astrarium.games.cosmic_pioneers.rules.fighting import Defence, Fight, Outcome
from astrarium.games.cosmic_pioneers.rules.jettisoning import Jettison
from astrarium.games.cosmic_pioneers.rules.moving import Move
from astrarium.games.cosmic_pioneers.rules.rerolling import Attack, Count, Face, Reroll
from astrarium.games.cosmic_pioneers.rules.rounds import End, Round, Turn
from astrarium.games.cosmic_pioneers.rules.setup import (
    ChooseCommander,
    DrawPlanet,
    DrawScenario,
    DrawSpecies,
    First,
    Hexes,
    Lay,
    Ships,
    Start,
)
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import Buy, Discard, Embark, Income, Level, Raise

STEPS: Final[list[Step[CosmicState]]] = [
    Hexes(),
    Ships(),
    Start(),
    Round(),
    Spawn(),
    CarryOut(),
    Turn(),
    Outcome(),
    Adventure(),
    Result(),
    Income(),
    Deploy(),
    End(),
    First(),
    DrawSpecies(),
    DrawScenario(),
    DrawPlanet(),
    Event(),
    Attack(),
    Defence(),
    Face(),
    Hit(),
    Count(),
    ChooseCommander(),
    Level(),
    Lay(),
    Pick(),
    Jettison(),
    Crash(),
    Wreck(),
    Move(),
    Fight(),
    Reroll(),
    Aboard(),
    Discard(),
    Raise(),
    Buy(),
    Embark(),
    Transfer(),
    Slot(),
    Bomb(),
    Target(),
    Victim(),
]
