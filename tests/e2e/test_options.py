"""Options of the rules: choosing them on the start page, and the prompts they add."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from astrarium.core.record import Record
from tests.e2e.axe import check
from tests.e2e.matches import ME, RECORDS, continue_record
from tests.e2e.visitor import PHONE, Visitor

PULSAR, COSMIC = "pulsar2849", "cosmic-pioneers"


def new_match(person: Visitor, game: str) -> Locator:
    """Open the dialog for a pass-and-play match and return it."""
    person.open().card(game).get_by_role("button", name="Pass and play").click()
    return person.page.get_by_role("dialog")


def options_of(person: Visitor) -> dict[str, str]:
    """Return the options of the match on the page of `person`."""
    answer = person.context.request.get(f"{person.address}/api/matches/{person.match()}").json()
    found: dict[str, str] = answer["options"]
    return found


def continue_where(person: Visitor, game: str, name: str, wanted: Callable[[list[str]], bool]) -> None:
    """Fork a record at the first decision whose legal moves satisfy `wanted`."""
    record = Record.parse((RECORDS / game / f"{name}.rec").read_text("utf-8"))
    space = record.rules.space
    for number, state in enumerate(record.positions()):
        if state.actor >= 0 and wanted([space.text(action) for action in state.legal()]):
            continue_record(person, game, name, number, [ME] * record.seats)
            return
    raise AssertionError(f"{name} has no such decision")


def test_the_first_player_is_a_seat_of_the_match(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    dialog = new_match(person, "Cosmic Pioneers")
    first = dialog.get_by_label("First player")
    expect(first.locator("option")).to_have_text(["Drawn by lot", "Vermilion", "Blue", "Green"])
    first.select_option(label="Green")
    dialog.get_by_text("2", exact=True).click()
    expect(first.locator("option")).to_have_text(["Drawn by lot", "Vermilion", "Blue"])
    expect(first).to_have_value("random")
    first.select_option(label="Blue")
    check(person)
    assert not dialog.get_by_label("Hints").is_checked()
    dialog.get_by_role("button", name="Begin").click()
    person.seated()
    assert options_of(person)["first_player"] == "1"
    person.glow()
    assert person.button("Hint").count() == 0


def test_a_first_game_needs_no_other_choice(visit: Callable[..., Visitor]) -> None:
    person = visit()
    dialog = new_match(person, "Pulsar 2849")
    dialog.get_by_text("Options of the rules").click()
    dialog.get_by_label("First game").select_option("on")
    dialog.get_by_role("button", name="Begin").click()
    person.seated()
    assert (options_of(person)["first_game"], options_of(person)["hq"]) == ("on", "off")


def test_a_ship_may_stay(visit: Callable[..., Visitor]) -> None:
    person = visit()
    continue_where(person, COSMIC, "2-stay-on", lambda texts: "move r0" in texts and "move r1" in texts)
    person.glow()
    person.click(person.page.locator("[data-token=r0]"))
    person.wait_for_prompt("at the Jumpgate")
    assert person.draft_length() == 1


def test_a_station_may_be_left_out(visit: Callable[..., Visitor]) -> None:
    person = visit()
    continue_where(person, PULSAR, "3-stations-optional", lambda texts: texts[0].startswith("settle"))
    person.wait_for_prompt("you may place a station in")
    person.glow()
    person.click(person.page.locator("[data-move=pass]"))
    assert person.draft_length() == 1
