"""The generated types of the browser are up to date."""

from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, TypedDict

import pytest

from astrarium.server.typescript import generated, message_types, view_types

WEB = Path(__file__).parents[2] / "web" / "src"

Suit = Annotated[str, Literal["sun", "moon"]]


class SuitView(TypedDict):
    """A pile."""

    top: Suit | None
    left: dict[Suit, int]


class SuitsView(SuitView):
    """A pile and more of them."""

    others: list[SuitView | None]


@pytest.mark.parametrize("path", generated())
def test_the_types_of_the_browser_are_fresh(path: str) -> None:
    stored = (WEB / path).read_text("utf-8")
    assert stored == generated()[path], "python -m astrarium.server.typescript web/src"


def test_a_message_has_its_tag_and_its_fields() -> None:
    made = message_types()
    assert (
        'export type Act = {\n  type: "act";\n  id: string;\n  number: number;\n  moves: string[];\n};'
        in made
    )
    assert "export type ClientMessage = Hello | " in made


def test_a_view_has_its_vocabulary_and_its_inherited_fields() -> None:
    module = ModuleType("astrarium.games.tarot.view_types")
    vars(module).update(Suit=Suit, SuitView=SuitView, SuitsView=SuitsView)
    assert view_types(module) == (
        "// Made from src/astrarium/games/tarot/view_types.py by astrarium.server.typescript. Do not edit.\n"
        '\nexport type Suit = "sun" | "moon";\n'
        "\n/** A pile. */\nexport type SuitView = {\n"
        "  top: Suit | null;\n  left: Record<Suit, number>;\n};\n"
        "\n/** A pile and more of them. */\nexport type SuitsView = {\n"
        "  top: Suit | null;\n  left: Record<Suit, number>;\n  others: (SuitView | null)[];\n};\n"
    )
