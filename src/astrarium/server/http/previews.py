"""Previews of links to matches: Open Graph tags in the page, and a picture of the position."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

import resvg_py
from fluent.runtime import FluentBundle, FluentResource
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from astrarium.server.errors import ApiError
from astrarium.server.http import static
from astrarium.server.live.presenter import projected_scores
from astrarium.server.live.table import Table
from astrarium.server.lobby.seats import StoredMatch

LOCALES = Path(__file__).parents[1] / "locale"
LANGUAGES = ("en", "fr", "ru")
MAX_DIGITS = 7  # of a number of events
WIDTH, HEIGHT = 1200, 630
MAX_PICTURES = 200  # in memory, some 40 kB each
PICTURE_HEADERS = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}
SHAPES = (
    "M0-9.5 9.2 7.5-9.2 7.5Z",
    "M0-8.8A8.8 8.8 0 1 1 0 8.8 8.8 8.8 0 1 1 0-8.8Z",
    "M-7.8-7.8H7.8V7.8H-7.8Z",
    "M0-10 10 0 0 10-10 0Z",
)
COLOURS = ("#e8663d", "#56b4e9", "#2fb58a", "#f0d442")
FILLS = {
    "tile": "#101730",
    "brass": "#e3b968",
    "nova": "#ff9d5c",
    "ore": "#b9a7f5",
    "pulsar": "#dff1ff",
    "veiled": "#3a4678",
    "faint": "#6672a8",
    "blue": "#3f8fe0",
    "green": "#4fb477",
    "red": "#d9534f",
    "yellow": "#e8c84a",
    "orange": "#e8923d",
    "magenta": "#c05ac0",
    "black": "#6672a8",
    "white": "#ece6d6",
}
STYLE = "".join(
    (
        *(f".{name}{{fill:{colour}}}" for name, colour in FILLS.items()),
        *(f".ring-{seat}{{fill:none;stroke:{each};stroke-width:6}}" for seat, each in enumerate(COLOURS)),
        ".tile{stroke:#3a4678;stroke-width:2}",
        ".line{fill:none;stroke:#3a4678;stroke-width:3}.gate{fill:#0b1022;stroke:#e3b968;stroke-width:8}",
    )
)
SEATS = "".join(
    f'<path id="seat-{seat}" d="{shape}" transform="scale(1.4)" fill="{COLOURS[seat]}" stroke="#0b1022"/>'
    for seat, shape in enumerate(SHAPES)
)


def draw(board: str, scores: Sequence[int]) -> bytes:
    """Return a PNG of a board, with a bar of its projected score for each seat."""
    most = max(1, *scores)
    bars = "".join(
        f'<g transform="translate(60 {HEIGHT / 2 + 56 * (at - (len(scores) - 1) / 2):.0f})">'
        f'<use href="#seat-{at}"/><rect x="26" y="-9" width="{max(3, 120 * score / most):.0f}" height="18"'
        f' rx="5" fill="{COLOURS[at]}"/></g>'
        for at, score in enumerate(scores)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><style>{STYLE}</style>'
        f'<defs>{SEATS}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="#0b1022"/>{bars}'
        f'<g transform="translate(700 {HEIGHT / 2:.0f})">{board}</g></svg>'
    )
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)


class Pictures:
    """Pictures of positions by match and number of events; one is drawn at a time."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._slot = asyncio.Semaphore(1)

    async def picture(self, table: Table, number: int) -> Response:
        """Return the picture of the position after `number` events; a private match shows none."""
        game = table.presenter.game
        if table.match.private or game.preview is None:
            raise ApiError(404, "no-picture", "there is no picture of this match")
        key = (table.id, number)
        if key not in self._drawn:
            async with self._slot:
                if key not in self._drawn:  # it may have been drawn while this request waited
                    state = table.draft_at(number).state
                    board, scores = game.preview(game.view(state)), projected_scores(state)
                    self._drawn[key] = await asyncio.to_thread(draw, board, scores)
                    if len(self._drawn) > MAX_PICTURES:
                        self._drawn.popitem(last=False)
        return Response(self._drawn[key], headers=PICTURE_HEADERS, media_type="image/png")


def number_in(request: Request, table: Table) -> int:
    """Return the number of events that a link names by `at`, else that of the match."""
    named = request.query_params.get("at", "")
    is_number = named.isascii() and named.isdecimal() and len(named) <= MAX_DIGITS
    return int(named) if is_number and int(named) <= table.number else table.number


def page(request: Request, table: Table) -> Response:
    """Return the HTML page with the tags of a preview of a match."""
    index = static.FOLDER / "index.html"
    if not index.is_file():
        return static.page(request)
    match, game = table.match, table.presenter.game
    language = _language(request)
    base = str(request.base_url).rstrip("/")
    shows_position = not match.private and game.preview is not None
    position = f"/m/{table.id}/picture.png?at={number_in(request, table)}"
    tags = {
        "og:type": "website",
        "og:site_name": "Astrarium",
        "og:title": _title(request, match, game.heading, language),
        "og:description": _standing(match, language) if shows_position else _say(language, "about", {}),
        "og:image": base + (position if shows_position else "/icon-512.png"),
        "twitter:card": "summary_large_image" if shows_position else "summary",
    }
    lines = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    html = index.read_text("utf-8").replace("</head>", f"{lines}</head>", 1)
    vary = "Accept-Encoding, Accept-Language"
    return HTMLResponse(html, headers={"Cache-Control": static.PRIVATE, "Vary": vary})


def _title(request: Request, match: StoredMatch, game: str, language: str) -> str:
    """Return the title of a match; only a valid invitation says who invites."""
    token = request.query_params.get("invite", "")
    hosts = [seat.name for seat in match.seats if seat.belongs_to(match.creator) and seat.name]
    if hosts and token and any(seat.invite == token for seat in match.seats):
        return _say(language, "invitation", {"who": hosts[0], "game": game})
    kind = "private" if match.private else "replay" if match.replay or match.over else "match"
    return _say(language, kind, {"game": game})


def _standing(match: StoredMatch, language: str) -> str:
    """Return the names of the seats with their points."""
    names = [seat.name or _say(language, seat.who, {}) for seat in match.seats]
    return " · ".join(f"{name} {points}" for name, points in zip(names, match.scores, strict=True))


def _language(request: Request) -> str:
    """Return the first language that the client wants and we have."""
    wanted = request.headers.get("accept-language", "").split(",")
    short = [each.partition(";")[0].strip()[:2].lower() for each in wanted]
    return next((each for each in short if each in LANGUAGES), LANGUAGES[0])


def _say(language: str, message: str, facts: dict[str, str]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, facts)[0])


@lru_cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text("utf-8")))
    return bundle
