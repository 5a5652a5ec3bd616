"""Planning a turn: undo up to the last chance event, refusals with their rule, hints, typed moves."""

from collections.abc import Callable

import pytest

from tests.e2e.matches import ME, continue_record
from tests.e2e.visitor import GLOWS, Visitor


def log(person: Visitor) -> str:
    """Return the text of the log."""
    return person.page.locator(".parts ol").first.inner_text()


def test_undo_is_refused_after_a_chance_event(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    before = log(person)
    person.place_tile()
    assert "planned" in log(person)
    while person.draft_length():
        person.page.keyboard.press("z")
        person.page.locator(".ask[data-busy=false]").wait_for()
    assert log(person) == before

    person.page.locator(f".place {GLOWS}, .spot {GLOWS}").first.wait_for()
    person.place_tile()
    person.send()
    person.glow()
    person.page.keyboard.press("z")
    person.page.get_by_text("Luck has been shown").wait_for()
    assert person.draft_length() == 0


def test_start_over_discards_the_plan(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    prompt = person.prompt
    person.place_tile()
    person.button("Start over").click()
    person.wait_for_prompt(prompt)
    assert person.draft_length() == 0


def test_a_click_on_an_illegal_target_names_the_rule(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    person.page.locator("[data-token=m7]").first.click(position={"x": 60, "y": 25})
    notice = person.page.locator(".notice")
    notice.get_by_role("button").wait_for()
    clause = notice.get_by_role("button").inner_text().removeprefix("Rule ")
    notice.get_by_role("button").click()
    person.page.locator(".rules dt", has_text=clause).first.wait_for()


def test_a_hint_can_be_followed(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    person.button("Hint").click()
    person.page.get_by_text("The bot would choose").wait_for()
    person.click(person.button("Do that"))
    assert person.draft_length() == 1


def test_moves_can_be_typed(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    person.button("Text").click()
    field = person.page.get_by_label("Type a move")
    field.fill("move member m7 l6")
    field.press("Enter")
    person.page.locator(".face .notice", has_text="G-TURN-02").wait_for()
    move = person.page.locator(".face li code").first.inner_text()
    field.fill(move)
    field.press("Enter")
    person.page.locator(".ask[data-draft='1']").wait_for()


def test_moves_can_be_typed_for_several_seats_of_one_name(visit: Callable[..., Visitor]) -> None:
    person = visit()
    continue_record(person, "pulsar2849", "2", 30, [ME, ME])
    person.button("Text").click()
    person.page.get_by_label("Type a move").wait_for()


def test_chat_reaches_the_table(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.button("Chat").click()
    person.page.get_by_label("Message").fill("A fine evening for stars.")
    person.button("Send").click()
    person.page.locator(".parts li", has_text="A fine evening for stars.").wait_for()


def test_an_illegal_action_names_the_rule(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    person.place_tile()
    person.button("Warp").click()
    person.page.locator(".notice", has_text="Rule G-").wait_for()


def test_a_plan_survives_a_reload(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    person.place_tile()
    planned = person.draft_length()
    person.page.reload()
    person.page.locator(f".ask[data-draft='{planned}']").wait_for()


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_refusal_is_in_the_language_of_the_page(visit: Callable[..., Visitor], language: str) -> None:
    person = visit(language=language).open()
    person.card("Globular Cluster").locator(".now .main").click()
    person.seated().glow()
    person.page.locator("[data-token=m7]").first.click(position={"x": 60, "y": 25})
    notice = person.page.locator(".notice")
    notice.wait_for()
    clause = notice.get_by_role("button").inner_text().split()[-1]
    rules = person.page.request.get(f"{person.address}/api/games/globular-cluster/rules/{language}").json()
    texts = {each["id"]: each["text"] for each in rules["clauses"]}
    assert notice.locator(".reason").inner_text().replace("\u00a0", " ") == texts[clause]
    person.page.locator("nav.tabs button").nth(1).click()
    person.page.locator(".rules .switch button").nth(1).click()
    person.page.locator(f".rules dd[lang={rules['language']}]").first.wait_for()
