"""The drawing for terminals: legible without colours, within a maximum width."""

import pytest

from astrarium.core.game import Line
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.screen.terminal import JOINTS, draw
from tests.rules.globular_cluster.board import BoardBuilder, do, play
from tests.rules.globular_cluster.test_view import positions

WIDEST = 88


def text(line: Line) -> str:
    return "".join(segment for segment, _ in line)


def drawn(state: GlobularPosition) -> list[str]:
    return [text(line) for line in GAME.draw(state)]


def inside(state: GlobularPosition, place: str) -> list[str]:
    """Return the three lines inside the tile at `place`."""
    lines = drawn(state)
    y = next(number for number, line in enumerate(lines) if f" {place} " in line)
    x = lines[y].index(f" {place} ")
    left = max(lines[y].rfind(edge, 0, x + 1) for edge in "│┃")
    return [line[left + 1 : left + 12].ljust(11) for line in lines[y : y + 3]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_can_be_drawn(seats: int) -> None:
    for state in list(positions(seats, seed=seats))[::5]:
        lines = drawn(state)
        assert all(len(line) <= WIDEST for line in lines)
        assert all(line == line.rstrip() for line in lines if line)
        assert "".join(lines).isprintable()


def test_lines_are_segments_of_text_and_style() -> None:
    for line in GAME.draw(play(2)):
        for segment, style in line:
            assert type(segment) is str
            assert type(style) is str


def test_the_opening_shows_turn_tile_free_places_and_stack() -> None:
    state = play(2, "start s0", "draw green-2")
    whole = "\n".join(drawn(state))
    assert "▲ Vermilion places a tile" in whole
    assert "in hand GR 2" in whole
    assert "10 AP" in whole
    for place in ("k5", "m5", "j6", "i7", "j8", "k9", "m9"):
        assert f"· {place} ·" in whole
    assert "group 2, 10 left" in whole
    assert "● drawing" in whole


def test_drawing_of_the_arrival_tile_and_a_resource_tile() -> None:
    state = play(2, "start s0")
    assert inside(state, "m7") == [" m7  start ", "           ", " ▲12★ ●12★ "]
    assert inside(state, "l6") == [" l6   BK 1 ", " ◊         ", "          ◢"]


def test_all_pieces_of_four_seats_fit_on_the_arrival_tile() -> None:
    assert inside(play(4), "m7") == [" m7  start ", " ▲12★ ●12★ ", " ■12★ ◆12★ "]


def test_drawing_of_a_habitable_tile() -> None:
    board = (
        BoardBuilder(2)
        .tile("j6", "green-3", "bl", pennies=2)
        .members(0, "j6", 4)
        .members(1, "j6")
        .leader(1, "j6")
    )
    assert inside(board.turn(), "j6") == [" j6   GR 5 ", " 3+2       ", "◣ ▲4 ●1★   "]
    assert inside(board.members(0, "j6").turn(), "j6")[1] == " 3+2    »▲ "


def test_drawing_of_stations_and_openers() -> None:
    board = BoardBuilder(3).tile("j6", "green-3", pennies=1).opened(2, "j6").station(1, "k7")
    state = board.turn()
    assert inside(state, "j6")[1] == " 3+1    ⚑■ "
    assert inside(state, "k7") == ["◤ k7 empty ", "        ◎● ", "           "]


def test_pieces_of_four_seats_and_a_station_fit_on_a_tile() -> None:
    board = BoardBuilder(4).tile("j6", "black-4", pennies=4).station(3, "j6")
    for seat in range(4):
        board.members(seat, "j6", 2).leader(seat, "j6")
    assert inside(board.turn(), "j6")[1:] == [" ◊◊◊◊▲2★◎◆ ", " ●2★■2★◆2★ "]


def test_open_borders_show_prices_and_closed_borders_are_heavy() -> None:
    lines = drawn(play(2, "start s0"))
    row = next(number for number, line in enumerate(lines) if "start" in line)
    assert "─ 2 ─" in lines[row - 1]
    assert "─ 1 ─" in lines[row - 1]
    assert all("┃" in line for line in lines[row : row + 3])


def test_a_tile_to_be_turned_has_no_borders_yet() -> None:
    state = play(2, "start s0", "draw green-2", "place j6")
    assert inside(state, "j6")[1] == " tick ?    "
    assert "turns the tile" in drawn(state)[0]


def test_mining_and_improvements_of_the_turn_are_shown() -> None:
    board = (
        BoardBuilder(2)
        .tile("j6", "black-3", pennies=3)
        .tile("h6", "blue-2")
        .leader(0, "j6")
        .members(0, "h6", 2)
    )
    state = board.turn()
    do(state, "mine j6", "roll 4", "improve h6")
    assert drawn(state)[0].endswith("▰▰▰▰▰▱▱▱▱▱ 5 AP   plain turn")
    assert drawn(state)[1] == "   mined at j6: 1   improved: h6 +1"


def test_the_end_names_the_winners() -> None:
    state = list(positions(2, seed=3))[-1]
    assert drawn(state)[0].startswith(" The match is over   ")
    assert drawn(state)[1] == ""
    shared = GAME.view(state) | {"players": [{**player, "place": 1} for player in _players(state)]}
    assert text(draw(shared)[0]) == " The match is over   ▲ Vermilion and ● Blue share the victory"


def _players(state: GlobularPosition) -> list[dict[str, object]]:
    players = GAME.view(state)["players"]
    assert isinstance(players, list)
    return players


def test_the_row_of_a_player() -> None:
    state = BoardBuilder(2).caches(1, 4, 2, 1, 3).station(1, "k7").turn(seat=1)
    row = next(line for line in drawn(state) if line.startswith("▸ ● Blue"))
    assert row.split() == [
        "▸",
        "●",
        "Blue",
        "0",
        "1",
        "12",
        "0",
        "m7",
        "k7",
        "-",
        "-",
        "4",
        "2",
        "1",
        "3",
        "17",
    ]


def test_joints_are_distinct() -> None:
    assert len(JOINTS) == len(set(JOINTS)) == 3**4
