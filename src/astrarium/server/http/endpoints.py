"""HTTP operations: one list, from which the routes and the OpenAPI document are generated."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import astrarium
from astrarium import guide
from astrarium.core.errors import AstrariumError
from astrarium.core.record import Record
from astrarium.facts import languages
from astrarium.server import game_messages, messages, nul
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.health import HealthMonitor
from astrarium.server.http import game_descriptions
from astrarium.server.live import fairness
from astrarium.server.live.hub import Hub
from astrarium.server.lobby.lobby import Lobby
from astrarium.translations import words

TEXT = "text/plain"
JSON = "application/json"


class Health(messages.Wire):
    """The server works; the admin listener serves the details."""

    ok: bool


@dataclass
class ApiRequest:
    """A request: the guest, the hash of its address, the parameters of the path and the decoded body."""

    lobby: Lobby
    health: HealthMonitor
    guest: str
    path_params: Mapping[str, Any]
    address: str
    body: Any = None

    @property
    def hub(self) -> Hub:
        """The tables in memory."""
        return self.lobby.hub

    def path_param(self, name: str) -> str:
        """Return a parameter of the path."""
        return str(self.path_params[name])


Handler = Callable[[ApiRequest], Awaitable[object]]
FindMatch = Callable[[ApiRequest], Awaitable[str]]


@dataclass(frozen=True)
class Operation:
    """An HTTP operation: request body, response, and the statuses of its refusals.

    Operations with `creates_match` have a lower rate limit. An optional body has defaults for all its fields.
    An operation with `find_match` changes the match that this function returns, and runs at its owner.
    """

    method: str
    path: str
    summary: str
    handler: Handler
    response: Any
    body: Any = None
    error_statuses: tuple[int, ...] = ()
    status: int = 200
    creates_match: bool = False
    body_optional: bool = False
    find_match: FindMatch | None = None


async def match_of_path(call: ApiRequest) -> str:
    """Return the match in the path of a request."""
    return call.path_param("match")


async def match_of_link(call: ApiRequest) -> str:
    """Return the match of the device link in the path of a request."""
    return await call.lobby.match_of_link(call.path_param("token"))


async def get_catalogue(_call: ApiRequest) -> object:
    """Return the games and bot levels."""
    return await asyncio.to_thread(game_descriptions.catalogue)


async def get_catalogue_in(call: ApiRequest) -> object:
    """Return the games and bot levels in a language."""
    language = call.path_param("language")
    if language not in game_descriptions.all_languages():
        raise ApiError(404, "unknown", f"no game is translated to {language[:20]!r}")
    return await asyncio.to_thread(game_descriptions.catalogue, language)


async def get_rules(call: ApiRequest) -> object:
    """Return the clauses of a game."""
    return game_descriptions.rules(_game(call).name)


async def get_rules_in(call: ApiRequest) -> object:
    """Return the clauses of a game in a language."""
    game = _game(call)
    return game_descriptions.rules(game.name, _language(game, call.path_param("language")))


async def get_book(call: ApiRequest) -> object:
    """Return the rule book of a game in a language."""
    game = _game(call)
    return game_descriptions.book(game.name, _language(game, call.path_param("language")))


async def get_components(call: ApiRequest) -> object:
    """Return the components of a game."""
    return game_descriptions.components(_game(call).name)


async def get_ladder(call: ApiRequest) -> object:
    """Return the ratings of the bots of a game."""
    return game_descriptions.ladder_info(_game(call))


async def get_words(call: ApiRequest) -> object:
    """Return the Fluent messages of a game in a language."""
    game = _game(call)
    return words(game, _language(game, call.path_param("language")))


async def get_guide(call: ApiRequest) -> object:
    """Return the Fluent messages of lessons, help and summary in a language."""
    game, language = _game(call), call.path_param("language")
    if language not in guide.languages(game):
        raise ApiError(404, "unknown", f"{game.title} is not taught in {language[:20]!r}")
    return guide.words_file(game, language).read_text("utf-8")


async def get_lesson(call: ApiRequest) -> object:
    """Return a lesson, step by step."""
    try:
        return game_descriptions.lesson(_game(call), call.path_param("lesson"))
    except AstrariumError as error:
        raise as_api_error(error) from None


async def get_me(call: ApiRequest) -> object:
    """Return the guest of the cookie."""
    return messages.Me(call.guest, await call.lobby.name_of(call.guest))


async def rename_me(call: ApiRequest) -> object:
    """Change the name of the guest."""
    return messages.Me(call.guest, await call.lobby.rename(call.guest, call.body.name, call.address))


async def list_matches(call: ApiRequest) -> object:
    """Return the matches of the guest."""
    return _match_list(call, await call.lobby.list_mine(call.guest))


async def list_watchable(call: ApiRequest) -> object:
    """Return public running matches of other guests."""
    return _match_list(call, await call.lobby.list_watchable(call.guest))


def _match_list(call: ApiRequest, found: list[Any]) -> messages.MatchList:
    current = [(match, call.hub.current(match.id)) for match in found]
    return messages.MatchList([(table or match).info(call.guest) for match, table in current])


async def begin_match(call: ApiRequest) -> object:
    """Create a match."""
    return await call.lobby.begin(call.guest, call.body, call.address)


async def get_match(call: ApiRequest) -> object:
    """Return a match."""
    return (await call.hub.open(call.path_param("match"))).info(call.guest)


async def delete_match(call: ApiRequest) -> object:
    """Delete a match of the guest."""
    await call.lobby.delete(call.guest, call.path_param("match"))
    return Response(status_code=204)


async def join_match(call: ApiRequest) -> object:
    """Take an open seat."""
    return await call.lobby.join(call.guest, call.path_param("match"), call.body)


async def leave_match(call: ApiRequest) -> object:
    """Open the seats of the guest."""
    return await call.lobby.leave(call.guest, call.path_param("match"))


async def take_over(call: ApiRequest) -> object:
    """Vote for a bot on an open seat."""
    return await call.lobby.takeover(call.guest, call.path_param("match"), call.body)


async def play_again(call: ApiRequest) -> object:
    """Return the rematch; create it if there is none."""
    return await call.lobby.rematch(call.guest, call.path_param("match"), call.body, call.address)


async def fork_match(call: ApiRequest) -> object:
    """Create a match that begins with the events of another."""
    return await call.lobby.fork(call.guest, call.path_param("match"), call.body, call.address)


async def set_chat_access(call: ApiRequest) -> object:
    """Let guests without a seat chat, or not."""
    return await call.lobby.set_chat_access(call.guest, call.path_param("match"), call.body)


async def mute_author(call: ApiRequest) -> object:
    """Hide an author of the chat from the guest, or show it again."""
    return await call.lobby.mute(call.guest, call.path_param("match"), call.body)


async def link_device(call: ApiRequest) -> object:
    """Create a link to another device."""
    return await call.lobby.create_device_link(call.guest, call.path_param("match"))


async def get_record(call: ApiRequest) -> object:
    """Return the match as a record."""
    return (await call.hub.open(call.path_param("match"))).record().text()


async def upload_record(call: ApiRequest) -> object:
    """Create a replay-only match from a record."""
    return await call.lobby.upload(call.guest, call.body, call.address)


async def verify_record(call: ApiRequest) -> object:
    """Check whether the luck of a record follows from its seed."""
    try:
        async with call.lobby.replay_slot:
            found = await asyncio.to_thread(lambda: fairness.check(Record.parse(call.body)))
    except AstrariumError as error:
        raise as_api_error(error) from None
    text = found.fault or f"{found.checked} events of luck follow from the seed"
    return messages.Verdict(not found.fault, found.checked, text)


async def list_odds(call: ApiRequest) -> object:
    """Return the possible outcomes at each event of luck in a record."""
    try:
        async with call.lobby.replay_slot:
            found = await asyncio.to_thread(lambda: fairness.draws(Record.parse(call.body)))
    except AstrariumError as error:
        raise as_api_error(error) from None
    chances = [messages.Chance(draw.number, draw.outcomes, draw.weights) for draw in found.draws]
    return messages.Odds(chances, found.over, found.fault)


async def describe_link(call: ApiRequest) -> object:
    """Return what a device link does; it stays valid, so that previews of it do no harm."""
    return await call.lobby.describe_device_link(call.guest, call.path_param("token"))


async def claim_link(call: ApiRequest) -> object:
    """Take the seats of a device link."""
    return await call.lobby.claim_device_link(call.guest, call.path_param("token"))


async def get_health(call: ApiRequest) -> object:
    """Return whether the server works; refuse with 503 if disk, database or bot workers do not."""
    if not (await call.health.check()).ok:
        raise ApiError(503, "unhealthy", "the server is broken at the moment")
    return Health(True)


def _game(call: ApiRequest) -> astrarium.Game:
    try:
        return astrarium.game(call.path_param("game"))
    except AstrariumError as error:
        raise as_api_error(error) from None


def _language(game: astrarium.Game, language: str) -> str:
    if language not in languages(game):
        raise ApiError(404, "unknown", f"{game.title} is not translated to {language[:20]!r}")
    return language


MATCH = "/api/matches/{match}"
INFO = messages.MatchInfo
OPERATIONS = (
    Operation("GET", "/api/catalogue", "Games and bot levels", get_catalogue, messages.CatalogueInfo),
    Operation(
        "GET",
        "/api/catalogue/{language}",
        "Games and bot levels, in a language",
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
        "/api/games/{game}/book/{language}",
        "The rule book of a game in a language",
        get_book,
        game_messages.Book,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/components",
        "All components of a game with the origin of their design",
        get_components,
        game_messages.ComponentList,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/ladder",
        "Ratings of the bots of a game by number of seats",
        get_ladder,
        game_messages.LadderInfo,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/words/{language}.ftl",
        "Fluent messages of a game",
        get_words,
        TEXT,
        None,
        (404,),
    ),
    Operation(
        "GET",
        "/api/games/{game}/guide/{language}.ftl",
        "Fluent messages of the lessons, help and summary of a game",
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
    Operation("GET", "/api/me", "My guest id and name", get_me, messages.Me),
    Operation("POST", "/api/me", "Change my name", rename_me, messages.Me, messages.Rename),
    Operation("GET", "/api/matches", "My matches", list_matches, messages.MatchList),
    Operation("GET", "/api/watch", "Matches to watch", list_watchable, messages.MatchList),
    Operation(
        "POST", "/api/matches", "Create a match", begin_match, INFO, messages.NewMatch, (404,), 201, True
    ),
    Operation("GET", MATCH, "A match", get_match, INFO, None, (404, 409)),
    Operation("DELETE", MATCH, "Delete a match of my own", delete_match, None, None, (403, 404, 409), 204),
    Operation(
        "POST",
        f"{MATCH}/join",
        "Take an open seat",
        join_match,
        INFO,
        messages.Join,
        (403, 404, 409),
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/leave",
        "Open my seats",
        leave_match,
        INFO,
        None,
        (403, 404, 409),
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/takeover",
        "Vote for a bot on an open seat",
        take_over,
        INFO,
        messages.Takeover,
        (403, 404, 409),
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/rematch",
        "Get or create the rematch",
        play_again,
        INFO,
        messages.Rematch,
        (403, 404, 409),
        body_optional=True,
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/fork",
        "Fork a match after an event",
        fork_match,
        INFO,
        messages.Fork,
        (404, 409),
        201,
        True,
    ),
    Operation(
        "POST",
        f"{MATCH}/chat",
        "Let spectators chat, or not",
        set_chat_access,
        INFO,
        messages.ChatAccess,
        (403, 404, 409),
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/mute",
        "Hide a guest's name and lines from me, or show them again",
        mute_author,
        messages.Muted,
        messages.Mute,
        (403, 404, 409),
        find_match=match_of_path,
    ),
    Operation(
        "POST",
        f"{MATCH}/device",
        "Create a link that moves my seats to another device",
        link_device,
        messages.DeviceLink,
        None,
        (403, 404, 409),
    ),
    Operation("GET", f"{MATCH}/record", "The match as a record", get_record, TEXT, None, (404, 409)),
    Operation(
        "POST", "/api/records", "Upload a record as a replay", upload_record, INFO, TEXT, (), 201, True
    ),
    Operation("POST", "/api/verify", "Check the luck of a record", verify_record, messages.Verdict, TEXT),
    Operation("POST", "/api/odds", "Possible outcomes of luck in a record", list_odds, messages.Odds, TEXT),
    Operation("GET", "/api/health", "Whether the server works", get_health, Health, None, (503,)),
    Operation(
        "GET",
        "/api/links/{token}",
        "What a device link does",
        describe_link,
        messages.DeviceLinkInfo,
        None,
        (404, 409),
    ),
    Operation(
        "POST",
        "/api/links/{token}",
        "Take the seats of a device link",
        claim_link,
        INFO,
        None,
        (404, 409),
        find_match=match_of_link,
    ),
)


async def read_body(request: Request, operation: Operation, limit: int) -> Any:
    """Read and decode the body of a request, at most `limit` bytes."""
    expected = TEXT if operation.body == TEXT else JSON
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not given and operation.body_optional:
        return operation.body()
    if given != expected:
        raise ApiError(415, "bad-content-type", f"the body must be {expected}")
    data = await _read_all(request, limit)
    if operation.body == TEXT:
        return _text(data)
    try:
        body = msgspec.json.decode(data, type=operation.body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ApiError(400, "bad-message", f"invalid body: {error}") from None
    nul.check_json(data)
    return body


async def _read_all(request: Request, limit: int) -> bytes:
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise ApiError(413, "too-large", f"the body has at most {limit} bytes")
        chunks.append(chunk)
    return b"".join(chunks)


def _text(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise ApiError(400, "bad-record", "the body is not UTF-8 text") from None
    nul.check_text(text)
    return text
