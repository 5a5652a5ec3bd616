"""Destinations: where a choice such as a piece or a die leads to, and by which legal actions."""

from dataclasses import dataclass, field
from typing import final


@final
@dataclass(frozen=True)
class Way:
    """Legal actions, in order, that lead to a destination.

    `amounts` holds what they cost and gain, by names of the game. With `luck`, luck decides right after them.
    """

    actions: tuple[int, ...]
    amounts: dict[str, int] = field(default_factory=dict)
    luck: bool = False


@final
@dataclass(frozen=True)
class Destination:
    """A place, by its token of the action space, and the ways to it, the best one first."""

    place: str
    ways: tuple[Way, ...]


@final
@dataclass(frozen=True)
class Destinations:
    """The destinations of a choice. `tried` counts the actions applied to copies of the position.

    Without `complete`, the search stopped at its limit and there may be more destinations.
    """

    destinations: tuple[Destination, ...]
    tried: int
    complete: bool = True
