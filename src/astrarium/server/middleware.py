"""What every request passes: from where it may come, how often, and headers that keep browsers careful."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrarium.server.config import Settings
from astrarium.server.errors import ApiError
from astrarium.server.http.responses import problem
from astrarium.server.live.rate_limit import TokenBuckets
from astrarium.server.metrics import REFUSALS, REQUESTS

POLICY = (
    "default-src 'self'; "
    "img-src 'self' data:; "
    "connect-src 'self'; "
    "object-src 'none'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
YEAR = "max-age=31536000"
SAFE = ("GET", "HEAD", "OPTIONS")
HTTP_RATE = 2.0


class GuardMiddleware:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.buckets = TokenBuckets(limits.rate * HTTP_RATE, int(limits.burst * HTTP_RATE))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        careful = self._careful(send) if scope["type"] == "http" else send
        if refusal is not None:
            REFUSALS.labels(refusal.error).inc()
            await problem(refusal)(scope, receive, careful)
        else:
            await self.app(scope, receive, careful)

    def _refusal(self, scope: Scope) -> ApiError | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._own_page(headers):
            return ApiError(403, "foreign-origin", "pages of other sites cannot talk to this server")
        client = HTTPConnection(scope).client
        if not self.buckets.take(client.host if client is not None else ""):
            return ApiError(429, "too-fast", "too many requests; wait a moment")
        return None

    def _own_page(self, headers: Headers) -> bool:
        """Whether a request comes from a page that may talk to us; programs send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if self.settings.origins:
            return origin.rstrip("/") in self.settings.origins
        return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")

    def _careful(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.secure:
                    headers.setdefault("Strict-Transport-Security", YEAR)
            await send(message)

        return sending
