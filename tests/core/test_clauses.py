"""The catalogue of rule clauses."""

from pathlib import Path

import pytest

from astrarium.core.clauses import SOURCES, Catalogue, find_sources, read_catalogue, source_names

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


def test_a_duplicate_id_is_an_error() -> None:
    with pytest.raises(ValueError, match="occurs twice"):
        Catalogue(TEXT + "- **T-A-01** Again.\n")


@pytest.mark.parametrize(
    ("tags", "sources"),
    [
        ("[000][001][003]", ["text"]),
        ("[000][001][003*] (C-26)", ["text"]),
        ("[001][003]; [000] for 3p and 4p (C-09)", ["text"]),
        ("[002, derived from the order]", ["derived"]),
        ("[004, reading: the caption]", ["reading"]),
        ("[004][004, reading: diagonal]", ["text", "reading"]),
        ("[drv: 000, 003]", ["derived"]),
        ("[000][003]; [drv]", ["text", "derived"]),
        ("[pub; P-TRX-18]", ["published"]),
        ("[pub; gap: reach]", ["published", "ours"]),
        ("[pub] two faces; [gap] the others", ["published", "ours"]),
        ("[gap; pub: the icon]", ["ours"]),
        ("[gap; 000, 001, 003 for penalties]", ["ours"]),
        ("[ours, derived]", ["ours"]),
        ("[k mod 3]", []),
        ("", []),
    ],
)
def test_the_sources_of_a_clause_follow_from_its_tags(tags: str, sources: list[str]) -> None:
    assert find_sources(f"A rule. {tags}".rstrip()) == sources


def test_a_faq_tag_may_stand_inside_a_sentence() -> None:
    catalogue = Catalogue("- **T-A-01** One way only [FAQ]; the rest follows. [ours]\n")
    assert catalogue.text("T-A-01") == "One way only; the rest follows."
    assert catalogue.sources_of("T-A-01") == ["faq", "ours"]


def test_sources_have_names() -> None:
    assert source_names(["published", "ours"]) == "published game and our decision"
    assert source_names([]) == ""
    assert len(set(SOURCES.values())) == len(SOURCES)


def test_every_clause_of_a_game_must_name_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "sourceless"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "RULES.md").write_text("- **T-A-01** First. [ours]\n- **T-A-02** Second.\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="the clause T-A-02 names no source"):
        read_catalogue("sourceless")
