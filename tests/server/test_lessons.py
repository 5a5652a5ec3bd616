"""Lessons on the server: bots follow the script as long as the learner does."""

from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium.guide import lessons
from astrarium.server.live.fairness import check, commitment
from tests.server.clients import GAME, ME, Json, MatchClient, Person
from tests.server.hosts import HostProcess

People = Callable[[], Person]
ORDER = ["first", "second"]
TITLES = {
    "en": ["Your first expedition", "Exchange, settle, score"],
    "fr": ["Votre première expédition", "Échanger, coloniser, compter"],
    "ru": ["Ваша первая экспедиция", "Обмен, заселение, подсчёт"],
}


def begin(person: Person, game: str = GAME, lesson: str = "first") -> str:
    """Create a match that follows a lesson."""
    return str(person.post("/api/matches", {"game": game, "lesson": lesson}, 201)["match"])


def decisions(client: MatchClient) -> list[str]:
    """Return the decisions of all seats so far."""
    return [entry["text"] for entry in client.log if entry["actor"] >= 0]


def await_turn(client: MatchClient, number: int) -> None:
    """Wait until `number` decisions have been made and the learner is to act."""
    while len(decisions(client)) < number or client.position["actor"] != 0:
        client.receive()


def follow(client: MatchClient, script: tuple[str, ...]) -> None:
    """Play the learner's part of a script; check that the bots play theirs."""
    while (known := len(decisions(client))) < len(script):
        assert decisions(client) == list(script[:known])
        if client.position["actor"] == 0:
            assert client.act(script[known])["type"] == "acted"
        else:
            client.receive()


def test_the_catalogue_lists_lessons_and_their_scripts(guests: People) -> None:
    ada = guests()
    for game in ada.get("/api/catalogue")["games"]:
        guide = game["guide"]
        assert guide["languages"] == ["en", "fr", "ru"]
        words = ada.http.get(f"/api/games/{game['name']}/guide/fr.ftl")
        assert words.headers["content-type"].startswith("text/plain")
        names = [lesson["lesson"] for lesson in guide["lessons"]]
        assert names == ORDER[: len(names)] == list(lessons(game["name"]))
        for name, known in lessons(game["name"]).items():
            shown = ada.get(f"/api/games/{game['name']}/lessons/{name}")
            assert shown["opening"] == len(known.opening)
            assert [step["moves"] for step in shown["steps"]] == [list(step.moves) for step in known.steps]
            said = {step["say"] for step in shown["steps"] if step["by"] == 0}
            assert all(f"{message} =" in words.text for message in said)
    for path in (f"{GAME}/lessons/last", "chess/lessons/first", f"{GAME}/guide/xx.ftl", "chess/guide/en.ftl"):
        assert ada.http.get(f"/api/games/{path}").status_code == 404


def test_the_catalogue_names_lessons_in_its_language(guests: People) -> None:
    ada = guests()
    for language, title in TITLES.items():
        games = {game["name"]: game for game in ada.get(f"/api/catalogue/{language}")["games"]}
        offered = games[GAME]["guide"]["lessons"]
        assert [lesson["title"] for lesson in offered] == title
        assert [lesson["minutes"] for lesson in offered] == [
            known.minutes for known in lessons(GAME).values()
        ]


def test_the_rule_book_is_served_in_each_language(guests: People) -> None:
    ada = guests()
    english = ada.get(f"/api/games/{GAME}/book/en")
    french = ada.get(f"/api/games/{GAME}/book/fr")
    assert (english["language"], french["language"]) == ("en", "fr")
    assert [each["clauses"] for each in english["chapters"]] == [
        each["clauses"] for each in french["chapters"]
    ]
    known = {clause["id"] for clause in ada.get(f"/api/games/{GAME}/rules")["clauses"]}
    for chapter in english["chapters"]:
        assert chapter["title"]
        assert chapter["text"]
        assert set(chapter["clauses"]) <= known
    for path in (f"{GAME}/book/xx", "chess/book/en"):
        assert ada.http.get(f"/api/games/{path}").status_code == 404


def test_a_lesson_brings_seats_options_and_luck(guests: People) -> None:
    ada = guests()
    info = ada.match_info(begin(ada, "pulsar2849"))
    assert [seat["who"] for seat in info["seats"]] == ["person", "bot"]
    assert info["options"]["first_game"] == "on"
    assert info["private"]
    assert info["lesson"] == "first"
    assert info["commitment"] == commitment(lessons("pulsar2849")["first"].seed)


@pytest.mark.parametrize(
    ("body", "status", "text"),
    [
        ({"game": GAME, "lesson": "last"}, 404, "has no lesson 'last'; there are: first, second"),
        ({"game": "chess", "lesson": "first"}, 404, "chess"),
        ({"game": GAME, "lesson": "first", "seats": [ME, ME]}, 400, "brings its own seats"),
        ({"game": GAME, "lesson": "first", "options": {"borders": "whole-side"}}, 400, "and options"),
        ({"game": GAME}, 400, "for 2 to 4 seats, not 0"),
    ],
)
def test_invalid_lesson_requests_are_refused(guests: People, body: Json, status: int, text: str) -> None:
    assert text in guests().post("/api/matches", body, status)["text"]


@pytest.mark.parametrize(
    ("game", "lesson"), [(game, lesson) for game in astrarium.games() for lesson in lessons(game)]
)
def test_the_opponents_follow_the_script(guests: People, game: str, lesson: str) -> None:
    ada = guests()
    client = ada.open_table(begin(ada, game, lesson))
    script = lessons(game)[lesson].script
    follow(client, script)
    assert decisions(client)[: len(script)] == list(script)
    await_turn(client, len(script))  # and then they play on their own
    assert client.position["legal"]


def test_bots_play_freely_after_the_learner_leaves_the_script(people: People) -> None:
    ada = people()
    match = begin(ada)
    client = ada.open_table(match)
    script = lessons(GAME)["first"].script
    assert script[0] != "place k9"
    assert client.act("place k9")["type"] == "acted"
    while client.position["actor"] == 0:
        assert client.act("end" if client.position["view"]["step"] == "act" else client.first_legal())
    own = len(decisions(client))
    await_turn(client, own + 2)
    assert decisions(client)[own : own + 3] != list(script[8:11])
    fork = {"number": 1, "seats": [ME, {"who": "bot", "level": "level-2"}]}
    assert ada.post(f"/api/matches/{match}/fork", fork, 201)["lesson"] == ""


def test_the_luck_of_a_lesson_can_be_checked(guests: People) -> None:
    ada = guests()
    match = begin(ada)
    follow(ada.open_table(match), lessons(GAME)["first"].script[:6])
    record = astrarium.Record.parse(ada.record(match))
    record.seed = lessons(GAME)["first"].seed
    found = check(record)
    assert (found.fault, found.checked) == ("", 3)


def test_a_lesson_resumes_after_a_crash(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--rate", "1000")
    ada = Person(server.address)
    match = begin(ada)
    script = lessons(GAME)["first"].script
    follow(ada.open_table(match), script[:20])
    cookies = dict(ada.http.cookies)
    ada.close()
    server.kill()
    server = HostProcess(tmp_path / "data", "--rate", "1000")
    again = Person(server.address)
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    client = again.open_table(match)
    assert decisions(client)[:20] == list(script[:20])
    follow(client, script)
    again.close()
    server.stop()
