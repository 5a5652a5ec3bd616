"""Replay of a record: slider, steps, keys, links, forks, and the check of its luck."""

import json
from collections.abc import Callable
from pathlib import Path

from astrarium.core.record import Record
from astrarium.core.state import CHANCE
from tests.e2e.visitor import POLL_INTERVAL, Visitor
from tests.patience import PATIENCE
from tests.server.test_fairness import honest

SHOWN = "Number(document.querySelector('.board').dataset.number)"
RECORD = Path(__file__).parents[1] / "records" / "globular-cluster" / "2.rec"


def open_record(person: Visitor) -> None:
    """Upload the record through the start page and wait for its first position."""
    person.open()
    person.button("Open a record…").click()
    person.page.get_by_label("File").set_input_files(RECORD)
    person.button("Open").click()
    person.seated()


def at(person: Visitor, number: int) -> None:
    """Wait until the position after event `number` is shown."""
    person.page.get_by_text(f"Event {number} of ").wait_for()
    person.page.locator(f".board[data-number='{number}']").wait_for(state="attached")


def places(person: Visitor) -> list[str]:
    """Return the labels of all places of the board."""
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
    person.page.wait_for_function(f"() => {SHOWN} >= 3", polling=POLL_INTERVAL)
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


def test_the_text_view_follows_a_replay(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    person.button("Text").click()
    person.page.get_by_role("slider").fill("30")
    at(person, 30)
    person.page.locator(".face li", has_text="m7: Arrival tile").wait_for()


STEPS = 60
SCRUB = """async steps => {
    const slider = document.querySelector("input[type=range]");
    for (let step = 0; step <= steps; step += 1) {
        slider.value = String(Math.round(step * slider.max / steps));
        slider.dispatchEvent(new Event("input", {bubbles: true}));
        await new Promise(requestAnimationFrame);
    }
}"""
JUMP = """async number => {
    const slider = document.querySelector("input[type=range]");
    slider.value = String(number);
    slider.dispatchEvent(new Event("input", {bubbles: true}));
    await new Promise(requestAnimationFrame);
    return document.querySelector(".board").dataset.number;
}"""


def test_dragging_the_slider_ends_where_it_is_released(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    last = int(person.page.get_by_role("slider").get_attribute("max") or 0)
    person.page.evaluate(SCRUB, STEPS)
    at(person, last)
    person.page.wait_for_url(lambda url: url.endswith(f"?at={last}"))


def test_cached_positions_are_shown_within_a_frame(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    numbers = ["20", "60", "120"]
    for number in numbers:
        person.page.get_by_role("slider").fill(number)
        at(person, int(number))
    assert [person.page.evaluate(JUMP, number) for number in numbers] == numbers


def is_look(number: int) -> Callable[[str | bytes], bool]:
    """Return whether a message of the server is the position after `number` events."""

    def found(payload: str | bytes) -> bool:
        message = json.loads(payload)
        return bool(message["type"] == "looked" and message["position"]["number"] == number)

    return found


def test_the_next_position_is_prefetched(visit: Callable[..., Visitor]) -> None:
    person = visit()
    with person.page.expect_websocket() as opened:
        open_record(person)
    with opened.value.expect_event("framereceived", is_look(61), timeout=1000 * PATIENCE):
        person.page.get_by_role("slider").fill("60")
        at(person, 60)
    step = """async () => {
        document.querySelector("[aria-label='One event forward']").click();
        await new Promise(requestAnimationFrame);
        return document.querySelector(".board").dataset.number;
    }"""
    assert person.page.evaluate(step) == "61"


def test_the_result_of_a_record_links_to_its_events(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_record(person)
    person.button("Show the result").click()
    result = person.page.locator(".result")
    record = Record.parse(RECORD.read_text("utf-8"))
    chance_events = [number for number, event in enumerate(record.events, 1) if event.actor == CHANCE]
    rows = result.locator(".scroll tbody tr")
    rows.first.wait_for()
    assert rows.count() == len(chance_events)
    assert "1 in 2 (50 %)" in rows.first.inner_text()
    result.get_by_role("button", name="Decisions", exact=True).click()
    assert rows.count() == len(record.events) - len(chance_events)
    assert "possibilities" in rows.first.inner_text()
    number = int(rows.nth(7).get_by_role("button").inner_text())
    rows.nth(7).get_by_role("button").click()
    at(person, number)
    assert result.count() == 0


def test_the_luck_of_a_record_is_verified(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    genuine = honest()
    file = tmp_path / "evening.rec"
    file.write_text(genuine.text(), "utf-8")
    person = visit().open()
    person.button("Open a record…").click()
    person.page.get_by_label("File").set_input_files(file)
    person.page.locator("dialog .main:not([disabled])").wait_for()
    person.page.locator("dialog").get_by_role("link", name="Check the luck").click()
    person.page.get_by_role("heading", name="The luck is honest").wait_for()
    assert "fixed before the match began" in person.page.locator(".found li").first.inner_text()
    events = sum(event.actor == CHANCE for event in genuine.events)
    assert person.page.locator("tbody tr").count() == events

    number = next(number for number, event in enumerate(genuine.events, 1) if event.text.startswith("draw"))
    text = genuine.text().splitlines()
    line = text.index("---") + number
    assert text[line] == f"* {genuine.events[number - 1].text}"
    text[line] = "* draw green-4" if text[line] != "* draw green-4" else "* draw green-3"
    person.page.get_by_label("Text of the record").fill("\n".join(text))
    person.button("Check the luck").click()
    person.page.get_by_role("heading", name="The luck does not follow").wait_for()
    person.page.locator(".found li", has_text=f"Event {number} does not agree").wait_for()

    person.page.get_by_label("Text of the record").fill(genuine.text().replace(genuine.seed, "ab" * 32))
    person.button("Check the luck").click()
    person.page.locator(".found li", has_text="is not the one that was fixed").wait_for()


def test_a_record_that_cannot_be_checked_says_why(visit: Callable[..., Visitor]) -> None:
    person = visit().open("/verify")
    person.ignored_errors = ("Failed to load resource",)
    person.page.get_by_label("Text of the record").fill(RECORD.read_text("utf-8"))
    person.button("Check the luck").click()
    person.page.locator(".found li", has_text="there is nothing to check").wait_for()
    person.page.get_by_label("Text of the record").fill("no record")
    person.button("Check the luck").click()
    person.page.locator(".verdict", has_text="this is not a record").wait_for()
