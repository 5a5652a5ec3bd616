"""The catalogue of this game's clauses, read from RULES.md."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.clauses import read_catalogue

CATALOGUE: Final = read_catalogue(__package__)


def clause(name: str) -> i64:
    """Return the number of the clause with the id `name`."""
    return CATALOGUE.number(name)
