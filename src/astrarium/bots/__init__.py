"""Bots behind one interface, and the arena that measures their strength."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Final

from astrarium.bots import networks
from astrarium.bots.agent import Agent
from astrarium.bots.budget import Budget
from astrarium.bots.casual import Casual
from astrarium.bots.greedy import Greedy
from astrarium.bots.levels import MOST_LEVELS, PREFIX, Level
from astrarium.bots.mcts import HEURISTIC, LEAVES, MAX_ITERATIONS, NET, Mcts
from astrarium.bots.net import Net
from astrarium.bots.uniform import Uniform
from astrarium.core.errors import BadOption, UnknownName

__all__ = ["Agent", "Casual", "Greedy", "Level", "Mcts", "Net", "Uniform", "make", "names", "parse"]

DEFAULT_ITERATIONS: Final = 1000
MAX_SECONDS: Final = 86_400.0
DEFAULT_TEMPERATURE: Final = 1.0
MAX_TEMPERATURE: Final = 1000.0
BUDGETS: Final = ("iterations", "seconds", "turn_seconds")
SEARCHES: Final = ("mcts", "mcts-heuristic")
Settings = Mapping[str, object]


def names() -> list[str]:
    """Return the names of all bots, sorted."""
    return sorted(_MAKERS)


def make(name: str, *, seed: int = 0, **settings: object) -> Agent:
    """Return the bot called `name` with `settings`, as in `make("mcts", iterations=500, seed=1)`."""
    if name not in _MAKERS:
        close = get_close_matches(name, _MAKERS, 1)
        hint = f", did you mean {close[0]!r}?" if close else f"; there are: {', '.join(names())}"
        raise UnknownName(f"unknown bot {name!r}{hint}")
    return _MAKERS[name](seed, settings)


def parse(text: str, seed: int = 0, *, engines: bool = False) -> Agent:
    """Parse a bot: its name, perhaps a budget and the file of a network, as in `mcts:500@my.network`.

    Budgets of `mcts` and `mcts-heuristic` are iterations (`500`), seconds per decision (`0.5s`) or seconds
    per turn (`4s/turn`); the number of `casual:0.5` is its temperature, and `level-3:builder` is a level with
    a character. With `engines` also `engine:COMMAND`,
    a program that speaks the line protocol. This runs COMMAND: set `engines` only for text from the command
    line, never for names in records or messages.
    """
    name, _, command = text.partition(":")
    if name == "engine":
        return _external(command, seed, engines)
    described, at, network = text.partition("@")
    name, colon, budget = described.partition(":")
    settings: dict[str, object] = {"network": network} if at else {}
    if colon and name == "casual":
        settings["temperature"] = _parse_temperature(described, budget)
    elif colon and name.startswith(PREFIX):
        settings["character"] = budget
    elif colon:
        if name in _MAKERS and name not in SEARCHES:
            raise BadOption(f"the bot {name} takes no budget; write just {name!r}")
        settings |= _parse_budget(described, budget)
    return make(name, seed=seed, **settings)


def _external(command: str, seed: int, allowed: bool) -> Agent:
    from astrarium.bots.external import External

    if not allowed:
        raise BadOption(
            "engines sit only where the command line puts them: in duels, and at a server's tables"
        )
    if not command.strip():
        raise BadOption("an engine needs the command that starts it, as in engine:./mybot")
    return External(command.strip(), seed)


def _parse_budget(text: str, budget: str) -> dict[str, object]:
    try:
        if budget.endswith("s/turn"):
            return {"turn_seconds": float(budget.removesuffix("s/turn"))}
        return {"seconds": float(budget[:-1])} if budget.endswith("s") else {"iterations": int(budget)}
    except ValueError:
        hint = "write iterations (mcts:500), seconds (mcts:0.5s) or seconds per turn (mcts:4s/turn)"
        raise BadOption(f"{text!r} has no readable budget; {hint}") from None


def _parse_temperature(text: str, temperature: str) -> float:
    try:
        return float(temperature)
    except ValueError:
        raise BadOption(f"{text!r} has no readable temperature; write points (casual:0.5)") from None


def _check_settings(bot: str, settings: Settings, known: tuple[str, ...]) -> None:
    """Raise if `settings` has a name that is not in `known`."""
    for setting in settings:
        if setting not in known:
            hint = f"there are: {', '.join(known)}" if known else "it has none besides seed"
            raise BadOption(f"the bot {bot} has no setting {setting!r}; {hint}")


def _uniform(seed: int, settings: Settings) -> Agent:
    _check_settings("uniform", settings, ())
    return Uniform(seed)


def _greedy(seed: int, settings: Settings) -> Agent:
    _check_settings("greedy", settings, ())
    return Greedy(seed)


def _casual(seed: int, settings: Settings) -> Agent:
    _check_settings("casual", settings, ("temperature",))
    value = settings.get("temperature", DEFAULT_TEMPERATURE)
    if isinstance(value, int | float) and not isinstance(value, bool) and 0.01 <= value <= MAX_TEMPERATURE:
        return Casual(float(value), seed)
    allowed = f"a number of points from 0.01 to {MAX_TEMPERATURE:g}"
    raise BadOption(f"temperature of casual cannot be {value!r}; it is {allowed}")


def _net(seed: int, settings: Settings) -> Agent:
    _check_settings("net", settings, ("network",))
    return Net(seed, _network_file("net", settings))


def _mcts(seed: int, settings: Settings) -> Agent:
    _check_settings("mcts", settings, (*BUDGETS, "leaf", "network"))
    leaf = settings.get("leaf", NET)
    if leaf not in LEAVES:
        raise BadOption(f"leaf of mcts cannot be {leaf!r}; it is one of: {', '.join(LEAVES)}")
    network = _network_file("mcts", settings)
    if network and leaf != NET:
        raise BadOption(f"mcts uses a network only with the leaf {NET!r}, not with {leaf!r}")
    return Mcts(_budget("mcts", settings), seed, str(leaf), network)


def _mcts_heuristic(seed: int, settings: Settings) -> Agent:
    _check_settings("mcts-heuristic", settings, BUDGETS)
    return Mcts(_budget("mcts-heuristic", settings), seed, HEURISTIC)


def _network_file(bot: str, settings: Settings) -> str:
    """Return the file of a network, empty if none is given; raise if it cannot be read."""
    network = settings.get("network", "")
    if not isinstance(network, str | Path):
        raise BadOption(f"network of {bot} cannot be {network!r}; it is the path of a file")
    if "network" in settings:
        networks.read(Path(network))
    return str(network)


def _budget(bot: str, settings: Settings) -> Budget:
    given = [name for name in BUDGETS if name in settings]
    if len(given) > 1:
        raise BadOption(f"{bot} has one budget, not {' and '.join(given)}")
    if not given:
        return Budget(DEFAULT_ITERATIONS)
    value = settings[given[0]]
    if given[0] == "iterations":
        return Budget(_check_iterations(value))
    seconds = _check_seconds(given[0], value)
    return Budget(seconds=seconds) if given[0] == "seconds" else Budget(turn_seconds=seconds)


def _check_iterations(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_ITERATIONS:
        return value
    raise BadOption(
        f"iterations of mcts cannot be {value!r}; it is a whole number from 1 to {MAX_ITERATIONS}"
    )


def _check_seconds(name: str, value: object) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= MAX_SECONDS:
        return float(value)
    raise BadOption(f"{name} of mcts cannot be {value!r}; it is a number above 0, at most {MAX_SECONDS:g}")


def _level(number: int, seed: int, settings: Settings) -> Agent:
    _check_settings(f"{PREFIX}{number}", settings, ("character",))
    character = settings.get("character", "")
    if not isinstance(character, str):
        raise BadOption(f"character of {PREFIX}{number} cannot be {character!r}; it is a name")
    return Level(number, character, seed)


_MAKERS: Final[dict[str, Callable[[int, Settings], Agent]]] = {
    "uniform": _uniform,
    "casual": _casual,
    "greedy": _greedy,
    "net": _net,
    "mcts": _mcts,
    "mcts-heuristic": _mcts_heuristic,
    **{f"{PREFIX}{number}": partial(_level, number) for number in range(1, MOST_LEVELS + 1)},
}
