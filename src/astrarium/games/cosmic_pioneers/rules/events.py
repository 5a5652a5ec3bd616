"""Event cards: the deck, the draw, and what a card does (catalogue section 7, phase 1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.components.constants import (
    COLOUR_COUNT,
    SECTORS,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    CARD_COPIES,
    CARD_COUNT,
    CARD_EFFECTS,
    CARD_SPECIES,
    PLANET_COLOUR,
)
from astrarium.games.cosmic_pioneers.rules.actions import EVENT
from astrarium.games.cosmic_pioneers.rules.effects import push_effects
from astrarium.games.cosmic_pioneers.rules.pieces import add_alien, holds_species, is_planet
from astrarium.games.cosmic_pioneers.rules.state import DISCARDED, LEFT, SPAWN_STEP, UNSEEN, CosmicState

SHARES: Final[i64] = 27720  # divided without remainder by any number of unseen cards up to 12


def make_deck(s: CosmicState) -> None:
    """A card of its species for each planet on the table; which cards, nobody knows.

    C-SETUP-12, C-SETUP-13, C-SETUP-16, C-GAP-14, C-GAP-15, C-GAP-57, C-DATA-13
    """
    deck = s.deck[:]
    for place in range(SECTORS):
        if is_planet(s, place):
            deck[LEFT + PLANET_COLOUR[s.sector[place]]] += 1
    for card in range(CARD_COUNT):
        deck[UNSEEN + card] = CARD_COPIES[card]
    s.set_deck(deck)
    s.known = 0


def cards_left(s: CosmicState) -> i64:
    """Cards in the deck."""
    found: i64 = 0
    for species in range(COLOUR_COUNT):
        found += s.deck[LEFT + species]
    return found


def shuffle_discards(s: CosmicState) -> None:
    """The discards are the new deck, whose content everybody knows. C-EVENT-09, C-GAP-21, C-GAP-65"""
    deck = s.deck[:]
    for card in range(CARD_COUNT):
        deck[UNSEEN + card] = deck[DISCARDED + card]
        deck[LEFT + CARD_SPECIES[card]] += deck[DISCARDED + card]
        deck[DISCARDED + card] = 0
    s.set_deck(deck)
    s.known = 1


def event_outcomes(s: CosmicState) -> vec[i64]:
    """All cards that may come next."""
    deck = s.deck
    found = vec[i64](capacity=CARD_COUNT)
    for card in range(CARD_COUNT):
        if deck[UNSEEN + card] > 0 and deck[LEFT + CARD_SPECIES[card]] > 0:
            found = append(found, EVENT + card)
    return found


def event_odds(s: CosmicState) -> vec[i64]:
    """Species by their cards in the deck, then each unseen card of the species alike. C-EVENT-11"""
    deck = s.deck
    unseen = vec[i64]([0, 0, 0, 0])
    for card in range(CARD_COUNT):
        unseen[CARD_SPECIES[card]] += deck[UNSEEN + card]
    found = vec[i64](capacity=CARD_COUNT)
    for card in range(CARD_COUNT):
        left = deck[LEFT + CARD_SPECIES[card]]
        if deck[UNSEEN + card] > 0 and left > 0:
            share = left * (SHARES // unseen[CARD_SPECIES[card]])
            found = append(found, share * deck[UNSEEN + card])
    return found


def do_event(s: CosmicState, actor: i64, card: i64) -> None:
    """A card is drawn: first its ability, then its species spawns. C-EVENT-05, C-EVENT-10, C-NOTE-11"""
    deck = s.deck[:]
    deck[UNSEEN + card] -= 1
    deck[LEFT + CARD_SPECIES[card]] -= 1
    s.set_deck(deck)
    s.turn_into(SPAWN_STEP, card)
    push_effects(s, actor, CARD_EFFECTS[card])


def spawn(s: CosmicState, card: i64) -> None:
    """An alien on every native planet that has none of the species; then the card is discarded.

    C-EVENT-06, C-EVENT-07, C-EVENT-08, C-GAP-20, C-GAP-21, C-GAP-61
    """
    s.drop()
    species = CARD_SPECIES[card]
    for place in range(SECTORS):
        planet = s.sector[place]
        if planet >= 0 and PLANET_COLOUR[planet] == species and not holds_species(s, place, species):
            add_alien(s, place, species)
    deck = s.deck[:]
    deck[DISCARDED + card] += 1
    s.set_deck(deck)
