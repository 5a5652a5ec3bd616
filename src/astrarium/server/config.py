"""Server settings, limits, and the cookie secret."""

import os
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from astrarium.core.errors import BadOption

SECRET_FILE = "secret"
DATABASE_FILE = "astrarium.sqlite"
SECRET_BYTES = 32
ORIGIN = re.compile(r"https?://[^/\s]+")
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
MAX_VALUE = 10**12  # of a limit or a number of days


@dataclass(frozen=True)
class Limits:
    """Limits per guest, connection or message; sizes are bytes, `rate` is messages a second.

    `matches` and `bytes` count the unfinished matches and records of a guest. The limits of an address are
    for a day.
    """

    message: int = 32 * 1024
    frame: int = 4 * 1024 * 1024
    record: int = 256 * 1024
    body: int = 64 * 1024
    rate: float = 40.0
    burst: int = 200
    matches: int = 60
    bytes: int = 10_000_000
    address_matches: int = 500
    address_bytes: int = 100_000_000
    address_names: int = 500
    connections: int = 24
    outbox: int = 512


@dataclass(frozen=True)
class Retention:
    """Days after which unused data is deleted; 0 keeps it. Matches in which a person has moved are kept.

    `unplayed`: matches without a move of a person; `records`: uploaded records; `guests`: names of guests
    without a match; `snapshots`: snapshots and chat receipts of finished matches.
    """

    unplayed: float = 30.0
    records: float = 90.0
    guests: float = 90.0
    snapshots: float = 7.0


Group = TypeVar("Group", Limits, Retention)


def with_values(group: Group, option: str, pairs: Iterable[str]) -> Group:
    """Return `group` with the values of `pairs`, each NAME=NUMBER; raise BadOption if one is invalid."""
    kinds = {each.name.replace("_", "-"): type(getattr(group, each.name)) for each in fields(group)}
    values: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        if name not in kinds:
            raise BadOption(f"{option} {pair}: there is no {name!r}; there are {', '.join(kinds)}")
        try:
            values[name.replace("-", "_")] = kinds[name](text)
        except ValueError:
            raise BadOption(f"{option} {pair}: a number follows the name, as in {name}=30") from None
        if not 0 <= values[name.replace("-", "_")] < MAX_VALUE:
            raise BadOption(f"{option} {pair}: the number is from 0 to {MAX_VALUE - 1:,}")
    return replace(group, **values)


@dataclass(frozen=True)
class Settings:
    """Server settings. `database` is a URL; without one, SQLite in the data folder is used.

    `origins` are the allowed page origins; without any, only the server's own pages are allowed.
    """

    data: Path
    database: str = ""
    origins: tuple[str, ...] = ()
    secure: bool = False
    workers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)

    @property
    def url(self) -> str:
        """URL of the database with the driver in use."""
        if not self.database:
            return f"sqlite:///{self.data / DATABASE_FILE}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        if self.database.startswith(("postgresql+psycopg://", "sqlite:///")):
            return self.database
        raise BadOption("the database is a URL such as postgresql://user@host/name")

    def check(self) -> None:
        """Raise BadOption if a setting is invalid."""
        _ = self.url
        for origin in self.origins:
            if not ORIGIN.fullmatch(origin):
                raise BadOption(f"an origin looks like https://play.example, not {origin!r}")


def create_data_folder(settings: Settings) -> None:
    """Create the data folder, accessible to its owner only."""
    settings.data.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def read_secret(settings: Settings) -> bytes:
    """Return the key that signs cookies; the first start creates it, readable by its owner only."""
    path = settings.data / SECRET_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    except FileExistsError:
        return _read_checked(path)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(SECRET_BYTES) + "\n")
        file.flush()
        os.fsync(file.fileno())
    return _read_checked(path)


def _read_checked(path: Path) -> bytes:
    if path.stat().st_mode & 0o077:
        raise BadOption(f"{path} can be read by others; make it private: chmod 600 {path}")
    secret = path.read_text("ascii").strip()
    if len(secret) < 2 * SECRET_BYTES:
        raise BadOption(f"{path} is damaged; remove it, and a new one is made (guests lose their seats)")
    return secret.encode("ascii")
