"""What the table shows: the board, the moves, the events, the result."""

from contextlib import AbstractContextManager, nullcontext
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from astrarium.cli.errors import one_line
from astrarium.cli.history import History, HistoryEntry, Note
from astrarium.cli.seats import seat_name, seat_shape, seat_style, seat_text
from astrarium.cli.words import EventWords
from astrarium.core.clauses import source_names
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, State

BRASS = "#e3b968"
DANGER = "#ff8b7a"
GAP = 2
NUMBER_WIDTH = 3
WRAPPED_WIDTH = 46

Cells = tuple[Text, Text, Text]
Reason = tuple[int, int]  # clause and source
Row = dict[int, int]  # points by seat


class Screen:
    """Draws a match on a console."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.words = EventWords(game)
        self.console = console

    def say(self, text: str | Text, style: str = "") -> None:
        """One line, however long; a terminal breaks it between words."""
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def refuse(self, text: str) -> None:
        """One line that says what is wrong; nothing has changed."""
        self.say(one_line(text), style=DANGER)

    def clause(self, clause: str) -> None:
        """A rule in words, and its source."""
        catalogue = self.game.catalogue
        source = source_names(catalogue.sources_of(clause))
        self.console.print(
            Text.assemble((clause, "bold"), " ", catalogue.text(clause), (f" ({source})", "dim"))
        )

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

    def event(self, entry: HistoryEntry) -> None:
        """What just happened, and the points it brought."""
        self.say(self.event_text(entry))

    def event_text(self, entry: HistoryEntry) -> Text:
        """An event as a sentence, and the points it brought with their clauses."""
        told = self.words.event(entry.before, entry.actor, entry.action)
        if entry.actor == CHANCE:
            text = Text(f"  {told}", style="dim")
        else:
            text = Text.assemble((f"{seat_shape(entry.actor)} ", seat_style(entry.actor)), told)
        for seat, reasons in points_by_seat(entry.notes).items():
            self._add_points(text, seat, reasons)
        return text

    def _add_points(self, text: Text, seat: int, reasons: dict[Reason, int]) -> None:
        """Append the points of a seat with the cards and clauses that paid, and the share of each."""
        text.append(f" {seat_name(seat)} {sum(reasons.values()):+d}", style=seat_style(seat))
        if len(reasons) > 1:
            parts = [f"{points:+d} {self._reason(*reason)}" for reason, points in reasons.items()]
            text.append(f" ({', '.join(parts)})", style="dim")
            return
        ((clause, source),) = reasons
        card = self.words.source(source)
        text.append(f" {card}" if card else "", style=seat_style(seat))
        text.append(f" ({self.game.catalogue.id(clause)})", style="dim")

    def _reason(self, clause: int, source: int) -> str:
        """Return the card, if there is one, and the clause."""
        return f"{self.words.source(source)} {self.game.catalogue.id(clause)}".strip()

    def result(self, history: History, names: dict[int, str]) -> None:
        """The final table: points by clause and card, totals and places."""
        self.console.print()
        self.console.print(result_table(self.words, history, names))
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


def points_by_seat(notes: list[Note]) -> dict[int, dict[Reason, int]]:
    """Return the points by seat, then by clause and source."""
    sums: dict[int, dict[Reason, int]] = {}
    for seat, clause, amount, source in notes:
        reasons = sums.setdefault(seat, {})
        reasons[clause, source] = reasons.get((clause, source), 0) + amount
    return sums


def result_table(words: EventWords, history: History, names: dict[int, str]) -> RenderableType:
    """Points by clause, total and place, one column per seat; below a clause the cards that brought them.

    What a seat began with has a row of its own, so the rows of start and clauses add up to the total.
    """
    game, state, seats = words.game, history.state, range(history.seats)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True, show_footer=True)
    table.add_column("clause", "total\nplace", no_wrap=True)
    table.add_column("points for", max_width=60)
    for seat in seats:
        add_seat_column(table, state, seat, names.get(seat, ""))
    by_clause, by_card = points_by_row(words, history)
    noted = [sum(row.get(seat, 0) for row in by_clause.values()) for seat in seats]
    start = {seat: state.scores()[seat] - noted[seat] for seat in seats}
    if any(start.values()):
        table.add_row("", "points at the start", *cells(start, seats))
    for clause in sorted(by_clause):
        name = game.catalogue.id(clause)
        table.add_row(name, words.reason(state, name), *cells(by_clause[clause], seats))
        for card, row in by_card.get(clause, {}).items():
            table.add_row("", f"  {card}", *cells(row, seats), style="dim")
    return Group(Text(f"{game.title}: the result", style=f"bold {BRASS}"), table)


def points_by_row(words: EventWords, history: History) -> tuple[dict[int, Row], dict[int, dict[str, Row]]]:
    """Return the points of each seat by clause, and by clause and name of card."""
    by_clause: dict[int, Row] = {}
    by_card: dict[int, dict[str, Row]] = {}
    for seat, reasons in points_by_seat(history.notes()).items():
        for (clause, source), points in reasons.items():
            rows = [by_clause.setdefault(clause, {})]
            card = words.source(source)
            if card:
                rows.append(by_card.setdefault(clause, {}).setdefault(card, {}))
            for row in rows:
                row[seat] = row.get(seat, 0) + points
    return by_clause, by_card


def cells(row: Row, seats: range) -> list[str]:
    """Return the points of a row as text, a dash for a seat without any."""
    return [str(row[seat]) if row.get(seat) else "-" for seat in seats]


def add_seat_column(table: Table, state: State, seat: int, name: str) -> None:
    """The column of a seat: its shape, its name, who played it, and below its total and place."""
    style = seat_style(seat)
    heading = Text("\n").join(
        [Text(seat_shape(seat), style), Text(seat_name(seat), style), Text(name, "not bold dim")]
    )
    footer = f"{state.scores()[seat]}\n{state.ranking()[seat]}"
    table.add_column(heading, footer, justify="right", no_wrap=True, footer_style="bold")


def winner_text(state: State) -> Text:
    """Who won."""
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    who = Text(" and ").join([seat_text(seat) for seat in winners])
    points = state.scores()[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return Text.assemble(who, f" {verb} with {points} points.")
