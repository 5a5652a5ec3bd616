"""What the table shows: the board, the moves, the events, the result."""

from contextlib import AbstractContextManager, nullcontext
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from astrarium.cli.history import Entry, History, Note
from astrarium.cli.seats import seat_style, seat_text
from astrarium.cli.words import Words
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, State

BRASS = "#e3b968"
DANGER = "#ff8b7a"
GAP = 2
NUMBER_WIDTH = 3
WRAPPED_WIDTH = 46

Cells = tuple[Text, Text, Text]


class Screen:
    """Draws a match on a console."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.words = Words(game)
        self.console = console

    def say(self, text: str | Text, style: str = "") -> None:
        """One line, however long."""
        self.console.print(text, style=style, markup=False, soft_wrap=True)

    def refuse(self, text: str) -> None:
        """One line that says what is wrong; nothing has changed."""
        self.say(" ".join(text.split()), style=DANGER)

    def clause(self, clause: str) -> None:
        """A rule in words."""
        self.console.print(Text.assemble((clause, "bold"), " ", self.game.catalogue.text(clause)))

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """Something moves while somebody thinks, where a person watches."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(f"{who} is thinking", spinner="dots")

    def board(self, state: State) -> None:
        """The table in colour."""
        for line in self.game.draw(state):
            drawn = Text(no_wrap=True, overflow="crop")
            for text, style in line:
                drawn.append(text, style=style)
            self.console.print(drawn, overflow="crop", no_wrap=True, crop=True)

    def rule(self, title: str | Text = "") -> None:
        """A line across."""
        self.console.print(Rule(title, style="dim", align="left"))

    def moves(self, state: State) -> None:
        """The legal moves with their numbers, grouped by kind."""
        cells = {
            action: self._move_cells(state, number, action) for number, action in enumerate(state.legal(), 1)
        }
        words, notation = (max(cell[part].cell_len for cell in cells.values()) for part in (1, 2))
        width = self.console.width
        room = width - NUMBER_WIDTH - notation - 2 * GAP
        aligned = words if words <= room else min(room, WRAPPED_WIDTH)
        self.console.print()
        for _, group in groupby(cells, lambda action: self.game.space.kind(action).name):
            self.console.print(in_columns([cells[action] for action in group], aligned, width))
        self.console.print()

    def _move_cells(self, state: State, number: int, action: int) -> Cells:
        verb, space, rest = self.game.space.text(action).partition(" ")
        notation = Text.assemble((verb, BRASS), (space + rest, "dim"))
        return Text(f"{number:>{NUMBER_WIDTH}}", style="bold"), Text(self.words.move(state, action)), notation

    def event(self, entry: Entry) -> None:
        """What just happened, and the points it brought."""
        self.console.print(self.event_text(entry), soft_wrap=True)

    def event_text(self, entry: Entry) -> Text:
        """An event as a sentence in the colour of its seat, and the points with their clauses."""
        told = self.words.event(entry.before, entry.actor, entry.action)
        text = Text(told, style="dim" if entry.actor == CHANCE else "")
        if entry.actor != CHANCE:
            text = Text.assemble((f"{seat_text(entry.actor).plain[0]} ", seat_style(entry.actor)), text)
        else:
            text = Text.assemble("  ", text)
        for seat, clause, amount in entry.notes:
            reason = self.game.catalogue.id(clause)
            text.append(f"  {seat_text(seat).plain} {amount:+d} ({reason})", style=seat_style(seat))
        return text

    def result(self, history: History, names: dict[int, str]) -> None:
        """The final table: points by clause, totals and places."""
        self.console.print(result_table(self.game, history, names))
        self.say(winner_text(history.state), style="bold")


def in_columns(cells: list[Cells], aligned: int, width: int) -> Table:
    """Numbered moves in as many columns as fit; the words of a single column have a given width."""
    widths = [max(cell[part].cell_len for cell in cells) for part in (1, 2)]
    count = max(1, min(len(cells), (width + GAP) // (NUMBER_WIDTH + sum(widths) + 3 * GAP)))
    height = -(-len(cells) // count)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(count):
        grid.add_column(width=NUMBER_WIDTH)
        grid.add_column(width=widths[0] if count > 1 else aligned)
        grid.add_column()
    for row in range(height):
        picked = [cells[place] for place in range(row, len(cells), height)]
        grid.add_row(*(part for cell in picked for part in cell))
    return grid


def points_by_clause(notes: list[Note]) -> dict[int, dict[int, int]]:
    """Points by clause and seat."""
    sums: dict[int, dict[int, int]] = {}
    for seat, clause, amount in notes:
        by_seat = sums.setdefault(clause, {})
        by_seat[seat] = by_seat.get(seat, 0) + amount
    return dict(sorted(sums.items()))


def result_table(game: Game, history: History, names: dict[int, str]) -> RenderableType:
    """Points by clause, total and place, one column per seat."""
    state, seats = history.state, range(history.seats)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
    table.add_column("clause", "total\nplace", no_wrap=True)
    table.add_column("points for", overflow="fold", max_width=48)
    scores, places = state.scores(), state.ranking()
    for seat in seats:
        heading = Text.assemble(seat_text(seat), f"\n{names.get(seat, '')}")
        table.add_column(heading, f"{scores[seat]}\n{places[seat]}", justify="right", footer_style="bold")
    for clause, by_seat in points_by_clause(history.notes()).items():
        name = game.catalogue.id(clause)
        points = [str(by_seat.get(seat, 0) or "-") for seat in seats]
        table.add_row(name, game.catalogue.text(name), *points)
    return Group(Text(f"{game.title}: the result", style=f"bold {BRASS}"), table)


def winner_text(state: State) -> Text:
    """Who won."""
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    who = Text(" and ").join([seat_text(seat) for seat in winners])
    points = state.scores()[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return Text.assemble(who, f" {verb} with {points} points.")
