"""Bots behind one interface, and the arena that measures their strength."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from astrarium.bots.agent import Agent
from astrarium.bots.greedy import Greedy
from astrarium.bots.mcts import HEURISTIC, RANDOM, Mcts
from astrarium.bots.uniform import Uniform
from astrarium.core.errors import BadOption, UnknownName

__all__ = ["Agent", "Greedy", "Mcts", "Uniform", "make", "names", "parse"]

DEFAULT_ITERATIONS: Final = 1000
MAX_ITERATIONS: Final = 1_000_000_000
MAX_SECONDS: Final = 86_400.0
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
    """Parse a bot: `uniform`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:0.5s` (seconds).

    With `engines` also `engine:COMMAND`, a program that speaks the line protocol. This runs COMMAND: set
    `engines` only for text from the command line, never for names in records or messages.
    """
    name, colon, budget = text.partition(":")
    if name == "engine":
        return _external(budget, seed, engines)
    if not colon:
        return make(name, seed=seed)
    if name in _MAKERS and name != "mcts":
        raise BadOption(f"the bot {name} takes no budget; write just {name!r}")
    return make(name, seed=seed, **_parse_budget(text, budget))


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
        return {"seconds": float(budget[:-1])} if budget.endswith("s") else {"iterations": int(budget)}
    except ValueError:
        hint = "write iterations (mcts:500) or seconds (mcts:0.5s)"
        raise BadOption(f"{text!r} has no readable budget; {hint}") from None


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


def _mcts(seed: int, settings: Settings) -> Agent:
    _check_settings("mcts", settings, ("iterations", "seconds", "playout"))
    iterations, seconds = settings.get("iterations"), settings.get("seconds")
    if iterations is not None and seconds is not None:
        raise BadOption("mcts has a budget in iterations or in seconds, not in both")
    playout = settings.get("playout", HEURISTIC)
    if playout not in (HEURISTIC, RANDOM):
        raise BadOption(f"playout of mcts cannot be {playout!r}; it is {HEURISTIC!r} or {RANDOM!r}")
    if seconds is not None:
        return Mcts(0, _check_seconds(seconds), seed, str(playout))
    count = _check_iterations(DEFAULT_ITERATIONS if iterations is None else iterations)
    return Mcts(count, 0.0, seed, str(playout))


def _check_iterations(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_ITERATIONS:
        return value
    raise BadOption(
        f"iterations of mcts cannot be {value!r}; it is a whole number from 1 to {MAX_ITERATIONS}"
    )


def _check_seconds(value: object) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= MAX_SECONDS:
        return float(value)
    raise BadOption(f"seconds of mcts cannot be {value!r}; it is a number above 0, at most {MAX_SECONDS:g}")


_MAKERS: Final[dict[str, Callable[[int, Settings], Agent]]] = {
    "uniform": _uniform,
    "greedy": _greedy,
    "mcts": _mcts,
}
