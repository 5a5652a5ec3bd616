"""The catalogue of rule clauses of a game: stable ids, our words, and a number for each at run time."""

import re
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-[A-Z0-9]+)\*\* (.+)$", re.MULTILINE)
SOURCE: Final = re.compile(r"(?:(?<=[.)]) \[.*|\s*\[[^\]]*\]\s*)$")  # all tags after the last sentence


ALLOWED: Final[i64] = 0  # instead of the number of a clause: nothing forbids it


@final
class Catalogue:
    """The clauses of a RULES.md in its order; numbers start at 1, 0 is ALLOWED."""

    def __init__(self, text: str) -> None:
        found = CLAUSE.findall(text)
        self.ids: Final[list[str]] = [clause for clause, _ in found]
        self.texts: Final[list[str]] = [SOURCE.sub("", words).replace("**", "") for _, words in found]
        self._numbers: Final = {clause: number for number, clause in enumerate(self.ids, 1)}
        if len(self._numbers) != len(self.ids):
            raise ValueError("a clause id occurs twice in the catalogue")

    def number(self, clause: str) -> i64:
        """The number of a clause, for code."""
        if clause not in self._numbers:
            raise ValueError(f"the catalogue has no clause {clause}")
        return self._numbers[clause]

    def id(self, number: int) -> str:
        """The id of a clause, for people."""
        return self.ids[number - 1]

    def text(self, clause: str) -> str:
        """The words of a clause."""
        return self.texts[self.number(clause) - 1]


def read_catalogue(package: str) -> Catalogue:
    """The catalogue of a game, from the RULES.md of its package."""
    return Catalogue(files(package).joinpath("RULES.md").read_text("utf-8"))
