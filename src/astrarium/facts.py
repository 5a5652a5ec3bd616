"""Arguments ("facts") of Fluent messages about positions and moves.

Messages belong to a game (`do-<kind>`, `log-<kind>`, `ask-<step>`). A message about a move gets the plain
facts of the view and the facts of the move; terminal and browser format it.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from astrarium.core.clauses import Catalogue
from astrarium.core.game import Facts, Game, View
from astrarium.core.state import CHANCE, State


def plain_facts(view: View) -> Facts:
    """Return the top-level strings and integers of a view."""
    return {
        name: fact
        for name, fact in view.items()
        if isinstance(fact, (str, int)) and not isinstance(fact, bool)
    }


def prompt_facts(game: Game, view: View) -> Facts:
    """Return the arguments of the message that asks a seat to act."""
    return {**plain_facts(view), **game.facts(view, {})}


def slot_facts(targets: dict[str, str]) -> Facts:
    """Return the tokens of an action by slot, digits as integers, so that they match numeric variants."""
    return {
        slot: int(token) if token.isascii() and token.isdigit() else token for slot, token in targets.items()
    }


def move_facts(game: Game, view: View, targets: dict[str, str]) -> Facts:
    """Return the arguments of a message about an action: its tokens by slot, and `position_facts`."""
    return {**slot_facts(targets), **position_facts(game, view, targets)}


def position_facts(game: Game, view: View, targets: dict[str, str]) -> Facts:
    """Return the facts that the view has about the tokens of an action, and game-specific facts."""
    names = view.get("names")
    facts = _token_facts(names, targets) if isinstance(names, dict) else {}
    return {**facts, **game.facts(view, targets)}


def _token_facts(names: dict[str, Any], targets: dict[str, str]) -> Facts:
    facts: Facts = {}
    for slot, token in targets.items():
        tokens = names.get(slot)
        found = tokens.get(token) if isinstance(tokens, dict) else None
        if isinstance(found, dict):
            facts.update(found)
    return {name: fact for name, fact in facts.items() if name not in targets}


def concerned(before: State, actor: int) -> int:
    """Return the seat an event is about: the actor, or the seat for which chance decides; -1 for none."""
    if actor == CHANCE and len(before.agenda):
        return int(before.step_seat())
    return max(actor, -1)


def languages(game: Game) -> list[str]:
    """Return the languages in which a game has messages, sorted."""
    return sorted(path.stem for path in Path(game.folder, "locale").glob("*.ftl"))


def words_file(game: Game, language: str) -> Path:
    """Return the path of the messages of a game in a language."""
    return Path(game.folder, "locale", f"{language}.ftl")


def translated_catalogue(game: Game, language: str) -> Catalogue:
    """Return the clauses of a game in a language, in English if it is not translated."""
    path = Path(game.folder, f"RULES.{language}.md")
    if language not in languages(game) or not path.is_file():
        return game.catalogue
    return Catalogue(path.read_text("utf-8"))


@lru_cache
def mentioned(folder: str) -> dict[str, frozenset[str]]:
    """Return the facts that each message of a game uses, in any language and through referenced messages."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(folder, "locale").glob("*.ftl")):
        for name, facts in _mentioned_in(path.read_text("utf-8")).items():
            found.setdefault(name, set()).update(facts)
    return {name: frozenset(facts) for name, facts in found.items()}


def _mentioned_in(text: str) -> dict[str, set[str]]:
    references: dict[str, _References] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            found = references[entry.id.name] = _References()
            found.visit(entry)
    return {name: _gather(references, name, set()) for name in references}


def _gather(references: dict[str, "_References"], name: str, seen: set[str]) -> set[str]:
    """Return the facts of the message `name` and of all messages it refers to, except those in `seen`."""
    if name in seen or name not in references:
        return set()
    seen.add(name)
    found = references[name]
    return found.facts.union(*(_gather(references, other, seen) for other in found.others))


class _References(visitor.Visitor):
    """Collects the facts and the other messages that a message refers to."""

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
