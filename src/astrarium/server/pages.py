"""The pages for browsers: files built from the folder `web`, and one page for every address of the game."""

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "pages"
FRESH = {"Cache-Control": "no-cache"}
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "<!doctype html><title>Astrarium</title><p>The pages are not built yet."


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
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER
        return response


async def page(_request: Request) -> Response:
    """The one page."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, headers=FRESH)


def _file(path: Path) -> Route:
    async def send(_request: Request) -> Response:
        return FileResponse(path, headers=FRESH)

    return Route(f"/{path.name}", send)


def routes() -> list[BaseRoute]:
    """Where the pages and their files are."""
    found = sorted(FOLDER.iterdir()) if FOLDER.is_dir() else []
    files = [_file(path) for path in found if path.is_file()]
    folders = [Mount(f"/{path.name}", Assets(directory=path)) for path in found if path.is_dir()]
    return [Route("/", page), Route("/m/{match}", page), *files, *folders]
