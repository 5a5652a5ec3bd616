"""Middleware for every request: allowed hosts and origins, rate limit, security headers."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astrarium.server.config import Settings, host_name
from astrarium.server.errors import ApiError
from astrarium.server.http.responses import problem_response
from astrarium.server.live.rate_limit import TokenBuckets
from astrarium.server.metrics import REFUSALS, REQUESTS
from astrarium.server.nul import nul_refusal

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
HSTS = "max-age=31536000"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HTTP_RATE_FACTOR = 2.0
"""Requests per address in relation to messages per connection."""


class GuardMiddleware:
    """ASGI middleware that refuses foreign hosts and origins, limits the rate, and adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: TokenBuckets) -> None:
        self.app = app
        self.settings = settings
        self.hosts = settings.hosts
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        send_with_headers = self._with_headers(send) if scope["type"] == "http" else send
        if refusal is not None:
            REFUSALS.labels(refusal.error).inc()
            await problem_response(refusal)(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> ApiError | None:
        if "\0" in scope["path"]:
            return nul_refusal()
        headers = Headers(scope=scope)
        if self.hosts and not self._is_addressed(headers):
            return ApiError(400, "bad-host", "this server does not serve the host that the request names")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._is_trusted(headers):
            return ApiError(403, "foreign-origin", "pages of other sites cannot talk to this server")
        client = HTTPConnection(scope).client
        if not self.buckets.take(client.host if client is not None else ""):
            return ApiError(429, "too-fast", "too many requests; wait a moment")
        return None

    def _is_addressed(self, headers: Headers) -> bool:
        """Whether the request names exactly one host, and an allowed one."""
        given = headers.getlist("host")
        return len(given) == 1 and host_name(given[0]) in self.hosts

    def _is_trusted(self, headers: Headers) -> bool:
        """Whether a request comes from an allowed page or a program; programs send no `Origin`."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if self.settings.origins:
            return origin.rstrip("/") in self.settings.origins
        return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.secure:
                    headers.setdefault("Strict-Transport-Security", HSTS)
            await send(message)

        return sending
