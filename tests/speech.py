"""A game in words: its messages said with the arguments they ask for."""

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from astrarium.core.game import Game, View

Arguments = dict[str, str | int]
PRICED: Arguments = {"price": 2, "worth": 5}


def languages(game: Game) -> list[str]:
    """All languages a game speaks."""
    return sorted(path.stem for path in Path(game.folder, "locale").glob("*.ftl"))


def source(game: Game, language: str) -> str:
    """The file of a language."""
    return Path(game.folder, "locale", f"{language}.ftl").read_text("utf-8")


def bundle(game: Game, language: str) -> FluentBundle:
    """The messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(game, language)))
    return made


def say(words: FluentBundle, message: str, arguments: Arguments) -> str:
    """A message with its arguments; it must be complete."""
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)


def arguments(game: Game, action: int) -> Arguments:
    """What the messages of an action may ask for."""
    slots = game.space.targets(action).items()
    return {slot: int(token) if token.isdigit() else token for slot, token in slots} | PRICED | {"who": "Ada"}


def facts(shown: View) -> Arguments:
    """The plain facts of a view, which questions may ask for."""
    return {key: fact for key, fact in shown.items() if isinstance(fact, (str, int))} | {"who": "Ada"}


def samples(game: Game) -> Iterator[tuple[str, int]]:
    """Every kind: its first and last actions, and some between."""
    kinds = [game.space.kind(action).name for action in range(game.space.size)]
    for kind in dict.fromkeys(kinds):
        actions = [action for action, its in enumerate(kinds) if its == kind]
        for action in dict.fromkeys(actions[:40] + actions[:: max(len(actions) // 80, 1)] + actions[-40:]):
            yield kind, action


def check_actions(game: Game, language: str, nobody: set[str]) -> None:
    """Every action can be offered and told; who acts is named, but for some kinds of chance."""
    words = bundle(game, language)
    for kind, action in samples(game):
        told = say(words, f"log-{kind}", arguments(game, action))
        assert say(words, f"do-{kind}", arguments(game, action))
        assert told.endswith(".")
        assert "Ada" in told or kind in nobody
    assert all(say(words, f"kind-{kind.name}", {}) for kind in game.space.kinds)


def check_names(game: Game, language: str, named: dict[str, list[str]]) -> None:
    """Things of every kind have names, and so have the options and their values."""
    words = bundle(game, language)
    for prefix, tokens in named.items():
        assert all(say(words, f"{prefix}-{token}", {}) for token in tokens)
    for name, option in game.options.items():
        assert say(words, f"option-{name}", {})
        assert all(say(words, f"option-{name}-{option.text(choice)}", {}) for choice in option.choices)
