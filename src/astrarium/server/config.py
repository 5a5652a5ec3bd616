"""Server settings, limits, and the cookie secret."""

import os
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from astrarium.core.errors import BadOption
from astrarium.server.proxies import LOOPBACK, parse_network

SECRET_FILE = "secret"
DATABASE_FILE = "astrarium.sqlite"
SECRET_BYTES = 32
ORIGIN = re.compile(r"https?://[^/\s]+")
HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[^\s\[\]:/@*]+)(?::\d+)?")
ANY_HOST = "*"
LISTENER = re.compile(r"(\[(?P<v6>[0-9A-Fa-f:.]+)\]|(?P<name>[^\s\[\]:/@*]+)):(?P<port>\d{1,5})")
REDIS_SCHEMES = ("redis://", "rediss://", "valkey://")
ANY_ADDRESS = ("0.0.0.0", "::")
MAX_PORT = 65535
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600
PRIVATE_UMASK = 0o077
MAX_VALUE = 10**12  # of a limit or a number of days


@dataclass(frozen=True)
class Limits:
    """Limits per guest, connection or message; sizes are bytes, `rate` is messages a second.

    `waiting` is the number of requests for thinking time that wait in each class.
    The server is unhealthy with less than `free_disk` bytes or if a probe takes more than `probe_seconds`.
    `outbox` limits what waits for a client that reads slowly. A client whose messages exceed the rate
    for `flood_seconds` is disconnected. `open_connections` counts HTTP and WebSockets; a `reserved` share
    of them is for guests with a seat. `header` is the size of one header or path, `headers` that of all.
    `head_seconds` and `body_seconds` limit the arrival of a request, `idle_seconds` the pause between
    requests, `stall_seconds` the time in which a client reads nothing of a response. A table announces
    presence every `presence_seconds` at most.
    `matches` and `bytes` count the unfinished matches and records of a guest. The limits of an address are
    for a day.
    """

    message: int = 32 * 1024
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
    waiting: int = 64
    free_disk: int = 64_000_000
    probe_seconds: float = 3.0
    sockets_per_address: int = 50
    sockets_per_table: int = 500
    open_connections: int = 10_000
    reserved: float = 0.2
    outbox: int = 1024 * 1024
    flood_seconds: float = 5.0
    header: int = 8 * 1024
    headers: int = 32 * 1024
    header_count: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    idle_seconds: int = 5
    stall_seconds: float = 20.0
    presence_seconds: float = 1.0

    @property
    def crowd(self) -> int:
        """Number of open connections above which only guests with a seat get more."""
        return int(self.open_connections * (1 - self.reserved))


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
    `allowed_hosts` are accepted in the header `Host` besides those of `origins`; without both, any host is.
    `trusted_proxies` are the addresses and networks whose `X-Forwarded-For` counts. `admin` is the address
    (HOST:PORT) for metrics and full health; without it, they are not served. Servers on one PostgreSQL reach
    each other at `link` (HOST:PORT), and send news by the URL `news`, or by the database without one.
    """

    data: Path
    database: str = ""
    origins: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = LOOPBACK
    admin: str = ""
    link: str = "127.0.0.1:0"
    news: str = ""
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

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.url.startswith("postgresql")

    @property
    def hosts(self) -> frozenset[str]:
        """Accepted host names, in lower case and without ports; empty if any is accepted."""
        names = (*self.allowed_hosts, *(origin.partition("://")[2] for origin in self.origins))
        return frozenset() if ANY_HOST in names else frozenset(host_name(name) for name in names)

    def check(self) -> None:
        """Raise BadOption if a setting is invalid."""
        _ = self.url
        if self.admin:
            parse_listener(self.admin, "--admin")
        if parse_listener(self.link, "--link")[0] in ANY_ADDRESS:
            raise BadOption(f"--link {self.link}: name the address at which other servers reach this one")
        if self.news and not self.is_shared:
            raise BadOption("--news is for servers that share a PostgreSQL; SQLite has one server")
        if self.news and not self.news.startswith(REDIS_SCHEMES):
            raise BadOption(f"--news {self.news}: the URL begins with {', '.join(REDIS_SCHEMES)}")
        for host in self.allowed_hosts:
            if host != ANY_HOST and (not host or host_name(host) != host.lower()):
                raise BadOption(f"an allowed host looks like play.example or [::1], not {host!r}")
        for proxy in self.trusted_proxies:
            parse_network(proxy)
        for origin in self.origins:
            if not ORIGIN.fullmatch(origin) or not host_name(origin.partition("://")[2]):
                raise BadOption(f"an origin looks like https://play.example, not {origin!r}")


def host_name(host: str) -> str:
    """Return the name in a `Host` header in lower case and without the port; empty if it is malformed."""
    found = HOST.fullmatch(host)
    return "" if found is None else found["name"].lower()


def parse_listener(text: str, option: str) -> tuple[str, int]:
    """Return host and port of a text such as 127.0.0.1:9137 or [::1]:9137; raise BadOption if malformed."""
    found = LISTENER.fullmatch(text)
    if found is None or int(found["port"]) > MAX_PORT:
        raise BadOption(f"{option} takes HOST:PORT, such as 127.0.0.1:9137, not {text!r}")
    return found["v6"] or found["name"], int(found["port"])


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


def propose_secret(settings: Settings) -> str:
    """Return the key for a database that has none: that of the data folder, or a new one."""
    path = settings.data / SECRET_FILE
    return _read_checked(path).decode("ascii") if path.exists() else secrets.token_hex(SECRET_BYTES)


def _read_checked(path: Path) -> bytes:
    if path.stat().st_mode & 0o077:
        raise BadOption(f"{path} can be read by others; make it private: chmod 600 {path}")
    secret = path.read_text("ascii").strip()
    if len(secret) < 2 * SECRET_BYTES:
        raise BadOption(f"{path} is damaged; remove it, and a new one is made (guests lose their seats)")
    return secret.encode("ascii")
