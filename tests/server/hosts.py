"""Test servers: one in a thread, and one in a process of its own that can be killed."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import uvicorn

from astrarium.server.app import configure
from astrarium.server.config import Settings
from tests.patience import PATIENCE, wait_until

ADMIN = re.compile(r'"serving admin", "address": "(http://[^"]+)"')
JOINED = re.compile(r'"joined the cluster".*?"node": "?([^",}]+)')
READY = re.compile(r"Astrarium is at (http://\S+)/")


class Host:
    """A server in a thread of the test."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = uvicorn.Server(configure(settings, "127.0.0.1", 0))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> str:
        """Start the server and return its address."""
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive(), "the server does not start")
        assert self.server.started, "the server has died"
        return self.address

    @property
    def address(self) -> str:
        """Address of the started server."""
        port = self.server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        """Shut the server down."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class NotStarted(RuntimeError):
    """A server process has ended before it served."""


class HostProcess:
    """A server process, started from the command line."""

    def __init__(self, data: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "astrarium.cli", "serve", "--port", "0", "--data", str(data)]
        self.log = (data.parent / f"{data.name}.log").open("a")
        self._log_start = self.log.tell()
        self.process = subprocess.Popen(
            [*command, *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True, env=dict(os.environ)
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = READY.search(line)
        if found is None:
            self.process.kill()
            self._wait()
            raise NotStarted(f"the server does not start: {line!r} {self._logged()[-2000:]}")
        self.address = found[1].replace("localhost", "127.0.0.1")

    def admin_address(self) -> str:
        """Return the address of the admin listener, which the log names."""
        found = ADMIN.search(self._logged())
        assert found, "the server has no admin listener"
        return found[1]

    def node(self) -> str:
        """Return the name under which the server has joined a cluster; empty without one."""
        found = JOINED.search(self._logged())
        return "" if found is None else found[1]

    def _logged(self) -> str:
        """Return what this process has logged; earlier ones may have used the file."""
        with Path(self.log.name).open() as file:
            file.seek(self._log_start)
            return file.read()

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """Shut the server down and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code
