"""Around a match: seats, invitations, leaving, takeover by bots, rematch, fork, records, devices."""

from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium.bots.levels import level_table
from astrarium.core.record import Record
from astrarium.server.opponents.levels import find_bot
from tests.server.clients import BOT, GAME, ME, OPEN, SHARED, Json, MatchClient, Person

People = Callable[[], Person]
RECORD = Path(__file__).parents[1] / "records" / GAME / "3.rec"


def seats(info: Json) -> list[str]:
    """Return the occupants of the seats as short texts."""
    return [f"{seat['who']} {seat['name'] or seat['level']}".strip() for seat in info["seats"]]


def nearly_over(person: Person, *wishes: Json) -> str:
    """Create a match of three that ends with the next decision."""
    record = person.upload(RECORD.read_text())
    body = {"number": record["number"] - 1, "seats": list(wishes)}
    return str(person.post(f"/api/matches/{record['match']}/fork", body, 201)["match"])


def finish(client: MatchClient) -> None:
    """Play until the match is over."""
    while client.position["actor"] != -2:
        assert client.act("end" if "end" in client.first_legal() else client.first_legal())["type"] == "acted"


def test_the_catalogue(people: People) -> None:
    catalogue = people().get("/api/catalogue")
    assert [game["name"] for game in catalogue["games"]] == astrarium.games()
    game = next(game for game in catalogue["games"] if game["name"] == GAME)
    assert game["seats"] == [2, 3, 4]
    assert "en" in game["languages"]
    assert {kind["name"] for kind in game["kinds"] if kind["chance"]} == {"start", "draw", "roll"}
    for seats in ("2", "3", "4"):
        levels = game["levels"][seats]
        assert [level["level"] for level in levels] == [
            f"level-{number + 1}" for number in range(len(levels))
        ]
        assert len(levels) > 3
    assert game["characters"] == ["builder", "explorer", "raider"]


def test_a_bot_has_a_level_and_a_character(people: People) -> None:
    ada = people()
    wish = {"who": "bot", "level": "level-3", "character": "raider"}
    seats = ada.match_info(ada.begin(ME, wish, BOT))["seats"]
    assert [(seat["level"], seat["character"]) for seat in seats[1:]] == [
        ("level-3", "raider"),
        ("level-1", ""),
    ]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"level": "level-9"}, "there is no bot level 'level-9'; there are: level-1, "),
        ({"level": ""}, "there is no bot level ''"),
        ({"level": "level-2", "character": "pirate"}, "no character 'pirate'; there are: builder, "),
    ],
)
def test_unknown_levels_and_characters_are_refused(people: People, wish: Json, words: str) -> None:
    request = {"game": GAME, "seats": [ME, {"who": "bot", **wish}]}
    assert words in people().post("/api/matches", request, 400)["text"]


@pytest.mark.parametrize(
    ("old", "now"), [("beginner", "level-1"), ("easy", "level-3"), ("medium", "level-6"), ("hard", "level-8")]
)
def test_old_names_of_levels_are_the_nearest_of_today(
    people: People, monkeypatch: pytest.MonkeyPatch, old: str, now: str
) -> None:
    monkeypatch.setitem(level_table(astrarium.game(GAME)).bots, 2, [f"mcts:{count}" for count in range(1, 9)])
    ada = people()
    assert ada.match_info(ada.begin(ME, {"who": "bot", "level": old}))["seats"][1]["level"] == now
    assert find_bot(astrarium.game(GAME), 2, old) == now
    assert find_bot(astrarium.game(GAME), 2, "withdrawn") == "greedy"


def test_rules_and_words_of_a_game(people: People) -> None:
    ada = people()
    clauses = ada.get(f"/api/games/{GAME}/rules")["clauses"]
    assert len(clauses) > 100
    assert all(clause["text"] for clause in clauses)
    words = ada.http.get(f"/api/games/{GAME}/words/en.ftl")
    assert "do-place" in words.text
    assert words.headers["content-type"].startswith("text/plain")
    for path in (f"{GAME}/words/xx.ftl", "chess/rules", "chess/words/en.ftl"):
        assert ada.http.get(f"/api/games/{path}").status_code == 404


def test_a_guest_keeps_its_name(people: People) -> None:
    ada = people()
    assert len(ada.get("/api/me")["name"]) > 3
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    assert ada.post("/api/me", {"name": "  Ada\n Lovelace "})["name"] == "Ada Lovelace"
    assert ada.get("/api/me") == {"guest": ada.guest, "name": "Ada Lovelace"}
    changed = client.wait_for(lambda message: message["type"] == "changed")
    assert seats(changed["match"]) == ["person Ada Lovelace", "person Ben"]
    assert seats(ada.match_info(match)) == ["person Ada Lovelace", "person Ben"]
    assert seats(ada.get("/api/matches")["matches"][0]) == ["person Ada Lovelace", "person Ben"]
    ada.post("/api/me", {"name": "\x07"}, 400)


def test_the_info_of_a_new_match(people: People) -> None:
    ada = people()
    match = ada.begin(ME, BOT, OPEN, SHARED, options={"borders": "shared-half"})
    info = ada.match_info(match)
    assert info["options"] == {"borders": "shared-half", "value_limits": "exact", "first_player": "random"}
    assert [seat["who"] for seat in info["seats"]] == ["person", "bot", "open", "person"]
    assert [seat["mine"] for seat in info["seats"]] == [True, False, False, True]
    assert len(info["commitment"]) == 64
    assert info["seed"] == ""
    assert [len(invite) for invite in info["invites"]] == [0, 0, 12, 0]
    assert people().match_info(match)["invites"] == []


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "unknown"),
        ({"game": GAME, "seats": [ME]}, "bad-option"),
        ({"game": GAME, "seats": [ME] * 5}, "bad-option"),
        ({"game": GAME, "seats": [ME, {"who": "bot", "level": "godlike"}]}, "bad-option"),
        ({"game": GAME, "seats": [ME, {"who": "cat"}]}, "bad-message"),
        ({"game": GAME, "seats": [ME, BOT], "options": {"borders": "none"}}, "bad-option"),
        ({"game": GAME, "seats": [ME, BOT], "options": {"colour": "red"}}, "bad-option"),
        ({"game": GAME, "seats": [ME, BOT], "options": {"first_player": "2"}}, "bad-option"),
        ({"game": GAME, "seats": [ME, BOT], "extra": 1}, "bad-message"),
    ],
)
def test_invalid_match_requests_are_refused(people: People, body: Json, error: str) -> None:
    ada = people()
    response = ada.http.post("/api/matches", json=body)
    assert response.status_code in (400, 404)
    assert response.json()["error"] == error
    assert response.json()["text"]
    assert ada.get("/api/matches") == {"matches": []}


@pytest.mark.parametrize("game", astrarium.games())
def test_a_match_with_a_fixed_first_player(people: People, game: str) -> None:
    ada = people()
    match = ada.begin(ME, SHARED, SHARED, game=game, options={"first_player": "1"})
    client = ada.open_table(match)
    for _ in range(3):
        assert client.act(client.first_legal())["type"] == "acted"
    record = Record.parse(ada.http.get(f"/api/matches/{match}/record").text)
    assert record.options["first_player"] == "1"
    assert record.events[0].text.split()[0] not in ("start", "first", "order")
    record.replay()


def test_a_first_game_is_asked_for_by_its_name_alone(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED, game="pulsar2849", options={"first_game": "on"})
    assert ada.match_info(match)["options"]["hq"] == "off"
    Record.parse(ada.http.get(f"/api/matches/{match}/record").text).replay()


def test_joining_by_invitation(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, OPEN)
    client = ada.open_table(match)
    _, first, second = ada.match_info(match)["invites"]
    for wrong in ("wrong", ""):
        eve.post(f"/api/matches/{match}/join", {"invite": wrong}, 403)
    joined = ben.post(f"/api/matches/{match}/join", {"invite": second})
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert (
        client.wait_for(lambda message: message["type"] == "changed")["match"]["seats"][2]["who"] == "person"
    )
    assert ben.post(f"/api/matches/{match}/join", {"invite": first})["seats"] == joined["seats"]
    eve.post(f"/api/matches/{match}/join", {"invite": first})
    people().post(f"/api/matches/{match}/join", {"invite": first}, 403)
    assert ada.invitations(match) == []
    assert [found["match"] for found in ben.get("/api/matches")["matches"]] == [match]
    assert [found["match"] for found in people().get("/api/matches")["matches"]] == []


def test_connected_guests_are_shown(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    client = ada.open_table(match)
    assert [seat["here"] for seat in ada.match_info(match)["seats"]] == [True, False]
    other = ben.open_table(match)
    client.wait_for(lambda message: message == {"type": "present", "here": [0, 1], "watchers": 0})
    eve.open_table(match)
    client.wait_for(lambda message: message == {"type": "present", "here": [0, 1], "watchers": 1})
    assert ada.match_info(match)["watchers"] == 1
    other.close()
    client.wait_for(lambda message: message == {"type": "present", "here": [0], "watchers": 1})


def test_watching(people: People) -> None:
    ada, eve = people(), people()
    public, private = ada.begin(ME, BOT, private=False), ada.begin(ME, BOT, private=True)
    listed = [found["match"] for found in eve.get("/api/watch")["matches"]]
    assert public in listed
    assert private not in listed
    assert public not in [found["match"] for found in ada.get("/api/watch")["matches"]]
    client = eve.open_table(private)
    assert not any(seat["mine"] for seat in eve.match_info(private)["seats"])
    assert client.position["legal"]


def test_a_match_of_one_person_is_private_unless_the_person_says_otherwise(people: People) -> None:
    ada = people()
    solo, shared, invited = ada.begin(ME, BOT), ada.begin(ME, SHARED), ada.begin(ME, OPEN)
    assert [ada.match_info(match)["private"] for match in (solo, shared, invited)] == [True, False, False]
    assert solo not in [found["match"] for found in people().get("/api/watch")["matches"]]


def test_the_host_is_the_seat_of_the_guest_who_created_the_match(people: People) -> None:
    ada, ben = people(), people()
    match = ada.begin(BOT, ME, OPEN)
    assert ben.join(ada, match)["host"] == 1
    assert ada.post(f"/api/matches/{match}/leave")["host"] == -1
    assert ada.upload(ada.record(ada.begin(ME, SHARED)))["host"] == -1


def test_a_bot_takes_a_seat_when_all_seated_guests_vote_for_it(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, OPEN)
    for person in (ben, eve):
        person.join(ada, match)
    wish = {"seat": 2, "level": "level-1"}
    ada.post(f"/api/matches/{match}/takeover", wish, 409)
    assert eve.post(f"/api/matches/{match}/leave")["seats"][2]["who"] == "open"
    eve.post(f"/api/matches/{match}/leave", status=403)
    eve.post(f"/api/matches/{match}/takeover", wish, 403)
    assert eve.get("/api/matches") == {"matches": []}
    half = ada.post(f"/api/matches/{match}/takeover", wish)["seats"][2]
    assert (half["who"], half["wishes"]) == ("open", 1)
    taken = ben.post(f"/api/matches/{match}/takeover", wish)["seats"][2]
    assert (taken["who"], taken["level"], taken["wishes"]) == ("bot", "level-1", 0)
    client = ada.open_table(match)
    mine = {0: client, 1: ben.open_table(match)}
    for _ in range(80):
        while mine[0].position["actor"] == 2:
            mine[0].receive()
        while mine[1].number < mine[0].number:
            mine[1].receive()
        mover, other = mine[mine[0].position["actor"]], mine[1 - mine[0].position["actor"]]
        moves = mover.position["legal"]
        mover.act("end" if "end" in moves else moves[0])
        while other.number < mover.number:
            other.receive()
        if any(entry["actor"] == 2 for entry in client.log):
            return
    raise AssertionError("the bot never played")


def test_a_leaving_guest_does_not_block_a_takeover(people: People) -> None:
    ada, ben = people(), people()
    match = ada.begin(ME, OPEN, OPEN)
    ben.join(ada, match, 1)
    ada.post(f"/api/matches/{match}/takeover", {"seat": 2, "level": "level-2"})
    ben.post(f"/api/matches/{match}/leave")
    assert seats(ada.match_info(match))[1:] == ["open", "bot level-2"]


def test_a_rematch_is_one_match_for_all(people: People) -> None:
    ada, ben = people(), people()
    match = nearly_over(ada, ME, SHARED, OPEN)
    ben.join(ada, match)
    clients = [ada.open_table(match), ben.open_table(match)]
    ada.post(f"/api/matches/{match}/rematch", status=409)
    finish(clients[0] if clients[0].position["actor"] < 2 else clients[1])
    changed = clients[0].wait_for(lambda message: message["type"] == "changed" and message["match"]["over"])
    assert len(changed["match"]["seed"]) == 64
    again = ben.post(f"/api/matches/{match}/rematch")
    assert ada.post(f"/api/matches/{match}/rematch")["match"] == again["match"]
    assert seats(again) == seats(changed["match"])
    assert again["number"] < 5
    assert again["commitment"] != changed["match"]["commitment"]
    assert ada.match_info(match)["rematch"] == again["match"]
    clients[0].wait_for(lambda message: message["type"] == "changed" and bool(message["match"]["rematch"]))
    people().post(f"/api/matches/{match}/rematch", status=403)
    ada.post(f"/api/matches/{match}/leave", status=409)


def test_a_downloaded_record_can_be_uploaded(people: People) -> None:
    ada, eve = people(), people()
    match = nearly_over(ada, ME, SHARED, BOT)
    before = ada.record(match)
    assert "\nseed " not in before
    assert f"\ncommitment {ada.match_info(match)['commitment']}\n" in before
    client = ada.open_table(match)
    if client.position["actor"] < 2:
        finish(client)
    while client.position["actor"] != -2:
        client.receive()
    text = eve.record(match)
    record = astrarium.Record.parse(text)
    assert record.replay().scores() == client.position["scores"]
    assert record.seed == ada.match_info(match)["seed"]
    opened = eve.upload(text)
    assert opened["replay"]
    assert not opened["my_turn"]
    assert eve.record(opened["match"]) == text
    assert [found["match"] for found in eve.get("/api/matches")["matches"]] == [opened["match"]]
    replay = eve.open_table(opened["match"])
    assert replay.log == client.log
    assert replay.act("end")["error"] == "replay"
    eve.post(f"/api/matches/{opened['match']}/leave", status=403)


@pytest.mark.parametrize(
    "text", ["", "game chess\n---\n", RECORD.read_text().replace("0 end", "1 end", 1), "\ud7ff" * 50]
)
def test_a_broken_record_is_refused(people: People, text: str) -> None:
    ada = people()
    assert ada.upload(text, 400)["error"] == "bad-record"
    assert ada.get("/api/matches") == {"matches": []}


def test_a_fork_begins_in_the_middle(people: People) -> None:
    ada, eve = people(), people()
    record = ada.upload(RECORD.read_text())
    old = ada.open_table(record["match"])
    fork = f"/api/matches/{record['match']}/fork"
    wishes = [ME, SHARED, {"who": "shared", "name": "Cy"}]
    made = eve.post(fork, {"number": 40, "seats": wishes}, 201)
    assert made["commitment"].endswith(" after 40")
    assert not made["private"]
    assert eve.post(fork, {"number": 40, "seats": [ME, BOT, BOT]}, 201)["private"]
    client = eve.open_table(made["match"])
    assert client.log[:40] == old.log[:40]
    assert client.number >= 40
    assert client.act(client.first_legal())["type"] == "acted"
    eve.post(fork, {"number": 100_000, "seats": wishes}, 404)
    eve.post(fork, {"number": 40, "seats": wishes[:2]}, 400)
    eve.post(fork, {"number": old.number, "seats": wishes}, 409)


def test_seats_move_to_another_device(people: People) -> None:
    ada, phone, late = people(), people(), people()
    match = ada.begin(ME, SHARED)
    people().post(f"/api/matches/{match}/device", status=403)
    path = ada.post(f"/api/matches/{match}/device")["path"]
    link = path.replace("/d/", "/api/links/")
    found = phone.get(link)
    assert (found["match"]["match"], found["seats"]) == (match, [0, 1])
    assert phone.post(link)["match"] == match
    assert late.post(link, status=404)["error"] == "unknown-link"
    assert late.http.get(link).json()["error"] == "unknown-link"
    assert [seat["mine"] for seat in phone.match_info(match)["seats"]] == [True, True]
    assert [seat["mine"] for seat in ada.match_info(match)["seats"]] == [False, False]
    client, old = phone.open_table(match), ada.open_table(match)
    assert old.act(old.first_legal())["error"] == "not-your-seat"
    assert client.act(client.first_legal())["type"] == "acted"


def test_an_unknown_match(people: People) -> None:
    ada = people()
    for path in ("", "/record"):
        response = ada.http.get(f"/api/matches/nowhere{path}")
        assert (response.status_code, response.json()["error"]) == (404, "unknown-match")
    bodies: dict[str, Json | None] = {
        "join": {"invite": "x"},
        "leave": None,
        "takeover": {"seat": 0, "level": "level-2"},
        "rematch": None,
        "fork": {"number": 0, "seats": [ME, BOT]},
        "device": None,
    }
    for path, body in bodies.items():
        assert ada.post(f"/api/matches/nowhere/{path}", body, 404)["error"] == "unknown-match"


def test_looking_at_a_device_link_does_not_take_the_seat(people: People) -> None:
    ada, robot, phone = people(), people(), people()
    match = ada.begin(ME, SHARED)
    path = ada.post(f"/api/matches/{match}/device")["path"]
    link = path.replace("/d/", "/api/links/")
    for accept in ("text/html", "*/*"):
        for method in ("GET", "HEAD", "OPTIONS"):
            for address in (path, link):
                robot.http.request(method, address, headers={"Accept": accept})
    assert robot.http.get(path).headers["content-type"].startswith("text/html")
    assert [seat["mine"] for seat in ada.match_info(match)["seats"]] == [True, True]
    assert robot.http.post(link, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert [seat["mine"] for seat in phone.post(link)["seats"]] == [True, True]


def test_a_device_link_of_a_seat_that_was_left(people: People) -> None:
    ada, phone = people(), people()
    match = ada.begin(ME, OPEN)
    link = ada.post(f"/api/matches/{match}/device")["path"].replace("/d/", "/api/links/")
    ada.post(f"/api/matches/{match}/leave")
    assert phone.post(link, status=404)["error"] == "unknown-link"
    assert phone.http.get(link).json()["error"] == "unknown-link"
