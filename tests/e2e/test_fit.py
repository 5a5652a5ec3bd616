"""All text is legible in every language on screens of three sizes."""

from collections.abc import Callable

import pytest

from tests.e2e.fit import faults
from tests.e2e.matches import ME, continue_record, upload_record
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

TABLET = (1024, 768)
SHARED = [ME, *[{"who": "shared", "name": name} for name in ("Beatrice", "Cleopatra", "Dan")]]
# Events in the middle of a match of four at which the seat to act has many choices.
MIDDLE = {"pulsar2849": 250, "cosmic-pioneers": 160}
LANGUAGES = ["en-GB", "fr-FR", "ru-RU"]


def positions(person: Visitor, game: str) -> list[str]:
    """Return the paths of an early position, one in the middle with a prompt, and the last one."""
    match, events = upload_record(person, game, "4")
    middle = continue_record(person, game, "4", MIDDLE[game], SHARED).match()
    return [f"/m/{match}?at=30", f"/m/{middle}", f"/m/{match}?at={events}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MIDDLE)
def test_all_text_fits_on_desktops_and_tablets(
    visit: Callable[..., Visitor], game: str, language: str
) -> None:
    person = visit(language=language)
    for address in positions(person, game):
        for width, height in (DESKTOP, TABLET):
            person.page.set_viewport_size({"width": width, "height": height})
            person.open(address).seated()
            assert faults(person, ".board" if (width, height) == DESKTOP else ".ask") == [], (address, width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MIDDLE)
def test_all_text_fits_on_every_part_of_a_phone(
    visit: Callable[..., Visitor], game: str, language: str
) -> None:
    person = visit(language=language, theme="day", size=PHONE, touch=True)
    for address in positions(person, game):
        tabs = person.open(address).seated().page.locator("nav.tabs button")
        for tab in tabs.all():
            tab.click()
            assert faults(person) == [], (address, tab.inner_text())


FAULTY = """<style>* { margin: 0; font: 16px sans-serif } p { position: absolute; top: 0 }</style>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">a long sentence</p>
    <p style="top: 40px">one</p><p style="top: 44px">two</p>
    <p style="top: 80px; font-size: 9px">tiny</p>
    <p style="top: 120px; left: -60px">gone far away</p>
    <p class="still" style="top: 160px; height: 20px; overflow: auto"><br><br>below</p>
    <p style="top: 200px"><svg viewBox="0 0 200 200" width="100"><text y="90">half</text></svg></p>"""


def test_illegible_text_is_found(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.set_content(FAULTY)
    found = [
        "cut: a long sentence",
        "9.0 px: tiny",
        "outside: gone far away",
        "8.0 px: half",
        "overlap: one | two",
    ]
    assert sorted(faults(person)) == sorted(found)
    assert sorted(faults(person, ".still")) == sorted([*found, "scrolled: below"])
