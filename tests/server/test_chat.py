"""Who may chat at a match, and whose lines are hidden from a guest."""

from collections.abc import Callable
from pathlib import Path

from astrarium.server.config import Settings
from tests.server.clients import ME, OPEN, SHARED, Json, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host

People = Callable[[], Person]
UNKNOWN = "0" * 16


def allow(person: Person, match: str, allowed: bool, status: int = 200) -> Json:
    """Let spectators chat, or not."""
    return person.post(f"/api/matches/{match}/chat", {"spectators": allowed}, status)


def mute(person: Person, match: str, author: str, muted: bool = True, status: int = 200) -> Json:
    """Mute an author, or not."""
    return person.post(f"/api/matches/{match}/mute", {"author": author, "muted": muted}, status)


def test_strangers_chat_only_if_a_player_lets_them(people: People) -> None:
    ada, eve = people(), people()
    match = ada.begin(ME, SHARED)
    client, stranger = ada.open_table(match), eve.open_table(match)
    refused = stranger.ask("say", text="buy my wares")
    assert (refused["type"], refused["error"]) == ("refused", "chat-closed")
    assert client.hello()["chat"] == []
    assert allow(eve, match, True, 403)["error"] == "not-seated"
    assert allow(ada, match, True)["spectator_chat"] is True
    stranger.wait_for(lambda message: message["type"] == "changed" and message["match"]["spectator_chat"])
    assert stranger.ask("say", text="hello")["type"] == "said"
    assert client.wait_for(lambda message: message["type"] == "line")["text"] == "hello"
    allow(ada, match, False)
    assert stranger.ask("say", text="hello again")["error"] == "chat-closed"
    assert [line["text"] for line in client.hello()["chat"]] == ["hello"]


def test_the_spectators_of_a_private_match_are_invited(people: People) -> None:
    ada, eve = people(), people()
    match = ada.begin(ME, SHARED, private=True)
    assert ada.match_info(match)["spectator_chat"] is True
    assert eve.open_table(match).ask("say", text="hello")["type"] == "said"
    allow(ada, match, False)
    assert eve.open_table(match).ask("say", text="hello")["error"] == "chat-closed"


def test_a_player_mutes_a_guest_for_itself(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    allow(ada, match, True)
    for person in (ben, eve):
        assert person.open_table(match).ask("say", text="rude words")["type"] == "said"
    lines = ada.open_table(match).hello()["chat"]
    authors = [line["author"] for line in lines]
    assert len(set(authors)) == 2
    assert ada.match_info(match)["seats"][1]["author"] == authors[0]
    assert mute(ada, match, authors[0]) == {"authors": [authors[0]]}
    assert set(mute(ada, match, authors[1])["authors"]) == set(authors)
    assert set(ada.open_table(match).hello()["muted"]) == set(authors)
    assert ben.open_table(match).hello()["muted"] == []
    assert mute(ada, match, authors[0], muted=False) == {"authors": [authors[1]]}
    assert ada.open_table(match).hello()["muted"] == [authors[1]]


def test_only_guests_of_the_match_are_muted_and_only_by_its_players(people: People) -> None:
    ada, eve = people(), people()
    match, other = ada.begin(ME, SHARED), ada.begin(ME, SHARED)
    own = ada.match_info(match)["seats"][0]["author"]
    assert own != ada.match_info(other)["seats"][0]["author"]
    assert mute(eve, match, own, status=403)["error"] == "not-seated"
    for author in (UNKNOWN, own):
        assert mute(ada, match, author, status=404)["error"] == "unknown-author"
    assert mute(ada, match, "short", status=400)["error"] == "bad-message"


def test_who_is_muted_and_who_may_chat_survive_a_restart(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1, limits=GENEROUS)
    first = Host(settings)
    address = first.start()
    ada, eve = Person(address), Person(address)
    match = ada.begin(ME, SHARED)
    allow(ada, match, True)
    assert eve.open_table(match).ask("say", text="rude words")["type"] == "said"
    author = ada.open_table(match).hello()["chat"][0]["author"]
    mute(ada, match, author)
    cookies = ada.http.cookies
    for person in (ada, eve):
        person.close()
    first.stop()
    second = Host(settings)
    again = Person(second.start())
    again.http.cookies = cookies
    welcome = again.open_table(match).hello()
    assert welcome["muted"] == [author]
    assert welcome["chat"][0]["author"] == author
    assert welcome["match"]["spectator_chat"] is True
    again.close()
    second.stop()
