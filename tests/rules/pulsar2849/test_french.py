"""The game in French: articles, elisions, plurals, and names of cards in questions."""

import pytest

from astrarium.games.pulsar2849 import GAME
from tests.speech import Arguments, arguments, bundle, say

WORDS = bundle(GAME, "fr")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("launch 4 minus1", "Voler avec le 4, diminué par un jeton ±1"),
        ("patent ai-1a 1 plain", "Breveter « Couloir vert » avec le 1"),
        ("draft 5 initiative-2", "Prendre un 5 et déplacer le second marqueur d'Initiative"),
        ("take gyro-2 2 plain", "Prendre un gyrodyne moyen avec le 2"),
        ("settle sa blue", "Poser une station sur une planète bleue du système sa"),
        (
            "join left t-a3-2 right",
            "Joindre son extrémité gauche à l'extrémité droite de « Relais de fonderie » (2e exemplaire)",
        ),
        ("hq hq-a", "Le QG tiré est le QG A"),
        ("buy 3", "Acheter 5 PV pour 2 cubes, 3 fois"),
    ],
)
def test_sentences(text: str, said: str) -> None:
    action = GAME.space.parse(text)
    assert say(WORDS, f"do-{GAME.space.kind(action).name}", arguments(GAME, action)) == said


@pytest.mark.parametrize(
    ("step", "about", "said"),
    [
        ("join", "t-a1", "Ada, placez « Bobine lente » : commencez un réseau ou complétez l'un des vôtres."),
        ("buy", "t-a6", "Ada, « Nœud de troc » vend 2 PV pour 1 cube."),
        (
            "goal-bonus",
            "g1a",
            "Ada, l'objectif « Vaste relevé » est atteint : vous pouvez acheter 2 PV pour 1 cube.",
        ),
    ],
)
def test_questions_name_cards_in_french(step: str, about: str, said: str) -> None:
    facts: Arguments = {"who": "Ada", "about": about, "title": "?", "left": 1, "price": 1, "worth": 2}
    assert say(WORDS, f"ask-{step}", facts) == said
