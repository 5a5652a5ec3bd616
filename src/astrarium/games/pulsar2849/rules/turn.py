"""The course of a match: rounds, turns, and all steps by number (catalogue section 18)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import Agenda, AutomaticStep, GameOver, Step
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.rules import actions, codes, steps
from astrarium.games.pulsar2849.rules.acting import AlwaysAskedDecision, PulsarTurnAction
from astrarium.games.pulsar2849.rules.building import (
    BuyModifier,
    CopyDie,
    DevelopPulsar,
    FinishGyrodyne,
    GainGyrodyne,
    SpinGyrodyne,
    TakeGyrodyne,
)
from astrarium.games.pulsar2849.rules.dicing import DraftDie, RollSilverDice, SetMedian, begin_dice
from astrarium.games.pulsar2849.rules.effects import (
    BuyPoints,
    ClaimIsolated,
    JumpShip,
    MeetGoal,
    PlaceRemoteStation,
    ResolveEffect,
    ShiftMarker,
)
from astrarium.games.pulsar2849.rules.exploring import DrawExploration, TakeExplorationBonus
from astrarium.games.pulsar2849.rules.flying import (
    ClaimAtEnd,
    ClaimInPassing,
    DiscoverSystem,
    FinishPath,
    FlySegment,
    LaunchShip,
    NameLanding,
    ScoreGateRun,
)
from astrarium.games.pulsar2849.rules.producing import RunProduction
from astrarium.games.pulsar2849.rules.researching import CompleteProject, PatentTechnology
from astrarium.games.pulsar2849.rules.scoring import BuyGoalBonus, ScoreFinalPart, ScoreGoal
from astrarium.games.pulsar2849.rules.setup import (
    ChooseHqSide,
    DealHq,
    DealOrder,
    DrawGoal,
    EnterMap,
    PickTechnologyBoard,
    RevealTransmitter,
)
from astrarium.games.pulsar2849.rules.spending import holds_silver, usual_spends
from astrarium.games.pulsar2849.rules.state import PulsarState, turn_order
from astrarium.games.pulsar2849.rules.stationing import ReachEnd, StationInPassing
from astrarium.games.pulsar2849.rules.transmitting import (
    BringOnline,
    ClaimTransmitter,
    JoinTransmitter,
    PayTransmitter,
    TakeLinkDie,
)

ACT_G14: Final = clause("P-ACT-G14")
VAR_G5: Final = clause("P-VAR-G5")


@final
class PulsarRound(AutomaticStep[PulsarState]):
    """A round: roll, median, draft, a turn for each seat, production."""

    clauses: ClassVar = (
        clause("P-GEN-03"),
        clause("P-DICE-09"),
        clause("P-DICE-10"),
        clause("P-DICE-25"),
        clause("P-ACT-01"),
        clause("P-ACT-02"),
        clause("P-2P-06"),
        clause("P-2P-G4"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        s.push(steps.PRODUCE, starmap.NONE, 0)
        order = turn_order(s)
        for back in range(len(order)):
            s.push(steps.TURN, order[len(order) - 1 - back], starmap.NONE)
        rockets = len(s.order)
        if rockets == s.seats:
            for place in range(rockets):
                s.push(steps.DRAFT, s.order[place], starmap.NONE)
        for back in range(rockets):
            s.push(steps.DRAFT, s.order[rockets - 1 - back], starmap.NONE)
        s.push(steps.MEDIAN, starmap.NONE, starmap.NONE)
        s.push(steps.ROLL, starmap.NONE, begin_dice(s))


@final
class PulsarTurn(AutomaticStep[PulsarState]):
    """The turn of a seat begins; it has had no bonus die yet."""

    clauses: ClassVar = (clause("P-BON-01"), clause("P-ACT-02"), clause("P-ACT-03"))

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        s.begin_turn()
        s.push(steps.ACT, seat, starmap.NONE)


def barred_end(s: PulsarState, seat: i64) -> i64:
    """Return ALLOWED, or the clause that bars ending the turn: a die that must be used is still held.

    It is a bonus die with a duty or, in the variant that must use them, a silver die.
    """
    if s.duty == 1:
        return ACT_G14
    return VAR_G5 if s.variants & codes.MUST_USE_DICE != 0 and holds_silver(s, seat) else ALLOWED


@final
class EndPulsarTurn(PulsarTurnAction):
    """The turn ends; all dice still held are forfeited."""

    clauses: ClassVar = (
        clause("P-ACT-G1"),
        clause("P-ACT-G7"),
        clause("P-ACT-G13"),
        clause("P-TEC-G4"),
        clause("P-BON-G1"),
        clause("P-BON-G4"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        return append(found, actions.END) if barred_end(s, seat) == ALLOWED else found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        return barred_end(s, seat)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        s.drop()
        s.forfeit_dice(seat)


# By kind of action, from MODIFIER_KIND to END_KIND: dice actions first, then free ones.
TURN_ACTIONS: Final = vec[PulsarTurnAction](
    [
        BuyModifier(),
        LaunchShip(),
        TakeGyrodyne(),
        FinishGyrodyne(),
        ClaimTransmitter(),
        PayTransmitter(),
        PatentTechnology(),
        CompleteProject(),
        DevelopPulsar(),
        CopyDie(),
        EndPulsarTurn(),
    ]
)
DICE_ACTIONS: Final[i64] = actions.DEVELOP_KIND - actions.MODIFIER_KIND


@final
class ChooseTurnAction(AlwaysAskedDecision):
    """The seat takes a dice action or a free action, in any order, or ends its turn."""

    clauses: ClassVar = (
        clause("P-ACT-04"),
        clause("P-ACT-05"),
        clause("P-ACT-13"),
        clause("P-ACT-14"),
        clause("P-ACT-G6"),
        clause("P-ACT-G12"),
        clause("P-ACT-G15"),
        clause("P-GEN-G5"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=32)
        usual = usual_spends(s, seat)
        first: i64 = 0
        if len(usual) == 0:
            first = DICE_ACTIONS
        for number in range(first, len(TURN_ACTIONS)):
            found = TURN_ACTIONS[number].add_legal(s, seat, usual, found)
        return found

    def barred(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        kind = actions.KIND_OF[action]
        if actions.MODIFIER_KIND <= kind <= actions.END_KIND:
            return TURN_ACTIONS[kind - actions.MODIFIER_KIND].barred(s, seat, action)
        return self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        TURN_ACTIONS[actions.KIND_OF[action] - actions.MODIFIER_KIND].do(s, seat, action)


STEPS: Final[list[Step[PulsarState]]] = [  # by their number on the agenda
    DealOrder(),
    DrawGoal(),
    PickTechnologyBoard(),
    DealHq(),
    RevealTransmitter(),
    EnterMap(),
    ChooseHqSide(),
    PulsarRound(),
    RollSilverDice(),
    SetMedian(),
    DraftDie(),
    PulsarTurn(),
    ChooseTurnAction(),
    FlySegment(),
    DiscoverSystem(),
    FinishPath(),
    NameLanding(),
    StationInPassing(),
    ClaimInPassing(),
    ReachEnd(),
    ClaimAtEnd(),
    ScoreGateRun(),
    TakeExplorationBonus(),
    DrawExploration(),
    ResolveEffect(),
    GainGyrodyne(),
    ClaimIsolated(),
    SpinGyrodyne(),
    JumpShip(),
    PlaceRemoteStation(),
    ShiftMarker(),
    JoinTransmitter(),
    BringOnline(),
    TakeLinkDie(),
    RunProduction(),
    BuyPoints(),
    ScoreFinalPart(),
    MeetGoal(),
    ScoreGoal(),
    BuyGoalBonus(),
]
AGENDA: Final = Agenda(STEPS, GameOver(clause("P-GEN-04")))
