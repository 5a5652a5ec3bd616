"""The pages for browsers: files built from the folder `web`, and one page for every address of the game.

Beside a file that is worth it lie packed ones, made with the pages; a browser that can unpack gets those.
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
FRESH = "no-cache"
OWN = "private, no-cache"  # it may bring a cookie
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "<!doctype html><title>Astrarium</title><p>The pages are not built yet."
PACKINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
ADDRESSES = ("/", "/verify", "/m/{match}", "/games/{game}/components")

Endpoint = Callable[[Request], Awaitable[Response]]


def packed(path: str | os.PathLike[str], headers: Headers) -> tuple[Path, str]:
    """The file to send instead of another to somebody with these headers, and how it is packed."""
    accepted = {part.partition(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")}
    for coding, ending in PACKINGS.items():
        file = Path(f"{path}{ending}")
        if coding in accepted and file.is_file():
            return file, coding
    return Path(path), ""


def _mark(response: Response, caching: str, coding: str) -> Response:
    response.headers["Cache-Control"] = caching
    response.headers["Vary"] = "Accept-Encoding"
    if coding:
        response.headers["Content-Encoding"] = coding
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
        """A file, for ever."""
        file, coding = packed(full_path, Headers(scope=scope))
        stat = file.stat() if coding else stat_result
        return _mark(super().file_response(file, stat, scope, status_code), FOR_EVER, coding)


def _send(path: Path, request: Request, caching: str) -> Response:
    file, coding = packed(path, request.headers)
    return _mark(FileResponse(file), caching, coding)


def page(request: Request) -> Response:
    """The one page."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return _mark(HTMLResponse(NOT_BUILT, 503), OWN, "")
    return _send(index, request, OWN)


def _file(path: Path) -> Route:
    async def send(request: Request) -> Response:
        return _send(path, request, FRESH)

    return Route(f"/{path.name}", send)


def routes(page: Endpoint) -> list[BaseRoute]:
    """Where the page, which somebody sends, and all other files are."""
    found = sorted(FOLDER.iterdir()) if FOLDER.is_dir() else []
    files = [_file(path) for path in found if path.is_file() and path.suffix not in PACKINGS.values()]
    folders = [Mount(f"/{path.name}", Assets(directory=path)) for path in found if path.is_dir()]
    return [*(Route(address, page) for address in ADDRESSES), *files, *folders]
