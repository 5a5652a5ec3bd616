"""Players that are programs, all behind one interface, and the arena that measures them."""

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
MOST_ITERATIONS: Final = 1_000_000_000
MOST_SECONDS: Final = 86_400.0
Settings = Mapping[str, object]


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_MAKERS)


def make(name: str, *, seed: int = 0, **settings: object) -> Agent:
    """A bot by name: `make("mcts", iterations=500, seed=1)`; without settings it has the usual ones."""
    if name not in _MAKERS:
        close = get_close_matches(name, _MAKERS, 1)
        hint = f", did you mean {close[0]!r}?" if close else f"; there are: {', '.join(names())}"
        raise UnknownName(f"unknown bot {name!r}{hint}")
    return _MAKERS[name](seed, settings)


def parse(text: str, seed: int = 0, *, engines: bool = False) -> Agent:
    """A bot from its text: `uniform`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:0.5s` (seconds).

    With `engines` also `engine:COMMAND`, a program that speaks our protocol. Only for texts that come from
    whoever runs us: never for names in records or messages, since it starts what it is told to start.
    """
    name, colon, budget = text.partition(":")
    if name == "engine":
        return _engine(budget, seed, engines)
    if not colon:
        return make(name, seed=seed)
    if name in _MAKERS and name != "mcts":
        raise BadOption(f"the bot {name} takes no budget; write just {name!r}")
    return make(name, seed=seed, **_budget(text, budget))


def _engine(command: str, seed: int, allowed: bool) -> Agent:
    from astrarium.bots.external import External

    if not allowed:
        raise BadOption(
            "engines sit only where the command line puts them: in duels, and at a server's tables"
        )
    if not command.strip():
        raise BadOption("an engine needs the command that starts it, as in engine:./mybot")
    return External(command.strip(), seed)


def _budget(text: str, budget: str) -> dict[str, object]:
    try:
        return {"seconds": float(budget[:-1])} if budget.endswith("s") else {"iterations": int(budget)}
    except ValueError:
        wanted = "write iterations (mcts:500) or seconds (mcts:0.5s)"
        raise BadOption(f"{text!r} has no readable budget; {wanted}") from None


def _refuse_others(bot: str, settings: Settings, known: tuple[str, ...]) -> None:
    for setting in settings:
        if setting not in known:
            there_are = f"there are: {', '.join(known)}" if known else "it has none besides seed"
            raise BadOption(f"the bot {bot} has no setting {setting!r}; {there_are}")


def _uniform(seed: int, settings: Settings) -> Agent:
    _refuse_others("uniform", settings, ())
    return Uniform(seed)


def _greedy(seed: int, settings: Settings) -> Agent:
    _refuse_others("greedy", settings, ())
    return Greedy(seed)


def _mcts(seed: int, settings: Settings) -> Agent:
    _refuse_others("mcts", settings, ("iterations", "seconds", "playout"))
    iterations, seconds = settings.get("iterations"), settings.get("seconds")
    if iterations is not None and seconds is not None:
        raise BadOption("mcts has a budget in iterations or in seconds, not in both")
    playout = settings.get("playout", HEURISTIC)
    if playout not in (HEURISTIC, RANDOM):
        raise BadOption(f"playout of mcts cannot be {playout!r}; it is {HEURISTIC!r} or {RANDOM!r}")
    if seconds is not None:
        return Mcts(0, _seconds(seconds), seed, str(playout))
    count = _iterations(DEFAULT_ITERATIONS if iterations is None else iterations)
    return Mcts(count, 0.0, seed, str(playout))


def _iterations(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_ITERATIONS:
        return value
    raise BadOption(
        f"iterations of mcts cannot be {value!r}; it is a whole number from 1 to {MOST_ITERATIONS}"
    )


def _seconds(value: object) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= MOST_SECONDS:
        return float(value)
    raise BadOption(f"seconds of mcts cannot be {value!r}; it is a number above 0, at most {MOST_SECONDS:g}")


_MAKERS: Final[dict[str, Callable[[int, Settings], Agent]]] = {
    "uniform": _uniform,
    "greedy": _greedy,
    "mcts": _mcts,
}
