"""The page of a match: notifications, devices, leaving, rematches, zoom, tooltips, motion, sound, keys."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from astrarium.core.record import Record
from astrarium.server.live.drafts import Draft
from astrarium.server.live.presenter import presenter_of
from tests.e2e.axe import check
from tests.e2e.fit import faults
from tests.e2e.matches import BOT, ME, continue_record
from tests.e2e.test_replay import RECORD, at, open_record
from tests.e2e.visitor import GLOWS, PHONE, Visitor

MAX_CLICKS = 3000
CALM = 450  # milliseconds of pause after each event at the pace `calm`, without animation
PAUSES = """() => {
    window.pauses = [];
    const wait = window.setTimeout;
    window.setTimeout = (then, pause) => (window.pauses.push(pause), wait(then, pause));
}"""
# Presses the space bar as soon as the page plays back moves of others, and stores the number of events shown.
SKIP = """() => {
    window.skipped = null;
    const observer = new MutationObserver(() => {
        if (!document.querySelector(".ask")?.textContent.includes("is playing.")) return;
        observer.disconnect();
        window.pauses = [];
        window.skipped = Number(document.querySelector(".parts [data-events]").dataset.events);
        document.body.dispatchEvent(new KeyboardEvent("keydown", {key: " ", bubbles: true}));
    });
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
NOTIFICATIONS = """() => {
    window.notifications = [];
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, options) { window.notifications.push([title, options.body]); }
    };
}"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", {get: () => true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SOUNDS = """() => {
    window.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) { window.sounds += 1; return start.call(this, when); };
}"""
FLIGHTS = """() => {
    window.flights = [];
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
        node.className === "flying" && window.flights.push(node.textContent)
    ))).observe(document, {childList: true, subtree: true});
}"""


def invite(host: Visitor, guest: Visitor) -> None:
    """Create a match of `host` and `guest` by invitation."""
    host.open().card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    (link,) = host.begin_with_invitations()
    guest.open(link.removeprefix(host.address))
    guest.page.get_by_role("button", name="Take seat").click()
    guest.seated()


def play_on(person: Visitor, number: int) -> None:
    """Fork the record after event `number` on the page and play the seat to act."""
    open_record(person)
    replayed = person.match()
    person.page.get_by_role("slider").fill(str(number))
    at(person, number)
    person.button("Play on from here").click()
    person.button("Begin").click()
    person.page.wait_for_url(lambda url: replayed not in url)
    person.seated().glow()


def first_scoring(path: Path) -> tuple[int, int]:
    """Return the number and the points of the first `end` of a record that scores for its seat."""
    record = Record.parse(path.read_text("utf-8"))
    draft = Draft(presenter_of(record.game), record.start(), 0)
    draft.replay([(event.actor, event.text) for event in record.events])
    for entry in draft.entries:
        gained = sum(note.amount for note in entry.notes if note.seat == entry.actor)
        if entry.text == "end" and gained:
            return entry.number, gained
    raise AssertionError(path)


def view_box(person: Visitor) -> list[float]:
    """Return the visible part of the board: left, top, width, height."""
    box = person.page.locator(".plane svg").get_attribute("viewBox") or ""
    return [float(part) for part in box.split()]


def test_a_player_on_a_hidden_page_is_notified(visit: Callable[..., Visitor]) -> None:
    person, guest = visit(), visit()
    person.context.add_init_script(f"({NOTIFICATIONS})()")
    invite(person, guest)
    person.button("Menu").click()
    person.button("Tell me when it is my turn").click()
    person.page.get_by_text("You will be told").wait_for()
    person.page.keyboard.press("Escape")
    if person.page.title().startswith("●"):
        person.place_tile()
        person.send()
    guest.glow()
    person.page.evaluate(HIDE)
    assert person.page.evaluate("window.notifications") == []
    guest.place_tile()
    guest.send()
    person.glow()
    assert person.page.evaluate("window.notifications") == [["Globular Cluster", "It is your turn."]]


def test_a_seat_moves_to_another_device(visit: Callable[..., Visitor]) -> None:
    person, device = visit(), visit()
    person.play_now().glow()
    person.button("Menu").click()
    person.button("Move to another device").click()
    link = person.page.locator("dialog [data-link]").input_value()
    path = link.removeprefix(person.address)
    preview = visit().open(path)
    preview.button("Play on here").wait_for()  # a robot that only looks takes nothing
    person.open(path).page.get_by_text("You play on this device already").wait_for()
    person.page.get_by_role("link", name="To the table").click()
    person.seated().glow()
    device.open(path).page.locator("main", has_text="Globular Cluster").wait_for()
    check(device)
    assert faults(device) == []
    device.button("Play on here").click()
    device.seated().glow()
    assert device.match() == person.match()
    assert device.page.title().startswith("●")
    person.page.get_by_text("You are watching").wait_for()
    assert not person.page.title().startswith("●")
    preview.ignored_errors = ("Failed to load resource",)
    preview.button("Play on here").click()
    preview.page.get_by_role("alert").get_by_text("used already").wait_for()
    late = visit(size=PHONE, touch=True, language="ru-RU")
    late.ignored_errors = ("Failed to load resource",)
    late.open(path).page.get_by_role("alert").get_by_text("уже").wait_for()
    check(late)


def test_every_invitation_is_for_one_seat(visit: Callable[..., Visitor]) -> None:
    host, guest, late = visit(), visit(), visit()
    host.open().card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    host.page.locator(".chip", has_text="3").click()
    assert len(host.begin_with_invitations()) == 2
    host.button("Invite friends").click()
    links = host.page.locator("dialog [data-link]")
    first, second = (links.nth(place).input_value() for place in range(2))
    assert links.count() == 2
    expect(guest.open(first.removeprefix(host.address)).button("Take seat 2")).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.seated()
    host.page.locator("dialog [data-link]").nth(1).wait_for(state="detached")
    assert host.page.locator("dialog [data-link]").input_value() == second
    late.open(first.removeprefix(host.address)).page.get_by_text(
        "This invitation was used already"
    ).wait_for()
    late.button("Just watch").click()
    late.open(second.removeprefix(host.address)).button("Take seat 3").click()
    late.page.get_by_text("You are invited").wait_for(state="detached")
    host.page.locator("dialog [data-link]").wait_for(state="detached")


def test_a_bot_replaces_a_player_who_left(visit: Callable[..., Visitor]) -> None:
    person, guest = visit(), visit()
    invite(person, guest)
    guest.button("Menu").click()
    guest.button("Leave the match").click()
    guest.button("Stay").click()
    guest.button("Leave the match").click()
    guest.button("Leave now").click()
    guest.page.get_by_text("You are watching").wait_for()
    if person.page.title().startswith("●"):
        person.place_tile()
        person.send()
    person.page.get_by_text("Waiting for players: one seat is free.").wait_for()
    person.button("Let a bot play").click()
    person.page.locator(".players", has_text="bot, Casual player").wait_for()
    person.glow()
    assert person.page.title().startswith("●")


def test_a_rematch(visit: Callable[..., Visitor]) -> None:
    person = visit()
    events = len(Record.parse(RECORD.read_text("utf-8")).events)
    play_on(person, events - 1)
    first = person.match()
    person.send()
    person.button("Rematch").click()
    person.page.wait_for_url(lambda url: first not in url)
    person.seated().glow()
    second = person.match()
    person.open(f"/m/{first}")
    person.button("To the rematch").click()
    person.seated()
    assert person.match() == second


def test_the_board_is_zoomed_and_moved_by_keys(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    whole = view_box(person)
    person.page.locator(f".spot {GLOWS}").first.focus()
    person.page.keyboard.press("+")
    closer = view_box(person)
    assert closer[2] < whole[2]
    person.page.keyboard.press("Shift+ArrowRight")
    moved = view_box(person)
    assert moved[0] > closer[0]
    assert moved[1:] == closer[1:]
    person.page.keyboard.press("-")
    person.page.keyboard.press("0")
    assert view_box(person) == whole


def test_two_fingers_zoom(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True).play_now()
    person.glow()
    before = view_box(person)
    fingers = person.context.new_cdp_session(person.page)
    for kind, apart in [("touchStart", 30), ("touchMove", 60), ("touchMove", 90)]:
        points = [{"x": 190 + apart, "y": 300, "id": 1}, {"x": 190 - apart, "y": 300, "id": 2}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert view_box(person)[2] < before[2] / 2
    assert person.draft_length() == 0


def test_a_phone_starts_at_a_legible_zoom(visit: Callable[..., Visitor]) -> None:
    person = visit(size=(360, 740), touch=True)
    open_record(person)
    person.page.get_by_role("slider").fill("150")
    at(person, 150)
    size = """() => Math.min(...[...document.querySelectorAll(".plane text")].filter(text => text.textContent)
        .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
    assert person.page.evaluate(size) >= 11.9
    close = view_box(person)
    person.button("All of the board").click()
    assert view_box(person)[2] > close[2]
    person.button("All of the board").click()
    assert view_box(person) == close


def test_elements_have_tooltips(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    tip = person.page.locator("[role=tooltip]")
    person.page.locator("[data-token=m7]").hover()
    tip.get_by_text("All expeditions arrive here").wait_for()
    person.page.locator(f".spot {GLOWS}").first.focus()
    person.page.keyboard.press("Tab")
    tip.get_by_text("A tile may be laid here").wait_for()
    person.button("Hint").hover()
    tip.get_by_text("Key: H").wait_for()
    person.page.locator("[data-score='0']").first.hover()
    tip.get_by_text("has 0 points").wait_for()
    person.page.locator("[data-projected='0']").first.hover()
    tip.get_by_text("If the match ended now").wait_for()
    assert person.page.locator("[title]").count() == 0


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_points_are_previewed_and_animated(visit: Callable[..., Visitor], motion: bool) -> None:
    number, gained = first_scoring(RECORD)
    person = visit(motion=motion)
    person.context.add_init_script(f"({FLIGHTS})()")
    play_on(person, number - 1)
    end = person.page.locator("[data-move=end]")
    end.hover()
    person.page.locator("[data-soon]", has_text=f"+{gained}").wait_for()
    person.click(end)
    person.page.locator("[data-score] [aria-hidden]", has_text=str(gained)).first.wait_for()
    assert person.page.evaluate("window.flights") == ([f"+{gained}"] if motion else [])


def test_motion_can_be_turned_off_here(visit: Callable[..., Visitor]) -> None:
    number, _ = first_scoring(RECORD)
    person = visit(motion=True)
    person.context.add_init_script(f"({FLIGHTS})()")
    play_on(person, number - 1)
    person.button("Menu").click()
    person.page.get_by_label("Motion").uncheck()
    person.page.keyboard.press("Escape")
    still = "() => document.getAnimations().every(each => each.playState !== 'running')"
    person.page.wait_for_function(still)  # highlighted elements pulse while motion is on
    person.click(person.page.locator("[data-move=end]"))
    assert person.page.evaluate("window.flights") == []


def test_the_playback_of_other_moves_can_be_skipped(visit: Callable[..., Visitor]) -> None:
    person = visit(pace="calm")
    person.context.add_init_script(f"({PAUSES})()")
    person.play_now()
    log = person.page.locator(".parts [data-events]")
    person.place_tile()
    person.send()
    person.glow()
    assert CALM in person.page.evaluate("window.pauses")
    events = 0
    while events < 4:
        person.page.evaluate(SKIP)
        person.place_tile()
        person.send()
        person.glow()
        skipped = person.page.evaluate("window.skipped")
        events = 0 if skipped is None else int(log.get_attribute("data-events") or 0) - skipped
    assert person.page.evaluate("window.pauses").count(CALM) <= 1  # the pause of the event being shown


def test_sound_is_off_by_default(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.context.add_init_script(f"({SOUNDS})()")
    person.play_now().glow()
    person.place_tile()
    assert person.page.evaluate("window.sounds") == 0
    person.button("Menu").click()
    person.page.get_by_label("Sound").check()
    person.page.keyboard.press("Escape")
    before = person.page.evaluate("window.sounds")
    assert before > 0
    person.send()
    person.glow()
    assert person.page.evaluate("window.sounds") > before


@pytest.mark.parametrize("name", ["2-borders-shared-half", "2-value-limits-at-least"])
def test_the_end_of_a_match_with_other_options(visit: Callable[..., Visitor], name: str) -> None:
    person = continue_record(visit(), "globular-cluster", name, -20, [ME, BOT])
    rng, clicks = Random(11), 0
    while person.step(rng):
        clicks += 1
        assert clicks < MAX_CLICKS
    assert person.over()
    assert clicks > 3
