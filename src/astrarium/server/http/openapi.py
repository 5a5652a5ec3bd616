"""The OpenAPI document and the JSON Schema of the socket, generated from operations and messages."""

import re
from functools import lru_cache
from typing import Any

import msgspec

import astrarium
from astrarium.server import messages
from astrarium.server.http.endpoints import JSON, OPERATIONS, Operation

DESCRIPTIONS = {
    200: "OK",
    201: "Created",
    204: "No content",
    400: "Invalid request",
    403: "Not allowed",
    404: "Not found",
    409: "Conflict with the current state",
    413: "Too large",
    415: "Unsupported content type",
    429: "Rate or count limit exceeded",
    503: "The server is broken at the moment",
}
COMMON_STATUSES = (403, 429)
BODY_STATUSES = (400, 413, 415)
PATH_PARAM = re.compile(r"\{(\w+)\}")
REFERENCE = "#/components/schemas/{name}"
Document = dict[str, Any]


@lru_cache
def document() -> Document:
    """Return the OpenAPI document."""
    structs = {
        item for operation in OPERATIONS for item in (operation.response, operation.body) if _is_struct(item)
    }
    ordered = sorted({*structs, messages.Problem}, key=lambda struct: str(struct.__name__))
    _, components = msgspec.json.schema_components(ordered, ref_template=REFERENCE)
    paths: dict[str, Document] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Astrarium", "version": astrarium.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _is_struct(item: object) -> bool:
    return isinstance(item, type) and issubclass(item, msgspec.Struct)


def _operation(operation: Operation) -> Document:
    statuses = {*COMMON_STATUSES, *operation.error_statuses, *(BODY_STATUSES if operation.body else ())}
    responses = {str(status): _problem(status) for status in sorted(statuses)}
    responses[str(operation.status)] = _response(operation)
    described: Document = {
        "summary": operation.summary,
        "operationId": operation.handler.__name__,
        "responses": dict(sorted(responses.items())),
    }
    parts = PATH_PARAM.findall(operation.path)
    if parts:
        described["parameters"] = [_parameter(name) for name in parts]
    if operation.body is not None:
        described["requestBody"] = {
            "required": not operation.body_optional,
            "content": _content(operation.body),
        }
    return described


def _parameter(name: str) -> Document:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def _response(operation: Operation) -> Document:
    response: Document = {"description": DESCRIPTIONS[operation.status]}
    if operation.response is not None:
        response["content"] = _content(operation.response)
    return response


def _problem(status: int) -> Document:
    return {"description": DESCRIPTIONS[status], "content": _content(messages.Problem)}


def _content(kind: Any) -> Document:
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


@lru_cache
def socket_schema() -> Document:
    """Return the JSON Schema of all messages on a socket."""
    (client, server), components = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the socket of a match",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
