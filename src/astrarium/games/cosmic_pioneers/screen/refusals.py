"""Numbers by which a clause forbids an action, as arguments of the messages `why-<clause>`."""

from collections.abc import Callable, Mapping
from typing import Final

from astrarium.core.game import Facts
from astrarium.core.state import State
from astrarium.games.cosmic_pioneers.components import constants, schema
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.moving import distance, reach
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.screen.view_ring import kind_at

Targets = Mapping[str, str]


def refusal_facts(state: State, kind: str, targets: Targets, clause: str) -> Facts:
    """Return the numbers by which `clause` forbids an action of `kind`; empty if no number decides."""
    decides = DECIDING.get(clause)
    if decides is None:
        return {}
    s = _own(state)
    return decides(s, int(s.step_seat()), kind, targets)


def _own(state: State) -> CosmicState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, CosmicState):
        raise TypeError(f"refusals of Cosmic Pioneers were asked of a {type(state).__name__}")
    return state


def _too_far(s: CosmicState, seat: int, _kind: str, targets: Targets) -> Facts:
    place = actions.SECTOR.number[targets["sector"]]
    return {
        "place": kind_at(s, place),
        "sector": targets["sector"],
        "steps": distance(s.ship(seat), place),
        "reach": reach(s, seat),
    }


def _site(s: CosmicState, seat: int, kind: str, targets: Targets) -> Facts:
    """How far a planet is that is not one of the nearest; nothing about the planet of the crash itself."""
    if kind != "crash":
        return {}
    here, place = s.ship(seat), actions.SECTOR.number[targets["sector"]]
    steps = distance(here, place)
    if steps == 0:
        return {}
    planets = [other for other in range(constants.SECTORS) if other != here and pieces.is_planet(s, other)]
    nearest = min(distance(here, other) for other in planets)
    return {"place": kind_at(s, place), "sector": targets["sector"], "steps": steps, "nearest": nearest}


def _level_price(s: CosmicState, seat: int, _kind: str, targets: Targets) -> Facts:
    levels = int(targets["levels"])
    cost = levels * pieces.figure(s, seat, schema.LEVEL_PRICE)
    return {"levels": levels, "cost": cost, "credits": s.get(seat, columns.CREDITS)}


def _level(s: CosmicState, seat: int, _kind: str, targets: Targets) -> Facts:
    attribute = targets["attribute"]
    level = s.get(seat, columns.LEVEL + actions.ATTRIBUTE.number[attribute])
    return {"attribute": attribute, "level": level, "top": constants.LEVELS}


def _free_levels(_s: CosmicState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"levels": int(targets["levels"])}


def _embarked(s: CosmicState, seat: int, _kind: str, targets: Targets) -> Facts:
    reserve = s.get(seat, columns.RESERVE)
    return {"number": int(targets["number"]), "room": pieces.room(s, seat), "reserve": reserve}


def _taken_aboard(s: CosmicState, seat: int, kind: str, targets: Targets) -> Facts:
    if kind != "aboard":
        return {}
    return {"number": int(targets["number"]), "room": pieces.room(s, seat), "surplus": s.step_argument()}


def _sold_out(s: CosmicState, _seat: int, _kind: str, targets: Targets) -> Facts:
    return {"left": s.goods_in_stock(actions.COLOUR.number[targets["colour"]])}


def _cargo_level(s: CosmicState, seat: int, _kind: str, _targets: Targets) -> Facts:
    needed = pieces.figure(s, seat, schema.ALIEN_CARGO_LEVEL)
    return {"level": s.get(seat, columns.CARGO), "needed": needed}


def _full_hold(s: CosmicState, seat: int, _kind: str, _targets: Targets) -> Facts:
    aboard, capacity = pieces.aboard(s, seat), pieces.capacity(s, seat)
    return {"aboard": aboard, "capacity": capacity, "over": max(aboard - capacity, 0)}


def _transfers(s: CosmicState, _seat: int, kind: str, _targets: Targets) -> Facts:
    """The number of loads and unloads, unless the clause forbids to take the last one back."""
    most = codes.MAX_TRANSFERS if kind == "unload" else codes.MAX_TRANSFERS - 1
    return {"done": s.stage, "limit": codes.MAX_TRANSFERS} if s.stage >= most else {}


def _full_planet(s: CosmicState, seat: int, kind: str, targets: Targets) -> Facts:
    """The slots of a planet without a free one, for a life form that is aboard."""
    place = s.ship(seat)
    if kind != "unload" or pieces.free_slots(s, place) > 0:
        return {}
    if s.cargo(seat, actions.PIECE.number[targets["piece"]]) == 0:
        return {}
    return {"place": kind_at(s, place), "slots": s.slots(place)}


# By clause: what decides for the seat that is asked.
DECIDING: Final[dict[str, Callable[[CosmicState, int, str, Targets], Facts]]] = {
    "C-MOVE-01": _too_far,
    "C-CRASH-01": _site,
    "C-JUMP-04": _level_price,
    "C-JUMP-05": _embarked,
    "C-ADV-05": _taken_aboard,
    "C-CMD-02": _free_levels,
    "C-NOTE-21": _level,
    "C-GAP-09": _level,
    "C-GAP-37": _cargo_level,
    "C-GAP-39": _sold_out,
    "C-GAP-78": _transfers,
    "C-GAP-79": _full_hold,
    "C-GAP-88": _full_planet,
}
