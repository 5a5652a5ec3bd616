"""The catalogue of clauses."""

import pytest

from astrarium.core.clauses import Catalogue

TEXT = """
- **T-A-01** First, with **stress**. [source]
- **T-B-02** Second [one, two] thing. [ours, derived]
- no clause
  - **T-C-03** indented: no clause either
- **T-GAP-A** Third, without a source.
"""


def test_clauses_are_numbered_from_one_in_their_order() -> None:
    catalogue = Catalogue(TEXT)
    assert catalogue.ids == ["T-A-01", "T-B-02", "T-GAP-A"]
    assert [int(catalogue.number(clause)) for clause in catalogue.ids] == [1, 2, 3]
    assert [catalogue.id(number) for number in (1, 2, 3)] == catalogue.ids


def test_texts_lose_marks_and_sources() -> None:
    catalogue = Catalogue(TEXT)
    assert catalogue.text("T-A-01") == "First, with stress."
    assert catalogue.text("T-B-02") == "Second [one, two] thing."
    assert catalogue.text("T-GAP-A") == "Third, without a source."


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(ValueError, match="the catalogue has no clause T-C-03"):
        Catalogue(TEXT).number("T-C-03")


def test_an_id_is_given_once() -> None:
    with pytest.raises(ValueError, match="occurs twice"):
        Catalogue(TEXT + "- **T-A-01** Again.\n")
