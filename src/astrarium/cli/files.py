"""Reading of records with checks, and atomic writing of files."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from astrarium.core.errors import BadRecord
from astrarium.core.record import Record

MAX_BYTES = 8 * 1024 * 1024
DIGEST_EVERY = 20


def read_record(path: Path) -> Record:
    """Return the record in the file `path`; replaying checks its events."""
    with errors_naming(path):
        return Record.parse(read_text(path))


@contextmanager
def errors_naming(path: Path) -> Iterator[None]:
    """Turn a ValueError in the block into a BadRecord that names the file `path`."""
    try:
        yield
    except OSError:
        raise
    except ValueError as error:  # also numbers with thousands of digits
        raise BadRecord(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    """Return the text of the file `path`; raise BadRecord if it is too large or not UTF-8 text."""
    if path.is_dir():
        raise BadRecord("this is a folder; a record is a file")
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise BadRecord(f"the file is larger than any record ({MAX_BYTES // 1024 // 1024} MB)")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is not a record: byte {error.start + 1} is not text in UTF-8") from None
    if "\0" in text:
        raise BadRecord(f"this is not a record: byte {content.index(0) + 1} is zero, as in a binary file")
    return text


def is_record(path: Path) -> bool:
    """Return whether the file `path` begins like a record, so that `save` may overwrite it."""
    with path.open("rb") as file:
        return file.read(5) == b"game "


def write_text(path: Path, text: str) -> None:
    """Write `text` to the file `path` atomically: to a temporary file first, which is then renamed."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        _apply_umask(temporary)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _apply_umask(path: Path) -> None:
    """Give a temporary file, which is private, the usual permissions of a new file."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)
