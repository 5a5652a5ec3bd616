"""Parts of the view: the ring, the event deck, the stocks and the dice."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.events import cards_left
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.screen.view_seats import planet_view
from astrarium.games.cosmic_pioneers.screen.view_types import (
    CardView,
    DeckCardView,
    DeckView,
    DiceView,
    FighterView,
    FightView,
    PlanetView,
    SectorView,
    ShipView,
    SlotView,
    StockView,
)

KINDS: Final = {
    codes.JUMPGATE: "jumpgate",
    codes.STATION: "station",
    codes.BELT: "belt",
    codes.RUIN: "ruin",
    codes.UNLAID: "free",
}
ATTACKER_BIT: Final = 1
CERTAIN: Final = 100
TITLES: Final = {
    "jumpgate": ("Jumpgate", "Ships arrive here, earn their income, buy levels and load colonists."),
    "station": ("Trade Station", "What can be done here depends on the scenario."),
    "belt": ("Asteroid belt", "A ship may pass it, but not stop there."),
    "ruin": ("Lost planet", "It was destroyed and is an asteroid belt now."),
    "free": ("", "Nothing lies here yet."),
}


def seat_or_none(seat: i64) -> int | None:
    """Return a seat, or None for NONE."""
    return seat if seat != codes.NONE else None


def kind_at(s: CosmicState, place: i64) -> str:
    """Return what lies at a place of the ring: the token of a planet, or the kind of sector."""
    what = s.sector[place]
    return tables.PLANETS.names[what] if what >= 0 else KINDS[what]


def who_stands(who: i64) -> str:
    """Return the token of the seat or species on a slot, or "none"."""
    if pieces.is_colonist(who):
        return f"s{who - codes.FIRST_COLONIST}"
    return tables.ALIENS.species[who - codes.FIRST_NATIVE] if who >= codes.FIRST_NATIVE else "none"


def sector_view(s: CosmicState, place: i64) -> SectorView:
    """Return a sector and everything there."""
    what = s.sector[place]
    planet = planet_view(what) if what >= 0 else None
    kind = "planet" if planet is not None else KINDS[what]
    title, text = (planet["title"], planet["text"]) if planet is not None else TITLES[kind]
    return {
        "sector": f"r{place}",
        "kind": kind,
        "title": title,
        "text": text,
        "planet": planet,
        "slots": [_slot(s, place, number, planet) for number in range(s.slots(place))],
        "controller": seat_or_none(s.controller(place)),
        "goods": {name: s.goods_at(place, colour) for colour, name in enumerate(constants.COLOURS)},
        "ships": ships_at(s, place),
    }


def _slot(s: CosmicState, place: i64, number: int, planet: PlanetView | None) -> SlotView:
    who = s.at(place, number)
    return {
        "slot": number + 1,
        "green": planet is not None and number + 1 in planet["green"],
        "seat": who - codes.FIRST_COLONIST if pieces.is_colonist(who) else None,
        "species": tables.ALIENS.species[who - codes.FIRST_NATIVE] if who >= codes.FIRST_NATIVE else None,
    }


def ships_at(s: CosmicState, place: i64) -> list[ShipView]:
    """Return the ships at a sector, once they are on the table."""
    if codes.UNLAID in s.sector:
        return []
    return [{"seat": seat, "crashed": s.is_crashed(seat)} for seat in range(s.seats) if s.ship(seat) == place]


def current_card(s: CosmicState) -> i64:
    """Return the event card being resolved; NONE without one."""
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == steps.SPAWN:
            return s.agenda[at + 2]
    return codes.NONE


def card_view(card: i64) -> CardView:
    """Return an event card."""
    title, text = tables.ALIENS.titles[card]
    return {
        "card": tables.ALIENS.cards[card],
        "title": title,
        "text": text,
        "species": tables.ALIENS.species[tables.CARD_SPECIES[card]],
    }


def deck_view(s: CosmicState) -> DeckView:
    """Return the event deck as far as it is known to all."""
    current = current_card(s)
    return {
        "left": cards_left(s),
        "species": {
            name: s.deck[columns.LEFT + species] for species, name in enumerate(actions.SPECIES.tokens)
        },
        "cards": [_deck_card(s, card) for card in range(tables.CARD_COUNT)],
        "known": s.known == 1,
        "current": card_view(current) if current != codes.NONE else None,
    }


def _deck_card(s: CosmicState, card: i64) -> DeckCardView:
    """Return a card of the deck; it cannot come if no card of its species is left."""
    possible = s.deck[columns.LEFT + tables.CARD_SPECIES[card]] > 0
    return {
        **card_view(card),
        "unseen": s.deck[columns.UNSEEN + card] if possible else 0,
        "discarded": s.deck[columns.DISCARDED + card],
    }


def stock_view(s: CosmicState) -> StockView:
    """Return the common stocks."""
    return {
        "aliens": {name: s.meeples(species) for species, name in enumerate(actions.SPECIES.tokens)},
        "goods": {name: s.goods_in_stock(colour) for colour, name in enumerate(constants.COLOURS)},
    }


def dice_view(s: CosmicState) -> DiceView:
    """Return the dice on the table, and the number of life forms killed by bombs."""
    step = s.step()
    bombing = _is_planned(s, steps.TARGET) or _is_planned(s, steps.VICTIM)
    hit = step in (steps.COUNT, steps.TARGET, steps.VICTIM) and s.target != codes.NONE
    return {
        "die": s.die if s.die > 0 and not bombing and s.rival == codes.NONE else None,
        "hit": schema.LIVES[s.target] if hit else None,
        "kills": s.die if step in (steps.TARGET, steps.VICTIM) else None,
        "fight": _fight(s) if s.rival != codes.NONE else None,
    }


def _is_planned(s: CosmicState, step: i64) -> bool:
    """Return whether a step is on the agenda."""
    return any(s.agenda[at] == step for at in range(0, len(s.agenda), FRAME))


def _fight(s: CosmicState) -> FightView:
    return {
        "attacker": _fighter(s, s.turn, s.die),
        "defender": _fighter(s, s.rival, s.rival_die),
        "ties": s.turn if _wins_ties(s, s.turn) else s.rival,
        "win": winning(s, s.turn, s.rival, s.die, s.rival_die),
    }


def _fighter(s: CosmicState, seat: i64, die: i64) -> FighterView:
    weapons = constants.WEAPONS_ADD[s.get(seat, columns.WEAPONS) - 1]
    return {
        "seat": seat,
        "die": die if die > 0 else None,
        "weapons": weapons,
        "total": die + weapons if die > 0 else None,
    }


def _wins_ties(s: CosmicState, attacker: i64) -> bool:
    """Return whether the attacker wins equal totals. C-COMBAT-05"""
    ties = (
        permanent_effects.SCENARIO_TIES[s.scenario + 1]
        or permanent_effects.TALENT_TIES[s.get(attacker, columns.COMMANDER) + 1]
    )
    return ties & ATTACKER_BIT != 0


def _rolls_again(s: CosmicState, seat: i64) -> bool:
    """Return whether a seat may still roll a die of a fight again. C-GAP-68"""
    row = (
        (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
    ) * schema.DICE_COUNT
    return s.get(seat, columns.USED + schema.COMBAT_DIE) < permanent_effects.REROLLS[row + schema.COMBAT_DIE]


def winning(s: CosmicState, attacker: i64, defender: i64, die: i64 = 0, rival_die: i64 = 0) -> int:
    """Return the attacker's chance to win in percent; a die of 0 is still to be rolled.

    A seat that may roll again does so if it helps, the attacker first. C-COMBAT-04, C-COMBAT-05, C-GAP-67
    """
    ahead = (
        constants.WEAPONS_ADD[s.get(attacker, columns.WEAPONS) - 1]
        - constants.WEAPONS_ADD[s.get(defender, columns.WEAPONS) - 1]
    )
    needed = 0 if _wins_ties(s, attacker) else 1
    sides = int(constants.FACES)
    faces = [face + 1 for face in range(sides)]

    def answered(mine: int, theirs: int) -> int:
        """Return the chance after the defender's re-roll, in rolls of one die."""
        now = sides if mine + ahead - theirs >= needed else 0
        again = sum(mine + ahead - other >= needed for other in faces)
        return min(now, again) if _rolls_again(s, defender) else now

    def shown(mine: int, theirs: int) -> int:
        """Return the chance with both dice on the table, in rolls of two dice."""
        now = sides * answered(mine, theirs)
        again = sum(answered(other, theirs) for other in faces)
        return max(now, again) if _rolls_again(s, attacker) else now

    own = [die] if die > 0 else faces
    others = [rival_die] if rival_die > 0 else faces
    won = sum(shown(mine, theirs) for mine in own for theirs in others)
    rolls = len(own) * len(others) * sides * sides
    return (CERTAIN * won + rolls // 2) // rolls


def rivals(s: CosmicState, seat: i64, place: i64) -> dict[str, int]:
    """Return the rivals that would be fought at a place, with the chance to win in percent."""
    if s.sector[place] < 0:
        return {}
    found = [rival for rival in range(s.seats) if rival != seat and s.ship(rival) == place]
    return {f"s{rival}": winning(s, seat, rival) for rival in found if not s.is_crashed(rival)}


def hit_die_view() -> dict[str, int]:
    """Return the number of faces of the Hit Die by kind."""
    return {name: constants.HIT_ODDS[life] for life, name in enumerate(schema.LIVES)}


def sectors_view(s: CosmicState) -> list[SectorView]:
    """Return the sectors of the ring, clockwise from the Jumpgate."""
    return [sector_view(s, place) for place in range(constants.SECTORS)]
