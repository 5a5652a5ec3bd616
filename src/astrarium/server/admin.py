"""The admin listener: metrics and full health on an address of its own, for operators only."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrarium.server.config import parse_listener
from astrarium.server.health import HealthMonitor
from astrarium.server.http.responses import to_response
from astrarium.server.logs import log
from astrarium.server.metrics import exposition

METRICS = "text/plain; version=0.0.4"


class AdminServer(uvicorn.Server):
    """A server inside the event loop of another one, which handles the signals of the process."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


def create_admin_app(health: HealthMonitor) -> Starlette:
    """Return the application of the admin listener."""

    async def send_health(_request: Request) -> Response:
        found = await health.check()
        return to_response(found, 200 if found.ok else 503)

    async def send_metrics(_request: Request) -> Response:
        return Response(exposition(), media_type=METRICS)

    async def send_ready(_request: Request) -> Response:
        return Response(status_code=200 if health.ready else 404)  # HAProxy's `disable-on-404` drains then

    return Starlette(
        routes=[
            Route("/health", send_health),
            Route("/metrics", send_metrics),
            Route("/ready", send_ready),
        ]
    )


@contextlib.asynccontextmanager
async def serve_admin(address: str, health: HealthMonitor) -> AsyncIterator[None]:
    """Serve metrics and health at `address` (HOST:PORT) for the block; do nothing if it is empty."""
    if not address:
        yield
        return
    host, port = parse_listener(address, "--admin")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family)
    shown = f"[{host}]" if ":" in host else host
    config = uvicorn.Config(
        create_admin_app(health), access_log=False, log_config=None, lifespan="off", server_header=False
    )
    server = AdminServer(config)
    serving = asyncio.create_task(server.serve([listener]))
    log("serving admin", address=f"http://{shown}:{listener.getsockname()[1]}")
    try:
        yield
    finally:
        server.should_exit = True
        await serving
