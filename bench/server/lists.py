"""Measure the match lists with a million matches: `python bench/server/lists.py OLD_SRC src [--postgresql]`.

All sources serve the same database in turn: the first one creates it, each later one migrates it. A source is
a folder with the package `astrarium`.
"""

import argparse
import random
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter

import httpx
import psycopg
from rich.console import Console
from rich.table import Table
from run import our_command, serving
from stores import postgresql

GAME = "globular-cluster"
GUESTS = 50_000
MINE = 1_000  # matches in which the measured guest has a seat
LISTS = ("/api/matches", "/api/watch")
OVER = -2
MAX_SECONDS = 30.0  # per list
TIMEOUT = 120.0  # seconds
COLUMNS = {
    "matches": "id game edition options creator private replay created changed number actor scores places"
    " commitment seed rematch",
    "seats": "match seat who guest name level",
    "events": "match number actor text guest",
}
Row = tuple[object, ...]


def hidden_and_actor(number: int) -> tuple[bool, bool, int]:
    """Return whether match `number` is private or a record, and its actor: 7 of 10 are over, 1 is public."""
    part = number % 10
    return part == 1, part == 2, OVER if part > 3 else 0


def match_rows(count: int, guest: str, names: list[str]) -> Iterator[Row]:
    """Yield the rows of `matches`, too young to expire; `guest` has created every 50th of its own."""
    now = datetime.now(UTC)
    for number, name in enumerate(names):
        private, replay, actor = hidden_and_actor(number)
        time = (now - timedelta(days=6 * (1 - number / count))).isoformat(timespec="milliseconds")
        creator = guest if number % (50 * count // MINE) == 0 else f"guest{number % GUESTS}"
        game = (name, GAME, 2, "{}", creator, private, replay, time, time, 2, actor)
        yield (*game, "[0, 0]", "[1, 1]", "0" * 64, "0" * 64, "")


def seat_rows(count: int, guest: str, names: list[str]) -> Iterator[Row]:
    """Yield two seats for each match; `guest` sits in `MINE` of them."""
    for number, name in enumerate(names):
        first = guest if number % (count // MINE) == 0 else f"guest{number % GUESTS}"
        yield (name, 0, "person", first, first, "")
        yield (name, 1, "person", f"guest{(number + 1) % GUESTS}", "Ben", "")


def event_rows(names: list[str]) -> Iterator[Row]:
    """Yield two events for each match, the second by a person."""
    for name in names:
        yield (name, 1, -1, "start s1", "")
        yield (name, 2, 0, "end", "guest")


def fill(url: str, count: int, guest: str) -> None:
    """Insert `count` matches with seats and events."""
    rng = random.Random(1)
    names = [f"{rng.getrandbits(60):012x}"[:12] + f"{number:07}" for number in range(count)]
    rows: dict[str, Iterable[Row]] = {
        "matches": match_rows(count, guest, names),
        "seats": seat_rows(count, guest, names),
        "events": event_rows(names),
    }
    for table, each in rows.items():
        copy_rows(url, table, COLUMNS[table].split(), each)


def copy_rows(url: str, table: str, columns: list[str], rows: Iterable[Row]) -> None:
    """Insert rows in one transaction, by COPY in PostgreSQL."""
    target = f"{table} ({', '.join(columns)})"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file, file:
            file.execute("PRAGMA cache_size=-500000")
            file.executemany(f"INSERT INTO {target} VALUES ({', '.join('?' * len(columns))})", rows)
        return
    with psycopg.connect(url) as connection, connection.cursor() as cursor:
        with cursor.copy(f"COPY {target} FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
        cursor.execute(f"ANALYZE {table}")


def times(client: httpx.Client, path: str, requests: int) -> list[float]:
    """Return the times of up to `requests` requests in milliseconds, ascending; stop after `MAX_SECONDS`.

    A request is given up after `TIMEOUT`, and counts as that.
    """
    found: list[float] = []
    while len(found) < requests and sum(found) < 1000 * MAX_SECONDS:
        started = perf_counter()
        with suppress(httpx.ReadTimeout):
            client.get(path).raise_for_status()
        found.append(1000 * (perf_counter() - started))
    return sorted(found)


@contextmanager
def database(folder: Path, in_postgresql: bool) -> Iterator[str]:
    """Yield the URL of an empty database."""
    if in_postgresql:
        with postgresql(folder / "postgresql") as store:
            yield store.url
    else:
        yield f"sqlite:///{folder / 'lists.sqlite'}"


def measure(sources: list[Path], url: str, folder: Path, count: int, requests: int) -> Table:
    """Fill the database and return the times of both lists with each source."""
    command = [*our_command(folder / "data"), "--database", url]
    with serving(*command, PYTHONPATH=str(sources[0])) as server:
        client = httpx.Client(timeout=TIMEOUT)
        guest = client.get(f"{server.address}api/me").json()["guest"]
    fill(url, count, guest)
    kind = url.partition(":")[0]
    grid = Table(title=f"{count:,} matches in {kind}, milliseconds")
    for heading in (
        "source",
        "until it serves",
        *(f"{path} {part}" for path in LISTS for part in ("p50", "p99")),
    ):
        grid.add_column(heading, justify="right")
    for source in sources:
        started = perf_counter()
        with serving(*command, PYTHONPATH=str(source)) as server:
            ready = 1000 * (perf_counter() - started)
            client.base_url = httpx.URL(server.address)
            figures = []
            for path in LISTS:
                found = times(client, path, requests)
                figures += [found[len(found) // 2], found[len(found) * 99 // 100]]
        grid.add_row(str(source), f"{ready:,.0f}", *(f"{figure:,.1f}" for figure in figures))
    return grid


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="+", type=Path)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100)
    parser.add_argument("--postgresql", action="store_true", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    sources = [source.resolve() for source in arguments.sources]
    with (
        tempfile.TemporaryDirectory() as folder,
        database(Path(folder), arguments.postgresql) as url,
    ):
        Console(width=130).print(measure(sources, url, Path(folder), arguments.matches, arguments.requests))


if __name__ == "__main__":
    main()
