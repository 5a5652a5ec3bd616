"""A TCP proxy in front of a server, to interrupt its connections."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class CuttableProxy:
    """Forwards bytes between clients and the server at `site`; listens on `address`."""

    def __init__(self, site: str) -> None:
        parts = urlsplit(site)
        self._server = (parts.hostname or "127.0.0.1", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._accepting = True
        self._sockets: set[socket.socket] = set()

    def __enter__(self) -> "CuttableProxy":
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        self._accepting = False
        for end in list(self._sockets):
            self._close(end)

    def mend(self) -> None:
        """Accept connections again."""
        self._accepting = True

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._accepting:
                    self._join(client, socket.create_connection(self._server))
                else:
                    client.close()

    def _join(self, client: socket.socket, server: socket.socket) -> None:
        self._sockets |= {client, server}
        for source, sink in ((client, server), (server, client)):
            threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self._close(source)
        self._close(sink)

    def _close(self, end: socket.socket) -> None:
        self._sockets.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
