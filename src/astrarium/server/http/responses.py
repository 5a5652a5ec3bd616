"""Answers over HTTP."""

import msgspec
from starlette.responses import Response

from astrarium.server.errors import ApiError

FRESH = {"Cache-Control": "no-store"}


def reply(answer: object, status: int) -> Response:
    """Whatever an operation gives, as a response."""
    if isinstance(answer, Response):
        return answer
    if isinstance(answer, str):
        return Response(answer, status, FRESH, "text/plain; charset=utf-8")
    return Response(msgspec.json.encode(answer), status, FRESH, "application/json")


def problem(trouble: ApiError) -> Response:
    """Why a request was refused."""
    return reply(trouble.problem, trouble.status)
