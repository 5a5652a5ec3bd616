"""The facts that sentences about a match are made of: what a move is about, and what a position says.

Sentences are Fluent messages of a game (`do-<kind>`, `log-<kind>`, `ask-<step>`). A sentence about a move
has the plain facts of the view and the facts of the move; the terminal formats them here, the browser
formats them there.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from astrarium.core.clauses import Catalogue
from astrarium.core.game import Facts, Game, View
from astrarium.core.state import CHANCE, State


def plain_facts(view: View) -> Facts:
    """What a view says in single words and numbers."""
    return {
        name: fact
        for name, fact in view.items()
        if isinstance(fact, (str, int)) and not isinstance(fact, bool)
    }


def prompt_facts(game: Game, view: View) -> Facts:
    """Return the arguments of the question in a position."""
    return {**plain_facts(view), **game.facts(view, {})}


def slot_facts(targets: dict[str, str]) -> Facts:
    """The slots of an action as messages want them: numbers as numbers, to match numeric variants."""
    return {
        slot: int(token) if token.isascii() and token.isdigit() else token for slot, token in targets.items()
    }


def move_facts(game: Game, view: View, targets: dict[str, str]) -> Facts:
    """Return the arguments of a sentence about an action: its tokens by slot, and `position_facts`."""
    return {**slot_facts(targets), **position_facts(game, view, targets)}


def position_facts(game: Game, view: View, targets: dict[str, str]) -> Facts:
    """Return what the tokens of an action stand for in a position, and the facts only its game derives."""
    names = view.get("names")
    facts = _stand_for(names, targets) if isinstance(names, dict) else {}
    return {**facts, **game.facts(view, targets)}


def _stand_for(names: dict[str, Any], targets: dict[str, str]) -> Facts:
    facts: Facts = {}
    for slot, token in targets.items():
        tokens = names.get(slot)
        found = tokens.get(token) if isinstance(tokens, dict) else None
        if isinstance(found, dict):
            facts.update(found)
    return {name: fact for name, fact in facts.items() if name not in targets}


def concerned(before: State, actor: int) -> int:
    """Whom an event is about: the seat that acts, or the one for whom chance decides; -1 if nobody."""
    if actor == CHANCE and len(before.agenda):
        return int(before.step_seat())
    return max(actor, -1)


def languages(game: Game) -> list[str]:
    """The languages a game speaks."""
    return sorted(path.stem for path in Path(game.folder, "locale").glob("*.ftl"))


def words_file(game: Game, language: str) -> Path:
    """The messages of a game in a language."""
    return Path(game.folder, "locale", f"{language}.ftl")


def translated_catalogue(game: Game, language: str) -> Catalogue:
    """The clauses of a game in a language; in English if there are none in that language."""
    path = Path(game.folder, f"RULES.{language}.md")
    if language not in languages(game) or not path.is_file():
        return game.catalogue
    return Catalogue(path.read_text("utf-8"))


@lru_cache
def mentioned(folder: str) -> dict[str, frozenset[str]]:
    """By message of the game in this folder: the facts it asks for in any language, also by way of others."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(folder, "locale").glob("*.ftl")):
        for name, facts in _mentioned_in(path.read_text("utf-8")).items():
            found.setdefault(name, set()).update(facts)
    return {name: frozenset(facts) for name, facts in found.items()}


def _mentioned_in(text: str) -> dict[str, set[str]]:
    readers: dict[str, _Reader] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            reader = readers[entry.id.name] = _Reader()
            reader.visit(entry)
    return {name: _gather(readers, name, set()) for name in readers}


def _gather(readers: dict[str, "_Reader"], name: str, seen: set[str]) -> set[str]:
    if name in seen or name not in readers:
        return set()
    seen.add(name)
    reader = readers[name]
    return reader.facts.union(*(_gather(readers, other, seen) for other in reader.others))


class _Reader(visitor.Visitor):
    """What a message mentions: facts, and other messages."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(node.id.name)
        self.generic_visit(node)
