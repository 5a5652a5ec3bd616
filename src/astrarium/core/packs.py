"""Component packs: components of other people that replace ours or stand beside them.

The tables of a game are made when it is imported, so a process has one pack at most, and it is chosen before
the first game is imported. `astrarium.packs` reads packs from folders; here is what games need of them.
"""

from collections.abc import Callable
from typing import Final, final

Fields = dict[str, object]
"""An entry of a component file, or the whole of one, as TOML has it."""


@final
class PackChange:
    """A component of a pack: its table, its id, its fields, and those of ours if it replaces one."""

    def __init__(self, table: str, name: str, before: Fields | None, after: Fields) -> None:
        self.table: Final = table
        self.name: Final = name
        self.before: Final = before
        self.after: Final = after


@final
class GamePack:
    """The part of a pack that is for one game.

    `files` holds component files by name, `words` Fluent messages by language. `changes` is filled when the
    game reads its component files; `siblings` then has, by table, our first component with its fields.
    """

    def __init__(
        self, game: str, name: str, version: str, digest: str, files: dict[str, Fields], words: dict[str, str]
    ) -> None:
        self.game: Final = game
        self.name: Final = name
        self.version: Final = version
        self.digest: Final = digest
        self.files: Final = files
        self.words: Final = words
        self.changes: Final[list[PackChange]] = []
        self.siblings: Final[dict[str, Fields]] = {}

    def where(self, file: str) -> str:
        """Return how errors name a file of this part."""
        return f"pack {self.name}: {self.game}/{file}"

    @property
    def label(self) -> str:
        """The pack as people name it: name and version."""
        return f"{self.name} {self.version}"

    @property
    def line(self) -> str:
        """The pack as records and manifests name it: name, version and digest."""
        return f"{self.label} {self.digest}"


@final
class PackChoice:
    """The pack of this process: the parts by game, none without a pack."""

    def __init__(self) -> None:
        self._find: Callable[[], dict[str, GamePack]] | None = None
        self._parts: dict[str, GamePack] | None = None

    @property
    def settled(self) -> bool:
        """Whether a game has asked for its part already: it is too late to choose."""
        return self._parts is not None

    def offer(self, find: Callable[[], dict[str, GamePack]]) -> None:
        """Let `find` name the parts when the first game asks."""
        self._find = find

    def part(self, game: str) -> GamePack | None:
        """Return what the pack of this process has for a game."""
        if self._parts is None:
            self._parts = {} if self._find is None else self._find()
        return self._parts.get(game)


CHOICE: Final = PackChoice()
