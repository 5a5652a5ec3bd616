"""Reasons of points: result and log name clauses and cards, with the figures of the match."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from astrarium.core.record import Record
from tests.e2e.matches import ME, RECORDS, continue_record, upload_record
from tests.e2e.visitor import PHONE, Visitor


def last_event(person: Visitor, game: str, name: str) -> Locator:
    """Open a record at its last event and return the table of the result."""
    match, number = upload_record(person, game, name)
    person.open(f"/m/{match}?at={number}").seated()
    person.button("Show the result").click()
    result = person.page.locator(".result")
    result.wait_for()
    return result


def numbers(row: Locator) -> list[int]:
    """Return the figures of a row."""
    return [int(cell.inner_text() or 0) for cell in row.locator("td.number").all()]


def test_the_sources_add_up_and_name_cards(visit: Callable[..., Visitor]) -> None:
    person = visit()
    table = last_event(person, "pulsar2849", "3-goal-counted").locator("table", has_text="P-END-")
    rows = [numbers(row) for row in table.locator("tbody tr:not(.card)").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == numbers(table.locator("tfoot tr"))
    assert "Points at the beginning" in table.inner_text()
    row = table.locator("tr.card", has_text="Visionary Plan")
    assert numbers(row) == [5, 0, 0]
    person.page.locator(".turn .fold").last.click()
    note = person.page.locator(".note", has_text="Visionary Plan")
    assert re.split(r"\s+", note.inner_text().strip()) == ["+5", "Visionary", "Plan"]
    note.get_by_role("button").click()
    person.page.locator(".rules", has_text="P-TECA-16").wait_for()


def test_a_scenario_explains_points_with_its_own_figures(visit: Callable[..., Visitor]) -> None:
    person = visit()
    table = last_event(person, "cosmic-pioneers", "4-draws-10").locator("table", has_text="C-SCORE-")
    row = table.locator("tr", has_text="C-SCORE-03")
    assert "1 victory point for each full 250 credits." in row.inner_text()
    assert numbers(table.locator("tr.card", has_text="Gold Rush")) == numbers(row)
    person.page.locator(".turn .fold").last.click()
    person.page.locator(".note [data-tip^=C-SCORE-03]").first.hover()
    person.page.locator("[role=tooltip]", has_text="each full 250 credits").wait_for()


def test_a_commander_names_its_player(visit: Callable[..., Visitor]) -> None:
    person = visit()
    last_event(person, "cosmic-pioneers", "4-draws-10")
    tips = "all => all.map(each => each.dataset.tip.split('\\n').find(line => line.startsWith('Chosen')))"
    said = person.page.locator("li .commander[data-tip]").evaluate_all(tips)
    assert said == [f"Chosen by {who}." for who in ("Vermilion", "Blue", "Green", "Yellow")]


def test_the_result_opens_over_the_log_of_a_phone(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    match, number = upload_record(person, "globular-cluster", "2")
    person.open(f"/m/{match}?at={number}").seated()
    person.button("Log").click()
    person.page.locator(".parts .gain").first.wait_for()
    person.button("More").click()
    person.button("Show the result").click()
    person.page.locator(".result").wait_for()


def test_help_depends_on_the_number_of_seats(visit: Callable[..., Visitor]) -> None:
    record = Record.parse((RECORDS / "pulsar2849" / "3.rec").read_text("utf-8"))
    draft = next(n for n, event in enumerate(record.events) if event.text.startswith("draft "))
    seats = [{"who": "shared", "name": name} for name in ("Ada", "Bea")]
    person = continue_record(visit(), "pulsar2849", "3", draft, [ME, *seats])
    person.button("Help").click()
    help_text = person.page.get_by_role("dialog")
    help_text.get_by_text("7 and 4 points at the end").wait_for()
    help_text.get_by_text("3 and 2 cubes in every production").wait_for()
