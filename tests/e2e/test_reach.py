"""Destinations on the board: pieces and flights go to an end point at once, by mouse, touch and keys."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.e2e.matches import ME, continue_record
from tests.e2e.visitor import IN_SIGHT, PHONE, Visitor

SHARED = {"who": "shared", "name": "Bea"}
ACTING = 37  # event of the record 2 after which seat 0 has ten members at m7 and ten action points
TRADING = 150  # event of the record 2 after which seat 0 may exchange a crystal in two ways
PLACING = 188  # event of the record 2 after which a tile is drawn late in the match


def explorer(person: Visitor) -> Visitor:
    """Continue a match of Globular Cluster where three members can cross two borders each."""
    continue_record(person, "globular-cluster", "2", ACTING, [ME, SHARED])
    person.glow()
    person.button("All of the board").click()
    return person


FLYING = 193  # event of the record 2 after which seat 0 has a die 5


def flyer(person: Visitor) -> Visitor:
    """Continue a match of Pulsar 2849 where a die 5 reaches ten end points."""
    continue_record(person, "pulsar2849", "2", FLYING, [ME, SHARED])
    person.glow()
    return person


def place(person: Visitor, name: str) -> Locator:
    return person.page.locator(f".place [data-token={name}]")


def members(person: Visitor, name: str) -> Locator:
    """Return my members at a place."""
    return person.page.locator(f".place:has([data-token={name}]) [data-stand=member]")


def overlap(one: Locator, other: Locator) -> bool:
    """Return whether two elements share a part of the screen."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    across = min(here["x"] + here["width"], there["x"] + there["width"]) - max(here["x"], there["x"])
    down = min(here["y"] + here["height"], there["y"] + there["height"]) - max(here["y"], there["y"])
    return across > 0 and down > 0


def points(person: Visitor) -> int:
    return int(person.page.locator(".points b").inner_text())


def test_three_pieces_cross_two_borders_each_in_eight_clicks(visit: Callable[..., Visitor]) -> None:
    person = explorer(visit())
    log = person.page.locator(".parts ol li")
    clicks = 0
    for end in ("m5", "k7", "h8"):
        person.click(members(person, "m7"))
        place(person, end).hover()
        note = person.page.locator(".reach .note", has_text="2 AP")
        note.wait_for()
        person.page.locator(".tip", has_text=end).wait_for()
        assert not overlap(note, person.page.locator(".tip"))
        person.click(place(person, end))
        clicks += 2
    assert person.draft_length() == 6
    assert points(person) == 4
    assert log.filter(has_text="planned").count() > 0
    person.click(person.page.locator("[data-move=end]"))
    person.click(person.button("Confirm"))
    assert clicks + 2 <= 8
    for end in ("m5", "k7", "h8"):
        assert "1 member" in str(place(person, end).get_attribute("aria-label"))


def test_several_pieces_go_together_and_undo_takes_them_back(visit: Callable[..., Visitor]) -> None:
    person = explorer(visit())
    page = person.page
    person.click(members(person, "m7"))
    members(person, "m7").click(modifiers=["Shift"])
    page.get_by_role("group", name="2 members").wait_for()
    person.click(person.button("One member more"))
    page.locator(".reach", has_text="6").wait_for()
    person.click(place(person, "k7"))
    assert person.draft_length() == 6
    assert points(person) == 4
    person.button("Undo").click()
    page.locator(".ask[data-draft='0']").wait_for()

    # By keys alone: the place, the number of members, the destination.
    place(person, "m7").focus()
    page.keyboard.press("Enter")
    page.get_by_role("group", name="1 member").wait_for()
    person.button("One member more").press("Enter")
    page.get_by_role("group", name="2 members").wait_for()
    page.locator(".ask[data-busy=false]").wait_for()
    place(person, "k7").focus()
    page.keyboard.press("Enter")
    page.locator(".ask[data-draft='4']").wait_for()

    # By dragging.
    members(person, "k7").drag_to(place(person, "m7"), target_position={"x": 60, "y": 25})
    page.locator(".ask[data-draft='6']").wait_for()
    assert points(person) == 4


def test_all_pieces_go_together_as_far_as_the_action_points_last(visit: Callable[..., Visitor]) -> None:
    person = explorer(visit())
    page = person.page
    members(person, "m7").click()
    everything = person.button("All")
    everything.click()
    page.get_by_role("group", name="10 members").wait_for()
    assert everything.is_disabled()
    page.locator(".reach", has_text="10").wait_for()


def test_several_exchanges_are_listed_when_their_kind_is_chosen(visit: Callable[..., Visitor]) -> None:
    person = visit()
    page = continue_record(person, "globular-cluster", "2", TRADING, [ME, SHARED]).page
    person.glow()
    exchanges = page.locator("[data-move^=trade]")
    assert exchanges.count() == 0
    person.button("Exchange a crystal").click()
    exchanges.nth(1).wait_for()
    page.keyboard.press("Escape")
    page.locator(".place [data-stand=member]").first.click()
    assert page.locator(".plane svg").evaluate("each => getComputedStyle(each).outlineStyle") == "none"


def test_a_phone_shows_where_a_late_tile_may_be_placed(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    continue_record(person, "globular-cluster", "2", PLACING, [ME, SHARED])
    person.glow()
    places = person.page.locator(".spot [data-glows]")
    places.first.wait_for()
    assert sum(bool(each.evaluate(IN_SIGHT)) for each in places.all()) > places.count() / 2


def test_a_flight_in_three_clicks(visit: Callable[..., Visitor]) -> None:
    person = flyer(visit())
    page = person.page
    person.click(page.locator("[data-token=hand-5]").first)
    person.click(page.locator(".sky [data-token=n19]"))
    assert person.draft_length() > 2
    person.click(person.button("Confirm"))
    page.locator(".parts ol li", has_text="n19").first.wait_for()


def test_different_ways_to_an_end_point_are_offered(visit: Callable[..., Visitor]) -> None:
    person = flyer(visit())
    page = person.page
    person.click(page.locator("[data-token=hand-5]").first)
    end = page.locator(".sky [data-token=n22]")
    person.click(end)
    ways = page.locator(".ways [data-way]")
    assert ways.count() == 2
    assert all("VP" in text for text in ways.all_inner_texts()[:1])
    assert ways.first.inner_text().split(":")[1] in str(end.get_attribute("aria-label"))
    ways.first.focus()
    page.locator(".ways path.ahead, .ahead").first.wait_for(state="attached")
    page.keyboard.press("Enter")
    page.locator(".ask:not([data-draft='0'])[data-busy=false]").wait_for()
    assert page.locator(".parts ol li", has_text="n22").count() > 0
