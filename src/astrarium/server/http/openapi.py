"""The OpenAPI document and the JSON Schema of the socket, made from the operations and the messages."""

import re
from functools import lru_cache
from typing import Any

import msgspec

import astrarium
from astrarium.server import messages
from astrarium.server.http.endpoints import JSON, OPERATIONS, Operation

ANSWERS = {
    200: "Done",
    201: "Made",
    303: "Go there",
    400: "The request is not as it should be",
    403: "Not allowed",
    404: "Not there",
    409: "Not possible now",
    413: "Too large",
    415: "Another type of content is needed",
    429: "Too often or too many",
}
ALWAYS = (403, 429)
WITH_BODY = (400, 413, 415)
PART = re.compile(r"\{(\w+)\}")
REFERENCE = "#/components/schemas/{name}"
Document = dict[str, Any]


@lru_cache
def document() -> Document:
    """The OpenAPI document."""
    structs = {
        item for operation in OPERATIONS for item in (operation.answer, operation.body) if _is_struct(item)
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
    refusals = {*ALWAYS, *operation.refusals, *(WITH_BODY if operation.body else ())}
    answers = {str(status): _refusal(status) for status in sorted(refusals)}
    answers[str(operation.status)] = _answer(operation)
    made: Document = {
        "summary": operation.about,
        "operationId": operation.handler.__name__,
        "responses": dict(sorted(answers.items())),
    }
    parts = PART.findall(operation.path)
    if parts:
        made["parameters"] = [_parameter(name) for name in parts]
    if operation.body is not None:
        made["requestBody"] = {"required": True, "content": _content(operation.body)}
    return made


def _parameter(name: str) -> Document:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def _answer(operation: Operation) -> Document:
    answer: Document = {"description": ANSWERS[operation.status]}
    if operation.answer is not None:
        answer["content"] = _content(operation.answer)
    return answer


def _refusal(status: int) -> Document:
    return {"description": ANSWERS[status], "content": _content(messages.Problem)}


def _content(kind: Any) -> Document:
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


@lru_cache
def socket_schema() -> Document:
    """The JSON Schema of all messages on a socket."""
    (client, server), components = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the socket of a match",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
