"""The generated wire types of the browser are up to date."""

from pathlib import Path

from astrarium.server.typescript import typescript

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


def test_the_types_of_the_browser_are_fresh() -> None:
    made = MESSAGES.read_text("utf-8")
    assert made == typescript(), "python -m astrarium.server.typescript > web/src/messages.ts"


def test_a_message_has_its_tag_and_its_fields() -> None:
    made = typescript()
    assert (
        'export interface Act {\n  type: "act";\n  id: string;\n  number: number;\n  moves: string[];\n}'
        in made
    )
    assert "export type ClientMessage = Hello | " in made
