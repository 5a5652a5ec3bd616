"""The application: everything put together, and the server that runs it."""

import contextlib
import fcntl
import gc
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from astrarium.core.errors import AstrariumError, BadOption
from astrarium.server.config import Settings, open_folder, read_secret
from astrarium.server.errors import ApiError
from astrarium.server.http import static
from astrarium.server.http.endpoints import OPERATIONS, TEXT, ApiRequest, Operation, read_body
from astrarium.server.http.guests import GuestCookies
from astrarium.server.http.openapi import document, socket_schema
from astrarium.server.http.responses import problem, reply
from astrarium.server.live.connection import Connection
from astrarium.server.live.hub import Hub
from astrarium.server.live.rate_limit import TokenBuckets
from astrarium.server.live.transport import WebSocketTransport
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import log, log_fault
from astrarium.server.metrics import REFUSALS
from astrarium.server.middleware import GuardMiddleware
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.store import Store

SWITCH_SECONDS = 0.0001  # the writer's thread waits no longer for its turn
GARBAGE = (50_000, 20, 100)  # a move leaves little, and hardly ever in circles
MAKING = 40  # new matches are so many times rarer than messages
WORTH_PACKING = 1024  # bytes
NO_SUCH_MATCH = 4404
OF_OTHER_RULES = 4409
TOO_MANY = 4429


def _close(trouble: ApiError) -> tuple[int, str]:
    """Return code and reason with which a socket is closed that cannot be served."""
    if trouble.status == 409:
        return OF_OTHER_RULES, trouble.error
    return NO_SUCH_MATCH if trouble.status == 404 else TOO_MANY, trouble.text


class Application:
    """Takes requests and hands them to the operations."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.cookies = GuestCookies(read_secret(settings), settings.secure)
        limits = settings.limits
        self.making = TokenBuckets(limits.rate / MAKING, limits.burst // 2)
        self.lobby: Lobby | None = None
        self.connections: set[Connection] = set()

    @contextlib.asynccontextmanager
    async def open(self, _app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        store = Store(self.settings.url)
        hub = Hub(store, WorkerPool(self.settings.workers))
        self.lobby = Lobby(hub, self.settings.limits)
        hub.start()
        try:
            yield
        finally:
            await hub.stop()
            store.close()

    def route(self, operation: Operation) -> Route:
        """Where an operation is asked for."""
        return Route(operation.path, self._endpoint(operation), methods=[operation.method])

    async def page(self, request: Request) -> Response:
        """The page of every address. It brings or prolongs the cookie before anything else is asked for."""
        response = static.page(request)
        self.cookies.greet(response, self.cookies.guest(request) or self.cookies.new_guest())
        return response

    def _endpoint(self, operation: Operation) -> static.Endpoint:
        async def endpoint(request: Request) -> Response:
            known = self.cookies.guest(request)
            guest = known or self.cookies.new_guest()
            response = await self._answer(operation, request, guest)
            if known is None:
                self.cookies.greet(response, guest)
            return response

        return endpoint

    async def _answer(self, operation: Operation, request: Request, guest: str) -> Response:
        assert self.lobby is not None
        limits = self.settings.limits
        try:
            if operation.makes and not self.making.take(request.client.host if request.client else ""):
                raise ApiError(429, "too-fast", "too many new matches; wait a moment")
            call = ApiRequest(self.lobby, guest, request)
            if operation.body is not None:
                most = limits.record if operation.body == TEXT else limits.body
                call.body = await read_body(request, operation, most)
            return reply(await operation.handler(call), operation.status)
        except ApiError as trouble:
            REFUSALS.labels(trouble.error).inc()
            return problem(trouble)

    async def connect(self, websocket: WebSocket) -> None:
        """The socket of a match."""
        assert self.lobby is not None
        guest = self.cookies.guest(websocket) or self.cookies.new_guest()
        try:
            self._check_connections(guest)
            table = await self.lobby.hub.open(websocket.path_params["match"])
        except ApiError as trouble:
            await websocket.accept()
            await websocket.close(*_close(trouble))
            return
        connection = Connection(websocket, table, guest, self.lobby)
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)

    def _check_connections(self, guest: str) -> None:
        open_now = sum(connection.guest == guest for connection in self.connections)
        if open_now >= self.settings.limits.connections:
            raise ApiError(429, "too-many-connections", f"you have {open_now} tables open already")


def routes(desk: Application) -> list[BaseRoute]:
    """All addresses."""
    made: list[BaseRoute] = [desk.route(operation) for operation in OPERATIONS]
    made.append(Route("/api/openapi.json", lambda _: reply(document(), 200)))
    made.append(Route("/api/socket.schema.json", lambda _: reply(socket_schema(), 200)))
    made.append(WebSocketRoute("/api/matches/{match}/socket", desk.connect))
    return [*made, *static.routes(desk.page)]


async def refuse(_request: Request, error: Exception) -> Response:
    """Addresses and methods that are not there."""
    assert isinstance(error, HTTPException)
    response = problem(ApiError(error.status_code, "not-found", error.detail))
    response.headers.update(error.headers or {})
    return response


async def fail(request: Request, error: Exception) -> Response:
    """A fault of ours."""
    log_fault("request failed", error, method=request.method, path=request.url.path)
    return problem(ApiError(500, "fault", "this is a fault of the server"))


def make_app(settings: Settings) -> ASGIApp:
    """The application."""
    open_folder(settings)
    desk = Application(settings)
    app = Starlette(
        routes=routes(desk),
        middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)],
        lifespan=desk.open,
        exception_handlers={HTTPException: refuse, Exception: fail},
    )
    return GuardMiddleware(app, settings)


@contextlib.contextmanager
def sole_user(settings: Settings) -> Iterator[None]:
    """Hold the data folder: a second server there would not see what the first one does."""
    open_folder(settings)
    with (settings.data / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(f"another server uses {settings.data}") from None
        yield


class Server(uvicorn.Server):
    """A server that says where it is, and opens a browser there if asked to."""

    def __init__(self, config: uvicorn.Config, browser: bool) -> None:
        super().__init__(config)
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.started:
            return
        gc.collect()
        gc.freeze()  # what is here now stays; nobody needs to look through it again
        gc.set_threshold(*GARBAGE)
        sys.setswitchinterval(SWITCH_SECONDS)
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::") else self.config.host
        address = f"http://{host}:{port}/"
        log("serving", address=address)
        print(f"Astrarium is at {address}", flush=True)
        if self.browser:
            webbrowser.open(address)


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the application is run."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws=WebSocketTransport,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def serve(settings: Settings, host: str, port: int, browser: bool = False) -> None:
    """Run until it is stopped."""
    with sole_user(settings):
        server = Server(configure(settings, host, port), browser)
        with contextlib.suppress(SystemExit):  # how it gives up, with a line in the log
            server.run()
        if not server.started:
            raise AstrariumError("the server could not start; its log says why")
