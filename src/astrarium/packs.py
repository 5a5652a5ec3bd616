"""Reading of component packs from folders.

    my-pack/
      pack.toml                     name, version, game (one name or a list)
      pulsar2849/technologies.toml  components in the format of our own files
      locale/fr.ftl                 translations; optional

`ASTRARIUM_PACK=DIR` chooses the pack of a process and of its child processes; `--pack DIR` sets it.
"""

import json
import os
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from astrarium.core.components import Entry, parse
from astrarium.core.errors import BadData, BadOption
from astrarium.core.packs import CHOICE, Fields, GamePack

VARIABLE: Final = "ASTRARIUM_PACK"
HEAD: Final = "pack.toml"
LOCALE: Final = "locale"
NAME: Final = re.compile(r"[a-z0-9-]+")
VERSION: Final = re.compile(r"[A-Za-z0-9.+-]+")
GAMES: Final = ("cosmic-pioneers", "pulsar2849")
"""Games whose components a pack can change."""
LARGEST: Final = 4 * 1024 * 1024


def choose(folder: Path | str) -> dict[str, GamePack]:
    """Choose the pack of this process and of its child processes; return its parts by game.

    Raise BadOption if a game is already open.
    """
    parts = read_pack(Path(folder))
    if CHOICE.settled:
        raise BadOption("a pack must be chosen before the first game is opened: start a new process for it")
    os.environ[VARIABLE] = str(Path(folder).absolute())
    CHOICE.offer(lambda: parts)
    return parts


def from_environment() -> dict[str, GamePack]:
    """Return the parts of the pack that `ASTRARIUM_PACK` names, by game; empty if it is not set."""
    folder = os.environ.get(VARIABLE, "")
    return read_pack(Path(folder)) if folder else {}


def read_pack(folder: Path) -> dict[str, GamePack]:
    """Read a pack and return its parts by game. Games check the components when they read them."""
    if not (folder / HEAD).is_file():
        raise BadData(f"{folder} is not a pack: it has no file {HEAD}")
    head = parse(f"{folder / HEAD}", _text(folder / HEAD))
    name = _matching(head, "name", NAME, "small letters, digits and hyphens")
    version = _matching(head, "version", VERSION, "letters, digits, dots, plus signs and hyphens")
    games = _games(head)
    head.check_read()
    files = {game: _components(folder / game, f"pack {name}") for game in games}
    _check_folders(folder, games, f"pack {name}")
    words = _words(folder / LOCALE, f"pack {name}")
    digest = _digest(files)
    return {game: GamePack(game, name, version, digest, files[game], words) for game in games}


def _matching(head: Entry, field: str, form: re.Pattern[str], described: str) -> str:
    found = head.word(field)
    if not form.fullmatch(found):
        raise head.error(field, f"{found!r} is not made of {described}")
    return found


def _games(head: Entry) -> list[str]:
    one = head.has("game") and isinstance(head.fields["game"], str)
    games = [head.word("game", list(GAMES))] if one else head.words("game", list(GAMES))
    if not games or len(set(games)) != len(games):
        raise head.error("game", f"{games} are not one or more different games")
    return games


def _check_folders(folder: Path, games: list[str], pack: str) -> None:
    """Raise BadData if the pack has a folder whose game it does not name."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in (*games, LOCALE) and not path.name.startswith("."):
            raise BadData(
                f"{pack}: the folder {path.name} is not of a game that {HEAD} names: {', '.join(games)}"
            )


def _components(folder: Path, pack: str) -> dict[str, Fields]:
    files = {
        path.name: parse(f"{pack}: {folder.name}/{path.name}", _text(path)).fields
        for path in sorted(folder.glob("*.toml"))
    }
    if not files:
        raise BadData(f"{pack}: there is no component file ({folder.name}/*.toml)")
    return files


def _words(folder: Path, pack: str) -> dict[str, str]:
    """Read the messages by language; raise BadData unless they are valid Fluent and plain text."""
    found = {path.stem: _text(path) for path in sorted(folder.glob("*.ftl"))}
    for language, text in found.items():
        for entry in FluentParser().parse(text).body:
            fault = _fault(entry)
            if fault:
                raise BadData(f"{pack}: {LOCALE}/{language}.ftl: {fault}")
    return found


def _fault(entry: ast.EntryType) -> str:
    """Return what is wrong with an entry of a Fluent file, empty if nothing is."""
    if isinstance(entry, ast.Junk):
        return str(entry.annotations[0].message)
    if isinstance(entry, ast.Term):
        return f"term {entry.id.name!r} means nothing here"
    if isinstance(entry, ast.Message):
        parts = entry.value.elements if entry.value is not None else []
        if entry.attributes or not parts or not all(isinstance(part, ast.TextElement) for part in parts):
            return f"message {entry.id.name!r} is not plain text"
    return ""


def _text(path: Path) -> str:
    content = path.read_bytes()
    if len(content) > LARGEST:
        raise BadData(f"{path} is larger than any component file ({LARGEST // 1024 // 1024} MB)")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: byte {error.start + 1} is not text in UTF-8") from None


def _digest(files: dict[str, dict[str, Fields]]) -> str:
    """Return a digest of all components; it ignores the order of fields, comments and translations."""
    canonical = json.dumps(files, sort_keys=True, default=str, ensure_ascii=False)
    return blake2b(canonical.encode(), digest_size=8).hexdigest()
