"""Declaration of a game (names, options, functions), and the registry of games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import ModuleType
from typing import Final, final

from astrarium.core.clauses import Catalogue, source_names
from astrarium.core.components import Component, no_components
from astrarium.core.errors import BadChoice, BadOption, IllegalAction, NeverLegal, UnknownName
from astrarium.core.ledger import NO_CARDS, Ledger
from astrarium.core.packs import GamePack
from astrarium.core.patch import Patch, difference
from astrarium.core.reach import Destinations
from astrarium.core.space import ActionSpace
from astrarium.core.state import OVER, State

Value = bool | int | str
View = dict[str, object]
Line = list[tuple[str, str]]
Facts = dict[str, str | int]

FIRST_PLAYER: Final = "first_player"  # option of every game: the seat that begins
LUCK: Final = "random"  # option value that leaves the choice to chance


@dataclass(frozen=True)
class Option:
    """A rule option of a game, chosen before a match begins."""

    default: Value
    choices: tuple[Value, ...]
    help: str = ""

    def allows(self, value: Value) -> bool:
        """Return whether `value` is one of the choices and has the type of it: 1 is not True."""
        return any(choice == value and type(choice) is type(value) for choice in self.choices)

    def text(self, value: Value) -> str:
        """Return `value` as written in records and on the command line."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)

    def parse(self, text: str) -> Value | None:
        """Return the choice that is written `text`, None if there is none."""
        for value in self.choices:
            if self.text(value) == text:
                return value
        return None


def first_player_option(max_seats: int) -> Option:
    """Return the option `first_player`: random, or one of `max_seats` seats."""
    seats = [str(seat) for seat in range(max_seats)]
    return Option(LUCK, (LUCK, *seats), "seat of the first player, to fix it")


def first_player(seats: int, options: Mapping[str, Value]) -> int:
    """Return the seat chosen by the option `first_player`, -1 for random; raise if the match lacks it."""
    chosen = str(options[FIRST_PLAYER])
    if chosen == LUCK:
        return -1
    if int(chosen) >= seats:
        raise BadOption(f"the option {FIRST_PLAYER} needs a seat {chosen}, and the match has {seats} seats")
    return int(chosen)


@dataclass(frozen=True)
class Refusal:
    """The clause that forbids an action: its id, its text and its sources (keys of `clauses.SOURCES`).

    Where numbers decide for the seat to act, `facts` are the arguments of the game's message `why-<rule>`;
    otherwise it is empty.
    """

    rule: str
    text: str
    sources: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        source = f"; {source_names(self.sources)}" if self.sources else ""
        return f"{self.text} ({self.rule}{source})"


@final
@dataclass(frozen=True)
class Game:
    """A rule set: its name, options and action space, and the functions of its modules."""

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
    renewer: Callable[[View, State], View] | None = None
    ledger: Ledger = NO_CARDS
    gallery: Callable[[], list[Component]] = no_components
    preview: Callable[[View], str] | None = None
    pack: GamePack | None = None
    rounds: Callable[[State], int] | None = None
    own_facts: Callable[[View, Mapping[str, str]], Facts] | None = None
    view_types: ModuleType | None = None
    reach: Callable[[State, Sequence[str]], Destinations] | None = None
    refusal_facts: Callable[[State, str, Mapping[str, str], str], Facts] | None = None

    @property
    def pack_line(self) -> str:
        """Name, version and digest of the component pack of this game; empty without one."""
        return "" if self.pack is None else self.pack.line

    @property
    def heading(self) -> str:
        """The title, with the component pack if there is one."""
        return self.title if self.pack is None else f"{self.title} with pack {self.pack.label}"

    def components(self) -> list[Component]:
        """Return each component once, with its origin and number of copies."""
        return self.gallery()

    def start(self, seats: int | None = None, options: Mapping[str, Value] | None = None) -> State:
        """Return the opening position for `seats` seats, by default the fewest; raise BadOption if wrong."""
        count = self.seats.start if seats is None else seats
        if count not in self.seats:
            raise BadOption(f"{self.name} is for {_range_text(self.seats)} seats, not {count}")
        return self.opening(count, self.settings(options or {}))

    def settings(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Return all options: those given, which are checked, and the defaults of the others."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "it has none"
                raise BadOption(f"{self.name} has no option {name!r}; there are: {known}")
            if not self.options[name].allows(value):
                raise self._bad_value(name, str(value))
        chosen = {name: options.get(name, option.default) for name, option in self.options.items()}
        return self.adjust(options, chosen) if self.adjust is not None else chosen

    def parse_option(self, name: str, text: str) -> Value:
        """Return the value of the option `name` written as `text`; raise BadOption if there is none."""
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
        """Return the position as plain data for screens; all viewers share it."""
        return self.viewer(state)

    def renew(self, view: View, state: State) -> tuple[View, Patch]:
        """Return the view of `state` and the patch from `view`, an earlier view of the match.

        `state.changed` must hold everything that changed since then. The views may share parts.
        """
        now = self.viewer(state) if self.renewer is None else self.renewer(view, state)
        return now, difference(view, now)

    def round_of(self, state: State) -> int:
        """Return the number of the current round, 0 if the game has no rounds."""
        return 0 if self.rounds is None else self.rounds(state)

    def facts(self, view: View, targets: Mapping[str, str]) -> Facts:
        """Return the game-specific message arguments that follow from a view and an action.

        `targets` are the tokens of the action by slot; empty for the prompt of the current step.
        """
        return {} if self.own_facts is None else self.own_facts(view, targets)

    def destinations(self, state: State, choice: Sequence[str]) -> Destinations:
        """Return where `choice`, tokens such as those of a piece or a die, leads to by legal actions.

        Luck is not crossed. Raise BadChoice if the seat to act cannot choose that, or if the game has no
        destinations.
        """
        if self.reach is None:
            raise BadChoice(f"{self.name} has no destinations")
        return self.reach(state, choice)

    def draw(self, state: State) -> list[Line]:
        """Return the position as lines of styled text for a terminal."""
        return self.drawing(self.view(state))

    def features(self, state: State, seat: int) -> list[int]:
        """Return the features of the position for the viewer `seat`, parallel to `feature_names`."""
        return list(state.features(seat))

    def why_not(self, state: State, text: str) -> Refusal | None:
        """Return why the action with the notation `text` is illegal, None if it is legal.

        Raise BadNotation if `text` is not an action of the game.
        """
        try:
            action = self.space.parse(text)
        except NeverLegal as error:
            if not error.clause:
                raise
            return self._refuse(state, error.kind, error.targets, error.clause)
        return self.refusal(state, action)

    def refusal(self, state: State, action: int) -> Refusal | None:
        """Like `why_not`, for an action id."""
        number = state.barred(action)
        if number == 0:
            return None
        space = self.space
        return self._refuse(state, space.kind(action).name, space.targets(action), self.catalogue.id(number))

    def _refuse(self, state: State, kind: str, targets: Mapping[str, str], clause: str) -> Refusal:
        catalogue = self.catalogue
        facts: Facts = {}
        if self.refusal_facts is not None and state.actor >= 0:
            facts = self.refusal_facts(state, kind, targets, clause)
        return Refusal(clause, catalogue.text(clause), tuple(catalogue.sources_of(clause)), facts)

    def action(self, state: State, text: str) -> int:
        """Parse a move from outside the engine and check it; raise BadNotation or IllegalAction."""
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
    """Games by name, loaded on first use."""

    def __init__(self) -> None:
        self._loaders: Final[dict[str, Callable[[], Game]]] = {}
        self._games: Final[dict[str, Game]] = {}
        self._by_type: Final[dict[type[State], Game | None]] = {}

    def add(self, name: str, load: Callable[[], Game]) -> None:
        """Register a game; `load` imports it."""
        self._loaders[name] = load
        self._by_type.clear()

    def names(self) -> list[str]:
        """Return the names of all registered games, sorted."""
        return sorted(self._loaders)

    def find(self, name: str) -> Game:
        """Return the game `name`; raise UnknownName if it is not registered."""
        if name not in self._loaders:
            close = get_close_matches(name, self._loaders, 1)
            hint = f", did you mean {close[0]!r}?" if close else f"; there are: {', '.join(self.names())}"
            raise UnknownName(f"unknown game {name!r}{hint}")
        if name not in self._games:
            self._games[name] = self._loaders[name]()
        return self._games[name]

    def of(self, state: State) -> Game | None:
        """Return the game of a position; None if no registered game has such positions."""
        if type(state) not in self._by_type:
            self._by_type[type(state)] = None
            for name in self.names():
                game = self.find(name)
                self._by_type[type(game.start())] = game
        return self._by_type[type(state)]


REGISTRY: Final = Registry()
