"""Component files (TOML) read with care: whatever is wrong is named with its file, entry and field."""

import tomllib
from importlib.resources import files
from typing import Final, final

from astrarium.core.errors import BadData


@final
class Entry:
    """A table of a component file that knows where it stands."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where: Final = where
        self.fields: Final = fields

    def error(self, field: str, complaint: str) -> BadData:
        """The error that names file, entry and field."""
        return BadData(f"{self.where}, field {field!r}: {complaint}")

    def _get(self, field: str) -> object:
        if field not in self.fields:
            raise self.error(field, "is missing")
        return self.fields[field]

    def integer(self, field: str, least: int = 0) -> int:
        """A whole number, at least so large."""
        value = self._get(field)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.error(field, f"{value!r} is not a whole number of at least {least}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        """True or false."""
        value = self.fields.get(field, default)
        if not isinstance(value, bool):
            raise self.error(field, f"{value!r} is neither true nor false")
        return value

    def word(self, field: str, known: list[str] | None = None) -> str:
        """A text, one of the known ones if there is such a list."""
        return self._check_word(field, self._get(field), known)

    def _check_word(self, field: str, value: object, known: list[str] | None) -> str:
        if not isinstance(value, str):
            raise self.error(field, f"{value!r} is not a text")
        if known is not None and value not in known:
            raise self.error(field, f"{value!r} is not one of {', '.join(map(repr, known))}")
        return value

    def items(self, field: str) -> list[object]:
        """A list of anything."""
        value = self._get(field)
        if not isinstance(value, list):
            raise self.error(field, f"{value!r} is not a list")
        return value

    def words(self, field: str, known: list[str] | None = None) -> list[str]:
        """A list of texts."""
        return [self._check_word(field, item, known) for item in self.items(field)]

    def integers(self, field: str, length: int) -> list[int]:
        """A list of so many whole numbers."""
        found: list[int] = []
        for item in self.items(field):
            if not isinstance(item, int) or isinstance(item, bool):
                raise self.error(field, f"{item!r} is not a whole number")
            found.append(item)
        if len(found) != length:
            raise self.error(field, f"has {len(found)} numbers where {length} belong")
        return found

    def entry(self, field: str) -> "Entry":
        """A table inside this one."""
        value = self._get(field)
        if not isinstance(value, dict):
            raise self.error(field, f"{value!r} is not a table")
        return Entry(f"{self.where}, [{field}]", value)

    def entries(self, field: str) -> list["Entry"]:
        """A list of tables inside this one, each named by its id if it has one."""
        found: list[Entry] = []
        for number, value in enumerate(self.items(field), 1):
            if not isinstance(value, dict):
                raise self.error(field, f"entry {number} is not a table")
            found.append(Entry(f"{self.where}, [[{field}]] {value.get('id', number)}", value))
        return found


def parse(file: str, text: str) -> Entry:
    """The whole of a component file."""
    try:
        return Entry(file, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file}: {error}") from None


def read(package: str, name: str) -> Entry:
    """A component file of a game, from the folder `data` of its package."""
    return parse(name, files(package).joinpath("data", name).read_text("utf-8"))
