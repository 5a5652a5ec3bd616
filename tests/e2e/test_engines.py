"""A program of somebody else as an opponent, chosen in the browser."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.e2e.axe import check
from tests.e2e.visitor import Visitor
from tests.server.hosts import HostProcess
from tests.server.test_engines import LAST

ANSWERS = 3


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that offers a program; it outlives those who sit at its tables."""
    server = HostProcess(
        tmp_path_factory.mktemp("club") / "data", "--rate", "1000", "--engine", f"last={LAST}"
    )
    yield server.address
    server.stop()


def test_a_program_is_chosen_and_played_against(visit: Callable[..., Visitor], club: str) -> None:
    person = visit(address=club).open()
    person.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    row = person.page.locator("dialog .row").nth(1)
    row.get_by_label("Seat 2").select_option(label="Bot")
    row.get_by_label("Against").select_option(label="last")
    check(person)
    person.button("Begin").click()
    person.seated()
    assert "last" in person.page.locator(".players").inner_text()
    luck = Random(5)
    record = f"{club}/api/matches/{person.match()}/record"
    while person.context.request.get(record).text().count("\n1 ") < ANSWERS:
        assert person.step(luck)
