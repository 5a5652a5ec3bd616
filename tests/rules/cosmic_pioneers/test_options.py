"""Options of a match (catalogue section 6)."""

import pytest

from astrarium.core.errors import BadOption
from astrarium.core.game import Value
from tests.rules.cosmic_pioneers.board import GAME


@pytest.mark.rule("C-SETUP-05")
@pytest.mark.rule("C-GAP-01")
@pytest.mark.rule("C-GAP-56")
@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "is for 2 to 4 seats, not 1"),
        (5, {}, "is for 2 to 4 seats, not 5"),
        (
            2,
            {"events": "never"},
            "option events of cosmic-pioneers cannot be 'never'; it is one of: every-round",
        ),
        (
            2,
            {"start": "rich"},
            "option start of cosmic-pioneers cannot be 'rich'; it is one of: loaded, bare",
        ),
        (
            2,
            {"scenario": "chess"},
            "option scenario of cosmic-pioneers cannot be 'chess'; it is one of: random",
        ),
        (
            2,
            {"species_1": "leopard"},
            "cannot be 'leopard'; it is one of: random, lizard, squid, slime, worm",
        ),
        (2, {"species_1": "worm", "species_2": "worm"}, "must name different species (C-SETUP-05)"),
        (
            2,
            {"colour": "red"},
            "no option 'colour'; there are: events, start, scenario, species_1, species_2, stay, first",
        ),
    ],
)
def test_wrong_options_are_refused(seats: int, options: dict[str, Value], words: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(seats, options)
    assert words in str(error.value)


@pytest.mark.rule("C-GAP-16")
@pytest.mark.rule("C-GAP-56")
@pytest.mark.rule("C-OPT-01")
@pytest.mark.rule("C-OPT-02")
def test_options_have_the_defaults_of_the_catalogue() -> None:
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert defaults == {
        "events": "every-round",
        "start": "loaded",
        "scenario": "random",
        "species_1": "random",
        "species_2": "random",
        "stay": False,
        "first_player": "random",
    }
