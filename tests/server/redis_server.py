"""A Redis server for tests."""

import socket
import subprocess
from pathlib import Path

OPTIONS = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no")


class RedisServer:
    """Process of redis-server on a free port; it keeps nothing on disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._port = 0

    @property
    def url(self) -> str:
        """URL of the server, also after a restart."""
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start the server and return when it accepts connections."""
        while not self._port:
            port = _free_port()
            if self._run(port):  # another process may have taken the port meanwhile
                self._port = port
                return
        assert self._run(self._port)

    def stop(self) -> None:
        """Stop the server; its data is lost."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()
        self._process = None

    def _run(self, port: int) -> bool:
        command = [
            "redis-server",
            "--bind",
            "127.0.0.1",
            "--port",
            str(port),
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self._folder)
        assert self._process.stdout is not None
        if any("Ready to accept connections" in line for line in self._process.stdout):
            return True
        self.stop()
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
