"""Clicks on what is out of reach: the numbers that decide, and the clause one click away."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.e2e.matches import BOT, ME, continue_record
from tests.e2e.visitor import PHONE, Visitor

SHARED: Final = {"who": "shared", "name": "Bea"}
MOVING: Final = 40  # event of the record 4-rival-chosen of Cosmic Pioneers after which seat 3 moves from r0
ACTING: Final = 37  # event of the record 2 of Globular Cluster after which seat 0 has ten members at m7
LAST_DIE: Final = 250  # event of the record 4 of Pulsar 2849 after which the seat to act has a die 4
DISTANT: Final = {
    "en-GB": "It is 3 sectors to Bracken (r9); your ship reaches 2.",
    "fr": "Il y a 3 secteurs jusqu'à Bracken (r9) ; votre vaisseau en parcourt au plus 2.",
    "ru": "До цели 3 сектора: Папоротник (r9). Ваш корабль пролетает не больше 2.",
}


def captain(person: Visitor) -> Visitor:
    """Continue a match of Cosmic Pioneers where a ship with a range of 2 moves."""
    continue_record(person, "cosmic-pioneers", "4-rival-chosen", MOVING, [BOT, BOT, BOT, ME])
    person.glow()
    return person


def reason(person: Visitor) -> str:
    """Wait for the notice and return its sentence."""
    return person.page.locator(".notice .reason").inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize("language", DISTANT)
def test_a_sector_beyond_the_engines_says_how_far_it_is(visit: Callable[..., Visitor], language: str) -> None:
    person = captain(visit(language=language))
    person.page.locator("[data-token=r9]").first.click()
    assert reason(person) == DISTANT[language]


def test_the_clause_is_one_tap_away_on_a_phone(visit: Callable[..., Visitor]) -> None:
    person = captain(visit(size=PHONE, touch=True))
    person.page.locator("[data-token=r9]").first.tap()
    assert reason(person) == DISTANT["en-GB"]
    person.page.locator(".notice .clause", has_text="C-MOVE-01").tap()
    person.page.locator(".rules dt", has_text="C-MOVE-01").first.wait_for()


def test_a_place_beyond_the_action_points_says_what_the_way_costs(visit: Callable[..., Visitor]) -> None:
    person = visit()
    continue_record(person, "globular-cluster", "2", ACTING, [ME, SHARED])
    person.glow()
    person.button("All of the board").click()
    for end in ("m5", "k7", "h8", "l6"):
        person.click(person.page.locator(".place:has([data-token=m7]) [data-stand=member]"))
        person.click(person.page.locator(f".place [data-token={end}]"))
    person.click(person.page.locator(".place:has([data-token=m7]) [data-stand=member]"))
    person.page.locator(".place [data-token=h10]").click()
    sentence = "h10 is not next to m7; the way there costs 4 action points for each piece, and you have 3."
    assert reason(person) == sentence


def test_what_no_die_pays_names_the_values_of_the_dice(visit: Callable[..., Visitor]) -> None:
    person = visit()
    shared = [{"who": "shared", "name": name} for name in ("Bea", "Cleo", "Dan")]
    continue_record(person, "pulsar2849", "4", LAST_DIE, [ME, *shared])
    person.glow()
    person.page.locator(".board .buy[data-token=gyro-2]").click()
    assert reason(person) == "This needs a 2; your dice make 4."
    person.page.locator(".board [data-token=n50]").click()
    person.page.locator(".notice", has_text="It is 6 segments to n50; your dice fly at most 4.").wait_for()
