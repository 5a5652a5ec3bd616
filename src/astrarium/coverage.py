"""Rule coverage: the clauses of a game that its code implements and its tests check.

Only source files are read: a clause is implemented if code of the game names it by `clause("...")`, and
tested if a test carries `@pytest.mark.rule` with its id. Ids in docstrings do not count.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from astrarium.core.errors import BadData
from astrarium.core.game import Game

CHECK = re.compile(r"^\| ([A-Z]+-CHECK-\d+) \|", re.MULTILINE)


@dataclass(frozen=True)
class Coverage:
    """Clauses of a game in catalogue order: all, the implemented ones and the tested ones."""

    game: str
    clauses: list[str]
    implemented: list[str]
    tested: list[str]

    @property
    def missing(self) -> list[str]:
        """Clauses that are not implemented or not tested."""
        both = set(self.implemented) & set(self.tested)
        return [clause for clause in self.clauses if clause not in both]

    def to_dict(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return {
            "game": self.game,
            "clauses": len(self.clauses),
            "implemented": len(self.implemented),
            "tested": len(self.tested),
            "missing": self.missing,
        }


def coverage(game: Game, tests: Path) -> Coverage:
    """Measure the rule coverage of `game` by its package and the folder `tests`."""
    clauses = game.catalogue.ids
    named = {clause for tree in _trees(Path(game.folder)) for clause in named_clauses(tree)}
    tested = _tested_rules(tests)
    return Coverage(
        game.name,
        list(clauses),
        [clause for clause in clauses if clause in named],
        [clause for clause in clauses if clause in tested],
    )


def untested_checks(game: Game, tests: Path) -> list[str]:
    """Return the worked checks in a game's RULES.md that no test is marked with."""
    listed = CHECK.findall((Path(game.folder) / "RULES.md").read_text("utf-8"))
    tested = _tested_rules(tests)
    return [check for check in listed if check not in tested]


@cache
def _tested_rules(tests: Path) -> frozenset[str]:
    """Return the ids that the tests in a folder are marked with; cached, since all games share the folder."""
    return frozenset(rule for tree in _trees(tests) for rule in marked_rules(tree))


def find_tests() -> Path | None:
    """Return the tests folder of this source tree, or else of the current folder; None without one."""
    package = Path(__file__).resolve().parent
    places = [package.parents[1] / "tests"] if package.parent.name == "src" else []
    for tests in (*places, Path("tests")):
        if (tests / "rules").is_dir():
            return tests
    return None


def named_clauses(tree: ast.Module) -> Iterator[str]:
    """Yield the clauses that a module names in calls of `clause`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "clause":
            yield from (str(each.value) for each in node.args if isinstance(each, ast.Constant))


def marked_rules(tree: ast.Module) -> Iterator[str]:
    """Yield the ids in `rule` marks: in decorators of tests, `marks=` of parameters and `pytestmark`."""
    for node in ast.walk(tree):
        for expression in _marks(node):
            yield from _rules(expression)


def _marks(node: ast.AST) -> list[ast.expr]:
    """Return the expressions of a syntax node that may hold marks."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.decorator_list if node.name.startswith(("test", "Test")) else []
    if isinstance(node, ast.keyword):
        return [node.value] if node.arg == "marks" else []
    if isinstance(node, ast.Assign):
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        return [node.value] if "pytestmark" in names else []
    return []


def _rules(expression: ast.expr) -> Iterator[str]:
    """Yield the arguments of every `...mark.rule(...)` in an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _trees(folder: Path) -> Iterator[ast.Module]:
    """Yield the syntax trees of all Python files in a folder and its subfolders."""
    for path in sorted(folder.rglob("*.py")):
        try:
            yield ast.parse(path.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise BadData(f"{path}: not Python: {error}") from None
