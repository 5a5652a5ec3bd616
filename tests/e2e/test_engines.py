"""An external engine as an opponent, chosen in the browser."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.e2e.axe import check
from tests.e2e.visitor import Visitor
from tests.server.hosts import HostProcess
from tests.server.test_engines import LAST

ENGINE_MOVES = 3


@pytest.fixture(scope="module")
def engine_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server that offers an engine; it outlives the visitors."""
    server = HostProcess(
        tmp_path_factory.mktemp("engine_site") / "data", "--rate", "1000", "--engine", f"last={LAST}"
    )
    yield server.address
    server.stop()


def test_an_engine_is_chosen_and_plays(visit: Callable[..., Visitor], engine_site: str) -> None:
    person = visit(address=engine_site).open()
    person.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    row = person.page.locator("dialog .row").nth(1)
    row.get_by_label("Seat 2").select_option(label="Bot")
    row.get_by_label("Against").select_option(label="last")
    check(person)
    person.button("Begin").click()
    person.seated()
    assert "last" in person.page.locator(".players").inner_text()
    rng = Random(5)
    record = f"{engine_site}/api/matches/{person.match()}/record"
    while person.context.request.get(record).text().count("\n1 ") < ENGINE_MOVES:
        assert person.step(rng)
