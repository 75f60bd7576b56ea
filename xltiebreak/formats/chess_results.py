"""Crosstables from chess-results.com, saved as Excel files or as web pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from xltiebreak import excel
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.section import BY_MATCH_POINTS, Event, Section
from xltiebreak.event.words import bare, folded
from xltiebreak.formats.html import read_page
from xltiebreak.formats.kinds import is_package
from xltiebreak.formats.sheet import ended, named_after, placed_by
from xltiebreak.tables.around import last_update, named_tie_breaks
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns, headers_in
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings
from xltiebreak.verify import under_own_rules

_NUMBER = frozenset(
    {"no", "nr", "snr", "sno", "nri", "noini", "noinic", "nrini", "nini", "nroini", "noinicial"}
)
_RANK = frozenset({"rk", "rg", "rank", "rang", "rng", "pos", "puesto", "lugar", "clt", "plaats"})
_COLUMNS: Mapping[str, frozenset[str]] = {
    "Name": frozenset({"namn", "navn", "ime", "jmeno", "meno", "nev", "nume", "isim", "nimi"}),
    "Team": frozenset({"team", "mannschaft", "equipo", "equipe", "squadra", "ploeg", "ekipa"}),
    "Rating": frozenset({"rtgi", "eloi", "rat"}),
    "National rating": frozenset({"rtgn", "elon"}),
    "ID": frozenset({"idfide", "codigofide"}),
    "Federation": frozenset({"fed", "land", "pais", "pays", "federation"}),
    "Club": frozenset(
        {"clubcity", "vereinort", "clubciudad", "clubecidade", "clubville", "clubcitta"}
        | {"clubplaats", "clubwoonplaats", "clubstad", "club", "verein", "clube", "vereniging"}
    ),
    "Score": frozenset({"pti"}),
}
"""The site's headers in its languages, in small letters without accents and signs; others are
those of every table."""
_COLOURS = ("wb", "ws", "wz", "bn", "bp", "bc", "bs", "vs", "hs", "an", "vm")
"""The letters for White and Black in these languages: no two share both, while ``b`` is Black in
English and White in Spanish."""
_COLOUR = re.compile(r"\d{1,5} ?([^\W\d_])")
_TITLES = frozenset({"GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM",
                    "AFM", "ACM"})  # fmt: skip
_MATCH = re.compile(r"(\d{1,5}) ?[wbsnzpchvam] ?(\d{1,3}(?:[.,]\d)?½?|½)", re.IGNORECASE)
"""A match of teams: the opponent, the color on the first board, the own points."""
_TIE_BREAK = re.compile(r"[a-z]{2,6} ?(\d)")
_SITE = "chess-results"
_HEADING = re.compile(
    r"cross ?-?table|kreuztabelle|cruzad[ao]|crois[ée]e?|incrociata|kruistabel", re.IGNORECASE
)

_DETAILS: Mapping[str, Sequence[str]] = {
    "dates": ("date", "datum", "fecha", "data", "datums"),
    "city": ("location", "town", "ort", "lugar", "lieu", "luogo", "plaats", "local"),
    "organizer": (
        *("organizer(s)", "organizer", "veranstalter", "ausrichter", "organizador(es)"),
        *("organisateur", "organizzatore", "organisator"),
    ),
    "chief_td": (
        *("chief arbiter", "hauptschiedsrichter", "arbitro principal", "arbitre principal"),
        *("arbitro principale", "hoofdarbiter", "arbitro chefe"),
    ),
    "assistant_tds": ("deputy chief arbiter", "arbiter", "schiedsrichter", "arbitro", "arbitre"),
    "time_control": (
        "time control",
        "time control (standard)",
        "time control (rapid)",
        "time control (blitz)",
        *("bedenkzeit", "ritmo de juego", "cadence", "tempo di gioco", "speeltempo"),
    ),
}
_ROUNDS = (
    *("number of rounds", "rundenanzahl", "anzahl der runden", "numero de rondas"),
    *("nombre de rondes", "numero di turni", "aantal ronden", "numero de rodadas"),
)
_FIELD_OF = {header: name for name, headers in _COLUMNS.items() for header in headers}
_NOT_PAIRED = {"0": Cell("-0")}
"""A plain 0, in a round that is not finished, means that the player was not paired."""
_IN_A_CELL = re.compile(r"([^:]{3,40}?) ?: ?(.+)")
_NO_CROSSTABLE = (
    "no crosstable was found; save the page 'Starting rank crosstable' or 'Ranking crosstable' "
    "(behind 'Show tournament details'), which shows who met whom"
)

_POINTS_ALONE = (
    "this crosstable of teams shows the points of each match, but not in which round it was; save "
    "the crosstable with a column for each round (1.Rd, 2.Rd …)"
)


def read_chess_results(content: bytes, name: str) -> Event:
    """Return the event in an Excel file or web page saved from the site; ``name`` is its file name.

    What cannot be understood becomes a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: there is no crosstable, or the file cannot be read.
    """
    if is_package(content):
        grids: Sequence[Grid] = excel.read_grids(content)
        title = next((text for grid in grids if (text := _title_below_the_site(grid))), "")
        lines: Sequence[str] = [
            cell.text for grid in grids for row in grid.rows for cell in row.cells
        ]
    else:
        page = read_page(content)
        grids, lines = page.tables, page.lines
        title = next((text for text in page.headings if not _HEADING.search(text)), "")
    return _event(title or named_after(name), grids, lines)


def _title_below_the_site(grid: Grid) -> str:
    filled = [row.cell(0).text for row in grid.rows[:5] if not row.empty]
    return filled[1] if len(filled) > 1 and _SITE in filled[0].casefold() else ""


def _event(title: str, grids: Sequence[Grid], lines: Sequence[str]) -> Event:
    tables = [table for grid in grids if (table := _find_table(grid)) is not None]
    details = dict(_details(grids))
    fields: dict[str, Any] = {name: details[name] for name in _DETAILS if name in details}
    if not tables:
        return under_own_rules(replace(_of_games(title, grids, lines), **fields))
    rounds = details.get("rounds", "")
    names = [f"Section {k}" for k in range(1, len(tables) + 1)] if len(tables) > 1 else ["Open"]
    notes = named_tie_breaks(lines)
    updated = last_update(lines)
    sections = []
    for name, table in zip(names, tables):
        if table.of_teams and table.is_roundrobin:
            raise TieBreakError(_POINTS_ALONE)
        settings = Settings(
            name=name,
            kind="roundrobin" if table.is_roundrobin else "swiss",
            scheduled_rounds=int(rounds) if rounds.isdecimal() and len(rounds) < 3 else None,
            notation="grid" if table.is_roundrobin else "us" if table.of_teams else _SITE,
            of_teams=table.of_teams,
            placed_by=table.placed_by() if table.of_teams else BY_MATCH_POINTS,
        )
        section = read_section(table.as_crosstable(notes), settings)
        if section is not None:
            section = _with_what_only_the_site_has(section, table)
            origin = replace(
                section.origin,
                of_fide=True,
                updated=updated,
                tie_breaks=notes,
                places=table.rank_head,
            )
            sections.append(replace(section, origin=origin))
    if not sections:
        raise NoCrosstable(_NO_CROSSTABLE)
    return under_own_rules(Event(name=title, sections=tuple(sections), **fields))


def _of_games(title: str, grids: Sequence[Grid], lines: Sequence[str]) -> Event:
    """Return the event of the site's pairings, with the results of their games."""
    games = tables_in(grids)
    if not any(grid.games for grid in games):
        raise NoCrosstable(_NO_CROSSTABLE)
    event = read_event(title, games)
    updated, notes = last_update(lines), named_tie_breaks(lines)
    sections = (
        replace(
            section,
            origin=replace(section.origin, of_fide=True, updated=updated, tie_breaks=notes),
        )
        for section in event.sections
    )
    return replace(event, sections=tuple(sections))


def _with_what_only_the_site_has(section: Section, table: Table) -> Section:
    rows = {row.number: row for row in table.grid.rows}
    players = (
        replace(
            player,
            title=table.title_of(rows[number]),
            federation=table.text(rows[number], "Federation"),
            printed_place=table.places.get(number),
        )
        for player, number in zip(section.players, section.origin.rows)
    )
    return replace(section, players=tuple(players))


def _details(grids: Sequence[Grid]) -> Iterator[tuple[str, str]]:
    """Yield the details in the lines around the table: ``Location : Elm`` in one cell or in two."""
    for grid in grids:
        for row in grid.rows:
            texts = [cell.text for cell in row.cells if cell.text]
            if len(texts) == 1 and (pair := _IN_A_CELL.fullmatch(texts[0])):
                texts = [pair[1], pair[2]]
            if len(texts) != 2:
                continue
            label = _tidy(texts[0].rstrip(": "))
            if label in _ROUNDS:
                yield "rounds", texts[1]
            for name, labels in _DETAILS.items():
                if label in labels:
                    yield name, texts[1]


@dataclass(frozen=True)
class Table:
    """A crosstable: its grid, the header's place in it and the columns, counted from 0.

    ``key`` is the column of the numbers by which opponents are named: ``No.`` in the crosstable by
    starting rank, ``Rk.`` in the one by ranking. ``rounds`` holds each round's column, or each
    opponent's where ``is_roundrobin``; ``tie_breaks`` the columns TB1, TB2 … by number.
    ``of_teams`` says that the players are teams, whose results are points of matches.
    """

    grid: Grid
    header: int
    key: int
    fields: Mapping[str, int]
    rounds: Mapping[int, int]
    is_roundrobin: bool
    rank: int | None = None
    tie_breaks: Mapping[int, int] = field(default_factory=dict)
    of_teams: bool = False

    def as_crosstable(self, notes: Mapping[int, str]) -> Grid:
        """Return the players' rows under the headers of a plain table, in the same places.

        The headers of tie-breaks are their names in ``notes``. What only this site has is left out,
        see :meth:`title_of`, :meth:`text` and :attr:`places`.
        """
        titles = {self.key: "No."}
        for name in ("Name", "ID", "Rating", "Club", "Score"):
            if name in self.fields:
                titles[self.fields[name]] = name
        prefix = "" if self.is_roundrobin else "R"
        titles.update((column, f"{prefix}{number}") for number, column in self.rounds.items())
        for number, column in self.tie_breaks.items():
            note = notes.get(number)
            titles[column] = f"TB{number}: {note}" if note else f"TB{number}"
        head = self.grid.rows[self.header]
        heads = [Cell(titles.get(column, "")) for column in range(len(head.cells))]
        rows = [self._plain(row, titles) for row in self._rows]
        if self.of_teams:
            heads += [Cell(f"P{number}") for number in self.rounds]
            rows = list(self._with_points(rows))
        return replace(self.grid, rows=[Row(head.number, heads), *rows])

    def _with_points(self, rows: Sequence[Row]) -> Iterator[Row]:
        by_number = {row.cell(self.key).text: row for row in rows}
        width = len(self.grid.rows[self.header].cells)
        for row in rows:
            cells = [row.cell(column) for column in range(width)]
            made = []
            for column in self.rounds.values():
                match = _MATCH.fullmatch(cells[column].text)
                met = match and by_number.get(match[1])
                other = met and _MATCH.fullmatch(met.cell(column).text)
                result = match and other and ended(match[2], other[2], match[1])
                made.append(Cell(match[2]) if match and result else EMPTY)
                if result:
                    cells[column] = Cell(result, cells[column].fault, cells[column].text)
            yield Row(row.number, [*cells, *made])

    def placed_by(self) -> str:
        """Return whether match points or game points place the teams, by their printed scores."""
        results = (
            (
                row.cell(self.fields.get("Score")).text,
                [
                    match[2]
                    for column in self.rounds.values()
                    if (match := _MATCH.fullmatch(row.cell(column).text))
                ],
            )
            for row in self._rows
        )
        return placed_by(results)

    @property
    def _rows(self) -> Iterator[Row]:
        name = self.fields["Name"]
        header = self.grid.rows[self.header].cell(name).text
        for row in self.grid.rows[self.header + 1 :]:
            if row.cell(name).text not in ("", header):
                yield row

    def _plain(self, row: Row, titles: Mapping[int, str]) -> Row:
        cells = [cell if column in titles else EMPTY for column, cell in enumerate(row.cells)]
        if self.key < len(cells) and (number := self._filled_in.get(row.number)):
            cells[self.key] = Cell(number)
        if not self.is_roundrobin and not self.of_teams:
            for column in self.rounds.values():
                cell = row.cell(column)
                if column < len(cells):
                    cells[column] = _NOT_PAIRED.get(cell.text) or self._in_english(cell)
        return Row(row.number, cells)

    @cached_property
    def _filled_in(self) -> Mapping[int, str]:
        """The line numbers of rows without a printed rank, by row: such a row shares the rank of
        the row above, and opponents name it by its line."""
        rows = list(self._rows) if self.key == self.rank else []
        if any(
            row.cell(self.key).text.rstrip(".") not in ("", str(line))
            for line, row in enumerate(rows, start=1)
        ):
            return {}
        return {
            row.number: str(line)
            for line, (row_above, row) in enumerate(zip(rows, rows[1:]), start=2)
            if not row.cell(self.key).text and self._figures(row) == self._figures(row_above)
        }

    def _figures(self, row: Row) -> list[str]:
        columns = (self.fields.get("Score"), *self.tie_breaks.values())
        return [row.cell(column).text for column in columns]

    @cached_property
    def _black_and_white(self) -> Mapping[str, str]:
        """The English letters for the two color letters of the table's language."""
        cells = (row.cell(column).text for row in self._rows for column in self.rounds.values())
        letters = {color[1].lower() for text in cells if (color := _COLOUR.match(text.strip()))}
        pair = next((pair for pair in _COLOURS if letters == set(pair)), "wb")
        return {pair[0]: "w", pair[1]: "b"}

    def _in_english(self, cell: Cell) -> Cell:
        color = _COLOUR.match(cell.text)
        letter = color and self._black_and_white.get(color[1].lower())
        if not color or not letter or letter == color[1]:
            return cell
        text = f"{cell.text[: color.start(1)]}{letter}{cell.text[color.end(1) :]}"
        return Cell(text, cell.fault, cell.text)

    def text(self, row: Row, name: str) -> str:
        """Return the text under ``"Federation"`` …; empty where there is no such column."""
        return row.cell(self.fields.get(name)).text

    def title_of(self, row: Row) -> str:
        """Return the player's title, whose column has no header."""
        return next((cell.text for cell in row.cells if cell.text in _TITLES), "")

    @property
    def rank_head(self) -> str:
        """The header of the places: ``Rk.``."""
        head = self.grid.rows[self.header]
        return head.cell(self.rank).text if self.rank is not None else "Place"

    @cached_property
    def places(self) -> Mapping[int, int]:
        """The places under ``Rk.`` by row number; an empty cell repeats the place above."""
        places: dict[int, int] = {}
        place_above = ""
        for row in self._rows if self.rank is not None else ():
            text = row.cell(self.rank).text.rstrip(".")
            place_above = text or (place_above if row.number in self._filled_in else "")
            if place_above.isascii() and place_above.isdecimal() and len(place_above) < 7:
                places[row.number] = int(place_above)
        return places


def _find_table(grid: Grid) -> Table | None:
    return next(filter(None, (_table(grid, columns) for columns in headers_in(grid.rows))), None)


def _table(grid: Grid, columns: Columns) -> Table | None:
    texts = [bare(folded(cell.text)) for cell in columns.heads]
    keys = [column for column, text in enumerate(texts) if text in _NUMBER | _RANK]
    rank = next((column for column in reversed(keys) if texts[column] in _RANK), None)
    fields = {_FIELD_OF[text]: texts.index(text) for text in reversed(texts) if text in _FIELD_OF}
    fields = {**columns.fields, **fields}
    others = [k for k in range(len(texts)) if k not in {*fields.values(), *columns.used}]
    matches = ((column, _TIE_BREAK.fullmatch(texts[column])) for column in others)
    tie_breaks = {int(match[1]): column for column, match in matches if match}
    rounds, opponents = dict(columns.rounds), {}
    if "1" in texts and rounds.get(1) == texts.index("1"):
        rounds, opponents = {}, rounds
    of_teams = "Name" not in fields and "Team" in fields
    if "Team" in fields:
        fields.setdefault("Name" if of_teams else "Club", fields["Team"])
    if not keys or "Name" not in fields or not (rounds or len(opponents) > 1):
        return None
    if "Score" not in fields and 1 in tie_breaks:
        fields["Score"] = tie_breaks.pop(1)  # the points are the first criterion then
    if "Rating" not in fields and "National rating" in fields:
        fields["Rating"] = fields["National rating"]
    return Table(
        grid=grid,
        header=columns.row,
        key=keys[0],
        fields=fields,
        rounds=rounds or opponents,
        is_roundrobin=not rounds,
        rank=rank,
        tie_breaks=tie_breaks,
        of_teams=of_teams,
    )


def _tidy(label: str) -> str:
    return folded(label.strip().rstrip(".").strip())
