"""The game in French: articles, genders and plurals."""

import pytest

from tests.rules.cosmic_pioneers.board import GAME
from tests.rules.cosmic_pioneers.test_locale import arguments, bundle, say

WORDS = bundle("fr")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raise weapons 2", "Améliorer les Armes de 2 niveaux"),
        ("raise cargo 1", "Améliorer la Soute d'un niveau"),
        ("lay belt r4", "Placer une ceinture d'astéroïdes en r4"),
        ("move r4", "Voler vers Barrow (r4)"),
        ("jettison yellow", "Jeter une marchandise jaune par-dessus bord"),
        ("aboard 1", "Prendre 1 colon à bord"),
        ("embark 3", "Charger 3 colons"),
        ("load 3", "Charger un lézard de l'emplacement 3"),
        ("target alien", "Bombarder les aliens"),
        ("species slime", "La carte alien montre la gelée"),
        ("event worm-opened-vein", "L'événement est « Filon ouvert »"),
    ],
)
def test_sentences(text: str, said: str) -> None:
    action = GAME.space.parse(text)
    assert say(WORDS, f"do-{GAME.space.kind(action).name}", arguments(action)) == said


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("jumpgate", "Céder un colon à la Porte de saut"),
        ("station", "Céder un colon à la Station commerciale"),
        ("ember", "Céder un colon sur Ember"),
    ],
)
def test_places_with_their_prepositions(place: str, said: str) -> None:
    assert say(WORDS, "do-discard", arguments(GAME.space.parse("discard colonist"), place=place)) == said


def test_rolls() -> None:
    told = arguments(GAME.space.parse("roll 5"), step="face", outcome="gain_colonists", amount=3)
    assert say(WORDS, "log-roll", told) == "Ada obtient un 5 sur Barrow : 3 colons gagnés."
