"""The course of the match: turns, scoring rounds, the end (catalogue sections 5, 13 and 15)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.state import NOTHING, OVER
from astrarium.core.steps import Agenda, AutomaticStep, ChanceStep, DecisionStep, Step
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.mining import Mine, RollCache
from astrarium.games.globular_cluster.rules.moving import MovePiece
from astrarium.games.globular_cluster.rules.placing import PlaceTile, TurnTile
from astrarium.games.globular_cluster.rules.scoring import score_seat
from astrarium.games.globular_cluster.rules.settling import Improve, OpenSystem
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.globular_cluster.rules.trading import ForceTrade
from astrarium.games.globular_cluster.rules.warping import BuildStation, Warp

SUPERNOVA_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.SUPERNOVA)
SETUP_28: Final = clause("G-SETUP-28")


@final
class ChooseStarter(ChanceStep[GlobularState]):
    """Pick the first player by chance."""

    rule = clause("G-TURN-01")
    clauses: ClassVar = (clause("G-GAP-05"),)

    def outcomes(self, s: GlobularState, argument: i64) -> vec[i64]:
        return vec[i64]([actions.START + seat for seat in range(s.seats)])

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        do_start(s, actions.FIRST_SLOT[action])


def do_start(s: GlobularState, seat: i64) -> None:
    """Begin the match with a drawing turn of `seat`."""
    s.drop()
    s.turn = seat
    s.push(steps.TURN, seat, steps.DRAWING)


@final
class BeginTurn(AutomaticStep[GlobularState]):
    """Begin a turn of the kind in the argument: reset points and limits, push its steps."""

    clauses: ClassVar = (
        clause("G-TURN-03"),
        clause("G-GAP-20"),
        clause("G-NOVA-05"),
        clause("G-NOVA-06"),
        clause("G-NOVA-07"),
    )

    def run(self, s: GlobularState, seat: i64, argument: i64) -> None:
        s.drop()
        s.turn = seat
        s.points = tables.ACTION_POINTS
        s.mined_at = grid.NONE
        s.mined = 0
        s.improved = NOTHING
        s.push(steps.ACT, seat, argument)
        if argument == steps.DRAWING:
            s.push(steps.DRAW, seat, grid.NONE)
        elif argument == steps.PLACING:
            s.push(steps.PLACE, seat, SUPERNOVA_TILE)


@final
class DrawTile(ChanceStep[GlobularState]):
    """Draw a tile by chance: the seat places it, or a supernova begins a scoring round."""

    rule = clause("G-TURN-02")
    clauses: ClassVar = (
        clause("G-NOVA-01"),
        clause("G-NOVA-02"),
        clause("G-NOVA-08"),
        clause("G-NOVA-10"),
        clause("G-NOTE-11"),
        clause("G-TILE-06"),
        clause("G-SETUP-16"),
        clause("G-SETUP-28"),
    )

    def outcomes(self, s: GlobularState, argument: i64) -> vec[i64]:
        return s.bag.outcomes(actions.DRAW)

    def weights(self, s: GlobularState, outcomes: vec[i64]) -> vec[i64]:
        return s.bag.odds()

    def barred(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> i64:
        if action in s.moves:
            return ALLOWED
        return SETUP_28 if actions.KIND_OF[action] == actions.DRAW_KIND else self.rule

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        tile = actions.FIRST_SLOT[action]
        s.drop()
        s.take_from_stack(tile)
        if tables.TILE_KIND[tile] == tables.SUPERNOVA:
            _begin_scoring_round(s)
        else:
            s.push(steps.PLACE, s.turn, tile)


def _begin_scoring_round(s: GlobularState) -> None:
    """Set the supernova aside for a scoring round that starts with the drawer.

    After the round the drawer has a turn to place the supernova.
    """
    s.drop()
    s.push(steps.TURN, s.turn, steps.PLACING)
    _push_round(s, s.turn, steps.SCORING)


def _push_round(s: GlobularState, first: i64, kind: i64) -> None:
    """Push a turn of `kind` for every seat, clockwise from `first`."""
    for back in range(s.seats):
        s.push(steps.TURN, (first + s.seats - 1 - back) % s.seats, kind)


@final
class EndTurn(TurnAction):
    """End the turn: unspent points are lost; a scoring turn scores."""

    clauses: ClassVar = (
        clause("G-GAP-06"),
        clause("G-GAP-19"),
        clause("G-GAP-30"),
        clause("G-NOVA-03"),
        clause("G-NOVA-04"),
        clause("G-NOVA-09"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        return append(found, actions.END)

    def barred(self, s: GlobularState, action: i64) -> i64:
        return ALLOWED

    def do(self, s: GlobularState, action: i64) -> None:
        kind = s.step_argument()
        s.drop()
        s.points = 0
        if kind == steps.SCORING:
            score_seat(s, s.turn)


MOVE_PIECE: Final = MovePiece()
WARP: Final = Warp()
MINE: Final = Mine()
FORCE_TRADE: Final = ForceTrade()
IMPROVE: Final = Improve()
OPEN_SYSTEM: Final = OpenSystem()
BUILD_STATION: Final = BuildStation()
# By kind of action, from MOVE_KIND to END_KIND.
TURN_ACTIONS: Final = vec[TurnAction](
    [MOVE_PIECE, WARP, MINE, FORCE_TRADE, IMPROVE, OPEN_SYSTEM, BUILD_STATION, EndTurn()]
)


@final
class SpendPoints(DecisionStep[GlobularState]):
    """Spend action points or end the turn; a turn without another legal action ends by itself."""

    rule = clause("G-TURN-02")
    clauses: ClassVar = (clause("G-TURN-04"),)

    def legal(self, s: GlobularState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=48)
        if s.points == 0:
            return append(found, actions.END)
        cells = occupied(s)
        found = MOVE_PIECE.add_legal(s, cells, found)  # direct calls are faster than a loop
        found = WARP.add_legal(s, cells, found)
        found = MINE.add_legal(s, cells, found)
        found = FORCE_TRADE.add_legal(s, cells, found)
        found = IMPROVE.add_legal(s, cells, found)
        found = OPEN_SYSTEM.add_legal(s, cells, found)
        found = BUILD_STATION.add_legal(s, cells, found)
        return append(found, actions.END)

    def barred(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> i64:
        kind = actions.KIND_OF[action]
        if actions.MOVE_KIND <= kind <= actions.END_KIND:
            return TURN_ACTIONS[kind - actions.MOVE_KIND].barred(s, action)
        return self.rule

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        kind = actions.KIND_OF[action]
        if kind == actions.MOVE_KIND:
            MOVE_PIECE.do(s, action)
        else:
            TURN_ACTIONS[kind - actions.MOVE_KIND].do(s, action)


def occupied(s: GlobularState) -> vec[i64]:
    """Return the places where the seat on turn has a piece, ascending."""
    found = vec[i64](capacity=16)
    first = s.turn * grid.CELLS
    leader = s.leader[s.turn]
    members = s.members
    for cell in s.placed:
        if members[first + cell] > 0 or cell == leader:
            found = append(found, cell)
    return found


@final
class PlanTurns(Step[GlobularState]):
    """Push the turns that follow an empty agenda: a drawing turn or the closing turns; then end the match."""

    rule = clause("G-END-02")
    clauses: ClassVar = (
        clause("G-TURN-01"),
        clause("G-END-01"),
        clause("G-END-04"),
        clause("G-END-05"),
        clause("G-END-06"),
        clause("G-NOTE-14"),
    )

    def ask(self, s: GlobularState, seat: i64, argument: i64) -> bool:
        following = (s.turn + 1) % s.seats
        if s.bag.left > 0:
            s.push(steps.TURN, following, steps.DRAWING)
            return False
        if s.closing == 0:
            s.closing = 1
            for _ in range(tables.SCORING_CLOSING_ROUNDS):
                _push_round(s, following, steps.SCORING)
            for _ in range(tables.PLAIN_CLOSING_ROUNDS):
                _push_round(s, following, steps.PLAIN)
            return False
        s.ask(OVER, NOTHING, NOTHING)
        return True


STEPS: Final[list[Step[GlobularState]]] = [  # by their number on the agenda
    ChooseStarter(),
    BeginTurn(),
    DrawTile(),
    PlaceTile(),
    TurnTile(),
    SpendPoints(),
    RollCache(),
]
AGENDA: Final = Agenda(STEPS, PlanTurns())
