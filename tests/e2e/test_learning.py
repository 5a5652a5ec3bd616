"""Lessons to the end of their scripts, help and summaries of the rules, in all languages."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import check
from tests.e2e.visitor import DESKTOP, GLOWS, PHONE, Visitor

LESSON = ".lesson"
MAX_CLICKS = 120
CUT_TOOLS = """() => [...document.querySelectorAll(".tools .button")]
    .filter(each => each.getBoundingClientRect().right > innerWidth).map(each => each.ariaLabel)"""
WORDS = {
    "en-GB": ("Learn to play", "Show me", "Play on freely", "Rules in short", "Help", "Close"),
    "fr-FR": ("Apprendre à jouer", "Montrer", "Jouer librement", "Règles en bref", "Aide", "Fermer"),
    "ru-RU": ("Научиться играть", "Показать", "Играть свободно", "Правила кратко", "Помощь", "Закрыть"),
}


def learn(person: Visitor, game: str, words: tuple[str, ...]) -> None:
    """Open the lesson of `game` from the start page."""
    person.open().card(game).get_by_role("button", name=words[0], exact=True).click()
    person.page.locator(f"{LESSON} {GLOWS}").wait_for()


def lesson_step(person: Visitor) -> int:
    """Return the number of the current step of the lesson."""
    return int(person.page.locator(LESSON).get_attribute("data-lesson") or 0)


def advance(person: Visitor, show: str = "") -> None:
    """Continue or confirm; otherwise click the button `show`, or without it the highlighted element."""
    page = person.page
    ready = page.locator(f"{LESSON} {GLOWS}, .plan {GLOWS}")
    if ready.count():
        ready.first.click()
    elif show:
        person.click(page.locator(LESSON).get_by_role("button", name=show, exact=True))
    else:
        person.click(page.locator(GLOWS).first)


def finish(person: Visitor, show: str = "") -> list[int]:
    """Play to the last step of the lesson and return the numbers of all steps."""
    last = person.page.locator(f"{LESSON} .main:not([data-glows])")
    seen: list[int] = []
    for _ in range(MAX_CLICKS):
        person.page.locator(f"{GLOWS}, {LESSON} .main:not([data-glows])").first.wait_for()
        if lesson_step(person) not in seen:
            seen.append(lesson_step(person))
            assert person.page.evaluate(CUT_TOOLS) == []
        if last.count():
            break
        advance(person, show)
    return seen


CASES = [
    ("Globular Cluster", "fr-FR", DESKTOP, False),
    ("Pulsar 2849", "en-GB", DESKTOP, True),
    ("Cosmic Pioneers", "ru-RU", PHONE, True),
]


def check_end(person: Visitor, seen: list[int]) -> None:
    """Check that all steps of a lesson were `seen`, and its last text."""
    count = int(person.page.locator(f"{LESSON} progress").get_attribute("max") or 0)
    assert seen == list(range(1, count + 1))
    check(person)


def play_on(person: Visitor, words: tuple[str, ...]) -> None:
    """Leave the last text; the match continues."""
    person.button(words[2]).click()
    person.page.locator(LESSON).wait_for(state="detached")
    assert person.glow()


@pytest.mark.parametrize(("game", "language", "size", "show"), CASES, ids=[case[0] for case in CASES])
def test_a_lesson_to_the_end_of_its_script(
    visit: Callable[..., Visitor], game: str, language: str, size: tuple[int, int], show: bool
) -> None:
    words = WORDS[language]
    person = visit(language=language, size=size, touch=size == PHONE, theme="day" if show else "night")
    learn(person, game, words)
    check_end(person, finish(person, words[1] if show else ""))
    play_on(person, words)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_second_lesson_of_globular_cluster(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    """On a phone every choice is in sight, for this person cannot zoom: the button has a French name."""
    words = WORDS["fr-FR"]
    person = visit(language="fr-FR", size=size, touch=size == PHONE).open()
    title = "Échanger, coloniser, compter"
    person.card("Globular Cluster").get_by_role("button", name=f"Leçon 2 : {title} (10 min)").click()
    person.page.locator(f"{LESSON} {GLOWS}").wait_for()
    check_end(person, finish(person))
    assert person.page.locator(LESSON).get_by_role("button").all_inner_texts() == [words[2], words[3]]
    assert person.page.locator(".ask [role=status]").count() == 0  # the last text stands alone
    play_on(person, words)
    person.page.locator(".ask [role=status]").wait_for()


def test_a_lesson_leads_to_the_next(visit: Callable[..., Visitor]) -> None:
    person = visit()
    learn(person, "Globular Cluster", WORDS["en-GB"])
    finish(person, "Show me")
    person.button("Next lesson: Exchange, settle, score").click()
    lesson = person.page.locator(f"{LESSON}[data-lesson='1']")
    lesson.get_by_role("heading", name="Exchange, settle, score").wait_for()
    lesson.get_by_text("Your expedition has gone on").wait_for()


def test_a_lesson_names_the_expected_move_and_can_be_left(visit: Callable[..., Visitor]) -> None:
    person = visit()
    learn(person, "Globular Cluster", WORDS["en-GB"])
    advance(person)
    person.page.locator(f"{LESSON}[data-lesson='2']").wait_for()
    assert len(person.glow()) == 1
    person.page.locator(".board [data-token=l8]").first.click()
    person.page.get_by_role("alert").get_by_text("The lesson asks for something else now").wait_for()
    person.page.reload()
    person.page.locator(f"{LESSON}[data-lesson='2']").wait_for()
    person.button("Leave the lesson").click()
    assert len(person.glow()) > 1


def test_the_rule_book_and_its_clauses_lead_to_each_other(visit: Callable[..., Visitor]) -> None:
    person = visit(language="fr-FR", size=PHONE, touch=True).open()
    person.card("Globular Cluster").get_by_role("link", name="Livre de règles").click()
    contents = person.page.get_by_role("navigation", name="Sommaire").get_by_role("button")
    contents.nth(4).click()
    chapter = person.page.locator("[data-chapter='5']")
    chapter.locator("figure svg text", has_text="4").wait_for()  # the dearest border
    check(person)
    chapter.get_by_role("button", name="Règle G-GEO-07").click()
    person.page.locator("dl .wanted dt", has_text="G-GEO-07").wait_for()
    check(person)
    person.page.locator("dl .chapter").click()
    chapter.get_by_role("button", name="Se déplacer et se téléporter").click()
    person.page.locator("[data-chapter='6'] .clauses").last.wait_for()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_help_and_summary(visit: Callable[..., Visitor], theme: str) -> None:
    language = "fr-FR" if theme == "day" else "ru-RU"
    *_, summary, aid, close = WORDS[language]
    person = visit(theme=theme, language=language).open()
    person.card("Globular Cluster").get_by_role("button", name=summary, exact=True).click()
    sheet = person.page.locator("dialog .summary")
    sheet.locator("section").nth(5).wait_for()
    check(person)
    person.page.keyboard.press("Escape")
    person.card("Globular Cluster").locator(".now .main").click()
    person.seated().glow()
    person.button(aid).click()
    help_sheet = person.page.get_by_role("dialog", name=aid)
    help_sheet.locator("h3").wait_for()
    check(person)
    help_sheet.get_by_role("button", name=summary, exact=True).click()
    sheet.locator("section").nth(5).wait_for()
    person.page.locator("dialog:has(> .sheet > .summary)").get_by_role("button", name=close).click()
    sheet.wait_for(state="detached")
    help_sheet.get_by_role("button", name=close).click()
    help_sheet.wait_for(state="detached")
