"""Rule coverage: which clauses of a game a function names, and which a test proves.

Both are read from the sources, nothing is run: a clause is implemented if the docstring of a function, method
or class of the game names it, and tested if a test carries `@pytest.mark.rule` with its id.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from astrarium.core.errors import BadData
from astrarium.core.game import Game

CLAUSE = re.compile(r"(?<![\w-])[A-Z]+-[A-Z0-9]+-[A-Z0-9]+(?![\w-])")
CHECK = re.compile(r"^\| ([A-Z]+-CHECK-\d+) \|", re.MULTILINE)


@dataclass(frozen=True)
class Coverage:
    """The clauses of a game in the order of its catalogue, and what there is to each."""

    game: str
    clauses: list[str]
    implemented: list[str]
    tested: list[str]

    @property
    def missing(self) -> list[str]:
        """The clauses that lack a function or a test."""
        both = set(self.implemented) & set(self.tested)
        return [clause for clause in self.clauses if clause not in both]

    def to_dict(self) -> dict[str, object]:
        """The figures for programs."""
        return {
            "game": self.game,
            "clauses": len(self.clauses),
            "implemented": len(self.implemented),
            "tested": len(self.tested),
            "missing": self.missing,
        }


def coverage(game: Game, tests: Path) -> Coverage:
    """Look through the package of a game and a folder of tests."""
    clauses = game.catalogue.ids
    named = {clause for tree in _trees(Path(game.folder)) for clause in named_clauses(tree)}
    proved = _proved(tests)
    return Coverage(
        game.name,
        list(clauses),
        [clause for clause in clauses if clause in named],
        [clause for clause in clauses if clause in proved],
    )


def unproved_checks(game: Game, tests: Path) -> list[str]:
    """The worked checks of a game's catalogue that no test carries as a mark."""
    listed = CHECK.findall((Path(game.folder) / "RULES.md").read_text("utf-8"))
    proved = _proved(tests)
    return [check for check in listed if check not in proved]


@cache
def _proved(tests: Path) -> frozenset[str]:
    """Return the ids that tests of a folder carry as marks; a process reads it once, for all games."""
    return frozenset(rule for tree in _trees(tests) for rule in marked_rules(tree))


def find_tests() -> Path | None:
    """The tests of the source tree this package lies in, else those of the current folder, if any."""
    package = Path(__file__).resolve().parent
    places = [package.parents[1] / "tests"] if package.parent.name == "src" else []
    for tests in (*places, Path("tests")):
        if (tests / "rules").is_dir():
            return tests
    return None


def named_clauses(tree: ast.Module) -> Iterator[str]:
    """Yield the clauses that a module names: in calls of `clause`, and in docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from CLAUSE.findall(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "clause":
            yield from (str(each.value) for each in node.args if isinstance(each, ast.Constant))


def marked_rules(tree: ast.Module) -> Iterator[str]:
    """The ids in the `rule` marks of tests: decorators, `marks=` of parameters, `pytestmark`."""
    for node in ast.walk(tree):
        for expression in _marks(node):
            yield from _rules(expression)


def _marks(node: ast.AST) -> list[ast.expr]:
    """Where a piece of source carries marks."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.decorator_list if node.name.startswith(("test", "Test")) else []
    if isinstance(node, ast.keyword):
        return [node.value] if node.arg == "marks" else []
    if isinstance(node, ast.Assign):
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        return [node.value] if "pytestmark" in names else []
    return []


def _rules(expression: ast.expr) -> Iterator[str]:
    """The arguments of every `...mark.rule(...)` in an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _trees(folder: Path) -> Iterator[ast.Module]:
    """The Python files of a folder and all below it."""
    for path in sorted(folder.rglob("*.py")):
        try:
            yield ast.parse(path.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise BadData(f"{path}: no Python: {error}") from None
