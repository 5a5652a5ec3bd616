"""Reading of component files (TOML); errors name the file, the entry and the field.

Every component has an origin. A field `<part>_origin` gives the origin of a part that differs.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, TypeGuard, final

from astrarium.core.errors import BadData
from astrarium.core.packs import Fields, GamePack, PackChange
from astrarium.core.space import TOKEN

TEXT_FIELDS: Final = ("name", "text")
"""Fields shown to players."""

PUBLISHED: Final = "published"  # a fact of the published game
OURS: Final = "ours"  # our own design
PACK: Final = "pack"  # from a component pack; never in our own files
ORIGINS: Final = [PUBLISHED, OURS, PACK]
OURS_MARK: Final = "✧"
PACK_MARK: Final = "◈"
ORIGIN_SUFFIX: Final = "_origin"
PARTS: Final = ["wording", "place", "face_5", "four_players"]  # parts without a field of their own


def mark(origin: str) -> str:
    """Return the mark of an origin after a space; empty for a published component."""
    return {PUBLISHED: "", OURS: f" {OURS_MARK}", PACK: f" {PACK_MARK}"}[origin]


@final
@dataclass(frozen=True)
class Component:
    """A component as shown to players.

    `parts` holds the origin of each part that differs from `origin`; `view` is the data of its drawing.
    """

    kind: str
    id: str
    title: str
    text: str
    copies: int
    origin: str
    parts: dict[str, str]
    view: dict[str, object]


def component(  # noqa: PLR0913
    kind: str, entry: "Entry", title: str, text: str, view: Mapping[str, object], copies: int = 1
) -> Component:
    """Make the component of `entry`, which must have an id and an origin."""
    name = entry.word("id")
    return Component(kind, name, title, text, copies, entry.origin(), entry.parts(), dict(view))


def no_components() -> list[Component]:
    """Return no components: the default gallery of a game."""
    return []


def _is_integer(value: object) -> TypeGuard[int]:
    """Return whether a value of a TOML file is an integer; a boolean is not."""
    return isinstance(value, int) and not isinstance(value, bool)


@final
class Entry:
    """A table of a component file, with its location for error messages.

    `places` holds the locations of entries that come from a pack, by table and id. Reading methods remember
    the fields they read, so that `check_read` can find unknown ones.
    """

    def __init__(self, where: str, fields: dict[str, object], places: dict[str, str] | None = None) -> None:
        self.where: Final = where
        self.fields: Final = fields
        self._places: Final[dict[str, str]] = {} if places is None else places
        self._read: Final[set[str]] = set()
        self._inner: Final[dict[str, list[Entry]]] = {}

    def error(self, field: str, complaint: str) -> BadData:
        """Return an error that names file, entry and field."""
        return BadData(f"{self.where}, field {field!r}: {complaint}")

    def has(self, field: str) -> bool:
        """Return whether the entry has `field`."""
        self._read.add(field)
        return field in self.fields

    def _get(self, field: str) -> object:
        if not self.has(field):
            raise self.error(field, "is missing")
        return self.fields[field]

    def check_read(self) -> None:
        """Raise BadData if a field was never read: it is misspelt or in the wrong place.

        Origins need not be read, but their values must be valid.
        """
        for field in self.fields:
            if field == "origin" or field.endswith(ORIGIN_SUFFIX):
                self._check_origin(field)
            elif field not in self._read:
                raise self.error(field, "means nothing here")
        for entries in self._inner.values():
            for entry in entries:
                entry.check_read()

    def _check_origin(self, field: str) -> None:
        self.word(field, ORIGINS)
        part = field.removesuffix(ORIGIN_SUFFIX)
        if field != "origin" and part not in self.fields and part not in PARTS:
            raise self.error(field, f"{part!r} is neither a field of this entry nor one of {PARTS}")

    def origin(self) -> str:
        """Return the origin; raise BadData if it is missing or unknown."""
        return self.word("origin", ORIGINS)

    def parts(self) -> dict[str, str]:
        """Return the origins of the parts that differ from the origin of the component."""
        origins = {
            field.removesuffix(ORIGIN_SUFFIX): self.word(field, ORIGINS)
            for field in self.fields
            if field.endswith(ORIGIN_SUFFIX)
        }
        return {part: origin for part, origin in origins.items() if origin != self.origin()}

    def integer(self, field: str, least: int = 0, most: int | None = None, default: int | None = None) -> int:
        """Return `field`, which must be an integer from `least` to `most`.

        Return `default`, if given, if the field is missing; so do `index` and `mask`.
        """
        if default is not None and not self.has(field):
            return default
        value = self._get(field)
        if not _is_integer(value) or value < least or (most is not None and value > most):
            limits = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise self.error(field, f"{value!r} is not a whole number {limits}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        """Return `field`, which must be a boolean; `default` if it is missing."""
        value = self._get(field) if self.has(field) else default
        if not isinstance(value, bool):
            raise self.error(field, f"{value!r} is neither true nor false")
        return value

    def word(self, field: str, known: list[str] | None = None) -> str:
        """Return `field`, which must be a string, and one of `known` if given."""
        return self._check_word(field, self._get(field), known)

    def _check_word(self, field: str, value: object, known: list[str] | None) -> str:
        if not isinstance(value, str):
            raise self.error(field, f"{value!r} is not a text")
        if known is not None and value not in known:
            raise self.error(field, f"{value!r} is not one of {', '.join(map(repr, known))}")
        return value

    def items(self, field: str) -> list[object]:
        """Return `field`, which must be a list."""
        value = self._get(field)
        if not isinstance(value, list):
            raise self.error(field, f"{value!r} is not a list")
        return value

    def words(self, field: str, known: list[str] | None = None) -> list[str]:
        """Return `field`, which must be a list of strings, each one of `known` if given."""
        return [self._check_word(field, item, known) for item in self.items(field)]

    def index(self, field: str, known: list[str], default: int | None = None) -> int:
        """Return the index in `known` of the string `field`."""
        if default is not None and not self.has(field):
            return default
        return known.index(self.word(field, known))

    def mask(self, field: str, known: list[str], default: int | None = None) -> int:
        """Return the indexes in `known` of the strings in the list `field`, as bits."""
        if default is not None and not self.has(field):
            return default
        return sum({2 ** known.index(word) for word in self.words(field, known)})

    def title(self) -> tuple[str, str]:
        """Return the fields `name` and `text`."""
        return self.word("name"), self.word("text")

    def integers(self, field: str, length: int | None = None) -> list[int]:
        """Return `field`, which must be a list of integers; of `length` integers if given."""
        found: list[int] = []
        for item in self.items(field):
            if not _is_integer(item):
                raise self.error(field, f"{item!r} is not a whole number")
            found.append(item)
        if length is not None and len(found) != length:
            raise self.error(field, f"has {len(found)} numbers where {length} belong")
        return found

    def entry(self, field: str) -> "Entry":
        """Return `field`, which must be a table."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.error(field, f"{value!r} is not a table")
        if field not in self._inner:
            self._inner[field] = [Entry(f"{self.where}, [{field}]", value, self._places)]
        return self._inner[field][0]

    def entries(self, field: str) -> list["Entry"]:
        """Return `field`, which must be a list of tables; errors name each by its id, or else its number."""
        if field not in self._inner:
            self._inner[field] = [
                self._inner_entry(field, number, value) for number, value in enumerate(self.items(field), 1)
            ]
        return self._inner[field]

    def _inner_entry(self, field: str, number: int, value: object) -> "Entry":
        if not isinstance(value, dict):
            raise self.error(field, f"entry {number} is not a table")
        name = value.get("id", number)
        where = self._places.get(f"{field} {name}", f"{self.where}, [[{field}]] {name}")
        found = Entry(where, value, self._places)
        found._read.add("id")
        return found


def parse(file: str, text: str) -> Entry:
    """Parse a component file; raise BadData if `text` is not TOML."""
    try:
        return Entry(file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}") from None


Parameter = Callable[[Entry, str], int]
"""Reads a field of an effect and returns the number that the rules use."""


def number_parameter(least: int = 1, most: int | None = None, default: int | None = None) -> Parameter:
    """Return a parameter that is an integer from `least` to `most`."""
    return lambda entry, field: entry.integer(field, least, most, default)


def word_parameter(known: list[str], default: int | None = None) -> Parameter:
    """Return a parameter that is one of the words `known`; its number is the index."""
    return lambda entry, field: entry.index(field, known, default)


def mask_parameter(known: list[str], default: int | None = None) -> Parameter:
    """Return a parameter that is a list of words; its number has the bits of their indexes in `known`."""
    return lambda entry, field: entry.mask(field, known, default)


@final
class Replaceable:
    """A list of components that a pack may change; `path` locates it in the file, such as `board.row.tech`.

    If `grows`, a pack may also add components, except with an id in `reserved`. It must not change the
    fields in `fixed`.
    """

    def __init__(
        self, path: str, *, grows: bool = False, fixed: tuple[str, ...] = (), reserved: tuple[str, ...] = ()
    ) -> None:
        self.path: Final = path.split(".")
        self.table: Final = self.path[-1]
        self.grows: Final = grows
        self.fixed: Final = fixed
        self.reserved: Final = reserved


@final
class Files:
    """The component files of a game in `package`, merged with those of a pack.

    `replaceable` defines by file which components a pack may change; `pack` is the part of a pack for this
    game.
    """

    def __init__(
        self,
        package: str,
        replaceable: dict[str, Replaceable] | None = None,
        pack: GamePack | None = None,
    ) -> None:
        self._folder: Final = files(package)
        self._entries: Final[dict[str, Entry]] = {}
        self._replaceable: Final[dict[str, Replaceable]] = {} if replaceable is None else replaceable
        self.pack: Final = pack
        if pack is not None:
            self._check_files(pack)

    @property
    def pack_line(self) -> str:
        """Name, version and digest of the pack, as written in records; empty without a pack."""
        return "" if self.pack is None else self.pack.line

    def read(self, name: str) -> Entry:
        """Return the file `name`, merged with the pack; each file is parsed once."""
        if name not in self._entries:
            entry = parse(name, self._folder.joinpath(name).read_text("utf-8"))
            if self.pack is not None and name in self.pack.files:
                entry = _merge(entry, name, self._replaceable[name], self.pack)
            self._entries[name] = entry
        return self._entries[name]

    def check_read(self) -> None:
        """Raise BadData if a field of any file was never read."""
        for entry in self._entries.values():
            entry.check_read()

    def _check_files(self, pack: GamePack) -> None:
        for name in pack.files:
            if name not in self._replaceable:
                known = ", ".join(sorted(self._replaceable))
                raise BadData(f"{pack.where(name)}: a pack can change only these files: {known}")


def _merge(own: Entry, file: str, rules: Replaceable, pack: GamePack) -> Entry:
    """Merge the components of a pack into our file `own`; a component with the id of ours replaces it."""
    theirs = Entry(pack.where(file), pack.files[file])
    for field in theirs.fields:
        if field != rules.table:
            raise theirs.error(field, f"a pack can change only [[{rules.table}]] in this file")
    lists = _lists(own, rules)
    first = lists[0][0]
    pack.siblings[rules.table] = first if isinstance(first, dict) else {}
    places: dict[str, str] = {}
    for entry in theirs.entries(rules.table):
        name = entry.word("id")
        if f"{rules.table} {name}" in places:
            raise entry.error("id", f"{name!r} occurs twice")
        places[f"{rules.table} {name}"] = entry.where
        after = {field: value for field, value in entry.fields.items() if not field.endswith("origin")}
        after["origin"] = PACK
        before = _put(lists, entry, after, rules)
        pack.changes.append(PackChange(rules.table, name, before, after))
    return Entry(own.where, own.fields, places)


def _lists(own: Entry, rules: Replaceable) -> list[list[object]]:
    """Return the lists of a file that hold components a pack may change."""
    holders = [own]
    for field in rules.path[:-1]:
        holders = [inner for holder in holders for inner in holder.entries(field)]
    return [holder.items(rules.table) for holder in holders]


def _put(lists: list[list[object]], entry: Entry, after: Fields, rules: Replaceable) -> Fields | None:
    """Replace our component with the id of `entry` and return it, or append `after` and return None."""
    name = entry.word("id")
    for found in lists:
        for number, before in enumerate(found):
            if isinstance(before, dict) and before.get("id") == name:
                _check_fields(entry, before, rules)
                found[number] = after
                return before
    if not rules.grows:
        raise entry.error("id", f"there is no {rules.table} {name!r}, and none can be added")
    if name in rules.reserved or not TOKEN.fullmatch(name):
        raise entry.error("id", f"{name!r} is reserved, or not made of small letters, digits and hyphens")
    lists[-1].append(after)
    return None


def _check_fields(entry: Entry, before: Fields, rules: Replaceable) -> None:
    """Raise BadData if a replacement lacks a text field of ours or changes a fixed field."""
    for field in TEXT_FIELDS:
        if field in before:
            entry.word(field)
    for field in rules.fixed:
        if before.get(field) != entry.fields.get(field):
            raise entry.error(field, f"must stay {before.get(field)!r}")
