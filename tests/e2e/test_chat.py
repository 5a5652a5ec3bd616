"""Chat: strangers read until a player lets them write, and a player mutes whom it does not want to read."""

import json
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.matches import BOT, ME, ask, start_match
from tests.e2e.visitor import PHONE, Visitor

CLOSED = "Only the players chat here."
RUDE = "rude words"


def open_chat(person: Visitor) -> Locator:
    """Open the chat and return the list of its lines."""
    person.button("Chat").click()
    return person.page.get_by_role("list", name="Chat")


def say(person: Visitor, text: str) -> None:
    """Write a line of chat and wait until it is shown."""
    person.page.get_by_placeholder("Message").fill(text)
    person.button("Send").click()
    person.page.get_by_role("list", name="Chat").get_by_text(text).wait_for()


def test_a_player_opens_the_chat_and_mutes_a_spectator(visit: Callable[..., Visitor]) -> None:
    player = visit().open()
    wish = {"game": "globular-cluster", "seats": [ME, BOT], "private": False}
    match = ask(player, "matches", json.dumps(wish))["match"]
    lines = open_chat(player.open(f"/m/{match}").seated())
    spectator = visit(size=PHONE, touch=True).open(f"/m/{player.match()}").seated()
    seen = open_chat(spectator)
    spectator.page.get_by_text(CLOSED).wait_for()
    assert spectator.page.get_by_placeholder("Message").count() == 0

    player.page.get_by_label("Spectators may chat").check()
    spectator.page.get_by_text(CLOSED).wait_for(state="detached")
    say(spectator, RUDE)
    lines.get_by_text(RUDE).wait_for()
    player.page.get_by_role("button", name="Hide the name and lines of").click()
    lines.get_by_text("A muted guest").wait_for()
    assert lines.get_by_text(RUDE).count() == 0
    assert seen.get_by_text(RUDE).count() == 1

    player.page.reload()
    player.seated()
    lines = open_chat(player)
    lines.get_by_text("A muted guest").wait_for()
    assert lines.get_by_text(RUDE).count() == 0
    player.button("Show again").click()
    lines.get_by_text(RUDE).wait_for()

    player.button("Log").click()
    say(spectator, "kind words")
    player.page.locator("[data-unread='1']").wait_for()
    player.page.get_by_role("button", name="Chat 1 unread message").click()
    player.page.locator("[data-unread]").wait_for(state="detached")


def test_unread_messages_are_in_sight_beside_many_tabs(visit: Callable[..., Visitor]) -> None:
    player = start_match(visit(size=PHONE, touch=True), "pulsar2849", [ME, BOT])
    spectator = visit().open(f"/m/{player.match()}").seated()
    open_chat(spectator)
    say(spectator, "kind words")
    expect(player.page.locator("[data-unread='1']")).to_be_in_viewport(ratio=1)
