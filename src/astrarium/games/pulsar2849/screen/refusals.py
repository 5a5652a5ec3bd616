"""Numbers by which a clause forbids an action, as arguments of the messages `why-<clause>`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from astrarium.core.bits import BITS
from astrarium.core.game import Facts
from astrarium.core.state import State
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.dicing import distance, marker_place
from astrarium.games.pulsar2849.rules.scoring import bonus_price
from astrarium.games.pulsar2849.rules.spending import (
    SPEND_VALUE,
    die_value,
    held_dice,
    possible_spends,
    usual_spends,
)
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.transmitting import gives_die
from astrarium.games.pulsar2849.screen.routes import distances_to, lengths_of_flights

Targets = Mapping[str, str]

USES: Final = {
    "launch": schema.FLY,
    "take": schema.TAKE,
    "finish": schema.FINISH,
    "claim": schema.TRANSMIT,
    "pay": schema.TRANSMIT,
    "patent": schema.PATENT,
    "project": schema.PROJECT,
    "modifier": schema.BUY,
}
TOKENS: Final = {"minus1": "pm1", "plus1": "pm1", "plus2": "plus2"}


def refusal_facts(state: State, kind: str, targets: Targets, clause: str) -> Facts:
    """Return the numbers by which `clause` forbids an action of `kind`; empty if no number decides."""
    decides = DECIDING.get(clause)
    if decides is None:
        return {}
    s = _own(state)
    return decides(s, int(s.step_seat()), kind, targets)


def _own(state: State) -> PulsarState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, PulsarState):
        raise TypeError(f"refusals of Pulsar 2849 were asked of a {type(state).__name__}")
    return state


def _listed(name: str, numbers: Iterable[int]) -> Facts:
    """Return the largest of `numbers` as `<name>_last`, the others as `<name>_others` or "none"."""
    *others, last = sorted(set(numbers))
    return {f"{name}_others": ", ".join(map(str, others)) or "none", f"{name}_last": last}


# Payment with dice.


def _needs(kind: str, targets: Targets) -> set[int]:
    """Return the values that pay for an action; none for a flight, which any value pays."""
    match kind:
        case "take":
            return {int(constants.TAKE_COST[actions.SIZE.number[targets["gyrodyne"]]])}
        case "finish":
            return {int(constants.FINISH_COST[actions.SIZE.number[targets["gyrodyne"]]])}
        case "patent":
            return {int(tables.TECH_COST[actions.TECH.number[targets["technology"]]])}
        case "project":
            return {int(tables.PROJECT_COST[actions.PROJECT.number[targets["project"]]])}
        case "modifier":
            return {1, 2} if targets["token"] == "pm1" else {2}
        case "claim" | "pay":
            return {int(targets["cost"])}
    return set()


def _held(s: PulsarState, seat: int) -> set[int]:
    """Return the values of the dice that the seat in turn holds, the bonus die included."""
    held = held_dice(s, seat)
    return {int(die_value(die)) for die in range(actions.DICE) if held & BITS[die] != 0}


def _spent_die(targets: Targets) -> tuple[int, int]:
    """Return the value of the die of an action before and after its change."""
    die, change = actions.DIE.number[targets["die"]], actions.CHANGE.number[targets["change"]]
    return int(die_value(die)), int(SPEND_VALUE[die * actions.CHANGE_COUNT + change])


def _unpaid(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    """Why no die pays, empty if one does: all are spent, or none makes the value that is needed."""
    use = USES[kind]
    made = {int(SPEND_VALUE[spend]) for spend in possible_spends(s, seat, use, usual_spends(s, seat))}
    if not made:
        return {"lacks": "dice"}
    needs = _needs(kind, targets)
    pays_all = 0 in made and s.get(seat, columns.ZEROS) & BITS[use] != 0
    if not needs or pays_all or needs & made:
        return {}
    return {"lacks": "value", **_listed("need", needs), **_listed("made", made - {0})}


def _die_not_held(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    die, _ = _spent_die(targets)
    return _unpaid(s, seat, kind, targets) or {"lacks": "die", "die": die, **_listed("held", _held(s, seat))}


def _token_missing(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    lacking: Facts = {"lacks": "token", "token": TOKENS[targets["change"]]}
    return _unpaid(s, seat, kind, targets) or lacking


def _wrong_value(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    """A value that does not pay; nothing at other steps, where dice pay for nothing."""
    if s.step() != steps.ACT:
        return {}
    _, value = _spent_die(targets)
    other: Facts = {"lacks": "cost", "value": value, **_listed("need", _needs(kind, targets))}
    return _unpaid(s, seat, kind, targets) or other


def _no_such_cost(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    """A cost that is not printed on the transmitter, or a value that does not pay it."""
    design = tables.TILE_DESIGN[actions.TILE.number[targets["transmitter"]]]
    first = design * tables.MAX_COSTS
    costs = {int(cost) for cost in tables.DESIGN_COSTS[first : first + tables.MAX_COSTS] if cost > 0}
    if s.step() != steps.ACT or int(targets["cost"]) in costs:
        return _wrong_value(s, seat, kind, targets)
    return {"lacks": "place", "cost": int(targets["cost"]), **_listed("costs", costs)}


def _dice_left(s: PulsarState, seat: int, _kind: str, _targets: Targets) -> Facts:
    silver = {value for value in range(1, constants.FACES + 1) if s.dice_held(seat, value) > 0}
    return _listed("held", silver)


def _bonus_left(s: PulsarState, _seat: int, _kind: str, _targets: Targets) -> Facts:
    return {"bonus": s.bonus}


# Flights.


def _before_flight(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    """What a flight to a location takes, if a seat names it before it chooses a die."""
    if s.step() != steps.ACT or kind != "fly":
        return {}
    ship, end = int(s.get(seat, columns.SHIP)), actions.NODE.number[targets["location"]]
    location, away = targets["location"], distances_to(end, ()).get(ship)
    if away is None or away == 0:
        return {}
    values = {
        int(SPEND_VALUE[actions.SPEND_OF[action]])
        for action in s.moves
        if actions.KIND_OF[action] == actions.LAUNCH_KIND
    }
    if not values:
        return {"case": "spent"}
    if away > max(values):
        return {"case": "far", "location": location, "away": away, "left": max(values)}
    lengths = lengths_of_flights(ship, end, (), max(values))
    if not lengths:
        return {}
    case = "choose" if lengths & values else "exact"
    return {
        "case": case,
        "location": location,
        **_listed("length", lengths & values or lengths),
        **_listed("made", values),
    }


def _beyond_flight(s: PulsarState, seat: int, _kind: str, targets: Targets) -> Facts:
    """How far a location is that does not lie beside the ship, unless the flight can end there."""
    ship, end = int(s.get(seat, columns.SHIP)), actions.NODE.number[targets["location"]]
    used = {int(segment) for segment in s.used}
    away = distances_to(end, used).get(ship)
    if away is None or away == 0 or s.left in lengths_of_flights(ship, end, used, int(s.left)):
        return {}
    return {
        "case": "far" if away > s.left else "exact",
        "location": targets["location"],
        "away": away,
        "left": s.left,
    }


def _dead_end(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"location": targets["location"], "left": s.left - 1}


def _gate_too_far(_s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"value": _spent_die(targets)[1]}


# Gyrodynes, transmitters, technologies and projects.


def _nothing_to_develop(s: PulsarState, seat: int, _kind: str, targets: Targets) -> Facts:
    """What is missing: a gyrodyne or a claimed pulsar; nothing if another size or pulsar would do."""
    area = [int(s.get(seat, columns.AREA + size)) for size in range(constants.SIZES)]
    if not any(area):
        return {"lacks": "gyrodyne"}
    claimed = any(int(s.ring[pulsar]) == seat for pulsar in range(starmap.PULSARS))
    return {} if claimed or not area[actions.SIZE.number[targets["gyrodyne"]]] else {"lacks": "pulsar"}


def _empty_stack(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    empty = s.stack(actions.SIZE.number[targets["gyrodyne"]]) == 0
    return {"gyrodyne": targets["gyrodyne"]} if empty else {}


def _cost_covered(_s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"transmitter": targets["transmitter"], "cost": int(targets["cost"])}


def _link_dice(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    tile = s.step_argument()
    values = {value for value in range(1, constants.FACES + 1) if gives_die(s, tile, value)}
    return {"value": int(targets["value"]), **_listed("made", values)}


def _later_row(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    tech = actions.TECH.number[targets["technology"]]
    board = tables.TECH_BOARD[tech]
    if s.boards[tables.BOARD_CATEGORY[board]] != board:
        return {}
    return {"technology": targets["technology"], "opens": tables.TECH_ROUND[tech], "round": s.round}


def _places_taken(_s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    tech = actions.TECH.number[targets["technology"]]
    return {"technology": targets["technology"], "places": tables.TECH_SLOTS[tech]}


def _projects_below(s: PulsarState, seat: int, _kind: str, targets: Targets) -> Facts:
    needs, done = tables.PROJECT_NEEDS[actions.PROJECT.number[targets["project"]]], s.get(seat, columns.DONE)
    return {
        "project": targets["project"],
        "needed": int(needs).bit_count(),
        "done": int(needs & done).bit_count(),
    }


# Cubes.


def _copy_price(s: PulsarState, seat: int, _kind: str, _targets: Targets) -> Facts:
    return {"cost": s.get(seat, columns.COPY_PRICE), "cubes": s.get(seat, columns.CUBES)}


def _lots(s: PulsarState, seat: int, _kind: str, targets: Targets) -> Facts:
    effect, lots = s.step_argument(), int(targets["lots"])
    most = tables.EFFECT_C[effect]
    return {
        "lacks": "lots" if lots > most else "cubes",
        "limit": most,
        "lots": lots,
        "cost": lots * tables.EFFECT_A[effect],
        "cubes": s.get(seat, columns.CUBES),
    }


def _goal_bonus(s: PulsarState, seat: int, kind: str, targets: Targets) -> Facts:
    if kind != "buy":
        return {}
    lots, price = int(targets["lots"]), bonus_price(s, s.step_argument())
    lacks = "lots" if lots > 1 else "cubes"
    return {"lacks": lacks, "limit": 1, "lots": lots, "cost": price, "cubes": s.get(seat, columns.CUBES)}


# The Dice Board.


def _not_on_board(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    left = [value for value in range(1, constants.FACES + 1) if s.dice[value] > 0]
    return {"value": int(targets["value"]), **_listed("held", left)} if left else {}


def _on_the_median(_s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"value": int(targets["value"])}


def _off_the_median(s: PulsarState, _seat: int, _kind: str, targets: Targets) -> Facts:
    value = int(targets["value"])
    spaces = distance(s, value)
    return {"value": value, "spaces": max(spaces, -spaces), "side": "left" if spaces < 0 else "right"}


def _past_the_end(s: PulsarState, seat: int, _kind: str, targets: Targets) -> Facts:
    value, marker = int(targets["value"]), targets["marker"]
    place = marker_place(s, seat, actions.MARKER.number[marker])
    return {
        "value": value,
        "marker": marker,
        "spaces": distance(s, value),
        "room": constants.SPACES - s.space[place],
    }


# By clause: what decides for the seat that is asked.
DECIDING: Final[dict[str, Callable[[PulsarState, int, str, Targets], Facts]]] = {
    "P-DICE-02": _not_on_board,
    "P-DICE-12": _on_the_median,
    "P-DICE-13": _off_the_median,
    "P-DICE-18": _past_the_end,
    "P-ACT-04": _die_not_held,
    "P-ACT-07": _token_missing,
    "P-ACT-10": _wrong_value,
    "P-ACT-G8": _before_flight,
    "P-ACT-G14": _bonus_left,
    "P-VAR-G5": _dice_left,
    "P-MOD-01": _wrong_value,
    "P-FLY-02": _beyond_flight,
    "P-FLY-G5": _dead_end,
    "P-EFF-G29": _gate_too_far,
    "P-GYR-G2": _empty_stack,
    "P-DEV-02": _nothing_to_develop,
    "P-EFF-G8": _empty_stack,
    "P-TRX-02": _no_such_cost,
    "P-TRX-08": _cost_covered,
    "P-TRX-09": _no_such_cost,
    "P-TRX-13": _link_dice,
    "P-TEC-01": _later_row,
    "P-TEC-06": _places_taken,
    "P-TEC-07": _places_taken,
    "P-TEC-09": _places_taken,
    "P-HQ-02": _projects_below,
    "P-COPY-01": _copy_price,
    "P-COPY-02": _not_on_board,
    "P-EFF-G15": _lots,
    "P-END-05": _goal_bonus,
}
