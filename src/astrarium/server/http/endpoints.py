"""Everything that can be asked over HTTP: one list, of which the routes and the OpenAPI document are made."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import astrarium
from astrarium import guide
from astrarium.core.errors import AstrariumError
from astrarium.core.record import Record
from astrarium.facts import languages
from astrarium.server import game_messages, messages
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live import fairness, presenter
from astrarium.server.live.hub import Hub
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.metrics import exposition
from astrarium.server.storage import queries
from astrarium.translations import words

TEXT = "text/plain"
JSON = "application/json"
METRICS = "text/plain; version=0.0.4"


class Health(messages.Wire):
    """Whether the server is well: its version, its database, its engine."""

    version: str
    database: Literal["ok"]
    compiled: bool


@dataclass
class ApiRequest:
    """A request: who asks, for what, and with which body."""

    lobby: Lobby
    guest: str
    request: Request
    body: Any = None

    @property
    def hub(self) -> Hub:
        """The matches in memory."""
        return self.lobby.hub

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


Handler = Callable[[ApiRequest], Awaitable[object]]


@dataclass(frozen=True)
class Operation:
    """Something that can be asked: what it takes, what it answers, and why it may be refused.

    What `makes` a match is granted less often.
    """

    method: str
    path: str
    about: str
    handler: Handler
    answer: Any
    body: Any = None
    refusals: tuple[int, ...] = ()
    status: int = 200
    makes: bool = False


async def get_catalogue(_call: ApiRequest) -> object:
    """The games and the opponents."""
    return presenter.catalogue()


async def get_catalogue_in(call: ApiRequest) -> object:
    """The games and the opponents, told in a language."""
    language = call.part("language")
    if language not in presenter.spoken():
        raise ApiError(404, "unknown", f"no game speaks {language[:20]!r}")
    return presenter.catalogue(language)


async def get_rules(call: ApiRequest) -> object:
    """The clauses of a game."""
    return presenter.rules(_game(call).name)


async def get_rules_in(call: ApiRequest) -> object:
    """The clauses of a game in a language."""
    game = _game(call)
    return presenter.rules(game.name, _language(game, call.part("language")))


async def get_components(call: ApiRequest) -> object:
    """The components of a game."""
    return presenter.components(_game(call).name)


async def get_words(call: ApiRequest) -> object:
    """The words of a game in a language."""
    game = _game(call)
    return words(game, _language(game, call.part("language")))


async def get_guide(call: ApiRequest) -> object:
    """What is said when a game is taught, in a language."""
    game, language = _game(call), call.part("language")
    if language not in guide.languages(game):
        raise ApiError(404, "unknown", f"{game.title} is not taught in {language[:20]!r}")
    return guide.words_file(game, language).read_text("utf-8")


async def get_lesson(call: ApiRequest) -> object:
    """A guided match, step by step."""
    try:
        return presenter.lesson(_game(call), call.part("lesson"))
    except AstrariumError as error:
        raise as_api_error(error) from None


async def get_me(call: ApiRequest) -> object:
    """The guest behind the cookie."""
    return messages.Me(call.guest, await call.lobby.name_of(call.guest))


async def rename_me(call: ApiRequest) -> object:
    """Another name for the guest."""
    return messages.Me(call.guest, await call.lobby.rename(call.guest, call.body.name))


async def list_matches(call: ApiRequest) -> object:
    """The guest's matches."""
    found = await call.lobby.read(lambda connection: queries.list_mine(connection, call.guest))
    return _list(call, found)


async def list_watchable(call: ApiRequest) -> object:
    """Matches to watch."""
    found = await call.lobby.read(lambda connection: queries.list_running(connection, call.guest))
    return _list(call, found)


def _list(call: ApiRequest, found: list[Any]) -> messages.MatchList:
    tables = call.hub.tables
    here = {match.id: tables[match.id].here() if match.id in tables else set() for match in found}
    return messages.MatchList([match.info(call.guest, here[match.id]) for match in found])


async def begin_match(call: ApiRequest) -> object:
    """A new match."""
    return await call.lobby.begin(call.guest, call.body)


async def get_match(call: ApiRequest) -> object:
    """A match."""
    return (await call.hub.open(call.part("match"))).info(call.guest)


async def join_match(call: ApiRequest) -> object:
    """An open seat for the guest."""
    return await call.lobby.join(call.guest, call.part("match"), call.body)


async def leave_match(call: ApiRequest) -> object:
    """The guest's seats are open again."""
    return await call.lobby.leave(call.guest, call.part("match"))


async def take_over(call: ApiRequest) -> object:
    """A bot on an open seat, if all wish so."""
    return await call.lobby.takeover(call.guest, call.part("match"), call.body)


async def play_again(call: ApiRequest) -> object:
    """The next match of the same people."""
    return await call.lobby.rematch(call.guest, call.part("match"))


async def fork_match(call: ApiRequest) -> object:
    """A match that goes on from an event of another."""
    return await call.lobby.fork(call.guest, call.part("match"), call.body)


async def link_device(call: ApiRequest) -> object:
    """A link to another device."""
    return await call.lobby.link(call.guest, call.part("match"))


async def get_record(call: ApiRequest) -> object:
    """The match as a record."""
    return (await call.hub.open(call.part("match"))).record().text()


async def upload_record(call: ApiRequest) -> object:
    """A record as a match that can be replayed."""
    return await call.lobby.upload(call.guest, call.body)


async def verify_record(call: ApiRequest) -> object:
    """Whether the luck of a record is the one that was committed to."""
    try:
        async with call.lobby.replaying:
            found = await asyncio.to_thread(lambda: fairness.check(Record.parse(call.body)))
    except AstrariumError as error:
        raise as_api_error(error) from None
    text = found.fault or f"{found.checked} events of luck follow from the seed"
    return messages.Verdict(not found.fault, found.checked, text)


async def list_odds(call: ApiRequest) -> object:
    """What luck could bring at each event of a record."""
    try:
        async with call.lobby.replaying:
            found = await asyncio.to_thread(lambda: fairness.draws(Record.parse(call.body)))
    except AstrariumError as error:
        raise as_api_error(error) from None
    chances = [messages.Chance(draw.number, draw.outcomes, draw.weights) for draw in found.draws]
    return messages.Odds(chances, found.over, found.fault)


async def claim_device(call: ApiRequest) -> object:
    """Take over seats by a link, and go to the table."""
    if call.request.method != "GET":
        return Response()  # only looking; that does not use the link up
    try:
        match = await call.lobby.claim(call.guest, call.part("token"))
    except ApiError as as_api_error:
        if "text/html" not in call.request.headers.get("accept", ""):
            raise
        return RedirectResponse(f"/?refused={as_api_error.error}", 303)  # a person is told in words
    return RedirectResponse(f"/m/{match}", 303)


async def get_health(call: ApiRequest) -> object:
    """Whether the server is well."""
    await call.lobby.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").first())
    return Health(astrarium.__version__, "ok", astrarium.compiled())


async def get_metrics(_call: ApiRequest) -> object:
    """What the server counts."""
    return Response(exposition(), media_type=METRICS)


def _game(call: ApiRequest) -> astrarium.Game:
    try:
        return astrarium.game(call.part("game"))
    except AstrariumError as error:
        raise as_api_error(error) from None


def _language(game: astrarium.Game, language: str) -> str:
    if language not in languages(game):
        raise ApiError(404, "unknown", f"{game.title} does not speak {language[:20]!r}")
    return language


MATCH = "/api/matches/{match}"
INFO = messages.MatchInfo
OPERATIONS = (
    Operation("GET", "/api/catalogue", "What the server offers", get_catalogue, messages.CatalogueInfo),
    Operation(
        "GET",
        "/api/catalogue/{language}",
        "What the server offers, in a language",
        get_catalogue_in,
        messages.CatalogueInfo,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/rules",
        "All clauses of a game",
        get_rules,
        game_messages.Rules,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/rules/{language}",
        "All clauses of a game in a language",
        get_rules_in,
        game_messages.Rules,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/components",
        "All components of a game and whose design they are",
        get_components,
        game_messages.ComponentList,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/words/{language}.ftl",
        "The words of a game, for Fluent",
        get_words,
        TEXT,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/guide/{language}.ftl",
        "Lessons, help and summary of a game in words, for Fluent",
        get_guide,
        TEXT,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/lessons/{lesson}",
        "A guided match, step by step",
        get_lesson,
        game_messages.LessonScript,
        None,
        (404,),
    ),
    Operation("GET", "/api/me", "Who I am", get_me, messages.Me),
    Operation("POST", "/api/me", "Choose a name", rename_me, messages.Me, messages.Rename),
    Operation("GET", "/api/matches", "My matches", list_matches, messages.MatchList),
    Operation("GET", "/api/watch", "Matches to watch", list_watchable, messages.MatchList),
    Operation(
        "POST", "/api/matches", "Begin a match", begin_match, INFO, messages.NewMatch, (404,), 201, True
    ),
    Operation("GET", MATCH, "A match", get_match, INFO, None, (404, 409)),
    Operation("POST", f"{MATCH}/join", "Take an open seat", join_match, INFO, messages.Join, (403, 404, 409)),
    Operation("POST", f"{MATCH}/leave", "Give up my seats", leave_match, INFO, None, (403, 404, 409)),
    Operation(
        "POST",
        f"{MATCH}/takeover",
        "Wish a bot on an open seat",
        take_over,
        INFO,
        messages.Takeover,
        (403, 404, 409),
    ),
    Operation("POST", f"{MATCH}/rematch", "Play again", play_again, INFO, None, (403, 404, 409)),
    Operation(
        "POST",
        f"{MATCH}/fork",
        "Play on from an event",
        fork_match,
        INFO,
        messages.Fork,
        (404, 409),
        201,
        True,
    ),
    Operation(
        "POST",
        f"{MATCH}/device",
        "Move my seats elsewhere",
        link_device,
        messages.DeviceLink,
        None,
        (403, 404, 409),
    ),
    Operation("GET", f"{MATCH}/record", "The match as a record", get_record, TEXT, None, (404, 409)),
    Operation("POST", "/api/records", "Open a record", upload_record, INFO, TEXT, (), 201, True),
    Operation("POST", "/api/verify", "Check the luck of a record", verify_record, messages.Verdict, TEXT),
    Operation("POST", "/api/odds", "What luck could bring in a record", list_odds, messages.Odds, TEXT),
    Operation("GET", "/api/health", "Whether the server is well", get_health, Health),
    Operation("GET", "/api/metrics", "What the server counts", get_metrics, METRICS),
    Operation(
        "GET", "/d/{token}", "Take over seats on this device", claim_device, None, None, (404, 409), 303
    ),
)


async def read_body(request: Request, operation: Operation, most: int) -> Any:
    """The body of a request as what the operation takes."""
    wanted = TEXT if operation.body == TEXT else JSON
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != wanted:
        raise ApiError(415, "bad-content-type", f"the body has to be {wanted}")
    data = await _read_all(request, most)
    if operation.body == TEXT:
        return _text(data)
    try:
        return msgspec.json.decode(data, type=operation.body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ApiError(400, "bad-message", f"the body is not as it should be: {error}") from None


async def _read_all(request: Request, most: int) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise ApiError(413, "too-large", f"the body has at most {most} bytes")
        parts.append(part)
    return b"".join(parts)


def _text(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise ApiError(400, "bad-record", "this is no text in UTF-8")
    return text
