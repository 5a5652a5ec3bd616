"""Pieces on slots, in holds and in stocks; figures that effects change."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

# Places, slots, holds and stocks; rules that several phases share.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-SECT-01"),
    clause("C-CMD-04"),
    clause("C-CMD-05"),
    clause("C-CMD-06"),
    clause("C-CMD-13"),
    clause("C-EVENT-08"),
    clause("C-DEPLOY-04"),
    clause("C-DEPLOY-05"),
    clause("C-GOODS-02"),
    clause("C-GOODS-03"),
    clause("C-GOODS-04"),
    clause("C-NOTE-05"),
    clause("C-NOTE-22"),
    clause("C-GAP-03"),
    clause("C-GAP-10"),
    clause("C-GAP-19"),
    clause("C-GAP-20"),
    clause("C-GAP-28"),
    clause("C-GAP-33"),
    clause("C-GAP-40"),
    clause("C-GAP-41"),
    clause("C-GAP-46"),
    clause("C-GAP-53"),
    clause("C-GAP-75"),
)


def figure(s: CosmicState, seat: i64, name: i64) -> i64:
    """Return a figure as talent and scenario set it for a seat now. C-GAP-53"""
    row = (
        ((s.scenario + 1) * permanent_effects.ROUND_ROOM + s.round) * permanent_effects.COMMANDER_ROOM
        + s.get(seat, columns.COMMANDER)
        + 1
    )
    return permanent_effects.FIGURE_TABLE[row * schema.FIGURE_COUNT + name]


def table_figure(s: CosmicState, name: i64) -> i64:
    """Return a figure as the scenario sets it for all seats now."""
    row = ((s.scenario + 1) * permanent_effects.ROUND_ROOM + s.round) * permanent_effects.COMMANDER_ROOM
    return permanent_effects.FIGURE_TABLE[row * schema.FIGURE_COUNT + name]


def forbidden(s: CosmicState, action: i64) -> bool:
    """Return whether the scenario forbids an action in this round."""
    return (
        permanent_effects.FORBIDDEN[(s.scenario + 1) * permanent_effects.ROUND_ROOM + s.round] & action != 0
    )


def is_planet(s: CosmicState, place: i64) -> bool:
    """Return whether a planet lies at a place; a destroyed one does not count. C-SECT-01"""
    return s.sector[place] >= 0


def step_on(place: i64, steps: i64) -> i64:
    """Return the place `steps` places clockwise of `place`, anticlockwise if negative. C-NOTE-05"""
    return (place + steps + constants.SECTORS) % constants.SECTORS


def is_colonist(who: i64) -> bool:
    """Return whether the code `who` is that of a colonist."""
    return codes.FIRST_COLONIST <= who < codes.FIRST_NATIVE


def is_alien(who: i64) -> bool:
    """Return whether the code `who` is that of an alien."""
    return who >= codes.FIRST_NATIVE


def free_slots(s: CosmicState, place: i64) -> i64:
    """Return the number of free slots of a place."""
    found: i64 = 0
    first = place * constants.SLOT_ROOM
    for slot in range(first, first + s.slots(place)):
        if s.life[slot] == codes.EMPTY:
            found += 1
    return found


def leftmost_free(s: CosmicState, place: i64) -> i64:
    """Return the leftmost free slot of the row, green or not; NONE if all are taken. C-NOTE-22"""
    for slot in range(s.slots(place)):
        if s.at(place, slot) == codes.EMPTY:
            return slot
    return codes.NONE


def rightmost_free(s: CosmicState, place: i64) -> i64:
    """Return the rightmost free slot of the row; NONE if all are taken. C-NOTE-22"""
    last = s.slots(place) - 1
    for back in range(last + 1):
        if s.at(place, last - back) == codes.EMPTY:
            return last - back
    return codes.NONE


def count_colonists(s: CosmicState, place: i64) -> i64:
    """Return the number of colonists of all owners on a planet."""
    found: i64 = 0
    for slot in range(s.slots(place)):
        if is_colonist(s.at(place, slot)):
            found += 1
    return found


def count_aliens(s: CosmicState, place: i64) -> i64:
    """Return the number of aliens of all species on a planet. C-GAP-46"""
    found: i64 = 0
    for slot in range(s.slots(place)):
        if is_alien(s.at(place, slot)):
            found += 1
    return found


def holds_species(s: CosmicState, place: i64, species: i64) -> bool:
    """Return whether an alien of a species is on a planet."""
    life, native, first = s.life, codes.FIRST_NATIVE + species, place * constants.SLOT_ROOM
    return any(life[slot] == native for slot in range(first, first + s.slots(place)))


def find_colonist(s: CosmicState, place: i64, side: i64) -> i64:
    """Return the slot of the first colonist from a side, of any owner; NONE without one."""
    last = s.slots(place) - 1
    for index in range(last + 1):
        slot = index
        if side != schema.LEFT:
            slot = last - index
        if is_colonist(s.at(place, slot)):
            return slot
    return codes.NONE


def find_alien(s: CosmicState, place: i64, species: i64, side: i64) -> i64:
    """Return the slot of the first alien of a species from a side; NONE without one."""
    last = s.slots(place) - 1
    for index in range(last + 1):
        slot = index
        if side != schema.LEFT:
            slot = last - index
        if s.at(place, slot) == codes.FIRST_NATIVE + species:
            return slot
    return codes.NONE


def number_of(places: i64) -> i64:
    """Return the number of places in a mask."""
    found: i64 = 0
    while places != 0:
        places &= places - 1
        found += 1
    return found


def controlled_by(s: CosmicState, seat: i64) -> i64:
    """Return the number of planets that a seat controls."""
    return number_of(s.held_by(seat))


def capacity(s: CosmicState, seat: i64) -> i64:
    """Return the number of cargo slots of a ship. C-CMD-04, C-CMD-05, C-CMD-06, C-CMD-13"""
    return constants.CARGO_SLOTS[s.get(seat, columns.CARGO) - 1]


def aboard(s: CosmicState, seat: i64) -> i64:
    """Return the number of pieces in the hold; each fills one cargo slot. C-GAP-10"""
    own, first = s.own, seat * columns.OWN + columns.HOLD
    found: i64 = 0
    for piece in range(first, first + codes.PIECE_COUNT):
        found += own[piece]
    return found


def room(s: CosmicState, seat: i64) -> i64:
    """Return the number of free cargo slots; 0 if more is aboard than the level holds."""
    free = capacity(s, seat) - aboard(s, seat)
    if free < 0:
        return 0
    return free


def seats_from(s: CosmicState, actor: i64) -> vec[i64]:
    """Return all seats in turn order, clockwise from `actor`. C-GAP-19, C-GAP-22"""
    found = vec[i64](capacity=s.seats)
    for steps in range(s.seats):
        found = append(found, (actor + steps) % s.seats)
    return found


def remove_life(s: CosmicState, place: i64, slot: i64) -> None:
    """Remove a life form: a colonist to its owner's reserve, an alien to the supply. C-GAP-28"""
    who = s.at(place, slot)
    s.stand(place, slot, codes.EMPTY)
    if is_colonist(who):
        s.add(who - codes.FIRST_COLONIST, columns.RESERVE, 1)
    else:
        s.add_meeples(who - codes.FIRST_NATIVE, 1)


def add_alien(s: CosmicState, place: i64, species: i64) -> None:
    """Put an alien of the supply on the rightmost free slot, if there are both. C-EVENT-08, C-GAP-03"""
    slot = rightmost_free(s, place)
    if slot != codes.NONE and s.meeples(species) > 0:
        s.add_meeples(species, -1)
        s.stand(place, slot, codes.FIRST_NATIVE + species)


def land_piece(s: CosmicState, seat: i64, place: i64, slot: i64, piece: i64) -> None:
    """Land a life form from the hold on a free slot."""
    s.add_cargo(seat, piece, -1)
    if piece == codes.COLONIST:
        s.stand(place, slot, codes.FIRST_COLONIST + seat)
    else:
        s.stand(place, slot, codes.FIRST_NATIVE + piece - codes.FIRST_ALIEN)


def landing_slot(s: CosmicState, place: i64, piece: i64) -> i64:
    """Return the free slot where a life form lands: leftmost for colonists, rightmost for aliens."""
    if piece == codes.COLONIST:
        return leftmost_free(s, place)
    return rightmost_free(s, place)


def give_back(s: CosmicState, seat: i64, piece: i64) -> None:
    """Return a piece from the hold to where it came from. C-GAP-28, C-GAP-33"""
    s.add_cargo(seat, piece, -1)
    if piece == codes.COLONIST:
        s.add(seat, columns.RESERVE, 1)
    elif piece < codes.FIRST_GOODS:
        s.add_meeples(piece - codes.FIRST_ALIEN, 1)
    else:
        s.add_goods_in_stock(piece - codes.FIRST_GOODS, 1)


def reward(s: CosmicState, place: i64, piece: i64) -> i64:
    """Return the credits for a piece handed in at a place; 0 if the scenario does not buy it there."""
    sector = s.sector[place]
    kind = schema.AT_JUMPGATE
    if sector >= 0:
        kind = schema.AT_PLANET + tables.PLANET_COLOUR[sector]
    elif sector == codes.STATION:
        kind = schema.AT_STATION
    elif sector != codes.JUMPGATE:
        return 0
    return permanent_effects.REWARD[
        ((s.scenario + 1) * schema.PLACE_COUNT + kind) * codes.PIECE_COUNT + piece
    ]


def hand_in(s: CosmicState, seat: i64, piece: i64, paid: i64) -> None:
    """Deliver a piece: it goes back, and the seat gets the credits at once. C-GOODS-02, C-GAP-75"""
    give_back(s, seat, piece)
    s.add(seat, columns.CREDITS, paid)
    s.add(seat, columns.DELIVERIES, 1)


def stays_on_hex(s: CosmicState, place: i64, piece: i64) -> bool:
    """Return whether an unloaded goods token stays on the hex."""
    sector = s.sector[place]
    if sector >= 0 and tables.PLANET_COLOUR[sector] == piece - codes.FIRST_GOODS:
        return False
    return reward(s, place, piece) == 0


def unload_goods(s: CosmicState, seat: i64, place: i64, piece: i64) -> None:
    """Unload a goods token: it is delivered, removed on a planet of its own colour, or laid on the hex.

    C-GOODS-02, C-GOODS-03, C-GOODS-04, C-GAP-40, C-GAP-41
    """
    paid = reward(s, place, piece)
    if paid > 0:
        hand_in(s, seat, piece, paid)
    elif stays_on_hex(s, place, piece):
        s.add_cargo(seat, piece, -1)
        s.add_goods(place, piece - codes.FIRST_GOODS, 1)
    else:
        give_back(s, seat, piece)


def destroy(s: CosmicState, place: i64) -> None:
    """Destroy a planet: life forms and goods go back, ships stay; its hex is a belt from now on."""
    for slot in range(s.slots(place)):
        if s.at(place, slot) != codes.EMPTY:
            remove_life(s, place, slot)
    for colour in range(constants.COLOUR_COUNT):
        lying = s.goods_at(place, colour)
        if lying > 0:
            s.add_goods_in_stock(colour, lying)
            s.add_goods(place, colour, -lying)
    s.lay(place, codes.RUIN)


def ship_at_planet(s: CosmicState, seat: i64) -> bool:
    """Return whether the ship of a seat is in orbit of a planet."""
    return is_planet(s, s.ship(seat))
