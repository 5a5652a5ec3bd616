"""Formatting of a game's Fluent messages with sample arguments."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from astrarium.core.game import Game, View

Arguments = dict[str, str | int]
PRICED: Arguments = {"price": 2, "worth": 5}


def languages(game: Game) -> list[str]:
    """Return the languages in which a game has messages."""
    return sorted(path.stem for path in Path(game.folder, "locale").glob("*.ftl"))


def source(game: Game, language: str) -> str:
    """Return the source text of the messages in a language."""
    return path_of(game, language).read_text("utf-8")


def path_of(game: Game, language: str) -> Path:
    """Return the path of the messages in a language."""
    return Path(game.folder, "locale", f"{language}.ftl")


def bundle(game: Game, language: str) -> FluentBundle:
    """Return the messages of a game in a language."""
    return parsed(path_of(game, language))


@cache
def parsed(path: Path) -> FluentBundle:
    """Return the messages at `path`, which formatting does not change; parsing them is slow."""
    made = FluentBundle([path.stem], use_isolating=False)
    made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def say(words: FluentBundle, message: str, arguments: Arguments) -> str:
    """Format a message; fail if it is missing or an argument is unknown."""
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)


def arguments(game: Game, action: int) -> Arguments:
    """Return sample arguments for the messages of `action`."""
    slots = game.space.targets(action).items()
    return {slot: int(token) if token.isdigit() else token for slot, token in slots} | PRICED | {"who": "Ada"}


def facts(shown: View) -> Arguments:
    """Return the arguments of questions: the plain facts of a view, and a sample name."""
    return {key: fact for key, fact in shown.items() if isinstance(fact, (str, int))} | {"who": "Ada"}


def samples(game: Game) -> Iterator[tuple[str, int]]:
    """Yield kind and action for a sample of every kind: first, last and evenly spaced actions."""
    kinds = [game.space.kind(action).name for action in range(game.space.size)]
    for kind in dict.fromkeys(kinds):
        actions = [action for action, its in enumerate(kinds) if its == kind]
        for action in dict.fromkeys(actions[:40] + actions[:: max(len(actions) // 80, 1)] + actions[-40:]):
            yield kind, action


def check_actions(game: Game, language: str, nameless: set[str]) -> None:
    """Check the messages of all kinds of action; log sentences name the actor, except kinds in `nameless`."""
    words = bundle(game, language)
    for kind, action in samples(game):
        sentence = say(words, f"log-{kind}", arguments(game, action))
        assert say(words, f"do-{kind}", arguments(game, action))
        assert sentence.endswith(".")
        assert "Ada" in sentence or kind in nameless
    assert all(say(words, f"kind-{kind.name}", {}) for kind in game.space.kinds)


def check_names(game: Game, language: str, named: dict[str, list[str]]) -> None:
    """Check that the tokens in `named`, the options and their values have names."""
    words = bundle(game, language)
    for prefix, tokens in named.items():
        assert all(say(words, f"{prefix}-{token}", {}) for token in tokens)
    for name, option in game.options.items():
        assert say(words, f"option-{name}", {})
        assert all(say(words, f"option-{name}-{option.text(choice)}", {}) for choice in option.choices)
