"""A match as text: a header, then one line per event, whether decision or chance.

    game globular-cluster
    edition 2
    seats 2
    option borders whole-side
    ---
    * start s1
    1 place k5
    = 6f1e0c3a

`*` is chance, a number is a seat, `=` is a digest of the position after the preceding events. With a
component pack, a line `pack NAME VERSION DIGEST` follows the edition. Players' contributions to the luck are
lines `contribution SEAT HEX from N` after the commitment.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, final

from astrarium.core.errors import AstrariumError, BadOption, BadRecord
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.state import CHANCE, OVER, State

FENCE: Final = "---"
CHANCE_MARK: Final = "*"
DIGEST_MARK: Final = "="
MAX_DIGITS: Final = 9
SINGLE_FIELDS: Final = ("game", "edition", "pack", "seats", "commitment", "seed")
PAIR_FIELDS: Final = ("option", "player", "contribution")
CONTRIBUTION_BYTES: Final = 32
FROM: Final = "from"


def digest(state: State) -> str:
    """Return the digest of a position: the BLAKE2b hash of its key."""
    return blake2b(state.key(), digest_size=8).hexdigest()


@final
@dataclass(frozen=True)
class Event:
    """A logged action: its actor (a seat or CHANCE) and its notation."""

    actor: int
    text: str

    def __str__(self) -> str:
        return f"{CHANCE_MARK if self.actor == CHANCE else self.actor} {self.text}"


@final
@dataclass(frozen=True)
class Contribution:
    """A player's share in the luck: 32 bytes in hexadecimal that count from event `since` on."""

    seat: int
    value: str
    since: int

    def __str__(self) -> str:
        return f"{self.seat} {self.value} {FROM} {self.since}"


@final
@dataclass
class Record:
    """A match: header fields, events, and digests by the number of events before them."""

    game: str
    seats: int
    options: dict[str, Value]
    events: list[Event] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    seed: str = ""
    edition: int = 0
    lines: list[int] = field(default_factory=list)
    commitment: str = ""
    contributions: list[Contribution] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.edition == 0:
            self.edition = self.rules.edition
        self.options = self.rules.settings(self.options)

    @property
    def rules(self) -> Game:
        """The game of the match."""
        return REGISTRY.find(self.game)

    def header(self) -> list[str]:
        """Return the header lines, without the fence."""
        lines = [f"game {self.game}", f"edition {self.edition}"]
        if self.rules.pack is not None:
            lines.append(f"pack {self.rules.pack_line}")
        lines.append(f"seats {self.seats}")
        for name, value in self.options.items():
            lines.append(f"option {name} {self.rules.options[name].text(value)}")
        for seat, player in sorted(self.players.items()):
            lines.append(f"player {seat} {player}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"contribution {contribution}" for contribution in self.contributions]
        if self.seed:
            lines.append(f"seed {self.seed}")
        return lines

    def text(self) -> str:
        """Return the record as text."""
        lines = [*self.header(), FENCE]
        for number in range(len(self.events) + 1):
            if number > 0:
                lines.append(str(self.events[number - 1]))
            if number in self.digests:
                lines.append(f"{DIGEST_MARK} {self.digests[number]}")
        return "\n".join(lines) + "\n"

    def start(self) -> State:
        """Return the opening position."""
        return self.rules.start(self.seats, self.options)

    def positions(self) -> Iterator[State]:
        """Yield the opening position, then after each event the same state object, updated.

        Raise BadRecord if an event is illegal or a digest differs.
        """
        if self.edition != self.rules.edition:
            raise BadRecord(
                f"the record is of edition {self.edition} of {self.rules.title}; this program plays edition"
                f" {self.rules.edition}, whose rules differ (CHANGELOG)"
            )
        state = self.start()
        self._check_digest(state, 0)
        yield state
        for number, event in enumerate(self.events, 1):
            self._play(state, event, number)
            self._check_digest(state, number)
            yield state

    def replay(self) -> State:
        """Return the position after the last event; raise BadRecord as `positions` does."""
        last = self.start()
        for state in self.positions():
            last = state
        return last

    def stamp(self, every: int) -> None:
        """Replace the digests: one after each `every` events and one after the last event."""
        self.digests.clear()
        for number, state in enumerate(self.positions()):
            if number and (number % every == 0 or number == len(self.events)):
                self.digests[number] = digest(state)

    def _where(self, number: int) -> str:
        return f"line {self.lines[number - 1]}" if number <= len(self.lines) else f"event {number}"

    def _play(self, state: State, event: Event, number: int) -> None:
        if state.actor == OVER:
            raise BadRecord(f"{self._where(number)}: '{event}' comes after the end of the match")
        if event.actor != state.actor:
            due = "chance" if state.actor == CHANCE else f"seat {state.actor}"
            raise BadRecord(f"{self._where(number)}: '{event}', but {due} is to act")
        try:
            action = self.rules.action(state, event.text)
        except AstrariumError as error:
            raise BadRecord(f"{self._where(number)}: {error}") from None
        state.apply(action)

    def _check_digest(self, state: State, number: int) -> None:
        expected = self.digests.get(number)
        if expected is not None and expected != digest(state):
            raise BadRecord(
                f"after {self._where(number) if number else 'the header'}: the position has digest"
                f" {digest(state)}, the record says {expected}"
            )

    @staticmethod
    def parse(text: str) -> "Record":
        """Parse a record; raise BadRecord if it is malformed. Replaying checks the events."""
        lines = text.splitlines()
        stripped = [line.strip() for line in lines]
        if FENCE not in stripped:
            raise BadRecord(f"this is not a record: the line {FENCE!r} after the header is missing")
        fence = stripped.index(FENCE)
        record = _read_header(stripped[:fence])
        for number, line in enumerate(stripped[fence + 1 :], fence + 2):
            if line:
                _read_event(record, line, number)
        return record


def _read_header(lines: list[str]) -> Record:
    fields: dict[str, tuple[str, int]] = {}
    pairs: list[tuple[str, str, str, int]] = []
    for number, line in enumerate(lines, 1):
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in SINGLE_FIELDS and word not in fields and rest:
            fields[word] = (rest, number)
        elif word in PAIR_FIELDS and len(rest.split()) >= 2:
            name, _, value = rest.partition(" ")
            pairs.append((word, name, value.strip(), number))
        elif line:
            raise BadRecord(f"line {number}: {line!r} is not a header line, or it is there twice")
    for name in ("game", "edition", "seats"):
        if name not in fields:
            raise BadRecord(f"the header has no line '{name} ...'")
    return _build(fields, pairs)


def _build(fields: dict[str, tuple[str, int]], pairs: list[tuple[str, str, str, int]]) -> Record:
    name, line = fields["game"]
    options: dict[str, Value] = {}
    players: dict[int, str] = {}
    contributions: list[Contribution] = []
    try:
        game = REGISTRY.find(name)
        pack, line = fields.get("pack", ("", line))
        check_pack(game, pack, "the record")
        text, line = fields["seats"]
        seats = _number(text)
        game.start(seats)
        text, line = fields["edition"]
        edition = _number(text)
        given: set[tuple[str, str]] = set()
        for word, name, value, line in pairs:  # noqa: B007  (the line is for the error)
            if word == "contribution":
                contributions.append(_contribution(_seat(name, seats), value, contributions))
                continue
            if (word, name) in given:
                raise BadOption(f"{word} {name} is there twice")
            given.add((word, name))
            if word == "option":
                options[name] = game.parse_option(name, value)
            else:
                players[_seat(name, seats)] = value
    except AstrariumError as error:
        raise BadRecord(f"line {line}: {error}") from None
    try:
        game.start(seats, options)
    except BadOption as error:
        raise BadRecord(f"the header: {error}") from None
    record = Record(game.name, seats, options, players=players)
    record.edition = edition
    record.contributions = contributions
    record.commitment = fields.get("commitment", ("", 0))[0]
    record.seed = fields.get("seed", ("", 0))[0]
    return record


def check_pack(game: Game, pack: str, what: str) -> None:
    """Raise BadRecord unless `pack` (name, version and digest, or empty) is the pack of `game` here.

    `what` is the subject of the message, such as "the record".
    """
    if " ".join(pack.split()) != game.pack_line:
        theirs, ours = (f"pack {line}" if line else "no pack" for line in (pack, game.pack_line))
        raise BadRecord(f"{what} is of {theirs}, but {game.name} has {ours} here (--pack DIR chooses one)")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS


def _number(text: str) -> int:
    if not _is_number(text):
        raise BadOption(f"{text!r} stands where a number belongs")
    return int(text)


def _seat(text: str, seats: int) -> int:
    seat = _number(text)
    if seat >= seats:
        raise BadOption(f"there is no seat {seat}")
    return seat


def _contribution(seat: int, text: str, earlier: list[Contribution]) -> Contribution:
    """Parse `HEX from N`; contributions stand in the order in which they begin to count."""
    value, *rest = text.split()
    if len(rest) != 2 or rest[0] != FROM:
        raise BadOption(f"a contribution is written 'contribution SEAT HEX {FROM} N'")
    if not _is_contribution(value):
        raise BadOption(f"a contribution has {2 * CONTRIBUTION_BYTES} hexadecimal digits in lower case")
    found = Contribution(seat, value, _number(rest[1]))
    if found.since < 1:
        raise BadOption("events are numbered from 1")
    if any(each.value == value for each in earlier):
        raise BadOption(f"the contribution {value} is there twice")
    if earlier and (earlier[-1].since, earlier[-1].seat) >= (found.since, seat):
        raise BadOption("contributions are ordered by their event, then by seat, one of a seat for an event")
    return found


def _is_contribution(text: str) -> bool:
    """Whether `text` is 32 bytes as lower-case hexadecimal digits."""
    return len(text) == 2 * CONTRIBUTION_BYTES and all(letter in "0123456789abcdef" for letter in text)


def _read_event(record: Record, line: str, number: int) -> None:
    mark, _, text = line.partition(" ")
    text = " ".join(text.split())
    if mark == DIGEST_MARK and text:
        record.digests[len(record.events)] = text
    elif text and (mark == CHANCE_MARK or _is_number(mark)):
        record.events.append(Event(CHANCE if mark == CHANCE_MARK else int(mark), text))
        record.lines.append(number)
    else:
        raise BadRecord(
            f"line {number}: {line!r} is not an event; it begins with a seat, {CHANCE_MARK} or {DIGEST_MARK}"
        )
