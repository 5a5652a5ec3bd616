"""Cosmic Pioneers in the browser: matches by mouse, tooltips, refusals, phones, axe."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from astrarium.games.cosmic_pioneers.components import tables
from astrarium.games.cosmic_pioneers.screen.view_seats import scenario_view
from tests.e2e.axe import check
from tests.e2e.matches import BOT, ME, continue_record, start_match, upload_record
from tests.e2e.test_learning import advance, learn, lesson_step
from tests.e2e.visitor import DESKTOP, GLOWS, PHONE, POLL_INTERVAL, Visitor

ATTACKED = 16  # the step of the first lesson after the fight
ROOT = Path(__file__).parents[2]
GAME = "cosmic-pioneers"
WORDS = ROOT / "web" / "src" / "games" / "cosmic-pioneers" / "locale" / "en.ftl"
MAX_CLICKS = 1500
NEAR_THE_END = 30  # events
TIP_DELAY = 1000  # milliseconds, longer than the delay of any tooltip


def fork(person: Visitor, record: str, number: int, seat: int) -> Visitor:
    """Fork `record` after event `number` and play `seat` against bots."""
    seats = [ME if place == seat else BOT for place in range(int(record[0]))]
    return continue_record(person, GAME, record, number, seats)


def test_a_whole_match_by_clicking(visit: Callable[..., Visitor]) -> None:
    person = start_match(visit(), GAME, [ME, BOT])
    rng = Random(12)
    clicks = 0
    while person.step(rng):
        clicks += 1
        assert clicks < MAX_CLICKS
    assert clicks > 60
    assert person.page.locator(".result tbody").first.locator("tr").count() == 2


def test_the_end_of_a_match_in_russian_on_a_phone(visit: Callable[..., Visitor]) -> None:
    person = fork(visit(language="ru-RU", size=PHONE, touch=True), "2-draws-9", -NEAR_THE_END, 0)
    rng = Random(5)
    while person.step(rng):
        assert person.page.locator("html").get_attribute("lang") == "ru"
    assert person.over()


def test_goods_on_board_and_on_the_planet_are_told_apart(visit: Callable[..., Visitor]) -> None:
    person = fork(visit(), "2-first-player-1", 181, 1)
    person.glow()
    for token, words in {
        "aboard-blue": " unloads a blue goods token",
        "blue": " loads a blue goods token",
    }.items():
        person.click(person.page.locator(f"[data-token={token}]"))
        person.page.locator(".planned", has_text=words).wait_for()
        person.button("Undo").click()
        person.page.locator(".planned").wait_for(state="detached")


# Prompts in a record with four seats: the number of events before, and the seat to act.
RIVALS = "4-rival-chosen"
COMMANDER, LEVEL, LAY, MOVE, FIGHT, REROLL, LOAD, UNLOAD = (
    (1, 1),
    (4, 1),
    (22, 0),
    (40, 3),
    (205, 3),
    (50, 0),
    (102, 0),
    (117, 3),
)
TIPS = {
    "[data-token=r1]": ["1 Ravan (r1)", "A red planet", "controls this planet"],
    "[data-token='1']": ["Slot 1", "green"],
    ".berth": ["Ship of", "Commander"],
    ".sector.planet g[data-tip*='Adventure']": ["1: an event card", "Of 6 faces"],
    "[data-token=weapons]": ["Weapons, level 2", "Added to the die", "Level 3"],
    ".mat .commander": ["Steady Aim", "Chooses which life forms"],
    ".bay": ["A free place in the hold."],
    ".order li": ["First player of this round."],
    ".track i": ["Round 1"],
    ".scenario": ["A controlled planet scores 3."],
    ".deck": ["Event deck"],
    ".players .line .points": ["Points if the game ended now"],
    ".players .line .hold": ["Hold"],
}


# Whether the tooltip covers its owner or what has to stay in sight.
COVERS = """() => {
    const tip = document.querySelector("[role=tooltip]").getBoundingClientRect();
    return [...document.querySelectorAll("[aria-describedby=tip], [data-uncovered]")]
        .map(each => each.getBoundingClientRect())
        .some(box => Math.min(tip.right, box.right) > Math.max(tip.left, box.left) + 1
            && Math.min(tip.bottom, box.bottom) > Math.max(tip.top, box.top) + 1);
}"""


def tip(person: Visitor) -> str:
    """Wait for the tooltip and return its text."""
    return person.page.locator("[role=tooltip]").inner_text()


def test_every_component_has_a_tooltip(visit: Callable[..., Visitor]) -> None:
    person = fork(visit(), RIVALS, *UNLOAD)
    for thing, words in TIPS.items():
        person.page.mouse.move(2, 2)
        person.page.locator("[role=tooltip]").wait_for(state="detached")
        person.page.locator(thing).first.hover()
        assert [word for word in words if word not in tip(person)] == [], tip(person)
        person.page.locator("[role=tooltip].placed").wait_for()
        assert not person.page.evaluate(COVERS), thing
    without_words = """() => [...document.querySelectorAll(".board [data-token]")]
        .filter(each => !each.dataset.tip || !(each.ariaLabel || each.textContent.trim())).length"""
    assert person.page.evaluate(without_words) == 0
    person.page.mouse.move(2, 2)
    person.page.locator("[data-token=r7]").focus()
    person.page.locator("[role=tooltip]", has_text="7 Harrow (r7)").wait_for()


def test_the_words_of_scenarios_equal_their_rules() -> None:
    said = WORDS.read_text("utf-8")
    for number, name in enumerate(tables.SCENARIOS.names):
        rules = scenario_view(number)["rules"]
        written = re.findall(rf"^rules-{name} =(.*(?:\n    .*)*)", said, re.M)[0].split("\n    ")
        assert not rules or [line.strip() for line in written if line.strip()] == rules, name


WHY_NOT = [
    (MOVE, "[data-token=r9]", "C-MOVE-01"),
    (MOVE, "[data-token=r0]", "C-NOTE-13"),
    (LAY, "[data-token=r0]", "C-SETUP-09"),
    (COMMANDER, "[data-token=r4]", "C-"),
    (LOAD, "[data-token='5']", "C-"),
    (UNLOAD, "[data-token=engines]", "C-"),
]


def test_a_click_on_an_illegal_target_names_the_clause(visit: Callable[..., Visitor]) -> None:
    person = visit()
    for prompt, target, clause in WHY_NOT:
        fork(person, RIVALS, *prompt).glow()
        person.page.locator(target).first.click()
        person.page.locator(".notice .clause", has_text=clause).wait_for()


PARTS = {COMMANDER: "Cards", LEVEL: "Ship", LAY: "Ring", MOVE: "Ring", UNLOAD: "Ship"}


def test_a_phone_shows_the_part_of_the_prompt(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    person.page.clock.install()
    for moment, part in PARTS.items():
        fork(person, RIVALS, *moment)
        person.page.locator("nav button[aria-pressed=true]", has_text=part).wait_for()
        person.glow()
        assert person.page.locator(f".board {GLOWS}").first.is_visible()
    person.page.locator(f".board {GLOWS}").first.tap()
    person.page.clock.fast_forward(TIP_DELAY)
    assert person.page.locator("[role=tooltip]").count() == 0


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_no_violations(visit: Callable[..., Visitor], theme: str) -> None:
    person = visit(theme=theme)
    for moment in (COMMANDER, FIGHT) if theme == "night" else (LAY, LOAD):
        fork(person, RIVALS, *moment).glow()
        check(person)
    person = visit(theme=theme, size=PHONE, touch=True)
    fork(person, RIVALS, *UNLOAD).glow()
    check(person)
    person.button("Cards").click()
    check(person)


FLIGHTS = """() => {
    window.flights = 0;
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node =>
        node.classList?.contains("flight") && (window.flights += 1)
    ))).observe(document, {childList: true, subtree: true});
}"""


def test_odds_and_the_adventure_are_shown_before_a_move_is_confirmed(visit: Callable[..., Visitor]) -> None:
    person = visit(motion=True)
    person.context.add_init_script(f"({FLIGHTS})()")
    fork(person, RIVALS, *MOVE).glow()
    person.page.locator("[data-token=r1]").hover()
    detail = person.page.locator(".detail")
    detail.locator("h2", has_text="Ravan").wait_for()
    assert detail.locator("li").count() == 6
    assert "1 in 6: crash" in detail.inner_text()
    person.page.locator("[data-token=r10]").hover()
    detail.get_by_text("% to win").wait_for()
    person.page.locator("[data-token=r10]").click()
    person.button("Confirm").wait_for()
    person.page.wait_for_function("() => window.flights > 0", polling=POLL_INTERVAL)
    fight = person.page.locator(".fight", has_text="Fight")
    assert "attacks" in fight.first.inner_text()
    assert fight.first.locator("svg rect.blank").count() == 2
    person.page.locator(".flight").wait_for(state="detached")


def test_the_board_as_text(visit: Callable[..., Visitor]) -> None:
    person = visit()
    match, _ = upload_record(person, GAME, RIVALS)
    person.open(f"/m/{match}?at=150").seated()
    person.button("Text").click()
    face = person.page.locator(".face")
    for words in ("0 Jumpgate (r0)", "On the slots:", "Commander Fraser", "Gold Rush", "Order of turns:"):
        face.get_by_text(words).first.wait_for()


def test_nothing_needs_scrolling_on_a_desktop(visit: Callable[..., Visitor]) -> None:
    person = visit(size=DESKTOP)
    for moment in (COMMANDER, LAY, REROLL, LOAD):
        fork(person, RIVALS, *moment).glow()
        hidden = """() => [...document.querySelectorAll(".middle, .players, .hud")]
            .filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.className)"""
        assert person.page.evaluate(hidden) == [], moment


def test_a_fight_is_shown_with_its_own_dice_or_not_at_all(visit: Callable[..., Visitor]) -> None:
    """At the pace `instant` all events of a turn arrive as one; the last die is that of the adventure."""
    person = visit(size=PHONE, touch=True).open()
    learn(person, "Cosmic Pioneers", ("Learn to play",))
    seen: list[int] = []
    while lesson_step(person) < ATTACKED:
        advance(person)
        person.page.locator(GLOWS).first.wait_for()
        seen.append(lesson_step(person))
    assert seen[-1] == ATTACKED
    person.page.get_by_text("4 against 1: Blue lies on its side").wait_for()
    assert [text for text in person.page.locator(".fight").all_inner_texts() if "Blue wins" in text] == []
