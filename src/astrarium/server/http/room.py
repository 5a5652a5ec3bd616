"""Middleware that keeps room for guests with a seat while the server is crowded."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from astrarium.server.errors import ApiError
from astrarium.server.http.responses import problem_response
from astrarium.server.metrics import REFUSALS

HEALTH = "/api/health"


def server_full() -> ApiError:
    """Return the refusal of a connection while the server is crowded."""
    return ApiError(503, "server-full", "the server is full; try again in a moment")


class RoomMiddleware:
    """ASGI middleware that refuses requests of guests without a seat while the server is crowded.

    The protocol sets `crowded` in the state of the scope. The application refuses sockets by a close code.
    """

    def __init__(self, app: ASGIApp, holds_seat: Callable[[HTTPConnection], Awaitable[bool]]) -> None:
        self.app = app
        self.holds_seat = holds_seat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request, or refuse it."""
        if await self._has_room(scope):
            await self.app(scope, receive, send)
            return
        refusal = server_full()
        REFUSALS.labels(refusal.error).inc()
        response = problem_response(refusal)
        response.headers["Connection"] = "close"
        await response(scope, receive, send)

    async def _has_room(self, scope: Scope) -> bool:
        if scope["type"] != "http" or not scope.get("state", {}).get("crowded") or scope["path"] == HEALTH:
            return True
        return await self.holds_seat(HTTPConnection(scope))
