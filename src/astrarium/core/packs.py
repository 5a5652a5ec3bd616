"""Component packs: components written by users that replace ours or are added to them.

A game builds its tables when it is imported. So a process has at most one pack, chosen before the first game
is imported. `astrarium.packs` reads packs from folders; this module holds what games need of them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, final

Fields = dict[str, object]
"""A parsed TOML table: an entry of a component file, or the whole file."""


@final
class PackChange:
    """A component of a pack: its table, its id, its fields, and the fields it replaces (None if added)."""

    def __init__(self, table: str, name: str, before: Fields | None, after: Fields) -> None:
        self.table: Final = table
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after


@final
@dataclass(frozen=True, eq=False)
class GamePack:
    """The part of a pack that belongs to one game.

    `files` holds component files by name, `words` Fluent messages by language. Reading the component files
    of the game fills `changes`, and `siblings` with the fields of our first component of each changed table.
    """

    game: str
    name: str
    version: str
    digest: str
    files: dict[str, Fields]
    words: dict[str, str]
    changes: list[PackChange] = field(default_factory=list)
    siblings: dict[str, Fields] = field(default_factory=dict)

    def where(self, file: str) -> str:
        """Return the name of `file` for error messages."""
        return f"pack {self.name}: {self.game}/{file}"

    @property
    def label(self) -> str:
        """Name and version, for people."""
        return f"{self.name} {self.version}"

    @property
    def line(self) -> str:
        """Name, version and digest, as written in records and manifests."""
        return f"{self.label} {self.digest}"


@final
class PackChoice:
    """The component pack of this process, by game; empty without a pack."""

    def __init__(self) -> None:
        self._find: Callable[[], dict[str, GamePack]] | None = None
        self._parts: dict[str, GamePack] | None = None

    @property
    def settled(self) -> bool:
        """Whether a game has already read its part, so that another pack can no longer be chosen."""
        return self._parts is not None

    def offer(self, find: Callable[[], dict[str, GamePack]]) -> None:
        """Register `find`, which returns the parts by game; the first game that asks calls it."""
        self._find = find

    def part(self, game: str) -> GamePack | None:
        """Return the part of the pack for `game`, None if there is none."""
        if self._parts is None:
            self._parts = {} if self._find is None else self._find()
        return self._parts.get(game)


CHOICE: Final = PackChoice()
