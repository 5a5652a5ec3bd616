"""Operations on a match at its owner: forwarded from this server, or handled here for another one."""

from typing import assert_never

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError

from astrarium.core.errors import AstrariumError
from astrarium.server.cluster.peers import (
    ENCODER,
    NOT_OWNER,
    REQUEST_DECODER,
    PeerBegin,
    PeerCall,
    PeerEvents,
    PeerMessage,
    PeerReply,
    PeerRequest,
    PeerYield,
    refuse,
)
from astrarium.server.errors import ApiError, as_api_error, database_away
from astrarium.server.health import HealthMonitor
from astrarium.server.http.endpoints import OPERATIONS, ApiRequest, Operation
from astrarium.server.http.responses import json_response
from astrarium.server.live.cluster_hub import ClusterHub
from astrarium.server.live.connection import DECODER
from astrarium.server.live.requests import RemoteSender, perform
from astrarium.server.live.table import Table
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import log_error
from astrarium.server.messages import Act, Commit, Reveal, Say
from astrarium.server.storage.leases import NotOwner

BY_NAME = {operation.handler.__name__: operation for operation in OPERATIONS}


async def run_operation(operation: Operation, call: ApiRequest) -> object:
    """Return the result of an operation; one that changes a match runs at the owner of the match."""
    if operation.find_match is None:
        return await operation.handler(call)
    table = await call.hub.open(await operation.find_match(call))
    body = b"" if call.body is None else msgspec.json.encode(call.body)
    params = {name: str(value) for name, value in call.path_params.items()}
    request = PeerCall(operation.handler.__name__, table.id, call.guest, call.address, params, body)
    result = await call.hub.run_at_owner(table, request, lambda: operation.handler(call))
    if not isinstance(result, PeerReply):
        return result
    result.check()
    await call.hub.catch_up(table, result)
    await table.refresh()
    return json_response(result.data, operation.status)


def _as_refusal(error: Exception, match: str) -> ApiError:
    """Return the refusal for `error`; log an unexpected one."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, AstrariumError):
        return as_api_error(error)
    log_error("request of another server failed", error, match=match)
    if isinstance(error, OperationalError | InterfaceError):
        return database_away()
    return ApiError(500, "fault", "internal error of the server; nothing changed")


class PeerService:
    """Handles the requests of other servers for matches that this one owns."""

    def __init__(self, hub: ClusterHub, lobby: Lobby, health: HealthMonitor) -> None:
        self._hub = hub
        self._lobby = lobby
        self._health = health

    async def handle(self, payload: bytes) -> bytes:
        """Return the encoded reply to an encoded request."""
        return ENCODER.encode(await self._reply(REQUEST_DECODER.decode(payload)))

    async def _reply(self, request: PeerRequest) -> PeerReply:
        if isinstance(request, PeerYield):
            return await self._hub.yield_match(request.match)
        try:
            table = await self._hub.open_owned(request.match)
            before = request.after if isinstance(request, PeerEvents) else table.number
            data = await self._run(request, table)
        except NotOwner:
            return NOT_OWNER
        except Exception as error:
            return refuse(_as_refusal(error, request.match))
        events = [(entry.actor, entry.text) for entry in table.entries[before:]]
        return PeerReply(data, number=table.number, events=events)

    async def _run(self, request: PeerMessage | PeerCall | PeerBegin | PeerEvents, table: Table) -> bytes:
        match request:
            case PeerEvents():
                return b""
            case PeerMessage():
                return await self._perform(request, table)
            case PeerCall():
                return await self._call(request)
            case PeerBegin():
                await self._hub.begin_here(table, request.guest)
                return b""
            case _:
                assert_never(request)

    async def _perform(self, request: PeerMessage, table: Table) -> bytes:
        message, sender = DECODER.decode(request.data), RemoteSender(request.guest)
        assert isinstance(message, Act | Say | Commit | Reveal)
        await perform(self._lobby, table, sender, message)
        return b"".join(sender.frames)

    async def _call(self, request: PeerCall) -> bytes:
        operation = BY_NAME[request.operation]
        body = msgspec.json.decode(request.body, type=operation.body) if request.body else None
        call = ApiRequest(
            self._lobby, self._health, request.guest, request.path_params, request.address, body
        )
        return msgspec.json.encode(await operation.handler(call))
