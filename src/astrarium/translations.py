"""Messages of a game in a language, merged with those of its component pack.

Our files name every component (`card-slime-bloom = Bloom`), and each message that can mention it has a
variant (`[slime-bloom] { card-slime-bloom }`). For a component of a pack, both are generated from its fields
in all languages. Messages of the pack itself take precedence. A field that a pack does not change keeps our
translation.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from astrarium.core.errors import BadData
from astrarium.core.game import Game
from astrarium.core.packs import GamePack, PackChange
from astrarium.facts import languages, words_file

ENGLISH: Final = "en"
VARIANT: Final = re.compile(r"(\s+)\[([\w-]+)\] (.*)")
ALIAS: Final = re.compile(r"([\w-]+) = \{ ([\w-]+) \}")


def words(game: Game, language: str) -> str:
    """Return the messages of a game in a language as one Fluent text; empty if it has no translation."""
    path = words_file(game, language)
    if not path.is_file():
        return ""
    return path.read_text("utf-8") if game.pack is None else _joined(game.folder, language, game.pack)


@lru_cache
def _joined(folder: str, language: str, pack: GamePack) -> str:
    own = Path(folder, "locale", f"{language}.ftl").read_text("utf-8")
    return _Wording(pack, _english(folder)).join(own, language)


def check_messages(games: list[Game]) -> None:
    """Raise BadData if a message of the pack is not about its components, or its language is unknown."""
    packs = {game.folder: game.pack for game in games if game.pack is not None}
    wordings = [_Wording(pack, _english(folder)) for folder, pack in packs.items()]
    spoken = sorted({language for game in games for language in languages(game)})
    for language, text in wordings[0].pack.words.items() if wordings else ():
        where = f"pack {wordings[0].pack.name}: locale/{language}.ftl"
        if language not in spoken:
            raise BadData(f"{where}: {language!r} is not one of the languages {', '.join(spoken)}")
        for name in _messages(text):
            if not any(wording.is_about(name) for wording in wordings):
                raise BadData(f"{where}: message {name!r} is not about a component of the pack")


def _english(folder: str) -> str:
    return Path(folder, "locale", f"{ENGLISH}.ftl").read_text("utf-8")


def _messages(text: str) -> dict[str, str]:
    """Return the source text of each message and term of a Fluent text, by id."""
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None
    }


class _Wording:
    """Merges the messages of a pack into those of a game."""

    def __init__(self, pack: GamePack, english: str) -> None:
        self.pack = pack
        self._english = _messages(english)
        self._made = {name: text for change in pack.changes for name, text in self._named(change)}

    def join(self, own: str, language: str) -> str:
        """Return our messages in a language, merged with those of the pack."""
        made = {**self._made, **self._aliases(own)}
        written = _messages(self.pack.words.get(language) or self.pack.words.get(ENGLISH, ""))
        made.update((name, text) for name, text in written.items() if self.is_about(name))
        return "\n".join([*self._rest(own, made), *made.values()]) + "\n"

    def is_about(self, message: str) -> bool:
        """Return whether the message id belongs to a component of the pack."""
        known = message in self._made or message in self._english
        return known and any(_rename(message, change.name, change.name) for change in self.pack.changes)

    def _named(self, change: PackChange) -> Iterator[tuple[str, str]]:
        """Yield id and text of messages generated from the fields of a component.

        The ids follow from our English messages whose text is a field of the replaced or sibling component.
        """
        ours = change.before if change.before is not None else self.pack.siblings[change.table]
        for field, value in ours.items():
            text = change.after.get(field)
            if not isinstance(value, str) or not isinstance(text, str):
                continue
            if change.before is not None and text == value:
                continue
            for name in self._english:
                renamed = _rename(name, str(ours["id"]), change.name)
                if renamed and self._english[name] == f"{name} = {value}":
                    yield renamed, f"{renamed} = {_escape(text)}"

    def _aliases(self, own: str) -> dict[str, str]:
        """Return, for added components, messages that only refer to another, such as option choices."""
        made: dict[str, str] = {}
        for change in self.pack.changes:
            sibling = str(self.pack.siblings[change.table]["id"])
            for found in map(ALIAS.fullmatch, own.splitlines()):
                name = _rename(found[1], sibling, change.name) if found else ""
                target = _rename(found[2], sibling, change.name) if found else ""
                if change.before is None and name and target in self._made:
                    made[name] = f"{name} = {{ {target} }}"
        return made

    def _rest(self, own: str, made: dict[str, str]) -> Iterator[str]:
        """Yield the lines of our remaining messages, with variants for the components of the pack."""
        for name, text in _messages(own).items():
            if name not in made:
                yield from self._with_variants(text.splitlines(), made)

    def _with_variants(self, lines: list[str], made: dict[str, str]) -> Iterator[str]:
        found = [VARIANT.fullmatch(line) for line in lines]
        keys = {match[2] for match in found if match}
        for number, line in enumerate(lines):
            match = found[number]
            if match is not None and (number == 0 or found[number - 1] is None):
                yield from self._variants(match, keys, made)
            yield line

    def _variants(self, first: re.Match[str], keys: set[str], made: dict[str, str]) -> Iterator[str]:
        """Yield variants for the components of the pack, in the form of the first variant of a message."""
        indent, key, body = first.groups()
        for change in self.pack.changes:
            reference = re.search(rf"\{{ ([\w-]+-)?{key}(-text)? \}}", body)
            if reference is None or change.name in keys:
                continue
            target = f"{reference[1] or ''}{change.name}{reference[2] or ''}"
            if target in made or target in self._english:
                yield f"{indent}[{change.name}] {body.replace(reference[0], f'{{ {target} }}')}"


def _rename(message: str, old: str, new: str) -> str:
    """Return the id of the message with `new` in place of `old`; empty if `message` is not about `old`."""
    found = re.fullmatch(rf"([\w-]*?-){re.escape(old)}(-text)?", message)
    return f"{found[1]}{new}{found[2] or ''}" if found else ""


def _escape(text: str) -> str:
    """Return `text` on one line, with braces escaped for Fluent."""
    line = " ".join(text.split())
    return re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', line)
