"""Rule coverage, measured on a small sample game and its tests."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import astrarium
from astrarium import coverage as module
from astrarium.core.clauses import Catalogue
from astrarium.core.errors import BadData
from astrarium.core.game import Game
from astrarium.coverage import coverage, find_tests, untested_checks
from tests.core.toys import RACE

RULES = """
- **X-A-01** One.
- **X-A-02** Two.
- **X-A-03** Three.
- **X-B-01** Four.

| check | position | expected |
|---|---|---|
| X-CHECK-01 | this | that |
| X-CHECK-02 | this, as X-CHECK-01 | that |
"""
Made = Callable[..., tuple[Game, Path]]


@pytest.fixture(name="made")
def maker(tmp_path: Path) -> Made:
    """Return a function that makes a game with given code and a folder with given tests."""

    def make(code: str = "", tests: str = "") -> tuple[Game, Path]:
        package, folder = tmp_path / "game", tmp_path / "tests" / "rules"
        (package / "rules").mkdir(parents=True)
        folder.mkdir(parents=True)
        (package / "rules" / "turn.py").write_text(code, "utf-8")
        (package / "RULES.md").write_text(RULES, "utf-8")
        (folder / "test_game.py").write_text(tests, "utf-8")
        return replace(RACE, name="made", catalogue=Catalogue(RULES), folder=str(package)), tmp_path / "tests"

    return make


def test_without_code_and_tests_every_clause_is_missing(made: Made) -> None:
    report = coverage(*made())
    assert report.clauses == report.missing == ["X-A-01", "X-A-02", "X-A-03", "X-B-01"]
    assert report.implemented == report.tested == []


def test_calls_of_clause_implement_and_docstrings_do_not(made: Made) -> None:
    report = coverage(
        *made(
            '''"""The module says X-B-01."""
X = "X-B-01"  # X-B-01
FORBIDDEN = clause("X-A-01")
class Turn:
    """X-B-01"""
    clauses = (clause("X-A-02"), clause("X-A-03"), clause("X-Z-99"))
    def take(self):
        """Takes. X-B-01"""
'''
        )
    )
    assert report.implemented == ["X-A-01", "X-A-02", "X-A-03"]


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ('@pytest.mark.rule("X-A-01")\ndef test_a(): ...', ["X-A-01"]),
        ('@mark.rule("X-A-01")\n@pytest.mark.rule("X-B-01")\ndef test_a(): ...', ["X-A-01", "X-B-01"]),
        ('@pytest.mark.rule("X-A-01", "X-A-02")\ndef test_a(): ...', ["X-A-01", "X-A-02"]),
        ('class TestAll:\n    @pytest.mark.rule("X-A-01")\n    def test_a(self): ...', ["X-A-01"]),
        ('@pytest.mark.rule("X-A-01")\nclass TestAll: ...', ["X-A-01"]),
        ('@pytest.mark.rule("X-A-01")\nasync def test_a(): ...', ["X-A-01"]),
        (
            '@parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-A-01"))])\ndef test_a(n): ...',
            ["X-A-01"],
        ),
        (
            'CASES = [pytest.param(1, marks=[pytest.mark.rule("X-A-02"), pytest.mark.rule("X-B-01")])]',
            ["X-A-02", "X-B-01"],
        ),
        ('pytestmark = [pytest.mark.rule("X-A-03")]', ["X-A-03"]),
        ('@pytest.mark.rule("X-A-01")\ndef helper(): ...', []),
        ('@pytest.mark.rule("X-Z-99")\ndef test_a(): ...', []),
        ('@pytest.mark.ruler("X-A-01")\ndef test_a(): ...', []),
        ('# @pytest.mark.rule("X-A-01")\ndef test_a():\n    """X-A-02"""', []),
    ],
)
def test_marks_of_tests_count(made: Made, tests: str, expected: list[str]) -> None:
    assert coverage(*made(tests=tests)).tested == expected


def test_a_clause_needs_both(made: Made) -> None:
    report = coverage(
        *made(
            'CLAUSES = (clause("X-A-01"), clause("X-A-02"))\n',
            '@pytest.mark.rule("X-A-02")\n@pytest.mark.rule("X-A-03")\ndef test_a(): ...\n',
        )
    )
    assert report.missing == ["X-A-01", "X-A-03", "X-B-01"]
    assert report.to_dict() == {
        "game": "made",
        "clauses": 4,
        "implemented": 2,
        "tested": 2,
        "missing": ["X-A-01", "X-A-03", "X-B-01"],
    }


def test_marks_count_for_worked_checks_too(made: Made) -> None:
    game, tests = made(tests='@pytest.mark.rule("X-CHECK-02")\ndef test_a(): ...\n')
    assert untested_checks(game, tests) == ["X-CHECK-01"]


def test_a_file_that_is_not_python_raises_with_its_name(made: Made) -> None:
    with pytest.raises(BadData, match=r"turn\.py: not Python: .*line 1"):
        coverage(*made("def\n"))


def test_the_tests_of_this_source_tree_are_found() -> None:
    found = find_tests()
    assert found is not None
    assert found.resolve() == Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(("inside", "found"), [("rules", True), ("other", False)])
def test_an_installed_package_looks_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str, found: bool
) -> None:
    monkeypatch.setattr(module, "__file__", str(tmp_path / "site-packages" / "astrarium" / "coverage.py"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests" / inside).mkdir(parents=True)
    assert find_tests() == (Path("tests") if found else None)


@pytest.mark.parametrize("name", astrarium.games())
def test_every_clause_of_every_game_is_implemented_and_tested(name: str) -> None:
    tests = Path(__file__).parents[1]
    assert coverage(astrarium.game(name), tests).missing == []


@pytest.mark.parametrize("name", astrarium.games())
def test_every_worked_check_of_every_game_is_a_test(name: str) -> None:
    assert untested_checks(astrarium.game(name), Path(__file__).parents[1]) == []
