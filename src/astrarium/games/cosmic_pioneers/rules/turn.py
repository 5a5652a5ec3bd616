"""Steps of the game by number, and the agenda that carries them out."""

from typing import Final

from astrarium.core.steps import Agenda, GameOver, Step
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.rules.adventuring import Adventure, AdventureResult, TakeAboard
from astrarium.games.cosmic_pioneers.rules.bombing import Bombard, ChooseTarget, KillLifeForms, RollHit
from astrarium.games.cosmic_pioneers.rules.crashing import CrashLanding, UnloadWreck
from astrarium.games.cosmic_pioneers.rules.deploying import ChooseSlot, Deploy, TransferPiece
from astrarium.games.cosmic_pioneers.rules.effects import CarryOutEffect, PickPlanets
from astrarium.games.cosmic_pioneers.rules.events import DrawEvent, Spawn
from astrarium.games.cosmic_pioneers.rules.fighting import Fight, FightOutcome, RollDefence
from astrarium.games.cosmic_pioneers.rules.jettisoning import JettisonCargo
from astrarium.games.cosmic_pioneers.rules.moving import MoveShip
from astrarium.games.cosmic_pioneers.rules.rerolling import Reroll, RollAdventure, RollAttack, RollBombs
from astrarium.games.cosmic_pioneers.rules.rounds import CosmicRound, CosmicRoundEnd, CosmicTurn
from astrarium.games.cosmic_pioneers.rules.setup import (
    ChooseCommander,
    DrawFirstPlayer,
    DrawPlanet,
    DrawScenario,
    DrawSpecies,
    GiveStart,
    LayFirstHexes,
    LayHex,
    PlaceShips,
)
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import (
    BuyGoods,
    DiscardCargo,
    LoadColonists,
    RaiseFreeLevel,
    RaiseLevels,
    TakeIncome,
)

STEPS: Final[list[Step[CosmicState]]] = [  # by their number on the agenda
    LayFirstHexes(),
    PlaceShips(),
    GiveStart(),
    CosmicRound(),
    Spawn(),
    CarryOutEffect(),
    CosmicTurn(),
    FightOutcome(),
    Adventure(),
    AdventureResult(),
    TakeIncome(),
    Deploy(),
    CosmicRoundEnd(),
    DrawFirstPlayer(),
    DrawSpecies(),
    DrawScenario(),
    DrawPlanet(),
    DrawEvent(),
    RollAttack(),
    RollDefence(),
    RollAdventure(),
    RollHit(),
    RollBombs(),
    ChooseCommander(),
    RaiseFreeLevel(),
    LayHex(),
    PickPlanets(),
    JettisonCargo(),
    CrashLanding(),
    UnloadWreck(),
    MoveShip(),
    Fight(),
    Reroll(),
    TakeAboard(),
    DiscardCargo(),
    RaiseLevels(),
    BuyGoods(),
    LoadColonists(),
    TransferPiece(),
    ChooseSlot(),
    Bombard(),
    ChooseTarget(),
    KillLifeForms(),
]

AGENDA: Final = Agenda(STEPS, GameOver(clause("C-END-01")))
