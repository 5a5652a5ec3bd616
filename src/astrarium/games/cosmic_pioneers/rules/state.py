"""The fields of a position; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bits import BITS
from astrarium.core.codec import Reader, put, put_all
from astrarium.core.state import FRAME, NOTHING, State
from astrarium.games.cosmic_pioneers.components.constants import (
    COLOUR_COUNT,
    FULL_HOLD,
    MOST_SEATS,
    SECTORS,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    CARD_COUNT,
    PLANET_SLOTS,
)
from astrarium.games.cosmic_pioneers.rules.blocks import (
    DECK_BLOCK,
    GOODS_BLOCK,
    OWN_BITS,
    PLACE_BLOCK,
    RANKS_BLOCK,
    RING_BITS,
    SCORE_BITS,
    SHIP_BITS,
    STOCK_BLOCK,
)
from astrarium.games.cosmic_pioneers.rules.control import controller_of

NONE: Final[i64] = -1
START_OPTIONS: Final[i64] = len(FULL_HOLD)

# Steps of the agenda; in brackets what the argument is.
# These are carried out without asking.
HEXES_STEP: Final[i64] = 0  # Jumpgate and Trade Station are laid, the pool is to be made up
SHIPS_STEP: Final[i64] = 1  # the event deck is made, ships stand on the Jumpgate
START_STEP: Final[i64] = 2  # everybody gets credits and cargo
ROUND_STEP: Final[i64] = 3  # a round is to begin
SPAWN_STEP: Final[i64] = 4  # an event card's species spawns, then it is discarded [card]
EFFECT_STEP: Final[i64] = 5  # an effect is to be carried out, the seat being its actor [effect]
TURN_STEP: Final[i64] = 6  # the seat's turn is to begin
OUTCOME_STEP: Final[i64] = 7  # the fight is decided
ADVENTURE_STEP: Final[i64] = 8  # phase 3
RESULT_STEP: Final[i64] = 9  # the adventure happens
INCOME_STEP: Final[i64] = 10  # the seat receives its income
DEPLOY_STEP: Final[i64] = 11  # phase 4
END_STEP: Final[i64] = 12  # the end of the game is tested, the token passed on
# These ask chance.
FIRST_STEP: Final[i64] = 13  # chance names the first player
SPECIES_STEP: Final[i64] = 14  # chance draws a species
SCENARIO_STEP: Final[i64] = 15  # chance draws the scenario
PLANET_STEP: Final[i64] = 16  # chance draws a planet into the pool [colour]
EVENT_STEP: Final[i64] = 17  # chance draws an event card for the seat
ATTACK_STEP: Final[i64] = 18  # chance rolls the attacker's die [1 if again]
DEFENCE_STEP: Final[i64] = 19  # chance rolls the defender's die [1 if again]
FACE_STEP: Final[i64] = 20  # chance rolls for an adventure
HIT_STEP: Final[i64] = 21  # chance rolls the Hit Die
COUNT_STEP: Final[i64] = 22  # chance rolls how many are killed
# These ask the seat; with a single option, or none, the match goes on by itself.
COMMANDER_STEP: Final[i64] = 23  # the seat chooses a commander
LEVEL_STEP: Final[i64] = 24  # the seat raises an attribute by a level, free of charge
LAY_STEP: Final[i64] = 25  # the seat lays a planet or belt
PICK_STEP: Final[i64] = 26  # the seat picks planets for an effect [effect]
JETTISON_STEP: Final[i64] = 27  # the seat throws pieces overboard [how many still]
CRASH_STEP: Final[i64] = 28  # the seat's ship crash-lands
WRECK_STEP: Final[i64] = 29  # the seat's crashed ship is unloaded
MOVE_STEP: Final[i64] = 30  # the seat moves
FIGHT_STEP: Final[i64] = 31  # the seat fights if a rival is there
REROLL_STEP: Final[i64] = 32  # the seat may roll a die again [the step that rolls it]
ABOARD_STEP: Final[i64] = 33  # the seat may take surplus colonists aboard [how many]
DISCARD_STEP: Final[i64] = 34  # the seat may discard or hand in cargo
RAISE_STEP: Final[i64] = 35  # the seat may buy levels
BUY_STEP: Final[i64] = 36  # the seat may take goods offered [stop * 64 + how many still]
EMBARK_STEP: Final[i64] = 37  # the seat may load colonists from the reserve
TRANSFER_STEP: Final[i64] = 38  # the seat may load or unload a piece
SLOT_STEP: Final[i64] = 39  # the seat chooses the slot of a life form it lands [piece]
BOMB_STEP: Final[i64] = 40  # phase 5
TARGET_STEP: Final[i64] = 41  # the seat chooses what to kill, if it may
VICTIM_STEP: Final[i64] = 42  # life forms are killed
FIRST_CHANCE_STEP: Final[i64] = 13
FIRST_DECISION_STEP: Final[i64] = 23
LAST_STEP: Final[i64] = 42

# By step: its name in views and features.
STEP_NAMES: Final = [
    "hexes",
    "ships",
    "start",
    "round",
    "spawn",
    "effect",
    "turn",
    "outcome",
    "adventure",
    "result",
    "income",
    "deploy",
    "end",
    "first",
    "species",
    "scenario",
    "planet",
    "event",
    "attack",
    "defence",
    "face",
    "hit",
    "count",
    "commander",
    "level",
    "lay",
    "pick",
    "jettison",
    "crash",
    "wreck",
    "move",
    "fight",
    "reroll",
    "aboard",
    "discard",
    "raise",
    "buy",
    "embark",
    "transfer",
    "slot",
    "bomb",
    "target",
    "victim",
]

# What lies on a place of the ring if it is no planet: `sector[place]`.
UNLAID: Final[i64] = -1
JUMPGATE: Final[i64] = -2
STATION: Final[i64] = -3
BELT: Final[i64] = -4
RUIN: Final[i64] = -5  # a destroyed planet

# What is known of a seat: `own[seat * OWN + ...]`.
POINTS: Final[i64] = 0
COMMANDER: Final[i64] = 1
LEVEL: Final[i64] = 2  # four levels: weapons, cargo, bombs, engines
WEAPONS: Final[i64] = 2
CARGO: Final[i64] = 3
BOMBS: Final[i64] = 4
ENGINES: Final[i64] = 5
SHIP: Final[i64] = 6
CRASHED: Final[i64] = 7
CREDITS: Final[i64] = 8
RESERVE: Final[i64] = 9
HOLD: Final[i64] = 10  # nine counts: colonists, aliens by species, goods by colour
USED: Final[i64] = 19  # three counts: re-rolls used, by die
FIGHTS: Final[i64] = 22
DELIVERIES: Final[i64] = 23
KILLS: Final[i64] = 24
OWN: Final[i64] = 25

# Pieces of cargo; goods follow the aliens.
COLONIST: Final[i64] = 0
FIRST_ALIEN: Final[i64] = 1
FIRST_GOODS: Final[i64] = 5
PIECE_COUNT: Final[i64] = 9

MOST_TRANSFERS: Final[i64] = 40  # loads and unloads of one deployment. C-GAP-78
# The last transfer of a deployment is one number.
LOADED: Final[i64] = 0  # plus slot * PIECE_COUNT + piece
TAKEN: Final[i64] = LOADED + SLOT_ROOM * PIECE_COUNT  # plus colour
LANDED: Final[i64] = TAKEN + COLOUR_COUNT  # plus slot
HANDED: Final[i64] = LANDED + SLOT_ROOM  # plus piece: goods, or a life form where there are no slots
LAST_TRANSFER: Final[i64] = HANDED + PIECE_COUNT - 1

# What stands on a slot: `life[place * SLOT_ROOM + slot]`.
EMPTY: Final[i64] = 0
FIRST_COLONIST: Final[i64] = 1  # seat 0's; the other seats follow
FIRST_NATIVE: Final[i64] = 5  # a lizard; the other species follow

# The event deck: cards left of each species, cards that may still come, discards: `deck[...]`.
LEFT: Final[i64] = 0
UNSEEN: Final[i64] = COLOUR_COUNT
DISCARDED: Final[i64] = COLOUR_COUNT + CARD_COUNT
DECK: Final[i64] = COLOUR_COUNT + 2 * CARD_COUNT

# Common stocks: `stock[...]`.
MEEPLES: Final[i64] = 0  # aliens by species
GOODS: Final[i64] = COLOUR_COUNT  # goods beside the scenario card, by colour
STOCK: Final[i64] = 2 * COLOUR_COUNT

EVERY_PLACE: Final[i64] = 2**SECTORS - 1


def _own_blocks() -> vec[i64]:
    """By seat and what is known of it: the blocks that tell it."""
    scoring = (COMMANDER, CREDITS, FIGHTS, DELIVERIES, KILLS)
    elsewhere = (SHIP, FIGHTS, DELIVERIES, KILLS)
    blocks = vec[i64](capacity=MOST_SEATS * OWN)
    for seat in range(MOST_SEATS):
        for what in range(OWN):
            block = SHIP_BITS[seat] if what == SHIP else 0
            block |= 0 if what in elsewhere else OWN_BITS[seat]
            block |= SCORE_BITS[seat] if what in scoring else 0
            blocks = append(blocks, block | RANKS_BLOCK if what in (POINTS, CREDITS) else block)
    return blocks


def _life_parts() -> vec[i64]:
    """By what stands on a slot: the parts that tell of it; of nobody and of aliens none."""
    parts = vec[i64]([0] * (FIRST_NATIVE + COLOUR_COUNT))
    for seat in range(MOST_SEATS):
        parts[FIRST_COLONIST + seat] = SCORE_BITS[seat] + RING_BITS[seat]
    return parts


OWN_BLOCKS: Final = _own_blocks()
LIFE_PARTS: Final = _life_parts()


@mypyc_attr(acyclic=True)
class CosmicState(State):
    """A position of Cosmic Pioneers. Places of the ring are numbers from 0, clockwise; NONE is -1.

    `sector`, `goods` and `deck` are replaced, never changed in place, so clones may share them.
    `control` follows from `sector` and `life`, and is kept right by `stand` and `lay`.
    """

    __slots__ = (
        "belts",
        "candidates",
        "control",
        "deck",
        "die",
        "events",
        "first",
        "goods",
        "known",
        "life",
        "own",
        "picks",
        "pool",
        "rival",
        "rival_die",
        "round",
        "scenario",
        "sector",
        "species",
        "stage",
        "start",
        "stay",
        "stock",
        "target",
        "transfer",
        "turn",
    )

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.events: i64 = 0  # which rounds draw an event card
        self.start: i64 = 0  # with what everybody starts
        self.stay: i64 = 0  # 1 if a ship may remain where it is
        self.scenario: i64 = NONE
        self.species: i64 = 0  # the species drawn at set-up, as bits
        self.first: i64 = NONE  # the first player
        self.round: i64 = 0
        self.turn: i64 = NONE  # the seat whose turn it is or was last, NONE before the first of a round
        self.pool: i64 = 0  # planets to lay, as bits
        self.belts: i64 = 0  # belts to lay
        self.sector: vec[i64] = NOTHING  # by place: a planet, or what else lies there
        self.life: vec[i64] = NOTHING  # by place and slot
        self.control: i64 = 0  # by seat: the places it controls, as bits
        self.goods: vec[i64] = NOTHING  # by place and colour
        self.own: vec[i64] = NOTHING  # by seat, see above
        self.stock: vec[i64] = NOTHING
        self.deck: vec[i64] = NOTHING
        self.known: i64 = 0  # 1 once the deck has been shuffled anew, so that its content is known
        # What is under way.
        self.candidates: i64 = 0  # places an effect may act on, as bits
        self.picks: i64 = 0  # and those picked
        self.rival: i64 = NONE  # the defender of the fight
        self.die: i64 = 0  # the last die rolled by the seat on turn
        self.rival_die: i64 = 0
        self.target: i64 = 0  # the kind of life form that is bombed
        self.stage: i64 = 0  # in phase 4 the transfers made, else the least piece or slot that may be picked
        self.transfer: i64 = NONE  # the last one of phase 4

    def leave_step(self) -> None:
        """Take the top step off the agenda, with what it remembered of the pieces moved in it."""
        self.drop()
        self.stage = 0
        self.transfer = NONE

    def copy_fields(self, other: "CosmicState") -> None:
        """Take over everything `other` has."""
        self.copy_core(other)
        self.events = other.events
        self.start = other.start
        self.stay = other.stay
        self.scenario = other.scenario
        self.species = other.species
        self.first = other.first
        self.round = other.round
        self.turn = other.turn
        self.pool = other.pool
        self.belts = other.belts
        self.sector = other.sector
        self.life = other.life[:]
        self.control = other.control
        self.goods = other.goods
        self.own = other.own[:]
        self.stock = other.stock[:]
        self.deck = other.deck
        self.known = other.known
        self.candidates = other.candidates
        self.picks = other.picks
        self.rival = other.rival
        self.die = other.die
        self.rival_die = other.rival_die
        self.target = other.target
        self.stage = other.stage
        self.transfer = other.transfer

    def clear(self) -> None:
        """Nothing is anywhere."""
        self.sector = vec[i64]([UNLAID] * SECTORS)
        self.life = vec[i64]([EMPTY] * (SECTORS * SLOT_ROOM))
        self.control = 0
        self.goods = vec[i64]([0] * (SECTORS * COLOUR_COUNT))
        self.own = vec[i64]([0] * (self.seats * OWN))
        self.stock = vec[i64]([0] * STOCK)
        self.deck = vec[i64]([0] * DECK)

    def get(self, seat: i64, what: i64) -> i64:
        """Something of what is known of a seat."""
        return self.own[seat * OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set it."""
        place = seat * OWN + what
        if self.own[place] != number:
            self.changed |= OWN_BLOCKS[place]
            self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to it."""
        if number != 0:
            place = seat * OWN + what
            self.changed |= OWN_BLOCKS[place]
            self.own[place] += number

    def at(self, place: i64, slot: i64) -> i64:
        """What stands on a slot."""
        return self.life[place * SLOT_ROOM + slot]

    def stand(self, place: i64, slot: i64, who: i64) -> None:
        """Put somebody, or nobody, on a slot."""
        number = place * SLOT_ROOM + slot
        self.changed |= PLACE_BLOCK[place] | LIFE_PARTS[self.life[number]] | LIFE_PARTS[who]
        self.life[number] = who
        self._keep_control(place)

    def slots(self, place: i64) -> i64:
        """How many slots a place has; 0 if it is no planet."""
        planet = self.sector[place]
        if planet < 0:
            return 0
        return PLANET_SLOTS[planet]

    def lay(self, place: i64, what: i64) -> None:
        """Put a hex on a place of the ring."""
        self.changed |= PLACE_BLOCK[place]
        sector = self.sector[:]
        sector[place] = what
        self.sector = sector
        self._keep_control(place)

    def controller(self, place: i64) -> i64:
        """The seat that controls a planet, NONE if nobody does."""
        for seat in range(self.seats):
            if self.control & BITS[seat * SECTORS + place] != 0:
                return seat
        return NONE

    def held_by(self, seat: i64) -> i64:
        """The places a seat controls, as bits."""
        return self.control >> seat * SECTORS & EVERY_PLACE

    def _keep_control(self, place: i64) -> None:
        """Something changed at a place: keep who controls it."""
        before, now = self.controller(place), controller_of(self.sector[place], self.life, place * SLOT_ROOM)
        if now != before:
            # A colonist of NONE is EMPTY, of which no part tells.
            self.changed |= LIFE_PARTS[FIRST_COLONIST + before] | LIFE_PARTS[FIRST_COLONIST + now]
            self.changed |= RANKS_BLOCK
            if before != NONE:
                self.control -= BITS[before * SECTORS + place]
            if now != NONE:
                self.control += BITS[now * SECTORS + place]

    def add_goods(self, place: i64, colour: i64, number: i64) -> None:
        """Lay goods on a place, or take them away."""
        self.changed |= GOODS_BLOCK
        goods = self.goods[:]
        goods[place * COLOUR_COUNT + colour] += number
        self.goods = goods

    def stow(self, what: i64, number: i64) -> None:
        """Add to a common stock."""
        self.changed |= STOCK_BLOCK
        self.stock[what] += number

    def set_deck(self, deck: vec[i64]) -> None:
        """Replace the event deck."""
        self.changed |= DECK_BLOCK
        self.deck = deck

    def turn_into(self, step: i64, argument: i64) -> None:
        """The step on top of the agenda becomes another one of the same seat."""
        agenda = self.agenda
        top = len(agenda) - FRAME
        agenda[top] = step
        agenda[top + 2] = argument

    def to_bytes(self) -> bytes:
        """The whole position."""
        out = BytesWriter()
        for number in self._numbers():
            put(out, number)
        for numbers in self._vectors():
            put_all(out, numbers)
        return out.getvalue()

    def _numbers(self) -> list[i64]:
        return [
            self.seats,
            self.events,
            self.start + self.stay * START_OPTIONS,
            self.scenario,
            self.species,
            self.first,
            self.round,
            self.turn,
            self.pool,
            self.belts,
            self.known,
            self.candidates,
            self.picks,
            self.rival,
            self.die,
            self.rival_die,
            self.target,
            self.stage,
            self.transfer,
        ]

    def _vectors(self) -> list[vec[i64]]:
        return [
            self.sector,
            self.life,
            self.goods,
            self.own,
            self.stock,
            self.deck,
            self.agenda,
        ]

    def read(self, source: Reader) -> None:
        """Take over what `to_bytes` wrote, after the number of seats."""
        self.clear()
        self.events = source.take()
        start = source.take()
        self.start = start % START_OPTIONS
        self.stay = start // START_OPTIONS
        self.scenario = source.take()
        self.species = source.take()
        self.first = source.take()
        self.round = source.take()
        self.turn = source.take()
        self.pool = source.take()
        self.belts = source.take()
        self.known = source.take()
        self.candidates = source.take()
        self.picks = source.take()
        self.rival = source.take()
        self.die = source.take()
        self.rival_die = source.take()
        self.target = source.take()
        self.stage = source.take()
        self.transfer = source.take()
        self.sector = source.take_all(len(self.sector))
        self.life = source.take_all(len(self.life))
        self.goods = source.take_all(len(self.goods))
        self.own = source.take_all(len(self.own))
        self.stock = source.take_all(len(self.stock))
        self.deck = source.take_all(len(self.deck))
        self.agenda = source.take_all(NONE)
        source.finish()
        for place in range(SECTORS):
            self._keep_control(place)


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, CosmicState)
    return int(state.round)
