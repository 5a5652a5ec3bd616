"""The catalogue of this game's rules, from RULES.md."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.clauses import read_catalogue

CATALOGUE: Final = read_catalogue(__package__)


def clause(name: str) -> i64:
    """The number of a clause, for `barred_...` functions and notes."""
    return CATALOGUE.number(name)
