"""The ASGI application and the server that runs it."""

import asyncio
import contextlib
import fcntl
import gc
import os
import resource
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

import uvicorn
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from astrarium.core.errors import AstrariumError, BadOption
from astrarium.server.admin import serve_admin
from astrarium.server.cluster.links import LinkListener
from astrarium.server.cluster.transports import open_news
from astrarium.server.config import (
    PRIVATE_UMASK,
    Settings,
    create_data_folder,
    parse_listener,
    propose_secret,
    read_secret,
)
from astrarium.server.errors import ApiError, database_away
from astrarium.server.health import HealthMonitor
from astrarium.server.http import previews, static
from astrarium.server.http.addresses import AddressDigests
from astrarium.server.http.endpoints import OPERATIONS, TEXT, ApiRequest, Operation, read_body
from astrarium.server.http.forwarding import PeerService, run_operation
from astrarium.server.http.guests import GuestCookies
from astrarium.server.http.openapi import document, socket_schema
from astrarium.server.http.protocol import HttpProtocol, WaitingConnections
from astrarium.server.http.responses import problem_response, to_response
from astrarium.server.http.room import RoomMiddleware, server_full
from astrarium.server.live.admission import Admission
from astrarium.server.live.cluster_hub import ClusterHub
from astrarium.server.live.connection import Connection
from astrarium.server.live.hub import CLOSE_UNKNOWN_MATCH, Hub
from astrarium.server.live.rate_limit import TokenBuckets
from astrarium.server.live.shared_limits import SharedLimits
from astrarium.server.live.transport import WebSocketTransport
from astrarium.server.live.websocket_frames import MAX_PAYLOAD
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import log, log_error
from astrarium.server.metrics import REFUSALS
from astrarium.server.middleware import HTTP_RATE_FACTOR, GuardMiddleware
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.proxies import ForwardedMiddleware
from astrarium.server.storage.queries import share_secret
from astrarium.server.storage.store import Store

SWITCH_SECONDS = 0.0001  # upper bound of the writer thread's wait for the GIL
GC_THRESHOLDS = (50_000, 20, 100)  # moves leave few reference cycles
CREATION_RATE_DIVISOR = 40  # the limit of new matches is this fraction of the message limit
PICTURE_RATE_DIVISOR = 10  # likewise of pictures of positions
GZIP_MIN_BYTES = 1024
OTHER_FILES = 500  # open files beside connections: database, workers, logs
DRAIN_SECONDS = 1.0  # time for proxies to notice that the server is not ready, then to close its sockets
CLOSE_INCOMPATIBLE = 4409
CLOSE_UNAVAILABLE = 4503
CLOSE_FULL = {"too-many-connections": 4429, "too-many-from-address": 4430, "table-full": 4431}


def _close_arguments(refusal: ApiError) -> tuple[int, str]:
    """Return the close code and reason for a socket that cannot be served."""
    if refusal.status == 404:
        return CLOSE_UNKNOWN_MATCH, refusal.text
    if refusal.status == 503:
        return CLOSE_UNAVAILABLE, refusal.error
    return CLOSE_FULL.get(refusal.error, CLOSE_INCOMPATIBLE), refusal.error


class LifespanState(TypedDict):
    """What the application hands to the server that runs it."""

    health: HealthMonitor


@dataclass(frozen=True)
class Services:
    """What requests need while the server is open."""

    lobby: Lobby
    health: HealthMonitor
    cookies: GuestCookies
    addresses: AddressDigests


class Application:
    """Routes requests to operations and sockets to tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.request_buckets = TokenBuckets(
            limits.rate * HTTP_RATE_FACTOR, int(limits.burst * HTTP_RATE_FACTOR)
        )
        self.creation_buckets = TokenBuckets(limits.rate / CREATION_RATE_DIVISOR, limits.burst // 2)
        self.picture_buckets = TokenBuckets(limits.rate / PICTURE_RATE_DIVISOR, limits.burst)
        self.pictures = previews.Pictures()
        self.admission = Admission(limits)
        self._secret = b"" if settings.is_shared else read_secret(settings)
        self._services: Services | None = None

    @property
    def services(self) -> Services:
        """The services of the open server."""
        assert self._services is not None
        return self._services

    @contextlib.asynccontextmanager
    async def open(self, _app: Starlette) -> AsyncIterator[LifespanState]:
        """Lifespan of the application: open the store and the hub, and close them at the end."""
        try:
            async with self._open_store() as store, self._open_hub(store) as services:
                self._services = services
                async with serve_admin(self.settings.admin, services.health):
                    yield {"health": services.health}
        except Exception as error:
            log_error("server stopped", error)
            raise AstrariumError("the server could not start or stop; see the log") from None

    @contextlib.asynccontextmanager
    async def _open_store(self) -> AsyncIterator[Store]:
        store = Store(self.settings.url)
        try:
            if self.settings.is_shared:
                proposed = propose_secret(self.settings)
                secret = await store.write(lambda connection: share_secret(connection, "cookies", proposed))
                self._secret = secret.encode("ascii")
            yield store
        finally:
            store.close()

    @contextlib.asynccontextmanager
    async def _open_hub(self, store: Store) -> AsyncIterator[Services]:
        settings = self.settings
        workers = WorkerPool(settings.workers, settings.limits.waiting)
        hub = (
            ClusterHub(store, workers, settings.retention, self._secret)
            if settings.is_shared
            else Hub(store, workers, settings.retention)
        )
        services = self._make_services(hub)
        async with (
            self._join_cluster(hub, services) if isinstance(hub, ClusterHub) else contextlib.nullcontext()
        ):
            hub.start()
            try:
                yield services
            finally:
                await hub.stop()

    @contextlib.asynccontextmanager
    async def _join_cluster(self, hub: ClusterHub, services: Services) -> AsyncIterator[None]:
        """Serve requests of other servers, and share news and limits with them, for the block."""
        listener = LinkListener(self._secret, PeerService(hub, services.lobby, services.health).handle)
        transport = open_news(self.settings.news, self.settings.url)
        buckets = {"request": self.request_buckets, "creation": self.creation_buckets}
        limits = SharedLimits(hub.publish, self.admission, buckets)
        hub.on_usage = limits.hear
        address = await listener.start(*parse_listener(self.settings.link, "--link"))
        try:
            await hub.join(address, transport)
            hub.supervisor.start("limits", limits.run)
            yield
        finally:
            await listener.stop()
            await transport.close()

    def _make_services(self, hub: Hub) -> Services:
        lobby, health = Lobby(hub, self.settings.limits), HealthMonitor(self.settings, hub)
        cookies = GuestCookies(self._secret, self.settings.secure)
        return Services(lobby, health, cookies, AddressDigests(self._secret))

    def route(self, operation: Operation) -> Route:
        """Return the route of an operation."""
        return Route(operation.path, self._endpoint(operation), methods=[operation.method])

    async def page(self, request: Request) -> Response:
        """Serve the HTML page; its cookie makes the page's parallel first requests share one guest."""
        cookies = self.services.cookies
        known = cookies.guest(request)
        response = static.page(request) if known else await self._page_with_preview(request)
        cookies.set_cookie(response, known or cookies.new_guest())
        return response

    async def _page_with_preview(self, request: Request) -> Response:
        """Return the HTML page for a client without a cookie, such as a service that shows links."""
        match = request.path_params.get("match")
        try:
            if match is not None:
                return previews.page(request, await self.services.lobby.hub.open(match))
        except (ApiError, OperationalError, InterfaceError):
            pass  # the page itself says what is wrong
        return static.page(request)

    async def picture(self, request: Request) -> Response:
        """Serve the picture of a position."""
        try:
            if not self.picture_buckets.take(request.client.host if request.client else ""):
                raise ApiError(429, "too-fast", "too many pictures; wait a moment")
            table = await self.services.lobby.hub.open(request.path_params["match"])
            return await self.pictures.picture(table, previews.number_in(request, table))
        except ApiError as refusal:
            REFUSALS.labels(refusal.error).inc()
            return problem_response(refusal)

    async def handle_http_error(self, request: Request, error: Exception) -> Response:
        """Return the HTML page to a browser at an unknown address, else a problem."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and static.is_visit(request):
            response = await self.page(request)
            response.status_code = 404
            return response
        response = problem_response(ApiError(error.status_code, "not-found", error.detail))
        response.headers.update(error.headers or {})
        return response

    def _endpoint(self, operation: Operation) -> static.Endpoint:
        async def endpoint(request: Request) -> Response:
            cookies = self.services.cookies
            known = cookies.guest(request)
            guest = known or cookies.new_guest()
            response = await self._respond(operation, request, guest)
            if known is None:
                cookies.set_cookie(response, guest)
            return response

        return endpoint

    async def _respond(self, operation: Operation, request: Request, guest: str) -> Response:
        services, limits = self.services, self.settings.limits
        try:
            if operation.creates_match and not self.creation_buckets.take(
                request.client.host if request.client else ""
            ):
                raise ApiError(429, "too-fast", "too many new matches; wait a moment")
            address = services.addresses.digest(request)
            call = ApiRequest(services.lobby, services.health, guest, request.path_params, address)
            if operation.body is not None:
                limit = limits.record if operation.body == TEXT else limits.body
                call.body = await read_body(request, operation, limit)
            return to_response(await run_operation(operation, call), operation.status)
        except ApiError as refusal:
            REFUSALS.labels(refusal.error).inc()
            return problem_response(refusal)

    async def connect(self, websocket: WebSocket) -> None:
        """Serve the WebSocket of a match."""
        lobby, cookies = self.services.lobby, self.services.cookies
        guest = cookies.guest(websocket) or cookies.new_guest()
        address = websocket.client.host if websocket.client else ""
        with contextlib.ExitStack() as stack:
            try:
                if websocket.scope["state"]["transport"].crowded and not await self.holds_seat(websocket):
                    raise server_full()
                self.admission.enter(guest, address)
                stack.callback(self.admission.leave, guest, address)
                table = await lobby.hub.open(websocket.path_params["match"])
                self.admission.check_table(table, guest)
                await lobby.hub.attract(table)
            except ApiError as refusal:
                REFUSALS.labels(refusal.error).inc()
                await websocket.accept()
                await websocket.close(*_close_arguments(refusal))
                return
            await Connection(websocket, table, guest, lobby).run()

    async def holds_seat(self, request: HTTPConnection) -> bool:
        """Whether the guest behind `request` has a seat in a match."""
        guest = self.services.cookies.guest(request)
        return guest is not None and await self.services.lobby.holds_seat(guest)


def routes(application: Application) -> list[BaseRoute]:
    """Return all routes."""
    found: list[BaseRoute] = [application.route(operation) for operation in OPERATIONS]
    found.append(Route("/api/openapi.json", lambda _: to_response(document(), 200)))
    found.append(Route("/api/socket.schema.json", lambda _: to_response(socket_schema(), 200)))
    found.append(WebSocketRoute("/api/matches/{match}/socket", application.connect))
    found.append(Route("/m/{match}/picture.png", application.picture))
    return [*found, *static.routes(application.page)]


def _path_without_token(request: Request) -> str:
    """Return the path of a request; the token of a device link gives access to seats and is left out."""
    token = request.path_params.get("token")
    return request.url.path if token is None else request.url.path.replace(token, "{token}")


async def handle_error(request: Request, error: Exception) -> Response:
    """Log an unexpected error and return the problem for it."""
    log_error("request failed", error, method=request.method, path=_path_without_token(request))
    if isinstance(error, OperationalError | InterfaceError):
        return problem_response(database_away())
    return problem_response(ApiError(500, "fault", "internal error of the server"))


def create_app(settings: Settings) -> ASGIApp:
    """Return the ASGI application with its middleware."""
    create_data_folder(settings)
    application = Application(settings)
    app = Starlette(
        routes=routes(application),
        middleware=[
            Middleware(RoomMiddleware, holds_seat=application.holds_seat),
            Middleware(GZipMiddleware, minimum_size=GZIP_MIN_BYTES),
        ],
        lifespan=application.open,
        exception_handlers={HTTPException: application.handle_http_error, Exception: handle_error},
    )
    guarded = GuardMiddleware(app, settings, application.request_buckets)
    return ForwardedMiddleware(guarded, settings.trusted_proxies)


@contextlib.contextmanager
def lock_data_folder(settings: Settings) -> Iterator[None]:
    """Lock the data folder with an SQLite database: a second server would not see the moves of the first."""
    create_data_folder(settings)
    if settings.is_shared:
        yield
        return
    with (settings.data / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(f"another server uses {settings.data}") from None
        yield


def raise_file_limit(connections: int) -> None:
    """Raise the limit of open files as far as `connections` need it and the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        log("the limit of open files is below the limit of connections", files=hard, connections=connections)
        wanted = hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server(uvicorn.Server):
    """A server that prints its address, opens a browser there on request, and drains before it stops."""

    def __init__(self, config: uvicorn.Config, browser: bool, drain_seconds: float = 0.0) -> None:
        super().__init__(config)
        self.browser = browser
        self.drain_seconds = drain_seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, tune the interpreter for serving, and print the address."""
        await super().startup(sockets)
        if not self.started:
            return
        gc.collect()
        gc.freeze()  # objects from the start live until the end; exclude them from collection
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._health.ready = True
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::") else self.config.host
        address = f"http://{host}:{port}/"
        log("serving", address=address)
        print(f"Astrarium is at {address}", flush=True)
        if self.browser:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let proxies send new connections elsewhere, close the sockets one after the other, and stop."""
        self._health.ready = False
        await asyncio.sleep(self.drain_seconds)
        await self._close_sockets()
        await super().shutdown(sockets)

    async def _close_sockets(self) -> None:
        """Close the sockets over `drain_seconds`; their clients would else all connect elsewhere at once."""
        connections = self.server_state.connections
        sockets = [each for each in connections if isinstance(each, WebSocketTransport)]
        for each in sockets:
            if each in connections:
                each.shutdown()
            await asyncio.sleep(self.drain_seconds / len(sockets))

    @property
    def _health(self) -> HealthMonitor:
        health: HealthMonitor = self.lifespan.state["health"]
        return health


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return the uvicorn configuration."""
    limits = settings.limits
    http: Any = partial(HttpProtocol, limits, WaitingConnections())
    ws: Any = partial(WebSocketTransport, limits)
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        loop="uvloop",
        http=http,
        ws=ws,
        ws_max_size=MAX_PAYLOAD,
        ws_per_message_deflate=False,
        access_log=False,
        proxy_headers=False,  # see ForwardedMiddleware
        log_config=None,
        server_header=False,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def serve(settings: Settings, host: str, port: int, browser: bool = False) -> None:
    """Run the server until it is stopped."""
    os.umask(PRIVATE_UMASK)
    raise_file_limit(settings.limits.open_connections)
    with lock_data_folder(settings):
        drain_seconds = DRAIN_SECONDS if settings.admin else 0.0
        server = Server(configure(settings, host, port), browser, drain_seconds)
        with contextlib.suppress(SystemExit):  # uvicorn exits so after a logged startup error
            server.run()
        if not server.started:
            raise AstrariumError("the server could not start; its log says why")
