"""Replay of a record: slider, steps, keys, links, and playing on from there."""

from collections.abc import Callable
from pathlib import Path

from tests.e2e.visitor import Visitor

RECORD = Path(__file__).parents[1] / "records" / "globular-cluster" / "2.rec"


def open_record(person: Visitor) -> None:
    """From the start page to the first event."""
    person.open()
    person.button("Open a record…").click()
    person.page.get_by_label("File").set_input_files(RECORD)
    person.button("Open").click()
    person.seated()


def at(person: Visitor, number: int) -> None:
    """Wait until an event is shown."""
    person.page.get_by_text(f"Event {number} of ").wait_for()


def places(person: Visitor) -> list[str]:
    """All places of the board in words."""
    return [place.get_attribute("aria-label") or "" for place in person.page.locator("[data-token]").all()]


def test_a_record_can_be_watched(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    at(person, 0)
    person.button("One event forward").click()
    at(person, 1)
    person.page.locator("h1").click()
    person.page.keyboard.press("ArrowRight")
    at(person, 2)
    person.page.keyboard.press("End")
    last = int(person.page.get_by_role("slider").get_attribute("max") or 0)
    at(person, last)
    assert last > 100
    person.page.keyboard.press("Home")
    at(person, 0)
    person.button("Play").click()
    at(person, 3)
    person.button("Pause").click()


def test_a_link_leads_to_an_event(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    person.page.get_by_role("slider").fill("57")
    at(person, 57)
    assert person.page.url.endswith("?at=57")
    board = places(person)
    other = visit().open("/m/" + person.match() + "?at=57").seated()
    at(other, 57)
    assert places(other) == board


def test_playing_on_from_an_event(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    replayed = person.match()
    person.page.get_by_role("slider").fill("40")
    at(person, 40)
    person.button("Play on from here").click()
    person.button("Begin").click()
    person.page.wait_for_url(lambda url: replayed not in url)
    person.seated()
    assert person.glow()


def test_the_text_face_follows_a_replay(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    person.button("Text").click()
    person.page.get_by_role("slider").fill("30")
    at(person, 30)
    person.page.locator(".face li", has_text="m7: Arrival tile").wait_for()
