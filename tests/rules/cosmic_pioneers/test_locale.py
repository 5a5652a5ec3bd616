"""English texts: every action, question and thing has its message, and all messages format."""

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from astrarium.cli.words import EventWords
from astrarium.games.cosmic_pioneers.components import schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, steps
from astrarium.games.cosmic_pioneers.screen.view_ring import KINDS
from tests.rules.cosmic_pioneers.board import GAME
from tests.rules.cosmic_pioneers.test_view import positions

Arguments = dict[str, str | int]
LANGUAGES = sorted(path.stem for path in Path(GAME.folder, "locale").glob("*.ftl"))
ACTIONS = [kind.name for kind in GAME.space.kinds]
WITHOUT_SEAT = {"first", "species", "scenario", "planet"}
SILENT = {
    "hexes",
    "ships",
    "start",
    "round",
    "spawn",
    "effect",
    "turn",
    "outcome",
    "adventure",
    "result",
    "income",
    "deploy",
    "end",
}
FACTS: Arguments = {
    "place": "barrow",
    "steps": 2,
    "occupant": "lizard",
    "outcome": "crash",
    "amount": 1,
    "step": "transfer",
}
ASKING = [step for step in [*steps.NAMES, "over"] if step not in SILENT]


def source(language: str) -> str:
    return Path(GAME.folder, "locale", f"{language}.ftl").read_text("utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(words: FluentBundle, message: str, arguments: Arguments) -> str:
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)


def number_or_token(token: str) -> str | int:
    return int(token) if token.isdigit() else token


def arguments(action: int, **facts: str | int) -> Arguments:
    targets = GAME.space.targets(action)
    slots = {slot: number_or_token(token) for slot, token in targets.items()}
    return {**FACTS, **facts, **slots, "who": "Ada"}


def test_there_is_english() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    words = bundle(language)
    for action in range(GAME.space.size):
        kind = GAME.space.kind(action).name
        offer = say(words, f"do-{kind}", arguments(action))
        told = say(words, f"log-{kind}", arguments(action))
        assert offer
        assert told.endswith(".")
        assert "Ada" in told or kind in WITHOUT_SEAT
    assert all(say(words, f"kind-{kind}", {}) for kind in ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["freight-run", "falling-sky", "overgrown"])
def test_every_question_can_be_asked_with_the_facts_of_the_view(language: str, scenario: str) -> None:
    words, asked = bundle(language), set()
    for state in positions(3, seed=1, scenario=scenario):
        shown = GAME.view(state)
        facts: Arguments = {key: fact for key, fact in shown.items() if isinstance(fact, (str, int))}
        step = str(shown["step"])
        assert say(words, f"ask-{step}", facts | {"who": "Ada"})
        asked.add(step)
    assert asked <= set(ASKING)
    assert {"move", "crash", "face", "transfer", "embark", "bomb", "over"} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_its_question(language: str) -> None:
    words = bundle(language)
    facts: Arguments = {"sector": "r4", "credits": 600, "rolled": 3, "total": 4, "against": 5, "amount": 1}
    facts |= {"stay": 1}
    for step in ASKING:
        for number in (0, 1, 2, 3):
            numbers: Arguments = {"left": number, "price": number, "due": number, "level": number}
            for about in ("adventure", "combat", "bombs", "colonist", "alien", "red", "squid-undertow"):
                abouts: Arguments = {"about": about, "place": "barrow", "outcome": "crash"}
                assert say(words, f"ask-{step}", facts | numbers | abouts | {"who": "Ada"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = bundle(language)
    domains = {
        "attribute": actions.ATTRIBUTE,
        "card": actions.CARD,
        "colour": actions.COLOUR,
        "commander": actions.COMMANDER,
    }
    domains |= {
        "talent": actions.COMMANDER,
        "piece": actions.PIECE,
        "planet": actions.PLANET,
        "scenario": actions.SCENARIO,
        "seat": actions.SEAT,
    }
    domains |= {"species": actions.SPECIES, "life": actions.TARGET}
    lists = {prefix: list(domain.tokens) for prefix, domain in domains.items()}
    lists |= {
        "step": [*steps.NAMES, "over"],
        "sector": [*KINDS.values(), "planet"],
        "counter": schema.COUNTERS,
    }
    lists |= {
        "effect": schema.ADVENTURE_KINDS,
        "die": schema.DICE,
        "period": schema.PERIODS,
        "phase": list("12345"),
    }
    lists |= {"points": ["colonists", "planets", "credits", "scenario"]}
    for prefix, tokens in lists.items():
        assert all(say(words, f"{prefix}-{token}", {}) for token in tokens)
    for prefix, domain in {
        "card": actions.CARD,
        "talent": actions.COMMANDER,
        "scenario": actions.SCENARIO,
    }.items():
        assert all(say(words, f"{prefix}-{token}-text", {}) for token in domain.tokens)
    for name, option in GAME.options.items():
        assert say(words, f"option-{name}", {})
        assert all(say(words, f"option-{name}-{option.text(choice)}", {}) for choice in option.choices)


def test_english_names_are_those_of_the_component_files() -> None:
    words = bundle("en")
    titles = {
        f"planet-{token}": tables.PLANETS.titles[number][0]
        for number, token in enumerate(tables.PLANETS.names)
    }
    for prefix, tokens, pairs in [
        ("card", tables.ALIENS.cards, tables.ALIENS.titles),
        ("scenario", tables.SCENARIOS.names, tables.SCENARIOS.titles),
    ]:
        for token, (title, text) in zip(tokens, pairs, strict=True):
            titles |= {f"{prefix}-{token}": title, f"{prefix}-{token}-text": text}
    for number, token in enumerate(tables.COMMANDERS.names):
        title, talent = tables.COMMANDERS.titles[number]
        titles |= {f"commander-{token}": title, f"talent-{token}": talent}
        titles[f"talent-{token}-text"] = tables.COMMANDERS.texts[number]
    assert {message: say(words, message, {}) for message in titles} == titles


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("commander fraser", "Choose Commander Fraser"),
        ("raise weapons 2", "Raise Weapons by 2 levels"),
        ("lay sump r3", "Lay Sump at r3"),
        ("lay belt r4", "Lay an asteroid belt at r4"),
        ("move r4", "Fly to Barrow (r4)"),
        ("fight s2", "Fight Green"),
        ("jettison yellow", "Throw a yellow goods token overboard"),
        ("land lizard", "Land a lizard"),
        ("aboard 1", "Take 1 colonist aboard"),
        ("embark 3", "Load 3 colonists"),
        ("unload squid", "Unload a squid on Barrow"),
        ("load 3", "Load a lizard from slot 3"),
        ("victim 2", "Kill a lizard on slot 2"),
        ("pass", "Load and unload nothing more"),
        ("target alien", "Bomb the aliens"),
        ("hit colonist", "The Hit Die shows colonists"),
        ("event worm-opened-vein", "The event is Opened Vein"),
        ("first s3", "Yellow is the first player"),
    ],
)
def test_english_sentences(text: str, said: str) -> None:
    action = GAME.space.parse(text)
    assert say(bundle("en"), f"do-{GAME.space.kind(action).name}", arguments(action)) == said


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("attack", "Ada attacks with a 5."),
        ("defence", "Ada defends with a 5."),
        ("face", "Ada rolls a 5 on Barrow: 3 colonists gained."),
        ("count", "Ada rolls a 5."),
    ],
)
def test_english_rolls(step: str, said: str) -> None:
    told = arguments(GAME.space.parse("roll 5"), step=step, outcome="gain_colonists", amount=3)
    assert say(bundle("en"), "log-roll", told) == said


def test_a_ship_that_stays_does_not_fly() -> None:
    staying = arguments(GAME.space.parse("move r4"), steps=0)
    assert say(bundle("en"), "do-move", staying) == "Stay at Barrow (r4)"
    assert say(bundle("en"), "log-move", staying) == "Ada stays at Barrow (r4)."


@pytest.mark.parametrize(
    "step", ["reroll", "aboard", "discard", "raise", "buy", "embark", "transfer", "bomb"]
)
def test_declining_has_words_of_its_own(step: str) -> None:
    declining = arguments(GAME.space.parse("pass"), step=step)
    assert say(bundle("en"), "do-pass", declining) != "Go on"
    assert say(bundle("en"), "log-pass", declining) != "Ada goes on."


def test_a_match_at_the_terminal_needs_no_notation() -> None:
    words = EventWords(GAME)
    for number, state in enumerate(positions(2, seed=5, scenario="cross-trade")):
        if number % 2 or not state.legal():
            continue
        assert "choose a move" not in words.prompt(state)
        action = state.legal()[0]
        assert words.move(state, action) != GAME.space.text(action)
        assert words.event(state, int(state.actor), action).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shouts(language: str) -> None:
    assert "!" not in source(language)
