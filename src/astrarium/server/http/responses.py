"""HTTP responses."""

import msgspec
from starlette.responses import Response

from astrarium.server.errors import ApiError

NO_STORE = {"Cache-Control": "no-store"}


def to_response(result: object, status: int) -> Response:
    """Convert the result of an operation: a response as it is, text as text/plain, anything else as JSON."""
    if isinstance(result, Response):
        return result
    if isinstance(result, str):
        return Response(result, status, NO_STORE, "text/plain; charset=utf-8")
    return json_response(msgspec.json.encode(result), status)


def json_response(data: bytes, status: int) -> Response:
    """Return a response with encoded JSON."""
    return Response(data, status, NO_STORE, "application/json")


def problem_response(refusal: ApiError) -> Response:
    """Return the response for a refusal."""
    return to_response(refusal.problem, refusal.status)
