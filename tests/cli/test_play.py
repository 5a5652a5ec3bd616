"""A match in the terminal: moves and commands at the prompt."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import astrarium
from tests.cli.terminal import GAME, Terminal
from tests.contract.play import ContractTable, record

ALONE = ("play", "--terminal", GAME, "--seed", "1", "--bot", "uniform", "--seats", "2")
TOGETHER = ("play", "--terminal", GAME, "--seed", "1", "--people", "2")
ENOUGH = ["1", "1", "1", "end"] * 200


def after(out: str, line: str) -> str:
    """Return the output after the input line `line`."""
    return out.partition(f"> {line}\n")[2]


def test_a_whole_match_by_numbers(terminal: Terminal) -> None:
    result = terminal.run(*ALONE, lines=ENOUGH)
    assert (result.code, result.err) == (0, "")
    assert re.search(r"(wins|share the victory) with \d+ points\.", result.out)
    assert "the result" in result.out
    assert "G-SCORE-" in result.out
    assert "Blue moves" in result.out
    assert "Goodbye" not in result.out


def test_the_result_adds_up(terminal: Terminal, match: Path) -> None:
    table = terminal.run("replay", match).out.partition("the result")[2]
    rows = [
        re.findall(r"(?<= )(?:\d+|-)(?= |$)", line)[-3:] for line in table.splitlines() if "G-SCORE-" in line
    ]
    sums = [sum(0 if cell == "-" else int(cell) for cell in column) for column in zip(*rows, strict=True)]
    assert sums == astrarium.Record.parse(match.read_text("utf-8")).replay().scores()


@pytest.mark.parametrize(("name", "seats"), [("pulsar2849", 3), ("cosmic-pioneers", 2)])
def test_the_result_adds_up_with_starting_points_and_cards(
    terminal: Terminal, tmp_path: Path, name: str, seats: int
) -> None:
    written, state = record(ContractTable(astrarium.game(name), seats), 5)
    path = tmp_path / "match.rec"
    path.write_text(written.text(), "utf-8")
    log, _, table = terminal.run("replay", path).out.partition("the result")
    paid = [0] * seats
    for line in table.splitlines():
        if re.match(r"\s*[PC]-[A-Z0-9]+-[A-Z0-9]+ |\s+points at the start", line):
            cells = re.findall(r"(?<= )(?:-?\d+|-)(?= |$)", line)[-seats:]
            paid = [sum_ + (0 if cell == "-" else int(cell)) for sum_, cell in zip(paid, cells, strict=True)]
    assert paid == state.scores()
    assert ("points at the start" in table) == (name == "pulsar2849")
    cards = set(re.findall(r"\+\d+ ([A-Z][\w' -]+?) \(?P-", log))
    assert bool(cards) == (name == "pulsar2849")
    assert all(f"  {card} " in table for card in cards)


def test_the_prompt_has_words_numbers_and_notation(terminal: Terminal) -> None:
    out = terminal.run(*ALONE).out
    assert re.search(r"1  Place the tile at k5\s+place k5", out)
    assert "▲ Vermilion" in out
    assert out.endswith("Goodbye.\n")


def test_notation_is_accepted(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, lines=["  PLACE   k5 "]).out
    assert "Vermilion places the tile at k5." in out


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("plcae k5", ("'plcae'", "'place'")),
        ("place z9", ("'z9'", "place")),
        ("place", ("place <place>",)),
        ("place a1", ("place a1", "(G-")),
        ("end", ("end", "(G-TURN-02; rule text)")),
        ("draw red-n", ("draw red-n", "(G-TURN-02; rule text)")),
        ("0", ("no move 0", "1 to 7")),
        ("8", ("no move 8", "1 to 7")),
        ("99999999999999999999", ("1 to 7",)),
        ("-1", ("'-1'", "help")),
        ("why", ("why place k5",)),
        ("why plcae k5", ("'plcae'", "'place'")),
        ("rules", ("rules G-",)),
        ("rules G-MIEN-04", ("G-MINE-04",)),
        ("log x", ("log x",)),
        ("undo", ("nothing can be taken back", "luck")),
        ("\x00\ufffd", ("help",)),
    ],
)
def test_a_wrong_line_changes_nothing(terminal: Terminal, line: str, words: tuple[str, ...]) -> None:
    out = terminal.run(*ALONE, lines=[line]).out
    complaint, goodbye, rest = after(out, line).split("\n")
    assert (goodbye, rest) == ("Goodbye.", "")
    for word in words:
        assert word in complaint


def test_why(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, lines=["why place a1", "why place k5", "why 1"]).out
    text = astrarium.game(GAME).catalogue.text("G-PLACE-03")
    assert after(out, "why place a1").startswith(f"place a1: {text} (G-PLACE-03; rule text)\n")
    assert after(out, "why place k5").startswith("place k5: legal here.\n")
    assert after(out, "why 1").startswith("place k5: legal here.\n")


def test_why_names_the_numbers_that_decide(terminal: Terminal) -> None:
    trade, improve = "why trade s1 4 n1", "why improve m7"
    out = terminal.run(*ALONE, lines=["1", "1", trade, trade.removeprefix("why "), improve]).out
    answer = "trade s1 4 n1: Blue does not have a garnet. (G-TRADE-06; follows from the rule text)\n"
    assert after(out, trade).startswith(answer)
    assert after(out, trade.removeprefix("why ")).startswith(answer)
    text = astrarium.game(GAME).catalogue.text("G-INFRA-01")
    assert after(out, improve).startswith(f"improve m7: {text} (G-INFRA-01; rule text)\n")


def test_undo_is_exact(terminal: Terminal, tmp_path: Path) -> None:
    before, again = tmp_path / "before.rec", tmp_path / "again.rec"
    lines = ["1", "1", f"save {before}", "1", "1", "undo", "undo", f"save {again}"]
    out = terminal.run(*ALONE, lines=lines).out
    assert out.count("Taken back to before") == 2
    assert before.read_text("utf-8") == again.read_text("utf-8")


def test_undo_all_stops_at_luck(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, lines=["1", "1", "1", "undo all", "undo"]).out
    assert "Taken back to before: place k5" in out
    assert "luck has been revealed since (Vermilion draws" in after(out, "undo")


def test_undo_stops_at_the_decision_of_another_seat(terminal: Terminal, match: Path, tmp_path: Path) -> None:
    """Use the closing turns, in which decisions of seats follow each other without chance."""
    record = astrarium.Record.parse(match.read_text("utf-8"))
    actors = [event.actor for event in record.events]
    last = max(at for at, pair in enumerate(pairwise(actors)) if min(pair) >= 0 and pair[0] != pair[1])
    record.events, record.digests = record.events[: last + 1], {}
    late = tmp_path / "late.rec"
    late.write_text(record.text(), "utf-8")
    out = terminal.run("play", "--terminal", "--load", late, "--people", "3", lines=["undo", "undo all"]).out
    assert "has decided since (" in after(out, "undo")
    assert "has decided since (" in after(out, "undo all")


def test_a_loaded_match_continues_the_seeded_luck(terminal: Terminal, tmp_path: Path) -> None:
    saved, whole, resumed = (tmp_path / name for name in ("a.rec", "b.rec", "c.rec"))
    first, second = ["1", "1", "end", "2", "1", "end"], ["3", "1", "end", "1"]
    terminal.run(*TOGETHER, lines=[*first, f"save {saved}", *second, f"save {whole}"])
    result = terminal.run("play", "--terminal", "--load", saved, lines=[*second, f"save {resumed}"])
    assert result.code == 0
    assert "player 1 person" in saved.read_text("utf-8")
    assert resumed.read_text("utf-8") == whole.read_text("utf-8")


def test_save_without_a_name(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Saved as globular-cluster-" in terminal.run(*ALONE, lines=["save"]).out
    (saved,) = tmp_path.iterdir()
    assert terminal.run("replay", saved, "--verify").code == 0


def test_save_to_a_path_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    line = f"save {tmp_path / 'missing' / 'x.rec'}"
    assert after(terminal.run(*ALONE, lines=[line]).out, line).startswith("not saved: ")
    line = f"save {tmp_path}"
    assert after(terminal.run(*ALONE, lines=[line]).out, line).startswith("not saved: ")
    assert list(tmp_path.parent.glob(f".{tmp_path.name}*")) == []


def test_save_replaces_records_only(terminal: Terminal, tmp_path: Path) -> None:
    diary, record = tmp_path / "diary.txt", tmp_path / "x.rec"
    diary.write_text("Dear diary", "utf-8")
    out = terminal.run(*ALONE, lines=[f"save {diary}", f"save {record}", "1", f"save {record}"]).out
    assert "diary.txt exists and is not a record" in out
    assert diary.read_text("utf-8") == "Dear diary"
    assert "0 place k5" in record.read_text("utf-8")


def test_hint(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.cli.prompt.HINT_BOT", "uniform")
    out = terminal.run(*ALONE, lines=["hint"]).out
    assert re.match(r"I would play \d+: Place the tile at \w\d+ \(place \w\d+\)\n", after(out, "hint"))


def test_log_help_rules_board(terminal: Terminal) -> None:
    out = terminal.run(*ALONE, lines=["log", "log 1", "help", "rules g-mine-04", "", "board"]).out
    assert after(out, "log").startswith("  Vermilion begins.\n  Vermilion draws ")
    assert after(out, "log 1").startswith("  Vermilion draws ")
    assert "undo" in after(out, "help")
    assert after(out, "rules g-mine-04").startswith("G-MINE-04 At most 2 caches")
    assert "Place the tile at" in after(out, "board")


@pytest.mark.parametrize("line", ["quit", "q", "exit"])
def test_quit(terminal: Terminal, line: str) -> None:
    result = terminal.run(*ALONE, lines=[line, "1", "1"])
    assert result.code == 0
    assert after(result.out, line) == "Goodbye.\n"


def test_people_on_chosen_seats(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "x.rec"
    seats = ("--seats", "3", "--human", "0", "--human", "2", "--bot", "uniform", "--seed", "2")
    terminal.run("play", "--terminal", GAME, *seats, lines=[f"save {saved}"])
    players = [line for line in saved.read_text("utf-8").splitlines() if line.startswith("player")]
    assert players == ["player 0 person", "player 1 uniform", "player 2 person"]


def test_a_match_of_bots_only(terminal: Terminal) -> None:
    result = terminal.run("play", "--terminal", GAME, "--people", "0", "--bot", "uniform", "--seed", "1")
    assert result.code == 0
    assert "the result" in result.out


def test_options_reach_the_match(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "x.rec"
    terminal.run(*ALONE, "--option", "borders=shared-half", lines=[f"save {saved}"])
    assert "option borders shared-half" in saved.read_text("utf-8")


def test_a_finished_match_shows_its_result(terminal: Terminal, match: Path) -> None:
    result = terminal.run("play", "--terminal", "--load", match)
    assert result.code == 0
    assert "the result" in result.out
