"""Vega's crosstables and standings: the pages that it publishes, and ``crosstable.txt``.

A cell of a page has a box each for result, color and opponent, and a player's cell one each for
numbers, title, name and rating; only the boxes' names tell them apart::

    <td><div class="res">1</div><div class="cw">12  </div></td>          is +W12
    <td><div class="res">½</div><div class="cf">BYE</div></td>           is =BYE

So they are spelled here as Vega itself does in a text, ``+W12``, ``-F3`` for a forfeit, ``=BYE``,
and the table is then read like any other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.event.words import bare
from xltiebreak.formats.html import read_page
from xltiebreak.formats.kinds import decoded, named_after
from xltiebreak.formats.sheet import Sheet, event_of
from xltiebreak.formats.spreadsheets import aligned_rows
from xltiebreak.tables.around import edition_on, joined
from xltiebreak.tables.cells import EMPTY, Cell, Row, plain
from xltiebreak.tables.further_columns import told_apart
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import Settings
from xltiebreak.verify.columns import says_no_figure

_BOX, _CALLED = "\ue000", "\ue001"
"""The marks before a box in a cell's text, and between the box's name and its content."""
_SIGNS = {"1": "+", "½": "=", "0": "-"}
_GAME = re.compile(r"([^\n]+)\n([WBF])(\d{1,5}|BYE)", re.IGNORECASE)
"""A box with a result or points, and one with the opponent, whose name tells the color."""
_NUMBER = re.compile(r"\d{1,5}")
_WORDS = table_in("formats/words.toml")["vega"]
_NAMES = frozenset(_WORDS["names"].split())
_OURS = {word: title for title, words in _WORDS["columns"].items() for word in words.split()}
_OURS.update(dict.fromkeys(("", "t", "tit", "fed", "n", "no"), ""))
"""Our headers of the columns beside the results, by Vega's; nothing for titles, flags, and the
number of the entry beside that of the place, which are passed over."""
_DAYS = re.compile(r"(\d{1,2}/\d{1,2}/\d{4})\s*[-,–]\s*(\d{1,2}/\d{1,2}/\d{4})")
_STANDINGS = (
    "this page of Vega shows the standings and not the results; give the page of its cross table "
    "(crosstable.html), or compare these with an event: verify EVENT --against THIS"
)
_NO_TABLE = "this page of Vega has no cross table; give its page crosstable.html"
_OF_TEAMS = (
    "this page of Vega shows matches of teams, which are not read from it; give Vega's FIDE report "
    "(TRF), which has the games of their players"
)
_NO_RESULTS = "no result stands in this cross table yet; save it after the first round"


def read_vega(content: bytes, name: str) -> Event:
    """Return the event on a page with a cross table, or in ``crosstable.txt``; ``name`` is the
    file's.
    """
    title, lines, tables = _read(content)
    shown = [(table, rounds) for table in tables if (rounds := _rounds(table.grid))]
    if not shown:
        raise NoCrosstable(_STANDINGS if tables else _NO_TABLE)
    for table, rounds in shown:
        if table.settings.of_teams:
            raise TieBreakError(_OF_TEAMS)
        _, *rows = table.grid.rows
        if not any(cell.text for row in rows for cell in row.cells[-rounds:]):
            raise TieBreakError(_NO_RESULTS)
    days = next((days_line for line in lines if (days_line := _DAYS.search(line))), None)
    dates = joined(days[1], days[2]) if days else ""
    edition = edition_on(dates.replace("/", "."))  # the day comes first
    sheets = [
        table._replace(settings=table.settings._replace(edition=edition)) for table, _ in shown
    ]
    return event_of(plain(title) or named_after(name), sheets, _NO_TABLE, dates=dates)


def _rounds(grid: Grid) -> int:
    return sum(bool(re.fullmatch(r"R?\d+", cell.text)) for cell in grid.rows[0].cells)


def printed_grids(content: bytes) -> Sequence[Grid]:
    """Return the tables of a page or text, with a column for each thing."""
    return [table.grid for table in _read(content)[2]]


def _read(content: bytes) -> tuple[str, Sequence[str], Sequence[Sheet]]:
    """Return the title, the lines and the tables of a page or text."""
    if b"<table" not in content.lower():
        return _of_text(decoded(content))
    page = read_page(content, boxed)
    title = next(iter(page.headings), "") or page.title
    return title, page.lines, [table for grid in page.tables if (table := _of_page(grid))]


def boxed(tag: str, called: str) -> str:
    """Return the mark where a box begins or ends."""
    return f"{_BOX}{called.partition(' ')[0]}{_CALLED}" if tag in ("div", "span") else ""


def _unboxed(cell: Cell) -> Cell:
    """Return a cell of boxes as the result and, on a second line, the color with the opponent; or
    as name, number and rating of a player, with tabs between; any other cell as it is shown."""
    held: dict[str, str] = {}
    for box in f"{_CALLED}{cell.text}".split(_BOX):
        called, _, inside = box.partition(_CALLED)
        if inside := plain(inside):
            held[called] = f"{held.get(called, '')} {inside}".strip()
    shown = text = " ".join(held.values())
    colour = next((called for called in ("cw", "cb", "cf") if called in held), "")
    if "res" in held or colour:
        text = f"{held.get('res', '')}\n{colour[1:].upper()}{held.get(colour, '')}"
    elif held.keys() - {""}:
        number = held.get("idn", "") or held.get("sort-num", "")
        text = f"{held.get('', '')}\t{number}\t{held.get('rating', '')}"
    return Cell(text, typed=shown) if shown else EMPTY


def _of_page(grid: Grid) -> Sheet | None:
    """Return a table with a column of names, in which the results are spelled as games."""
    grid = replace(grid, rows=[Row(row.number, [*map(_unboxed, row.cells)]) for row in grid.rows])
    for k, head in enumerate(grid.rows):
        labels = [cell.typed for cell in head.cells]
        rows = [row for row in grid.rows[k + 1 :] if not row.empty]
        name = next((at for at, label in enumerate(labels) if bare(label) in _NAMES), None)
        if name is not None and rows:
            return _under_our_headers(grid, head, rows, name)
    return None


def _under_our_headers(grid: Grid, head: Row, rows: Sequence[Row], name: int) -> Sheet:
    labels = [cell.typed for cell in head.cells]
    rounds: list[int] = []
    for at, label in enumerate(labels):
        rounds += [at] if at > name and label == str(len(rounds) + 1) else []
    numbered = bool(rounds) and name > 0  # standings begin with the place
    numbered = numbered and all(_NUMBER.fullmatch(row.cell(0).typed) for row in rows)
    own = (name, *rounds, *([0] if numbered else []))
    beside: dict[int, str] = {}
    for at, label in enumerate(labels):
        if at not in own and (ours := _OURS.get(bare(label), label)):
            beside[at] = told_apart(ours, beside.values())
    players = [_player(row, name, beside, numbered=numbered) for row in rows]
    cells = [[row.cell(at) for at in rounds] for row in rows]
    met = any("\n" in cell.text for line in cells for cell in line)
    settings = Settings(kind=SWISS, notation="plus-minus", scheduled_rounds=len(rounds))
    if not met:
        settings = Settings(kind=ROUNDROBIN, notation="grid")
    settings = settings._replace(of_teams=bare(labels[name]) == "team")
    titles = [*players[0], *(f"R{k}" if met else f"{k}" for k in range(1, len(rounds) + 1))]
    made = [Row(head.number, [*map(Cell, titles)])]
    for row, player, line in zip(rows, players, cells):
        texts = [Cell(text) if text else EMPTY for text in player.values()]
        made.append(Row(row.number, [*texts, *map(_result, line)]))
    ties = (text for text in beside.values() if text not in _OURS.values())
    named = dict(enumerate((text for text in ties if not says_no_figure(text)), start=1))
    grid = replace(grid, rows=made, sheet="", typed=False)
    return Sheet(grid, settings, {"of_fide": True, "tie_breaks": named})


def _player(row: Row, name: int, beside: Mapping[int, str], *, numbered: bool) -> dict[str, str]:
    """Return what a row says of its player, by our headers; a rating of 0 is none."""
    called, number, rating = [*map(plain, row.cell(name).text.split("\t")), "", ""][:3]
    player = {"No.": row.cell(0).typed if numbered else number, "Name": called, "Rating": rating}
    player.update((ours, row.cell(at).typed) for at, ours in beside.items())
    return {**player, "Rating": player["Rating"] if player["Rating"] != "0" else ""}


def _result(cell: Cell) -> Cell:
    """Return ``+W12``, ``-F3`` or ``=BYE``; other texts as they are."""
    game = _GAME.fullmatch(cell.text)
    sign = _SIGNS.get(game[1]) if game else None
    if game and sign and (game[3].isdecimal() or game[2] == "F"):
        text = "BYE" if game[3].upper() == "BYE" else f"{game[2]}{game[3]}"
        return Cell(f"{sign}{text}", typed=cell.typed)
    return Cell(cell.typed, typed=cell.typed)


_TEXT_HEADER = re.compile(r"^ *+(?:N|ID) ++NAME [^|\n]*+\|([^\n]*+)", re.MULTILINE)
"""The headers; behind the bar stand the rounds."""
_IN_TEXT = frozenset({"No.", "Name", "Rating", "Score"})


def _of_text(text: str) -> tuple[str, Sequence[str], Sequence[Sheet]]:
    """Return the title, the lines above the table and the table of ``crosstable.txt``."""
    header = _TEXT_HEADER.search(text)
    if header is None:
        raise TieBreakError(_NO_TABLE)
    rows = aligned_rows(text)
    above = list(takewhile(lambda row: len(row.cells) < 2, rows))
    grid = Grid("", rows[len(above) :], lines=True, typed=False)
    rounds = len(header[1].split())
    fields = grid.header.fields.keys() if grid.header else ()
    if grid.header is None or rounds != len(grid.header.rounds) or not _IN_TEXT.issubset(fields):
        raise TieBreakError("a line of the cross table is out of its columns; save it again")
    head, used = grid.rows[grid.header.row], grid.header.used  # title and federation are not
    kept = [cell if at in used else EMPTY for at, cell in enumerate(head.cells)]
    made = [Row(head.number, kept) if row is head else row for row in grid.rows]
    grid = replace(grid, rows=made)
    heading = [row.cell(0).text for row in above if row.cells]
    settings = Settings(notation="plus-minus", scheduled_rounds=rounds)
    return next(iter(heading), ""), heading, [Sheet(grid, settings, {"of_fide": True})]
