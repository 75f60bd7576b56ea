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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.event.words import bare, too_long
from xltiebreak.formats.html import Page, read_page
from xltiebreak.formats.kinds import decoded, lines_of
from xltiebreak.formats.sheet import ended, named_after, placed_by
from xltiebreak.tables.around import edition_on, joined
from xltiebreak.tables.cells import EMPTY, Cell, Row, plain
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings
from xltiebreak.verify import says_no_figure, under_own_rules

_BOX, _CALLED = "\ue000", "\ue001"
"""The marks before a box in a cell's text, and between the box's name and its content."""

_DOUBLE = re.compile(r"[1½0+-]{2}")
"""The two games of a double round-robin."""
_COLOURS = {"cw": "W", "cb": "B", "cf": "F"}
_SIGNS = {"1": "+", "½": "=", "0": "-"}
_NUMBER = re.compile(r"\d{1,5}")
_NAMES = frozenset(
    {"player", "name", "team", "giocatore", "nome", "jugador", "nombre", "joueur", "nom"}
    | {"spieler", "speler", "naam", "squadra", "equipo", "equipe", "mannschaft"}
)
_TEAM = "team"
_PASSED_OVER = frozenset({"", "t", "tit", "fed", "n", "no"})
"""Titles, flags, and the number of the entry beside that of the place."""
_PLAIN = {
    **dict.fromkeys(("pts", "scr", "score", "pti", "punti", "punkte", "puntos"), "Score"),
    **dict.fromkeys(("rtg", "rat", "rating", "elo"), "Rating"),
    **dict.fromkeys(("origin", "club"), "Club"),
    "pos": "Place",
}
"""Our headers of the columns beside the results, by Vega's."""
_DAYS = re.compile(r"(\d{1,2}/\d{1,2}/\d{4})\s*[-,–]\s*(\d{1,2}/\d{1,2}/\d{4})")
_STANDINGS = (
    "this page of Vega shows the standings and not the results; give the page of its cross table "
    "(crosstable.html), or compare these with an event: verify EVENT --against THIS"
)
_NO_TABLE = "this page of Vega has no cross table; give its page crosstable.html"
_POINTS_ALONE = (
    "this page of Vega shows the points of each match in a grid of the teams; give the page 'Team "
    "Cross Table' (crosstableteam.html), whose cells name the opponents by round"
)
_NO_RESULTS = "no result stands in this cross table yet; save it after the first round"


def read_vega(content: bytes, name: str) -> Event:
    """Return the event on a page with a cross table, or in ``crosstable.txt``; ``name`` is the
    file's.

    What cannot be understood becomes a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: there is no cross table, or it cannot be read.
    """
    if not is_page(content):
        title, lines_above, table = _of_text(decoded(content))
        lines: Sequence[str] = lines_above
        tables = [table]
    else:
        page = read_page(content, boxed)
        title = next(iter(page.headings), "") or page.title
        lines = page.lines
        tables = [made for grid in page.tables if (made := _table(grid))]
    shown = [table for table in tables if table.rounds]
    if not shown:
        raise NoCrosstable(_STANDINGS if tables else _NO_TABLE)
    for table in shown:
        _refuse_what_says_no_results(table)
    days = next((days_line for line in lines if (days_line := _DAYS.search(line))), None)
    dates = joined(days[1], days[2]) if days else ""
    edition = edition_on(dates.replace("/", "."))  # the day comes first
    names = [f"Section {k}" for k in range(1, len(shown) + 1)] if len(shown) > 1 else ["Open"]
    sections = [
        replace(
            section,
            edition=edition,
            origin=replace(section.origin, of_fide=True, tie_breaks=table.tie_breaks),
        )
        for name, table in zip(names, shown)
        if (section := read_section(table.grid, replace(table.settings, name=name))) is not None
    ]
    if not sections:
        raise TieBreakError(_NO_TABLE)
    event = Event(name=plain(title) or named_after(name), sections=tuple(sections), dates=dates)
    return under_own_rules(event)


def _refuse_what_says_no_results(table: VegaTable) -> None:
    if table.settings.of_teams and table.settings.notation == "grid":
        raise TieBreakError(_POINTS_ALONE)
    _, *rows = table.grid.rows
    if not any(cell.text for row in rows for cell in row.cells[-table.rounds :]):
        raise TieBreakError(_NO_RESULTS)


def is_page(content: bytes) -> bool:
    """Whether the file is a web page and no text."""
    return b"<table" in content.lower()


def printed_grids(content: bytes) -> Sequence[Grid]:
    """Return the tables of a page or text, with a column for each thing."""
    if not is_page(content):
        return [_of_text(decoded(content))[2].grid]
    page: Page = read_page(content, boxed)
    return [vega_table.grid for grid in page.tables if (vega_table := _table(grid))]


def boxed(tag: str, called: str) -> str:
    """Return the mark where a box begins or ends."""
    return f"{_BOX}{called.partition(' ')[0]}{_CALLED}" if tag in ("div", "span") else ""


def _boxes(text: str) -> dict[str, str]:
    """Return the text of each box of a cell by the box's name; ``""`` for text outside of boxes."""
    held: dict[str, str] = {}
    for box in f"{_CALLED}{text}".split(_BOX):
        called, _, inside = box.partition(_CALLED)
        if inside := plain(inside):
            held[called] = f"{held.get(called, '')} {inside}".strip()
    return held


def _unboxed(text: str) -> str:
    return " ".join(_boxes(text).values())


class VegaTable(NamedTuple):
    """A table as the common reader needs it: its grid and settings, and the names of its
    tie-breaks; ``rounds`` is how many it shows."""

    grid: Grid
    settings: Settings
    rounds: int
    tie_breaks: Mapping[int, str] = MappingProxyType({})


class _Columns(NamedTuple):
    """The columns of the numbers, if there are any, of the names, and of each round or opponent;
    ``labels`` are all headers."""

    labels: Sequence[str]
    number: int | None
    name: int
    rounds: Mapping[int, int]

    @property
    def others(self) -> Iterator[tuple[int, str]]:
        """The other columns with their new headers; a column of titles has none."""
        own = {self.number, self.name, *self.rounds.values()}
        for column, label in enumerate(self.labels):
            if column in own or not label or bare(label) in _PASSED_OVER:
                continue
            yield column, _PLAIN.get(bare(label), label)


def _table(grid: Grid) -> VegaTable | None:
    for k, head in enumerate(grid.rows):
        rows = [row for row in grid.rows[k + 1 :] if not row.empty]
        columns = _columns(head, rows)
        if columns is not None and rows:
            return _read(grid, head, rows, columns)
    return None


def _columns(head: Row, rows: Sequence[Row]) -> _Columns | None:
    labels = [_unboxed(cell.text) for cell in head.cells]
    known = [column for column, label in enumerate(labels) if bare(label) in _NAMES]
    if not known or not rows:
        return None
    name = known[0]
    rounds: dict[int, int] = {}
    for column, label in enumerate(labels):
        if column > name and label == str(len(rounds) + 1):
            rounds[len(rounds) + 1] = column
    numbered = all(_NUMBER.fullmatch(_unboxed(row.cell(0).text)) for row in rows)
    numbered = bool(rounds) and name > 0 and numbered  # standings begin with the place
    return _Columns(labels, 0 if numbered else None, name, rounds)


def _read(grid: Grid, head: Row, rows: Sequence[Row], columns: _Columns) -> VegaTable:
    others = dict(columns.others)
    of_teams = bare(columns.labels[columns.name]) == _TEAM
    met = any("res" in _boxes(row.cell(c).text) for row in rows for c in columns.rounds.values())
    twice = not met and any(map(_DOUBLE.fullmatch, _inside(rows, columns)))
    rated = not any(title == "Rating" for title in others.values())
    points_too = met and of_teams
    titles = [
        *("No.", "Name", *(["Rating"] if rated else []), *others.values()),
        *(f"R{round}" if met else f"{round}" for round in columns.rounds for _ in range(1 + twice)),
        *(f"P{round}" for round in columns.rounds if points_too),
    ]
    texts = []
    for row in rows:
        number, name, rating = _player(row, columns)
        beside = {column: _unboxed(row.cell(column).text) for column in others}
        for column, title in others.items():
            if title == "Rating" and beside[column] == "0":
                beside[column] = ""
        results = [_boxes(row.cell(column).text) for column in columns.rounds.values()]
        texts.append((number, [name, *([rating] if rated else []), *beside.values()], results))
    made = {number: results for number, _, results in texts}
    table = [Row(head.number, [Cell(title) for title in titles])]
    for row, (number, own, results) in zip(rows, texts):
        cells = [Cell(text) if text else EMPTY for text in (number, *own)]
        for round, box in enumerate(results):
            shown = " ".join(box.values())
            text = _match(made, box, round) if points_too else _result(box)
            both = list(text) if _DOUBLE.fullmatch(text) else [text, ""]
            cells += [Cell(result, typed=shown) for result in (both if twice else [text])]
        cells += [Cell(box.get("res", "")) for box in results if points_too]
        table.append(Row(row.number, cells))
    return VegaTable(
        replace(grid, rows=table, sheet="", typed=False),
        _settings(columns, met=met, of_teams=of_teams, rows=texts, others=others),
        len(columns.rounds),
        _tie_breaks(others.values()),
    )


def _inside(rows: Iterable[Row], columns: _Columns) -> Iterator[str]:
    return (_unboxed(row.cell(column).text) for row in rows for column in columns.rounds.values())


def _player(row: Row, columns: _Columns) -> tuple[str, str, str]:
    boxes = _boxes(row.cell(columns.name).text)
    number = boxes.get("idn", "") or boxes.get("sort-num", "")
    if columns.number is not None:
        number = _unboxed(row.cell(columns.number).text)
    rating = boxes.get("rating", "")
    return number, boxes.get("", ""), "" if rating == "0" else rating


def _result(box: Mapping[str, str]) -> str:
    """Return ``+W12``, ``-F3`` or ``=BYE``; other texts as they are."""
    sign = _SIGNS.get(box.get("res", ""))
    for called, colour in _COLOURS.items():
        met = box.get(called, "")
        if sign and _NUMBER.fullmatch(met):
            return f"{sign}{colour}{met}"
        if sign and met.upper() == "BYE" and colour == "F":
            return f"{sign}BYE"
    return " ".join(box.values())


def _match(made: Mapping[str, Sequence[Mapping[str, str]]], box: Mapping[str, str], k: int) -> str:
    """Return how a team's match ended, in US letters, by both teams' points; other texts as they
    are."""
    met = next((box[called] for called in _COLOURS if called in box), "")
    if not box:
        return ""
    if met.upper() == "BYE":
        return "B"
    theirs = made.get(met, ())
    other = theirs[k].get("res", "") if k < len(theirs) else ""
    result = ended(box.get("res", ""), other, met, by_forfeit="cf" in box)
    return result or " ".join(box.values())


def _settings(
    columns: _Columns,
    *,
    met: bool,
    of_teams: bool,
    rows: Sequence[tuple[str, Sequence[str], Sequence[Mapping[str, str]]]],
    others: Mapping[int, str],
) -> Settings:
    if not met:
        return Settings(kind=ROUNDROBIN, notation="grid", of_teams=of_teams)
    if not of_teams:
        return Settings(kind=SWISS, notation="plus-minus", scheduled_rounds=len(columns.rounds))
    beside = list(others.values())
    at = beside.index("Score") - len(beside) if "Score" in beside else None
    made = [
        (own[at] if at is not None else "", [box.get("res", "") for box in results])
        for _, own, results in rows
    ]
    return Settings(
        of_teams=True,
        notation="us",
        scheduled_rounds=len(columns.rounds),
        placed_by=placed_by(made),
    )


def _tie_breaks(labels: Iterable[str]) -> Mapping[int, str]:
    others = (
        label for label in labels if label not in _PLAIN.values() and not says_no_figure(label)
    )
    return dict(enumerate(others, start=1))


_TEXT_HEADER = re.compile(r"\s*(?:N|ID) +NAME [^|]*\|")
_TEXT_PLAYER = re.compile(r"\s*(\d{1,5}) (.*\S) +(\d{1,4})(?: +[A-Z]{1,3}){0,2} +([\d.]+)\s*")
"""The number, the name, the rating, title and federation, and the score."""
_RULE = re.compile(r"[-=|+\s]*")


def _of_text(text: str) -> tuple[str, list[str], VegaTable]:
    """Return the title, the lines above the table and the table of ``crosstable.txt``: columns of
    fixed width, then after a bar a cell for each round."""
    lines_above: list[str] = []
    head: str | None = None
    rows: list[Row] = []
    rounds = 0
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole.rstrip()
        if why := too_long(line):
            raise TieBreakError(f"line {number}: {why}")
        if head is None:
            if _TEXT_HEADER.match(line):
                head = line
                rounds = len(head.partition("|")[2].split())
                titles = ["No.", "Name", "Rating", "Score", *(f"R{k + 1}" for k in range(rounds))]
                rows.append(Row(number, [Cell(title) for title in titles]))
            elif line.strip():
                lines_above.append(plain(line))
        elif not _RULE.fullmatch(line) and "|" in line:
            rows.append(Row(number, [Cell(text) for text in _text_cells(head, line, number)]))
        elif rows[1:] and not line.strip():
            break
    if head is None:
        raise TieBreakError(_NO_TABLE)
    grid = Grid("", rows, lines=True, typed=False)
    settings = Settings(notation="plus-minus", scheduled_rounds=rounds)
    return lines_above[0] if lines_above else "", lines_above, VegaTable(grid, settings, rounds)


def _text_cells(head: str, line: str, number: int) -> Iterator[str]:
    """Yield the number, name, rating, score and results of a line."""
    left, _, right = line.partition("|")
    player_line = _TEXT_PLAYER.fullmatch(left)
    results, rounds = right.split(), len(head.partition("|")[2].split())
    if player_line is None or len(results) != rounds:
        has = (
            f"{len(results)} results for {rounds} rounds"
            if player_line
            else "no player before the bar"
        )
        raise TieBreakError(f"line {number} has {has}; save the cross table again")
    place, name, rating, score = player_line.groups()
    yield from (place, plain(name), "" if rating == "0" else rating, score)
    yield from results
