"""The sheet ``Crosstable``: a row a player, with results and score. The results stand by rounds, or
in a round-robin's grid, which has a column or two for each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.section import Competition
from xltiebreak.excel.cells.layout import (
    A_ROUND,
    FIELDS,
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    column_of,
)
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.sheets.painter import room_beside
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.shape_cells import shape_cells
from xltiebreak.excel.sheets.sheet import Block, Cell, Looks, Sheet, down, offer, unused_rounds
from xltiebreak.excel.sheets.styles import WIDTH_OF_A_NAME
from xltiebreak.excel.sheets.typed_table import Followed, Head, Row, Table, wide_enough
from xltiebreak.tables.labels import COLUMN_HEADERS

_NAME = column_of("name")
_WIDTHS = {"number": 4.5, "name": 22, "id": 10, "rating": 8, "team": 15}
_OF_NOBODY = {**_WIDTHS, "name": WIDTH_OF_A_NAME, "team": WIDTH_OF_A_NAME}
_RESULT_WIDTH, _SCORE_WIDTH = 6.3, 7.5
"""Seven rounds come onto an upright page, where names are no longer than usual."""
_TEXTS = table_in("excel/sheets/lists.toml")["Crosstable"]
_OFFERED = ("1", "½", "0", "+", "-")
_BESIDE = 2
"""So far behind the last column stand sentences, which are not to be sorted with the table."""


def crosstable_sheet(book: SectionBook) -> Sheet:
    """Return the sheet of a Swiss: players, and results in US letters, round by round.

    Letters that stand alone are offered, and whatever else is typed is taken. No message shows
    while a result is typed, since it would cover the next rows; notes at the headers explain the
    letters.
    """
    players, rounds, of_games = book.players, book.rounds, book.has_games
    heads = [
        Head(f"R{round}", _RESULT_WIDTH, "result", _TEXTS["letters"], f"Round {round}")
        for round in range(1, rounds + 1)
    ]
    rows = range(FIRST_ROW, FIRST_ROW + players)
    results = down(rows, FIRST_ROUND, FIRST_ROUND + rounds - 1)
    # spare rounds are folded away, not whitened
    planned = HEADER_ROW, FIRST_ROUND, rows.stop - 1, results[3] - book.spare_rounds
    return _table(book, heads, _TEXTS["games" if of_games else "swiss"]) + Sheet(
        looks=[unused_rounds(planned, book.stated_rounds, rows), _kinds(book, results)],
        boxes=[] if of_games else [offer(results, ("X", "F", "B", "H", "U"))],
    )


def _kinds(book: SectionBook, results: Block) -> Looks:
    """Return the looks of the result cells by the kind of each."""
    first = xl_rowcol_to_cell(FIRST_ROW, FIRST_ROUND)
    looks = book.formulas("looks of results", cell=first).items()
    return Looks(results, [("" if look == "nothing" else look, holds) for look, holds in looks])


def grid_sheet(book: SectionBook) -> Sheet:
    """Return the sheet of a round-robin: players, and results by player and player. Where a player
    would meet himself, the cells are black as long as there is a player in the row."""
    players, cycles = book.players, book.cycles
    heads = [
        Head(str(k + 1), 5, "result", _TEXTS["points"], f"Against player {k + 1}{game}")
        for k in range(players)
        for game in ([f", game {cycle}" for cycle in range(1, cycles + 1)] if cycles > 1 else [""])
    ]
    last = FIRST_ROUND + len(heads) - 1
    results = down(range(FIRST_ROW, FIRST_ROW + players), FIRST_ROUND, last)
    name, first, end = (
        xl_rowcol_to_cell(FIRST_ROW, column, False, column != FIRST_ROUND)
        for column in (_NAME, FIRST_ROUND, last)
    )
    himself = f"INT((COLUMN({first})-{FIRST_ROUND + 1})/{cycles})=ROW({first})-{FIRST_ROW + 1}"
    nobody = Looks(results, [("nobody", f"AND({himself},COUNTA({name}:{end})>0)")])
    return _table(book, heads, _TEXTS["grid"]) + Sheet(
        looks=[nobody, _kinds(book, results)], boxes=[offer(results, _OFFERED)]
    )


def _table(book: SectionBook, results: Sequence[Head], key: str) -> Sheet:
    """Return the sheet with its players, result cells and scores, and the hidden cells that tell
    whether the table stands where formulas expect it."""
    score = FIRST_ROUND + len(results)
    folded, further = [*range(score - book.spare_rounds, score)], book.further_teams
    end_of_table = score + len(further)
    behind = [*results, Head(COLUMN_HEADERS["score"], _SCORE_WIDTH, "score")]
    heads = [*_own_heads(book, [head.width for head in behind]), *behind]
    table = Table(
        [*heads, *team_heads(further)],
        key,
        frozen=_NAME + 1,
        is_coloured=True,
        spare=book.spare_rows,
        folded=[column_of("id"), *folded],
        goes_on=Cell(0, end_of_table + _BESIDE, "legend_line", _TEXTS["folded"]),
        typed=(_NAME, score - 1),
        as_text=(0, score - 1),
    )
    rows = [_row(book, k, score) for k in range(book.players)]
    page = table.filled(rows, *book.step_and_title(Sheets.CROSSTABLE), book.names.__getitem__)
    if book.spare_rows:
        at = FIRST_ROW + len(rows) - book.spare_rows, end_of_table + _BESIDE
        page += Sheet(cells=[Cell(*at, "legend_line", _TEXTS["late_entries"])])
    return page + shape_cells(book) + Sheet(names=_names(book))


def _names(book: SectionBook) -> Mapping[str, Block]:
    """Return the names of the cells into which one types."""
    rows, last = range(FIRST_ROW, FIRST_ROW + book.players), FIRST_ROUND + len(book.results[0]) - 1
    heads = {"Heads": FIRST_ROUND}
    if book.spare_rounds:
        heads["SpareRounds"] = last - book.spare_rounds + 1
    fields = {"Numbers": "number", "Players": "name", "Ratings": "rating"}
    if book.route.live:
        fields["Clubs"] = "team"
    return {
        **{name: (HEADER_ROW, first, HEADER_ROW, last) for name, first in heads.items()},
        **{name: down(rows, column_of(field)) for name, field in fields.items()},
        "Results": down(rows, FIRST_ROUND, last),
    }


def _row(book: SectionBook, k: int, score: int) -> Row:
    """Return the k-th player's row; the results of a list of games follow it."""
    row = FIRST_ROW + k
    player = book.section.players[k]
    results: Sequence[str | Followed] = book.results[k]
    if book.has_games:
        at = {"number": f"$A{row + 1}", "name": f"$B{row + 1}"}
        results = [
            Followed(book.formula("shown game", **at, round=f"{round * A_ROUND}"))
            for round in range(1, len(results) + 1)
        ]
    formula = book.formula(
        "score",
        counts="1" if book.cycles else book.names["CompleteRounds"],
        name=xl_rowcol_to_cell(row, _NAME, col_abs=True),
        results=f"{xl_rowcol_to_cell(row, FIRST_ROUND)}:{xl_rowcol_to_cell(row, score - 1)}",
    )
    return (
        *(player.number, player.name, player.id, rating_text(player), player.team),
        *(*results, Followed(formula, book.score(k))),
        *(teams.teams.get(player.number) for teams in book.further_teams),
    )


def _own_heads(book: SectionBook, behind: Sequence[float]) -> Iterator[Head]:
    """Yield the headers of a player's own columns, before others. That of names is wide enough for
    late entries, too, as far as the page stands upright."""
    widths = _WIDTHS if any(book.player_names) else _OF_NOBODY
    clubs = wide_enough(widths["team"], (player.team for player in book.section.players))
    others = [widths["number"], widths["rating"], clubs, *behind[book.spare_rounds :]]
    widths = {**widths, "name": max(widths["name"], min(WIDTH_OF_A_NAME, room_beside(others)))}
    for field in FIELDS:
        head = book.team_head if field == "team" else COLUMN_HEADERS[field]
        yield Head(head, widths[field], field if field in ("number", "rating") else "text")


def team_heads(competitions: Sequence[Competition]) -> Iterator[Head]:
    """Yield the headers of columns with the teams of further competitions."""
    for teams in competitions:
        yield Head(teams.by, _WIDTHS["team"], "text")
