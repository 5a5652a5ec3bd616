"""Drafts over the socket: event numbers, retries, refusals, reconnecting."""

import json
import threading
from collections.abc import Callable

import pytest

from tests.server.clients import BOT, ME, OPEN, SHARED, Json, MatchClient, Person

People = Callable[[], Person]


def table(person: Person) -> MatchClient:
    """Create a pass-and-play match for two and connect to it."""
    return person.open_table(person.begin(ME, SHARED))


def complete(client: MatchClient) -> list[str]:
    """Return a draft up to where luck or the other seat decides."""
    moves: list[str] = []
    answer: Json = {"complete": False, "position": client.position}
    while not answer["complete"]:
        moves.append(answer["position"]["legal"][-1])
        answer = client.try_moves(*moves)
        assert answer["type"] == "tried"
    return moves


def test_a_new_match_waits_for_a_decision(people: People) -> None:
    ada = people()
    client = table(ada)
    assert client.position["actor"] in (0, 1)
    assert [entry["text"].split()[0] for entry in client.log] == ["start", "draw"]
    assert client.position["view"]["step"] == "place"
    assert client.position["view"]["points"] == 10
    assert all(move.startswith("place ") for move in client.position["legal"])


def test_try_changes_nothing(people: People) -> None:
    ada = people()
    client = table(ada)
    before = client.ask("look", number=client.number)["position"]
    tried = client.try_moves(client.first_legal())
    assert tried["entries"][0]["number"] == client.number + 1
    assert tried["position"]["number"] == client.number
    assert tried["position"]["view"] != before["view"]
    assert not tried["complete"]
    assert client.ask("look", number=client.number)["position"] == before
    assert ada.match_info(match_of(client))["number"] == client.number


def match_of(client: MatchClient) -> str:
    """Return the id of the match that a client is connected to."""
    return str(client.hello(client.number)["match"]["match"])


def test_a_draft_ends_where_luck_or_another_seat_decides(people: People) -> None:
    client = table(people())
    moves = complete(client)
    refused = client.try_moves(*moves, "end")
    assert (refused["type"], refused["error"]) == ("refused", "draft-too-long")
    acted = client.act(*moves)
    assert acted["type"] == "acted"
    assert acted["number"] > len(moves) + 2
    assert client.number == acted["number"]


def test_an_undone_move_is_a_shorter_draft(people: People) -> None:
    client = table(people())
    first = client.try_moves(client.first_legal())
    move = first["position"]["legal"][0]
    client.try_moves(client.first_legal(), move)
    assert client.try_moves(client.first_legal())["position"] == first["position"]


def test_an_old_number_is_refused(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    one, two = ada.open_table(match), ada.open_table(match)
    move = two.first_legal()
    assert one.act(move)["type"] == "acted"
    refused = two.ask("act", number=two.number, moves=[move]) if two.number < one.number else {}
    assert refused.get("error") == "stale-draft"
    assert "moved on" in refused["text"]
    assert two.ask("try", number=one.number + 5, moves=[])["error"] == "stale-draft"


def test_one_of_several_concurrent_acts_is_stored(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    clients = [ada.open_table(match) for _ in range(6)]
    number, moves = clients[0].number, clients[0].position["legal"]
    answers: list[Json] = []

    def play(client: MatchClient, move: str) -> None:
        answers.append(client.ask("act", number=number, moves=[move]))

    threads = [
        threading.Thread(target=play, args=(client, move))
        for client, move in zip(clients, moves, strict=False)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["acted"] + ["refused"] * (len(threads) - 1)
    assert {answer.get("error") for answer in answers} == {None, "stale-draft"}
    assert ada.match_info(match)["number"] == number + 1


def test_a_retry_gets_the_first_answer(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    message = json.dumps(
        {"type": "act", "id": "again", "number": client.number, "moves": [client.first_legal()]}
    )
    first = client.send(message, "again")
    assert first["type"] == "acted"
    client.close()
    client = ada.open_table(match)
    assert client.send(message, "again") == first
    assert client.act(client.first_legal())["type"] == "acted"
    assert client.send(message, "again") == first
    assert ada.match_info(match)["number"] == first["number"] + 1
    other = json.loads(message) | {"moves": ["end"]}
    assert client.send(json.dumps(other), "again")["error"] == "used-id"


def test_a_reconnecting_client_gets_only_the_missing_events(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    client, second = ada.open_table(match), ada.open_table(match)
    client.act(client.first_legal())
    known = client.log[:]
    client.close()
    second.wait_for(lambda message: message["type"] == "moved")
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


def test_a_move_is_broadcast_to_all_viewers(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, private=True)
    ben.join(ada, match)
    clients = [ada.open_table(match), ben.open_table(match), eve.open_table(match)]
    mover = clients[clients[0].position["actor"]]
    moves = complete(mover)
    mover.act(*moves)
    for client in clients:
        while client.number < mover.number:
            client.receive()
        assert client.position == mover.position
        assert client.log == mover.log


def test_only_the_seat_to_act_may_act_or_ask_for_a_hint(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    clients = [ada.open_table(match), ben.open_table(match)]
    waiting = clients[1 - clients[0].position["actor"]]
    for client in (waiting, eve.open_table(match)):
        assert client.act(client.first_legal())["error"] == "not-your-seat"
        assert client.ask("hint", number=client.number, moves=[])["error"] == "not-your-seat"
    assert ada.match_info(match)["number"] == waiting.number


def test_an_illegal_move_names_the_clause(people: People) -> None:
    ada = people()
    client = table(ada)
    refused = client.act("end")
    assert refused["error"] == "illegal"
    assert refused["clause"].startswith("G-")
    why = client.ask("why", number=client.number, moves=[], action="end")
    assert (why["type"], why["clause"], why["text"]) == ("because", refused["clause"], refused["text"])
    legal = client.ask("why", number=client.number, moves=[], action=client.first_legal())
    assert (legal["clause"], legal["text"], legal["facts"]) == ("", "", {})
    assert client.act("fly me")["error"] == "bad-notation"
    assert client.ask("why", number=client.number, moves=[], action="fly me")["error"] == "bad-notation"
    assert client.act()["error"] == "empty-draft"


def test_a_refusal_has_the_numbers_that_decide(people: People) -> None:
    client = table(people())
    moves, position = list[str](), client.position
    while position["view"]["step"] != "act":
        moves.append(position["legal"][0])
        position = client.ask("try", number=client.number, moves=moves)["position"]
    why = client.ask("why", number=client.number, moves=moves, action="improve m7")
    assert (why["clause"], why["facts"]) == ("G-INFRA-01", {})
    other = f"s{1 - position['actor']}"
    why = client.ask("why", number=client.number, moves=moves, action=f"trade {other} 4 n1")
    assert why["clause"] == "G-TRADE-06"
    assert why["facts"] == {"seat": other, "take": 4, "give": "n1", "theirs": 0}
    why = client.ask("why", number=client.number, moves=moves, action=moves[0])
    assert (why["clause"], why["facts"]) == ("G-TURN-02", {})


def test_look_returns_earlier_positions(people: People) -> None:
    ada = people()
    match = ada.begin(BOT, BOT)
    client = ada.open_table(match)
    seen = {client.number: client.position}
    while client.position["actor"] != -2:
        message = client.receive()
        if message["type"] == "moved":
            seen[client.number] = client.position
    assert len(seen) > 150
    numbers = sorted(seen)
    for number in [*numbers[::17], numbers[-1]]:
        assert client.ask("look", number=number)["position"] == seen[number]
    assert client.ask("look", number=0)["position"]["actor"] == -1
    assert client.ask("look", number=numbers[-1] + 1)["error"] == "no-event"
    assert client.act("end")["error"] == "over"


def test_points_come_with_their_clause(people: People) -> None:
    ada = people()
    client = ada.open_table(ada.begin(BOT, BOT))
    while client.position["actor"] != -2:
        client.receive()
    notes = [note for entry in client.log for note in entry["notes"]]
    for seat, score in enumerate(client.position["scores"]):
        assert sum(note["amount"] for note in notes if note["seat"] == seat) == score
    assert all(note["clause"].startswith("G-") for note in notes)


def test_entries_and_positions_have_projected_scores(people: People) -> None:
    ada = people()
    client = ada.open_table(ada.begin(BOT, BOT))
    differs = False
    while client.position["actor"] != -2:
        client.receive()
        assert client.position["projected"] == client.log[-1]["projected"]
        differs = differs or client.position["projected"] != client.position["scores"]
    assert differs
    assert client.position["projected"] == client.position["scores"]


def test_a_chat_line_is_stored_once(people: People) -> None:
    ada, eve = people(), people()
    match = ada.begin(ME, SHARED, private=True)
    client, watcher = ada.open_table(match), eve.open_table(match)
    line = json.dumps({"type": "say", "id": "x", "text": "  good\tluck "})
    assert client.send(line, "x") == {"type": "said", "id": "x"}
    assert client.send(line, "x") == {"type": "said", "id": "x"}
    assert watcher.ask("say", text="hello")["type"] == "said"
    chat = client.hello(client.number)["chat"]
    assert [(entry["seat"], entry["text"]) for entry in chat] == [(0, "good luck"), (-1, "hello")]
    assert watcher.ask("say", text=" \n ")["error"] == "empty-line"


@pytest.mark.parametrize("game", ["globular-cluster", "pulsar2849"])
def test_a_hint_is_a_legal_move(people: People, game: str) -> None:
    ada = people()
    client = ada.open_table(ada.begin(ME, SHARED, game=game, hints=True))
    hinted = client.ask("hint", number=client.number, moves=[])
    assert hinted["type"] == "hinted"
    assert hinted["move"] in client.position["legal"]
    assert 1 <= hinted["share"] <= 100


@pytest.mark.parametrize(
    ("seats", "asked", "allowed"),
    [
        ((ME, BOT), {}, True),
        ((ME, BOT), {"hints": False}, False),
        ((ME, SHARED), {}, False),
        ((ME, SHARED), {"hints": True}, True),
    ],
)
def test_hints_are_an_option_of_the_match(
    people: People, seats: tuple[Json, ...], asked: Json, allowed: bool
) -> None:
    ada = people()
    match = ada.begin(*seats, options={"first_player": "0"}, **asked)
    assert ada.match_info(match)["hints"] is allowed
    client = ada.open_table(match)
    answer = client.ask("hint", number=client.number, moves=[])
    assert answer["type"] == ("hinted" if allowed else "refused")
    assert allowed or answer["error"] == "hints-off"
