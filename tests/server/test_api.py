"""HTTP: the OpenAPI document matches the server, and documents, catalogue and files are served."""

import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from starlette.datastructures import Headers

import astrarium
from astrarium.core.record import Event
from astrarium.server.http import game_descriptions
from astrarium.server.http.game_descriptions import plain_messages
from astrarium.server.http.openapi import document, socket_schema
from astrarium.server.http.static import find_compressed
from astrarium.server.live.drafts import Draft
from astrarium.server.live.fairness import draw_number
from astrarium.server.live.presenter import presenter_of
from tests.server.clients import GAME, Person
from tests.server.test_fairness import honest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own libraries
    import schemathesis
    from schemathesis import checks

Guests = Callable[[], Person]
SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@SCHEMA.parametrize()
@settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_openapi_document_matches_the_server(case: Any, plain_address: str) -> None:
    case.call_and_validate(base_url=plain_address, checks=CHECKS, allow_redirects=False)


def test_the_documents_are_served(guests: Guests) -> None:
    ada = guests()
    assert ada.get("/api/openapi.json") == document()
    assert ada.get("/api/socket.schema.json") == socket_schema()
    assert set(document()["paths"]) >= {"/api/catalogue", "/api/matches/{match}/fork", "/api/links/{token}"}


def test_every_message_of_the_socket_is_described(guests: Guests) -> None:
    described = socket_schema()["$defs"]
    messages = [schema["properties"]["type"] for schema in described.values() if _is_message(schema)]
    tags = {message["enum"][0] for message in messages}
    assert {"hello", "try", "act", "why", "hint", "reach", "look", "say"} < tags
    assert {"welcome", "tried", "acted", "refused", "moved", "changed", "line", "said"} < tags


def _is_message(schema: dict[str, Any]) -> bool:
    return "type" in schema.get("properties", {}) and "enum" in schema["properties"]["type"]


@pytest.mark.parametrize(
    "path", ["/", "/m/whatever", "/d/whatever", "/verify", "/games/any/components", "/games/any/ladder"]
)
def test_pages(guests: Guests, path: str) -> None:
    response = guests().http.get(path)
    assert response.headers["content-type"].startswith("text/html")
    assert response.status_code in (200, 503)  # 503 as long as the pages are not built


def test_the_rules_in_a_language(guests: Guests) -> None:
    ada = guests()
    english = ada.get(f"/api/games/{GAME}/rules")
    assert ada.get(f"/api/games/{GAME}/rules/en") == english
    assert english["language"] == "en"
    french = ada.get(f"/api/games/{GAME}/rules/fr")
    assert french["language"] == "fr"
    assert french["clauses"] != english["clauses"]
    assert [clause["id"] for clause in french["clauses"]] == [clause["id"] for clause in english["clauses"]]
    refused = ada.http.get(f"/api/games/{GAME}/rules/tlh")
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown")
    assert "'tlh'" in refused.json()["text"]


def test_the_catalogue_in_a_language(guests: Guests) -> None:
    ada = guests()
    assert ada.get("/api/catalogue/en") == ada.get("/api/catalogue")
    games = ada.get("/api/catalogue/ru")["games"]
    assert [game["name"] for game in games] == astrarium.games()
    assert ada.http.get("/api/catalogue/tlh").status_code == 404


def test_the_components_of_a_game(guests: Guests) -> None:
    ada = guests()
    games = {game["name"]: game for game in ada.get("/api/catalogue")["games"]}
    for game, info in games.items():
        found = ada.get(f"/api/games/{game}/components")
        assert found["game"] == game
        assert info["components"] == len(found["components"])
        origins = {each["id"]: each["origin"] for each in found["components"]}
        assert info["origins"] == {name: origin for name, origin in origins.items() if origin != "published"}
    assert len(games["pulsar2849"]["origins"]) == 147
    assert games["globular-cluster"]["origins"] == {}
    assert [games[name]["partly"] for name in ("globular-cluster", "cosmic-pioneers")] == [4, 5]
    assert ada.http.get("/api/games/chess/components").status_code == 404


def seat_ladder(seats: int, *ratings: tuple[str, float]) -> dict[str, Any]:
    """Return ratings as `astrarium ladder --json` prints them."""
    bots = [
        {"bot": bot, "rating": rating, "low": rating - 20, "high": rating + 20, "matches": 100}
        for bot, rating in ratings
    ]
    effects = [0.0] * seats
    return {"game": GAME, "seats": seats, "matches": 200, "bots": bots, "seat_effects": effects}


def test_the_ladder_of_a_game(guests: Guests, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    two, three = (
        seat_ladder(2, ("level-2", 50.5), ("level-1", -50.5)),
        seat_ladder(3, ("mcts:9", 7), ("greedy", -7)),
    )
    file.write_text(json.dumps([three, two]))
    monkeypatch.setattr(game_descriptions, "ladder_file", lambda _game: file)
    assert guests().get(f"/api/games/{GAME}/ladder") == {"game": GAME, "ladders": [two, three]}


def test_a_game_without_ratings_has_an_empty_ladder(
    guests: Guests, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(game_descriptions, "ladder_file", lambda _game: tmp_path / "missing.json")
    ada = guests()
    assert ada.get(f"/api/games/{GAME}/ladder") == {"game": GAME, "ladders": []}
    refused = ada.http.get("/api/games/chess/ladder")
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown")


@pytest.mark.parametrize("name", astrarium.games())
def test_the_ratings_that_come_with_a_game_fit_it(name: str) -> None:
    game = astrarium.game(name)
    ladders = game_descriptions.ladder_info(game).ladders
    counts = [ladder.seats for ladder in ladders]
    assert len(set(counts)) == len(counts)
    assert set(counts) <= set(game.seats)
    for ladder in ladders:
        assert ladder.game == name
        assert len(ladder.seat_effects) == ladder.seats
        assert all(bot.low <= bot.rating <= bot.high for bot in ladder.bots)
        ratings = [bot.rating for bot in ladder.bots]
        assert ratings == sorted(ratings, reverse=True)


def test_clauses_name_their_sources_in_every_language(guests: Guests) -> None:
    ada = guests()
    languages = [ada.get(f"/api/games/{GAME}/rules/{language}")["clauses"] for language in ("en", "fr", "ru")]
    english, *others = [{clause["id"]: clause["sources"] for clause in clauses} for clauses in languages]
    assert english["G-GAP-03"] == ["ours"]
    assert all(english.values())
    assert all(other == english for other in others)


def test_plain_messages_have_no_placeables() -> None:
    texts = [
        "about = Land on\n    eleven worlds.\n\n    Then leave.",
        "help-map = The side { $side }",
        'help-brace = A { "{" }',
        "help-maps = no",
        "help-title =\n    .title = only an attribute",
        "-brand = a term",
        "broken =",
    ]
    expected = {"about": "Land on eleven worlds. Then leave.", "help-maps": "no"}
    assert plain_messages("\n".join(texts)) == expected


def test_the_possible_outcomes_of_luck_in_a_record(guests: Guests) -> None:
    ada = guests()
    record = honest()
    found = post_text(ada, "/api/odds", record.text())
    assert (found["over"], found["fault"]) == (True, "")
    luck = [number for number, event in enumerate(record.events, 1) if event.actor == astrarium.CHANCE]
    assert [chance["number"] for chance in found["chances"]] == luck
    for chance in found["chances"]:
        drawn = pick(chance["weights"], draw_number(record.seed, chance["number"], sum(chance["weights"])))
        assert chance["outcomes"][drawn] == record.events[chance["number"] - 1].text
    record.events = [*record.events[:20], Event(0, "end"), Event(0, "end")]
    found = post_text(ada, "/api/odds", record.text())
    assert found["fault"].startswith("line ")
    assert 0 < len(found["chances"]) < len(luck)


@pytest.mark.parametrize(
    ("name", "rounds"), [("globular-cluster", {0}), ("pulsar2849", set(range(1, 9)))], ids=["none", "eight"]
)
def test_log_entries_have_weights_option_counts_and_rounds(name: str, rounds: set[int]) -> None:
    presenter, dealer = presenter_of(name), astrarium.Dealer(seed=3)
    state = presenter.game.start(2)
    draft = Draft(presenter, state, 0)
    while state.actor != astrarium.OVER:
        legal, chance = state.legal(), state.actor == astrarium.CHANCE
        total = sum(state.weights())
        action = dealer.choose(state) if chance else legal[-1]
        weight = state.weights()[legal.index(action)] if chance else 0
        draft.play(action)
        entry = draft.entries[-1]
        assert (entry.options, entry.weight, entry.total) == (len(legal), weight, total)
    assert {entry.round for entry in draft.entries} == rounds
    assert [entry.round for entry in draft.entries] == sorted(entry.round for entry in draft.entries)


@pytest.mark.parametrize("name", astrarium.games())
def test_describing_an_event_does_not_change_the_state(name: str) -> None:
    presenter, dealer = presenter_of(name), astrarium.Dealer(seed=5)
    draft = Draft(presenter, presenter.game.start(2), 0)
    state = draft.state
    for _ in range(60):
        action = dealer.choose(state) if state.actor == astrarium.CHANCE else state.legal()[0]
        before = state.to_bytes()
        context = presenter.context(state, action)
        presenter.entry(1, action, context, [], [], state)
        assert state.to_bytes() == before
        assert (state.notes, state.sources) == (None, None)
        draft.play(action)


def test_large_responses_are_compressed(guests: Guests) -> None:
    ada = guests()
    for path in ("/api/catalogue", f"/api/games/{GAME}/rules"):
        answer = ada.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br", "br"), ("gzip;q=1.0", "gzip"), ("", "")])
def test_static_files_are_sent_compressed(tmp_path: Path, accepted: str, coding: str) -> None:
    for name in ("page.js", "page.js.br", "page.js.gz"):
        (tmp_path / name).touch()
    ending = {"br": ".br", "gzip": ".gz", "": ""}[coding]
    found = find_compressed(tmp_path / "page.js", Headers({"accept-encoding": accepted}))
    assert found == (tmp_path / f"page.js{ending}", coding)


def test_a_file_without_a_compressed_variant_is_sent_uncompressed(tmp_path: Path) -> None:
    assert find_compressed(tmp_path / "font.woff2", Headers({"accept-encoding": "br"})) == (
        tmp_path / "font.woff2",
        "",
    )


def post_text(person: Person, path: str, text: str) -> Any:
    """Post text and return the JSON answer."""
    headers = {"Content-Type": "text/plain"}
    answer = person.http.post(path, content=text, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def pick(weights: list[int], drawn: int) -> int:
    """Return the index of the outcome that `drawn` falls on."""
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    raise AssertionError(drawn)
