"""The declaration of a game: what it is called, what can be chosen about it, and where its parts are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, final

from astrarium.core.clauses import Catalogue, source_names
from astrarium.core.components import Component, no_components
from astrarium.core.errors import BadOption, IllegalAction, NeverLegal, UnknownName
from astrarium.core.ledger import NO_CARDS, Ledger
from astrarium.core.packs import GamePack
from astrarium.core.patch import Patch, difference
from astrarium.core.space import ActionSpace
from astrarium.core.state import OVER, State

Value = bool | int | str
View = dict[str, object]
Line = list[tuple[str, str]]
Facts = dict[str, str | int]

FIRST_PLAYER: Final = "first_player"  # the option of every game that names the seat to begin
LUCK: Final = "random"  # the value of an option that leaves the choice to chance


@dataclass(frozen=True)
class Option:
    """A choice about the rules, made before a match begins."""

    default: Value
    choices: tuple[Value, ...]
    help: str = ""

    def allows(self, value: Value) -> bool:
        """Whether a value is one of the choices, and of their type: 1 is not True."""
        return any(choice == value and type(choice) is type(value) for choice in self.choices)

    def text(self, value: Value) -> str:
        """How a value is written in records and at the command line."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)

    def parse(self, text: str) -> Value | None:
        """The value written so, None if there is none."""
        for value in self.choices:
            if self.text(value) == text:
                return value
        return None


def first_player_option(most_seats: int) -> Option:
    """The option `first_player`: left to luck, or a seat."""
    seats = [str(seat) for seat in range(most_seats)]
    return Option(LUCK, (LUCK, *seats), "seat of the first player, to fix it")


def first_player(seats: int, options: Mapping[str, Value]) -> int:
    """Return the seat that the option `first_player` names, -1 for luck; raise if the table lacks it."""
    chosen = str(options[FIRST_PLAYER])
    if chosen == LUCK:
        return -1
    if int(chosen) >= seats:
        raise BadOption(f"the option {FIRST_PLAYER} needs a seat {chosen}, and the match has {seats} seats")
    return int(chosen)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause that forbids it, its words and sources (`clauses.SOURCES`)."""

    rule: str
    text: str
    sources: tuple[str, ...] = ()

    def __str__(self) -> str:
        source = f"; {source_names(self.sources)}" if self.sources else ""
        return f"{self.text} ({self.rule}{source})"


@final
@dataclass(frozen=True)
class Game:
    """A rule set. `start`, `restore` and the rest are functions of the game's own modules."""

    name: str
    title: str
    edition: int
    about: str
    seats: range
    options: dict[str, Option]
    space: ActionSpace
    catalogue: Catalogue
    opening: Callable[[int, dict[str, Value]], State]
    restore: Callable[[bytes], State]
    viewer: Callable[[State], View]
    drawing: Callable[[View], list[Line]]
    feature_names: tuple[str, ...]
    folder: str
    feature_bounds: tuple[tuple[int, int], ...] = ()
    adjust: Callable[[Mapping[str, Value], dict[str, Value]], dict[str, Value]] | None = None
    renewer: Callable[[View, State, State], tuple[View, Patch]] | None = None
    ledger: Ledger = NO_CARDS
    gallery: Callable[[], list[Component]] = no_components
    pack: GamePack | None = None
    rounds: Callable[[State], int] | None = None
    own_facts: Callable[[View, Mapping[str, str]], Facts] | None = None

    @property
    def pack_line(self) -> str:
        """Name, version and digest of the component pack that changes this game; empty without one."""
        return "" if self.pack is None else self.pack.line

    @property
    def heading(self) -> str:
        """The title, and the component pack that changes the game."""
        return self.title if self.pack is None else f"{self.title} with pack {self.pack.label}"

    def components(self) -> list[Component]:
        """Return every kind of component once, with its origin and the number of copies."""
        return self.gallery()

    def start(self, seats: int | None = None, options: Mapping[str, Value] | None = None) -> State:
        """The opening position for a number of seats (the fewest, if not given)."""
        count = self.seats.start if seats is None else seats
        if count not in self.seats:
            raise BadOption(f"{self.name} is for {_range_text(self.seats)} seats, not {count}")
        return self.opening(count, self.settings(options or {}))

    def settings(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The given options, checked, and the defaults of all others."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "it has none"
                raise BadOption(f"{self.name} has no option {name!r}; there are: {known}")
            if not self.options[name].allows(value):
                raise self._bad_value(name, str(value))
        chosen = {name: options.get(name, option.default) for name, option in self.options.items()}
        return self.adjust(options, chosen) if self.adjust is not None else chosen

    def parse_option(self, name: str, text: str) -> Value:
        """The value of an option from its text."""
        if name not in self.options:
            self.settings({name: text})
        value = self.options[name].parse(text)
        if value is None:
            raise self._bad_value(name, text)
        return value

    def _bad_value(self, name: str, text: str) -> BadOption:
        option = self.options[name]
        choices = ", ".join(option.text(choice) for choice in option.choices)
        return BadOption(f"option {name} of {self.name} cannot be {text!r}; it is one of: {choices}")

    def view(self, state: State) -> View:
        """The position as plain data for screens, the same for everyone."""
        return self.viewer(state)

    def renew(self, view: View, before: State, after: State) -> tuple[View, Patch]:
        """The view of `after`, which may share parts with that of `before`, and how the two differ."""
        if self.renewer is not None:
            return self.renewer(view, before, after)
        now = self.viewer(after)
        return now, difference(view, now)

    def round_of(self, state: State) -> int:
        """Return the number of the round that `state` is in; 0 if the game has no rounds."""
        return 0 if self.rounds is None else self.rounds(state)

    def facts(self, view: View, targets: Mapping[str, str]) -> Facts:
        """Return the facts that only this game derives from a view, for a sentence about `targets`.

        `targets` are the tokens of an action by slot; they are empty for the question of the present step.
        """
        return {} if self.own_facts is None else self.own_facts(view, targets)

    def draw(self, state: State) -> list[Line]:
        """The position as lines of styled text for a terminal."""
        return self.drawing(self.view(state))

    def features(self, state: State, seat: int) -> list[int]:
        """The position in numbers from a seat's point of view; `feature_names` says what they are."""
        return list(state.features(seat))

    def why_not(self, state: State, text: str) -> Refusal | None:
        """None if the action is legal, else the clause that forbids it; BadNotation if it is no action."""
        try:
            action = self.space.parse(text)
        except NeverLegal as error:
            if not error.clause:
                raise
            return self._refuse(error.clause)
        return self.refusal(state, action)

    def refusal(self, state: State, action: int) -> Refusal | None:
        """The same for the number of an action."""
        number = state.barred(action)
        if number == 0:
            return None
        return self._refuse(self.catalogue.id(number))

    def _refuse(self, clause: str) -> Refusal:
        catalogue = self.catalogue
        return Refusal(clause, catalogue.text(clause), tuple(catalogue.sources_of(clause)))

    def action(self, state: State, text: str) -> int:
        """The door for moves from outside: the action of a text, if it is legal here."""
        action = self.space.parse(text)
        refusal = self.refusal(state, action)
        if refusal is not None:
            over = "the match is over: " if state.actor == OVER else ""
            raise IllegalAction(f"{self.space.text(action)}: {over}{refusal}")
        return action


def _range_text(seats: range) -> str:
    return str(seats.start) if len(seats) == 1 else f"{seats.start} to {seats.stop - 1}"


@final
class Registry:
    """The known games by name, each loaded when it is first asked for."""

    def __init__(self) -> None:
        self._loaders: Final[dict[str, Callable[[], Game]]] = {}
        self._games: Final[dict[str, Game]] = {}

    def add(self, name: str, load: Callable[[], Game]) -> None:
        """Make a game known."""
        self._loaders[name] = load

    def names(self) -> list[str]:
        """All known games."""
        return sorted(self._loaders)

    def find(self, name: str) -> Game:
        """The game of this name."""
        if name not in self._loaders:
            close = get_close_matches(name, self._loaders, 1)
            hint = f", did you mean {close[0]!r}?" if close else f"; there are: {', '.join(self.names())}"
            raise UnknownName(f"unknown game {name!r}{hint}")
        if name not in self._games:
            self._games[name] = self._loaders[name]()
        return self._games[name]


REGISTRY: Final = Registry()
