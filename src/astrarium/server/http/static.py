"""Static files of the browser client, and one HTML page for all its routes.

The build stores compressed variants beside large files; a browser that accepts an encoding gets the variant.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[1] / "pages"
REVALIDATE = "no-cache"
PRIVATE = "private, no-cache"  # the response may set a cookie
IMMUTABLE = "public, max-age=31536000, immutable"
NOT_BUILT = "<!doctype html><title>Astrarium</title><p>The pages are not built yet."
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference
ADDRESSES = (
    "/",
    "/verify",
    "/m/{match}",
    "/d/{token}",
    "/games/{game}/components",
    "/games/{game}/ladder",
    "/games/{game}/rules",
)

Endpoint = Callable[[Request], Awaitable[Response]]


def find_compressed(path: str | os.PathLike[str], headers: Headers) -> tuple[Path, str]:
    """Return the file to send for `path` and its content encoding, empty if uncompressed."""
    accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in ENCODINGS.items():
        file = Path(f"{path}{suffix}")
        if encoding in accepted and file.is_file():
            return file, encoding
    return Path(path), ""


def _set_caching(response: Response, caching: str, encoding: str) -> Response:
    response.headers["Cache-Control"] = caching
    response.headers["Vary"] = "Accept-Encoding"
    if encoding:
        response.headers["Content-Encoding"] = encoding
    return response


class Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file, cached without limit."""
        file, encoding = find_compressed(full_path, Headers(scope=scope))
        stat = file.stat() if encoding else stat_result
        return _set_caching(super().file_response(file, stat, scope, status_code), IMMUTABLE, encoding)


def _send(path: Path, request: Request, caching: str) -> Response:
    file, encoding = find_compressed(path, request.headers)
    return _set_caching(FileResponse(file), caching, encoding)


def page(request: Request) -> Response:
    """Return the HTML page of the browser client."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return _set_caching(HTMLResponse(NOT_BUILT, 503), PRIVATE, "")
    return _send(index, request, PRIVATE)


def is_visit(request: Request) -> bool:
    """Return whether a person opens an address, unlike a program or a part of a page."""
    visits = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return visits and "text/html" in request.headers.get("accept", "")


def _file(path: Path) -> Route:
    async def send(request: Request) -> Response:
        return _send(path, request, REVALIDATE)

    return Route(f"/{path.name}", send)


def routes(page: Endpoint) -> list[BaseRoute]:
    """Return the routes of the HTML page, served by `page`, and of all static files."""
    found = sorted(FOLDER.iterdir()) if FOLDER.is_dir() else []
    files = [_file(path) for path in found if path.is_file() and path.suffix not in ENCODINGS.values()]
    folders = [Mount(f"/{path.name}", Assets(directory=path)) for path in found if path.is_dir()]
    return [*(Route(address, page) for address in ADDRESSES), *files, *folders]
