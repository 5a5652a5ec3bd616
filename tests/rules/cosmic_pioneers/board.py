"""Builders of test positions: a standard table at a given step, with given pieces on it."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

import astrarium
from astrarium.core.game import Value
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.events import make_deck
from astrarium.games.cosmic_pioneers.rules.turn import AGENDA
from tests.table import apply

GAME = astrarium.game("cosmic-pioneers")
NONE = -1
# Clockwise from the Jumpgate at r0: red r1, r5, r9; blue r2, r6, r10; green r3, r7, r11; yellow r4, r8.
RING = (
    "ravan",
    "fathom",
    "sump",
    "barrow",
    "maul",
    "drift",
    "bracken",
    "ochre",
    "ember",
    "halcyon",
    "fenholm",
)
PHASES = (steps.BOMB, steps.DEPLOY, steps.ADVENTURE, steps.FIGHT, steps.MOVE)
SEAT_LETTERS = "ABCD"


def place_of(sector: str | int) -> int:
    """Return the number of a place of the ring: "r3" or 3."""
    return sector if isinstance(sector, int) else int(sector.removeprefix("r"))


def table(
    seats: int = 3,
    scenario: str = "cosmic-pioneers",
    ring: Sequence[str] = RING,
    commanders: Sequence[str] = ("fraser", "okoro", "lindqvist", "amari"),
    round_number: int = 1,
    seat: int = 0,
    **options: Value,
) -> CosmicPosition:
    """Return a position in which `seat` is to move from the Jumpgate: empty hold, no credits, all levels 1.

    `ring` lists what lies at r1 to r11: planets, "belt" or "station". Seat 0 is the first player. After this
    turn the round ends; no other seat has a turn in it.
    """
    state = GAME.start(seats, {"scenario": scenario, **options})
    assert isinstance(state, CosmicPosition)
    state.first = 0
    state.round = round_number
    sectors = [codes.JUMPGATE]
    for name in ring:
        sectors.append({"belt": codes.BELT, "station": codes.STATION}.get(name, -9))
        if sectors[-1] == -9:
            sectors[-1] = tables.PLANETS.names.index(name)
    assert len(sectors) == constants.SECTORS
    state.sector = vec[i64](sectors)
    make_deck(state)
    for other in range(seats):
        state.put(other, columns.COMMANDER, tables.COMMANDERS.names.index(commanders[other]))
        state.put(other, columns.SHIP, 0)
    state.agenda = vec[i64]()
    state.push(steps.END, 0, NONE)
    state.push(steps.TURN, seat, NONE)
    AGENDA.settle(state)
    return state


def refresh(state: CosmicPosition) -> None:
    """Update the legal actions after a change by hand."""
    AGENDA.settle(state)


def phase(state: CosmicPosition, step: int, seat: int = 0, sector: str | int | None = None) -> None:
    """Continue with a phase of a seat's turn: the steps MOVE, FIGHT, ADVENTURE, DEPLOY or BOMB."""
    if sector is not None:
        state.put(seat, columns.SHIP, place_of(sector))
    state.turn = seat
    state.agenda = vec[i64]()
    state.push(steps.END, 0, NONE)
    for later in PHASES[: PHASES.index(step) + 1]:
        state.push(later, seat, NONE)
    AGENDA.settle(state)


def begin(state: CosmicPosition, step: int, seat: int = 0, argument: int = NONE) -> None:
    """Push `step` onto the agenda and run the agenda up to the next decision."""
    state.push(step, seat, argument)
    AGENDA.settle(state)


def draw_card(state: CosmicPosition, card: str, seat: int = 0) -> None:
    """Make `seat` draw an event card next; the card must still be in the deck."""
    begin(state, steps.EVENT, seat)
    apply(GAME, state, f"event {card}")


def place_ship(state: CosmicPosition, seat: int, sector: str | int, crashed: bool = False) -> None:
    """Put the ship of `seat` at `sector`, upright or `crashed`."""
    state.put(seat, columns.SHIP, place_of(sector))
    state.put(seat, columns.CRASHED, int(crashed))
    AGENDA.settle(state)


def settle_row(state: CosmicPosition, sector: str | int, row: str) -> None:
    """Fill the slots of a planet from the left with pieces from reserves and supply.

    Letters A to D are colonists of the seats, dots are empty; l, q, s, w are a lizard, squid, slime, worm.
    """
    place = place_of(sector)
    assert len(row) <= state.slots(place)
    for slot, letter in enumerate(row.ljust(state.slots(place), ".")):
        _clear(state, place, slot)
        if letter in SEAT_LETTERS:
            seat = SEAT_LETTERS.index(letter)
            state.add(seat, columns.RESERVE, -1)
            state.stand(place, slot, codes.FIRST_COLONIST + seat)
        elif letter != ".":
            species = "lqsw".index(letter)
            state.stock[columns.MEEPLES + species] -= 1
            state.stand(place, slot, codes.FIRST_NATIVE + species)
    AGENDA.settle(state)


def _clear(state: CosmicPosition, place: int, slot: int) -> None:
    who = state.at(place, slot)
    if who >= codes.FIRST_NATIVE:
        state.stock[columns.MEEPLES + who - codes.FIRST_NATIVE] += 1
    elif who != codes.EMPTY:
        state.add(who - codes.FIRST_COLONIST, columns.RESERVE, 1)
    state.stand(place, slot, codes.EMPTY)


def row(state: CosmicPosition, sector: str | int) -> str:
    """Return the slots of a planet in the letters of `settle_row`."""
    place = place_of(sector)
    return "".join((".ABCDlqsw")[state.at(place, slot)] for slot in range(state.slots(place)))


def load(state: CosmicPosition, seat: int, *pieces: str) -> None:
    """Put pieces into a hold: "colonist", a species, or a colour of goods."""
    for name in pieces:
        piece = constants.PIECES.index(name)
        state.add(seat, columns.HOLD + piece, 1)
        if piece == codes.COLONIST:
            state.add(seat, columns.RESERVE, -1)
        elif piece < codes.FIRST_GOODS:
            state.stock[columns.MEEPLES + piece - 1] -= 1
        else:
            state.stock[columns.GOODS + piece - codes.FIRST_GOODS] -= 1
    AGENDA.settle(state)


def hold(state: CosmicPosition, seat: int) -> list[str]:
    """Return the pieces aboard a ship."""
    return [
        name
        for piece, name in enumerate(constants.PIECES)
        for _ in range(state.get(seat, columns.HOLD + piece))
    ]


def lay_goods(state: CosmicPosition, sector: str | int, *colours: str) -> None:
    """Lay goods tokens on a hex."""
    for name in colours:
        colour = constants.PIECES.index(name) - codes.FIRST_GOODS
        state.stock[columns.GOODS + colour] -= 1
        state.add_goods(place_of(sector), colour, 1)
    AGENDA.settle(state)


def goods_at(state: CosmicPosition, sector: str | int) -> list[str]:
    """Return the goods tokens that lie on a hex."""
    first = place_of(sector) * 4
    return [
        name for colour, name in enumerate(constants.PIECES[5:]) for _ in range(state.goods[first + colour])
    ]


def set_level(state: CosmicPosition, seat: int, attribute: str, level: int) -> None:
    """Set a level: weapons, cargo, bombs or engines."""
    state.put(seat, columns.LEVEL + tables.COMPONENTS.constants.attributes.index(attribute), level)
    AGENDA.settle(state)


def set_own(state: CosmicPosition, seat: int, what: int, number: int) -> None:
    """Set a number of a seat: `what` is a column of `own`, such as CREDITS or RESERVE."""
    state.put(seat, what, number)
    AGENDA.settle(state)


def money(state: CosmicPosition, seat: int) -> int:
    """Return the credits of a seat."""
    return int(state.get(seat, columns.CREDITS))


def reserve(state: CosmicPosition, seat: int) -> int:
    """Return the number of colonists in reserve."""
    return int(state.get(seat, columns.RESERVE))


def ship(state: CosmicPosition, seat: int) -> str:
    """Return the sector of a ship, in brackets if it is crashed."""
    name = f"r{state.get(seat, columns.SHIP)}"
    return f"({name})" if state.get(seat, columns.CRASHED) == 1 else name


def all_in_reserve(state: CosmicPosition, seat: int) -> bool:
    """Return whether all colonists of a seat are in its reserve."""
    return reserve(state, seat) == constants.COLONISTS_EACH


def deck_left(state: CosmicPosition) -> dict[str, int]:
    """Return the number of cards in the event deck by species."""
    return {name: int(state.deck[columns.LEFT + number]) for number, name in enumerate(tables.ALIENS.species)}


def stack_deck(state: CosmicPosition, *cards: str) -> None:
    """Replace the event deck by exactly these cards, known to all; clear the discards."""
    deck = [0] * len(state.deck)
    for name in cards:
        card = tables.ALIENS.cards.index(name)
        deck[columns.LEFT + tables.ALIENS.card_species[card]] += 1
        deck[columns.UNSEEN + card] += 1
    state.deck = vec[i64](deck)
    state.known = 1
    AGENDA.settle(state)


def discards(state: CosmicPosition) -> list[str]:
    """Return the discarded event cards."""
    return [
        name
        for card, name in enumerate(tables.ALIENS.cards)
        for _ in range(state.deck[columns.DISCARDED + card])
    ]


def scenario_of(state: CosmicPosition) -> str:
    """Return the name of the scenario of a match."""
    return tables.SCENARIOS.names[state.scenario]
