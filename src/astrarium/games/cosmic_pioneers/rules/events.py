"""Event cards: deck, draw and resolution (catalogue section 7, phase 1)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.steps import AutomaticStep, ChanceStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.rules import actions, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.effects import push_effects
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

# The clauses on the set-up of the deck, which `make_deck` follows.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-SETUP-12"),
    clause("C-SETUP-13"),
    clause("C-SETUP-16"),
    clause("C-GAP-14"),
    clause("C-GAP-15"),
    clause("C-GAP-57"),
    clause("C-DATA-13"),
)
LCM: Final[i64] = 27720  # of 1 to 12, the possible numbers of unseen cards: weights stay integers


def make_deck(s: CosmicState) -> None:
    """Set up the event deck: one face-down card for each planet on the ring, of the species of the planet."""
    deck = s.deck[:]
    for place in range(constants.SECTORS):
        if pieces.is_planet(s, place):
            deck[columns.LEFT + tables.PLANET_COLOUR[s.sector[place]]] += 1
    for card in range(tables.CARD_COUNT):
        deck[columns.UNSEEN + card] = tables.CARD_COPIES[card]
    s.set_deck(deck, 0)


def cards_left(s: CosmicState) -> i64:
    """Return the number of cards in the deck."""
    found: i64 = 0
    for species in range(constants.COLOUR_COUNT):
        found += s.deck[columns.LEFT + species]
    return found


def event_outcomes(s: CosmicState) -> vec[i64]:
    """Return the actions that draw a card which may be next in the deck, ascending."""
    deck = s.deck
    found = vec[i64](capacity=tables.CARD_COUNT)
    for card in range(tables.CARD_COUNT):
        if deck[columns.UNSEEN + card] > 0 and deck[columns.LEFT + tables.CARD_SPECIES[card]] > 0:
            found = append(found, actions.EVENT + card)
    return found


def event_odds(s: CosmicState) -> vec[i64]:
    """Return the weights of `event_outcomes`.

    The weight of a species is its number of cards in the deck, divided evenly among its unseen cards.
    """
    deck = s.deck
    unseen = vec[i64]([0, 0, 0, 0])
    for card in range(tables.CARD_COUNT):
        unseen[tables.CARD_SPECIES[card]] += deck[columns.UNSEEN + card]
    found = vec[i64](capacity=tables.CARD_COUNT)
    for card in range(tables.CARD_COUNT):
        left = deck[columns.LEFT + tables.CARD_SPECIES[card]]
        if deck[columns.UNSEEN + card] > 0 and left > 0:
            weight = left * (LCM // unseen[tables.CARD_SPECIES[card]])
            found = append(found, weight * deck[columns.UNSEEN + card])
    return found


@final
class DrawEvent(ChanceStep[CosmicState]):
    """Chance draws an event card for the seat: its effects are carried out, then its species spawns.

    An empty deck is first refilled with the discards, so from then on its cards are known.
    """

    rule = clause("C-EVENT-11")
    clauses: ClassVar = (
        clause("C-EVENT-05"),
        clause("C-EVENT-09"),
        clause("C-EVENT-10"),
        clause("C-NOTE-11"),
        clause("C-GAP-65"),
    )

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        if cards_left(s) == 0:
            s.shuffle_discards()
        return event_outcomes(s)

    def weights(self, s: CosmicState, outcomes: vec[i64]) -> vec[i64]:
        return event_odds(s)

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        card = actions.SLOT_1[action]
        s.draw_card(card)
        s.turn_into(steps.SPAWN, card)
        push_effects(s, seat, tables.CARD_EFFECTS[card])


@final
class Spawn(AutomaticStep[CosmicState]):
    """Add an alien to every native planet without one of the species of the card; then discard the card.

    `argument` is the card.
    """

    clauses: ClassVar = (
        clause("C-EVENT-06"),
        clause("C-EVENT-07"),
        clause("C-EVENT-08"),
        clause("C-GAP-20"),
        clause("C-GAP-21"),
        clause("C-GAP-61"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        species = tables.CARD_SPECIES[argument]
        for place in range(constants.SECTORS):
            planet = s.sector[place]
            if (
                planet >= 0
                and tables.PLANET_COLOUR[planet] == species
                and not pieces.holds_species(s, place, species)
            ):
                pieces.add_alien(s, place, species)
        s.discard_card(argument)
