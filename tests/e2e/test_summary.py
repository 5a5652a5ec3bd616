"""What the others did since the last turn: the sentences, the places they light up, and seeing it again."""

from collections.abc import Callable

from astrarium.core.record import Record
from tests.e2e.axe import check
from tests.e2e.matches import BOT, ME, RECORDS, continue_record
from tests.e2e.visitor import PHONE, Visitor

GAME = "globular-cluster"
FROM = 60
# Plays the turns again, skips at the first earlier position, and returns the number of that position.
AGAIN = """() => new Promise(resolve => {
    const [board, strip] = [document.querySelector(".board"), document.querySelector(".recap")];
    const button = text => [...strip.querySelectorAll("button")].find(each => each.textContent === text);
    const observer = new MutationObserver(() => {
        if (!button("Skip")) return;
        observer.disconnect();
        const number = board.dataset.number;
        button("Skip").click();
        resolve(number);
    });
    observer.observe(board, {attributeFilter: ["data-number"]});
    button("Play it again").click();
})"""


def my_turn() -> int:
    """Return the number of events before a turn of seat 0 in the record."""
    events = Record.parse((RECORDS / GAME / "3.rec").read_text("utf-8")).events
    return next(n for n, event in enumerate(events) if n > FROM and str(event).startswith("0 place"))


def test_the_turns_of_the_others_are_summed_up(visit: Callable[..., Visitor]) -> None:
    person = continue_record(visit(), GAME, "3", my_turn(), [ME, BOT, BOT])
    page, strip = person.page, person.page.locator(".recap")
    person.glow()
    told = strip.locator(".told")
    assert told.count() == 2
    before = strip.locator("ul").inner_text()
    assert page.locator(".place .changed").count() > 0
    told.first.hover()
    page.locator(".place.lit").first.wait_for()
    check(person)

    number = page.locator(".board").get_attribute("data-number")
    assert int(page.evaluate(AGAIN)) < int(number or 0)
    page.locator(f".board[data-number='{number}']").wait_for()
    assert strip.locator("ul").inner_text() == before

    guest = visit(size=PHONE, touch=True).open(f"/m/{person.match()}").seated()
    guest.page.locator(".recap", has_text="This turn").wait_for()
    guest.page.locator(".recap [aria-expanded]").click()
    assert guest.page.locator(".recap .told").count() == 1

    told.first.click()
    page.mouse.move(0, 0)
    page.locator(".place.lit").first.wait_for()
    person.place_tile()
    assert page.locator(".place.lit").count() > 0
    person.send()
    person.glow()
    page.locator(".recap ul", has_text="laid").wait_for()
    assert page.locator(".place.lit, .told[aria-pressed=true]").count() == 0
    assert strip.locator("ul").inner_text() != before
