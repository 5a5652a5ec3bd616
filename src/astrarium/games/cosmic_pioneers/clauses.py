"""The catalogue of this game's rules, from RULES.md."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from astrarium.core.clauses import Catalogue

CATALOGUE: Final = Catalogue(files(__package__).joinpath("RULES.md").read_text("utf-8"))


def clause(name: str) -> i64:
    """The number of a clause, for `barred_...` functions and notes."""
    return CATALOGUE.number(name)
