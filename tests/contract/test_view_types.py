"""The declared types of views and components, which the types of the browser are generated from."""

from typing import Annotated, Any, Literal, get_type_hints

import pytest

from astrarium.core.game import Game
from tests.contract.play import every_game
from tests.contract.view_types import declared, fault


@every_game
def test_components_have_their_declared_types(game: Game) -> None:
    hints = get_type_hints(declared(game, "ComponentViews"), include_extras=True)
    assert {item.kind for item in game.components()} == set(hints)
    for item in game.components():
        assert fault(item.view, hints[item.kind]) == "", item.id


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        ("mauve", Annotated[str, Literal["red", "blue"]]),
        ({"red": 1}, dict[Annotated[str, Literal["red", "blue"]], int]),
        ([1, None], list[int]),
        (True, int),
        ("1", int | None),
        (None, list[int]),
    ],
)
def test_a_wrong_value_is_found(value: object, hint: Any) -> None:
    assert fault(value, hint)
