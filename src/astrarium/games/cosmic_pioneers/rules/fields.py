"""Generated from fields.toml by `python -m tools.fields`."""

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.codec import Reader, put, put_all
from astrarium.core.state import NOTHING, State
from astrarium.games.cosmic_pioneers.components import constants
from astrarium.games.cosmic_pioneers.rules import codes, columns


@mypyc_attr(acyclic=True)
class CosmicFields(State):
    """Fields of a position: declaration, copy, storage."""

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
        self.events: i64 = 0  # rounds that draw an event card: an index of the option
        self.start: i64 = 0  # what the seats start with: an index of the option
        self.stay: i64 = 0  # 1 if a ship may remain where it is
        self.scenario: i64 = codes.NONE
        self.species: i64 = 0  # the species drawn at set-up, as bits
        self.first: i64 = codes.NONE  # the first player
        self.round: i64 = 0
        self.turn: i64 = codes.NONE  # seat of the present or last turn, NONE before the first turn of a round
        self.pool: i64 = 0  # planets to lay, as bits
        self.belts: i64 = 0  # belts to lay
        self.known: i64 = 0  # 1 once the deck has been reshuffled: its content is known then
        self.candidates: i64 = 0  # places an effect may act on, as bits
        self.picks: i64 = 0  # places picked, as bits
        self.rival: i64 = codes.NONE  # the defender of the fight
        self.die: i64 = 0  # last die rolled by the seat on turn
        self.rival_die: i64 = 0  # last die rolled by the rival
        self.target: i64 = 0  # the kind of life form that is bombed
        self.stage: i64 = 0  # transfers made in phase 4, else the least piece or slot that may be picked
        self.transfer: i64 = codes.NONE  # last transfer of phase 4, a code
        self.sector: vec[i64] = NOTHING  # by place: a planet, or a code of what else lies there
        self.life: vec[i64] = NOTHING  # by place and slot
        self.control: i64 = 0  # places each seat controls, as bits; follows from `sector` and `life`
        self.goods: vec[i64] = NOTHING  # by place and colour
        self.own: vec[i64] = NOTHING  # by seat and column of `columns`
        self.stock: vec[i64] = NOTHING  # by column of `columns`
        self.deck: vec[i64] = NOTHING  # by column of `columns`

    def copy_fields(self, other: "CosmicFields") -> None:
        """Copy all fields from `other`."""
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
        self.known = other.known
        self.candidates = other.candidates
        self.picks = other.picks
        self.rival = other.rival
        self.die = other.die
        self.rival_die = other.rival_die
        self.target = other.target
        self.stage = other.stage
        self.transfer = other.transfer
        self.sector = other.sector
        self.life = other.life[:]
        self.control = other.control
        self.goods = other.goods
        self.own = other.own[:]
        self.stock = other.stock[:]
        self.deck = other.deck

    def clear_fields(self) -> None:
        """Set every element of the vectors of known size to its initial value."""
        self.sector = vec[i64]([codes.UNLAID] * constants.SECTORS)
        self.life = vec[i64]([codes.EMPTY] * (constants.SECTORS * constants.SLOT_ROOM))
        self.goods = vec[i64]([0] * (constants.SECTORS * constants.COLOUR_COUNT))
        self.own = vec[i64]([0] * (self.seats * columns.OWN))
        self.stock = vec[i64]([0] * columns.STOCK)
        self.deck = vec[i64]([0] * columns.DECK)

    def write_numbers(self, out: BytesWriter) -> None:
        """Append the number of seats and the stored numbers."""
        put(out, self.seats)
        put(out, self.events)
        put(out, self.start + self.stay * len(constants.FULL_HOLD))
        put(out, self.scenario)
        put(out, self.species)
        put(out, self.first)
        put(out, self.round)
        put(out, self.turn)
        put(out, self.pool)
        put(out, self.belts)
        put(out, self.known)
        put(out, self.candidates)
        put(out, self.picks)
        put(out, self.rival)
        put(out, self.die)
        put(out, self.rival_die)
        put(out, self.target)
        put(out, self.stage)
        put(out, self.transfer)

    def write_vectors(self, out: BytesWriter) -> None:
        """Append the stored vectors and the agenda."""
        put_all(out, self.sector)
        put_all(out, self.life)
        put_all(out, self.goods)
        put_all(out, self.own)
        put_all(out, self.stock)
        put_all(out, self.deck)
        put_all(out, self.agenda)

    def read_numbers(self, source: Reader) -> None:
        """Read what `write_numbers` appended after the number of seats."""
        self.events = source.take()
        packed = source.take()
        self.start = packed % len(constants.FULL_HOLD)
        self.stay = packed // len(constants.FULL_HOLD)
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

    def read_vectors(self, source: Reader) -> None:
        """Read what `write_vectors` appended."""
        self.sector = source.take_all(constants.SECTORS)
        self.life = source.take_all(constants.SECTORS * constants.SLOT_ROOM)
        self.goods = source.take_all(constants.SECTORS * constants.COLOUR_COUNT)
        self.own = source.take_all(self.seats * columns.OWN)
        self.stock = source.take_all(columns.STOCK)
        self.deck = source.take_all(columns.DECK)
        self.agenda = source.take_all(-1)
