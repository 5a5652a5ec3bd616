"""Servers behind HAProxy, which runs with the configuration of the documentation."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.patience import PATIENCE, wait_until
from tests.server.hosts import HostProcess

CONFIGURATION = Path(__file__).parents[2] / "docs" / "haproxy.cfg"
SERVER = re.compile(r"10\.0\.0\.\d+:8137 port 9137")
OTHER_LISTENERS = re.compile(r"(?m)^ +(bind :443|http-request redirect|user|group) .*\n")
"""Lines that need a certificate or root."""
SERVERS = 3


def free_ports(count: int) -> list[int]:
    """Return `count` ports that no program listens on."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [each.getsockname()[1] for each in sockets]


@dataclass
class ProxiedServer:
    """One of the servers; it keeps its ports when it is started again."""

    data: Path
    port: int
    admin: int
    arguments: tuple[str, ...]
    process: HostProcess | None = None

    def start(self) -> None:
        """Start the process."""
        ports = ("--port", str(self.port), "--admin", f"127.0.0.1:{self.admin}")
        self.process = HostProcess(self.data, *self.arguments, *ports)

    def stop(self) -> int:
        """Shut the process down and return its exit code."""
        assert self.process is not None
        process, self.process = self.process, None
        return process.stop()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self.process is not None
        process, self.process = self.process, None
        process.kill()

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return self._total("astrarium_connections")

    @property
    def requests(self) -> int:
        """The number of requests on the public port since the start."""
        return self._total("astrarium_requests_total")

    def _total(self, metric: str) -> int:
        """Return the sum of `metric` over its labels."""
        metrics = httpx.get(f"http://127.0.0.1:{self.admin}/metrics", timeout=PATIENCE).text
        return sum(int(float(value)) for value in re.findall(rf"(?m)^{metric}(?:{{.*}})? (\S+)$", metrics))


@dataclass
class ProxiedServers:
    """Servers on one database, and the address of the proxy in front of them."""

    address: str
    servers: list[ProxiedServer]

    def sockets(self) -> list[int]:
        """Return the number of open sockets of each server."""
        return [server.sockets for server in self.servers]


def configuration(port: int, servers: list[ProxiedServer]) -> str:
    """Return the documented configuration with other addresses: `port` for the public, and the servers'."""
    text = OTHER_LISTENERS.sub("", CONFIGURATION.read_text("utf-8"))
    text = text.replace("bind :80\n", f"bind 127.0.0.1:{port}\n")
    addresses = iter([f"127.0.0.1:{server.port} port {server.admin}" for server in servers])
    return SERVER.sub(lambda _: next(addresses), text)


@contextmanager
def run_haproxy(folder: Path, text: str, port: int) -> Iterator[None]:
    """Run HAProxy with the configuration `text` for the block, from the moment it listens on `port`."""
    program = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "there is no HAProxy: apt-get install haproxy"
    file = folder / "haproxy.cfg"
    file.write_text(text)
    with (folder / "haproxy.log").open("w") as log:
        process = subprocess.Popen([program, "-db", "-f", file], stdout=log, stderr=log)
        try:
            wait_until(lambda: process.poll() is not None or accepts(port), "HAProxy does not start")
            assert process.poll() is None, (folder / "haproxy.log").read_text()
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def accepts(port: int) -> bool:
    """Return whether a program listens on `port`."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def run_behind_proxy(folder: Path, database: str, *arguments: str) -> Iterator[ProxiedServers]:
    """Run servers on `database` behind HAProxy for the block; `arguments` are options of the servers."""
    port, *ports = free_ports(1 + 2 * SERVERS)
    options = ("--database", database, "--trusted-proxy", "127.0.0.1", *arguments)
    servers = [
        ProxiedServer(folder / f"data{index}", ports[2 * index], ports[2 * index + 1], options)
        for index in range(SERVERS)
    ]
    try:
        for server in servers:
            server.start()
        with run_haproxy(folder, configuration(port, servers), port):
            yield ProxiedServers(f"http://127.0.0.1:{port}", servers)
    finally:
        for server in servers:
            if server.process is not None:
                server.stop()
