"""Drawing of the table in a terminal: readable without colours, and never too wide."""

import pytest

from astrarium.core.game import Line
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.components.origins import origin_mark
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from astrarium.games.cosmic_pioneers.screen.terminal import ASKED, draw
from astrarium.games.cosmic_pioneers.screen.terminal_panel import COUNTER_NAMES
from astrarium.games.cosmic_pioneers.screen.terminal_ring import CELL, LEGEND, WIDTH
from astrarium.games.cosmic_pioneers.screen.terminal_symbols import LETTERS, TOTAL, face_code, strip
from astrarium.terminal import flow, joined
from tests.rules.cosmic_pioneers import board
from tests.rules.cosmic_pioneers.board import GAME
from tests.rules.cosmic_pioneers.test_locale import ASKING
from tests.rules.cosmic_pioneers.test_view import positions
from tests.table import apply

TALLEST = 56


def text(line: Line) -> str:
    return "".join(segment for segment, _ in line)


def drawn(state: CosmicPosition) -> list[str]:
    return [text(line) for line in GAME.draw(state)]


def whole(state: CosmicPosition) -> str:
    return "\n".join(drawn(state))


def cell(state: CosmicPosition, name: str) -> list[str]:
    """Return the lines of a sector on the ring."""
    lines = drawn(state)
    for number, line in enumerate(lines):
        for start in range(0, WIDTH - CELL, CELL + 1):
            part = line[start + 1 : start + 1 + CELL]
            if part[1:].startswith(f"{name} ") and line[start] == "│":
                return [below[start + 1 : start + 1 + CELL] for below in lines[number : number + 4]]
    raise AssertionError(f"{name} is not on the ring")


def area(state: CosmicPosition, name: str) -> str:
    """Return all lines of a player's area."""
    lines = drawn(state)
    start = next(number for number, line in enumerate(lines) if line[1:].startswith(name))
    end = start + 1
    while end < len(lines) and lines[end].startswith("   "):
        end += 1
    return " ".join(line.strip() for line in lines[start:end])


@pytest.mark.parametrize("scenario", tables.SCENARIOS.names)
def test_every_position_of_a_match_can_be_drawn(scenario: str) -> None:
    seats = 2 + tables.SCENARIOS.names.index(scenario) % 3
    for number, state in enumerate(positions(seats, seed=seats, scenario=scenario)):
        if number % 5:
            continue
        lines = drawn(state)
        assert max(len(line) for line in lines) <= TOTAL
        assert len(lines) <= TALLEST
        assert all(line == line.rstrip() for line in lines)
        assert "".join(lines).isprintable()


def test_lines_are_segments_of_text_and_style() -> None:
    for line in GAME.draw(board.table()):
        for segment, style in line:
            assert type(segment) is str
            assert type(style) is str


def test_the_ring_goes_clockwise_from_the_upper_left() -> None:
    lines = drawn(board.table())
    rows = [lines[2], lines[7], lines[12], lines[17]]
    names = [[word for word in row.replace("▸", " ").split() if word[0] == "r"] for row in rows]
    assert names[0] == ["r0", "r1", "r2", "r3"]
    assert (names[1][0], names[1][-1]) == ("r11", "r4")
    assert (names[2][0], names[2][-1]) == ("r10", "r5")
    assert names[3] == ["r9", "r8", "r7", "r6"]
    assert all(len(line) == WIDTH for line in lines[1:22])


def test_a_planet_on_the_ring() -> None:
    state = board.table()
    board.settle_row(state, "r1", "AAl")
    board.lay_goods(state, "r1", "red", "red", "yellow")
    board.place_ship(state, 1, "r1")
    board.place_ship(state, 2, "r1", crashed=True)
    assert cell(state, "r1") == [
        "▸r1 Ravan R      ▲",
        " [▲|▲]L ·         ",
        " X -2 -2 +1 +1$   ",
        " »●x■ 2R1Y        ",
    ]


def test_green_slots_apart_from_each_other() -> None:
    state = board.table()
    board.settle_row(state, "r4", "CB.s")
    assert cell(state, "r4")[1].strip() == "■[●|·]S ·"


def test_other_sectors_on_the_ring() -> None:
    ring = ("belt", *board.RING[1:5], "station", *board.RING[6:])
    state = board.table(scenario="freight-run", ring=ring)
    assert cell(state, "r0") == [
        " r0 Jumpgate      ",
        " income, levels,  ",
        " colonists        ",
        " »▲»●»■           ",
    ]
    assert cell(state, "r1")[:2] == [" r1 Asteroid belt ", " pass, never stop "]
    assert cell(state, "r6")[0] == " r6 Trade Station "


def test_slots_and_faces_of_every_planet_fit_into_a_cell() -> None:
    for planet, (title, _) in zip(tables.PLANETS.names, tables.PLANETS.titles, strict=True):
        ring = [name for name in board.RING if name != planet][:10]
        shown = cell(board.table(ring=[*ring, planet]), "r11")
        assert shown[0].strip("▸ ").startswith(f"r11 {title}{origin_mark(planet).strip()} ")
        assert shown[1].count("·") == tables.PLANETS.slots[tables.PLANETS.names.index(planet)]
        assert len(shown[2].split()) == 5


def test_the_codes_of_faces() -> None:
    faces = [("draw_event", 0), ("crash", 0), ("lose_credits", -200), ("gain_colonists", 3)]
    assert [face_code(*face)[0] for face in faces] == ["!", "X", "-2$", "+3"]
    assert text(strip(faces)) == "X -2$ +3"


def test_the_legend_explains_the_letters() -> None:
    assert all(f"{LETTERS[species]} {species}" in LEGEND[0] for species in tables.ALIENS.species)
    assert len(set(LETTERS.values())) == len(LETTERS) == len(tables.ALIENS.species) + len(constants.COLOURS)
    assert all(len(line) < TOTAL for line in LEGEND)


def test_the_header_shows_round_and_question() -> None:
    assert drawn(board.table())[0] == " Round 1 of 12   ▲ Vermilion flies: up to 2 sectors"
    state = GAME.start(2)
    assert isinstance(state, CosmicPosition)
    assert drawn(state)[0] == " Set-up   the first player is drawn by lot"


def test_every_question_has_words() -> None:
    assert {*ASKED, "over"} == set(ASKING)


def test_every_counter_has_words() -> None:
    assert list(COUNTER_NAMES) == schema.COUNTERS


def test_what_the_die_brings_at_every_destination() -> None:
    state = board.table(seats=4)
    board.place_ship(state, 1, "r11")
    board.place_ship(state, 2, "r11")
    board.place_ship(state, 3, "r1", crashed=True)
    lines = drawn(state)
    assert "▸r1  Ravan          1 event   2 crash   3 -2 col  4 -2 col  5 +1 col  6 +100 cr" in lines
    assert any(line.startswith("▸r11 Fenholm   ●■") for line in lines)
    assert sum(line.startswith("▸r") for line in lines) == 4


def test_the_jumpgate_as_a_destination() -> None:
    state = board.table()
    board.settle_row(state, "r1", "AA")
    board.place_ship(state, 0, "r2")
    assert "▸r0  Jumpgate       300 credits, then levels and colonists" in whole(state)


def test_the_sites_of_a_crash() -> None:
    state = board.table()
    board.place_ship(state, 0, "r5")
    board.begin(state, steps.CRASH)
    lines = drawn(state)
    assert lines[0].endswith("▲ Vermilion crash-lands")
    assert any(line.startswith(" CRASH SITES") for line in lines)
    assert [line[1:4].strip() for line in lines if line.startswith("▸r")] == ["r4", "r6"]


def test_commanders_to_choose_from() -> None:
    state = GAME.start(2)
    assert isinstance(state, CosmicPosition)
    apply(GAME, state, "first s0", "commander okoro")
    drawing = whole(state)
    assert "▲Okoro ✧     Steady Aim (5): Chooses which life forms" in drawing
    assert "▸Fraser ✧    Sure Footing (4): Lands colonists and aliens on any free slots." in drawing
    assert "┌" not in drawing


def test_levels_to_choose_from() -> None:
    state = board.table()
    board.set_own(state, 0, columns.CREDITS, 500)
    board.set_level(state, 0, "cargo", 2)
    board.begin(state, steps.RAISE)
    assert "cargo    1 2 pieces, no aliens ▸2 3 pieces, no aliens  3 4 pieces, aliens too" in whole(state)


def test_the_pool() -> None:
    state = GAME.start(2, {"scenario": "lane-keepers"})
    assert isinstance(state, CosmicPosition)
    apply(GAME, state, "first s0", "commander amari", "commander okoro", "raise cargo 1", "raise bombs 1")
    apply(GAME, state, "species lizard", "species worm")
    for planet in ("ravan", "maul", "tarn", "drift", "mirrow", "sump", "loess", "barrow"):
        apply(GAME, state, f"planet {planet}")
    drawing = whole(state)
    assert "POOL  planets still to be laid  and 3 belts" in drawing
    assert "barrow ✧    Y  ·[·|·]· ·         X X -1 +3 +1$" in drawing
    assert "alien cards  lizard, worm" in drawing
    assert cell(state, "r5")[:2] == ["▸r5               ", " free             "]


def test_the_middle_of_the_ring() -> None:
    state = board.table(scenario="first-flag", round_number=3, events="even-rounds")
    board.settle_row(state, "r1", "lq")
    drawing = whole(state)
    assert "scenario     First Flag" in drawing
    assert "rounds       -![-]!-!-!-!-!" in drawing
    assert "aliens left  L14 Q11 S12 W12" in drawing
    assert "goods left   R5 B5 G5 Y5" in drawing
    assert "event deck   11 and 0 discarded" in drawing
    assert "first player ▲ Vermilion" in drawing


def test_who_has_still_a_turn() -> None:
    state = next(state for state in positions(3, seed=2) if GAME.view(state)["step"] == "move")
    assert "turns ahead  " in whole(state)


def test_a_fight() -> None:
    state = board.table(commanders=("lindqvist", "fraser", "okoro"))
    board.set_level(state, 1, "weapons", 2)
    board.place_ship(state, 1, "r3")
    board.phase(state, steps.FIGHT, sector="r3")
    assert "fight ▲ ?+0 : ● ?+1  ties ▲" in whole(state)
    apply(GAME, state, "roll 4", "roll 3")
    assert "fight ▲ 4+0=4 : ● 3+1=4  ties ▲" in whole(state)


def test_the_die_of_an_adventure() -> None:
    state = board.table(commanders=("amari", "fraser", "okoro"))
    apply(GAME, state, "move r1", "roll 2")
    assert "die          2: crash" in whole(state)


def test_bombs() -> None:
    state = board.table(seat=1)
    board.set_level(state, 1, "bombs", 2)
    board.settle_row(state, "r3", "AAAl")
    board.phase(state, steps.BOMB, seat=1, sector="r3")
    apply(GAME, state, "bomb", "hit colonist")
    assert "bombs on     ? colonists" in whole(state)
    apply(GAME, state, "roll 1")
    assert "bombs on     1 colonist " in whole(state)
    assert drawn(state)[0].endswith("● Blue chooses a victim: 1 to go")


def test_an_event_with_its_text() -> None:
    state = board.table()
    for place in ("r3", "r7", "r11"):
        board.settle_row(state, place, "As")
    board.draw_card(state, "slime-smother")
    apply(GAME, state, "pick r3")
    drawing = whole(state)
    assert "event        Smother ✧" in drawing
    assert " SMOTHER ✧  The drawer picks 2 planets with a slime;" in drawing
    assert cell(state, "r3")[0].startswith("✓r3 Sump✧ G")
    assert cell(state, "r7")[0].startswith("▸r7 Bracken✧ G")


def test_events_that_may_come() -> None:
    state = board.table()
    drawing = whole(state)
    assert "EVENTS  cards left in the deck, and which they may be" in drawing
    assert "2 worm    Undermine ✧ 2, Ground Quake ✧ 2, Surfacing ✧ 1, Opened Vein ✧ 1" in drawing
    board.stack_deck(state, "worm-undermine", "worm-undermine")
    lines = drawn(state)
    assert " EVENTS  cards left in the deck" in lines
    assert "  2 worm    Undermine ✧ 2" in lines
    assert not any("lizard  Night Raid" in line for line in lines)


def test_the_rules_of_the_scenario() -> None:
    assert " COSMIC PIONEERS ✧  The base game: settle the system in twelve rounds." in drawn(board.table())
    drawing = " ".join(whole(board.table(scenario="battle-royale")).split())
    assert "BATTLE ROYALE ✧ The attacker wins ties. After a fight" in drawing
    assert "The game ends with the round in which a player has won 5 fights." in drawing


def test_a_players_area() -> None:
    state = board.table(scenario="cross-trade")
    board.settle_row(state, "r1", "BB")
    board.set_own(state, 1, columns.CREDITS, 1200)
    board.set_level(state, 1, "cargo", 3)
    board.set_level(state, 1, "engines", 2)
    board.load(state, 1, "colonist", "slime", "red", "red")
    board.place_ship(state, 1, "r2", crashed=True)
    told = area(state, "● Blue")
    assert told.startswith("● Blue         9 1st    1200    300       12  1 +0     3 4/4    1 one     2 →3")
    assert "Okoro Steady Aim" in told
    assert "ship r2 crashed" in told
    assert "hold ● S goods RR can take aliens" in told
    assert "controls r1" in told
    assert "deliveries 0" in told
    assert "points for colonists 2, planets 5, credits 2" in told
    assert area(state, "■ Green").startswith("■ Green        0 2nd       0    200       15")
    assert "Lindqvist Dogfighter (1 left)" in area(state, "■ Green")


def test_the_seat_asked_is_marked() -> None:
    lines = drawn(board.table(seat=2))
    assert any(line.startswith("▸■ Green") for line in lines)


def test_a_hold_that_is_too_full() -> None:
    state = board.table(commanders=("amari", "okoro", "lindqvist"))
    board.settle_row(state, "r3", "A")
    board.load(state, 0, "colonist", "worm")
    board.phase(state, steps.DEPLOY, sector="r3")
    apply(GAME, state, "load 1")
    assert drawn(state)[0].endswith("▲ Vermilion may load and unload: 1 must leave")


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
    lines = [text(joined(line)) for line in flow([("head", "bold")], parts, 16, 2)]
    assert lines == ["head  one two", "  three four", "  five six", "  seven"]


def test_lines_end_with_their_last_word() -> None:
    line: Line = [("one ", ""), ("two", ""), (" three ", "dim"), ("   ", "bold"), ("", "")]
    assert joined(line) == [("one two", ""), (" three", "dim")]
