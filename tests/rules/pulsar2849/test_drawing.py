"""The table in a terminal: everything is readable without colours, and no line is too wide."""

import pytest

from astrarium.core.game import Line
from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.screen.terminal import ASKED, TOTAL, draw
from astrarium.games.pulsar2849.screen.terminal_map import HEIGHT, WIDTH, MapDrawing, label
from astrarium.games.pulsar2849.screen.terminal_panel import COUNTER_NAMES, panel
from astrarium.games.pulsar2849.screen.view import table
from astrarium.terminal import flow
from tests.rules.pulsar2849 import board
from tests.rules.pulsar2849.test_locale import ASKING
from tests.rules.pulsar2849.test_view import positions
from tests.table import apply

TALLEST = 90


def text(line: Line) -> str:
    return "".join(segment for segment, _ in line)


def drawn(state: PulsarPosition) -> list[str]:
    return [text(line) for line in GAME.draw(state)]


def whole(state: PulsarPosition) -> str:
    return "\n".join(drawn(state))


def chart(state: PulsarPosition) -> str:
    return "\n".join(text(line) for line in MapDrawing(table(state)).lines())


def area(state: PulsarPosition, name: str) -> str:
    """Return all lines of a player's area."""
    lines = drawn(state)
    start = next(number for number, line in enumerate(lines) if line[1:].startswith(name))
    end = start + 1
    while end < len(lines) and lines[end].startswith(" " * 10):
        end += 1
    return " ".join(line.strip() for line in lines[start:end])


@pytest.mark.parametrize(("seats", "star_map"), [(2, "map-b"), (3, "map-a"), (4, "map-b"), (4, "map-a")])
def test_every_position_of_a_match_can_be_drawn(seats: int, star_map: str) -> None:
    for number, state in enumerate(positions(seats, seed=seats, map=star_map)):
        if number % 7:
            continue
        lines = drawn(state)
        assert max(len(line) for line in lines) <= TOTAL
        assert len(lines) <= TALLEST
        assert all(line == line.rstrip() for line in lines)
        assert "".join(lines).isprintable()


def test_lines_are_segments_of_text_and_style() -> None:
    for line in GAME.draw(board.entered()):
        for segment, style in line:
            assert type(segment) is str
            assert type(style) is str


@pytest.mark.parametrize("star_map", ["map-a", "map-b"])
def test_every_location_has_its_name_on_the_map(star_map: str) -> None:
    state = board.entered(map=star_map)
    lines = chart(state).split("\n")
    assert len(lines) == HEIGHT
    assert all(len(line) <= WIDTH for line in lines)
    for name, place in table(state)["locations"].items():
        assert text(label(name, place)) in "\n".join(lines)


def test_signs_of_locations() -> None:
    state = board.acting(map="map-b")
    board.uncover(state, "sa", "sys-09")
    board.station(state, 1, "sa", "blue")
    board.gyrodyne(state, 2, "p1", 3, spinning=True)
    board.place_ship(state, 0, "g7")
    drawing = chart(state)
    assert "[sc?]" in drawing
    assert "[sd?!]" in drawing
    assert "[sa]" in drawing
    assert "1l●" in drawing
    assert "✶p1■3↻" in drawing
    assert "✩i1" in drawing
    assert "g7»▲" in drawing or "»▲g7" in drawing
    assert ":" in drawing


def test_gates_have_the_letter_of_their_colour() -> None:
    drawing = chart(board.entered(map="map-a"))
    assert all(name in drawing for name in ("Gn4", "Mn2", "On10"))


def test_the_flight_leaves_larger_dots() -> None:
    state = board.acting((3, 2))
    board.place_ship(state, 0, "n54")
    before = chart(state).count("•")
    apply(GAME, state, "launch 3 plain", "fly n53")
    assert before == 0
    assert chart(state).count("•") > 0
    assert drawn(state)[0].endswith("▲ Vermilion flies on   2 segments left")


def test_the_header_shows_round_and_question() -> None:
    assert drawn(board.entered())[0] == " Round 1 of 8   the dice are rolled   7 rolls left"
    state = board.rolled((1, 2, 3, 4, 4, 5, 6))
    assert drawn(state)[0] == " Round 1 of 8   ▲ Vermilion drafts a die   2 drafts left"
    assert drawn(board.acting((4, 2)))[0] == " Round 1 of 8   ▲ Vermilion acts   2 dice left"


def test_every_question_has_words() -> None:
    assert set(ASKED) | {"over"} == set(ASKING)


def test_dice_median_and_tracks() -> None:
    drawing = whole(board.rolled((1, 2, 3, 4, 4, 5, 6)))
    assert "DICE  median between 3 and 4" in drawing
    assert "dice     1   1   1   2   1   1" in drawing
    assert "moves   ←3  ←2  ←1  1→  2→  3→" in drawing
    assert "initiative   ■8 ●8 ▲8" in drawing
    assert "turn order   ▲ ● ■" in drawing


def test_offer_goals_and_gyrodynes() -> None:
    state = board.acting()
    board.uncover(state, "n3", "sys-01")
    board.station(state, 0, "n3", "blue")
    drawing = whole(state)
    assert "t-a1 Trickle Coil" in drawing
    assert "costs 3 ends 1|2" in drawing
    assert "Wide Survey" in drawing
    assert "▲1 ●0 ■0 of 5 stations" in drawing
    assert "1 small" in drawing


def test_every_counter_has_words() -> None:
    assert list(COUNTER_NAMES) == constants.COUNTERS


def test_a_goal_that_is_met_has_a_tick() -> None:
    state = board.acting(goal_1="g1b")
    shown = table(state)
    goal = shown["goals"][0]
    assert goal is not None
    goal["met"][1] = goal["counted"][1] = True
    lines = [text(line).strip() for line in panel(shown)]
    assert "Linked Grid ✧ 7 VP + 1:2 3:5 ●✓✓" in lines


def test_a_goal_without_bonuses_has_nothing_for_sale() -> None:
    lines = [text(line).strip() for line in panel(table(board.acting()))]
    assert "Wide Survey ✧ 5 VP" in lines


def test_technologies_by_row_with_owners() -> None:
    state = board.acting((1, 3), round_number=2)
    apply(GAME, state, "patent ai-1a 1 plain")
    lines = drawn(state)
    assert any("[▲][ ]" in line and "ai-1a   1 Green Corridor: Free ±1" in line for line in lines)
    assert any(line.startswith("▸2 +2     [ ]{ } ai-2a") for line in lines)
    assert any("later:" in line and "aii-3a 3 Double Shift" in line for line in lines)


def test_neighbours_are_described_in_words() -> None:
    state = board.acting()
    board.place_ship(state, 0, "n4")
    board.uncover(state, "n3", "sys-12")
    drawing = whole(state)
    assert "SHIP ▲ at n4: green gate" in drawing
    assert "n5  pulsar, unclaimed" in drawing
    assert "n6  system, face down" in drawing
    assert "n3  system, free 1 blue, 1" in drawing


def test_a_players_area() -> None:
    state = board.acting((4, 2), hq=True, hq_0="hq-a")
    board.set_own(state, 0, columns.CUBES, 5)
    board.transmitter(state, 0, "t-a3", paid=(0,))
    board.gyrodyne(state, 0, "n11", 2)
    told = area(state, "▲ Vermilion")
    assert "dice 2 4" in told
    assert "cubes 5" in told
    assert "pulsars n11:2" in told
    assert "t-a3 costs (2) 4 <2|0>" in told
    assert "Ring Foundry done -" in told
    assert "h-a1-b1 1 Small Frame ✧: A small gyrodyne and one ±1." in told
    assert "Small Frame" not in area(state, "● Blue")


def test_the_end_names_the_winners() -> None:
    state = list(positions(2, seed=3))[-1]
    assert drawn(state)[0].startswith(" The match is over   ")
    shown = GAME.view(state)
    players = shown["players"]
    assert isinstance(players, list)
    shared = shown | {"players": [{**player, "place": 1} for player in players]}
    assert text(draw(shared)[0]) == " The match is over   ▲ Vermilion and ● Blue share the victory"


def test_text_flows_over_lines() -> None:
    parts: list[Line] = [[("one two", "")], [("three four five six", "dim")], [("seven", "")]]
    lines = [text(line) for line in flow([("head", "bold")], parts, 16, 2)]
    assert lines == ["head  one two", "  three four", "  five six", "  seven"]
