"""Files read with care and written whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from astrarium.core.errors import BadRecord
from astrarium.core.record import Record

LARGEST = 8 * 1024 * 1024
DIGEST_EVERY = 20


def read_record(path: Path) -> Record:
    """The record in a file; its moves are checked when it is replayed."""
    with located(path):
        return Record.parse(read_text(path))


@contextmanager
def located(path: Path) -> Iterator[None]:
    """Whatever is found wrong in a file names the file."""
    try:
        yield
    except OSError:
        raise
    except ValueError as error:  # also numbers with thousands of digits
        raise BadRecord(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    """The text in a file, if it is text and not larger than any record."""
    if path.is_dir():
        raise BadRecord("this is a folder; a record is a file")
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadRecord(f"the file is larger than any record ({LARGEST // 1024 // 1024} MB)")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is no record: byte {error.start + 1} is not text in UTF-8") from None
    if "\0" in text:
        raise BadRecord(f"this is no record: byte {content.index(0) + 1} is zero, as in a binary file")
    return text


def is_record(path: Path) -> bool:
    """Whether a file looks like a record, so that it may be replaced by another."""
    with path.open("rb") as file:
        return file.read(5) == b"game "


def write_text(path: Path, text: str) -> None:
    """Write a file under another name first, so that it is never half there."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        _share_as_usual(draft)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _share_as_usual(path: Path) -> None:
    """Temporary files are private; records have the usual permissions."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)
