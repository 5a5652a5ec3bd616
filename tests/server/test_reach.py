"""Destinations over the socket: they can be played, and wrong questions change nothing."""

from collections.abc import Callable

import pytest

from tests.server.clients import ME, SHARED, Json, MatchClient, Person

People = Callable[[], Person]


def table(person: Person) -> MatchClient:
    """Create a pass-and-play match for two and connect to it."""
    return person.open_table(person.begin(ME, SHARED))


def acting(client: MatchClient) -> list[str]:
    """Return a draft that places the tile, so that pieces can move."""
    moves: list[str] = []
    position = client.position
    while position["view"]["step"] != "act":
        moves.append(position["legal"][0])
        position = client.try_moves(*moves)["position"]
    return moves


def reach(client: MatchClient, moves: list[str], *choice: str) -> Json:
    return client.ask("reach", number=client.number, moves=moves, choice=list(choice))


def test_a_way_can_be_played(people: People) -> None:
    client = table(people())
    moves = acting(client)
    found = reach(client, moves, "m7", "member", "leader")
    assert found["type"] == "reached"
    assert found["complete"]
    assert len(found["destinations"]) > 1
    for destination in found["destinations"]:
        (way,) = destination["ways"]
        tried = client.try_moves(*moves, *way["moves"])
        assert tried["position"]["view"]["points"] == way["amounts"]["left"]
        assert tried["position"]["view"]["board"][destination["place"]]["members"].count(1) == 1


@pytest.mark.parametrize(
    ("choice", "text"),
    [([], "is not a place"), (["m7", "queen"], "'queen' is not a piece"), (["k7", "leader"], "you have 0")],
)
def test_a_wrong_choice_is_refused(people: People, choice: list[str], text: str) -> None:
    client = table(people())
    refused = reach(client, acting(client), *choice)
    assert refused["error"] == "bad-choice"
    assert text in refused["text"]
    assert reach(client, acting(client), "m7", "member")["type"] == "reached"


def test_pieces_of_a_draft_without_a_decision_are_refused(people: People) -> None:
    client = table(people())
    assert reach(client, [*acting(client), "end"], "m7", "member")["error"] == "nothing-to-decide"
    assert reach(client, [], "m7", "member")["error"] == "bad-choice"
    assert client.ask("reach", number=client.number + 1, moves=[], choice=[])["error"] == "stale-draft"


def test_watchers_are_refused(people: People) -> None:
    host = people()
    match = host.begin(ME, SHARED)
    client = host.open_table(match)
    watcher = people().open_table(match)
    assert reach(watcher, acting(client), "m7", "member")["error"] == "not-your-seat"


def test_a_game_without_destinations_says_so(people: People) -> None:
    ada = people()
    client = ada.open_table(ada.begin(ME, SHARED, game="cosmic-pioneers"))
    refused = reach(client, [], "m7")
    assert (refused["error"], refused["text"]) == ("bad-choice", "cosmic-pioneers has no destinations")
