"""Drafts are tried and played: numbers, retries, refusals, resuming."""

import json
import threading
from collections.abc import Callable

import pytest

from tests.server.clients import BOT, ME, OPEN, SHARED, Chair, Json, Person

People = Callable[[], Person]


def table(person: Person) -> Chair:
    """Pass and play for two."""
    return person.sit(person.begin(ME, SHARED))


def complete(chair: Chair) -> list[str]:
    """A draft up to where luck or the other seat decides."""
    moves: list[str] = []
    answer: Json = {"complete": False, "position": chair.position}
    while not answer["complete"]:
        moves.append(answer["position"]["legal"][-1])
        answer = chair.attempt(*moves)
        assert answer["type"] == "tried"
    return moves


def test_a_new_match_waits_for_a_decision(people: People) -> None:
    ada = people()
    chair = table(ada)
    assert chair.position["actor"] in (0, 1)
    assert [entry["text"].split()[0] for entry in chair.log] == ["start", "draw"]
    assert chair.position["view"]["step"] == "place"
    assert chair.position["view"]["points"] == 10
    assert all(move.startswith("place ") for move in chair.position["legal"])


def test_trying_changes_nothing(people: People) -> None:
    ada = people()
    chair = table(ada)
    before = chair.ask("look", number=chair.number)["position"]
    tried = chair.attempt(chair.first_legal())
    assert tried["entries"][0]["number"] == chair.number + 1
    assert tried["position"]["number"] == chair.number
    assert tried["position"]["view"] != before["view"]
    assert not tried["complete"]
    assert chair.ask("look", number=chair.number)["position"] == before
    assert ada.about(match_of(chair))["number"] == chair.number


def match_of(chair: Chair) -> str:
    """The match of a socket."""
    return str(chair.hello(chair.number)["match"]["match"])


def test_a_draft_ends_where_luck_or_another_decides(people: People) -> None:
    chair = table(people())
    moves = complete(chair)
    refused = chair.attempt(*moves, "end")
    assert (refused["type"], refused["error"]) == ("refused", "draft-too-long")
    acted = chair.act(*moves)
    assert acted["type"] == "acted"
    assert acted["number"] > len(moves) + 2
    assert chair.number == acted["number"]


def test_an_undone_move_is_a_shorter_draft(people: People) -> None:
    chair = table(people())
    first = chair.attempt(chair.first_legal())
    move = first["position"]["legal"][0]
    chair.attempt(chair.first_legal(), move)
    assert chair.attempt(chair.first_legal())["position"] == first["position"]


def test_an_old_number_is_refused(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    one, two = ada.sit(match), ada.sit(match)
    move = two.first_legal()
    assert one.act(move)["type"] == "acted"
    refused = two.ask("act", number=two.number, moves=[move]) if two.number < one.number else {}
    assert refused.get("error") == "stale-draft"
    assert "moved on" in refused["text"]
    assert two.ask("try", number=one.number + 5, moves=[])["error"] == "stale-draft"


def test_of_two_who_act_at_once_one_is_refused(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    chairs = [ada.sit(match) for _ in range(6)]
    number, moves = chairs[0].number, chairs[0].position["legal"]
    answers: list[Json] = []

    def play(chair: Chair, move: str) -> None:
        answers.append(chair.ask("act", number=number, moves=[move]))

    threads = [
        threading.Thread(target=play, args=(chair, move)) for chair, move in zip(chairs, moves, strict=False)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["acted"] + ["refused"] * (len(threads) - 1)
    assert {answer.get("error") for answer in answers} == {None, "stale-draft"}
    assert ada.about(match)["number"] == number + 1


def test_a_retry_gets_the_first_answer(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    chair = ada.sit(match)
    message = json.dumps(
        {"type": "act", "id": "again", "number": chair.number, "moves": [chair.first_legal()]}
    )
    first = chair.send(message, "again")
    assert first["type"] == "acted"
    chair.close()
    chair = ada.sit(match)
    assert chair.send(message, "again") == first
    assert chair.act(chair.first_legal())["type"] == "acted"
    assert chair.send(message, "again") == first
    assert ada.about(match)["number"] == first["number"] + 1
    other = json.loads(message) | {"moves": ["end"]}
    assert chair.send(json.dumps(other), "again")["error"] == "used-id"


def test_a_client_goes_on_where_it_was(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    chair, second = ada.sit(match), ada.sit(match)
    chair.act(chair.first_legal())
    known = chair.log[:]
    chair.close()
    second.wait(lambda message: message["type"] == "moved")
    second.act(second.first_legal())
    back = ada.connect(match)
    back.log = known[:]
    welcome = back.hello(len(known))
    assert [entry["number"] for entry in welcome["entries"]] == [len(known) + 1]
    assert back.log == second.log
    assert back.position == second.position
    for number in range(len(known) + 2):
        fresh = ada.connect(match)
        fresh.log = second.log[:number]
        assert fresh.hello(number)["entries"] == second.log[number:]


def test_everybody_is_told(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, private=True)
    ben.post(f"/api/matches/{match}/join", {"invite": ada.about(match)["invite"]})
    chairs = [ada.sit(match), ben.sit(match), eve.sit(match)]
    mover = chairs[chairs[0].position["actor"]]
    moves = complete(mover)
    mover.act(*moves)
    for chair in chairs:
        while chair.number < mover.number:
            chair.next()
        assert chair.position == mover.position
        assert chair.log == mover.log


def test_only_the_seat_to_act_may(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN)
    ben.post(f"/api/matches/{match}/join", {"invite": ada.about(match)["invite"]})
    chairs = [ada.sit(match), ben.sit(match)]
    waiting = chairs[1 - chairs[0].position["actor"]]
    for chair in (waiting, eve.sit(match)):
        assert chair.act(chair.first_legal())["error"] == "not-your-seat"
        assert chair.ask("hint", number=chair.number, moves=[])["error"] == "not-your-seat"
    assert ada.about(match)["number"] == waiting.number


def test_an_illegal_move_names_the_clause(people: People) -> None:
    ada = people()
    chair = table(ada)
    refused = chair.act("end")
    assert refused["error"] == "illegal"
    assert refused["clause"].startswith("G-")
    why = chair.ask("why", number=chair.number, moves=[], action="end")
    assert (why["type"], why["clause"], why["text"]) == ("because", refused["clause"], refused["text"])
    legal = chair.ask("why", number=chair.number, moves=[], action=chair.first_legal())
    assert (legal["clause"], legal["text"]) == ("", "")
    assert chair.act("fly me")["error"] == "bad-notation"
    assert chair.ask("why", number=chair.number, moves=[], action="fly me")["error"] == "bad-notation"
    assert chair.act()["error"] == "empty-draft"


def test_every_position_of_the_past(people: People) -> None:
    ada = people()
    match = ada.begin(BOT, BOT)
    chair = ada.sit(match)
    seen = {chair.number: chair.position}
    while chair.position["actor"] != -2:
        message = chair.next()
        if message["type"] == "moved":
            seen[chair.number] = chair.position
    assert len(seen) > 150
    numbers = sorted(seen)
    for number in [*numbers[::17], numbers[-1]]:
        assert chair.ask("look", number=number)["position"] == seen[number]
    assert chair.ask("look", number=0)["position"]["actor"] == -1
    assert chair.ask("look", number=numbers[-1] + 1)["error"] == "no-event"
    assert chair.act("end")["error"] == "over"


def test_points_come_with_their_clause(people: People) -> None:
    ada = people()
    chair = ada.sit(ada.begin(BOT, BOT))
    while chair.position["actor"] != -2:
        chair.next()
    notes = [note for entry in chair.log for note in entry["notes"]]
    for seat, score in enumerate(chair.position["scores"]):
        assert sum(note["amount"] for note in notes if note["seat"] == seat) == score
    assert all(note["clause"].startswith("G-") for note in notes)


def test_chat_reaches_everybody_once(people: People) -> None:
    ada, eve = people(), people()
    match = ada.begin(ME, SHARED)
    chair, watcher = ada.sit(match), eve.sit(match)
    line = json.dumps({"type": "say", "id": "x", "text": "  good\tluck "})
    assert chair.send(line, "x") == {"type": "said", "id": "x"}
    assert chair.send(line, "x") == {"type": "said", "id": "x"}
    assert watcher.ask("say", text="hello")["type"] == "said"
    chat = chair.hello(chair.number)["chat"]
    assert [(entry["seat"], entry["text"]) for entry in chat] == [(0, "good luck"), (-1, "hello")]
    assert watcher.ask("say", text=" \n ")["error"] == "empty-line"


@pytest.mark.parametrize("game", ["globular-cluster", "pulsar2849"])
def test_a_hint_is_a_legal_move(people: People, game: str) -> None:
    ada = people()
    chair = ada.sit(ada.begin(ME, SHARED, game=game))
    hinted = chair.ask("hint", number=chair.number, moves=[])
    assert hinted["type"] == "hinted"
    assert hinted["move"] in chair.position["legal"]
    assert 1 <= hinted["share"] <= 100
